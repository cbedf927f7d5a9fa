"""Tooltips stand beside what they explain, inside of the window."""

from __future__ import annotations

import pytest

from game.content.model import ProjectType
from game.ui.area import Area
from game.ui.board import tabs, tooltip
from game.ui.board.tooltip import WINDOW, TooltipLine, TooltipView

VIEW = TooltipView(
    "Build in St. Louis", ("Ada: industry on the factory plot", "Pay 2 goods", TooltipLine("Why", "bad"))
)
TARGETS = [
    Area(x, y, w, h)
    for x in (0, 120, 320, 500, 600)
    for y in (0, 90, 180, 300, 340)
    for w, h in ((8, 8), (39, 40), (13, 13))
    if x + w <= 640 and y + h <= 360
]


@pytest.mark.parametrize("target", TARGETS)
def test_beside_the_target_and_in_the_window(target):
    place = tooltip.place(VIEW, target)
    assert not place.overlaps(target)
    assert WINDOW.covers(place)


def test_clear_of_what_should_stay_in_sight():
    target = Area(300, 170, 20, 20)
    right = Area(323, 100, 200, 160)
    assert not tooltip.place(VIEW, target, free=(right,)).overlaps(right)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_legible(paper, legible, build, size):
    canvas = paper(size)
    tooltip.draw(canvas, VIEW, Area(300, 170, 20, 20))
    legible(canvas)
    view = build.view(build.crowded())
    for project in ProjectType:
        canvas = paper(size)
        area = tooltip.draw(canvas, tabs.tooltip(view, project, 0), tabs.handle(project))
        legible(canvas)
        assert all(area.covers(drawn.area) for drawn in canvas.texts)


def test_a_long_line_is_broken(paper, legible):
    canvas = paper()
    words = "This department cannot be used now because none of its employees was active when the turn began"
    area = tooltip.draw(canvas, TooltipView("Safety", (words,)), Area(20, 20, 10, 10))
    legible(canvas)
    assert len(canvas.texts) > 2
    assert area.w < 210
