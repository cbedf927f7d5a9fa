"""The tooltip: a dark card beside the thing it explains, never over it and always inside of the window."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.ui.area import Area
from game.ui.board import measure, signs
from game.ui.canvas import ART_SIZE, Canvas

LineKind = Literal["plain", "good", "bad", "dim"]

WINDOW = Area(0, 0, *ART_SIZE)

_PITCH = 9.0
_WIDEST = 190.0
_MARGIN = 5.0
_GAP = 3.0
_SHADOW = 2.0
_COLOURS: dict[LineKind, str] = {"plain": "grey0", "good": "teal0", "bad": "south0", "dim": "sea1"}


@dataclass(frozen=True)
class TooltipLine:
    """A line: words, or signs in place of them. `bad` says why something cannot be done."""

    text: str = ""
    kind: LineKind = "plain"
    signs: tuple[signs.Sign, ...] = ()


@dataclass(frozen=True)
class TooltipView:
    """A title and the lines below it; a plain string is a plain line."""

    title: str
    lines: tuple[TooltipLine | str, ...] = ()


def place(view: TooltipView, target: Area, bounds: Area = WINDOW, free: tuple[Area, ...] = ()) -> Area:
    """Where the tooltip of `target` stands: beside it, clear of `free` where there is a choice.

    Never over the target as long as one side of it has room; `free` are things that should stay in sight.
    """
    width, height = _size(view)
    inner = bounds.inset(1)
    best: tuple[float, int] | None = None
    found = Area(inner.x, inner.y, width, height)
    for rank, (x, y) in enumerate(_candidates(target, width, height)):
        x = min(max(x, inner.x), max(inner.x, inner.right - width - _SHADOW))
        y = min(max(y, inner.y), max(inner.y, inner.bottom - height - _SHADOW))
        area = Area(x, y, width, height)
        worth = _common(area, target) * 100 + sum(_common(area, other) for other in free)
        if best is None or (worth, rank) < best:
            best, found = (worth, rank), area
    return found


def draw(canvas: Canvas, view: TooltipView, target: Area, bounds: Area = WINDOW, free: tuple[Area, ...] = ()) -> Area:
    """Draw the tooltip beside `target`; returns where it stands."""
    area = place(view, target, bounds, free)
    canvas.shade("ink0", area.moved(_SHADOW, _SHADOW), 110)
    canvas.cover(area, partly=True)
    canvas.frame("frame.tooltip", area)
    y = area.y + _MARGIN
    for text in _title(view):
        canvas.text(text, area.x + _MARGIN, y, colour="brass0")
        y += _PITCH
    for line in _lines(view):
        if line.signs:
            signs.draw(canvas, line.signs, area.x + _MARGIN, y, colour=_COLOURS[line.kind])
            y += _PITCH
            continue
        for text in measure.wrap(line.text, _WIDEST):
            canvas.text(text, area.x + _MARGIN, y, colour=_COLOURS[line.kind])
            y += _PITCH
    return area


def _title(view: TooltipView) -> tuple[str, ...]:
    return measure.wrap(view.title, _WIDEST) if view.title else ()


def _lines(view: TooltipView) -> list[TooltipLine]:
    return [TooltipLine(line) if isinstance(line, str) else line for line in view.lines]


def _size(view: TooltipView) -> tuple[float, float]:
    rows: list[float] = [measure.width(text) for text in _title(view)]
    for line in _lines(view):
        if line.signs:
            rows.append(signs.width(line.signs))
        else:
            rows += [measure.width(text) for text in measure.wrap(line.text, _WIDEST)]
    return max(rows, default=0) + 2 * _MARGIN, len(rows) * _PITCH - 2 + 2 * _MARGIN - 1


def _candidates(target: Area, width: float, height: float) -> list[tuple[float, float]]:
    middle_x = target.x + (target.w - width) / 2
    middle_y = target.y + (target.h - height) / 2
    right, left = target.right + _GAP, target.x - width - _GAP - _SHADOW
    below, above = target.bottom + _GAP, target.y - height - _GAP - _SHADOW
    return [
        (right, middle_y),
        (left, middle_y),
        (middle_x, below),
        (middle_x, above),
        (right, target.y),
        (left, target.y),
        (right, target.bottom - height),
        (left, target.bottom - height),
        (target.x, below),
        (target.x, above),
        (target.right - width, below),
        (target.right - width, above),
    ]


def _common(a: Area, b: Area) -> float:
    width = min(a.right, b.right) - max(a.x, b.x)
    height = min(a.bottom, b.bottom) - max(a.y, b.y)
    return width * height if width > 0 and height > 0 else 0.0
