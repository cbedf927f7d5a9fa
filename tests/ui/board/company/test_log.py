"""The log: newest lines at the bottom, broken where they are too long, scrolled within bounds."""

from __future__ import annotations

import pytest

from game.ui.area import Area
from game.ui.board import log
from game.ui.board.log import LogLine, LogView

LONG = "pays 1 good; one employee leaves for the Midwest; receives $3 from the region of the Midwest for its bonus"
WHOLE = Area(20, 30, 360, 260)


def _view(count: int, scroll: int = 0) -> LogView:
    return LogView(tuple(LogLine(n % 5, f"Line {n}") for n in range(count)), scroll, "LOG", "L: whole log")


def _shown(canvas) -> list[str]:
    return [drawn.text for drawn in canvas.texts][2:]


def test_the_newest_lines_are_shown(paper):
    canvas = paper()
    log.draw(canvas, _view(20))
    assert _shown(canvas) == [f"Line {n}" for n in range(15, 20)]


def test_scrolling_shows_older_ones_and_stops_at_the_first(paper):
    assert log.limit(_view(20)) == 15
    for scroll, first in ((3, 12), (15, 0), (99, 0)):
        canvas = paper()
        log.draw(canvas, _view(20, scroll))
        assert _shown(canvas) == [f"Line {n}" for n in range(first, first + 5)]


def test_a_short_log_cannot_be_scrolled():
    assert log.limit(_view(3)) == 0
    assert log.limit(LogView(())) == 0


def test_far_up_in_a_long_log(paper):
    canvas = paper()
    log.draw(canvas, _view(900, 700))
    assert _shown(canvas) == [f"Line {n}" for n in range(195, 200)]


def test_a_long_line_is_broken_and_counted(paper, legible):
    view = LogView((LogLine(0, "Ada builds", "now"), LogLine(None, LONG, "detail"), LogLine(1, LONG)), 0, "LOG", "L")
    canvas = paper()
    log.draw(canvas, view)
    legible(canvas)
    assert " ".join(_shown(canvas)) == f"Ada builds {LONG} {LONG}"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_both_logs_are_legible(paper, legible, size):
    view = LogView(
        tuple(LogLine(n % 5, LONG, kind) for n in range(12) for kind in ("round", "move", "detail", "now")),
        4,
        "LOG",
        "L: whole log",
    )
    canvas = paper(size)
    log.draw(canvas, view)
    legible(canvas)
    canvas = paper(size)
    log.draw_whole(canvas, view, WHOLE)
    legible(canvas)


def test_the_whole_log_shows_as_many_rows_as_fit(paper):
    canvas = paper()
    log.draw_whole(canvas, _view(100), WHOLE)
    shown = _shown(canvas)
    assert len(shown) == log.whole_rows(WHOLE)
    assert shown[-1] == "Line 99"
    assert log.whole_limit(_view(100), WHOLE) == 100 - len(shown)
