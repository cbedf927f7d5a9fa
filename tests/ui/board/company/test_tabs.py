"""Project tabs: which discs wait on them, which are built, and what the tooltip tells."""

from __future__ import annotations

import pytest

from game.content.model import ProjectType, Side
from game.ui.board import signs, tabs
from game.ui.board.tooltip import TooltipLine


def _icons(line: TooltipLine | str) -> list[str]:
    assert isinstance(line, TooltipLine)
    return [sign.name for sign in line.signs if isinstance(sign, signs.Icon)]


def _spaces(build, project, reached, built, side=Side.A):
    view = build.view(build.seat(side=side, tabs=tuple((reached, built) for _ in ProjectType)))
    return tabs.tooltip(view, project, 0).lines[1:-1]


@pytest.mark.parametrize("project", ProjectType)
@pytest.mark.parametrize("side", Side)
def test_the_tooltip_lists_all_seven_spaces(build, project, side):
    lines = _spaces(build, project, 2, 0, side)
    assert len(lines) == 7
    assert [line.kind for line in lines] == ["plain"] * 2 + ["dim"] * 5


def test_the_oldest_discs_are_built_first(build):
    lines = _spaces(build, ProjectType.HOUSING, 4, 2)
    assert ["icon.tick_round" in _icons(line) for line in lines[:4]] == [True, True, False, False]
    assert ["disc.seat0.8" in _icons(line) for line in lines[:4]] == [False, False, True, True]


def test_a_space_without_a_disc_is_never_built(build):
    lines = _spaces(build, ProjectType.INFRASTRUCTURE, 3, 1)
    assert ["icon.tick_round" in _icons(line) for line in lines[:3]] == [False, True, False]


def test_the_last_line_tells_the_next_cost(build):
    view = build.view(build.seat(tabs=((1, 0), (2, 0), (3, 0), (7, 0))))
    for project in (ProjectType.HOUSING, ProjectType.COMMERCE, ProjectType.INDUSTRY):
        tab = view.state.seats[0].tabs[project]
        cost = tabs.spaces(view, 0, project)[tab.reached].cost
        last = tabs.tooltip(view, project, 0).lines[-1]
        assert isinstance(last, TooltipLine)
        assert last.text == build.text("company.tab.next", n=cost)
    full = tabs.tooltip(view, ProjectType.INFRASTRUCTURE, 0).lines[-1]
    assert isinstance(full, TooltipLine)
    assert full.text == build.text("company.tab.full")


def test_one_side_raises_the_donation_limit(build):
    words = build.text("company.tab.cap", n=3)
    for side, raised in ((Side.A, False), (Side.B, True)):
        last = _spaces(build, ProjectType.COMMERCE, 7, 0, side)[-1]
        assert isinstance(last, TooltipLine)
        assert (signs.Word(words) in last.signs) == raised
