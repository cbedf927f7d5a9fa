"""Text input: on exactly while a field has the focus; what input methods put together; the keys of full screen."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.scenes.about import AboutScene
from game.scenes.base import WidgetScene
from game.scenes.campaign.people import PeopleScene
from game.scenes.error import ContentScene
from game.scenes.load import LoadScene
from game.scenes.new_game import NewGameScene
from game.scenes.rulebook import RulebookScene
from game.scenes.settings import SettingsScene
from game.scenes.shared.journal import Journal
from game.scenes.solo import SoloScene
from game.scenes.table.menu import MenuScene, SaveAsScene
from game.scenes.table.whole_log import LogScene
from game.scenes.title import TitleScene
from game.ui.scene import Scene
from game.ui.widgets import Field, Item
from game.window import Window
from tests.scenes.driver import Driver
from tests.scenes.keyboards import ALTGR, Key, press
from tests.scenes.table.player import open_table, session

ENTER = Key(pygame.K_RETURN, pygame.KSCAN_RETURN, "\r")
KEYPAD_ENTER = Key(pygame.K_KP_ENTER, pygame.KSCAN_KP_ENTER, "\r")
F11 = Key(pygame.K_F11, pygame.KSCAN_F11, "")


class Calls:
    """What pygame is told about text input."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.on: bool | None = None
        self.rects: list[pygame.Rect] = []
        monkeypatch.setattr(pygame.key, "start_text_input", lambda: self._set(True))
        monkeypatch.setattr(pygame.key, "stop_text_input", lambda: self._set(False))
        monkeypatch.setattr(pygame.key, "set_text_input_rect", self.rects.append)

    def _set(self, on: bool) -> None:
        self.on = on


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    """Made before the window."""
    return Calls(monkeypatch)


@pytest.fixture
def told(calls: Calls, window: Window) -> Calls:
    """Text input of a window that has just been opened."""
    return calls


def save_as(window: Window) -> SaveAsScene:
    """The dialogue that asks for a name, its field in focus."""
    scene = SaveAsScene(window, open_table(window, session(window.content, 2, 8)))
    window.push(scene)
    window.frame(1 / 60)
    return scene


# --- on and off ------------------------------------------------------------------------------------------------------


def test_it_is_off_from_the_first_frame_on(told: Calls, window: Window) -> None:
    assert told.on is False
    window.push(TitleScene(window))
    window.frame(1 / 60)
    assert told.on is False


def test_it_is_on_while_a_field_has_the_focus(told: Calls, window: Window, driver: Driver) -> None:
    window.push(NewGameScene(window))
    window.frame(1 / 60)
    assert told.on is False
    driver.click("name:0")
    assert told.on is True
    driver.click("dice")
    assert told.on is False
    driver.tab_to("seed")
    assert told.on is True
    driver.key(pygame.K_ESCAPE)
    assert told.on is False
    driver.click("name:1")
    assert told.on is True
    window.push(RulebookScene(window))
    window.frame(1 / 60)
    assert told.on is False
    driver.type("m")
    assert told.on is True
    driver.key(pygame.K_F1)
    assert told.on is True, "the name is still in focus below"
    window.reset(TitleScene(window))
    window.frame(1 / 60)
    assert told.on is False


def test_it_is_off_under_a_question_and_when_the_window_closes(told: Calls, window: Window, driver: Driver) -> None:
    scene = save_as(window)
    assert told.on is True
    scene.ask("?", ["?"], [Item("no", "No", lambda: None)])
    window.frame(1 / 60)
    assert told.on is False
    driver.key(pygame.K_ESCAPE)
    scene.focus = "name"
    window.frame(1 / 60)
    assert told.on is True
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    window.loop()
    assert told.on is False


def test_each_field_there_is_turns_it_on(told: Calls, window: Window, driver: Driver) -> None:
    found = 0
    for scene in (NewGameScene(window), PeopleScene(window, Journal(window)), RulebookScene(window), save_as(window)):
        window.reset(scene)
        window.frame(1 / 60)
        for id in [widget.id for widget in scene.widgets if isinstance(widget, Field)]:
            scene.focus = None
            window.frame(1 / 60)
            assert told.on is False
            driver.click(id)
            assert told.on is True
            found += 1
    assert found >= 6


