"""The log: what has happened, newest at the bottom, with the mark of the seat that did it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import Literal

from game.ui.area import Area
from game.ui.board import measure
from game.ui.canvas import Canvas
from game.ui.view import ANDREW_COLOUR

Kind = Literal["round", "move", "detail", "now"]

PANEL = Area(400, 304, 240, 56)
ROWS = 5  # rows of text that the panel has place for

_PITCH = 7.5
_FIRST = 317.0
_TEXT = 415.0
_WIDTH = 215.0
_INDENT = 6.0
_DIAMETERS = {"map": "10", "track": "7", "log": "6", "chip": "12"}
_COLOURS: dict[Kind, str] = {"round": "ink1", "move": "ink2", "detail": "ink2", "now": "ink0"}


@dataclass(frozen=True)
class LogLine:
    """One thing that happened. `seat`: the colour (SeatInfo.colour) of the seat whose mark stands before it.

    `kind`: `round` begins a round, `move` is an older move, `now` one of the turn that is on, `detail` follows a move
    and is indented under it without a mark.
    """

    seat: int | None
    text: str
    kind: Kind = "move"


@dataclass(frozen=True)
class LogView:
    """Everything that is shown: the lines from the oldest to the newest, and how many rows the view is scrolled up.

    `title` is the heading, `hint` says at its right how to open the whole log.
    """

    lines: tuple[LogLine, ...]
    scroll: int = 0
    title: str = ""
    hint: str = ""

    @cached_property
    def counted(self) -> dict[float, int]:
        """Number of rows by their width, as far as it was asked for."""
        return {}


@dataclass(frozen=True)
class _Row:
    """A row of text; `first` carries the mark."""

    line: LogLine
    text: str
    first: bool


def limit(view: LogView, rows: int = ROWS, width: float = _WIDTH) -> int:
    """Rows that the log can be scrolled up at most."""
    return max(0, _count(view, width) - rows)


def whole_rows(area: Area) -> int:
    """Rows of the whole log that fit into an area."""
    return int((area.h - 26) // _PITCH)


def areas(view: LogView) -> dict[str, Area]:
    """The panel, which opens the whole log and takes the wheel."""
    return {"log": PANEL}


def draw(canvas: Canvas, view: LogView, hover: str | None = None) -> None:
    """Draw the last lines in their panel."""
    canvas.frame("frame.board", PANEL)
    canvas.text(view.title, 406, 308, colour="teal2")
    hinted = "ink0" if hover == "log" else "ink2"
    canvas.text(view.hint, 632, 308, colour=hinted, align="right")
    _rows(canvas, view, Area(_TEXT, _FIRST, _WIDTH, ROWS * _PITCH), ROWS)
    _bar(canvas, view, Area(633.5, 317, 2.5, 37), ROWS, _WIDTH)


def draw_whole(canvas: Canvas, view: LogView, area: Area) -> None:
    """Draw the whole log over the boards in `area`."""
    canvas.frame("frame.board", area)
    canvas.fill("teal3", Area(area.x + 4, area.y + 4, area.w - 8, 12))
    canvas.text(view.title, area.x + 9, area.y + 7.5, colour="brass0", shadow="ink0")
    canvas.text(view.hint, area.right - 9, area.y + 7.5, colour="paper1", align="right")
    rows = whole_rows(area)
    width = area.w - 32
    _rows(canvas, view, Area(area.x + 18, area.y + 20.5, width, rows * _PITCH), rows)
    _bar(canvas, view, Area(area.right - 9, area.y + 20, 3, area.h - 27), rows, width)


def whole_limit(view: LogView, area: Area) -> int:
    """Rows that the whole log can be scrolled up in `area`."""
    return limit(view, whole_rows(area), area.w - 32)


def _broken(line: LogLine, width: float) -> tuple[str, ...]:
    room = width - (_INDENT if line.kind == "detail" else 0)
    return measure.wrap(line.text, room)


def _count(view: LogView, width: float) -> int:
    """Rows of all lines; counted once, since a game's log grows long."""
    if width not in view.counted:
        view.counted[width] = sum(len(_broken(line, width)) for line in view.lines)
    return view.counted[width]


def _newest_first(view: LogView, width: float) -> list[_Row]:
    rows: list[_Row] = []
    wanted = view.scroll + 64
    for line in reversed(view.lines):
        texts = _broken(line, width)
        rows += [_Row(line, text, i == 0) for i, text in reversed(list(enumerate(texts)))]
        if len(rows) > wanted:
            break
    return rows


def _rows(canvas: Canvas, view: LogView, area: Area, rows: int) -> None:
    scroll = min(view.scroll, limit(view, rows, area.w))
    shown = list(islice(_newest_first(view, area.w), scroll, scroll + rows))[::-1]
    for number, row in enumerate(shown):
        y = area.y + number * _PITCH
        indent = _INDENT if row.line.kind == "detail" else 0
        if row.first:
            _mark(canvas, row.line, area.x - 9, y - 0.5)
        canvas.text(row.text, area.x + indent, y, colour=_COLOURS[row.line.kind])


def _mark(canvas: Canvas, line: LogLine, x: float, y: float) -> None:
    if line.kind == "detail":
        return
    if line.kind == "round":
        canvas.fill("brass2", Area(x, y + 1.5, 6, 3.5))
        canvas.fill("brass1", Area(x, y + 1.5, 6, 1))
    elif line.seat is not None:
        canvas.sprite(disc_name(line.seat, "log"), x, y)


def disc_name(colour: int, size: str) -> str:
    """Sprite of a seat's disc: for a `map` plot, a `track`, the `log` or a seat's `chip`, or by its diameter."""
    owner = "andrew" if colour == ANDREW_COLOUR else f"seat{colour}"
    return f"disc.{owner}.{_DIAMETERS.get(size, size)}"


def _bar(canvas: Canvas, view: LogView, area: Area, rows: int, width: float) -> None:
    total = _count(view, width)
    if total <= rows:
        return
    canvas.fill("paper2", area)
    height = max(5.0, area.h * rows / total)
    top = total - rows
    part = (top - min(view.scroll, top)) / top
    canvas.fill("brass2", Area(area.x, area.y + part * (area.h - height), area.w, height))
