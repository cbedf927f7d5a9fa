"""The sheet of scores shows what the engine counts, and nothing else."""

from __future__ import annotations

import random

import pygame
import pytest

from game.content.model import Content, Difficulty
from game.content.text import Text
from game.engine import Options, State, apply, legal_moves, new_game, sheets, winners
from game.engine.scoring import Category
from game.scenes.scores import ScoresScene
from game.scenes.title import TitleScene
from game.session.score_sheet import make, verdict
from game.ui.view import ANDREW_COLOUR, SeatInfo
from game.window import Window
from tests.scenes.driver import Driver


def played(content: Content, options: Options, moves: int = 10_000) -> State:
    """A position of a game of random moves."""
    state = new_game(content, options)
    rng = random.Random(options.seed)
    while not state.finished and moves:
        apply(state, rng.choice(legal_moves(state)))
        moves -= 1
    return state


def infos(state: State) -> list[SeatInfo]:
    found = [SeatInfo(name, i) for i, name in enumerate("ABCD"[: len(state.seats)])]
    return [*found, SeatInfo("Andrew", ANDREW_COLOUR)] if state.solo else found


OPTIONS = [
    Options(seats=1, seed=3, difficulty=Difficulty.NORMAL),
    Options(seats=2, seed=4),
    Options(seats=4, seed=5),
]


@pytest.mark.parametrize("options", OPTIONS, ids=["solo", "two", "four"])
@pytest.mark.parametrize("moves", [60, 10_000], ids=["projected", "final"])
def test_f1_every_line_of_the_engine_stands_on_the_sheet(
    content: Content, text: Text, options: Options, moves: int
) -> None:
    state = played(content, options, moves)
    sheet = make(state, text)
    for seat, counted in enumerate(sheets(state)):
        assert sheet.totals[seat] == counted.total
        assert sum(row.cells[seat].points or 0 for row in sheet.rows) == counted.total
        for row in sheet.rows:
            assert (row.cells[seat].points or 0) == counted.points(row.category)
            assert row.cells[seat].points is None or row.cells[seat].why
    assert list(sheet.best) == winners(state)


def test_who_has_given_nothing_has_a_nought(content: Content, text: Text) -> None:
    state = new_game(content, Options(seats=2, seed=1))
    state.chart["health_west"] = [1]
    rows = {row.category: row.cells for row in make(state, text).rows}
    given = rows[Category.DONATION]
    assert given[0].points == 0
    assert given[0].why == (text("scores.nothing"),)
    assert given[1].points is not None


def test_f4_ties_share_the_victory(content: Content, text: Text) -> None:
    state = new_game(content, Options(seats=3, seed=1))
    state.seats[0].points = state.seats[2].points = 200
    state.seats[1].points = 100
    for seat in state.seats:
        seat.tile = False
    sheet = make(state, text)
    assert sheet.ranks == (1, 3, 1)
    points = sheet.totals[0]
    assert verdict(sheet, ["A", "B", "C"], text, final=True) == text("scores.shared", names="A and C", points=points)


def test_reasons_show_on_hover_and_by_keyboard(window: Window, driver: Driver, content: Content) -> None:
    state = played(content, OPTIONS[1])
    scene = ScoresScene(window, state, infos(state))
    window.push(scene)
    driver.move("cell:cities:0")
    before = pygame.image.tobytes(pygame.display.get_surface(), "RGB")
    window.frame(0.5)
    assert pygame.image.tobytes(pygame.display.get_surface(), "RGB") != before
    assert driver.target("cell:cities:0").lines == scene.sheet.rows[6].cells[0].why
    driver.tab_to("cell:donation:1")


def test_final_buttons(window: Window, driver: Driver, content: Content) -> None:
    state = played(content, OPTIONS[1])
    pressed: list[str] = []
    scene = ScoresScene(
        window, state, infos(state), look=lambda: pressed.append("look"), save=lambda: pressed.append("save")
    )
    window.push(scene)
    driver.click("table")
    driver.click("save")
    driver.click("save")
    assert pressed == ["look", "save", "save"]
    driver.click("title")
    assert [type(scene) for scene in window.scenes] == [TitleScene]


def test_a_projection_lies_over_the_scene_below(window: Window, driver: Driver, content: Content) -> None:
    state = played(content, OPTIONS[0], 60)
    window.push(TitleScene(window))
    window.push(ScoresScene(window, state, infos(state), final=False))
    assert driver.ids[-1] == "back"
    window.frame(0)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(window.scenes[-1], TitleScene)
