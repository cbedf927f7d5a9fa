"""Clicks, keys and the wheel of somebody quick, or of a window that is slow: real events and a clock of our own."""

from __future__ import annotations

import pygame
import pytest

from game.content.model import Content
from game.scenes.load import LoadScene
from game.scenes.new_game import NewGameScene
from game.scenes.rulebook import RulebookScene
from game.scenes.settings import SettingsScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.session import games
from game.settings import Settings, Speed
from game.window import Window
from tests.scenes.driver import Driver
from tests.scenes.fresh import Fresh
from tests.scenes.table.player import open_table, session


@pytest.fixture
def fresh(window: Window) -> Fresh:
    """All scenes."""
    return Fresh(window)


def send(kind: int, **values: object) -> None:
    """Post an event that waits until the window takes it."""
    pygame.event.post(pygame.event.Event(kind, **values))


def send_click(position: tuple[int, int], button: int = 1) -> None:
    """The same with a press and a release."""
    send(pygame.MOUSEBUTTONDOWN, pos=position, button=button)
    send(pygame.MOUSEBUTTONUP, pos=position, button=button)


def send_key(key: int, text: str = "") -> None:
    """A key going down and what it types."""
    send(pygame.KEYDOWN, key=key, mod=0, unicode=text, scancode=0)
    if text:
        send(pygame.TEXTINPUT, text=text)


def titles(window: Window) -> list[str]:
    """The kinds of scenes, from the bottom."""
    return [type(scene).__name__ for scene in window.scenes]


# --- the mouse ---------------------------------------------------------------------------------------------------


def test_clicks_that_come_while_a_scene_is_made_are_not_for_it(fresh: Fresh, driver: Driver) -> None:
    """All of them are taken in one frame, or while the first picture is drawn."""
    title = fresh.open("title")
    position = driver.target("settings").rect.center
    settings = SettingsScene(fresh.window)
    fresh.window.push(settings)
    fresh.window.frame(0)
    reset = driver.target("reset").rect.center
    fresh.window.pop()
    fresh.window.frame(0)
    assert fresh.window.scenes == [title]
    fresh.window.configure(Settings(speed=Speed.OFF))
    send_click(position)
    send_click(reset)
    fresh.window.frame(1 / 60)
    scene = fresh.window.scenes[-1]
    assert isinstance(scene, SettingsScene)
    assert fresh.window.settings.speed is Speed.OFF
    fresh.window.pop()
    fresh.window.frame(0)
    driver.wait()
    draw, late = SettingsScene.draw, [reset]

    def slow(self: SettingsScene, surface: pygame.Surface) -> None:
        draw(self, surface)
        while late:
            send_click(late.pop())

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SettingsScene, "draw", slow)
        send_click(position)
        fresh.window.frame(1 / 60)
        fresh.window.frame(1 / 60)
    assert fresh.window.settings.speed is Speed.OFF
    driver.click("reset")
    assert fresh.window.settings.speed is not Speed.OFF


def test_a_press_in_one_scene_is_not_released_in_the_next(fresh: Fresh, driver: Driver) -> None:
    fresh.open("title")
    fresh.window.push(NewGameScene(fresh.window))
    fresh.window.frame(0)
    back = driver.target("back").rect.center
    fresh.window.pop()
    driver.post(pygame.MOUSEBUTTONDOWN, pos=back, button=1)
    driver.key(pygame.K_n)
    assert titles(fresh.window) == ["TitleScene", "NewGameScene"]
    driver.post(pygame.MOUSEBUTTONUP, pos=back, button=1)
    assert titles(fresh.window) == ["TitleScene", "NewGameScene"]


def test_a_button_that_has_given_way_to_another_is_not_clicked(fresh: Fresh, driver: Driver) -> None:
    scene = fresh.open("load")
    assert isinstance(scene, LoadScene)
    position = driver.target("delete").rect.center
    driver.wait()
    driver.press(position)
    left = len(scene.saved)
    driver.press(position)
    assert len(scene.saved) == left, "the second click of a double-click is not for the next game"
    driver.wait()
    driver.press(position)
    assert len(scene.saved) == left - 1


