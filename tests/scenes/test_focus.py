"""Where the keyboard stands after a list, a dialogue, a drawer or another scene has closed."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game import folders
from game.scenes import focus
from game.scenes.base import WidgetScene
from game.scenes.campaign.people import PeopleScene
from game.scenes.load import LoadScene
from game.scenes.new_game import NewGameScene
from game.scenes.table import TableScene
from game.scenes.table.menu import MenuScene, SaveAsScene
from game.scenes.title import TitleScene
from game.session.profile import profiles
from game.ui.area import Area
from game.ui.scene import Scene
from game.ui.widgets import Item
from game.window import Window
from tests.scenes.driver import Driver
from tests.scenes.fresh import SCENES, Fresh
from tests.scenes.test_quick import usable

STEPS = 3  # of Escape that lead back from anything
ENDLESS = ("content", "fault")  # where Escape leaves the program, or the scene


@pytest.fixture
def fresh(window: Window) -> Fresh:
    """All scenes."""
    return Fresh(window)


def by_mouse(driver: Driver, scene: WidgetScene | TableScene, id: str) -> None:
    """Click it."""
    driver.click(id)


def by_keyboard(driver: Driver, scene: WidgetScene | TableScene, id: str) -> None:
    """Enter on it."""
    scene.focus = id
    driver.key(pygame.K_RETURN)


def covered(window: Window, scene: Scene) -> bool:
    """Whether something lies over a scene or is open in it."""
    if scene is not window.scenes[-1]:
        return True
    return scene.stage.opened[0] is not None if isinstance(scene, TableScene) else bool(scene.popups)  # type: ignore[attr-defined]


def place_of(scene: WidgetScene | TableScene) -> str | None:
    """The focus, if it stands on something that can be used."""
    return scene.focus if scene.focus in {t.id for t in scene.targets() if t.enabled} else None


@pytest.mark.slow
@pytest.mark.parametrize("way", [by_mouse, by_keyboard])
@pytest.mark.parametrize("name", [name for name in SCENES if name not in ENDLESS])
def test_the_focus_returns_to_what_opened(
    fresh: Fresh, driver: Driver, name: str, way: Callable[[Driver, WidgetScene | TableScene, str], None]
) -> None:
    window = fresh.window
    for target in usable(fresh, name):
        scene = fresh.open(name)
        assert isinstance(scene, WidgetScene | TableScene)
        way(driver, scene, target.id)
        if scene not in window.scenes or not covered(window, scene):
            continue
        for _ in range(STEPS):
            if covered(window, scene):
                driver.key(pygame.K_ESCAPE)
        assert not covered(window, scene), target.id
        assert place_of(scene) == target.id


# --- rows and buttons that go away -------------------------------------------------------------------------------


def row(name: str) -> str:
    """The id of a saved game's row."""
    return f"save:{name}"


@pytest.fixture
def load(fresh: Fresh, driver: Driver) -> LoadScene:
    """The saved games, by the keyboard at the second one from the top."""
    scene = fresh.open("load")
    assert isinstance(scene, LoadScene)
    return scene


def test_a_dialogue_has_the_focus_but_no_ring_until_a_key(load: LoadScene, driver: Driver) -> None:
    load.ask("one", ["line"], [Item("more", "More", lambda: None), Item("keep", "Keep", lambda: None)])
    assert load.focus == "ask:keep"
    assert not load._look(load._front()[-1]).focused
    driver.key(pygame.K_TAB)
    assert load._look(load._front()[0]).focused


def test_after_deleting_by_key_the_next_row_has_the_focus(load: LoadScene, driver: Driver) -> None:
    rows = [id for id in driver.ids if id.startswith("save:")]
    driver.tab_to(rows[1])
    driver.key(pygame.K_DELETE)
    assert rows[1] not in driver.ids
    assert load.focus == rows[2]
    driver.tab_to(rows[3])
    driver.key(pygame.K_DELETE)
    assert load.focus == rows[2], "the last one is gone: the one before"


def test_after_deleting_all_the_focus_stands_on_what_is_left(load: LoadScene, driver: Driver) -> None:
    while "delete" in driver.ids:
        driver.click("delete")
        driver.wait()
    assert load.focus == "undo"
    while "undo" in driver.ids:
        driver.click("undo")
        driver.wait()
    assert load.focus == "back"


def test_back_from_an_empty_list_the_title_has_another_button(fresh: Fresh, driver: Driver) -> None:
    title = fresh.open("title")
    assert isinstance(title, TitleScene)
    driver.click("load")
    for path in folders.saves_dir().glob("*.json"):
        path.unlink()
    driver.key(pygame.K_ESCAPE)
    assert not driver.target("load").enabled
    assert title.focus == "rulebook"


def test_a_person_that_is_deleted_or_renamed(fresh: Fresh, driver: Driver) -> None:
    scene = fresh.open("people")
    assert isinstance(scene, PeopleScene)
    (somebody,) = profiles()
    driver.tab_to("name")
    driver.type("Ada")
    driver.tab_to("rename")
    driver.key(pygame.K_RETURN)
    assert not driver.target("rename").enabled
    assert scene.focus == "use"
    driver.tab_to(f"person:{somebody.id}" if f"person:{somebody.id}" in driver.ids else driver.ids[0])
    driver.key(pygame.K_DELETE)
    driver.click("ask:delete")
    assert place_of(scene) == "name"


def test_a_seat_that_is_taken_away(fresh: Fresh, driver: Driver) -> None:
    scene = fresh.open("new game")
    assert isinstance(scene, NewGameScene)
    driver.tab_to("add")
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_RETURN)
    assert "add" not in driver.ids, "four seats are all there are"
    assert place_of(scene) is not None


