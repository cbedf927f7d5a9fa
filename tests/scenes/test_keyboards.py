"""Shortcuts on keyboards of the world, pressed in the window."""

from __future__ import annotations

import pygame
import pytest

from game.content.model import Content
from game.scenes.load import LoadScene
from game.scenes.new_game import NewGameScene
from game.scenes.rulebook import RulebookScene
from game.scenes.settings import SettingsScene
from game.scenes.shared.rulebook_chapters import Chapter
from game.scenes.solo import SoloScene
from game.scenes.table import TableScene
from game.scenes.table.keys import SHORTCUTS
from game.scenes.table.menu import MenuScene, SaveAsScene
from game.scenes.title import TitleScene
from game.ui import textinput
from game.ui.widgets import Widget
from game.window import Window
from tests.scenes.driver import Driver
from tests.scenes.keyboards import (
    ALTGR,
    BY_PLACE,
    CTRL,
    HELP,
    MINUS,
    PLUS,
    SHIFT,
    SIGNS,
    WITH_ALTGR,
    Key,
    at,
    press,
    with_character,
)
from tests.scenes.table.player import Player, open_table, session

LATIN = ("us", "fr", "de", "tr", "dvorak")


class Watched:
    """A table that only writes down what it is asked to do."""

    def __init__(self, window: Window, content: Content, monkeypatch: pytest.MonkeyPatch) -> None:
        self.window = window
        self.scene = open_table(window, session(content, 2, 8))
        self.used: list[str] = []
        monkeypatch.setattr(self.scene, "use", self.used.append)
        monkeypatch.setattr(self.scene, "is_void", lambda was, id: False)
        window.frame(1 / 60)

    def take(self) -> list[str]:
        """What has been asked since; another scene above counts as its name, and is closed."""
        found, self.used[:] = [*self.used], []
        while self.window.scenes[-1] is not self.scene:
            found.append(getattr(self.window.scenes[-1], "chapter", type(self.window.scenes[-1]).__name__))
            self.window.pop()
        return found


@pytest.fixture
def table(window: Window, content: Content, monkeypatch: pytest.MonkeyPatch) -> Watched:
    """A table on top."""
    return Watched(window, content, monkeypatch)