def test_the_question_about_an_older_copy_is_not_answered_by_a_double_click(fresh: Fresh, driver: Driver) -> None:
    scene = fresh.open("load, damaged")
    position = driver.target("load").rect.center
    driver.wait()
    driver.press(position)
    driver.press(position)
    assert fresh.window.scenes[-1] is scene
    assert driver.ids == ["ask:older", "ask:cancel"]
    driver.click("ask:older")
    assert isinstance(fresh.window.scenes[-1], TableScene)


def test_a_row_that_has_moved_up_is_not_clicked(fresh: Fresh, driver: Driver) -> None:
    scene = fresh.open("load")
    assert isinstance(scene, LoadScene)
    rows = [target for target in scene.targets() if target.id.startswith("save:")]
    driver.wait()
    driver.press(rows[1].rect.center)
    gone = scene.current
    assert gone is not None
    games.delete(gone)
    scene.resume()
    fresh.window.frame(0)
    assert scene.chosen == 1, "the chosen one is now another"
    driver.press(rows[1].rect.center)
    assert fresh.window.scenes[-1] is scene
    driver.click(scene.widgets[2].id)
    assert fresh.window.scenes[-1] is not scene


def test_a_row_is_chosen_and_loaded_by_a_double_click(fresh: Fresh, driver: Driver) -> None:
    fresh.open("load")
    row = next(id for id in driver.ids if id.startswith("save:one"))
    position = driver.target(row).rect.center
    driver.wait()
    driver.press(position)
    driver.press(position)
    assert isinstance(fresh.window.scenes[-1], TableScene)
    moves = fresh.window.scenes[-1].session.moves
    driver.press(position)
    assert fresh.window.scenes[-1].session.moves == moves, "the third click is not for the table"


def test_a_list_that_closes_under_the_pointer(fresh: Fresh, driver: Driver) -> None:
    scene = fresh.open("new game")
    assert isinstance(scene, NewGameScene)
    driver.click("kind:0")
    entries = scene.targets()
    below = [w for w in scene.widgets if w.focusable and w.id != "kind:0"]
    entry = next(e for e in entries if any(w.area.contains(*scene._art(e.rect.center)) for w in below))
    driver.wait()
    driver.press(entry.rect.center)
    driver.press(entry.rect.center)
    assert not scene.popups
    assert scene.focus == "kind:0"


def test_quick_clicks_on_one_thing_go_on(fresh: Fresh, driver: Driver) -> None:
    scene = fresh.open("settings")
    muted = fresh.window.settings.mute
    position = driver.target("mute").rect.center
    driver.wait()
    driver.press(position)
    assert fresh.window.settings.mute is not muted
    driver.press(position)
    assert fresh.window.settings.mute is muted
    slider = driver.target("music").rect
    values = []
    for x in (slider.x + 30, slider.x + 36, slider.x + 80):
        driver.press((x, slider.centery))
        values.append(fresh.window.settings.music)
    assert values == [10, 15, 40]
    assert fresh.window.scenes[-1] is scene


def test_pages_are_turned_by_quick_clicks(fresh: Fresh, driver: Driver) -> None:
    scene = fresh.open("rulebook")
    assert isinstance(scene, RulebookScene)
    driver.click("next")
    first = scene.chapter
    position = driver.target("next").rect.center
    driver.press(position)
    assert scene.chapter is not first


def test_two_quick_clicks_at_different_places(fresh: Fresh, driver: Driver) -> None:
    fresh.open("title")
    driver.wait()
    driver.press(driver.target("settings").rect.center)
    driver.press(driver.target("back").rect.center)
    assert titles(fresh.window) == ["TitleScene"]
    driver.press(driver.target("about").rect.center)
    assert titles(fresh.window) == ["TitleScene", "AboutScene"]