def test_the_candidates_are_told_where_the_cursor_is(told: Calls, window: Window, driver: Driver) -> None:
    scene = save_as(window)
    scene.edit.set("Ada")
    window.frame(1 / 60)
    field, rect = driver.target("name").rect, told.rects[-1]
    assert field.contains(rect)
    assert (rect.top, rect.bottom, rect.right) == (field.top, field.bottom, field.right)
    driver.key(pygame.K_HOME)
    assert field.left <= told.rects[-1].left < rect.left


def test_the_candidates_find_a_page_that_is_shown_reduced(told: Calls, window: Window, driver: Driver) -> None:
    save_as(window)
    whole = told.rects[-1]
    pygame.display.set_mode((640, 400), pygame.RESIZABLE)
    driver.post(pygame.WINDOWSIZECHANGED, x=640, y=400)
    rect = told.rects[-1]
    assert (rect.x, rect.y, rect.h) == (whole.x // 2, 20 + whole.y // 2, whole.h // 2)


# --- input methods ---------------------------------------------------------------------------------------------------


def composing(driver: Driver, text: str, start: int = 0, length: int = 0) -> None:
    """What an input method tells while it puts something together."""
    driver.post(pygame.TEXTEDITING, text=text, start=start, length=length)


def test_a_composition_is_shown_and_committed(window: Window, driver: Driver) -> None:
    scene = save_as(window)
    scene.edit.set("Ada B")
    scene.edit.go(3)
    composing(driver, "lo", 2)
    assert (scene.edit.text, scene.edit.shown, scene.edit.shown_cursor) == ("Ada B", "Adalo B", 5)
    composing(driver, "love", 2, 2)
    assert (scene.edit.shown, scene.edit.clause) == ("Adalove B", (2, 4))
    driver.post(pygame.TEXTINPUT, text="Lovelace")
    assert (scene.edit.text, scene.edit.composition) == ("AdaLovelace B", "")
    assert scene.edit.cursor == 11


def test_a_composition_takes_the_place_of_the_selection(window: Window, driver: Driver) -> None:
    scene = save_as(window)
    scene.edit.set("Ada")
    scene.edit.select_all()
    composing(driver, "be", 2)
    assert (scene.edit.text, scene.edit.shown) == ("Ada", "be")
    driver.post(pygame.TEXTINPUT, text="Bea")
    assert scene.edit.text == "Bea"


def test_a_composition_is_drawn_underlined(window: Window, driver: Driver) -> None:
    def shown() -> bytes:
        window.frame(1 / 60)
        surface = pygame.display.get_surface()
        assert surface is not None
        return pygame.image.tobytes(surface, "RGB")

    scene = save_as(window)
    scene.edit.set("Ada")
    composing(driver, "lov", 3)
    once = shown()
    composing(driver, "lov", 0, 2)
    twice = shown()
    composing(driver, "")
    driver.post(pygame.TEXTINPUT, text="lov")
    assert len({once, twice, shown()}) == 3


@pytest.mark.parametrize(
    "key",
    [
        *(pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_TAB),
        *(pygame.K_SPACE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME),
    ],
    ids=pygame.key.name,
)
def test_keys_belong_to_the_input_method(window: Window, driver: Driver, key: int) -> None:
    scene = save_as(window)
    scene.edit.set("Ada")
    composing(driver, "lov", 3)
    driver.key(key)
    assert window.scenes[-1] is scene
    assert (scene.focus, scene.edit.text, scene.edit.cursor, scene.edit.composition) == ("name", "Ada", 3, "lov")
    assert not scene.popups


def test_a_composition_that_is_given_up_leaves_nothing(window: Window, driver: Driver) -> None:
    scene = save_as(window)
    scene.edit.set("Ada")
    composing(driver, "lov", 3)
    composing(driver, "")
    assert scene.edit.shown == "Ada"
    driver.key(pygame.K_BACKSPACE)
    assert scene.edit.text == "Ad"
    composing(driver, "lov", 3)
    driver.click("name")
    assert scene.edit.composition == "lov"
    scene.focus = "cancel"
    window.frame(1 / 60)
    assert scene.edit.composition == "", "it goes with the focus"


def test_nothing_is_composed_where_there_is_no_field(window: Window, driver: Driver) -> None:
    table = open_table(window, session(window.content, 2, 8))
    for scene in (table, TitleScene(window), MenuScene(window, table)):
        window.push(scene)
        composing(driver, "lov", 3)
        driver.type("lov")
        assert window.scenes[-1] is scene


# --- full screen -----------------------------------------------------------------------------------------------------


def with_question(window: Window) -> Scene:
    scene = save_as(window)
    scene.ask("?", ["?"], [Item("yes", "Yes", window.quit), Item("no", "No", window.quit)])
    return scene


def with_list(window: Window) -> Scene:
    scene = NewGameScene(window)
    window.push(scene)
    scene.open_list(next(w for w in scene.widgets if w.id == "kind:0"), [Item("a", "A", window.quit)])
    return scene


def focused(scene: WidgetScene, id: str) -> Scene:
    scene.app.push(scene)
    scene.focus = id
    return scene


SCENES: dict[str, Callable[[Window], Scene]] = {
    "title": lambda window: focused(TitleScene(window), "quit"),
    "new game": lambda window: focused(NewGameScene(window), "name:0"),
    "list": with_list,
    "table": lambda window: open_table(window, session(window.content, 2, 8)),
    "menu": lambda window: focused(MenuScene(window, open_table(window, session(window.content, 2, 8))), "quit"),
    "save as": save_as,
    "question": with_question,
    "log": lambda window: focused(LogScene(window, open_table(window, session(window.content, 2, 8))), "back"),
    "rulebook": lambda window: focused(RulebookScene(window), "search"),
    "people": lambda window: focused(PeopleScene(window, Journal(window)), "name"),
    "solo": lambda window: focused(SoloScene(window), "play:hard"),
    "load": lambda window: focused(LoadScene(window), "back"),
    "settings": lambda window: focused(SettingsScene(window), "back"),
    "about": lambda window: focused(AboutScene(window), "back"),
    "content": lambda window: focused(ContentScene(window, ["a fault"]), "quit"),
}


@pytest.mark.parametrize("name", SCENES)
def test_alt_and_enter_only_change_full_screen(
    window: Window, driver: Driver, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    scene = SCENES[name](window)
    window.frame(1 / 60)
    before = (list(window.scenes), getattr(scene, "focus", None), len(getattr(scene, "popups", [])))
    heard: list[pygame.event.Event] = []
    real = scene.handle

    def handle(event: pygame.event.Event) -> None:
        if event.type in (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT):
            heard.append(event)
        real(event)

    monkeypatch.setattr(scene, "handle", handle)
    full = False
    for held in (pygame.KMOD_LALT, pygame.KMOD_RALT, ALTGR["Windows"]):
        for key in (ENTER, KEYPAD_ENTER):
            press(driver, key._replace(mod=held), times=3)
            driver.type("\r")
            full = not full
            assert window.full_screen is full
    for _ in range(2):
        press(driver, F11, times=4)
        full = not full
        assert window.full_screen is full
    assert [event for event in heard if event.type != pygame.TEXTINPUT] == []
    assert (list(window.scenes), getattr(scene, "focus", None), len(getattr(scene, "popups", []))) == before
    assert not window._stopping


def test_what_alt_and_enter_type_reaches_no_scene(window: Window, driver: Driver) -> None:
    scene = save_as(window)
    scene.edit.set("Ada")
    for key in (ENTER, F11):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, **key._replace(mod=pygame.KMOD_LALT)._asdict()))
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="x"))
        window.frame(1 / 60)
        driver.post(pygame.KEYUP, **key._asdict())
    assert scene.edit.text == "Ada"
    driver.type("x")
    assert scene.edit.text == "Adax"


def test_a_window_that_loses_the_focus_meanwhile_changes_once(window: Window, driver: Driver) -> None:
    """Changing the window's size may cost it the focus: all keys come up, and what is held goes down again."""
    window.push(TitleScene(window))
    held = {**ENTER._replace(mod=pygame.KMOD_LALT)._asdict()}
    driver.post(pygame.KEYDOWN, **held)
    driver.post(pygame.KEYUP, **held)
    driver.post(pygame.WINDOWFOCUSLOST)
    driver.post(pygame.WINDOWFOCUSGAINED)
    driver.post(pygame.KEYDOWN, **held)
    driver.post(pygame.KEYUP, **held)
    assert window.full_screen
    driver.post(pygame.KEYDOWN, **held)
    assert not window.full_screen


def test_enter_alone_stays_enter(window: Window, driver: Driver) -> None:
    """Enter without Alt stays Enter, also where it follows Alt and Enter."""
    window.push(TitleScene(window))
    driver.tab_to("about")
    press(driver, ENTER._replace(mod=pygame.KMOD_LALT))
    press(driver, ENTER)
    assert isinstance(window.scenes[-1], AboutScene)
    assert window.full_screen
