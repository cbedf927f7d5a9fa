"""The set-up of a new game, by mouse alone and by keyboard alone."""

from __future__ import annotations

import pygame
import pytest

from game.content.model import Content, Difficulty, Layout, ProjectType, Side
from game.content.text import Text
from game.scenes.destinations import Table
from game.scenes.new_game import NewGameScene, start
from game.scenes.title import TitleScene
from game.session import Session
from game.session.draft import Draft
from game.ui.scene import Destination
from game.window import Window
from tests.scenes.driver import Driver


@pytest.fixture
def started(window: Window, monkeypatch: pytest.MonkeyPatch) -> list[Session]:
    """Games that were started, in the place of tables."""
    found: list[Session] = []

    go = window.go

    def note(destination: Destination) -> None:
        if isinstance(destination, Table):
            found.append(destination.session)
        else:
            go(destination)

    monkeypatch.setattr(window, "go", note)
    return found


@pytest.fixture
def scene(window: Window, driver: Driver) -> NewGameScene:
    """The set-up screen, reached from the title."""
    window.push(TitleScene(window))
    driver.click("new_game")
    shown = window.scenes[-1]
    assert isinstance(shown, NewGameScene)
    return shown


def test_one_click_starts_a_game(scene: NewGameScene, driver: Driver, started: list[Session]) -> None:
    driver.click("start")
    (session,) = started
    assert [seat.kind for seat in session.setup.seats] == ["person", start.bots()[-1]]
    assert session.setup.options.seed == int(scene.draft.seed)
    assert session.legal


def test_everything_by_mouse(scene: NewGameScene, driver: Driver, started: list[Session]) -> None:
    driver.click("count:3")
    driver.click("name:0")
    driver.key(pygame.K_a, pygame.KMOD_CTRL)
    driver.type("Grace")
    driver.click("seed")
    driver.key(pygame.K_a, pygame.KMOD_CTRL)
    driver.type("x4y2")
    driver.click("colour:0")
    driver.click("colour:0:3")
    driver.click("kind:1")
    driver.click("kind:1:person")
    driver.click("tab:2:industry")
    driver.click("side:b")
    driver.click("layout:columns")
    driver.click("first:2")
    driver.click("start")
    options = started[0].setup.options
    assert (options.seats, options.seed, options.layout, options.start_seat) == (3, 42, Layout.COLUMNS, 2)
    assert [seat.name for seat in started[0].setup.seats] == ["Grace", "Bruno", "Celia"]
    assert [seat.colour for seat in started[0].setup.seats] == [3, 1, 2]
    assert [seat.kind for seat in started[0].setup.seats] == ["person", "person", start.bots()[-1]]
    assert options.side(2, ProjectType.INDUSTRY) is Side.B
    assert options.side(0, ProjectType.INDUSTRY) is Side.A


def test_everything_by_keyboard(scene: NewGameScene, driver: Driver, started: list[Session]) -> None:
    for id in list(driver.ids):
        driver.tab_to(id)
    driver.tab_to("count:1")
    driver.key(pygame.K_RETURN)
    driver.tab_to("difficulty:expert")
    driver.key(pygame.K_SPACE)
    driver.tab_to("name:0")
    driver.type("Edith")
    driver.tab_to("tab:0:housing")
    driver.key(pygame.K_RETURN)
    driver.tab_to("kind:0")
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_DOWN)
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_F5)
    assert started[0].setup.seats[0].name == "Edith"
    assert started[0].setup.seats[0].kind == start.bots()[0]
    assert started[0].setup.options.difficulty is Difficulty.EXPERT
    assert started[0].setup.options.side(0, ProjectType.HOUSING) is Side.B


def test_arrows_reach_every_widget(scene: NewGameScene, driver: Driver) -> None:
    driver.click("count:4")
    reached: set[str] = set()
    border = ["count:1"]
    while border:
        id = border.pop()
        if id in reached:
            continue
        reached.add(id)
        for key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN):
            scene.focus = id
            focused = scene._find(id)
            if focused is None or (id.startswith(("name", "seed")) and key in (pygame.K_LEFT, pygame.K_RIGHT)):
                continue
            driver.key(key)
            if scene.focus is not None:
                border.append(scene.focus)
    assert reached == {id for id in driver.ids if driver.target(id).enabled}


def test_faults_keep_the_game_from_starting(
    scene: NewGameScene, driver: Driver, started: list[Session], text: Text
) -> None:
    driver.click("name:1")
    driver.key(pygame.K_a, pygame.KMOD_CTRL)
    driver.type("ADA ")
    assert not driver.target("start").enabled
    assert driver.target("start").lines[0] == text("new_game.fault.equal_names", name="Ada")
    driver.click("start")
    driver.key(pygame.K_F5)
    assert not started
    driver.click("name:1")
    driver.key(pygame.K_a, pygame.KMOD_CTRL)
    driver.key(pygame.K_DELETE)
    assert driver.target("start").lines == (text("new_game.fault.empty", seat=2),)
    driver.type("Bob")
    driver.click("seed")
    driver.key(pygame.K_a, pygame.KMOD_CTRL)
    driver.key(pygame.K_BACKSPACE)
    assert driver.target("start").lines == (text("new_game.fault.seed", digits=9),)
    driver.click("dice")
    assert driver.target("start").enabled


def test_escape_leaves_step_by_step(scene: NewGameScene, driver: Driver, window: Window) -> None:
    driver.click("colour:0")
    driver.key(pygame.K_ESCAPE)
    assert not scene.popups
    driver.click("name:0")
    driver.key(pygame.K_ESCAPE)
    assert window.scenes[-1] is scene
    driver.key(pygame.K_ESCAPE)
    assert isinstance(window.scenes[-1], TitleScene)


def test_a_colour_is_taken_in_exchange(content: Content) -> None:
    draft = Draft(content, ["a", "b", "c", "d"], 1)
    draft.set_colour(0, 1)
    assert [seat.colour for seat in draft.seats] == [1, 0, 2, 3]
    draft.seats[1].colour = 1
    assert {fault.key for fault in draft.faults()} == {"new_game.fault.equal_colours"}


def test_s2_s4_s5_what_follows_from_the_seats(content: Content, text: Text) -> None:
    draft = Draft(content, ["a", "b", "c", "d"], 1)
    figures = {}
    for seats in (1, 2, 3, 4):
        draft.set_count(seats)
        found = {line.key.rsplit(".", 1)[1]: dict(line.values) for line in draft.consequences()}
        assert all(text(line.key, **line.values) for line in draft.consequences())
        neutral = found.get("neutral", {}).get("n", 0)
        tile = next(key for key in found if key.startswith("tile"))
        figures[seats] = (neutral, found["departments"]["removed"], tile)
    assert figures == {
        1: (18, 16, "tile_none"),
        2: (18, 16, "tile_none"),
        3: (9, 8, "tile_some"),
        4: (0, 4, "tile_each"),
    }


def test_a_first_seat_that_is_gone_is_forgotten(content: Content) -> None:
    draft = Draft(content, ["a", "b", "c", "d"], 1)
    draft.set_count(4)
    draft.first = 3
    draft.set_count(2)
    assert draft.options().start_seat is None
    draft.options().check()


def test_from_the_title_to_the_table_and_back(window: Window, driver: Driver) -> None:
    window.push(TitleScene(window))
    driver.click("new_game")
    driver.click("start")
    table = window.scenes[-1]
    assert [type(scene).__name__ for scene in window.scenes] == ["TitleScene", "TableScene"]
    assert table.targets()
    window.frame(1 / 60)
    window.reset(TitleScene(window))
    assert "new_game" in driver.ids