def used(scene: object, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The ids of what a scene of widgets is asked for, from now on; nothing of it is done."""
    found: list[str] = []

    def note(widget: Widget) -> None:
        found.append(widget.id)

    monkeypatch.setattr(scene, "_use", note)
    return found


# --- letters ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("layout", [*BY_PLACE, *LATIN])
def test_every_letter_of_the_table(driver: Driver, table: Watched, layout: str) -> None:
    letters = {chr(key): id for key, id in SHORTCUTS.items() if 97 <= key <= 122}
    assert len(letters) >= 10
    for letter, id in letters.items():
        press(driver, (at if layout in BY_PLACE else with_character)(letter, layout))
        assert table.take() == [id], letter
    press(driver, (at if layout in BY_PLACE else with_character)("h", layout))
    assert table.take() == [Chapter.SETUP]


@pytest.mark.parametrize("layout", ["ru", "gr", "fr", "dvorak"])
def test_e_ends_the_turn(driver: Driver, window: Window, content: Content, layout: str) -> None:
    scene = open_table(window, session(content, 2, 8))
    player = Player(driver, scene, 5)
    while not {"button:done", "button:end"} & set(scene.spots.clickable):
        player.play_a_move()
    played = scene.session.version
    press(driver, with_character("e", layout) if layout in LATIN else at("e", layout))
    assert scene.session.version > played


@pytest.mark.parametrize("layout", ["ru", "gr", "il", "fr", "de", "tr"])
def test_ctrl_z_and_ctrl_y(driver: Driver, window: Window, content: Content, layout: str) -> None:
    scene = open_table(window, session(content, 2, 8))
    Player(driver, scene, 3).play_a_move()
    window.frame(1.0)
    key = with_character if layout in LATIN else at
    length = len(scene.session.history)
    press(driver, key("z", layout, CTRL)._replace(unicode="\x1a" if layout in LATIN else key("z", layout).unicode))
    assert len(scene.session.history) < length
    window.frame(1.0)
    press(driver, key("y", layout, CTRL)._replace(unicode="\x19" if layout in LATIN else key("y", layout).unicode))
    assert len(scene.session.history) == length


@pytest.mark.parametrize("layout", [*BY_PLACE, *LATIN])
def test_letters_of_menus(window: Window, driver: Driver, monkeypatch: pytest.MonkeyPatch, layout: str) -> None:
    window.push(TitleScene(window))
    found = used(window.scenes[-1], monkeypatch)
    for letter, id in {
        "n": "new_game",
        "j": "campaign",
        "o": "solo",
        "a": "about",
        "q": "quit",
        "h": "rulebook",
    }.items():
        press(driver, (at if layout in BY_PLACE else with_character)(letter, layout))
        assert found.pop() == id
        assert not found


# --- signs and digits ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("layout", "key", "sign"), SIGNS, ids=str)
def test_signs_and_digits_of_the_table(driver: Driver, table: Watched, layout: str, key: Key, sign: str) -> None:
    buttons = {button.key: button.id for button in table.scene.prompt().buttons}
    assert "1" in buttons
    wanted = {PLUS: "zoom:in", MINUS: "zoom:out", HELP: Chapter.KEYS, "1": buttons["1"]}.get(sign)
    press(driver, key)
    if wanted is None:
        assert not set(table.take()) & {"zoom:in", "zoom:out", Chapter.KEYS, *buttons.values()}
    else:
        assert table.take() == [wanted]


def test_digits_of_the_solo_games(window: Window, driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    window.push(SoloScene(window))
    found = used(window.scenes[-1], monkeypatch)
    unshifted = [Key(pygame.K_1, 30, "&"), Key(pygame.K_2, 31, "é"), Key(pygame.K_3, 32, '"'), Key(pygame.K_4, 33, "'")]
    for number, key in enumerate(unshifted, 1):  # of a French keyboard
        press(driver, key)
        assert found == []
        press(driver, key._replace(unicode=str(number), mod=SHIFT))
        assert found.pop().startswith("play:")
    press(driver, Key(pygame.K_1, 30, "+", SHIFT))  # of a Swiss one
    assert found == []


def test_plus_and_minus_move_a_slider(window: Window, driver: Driver) -> None:
    window.push(SettingsScene(window))
    id = next(id for id in driver.ids if id.startswith("volume") or "music" in id)
    driver.tab_to(id)
    before = window.settings
    press(driver, Key(54, 35, "-"))  # French
    lower = window.settings
    assert lower != before
    press(driver, Key(51, 32, "+", SHIFT))  # Hungarian
    assert window.settings == before
    press(driver, Key(45, 45, "=", SHIFT))  # Japanese
    assert window.settings == before


@pytest.mark.parametrize("key", [Key(223, 45, "?", SHIFT), Key(44, 16, "?", SHIFT), Key(47, 56, "?", SHIFT)], ids=str)
def test_the_question_mark_opens_the_rulebook(window: Window, driver: Driver, key: Key) -> None:
    window.push(TitleScene(window))
    press(driver, key)
    scene = window.scenes[-1]
    assert isinstance(scene, RulebookScene)
    press(driver, key)
    assert scene.chapter is Chapter.KEYS
    assert scene.edit.text == ""
    press(driver, Key(pygame.K_m, pygame.KSCAN_M, "m"))
    press(driver, key)
    assert scene.edit.text == "m?"


# --- AltGr -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("altgr", ALTGR.values(), ids=ALTGR)
def test_altgr_triggers_nothing(
    window: Window, driver: Driver, content: Content, monkeypatch: pytest.MonkeyPatch, altgr: int
) -> None:
    table = Watched(window, content, monkeypatch)
    for scene in (
        TitleScene(window),
        MenuScene(window, table.scene),
        SoloScene(window),
        LoadScene(window),
        table.scene,
    ):
        if scene is not table.scene:
            window.push(scene)
        found = table.used if isinstance(scene, TableScene) else used(scene, monkeypatch)
        for _, key in WITH_ALTGR:
            press(driver, key._replace(mod=altgr))
            assert found == [], (scene, key)
            assert window.scenes[-1] is scene
        if scene is not table.scene:
            window.pop()


def test_altgr_types_into_a_field(window: Window, driver: Driver, content: Content) -> None:
    """On Windows AltGr and V would have pasted, AltGr and X cut."""
    scene = save_as(window, content)
    scene.edit.set("")
    for key in (Key(pygame.K_v, pygame.KSCAN_V, "@"), Key(pygame.K_x, pygame.KSCAN_X, "#")):
        press(driver, key._replace(mod=ALTGR["Windows"]))
    for key in (Key(pygame.K_c, pygame.KSCAN_C, "ć"), Key(pygame.K_a, pygame.KSCAN_A, "ą")):
        press(driver, key._replace(mod=ALTGR["X11"]))
    assert scene.edit.text == "@#ćą"


@pytest.mark.parametrize("layout", ["ru", "gr", "fr"])
def test_commands_of_a_field(window: Window, driver: Driver, content: Content, layout: str) -> None:
    """SDL tells what Ctrl and a letter type on a layout without Latin letters; it is not typed."""
    scene = save_as(window, content)
    scene.edit.set("Ada")
    if layout == "fr":
        press(driver, with_character("a", layout, CTRL)._replace(unicode="\x01"))
    else:
        press(driver, at("a", layout, CTRL))
    assert (scene.edit.text, scene.edit.selection) == ("Ada", (0, 3))


def save_as(window: Window, content: Content) -> SaveAsScene:
    """The dialogue that asks for a name, over a table."""
    scene = SaveAsScene(window, open_table(window, session(content, 2, 8)))
    window.push(scene)
    window.frame(1 / 60)
    return scene


# --- text for the place where it was typed ---------------------------------------------------------------------------


def test_the_letter_that_opens_a_dialogue_is_not_typed_into_it(
    window: Window, driver: Driver, content: Content
) -> None:
    window.push(MenuScene(window, open_table(window, session(content, 2, 8))))
    window.frame(1 / 60)
    press(driver, Key(pygame.K_a, pygame.KSCAN_A, "a"), times=3)
    scene = window.scenes[-1]
    assert isinstance(scene, SaveAsScene)
    assert scene.edit.text.startswith("Ada")
    press(driver, Key(pygame.K_a, pygame.KSCAN_A, "a"), times=3)
    assert scene.edit.text == "aaa"


def test_where_keys_tell_no_characters_the_search_is_typed_all_the_same(
    window: Window, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a Mac, pygame guesses: it takes Shift and 7 for a 7, whatever the layout has there."""
    monkeypatch.setattr(textinput, "hears_keys", lambda: False)
    window.push(RulebookScene(window))
    window.frame(1 / 60)
    scene = window.scenes[-1]
    assert isinstance(scene, RulebookScene)
    for key in (Key(pygame.K_7, 36, "7", SHIFT), Key(223, 45, "", SHIFT)):
        driver.post(pygame.KEYDOWN, **key._asdict())
        driver.post(pygame.KEYUP, **key._asdict())
    assert (scene.edit.text, scene.focus, scene.chapter) == ("", "page", Chapter.KEYS)
    driver.post(pygame.KEYDOWN, key=pygame.K_m, scancode=pygame.KSCAN_M, unicode="m", mod=0)
    driver.post(pygame.KEYUP, key=pygame.K_m, scancode=pygame.KSCAN_M, unicode="m", mod=0)
    assert (scene.edit.text, scene.focus) == ("m", "search")
    driver.type("i")
    assert scene.edit.text == "mi"


def test_a_new_game_takes_names_of_all_keyboards(window: Window, driver: Driver) -> None:
    window.push(NewGameScene(window))
    driver.tab_to("name:0")
    for letter, place in (("é", pygame.KSCAN_2), ("ß", pygame.KSCAN_MINUS), ("q", pygame.KSCAN_A)):
        press(driver, Key(ord(letter), place, letter))
    press(driver, Key(pygame.K_6, pygame.KSCAN_6, "-"))
    scene = window.scenes[-1]
    assert isinstance(scene, NewGameScene)
    assert scene.names[0].text == "éßq-"