@pytest.mark.parametrize("size", [(640, 400), (1920, 1080)])
def test_a_window_that_changes_under_the_pointer(fresh: Fresh, driver: Driver, size: tuple[int, int]) -> None:
    """The press was on something else, or on nothing, before; the release belongs to it."""
    fresh.open("title")
    pygame.display.set_mode(size, pygame.RESIZABLE)
    driver.post(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])
    shown = fresh.window._reduced() if fresh.window._page else pygame.Rect((0, 0), size)
    x, y = driver.target("new_game").rect.center
    at = (shown.x + x * shown.w // fresh.window.size[0], shown.y + y * shown.h // fresh.window.size[1])
    pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
    driver.post(pygame.WINDOWSIZECHANGED, x=1280, y=720)
    driver.wait()
    driver.press(at)
    driver.post(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
    pygame.display.set_mode(size, pygame.RESIZABLE)
    send(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])
    send(pygame.MOUSEBUTTONUP, pos=at, button=1)
    send_click(at)
    fresh.window.frame(1 / 60)
    driver.press(at)
    assert titles(fresh.window) == ["TitleScene"]
    driver.wait()
    driver.press(at)
    assert titles(fresh.window) == ["TitleScene", "NewGameScene"]


def test_full_screen_under_the_pointer(fresh: Fresh, driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a screen as large as the window: the button stays where it is."""
    fresh.open("menu")
    monkeypatch.setattr(fresh.window, "_open", lambda size, flags: fresh.window._measure())
    position = driver.target("full_screen").rect.center
    driver.wait()
    driver.press(position)
    assert fresh.window.full_screen
    driver.press(position)
    assert fresh.window.full_screen
    fresh.window.toggle_full_screen()


def test_a_slider_is_let_go_when_the_window_changes(fresh: Fresh, driver: Driver) -> None:
    scene = fresh.open("settings")
    assert isinstance(scene, SettingsScene)
    slider = driver.target("music").rect
    driver.wait()
    driver.post(pygame.MOUSEBUTTONDOWN, pos=slider.midleft, button=1)
    driver.post(pygame.WINDOWSIZECHANGED, x=1280, y=720)
    fresh.window.guard.change()
    driver.post(pygame.MOUSEBUTTONUP, pos=slider.midleft, button=1)
    value = fresh.window.settings.music
    driver.post(pygame.MOUSEMOTION, pos=slider.center, rel=(0, 0), buttons=(0, 0, 0))
    assert fresh.window.settings.music == value
    assert scene.pressed is None


def test_the_wheel_does_not_go_on_in_another_scene(fresh: Fresh, driver: Driver) -> None:
    fresh.open("load")
    driver.move(next(id for id in driver.ids if id.startswith("save:")))
    driver.wait()
    driver.post(pygame.MOUSEWHEEL, x=0, y=-1, flipped=False)
    fresh.window.push(SettingsScene(fresh.window))
    fresh.window.frame(0)
    slider = driver.target("music").rect
    value = fresh.window.settings.music
    driver.post(pygame.MOUSEMOTION, pos=slider.center, rel=(0, 0), buttons=(0, 0, 0))
    for _ in range(5):
        driver.wait(0.2)
        driver.post(pygame.MOUSEWHEEL, x=0, y=-1, flipped=False)
    assert fresh.window.settings.music == value
    driver.wait()
    driver.post(pygame.MOUSEWHEEL, x=0, y=-1, flipped=False)
    assert fresh.window.settings.music != value


# --- keys --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "typed", "scene"),
    [
        (pygame.K_h, "h", "RulebookScene"),
        (pygame.K_n, "n", "NewGameScene"),
        (pygame.K_o, "o", "SoloScene"),
        (pygame.K_RETURN, "", "LoadScene"),
    ],
)
def test_a_key_held_down_at_the_title_does_one_thing(
    fresh: Fresh, driver: Driver, key: int, typed: str, scene: str
) -> None:
    title = fresh.open("title")
    assert isinstance(title, TitleScene)
    title.focus = "load"
    driver.wait()
    for _ in range(20):
        send_key(key, typed)
        fresh.window.frame(0.04)
        driver.wait(0.04)
        assert titles(fresh.window) == ["TitleScene", scene]
    top = fresh.window.scenes[-1]
    if isinstance(top, RulebookScene):
        assert top.edit.text == ""
    driver.post(pygame.KEYUP, key=key, mod=0)
    driver.key(pygame.K_ESCAPE)
    assert titles(fresh.window) == ["TitleScene"]


def test_delete_held_down_deletes_one_game(fresh: Fresh, driver: Driver) -> None:
    scene = fresh.open("load")
    assert isinstance(scene, LoadScene)
    before = len(scene.saved)
    for _ in range(20):
        send_key(pygame.K_DELETE)
        fresh.window.frame(0.04)
        driver.wait(0.04)
    assert len(scene.saved) == before - 1
    driver.post(pygame.KEYUP, key=pygame.K_DELETE, mod=0, unicode="", scancode=0)
    driver.key(pygame.K_DELETE)
    assert len(scene.saved) == before - 2
    assert fresh.window.scenes[-1] is scene


def test_full_screen_changes_once_while_its_key_is_held(fresh: Fresh, driver: Driver) -> None:
    fresh.open("title")
    for _ in range(5):
        driver.post(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode="", scancode=0)
        driver.wait(0.1)
        assert fresh.window.full_screen
    fresh.window.toggle_full_screen()


def test_another_key_works_as_soon_as_the_scene_is_drawn(fresh: Fresh, driver: Driver) -> None:
    fresh.open("title")
    driver.post(pygame.KEYDOWN, key=pygame.K_s, mod=0, unicode="s", scancode=0)
    driver.post(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="", scancode=0)
    scene = fresh.window.scenes[-1]
    assert isinstance(scene, SettingsScene)
    assert scene.focus == "mute"
    send_key(pygame.K_ESCAPE)
    send_key(pygame.K_n, "n")
    send(pygame.KEYUP, key=pygame.K_n, mod=0)
    fresh.window.frame(1 / 60)
    assert titles(fresh.window) == ["TitleScene"], "the title was not on screen yet"
    driver.key(pygame.K_n)
    assert titles(fresh.window) == ["TitleScene", "NewGameScene"]


def test_held_keys_type_move_and_scroll(fresh: Fresh, driver: Driver) -> None:
    scene = fresh.open("save as")
    for _ in range(5):
        send_key(pygame.K_o, "o")
        fresh.window.frame(0.04)
        driver.wait(0.04)
    assert scene.edit.text == "ooooo"  # type: ignore[attr-defined]
    for _ in range(3):
        send_key(pygame.K_BACKSPACE)
        fresh.window.frame(0.04)
    assert scene.edit.text == "oo"  # type: ignore[attr-defined]
    book = fresh.open("rulebook")
    assert isinstance(book, RulebookScene)
    offsets = []
    for _ in range(4):
        send_key(pygame.K_DOWN)
        fresh.window.frame(0.04)
        offsets.append(book.scroll.offset)
    assert offsets == sorted(set(offsets))
    settings = fresh.open("settings")
    assert isinstance(settings, SettingsScene)
    driver.tab_to("music")
    value = fresh.window.settings.music
    for _ in range(3):
        send_key(pygame.K_LEFT)
        fresh.window.frame(0.04)
    assert fresh.window.settings.music == value - 15


# --- things that move --------------------------------------------------------------------------------------------


def test_a_click_while_pieces_move_hits_nothing_and_neither_does_the_second(
    window: Window, driver: Driver, content: Content
) -> None:
    scene = open_table(window, session(content, 2, 1))
    plots = [id for id in scene.stage.choice.offered if id.startswith("plot:")]
    driver.click(plots[0])
    assert scene.reel
    where = next(
        target.rect.center
        for target in scene.targets()
        if target.enabled and target.id.startswith(("tile:", "plot:", "person:"))
    )
    moves = len(scene.session.history)
    driver.wait()
    driver.press(where)
    assert not scene.reel, "the film is over"
    assert len(scene.session.history) == moves
    window.frame(1.0)
    driver.press(where)
    assert len(scene.session.history) == moves
    driver.wait()
    driver.press(where)
    assert len(scene.session.history) > moves