def test_a_list_closed_by_a_click_beside_it(fresh: Fresh, driver: Driver) -> None:
    scene = fresh.open("new game")
    assert isinstance(scene, NewGameScene)
    driver.click("kind:1")
    driver.wait()
    driver.press((4, 4))
    assert not scene.popups
    assert scene.focus == "kind:1"


def test_a_dialogue_over_a_dialogue(load: LoadScene, driver: Driver) -> None:
    ok = Item("ok", "OK", lambda: None)
    outer = [Item("more", "More", lambda: None), ok]
    driver.tab_to("watch")
    load.ask("one", ["line"], outer)
    driver.tab_to("ask:more")
    load.ask("two", ["line"], [ok])
    driver.key(pygame.K_ESCAPE)
    assert load.focus == "ask:more"
    driver.key(pygame.K_ESCAPE)
    assert load.focus == "watch"


def test_a_dialogue_that_says_what_did_not_work(
    load: LoadScene, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(saved: object) -> None:
        raise OSError(13, "no")

    monkeypatch.setattr("game.scenes.load.games.delete", refuse)
    driver.tab_to("delete")
    driver.key(pygame.K_RETURN)
    assert driver.ids == ["ask:ok"]
    driver.key(pygame.K_RETURN)
    assert load.focus == "delete"


def test_the_key_of_a_button_brings_the_focus_there(fresh: Fresh, driver: Driver) -> None:
    scene = fresh.open("title")
    assert isinstance(scene, TitleScene)
    driver.key(pygame.K_l)
    driver.key(pygame.K_ESCAPE)
    assert scene.focus == "load"
    driver.tab_to("about")
    driver.key(pygame.K_s)
    driver.key(pygame.K_ESCAPE)
    assert scene.focus == "settings"


# --- the table ---------------------------------------------------------------------------------------------------


@pytest.fixture
def table(fresh: Fresh) -> TableScene:
    """A table at which something is to be chosen."""
    scene = fresh.open("table, move 20")
    assert isinstance(scene, TableScene)
    return scene


def test_the_table_keeps_its_focus_under_other_scenes(table: TableScene, driver: Driver, window: Window) -> None:
    offered = next(id for id in table.order() if id in table.stage.choice.offered)
    driver.tab_to(offered)
    for key in (pygame.K_m, pygame.K_F1, pygame.K_l, pygame.K_s):
        driver.key(key)
        assert window.scenes[-1] is not table
        driver.key(pygame.K_ESCAPE)
        assert window.scenes[-1] is table
        assert table.focus == offered


def test_saving_under_a_name_returns_to_where_it_began(table: TableScene, driver: Driver, window: Window) -> None:
    driver.click("menu")
    driver.click("save_as")
    assert isinstance(window.scenes[-1], SaveAsScene)
    driver.click("cancel")
    menu = window.scenes[-1]
    assert isinstance(menu, MenuScene)
    assert menu.focus == "save_as"
    driver.click("save_as")
    driver.type("Evening")
    driver.click("save")
    assert window.scenes[-1] is table
    assert table.focus == "menu"


@pytest.mark.parametrize("close", ["escape", "button", "tab", "scene"])
def test_a_focus_in_a_drawer_comes_to_its_tab(table: TableScene, driver: Driver, close: str) -> None:
    before = set(driver.ids)
    driver.key(pygame.K_d)
    inside = next(id for id in driver.ids if id not in before)
    driver.tab_to(inside)
    if close == "escape":
        driver.key(pygame.K_ESCAPE)
    elif close == "button":
        driver.click("button:close_drawer")
    elif close == "tab":
        driver.key(pygame.K_d)
    else:
        table.text = None  # type: ignore[assignment]
        driver.key(pygame.K_l)
        driver.key(pygame.K_ESCAPE)
    assert table.stage.drawer is None
    assert table.focus == "drawer:donations"


# --- the rule ----------------------------------------------------------------------------------------------------


def order(*ids: str, off: str = "") -> tuple[focus.Place, ...]:
    """Things one below the other."""
    return tuple(focus.Place(id, Area(0, 10 * n, 10, 10), id != off) for n, id in enumerate(ids))


@pytest.mark.parametrize(
    ("id", "before", "now", "expected"),
    [
        ("b", order("a", "b", "c"), order("a", "b", "c"), "b"),
        ("b", order("a", "b", "c"), order("a", "c"), "c"),
        ("c", order("a", "b", "c"), order("a", "b"), "b"),
        ("b", order("a", "b", "c"), order("a", "b", "c", off="b"), "c"),
        ("b", order("a", "b", "c", off="b"), order("a", "b", "c", off="b"), "b"),
        ("b", order("a", "b", "c"), order("a", "new", "c"), "new"),
        ("b", order("a", "b", "c"), order("c", off="c"), None),
        ("row:2", order("row:1", "row:2", "back"), order("row:1", "back"), "row:1"),
        (None, order("a"), order("a"), None),
        ("x", order("a"), order("a"), None),
    ],
)
def test_where_a_focus_goes(
    id: str | None, before: tuple[focus.Place, ...], now: tuple[focus.Place, ...], expected: str | None
) -> None:
    assert focus.kept(id, before, now) == expected


def test_what_opened_may_have_been_out_of_use_itself() -> None:
    opener = focus.Opener("b", order("a", "b", "c", off="b"))
    assert focus.returned(opener, order("a", "b", "c", off="b")) == "c"
