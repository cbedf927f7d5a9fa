"""Rows of small signs: figures and icons that say what something gives, costs or needs."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.content.effects import Gain, Income
from game.ui import art
from game.ui.area import Area
from game.ui.board import measure
from game.ui.canvas import Canvas

if TYPE_CHECKING:
    from game.content.text import Text

_ICONS = {
    "goods": "icon.goods",
    "vp": "icon.vp",
    "study": "icon.study",
    "employee": "icon.employee",
    "steps": "icon.step",
}


@dataclass(frozen=True)
class Word:
    """Figures or a word."""

    text: str


@dataclass(frozen=True)
class Icon:
    """A sprite, usually 8x8."""

    name: str


@dataclass(frozen=True)
class Mark:
    """A drawn sign: `arrow` this gives that, `or` a choice, `gap` a little space; the others are small icons."""

    kind: str


@dataclass(frozen=True)
class At:
    """The next sign stands at `x` from the row's start, as in a table's column."""

    x: float


Sign = Word | Icon | Mark | At

ARROW = Mark("arrow")
OR = Mark("or")
ROOM = Icon("icon.department")
BUILD = Icon("icon.project")
_WIDTHS = {
    "arrow": 4.0,
    "or": 3.5,
    "crate": 5.0,
    "book": 5.0,
    "book.light": 5.0,
    "star": 7.0,
    "plus": 3.0,
    "case": 7.0,
    "bust": 5.0,
    "feet": 5.0,
}
_COMPACT = {
    "icon.goods": "crate",
    "icon.study": "book",
    "icon.vp": "star",
    "icon.mission": "case",
    "icon.employee": "bust",
    "icon.step": "feet",
}


def amount(text: Text, gain: Gain, single: bool = True) -> tuple[Sign, ...]:
    """Signs of the amounts of a gain or price. `single`: a figure stands before an icon also when it is 1."""
    found: list[Sign] = []
    if gain.money:
        found.append(Word(text("resource.money", n=gain.money)))
    for name, icon in _ICONS.items():
        number = getattr(gain, name)
        if number:
            if single or number > 1:
                found.append(Word(str(number)))
            found.append(Icon(icon))
    return tuple(found)


def income(text: Text, printed: Income) -> tuple[Sign, ...]:
    """Signs of an income in one row: its amounts, or the choice."""
    found = list(amount(text, printed.fixed(), single=False))
    for number, gain in enumerate(printed.choose):
        if number:
            found.append(OR)
        found += amount(text, gain, single=False)
    return tuple(found)


def compact(row: tuple[Sign, ...]) -> tuple[Sign, ...]:
    """The same row in the smallest icons."""
    return tuple(Mark(_COMPACT[s.name]) if isinstance(s, Icon) and s.name in _COMPACT else s for s in row)


def width(row: tuple[Sign, ...]) -> float:
    """Width of a row in art pixels."""
    return max((x + _width(sign) for sign, x in _set(row)), default=0.0)


def draw(canvas: Canvas, row: tuple[Sign, ...], x: float, y: float, *, colour: str = "ink0") -> None:
    """Draw a row, its figures' top at `y`; `colour` is that of figures and marks."""
    for sign, offset in _set(row):
        if isinstance(sign, Word):
            canvas.text(sign.text, x + offset, y, colour=colour)
        elif isinstance(sign, Icon):
            canvas.sprite(sign.name, x + offset, y + 2.5 - math.ceil(art.size(sign.name)[1] / 2))
        elif isinstance(sign, Mark):
            _mark(canvas, sign.kind, x + offset, y, colour)


def _set(row: tuple[Sign, ...]) -> list[tuple[Sign, float]]:
    """Each sign with its place; a figure keeps a little away from what it counts."""
    found: list[tuple[Sign, float]] = []
    x, before = 0.0, None
    for sign in row:
        if isinstance(sign, At):
            x, before = max(x, sign.x), None
            continue
        if before is not None:
            x += 0.0 if OR in (before, sign) else 1.0 if Word in (type(before), type(sign)) else 0.5
        found.append((sign, x))
        x, before = x + _width(sign), sign
    return found


def _width(sign: Sign) -> float:
    if isinstance(sign, Word):
        return measure.width(sign.text)
    if isinstance(sign, Icon):
        return float(art.size(sign.name)[0])
    return _WIDTHS[sign.kind] if isinstance(sign, Mark) else 0.0


def _mark(canvas: Canvas, kind: str, x: float, y: float, colour: str) -> None:
    if kind == "or":
        for step in range(5):
            canvas.fill(colour, Area(x + 2.5 - 0.5 * step, y - 0.5 + 1.2 * step, 0.5, 1.2))
    elif kind in _SMALL:
        for row, line in enumerate(_SMALL[kind]):
            for column, letter in enumerate(line):
                if letter != " ":
                    canvas.fill(_LETTERS.get(letter, colour), Area(x + column, y + row, 1, 1))


# Signs too small for the sheet of icons, one letter an art pixel.
_LETTERS = {
    "k": "ink1",
    "+": "grey0",
    "b": "brass1",
    "B": "brass0",
    "d": "brass3",
    "t": "teal0",
    "T": "teal4",
    "f": "south0",
}
_SMALL: dict[str, tuple[str, ...]] = {
    "arrow": ("#", "##", "###", "##", "#"),
    "crate": ("kkkkk", "kBbbk", "kdddk", "kBbbk", "kkkkk"),
    "book": ("kkkkk", "ktktk", "ktktk", "ktktk", " kkk "),
    "book.light": ("tt tt", "ttTtt", "ttTtt", "ttTtt", " tTt "),
    "case": ("  kkk  ", "kkkkkkk", "kdBBddk", "kdddddk", "kkkkkkk"),
    "bust": (" kkk ", "kkkkk", " fff ", "kkkkk", "kkkkk"),
    "feet": (" kk  ", " kkkk", "   kk", "k  k ", "     "),
    "plus": ("   ", " + ", "+++", " + "),
    "star": ("   d   ", "  dBd  ", "dddBddd", "dBBBbbd", " dBbbd ", "dBbdbbd", "ddd ddd"),
}
