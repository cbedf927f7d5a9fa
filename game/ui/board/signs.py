"""Rows of small signs: figures and icons that say what something gives, costs or needs."""

from __future__ import annotations

from dataclasses import dataclass

from game.content.model import Gain, Income
from game.ui.area import Area
from game.ui.board import measure
from game.ui.canvas import Canvas

_ICON = 8.0
_ARROW = 4.0
_CROSS_BAR = 3.5
_ICONS = {"goods": "icon.goods", "vp": "icon.vp", "study": "icon.study", "employee": "icon.employee", "steps": "icon.step"}


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
    """A drawn sign: `arrow` this gives that, `or` a choice, `room` a department, `gap` a little space."""

    kind: str


Sign = Word | Icon | Mark

ARROW = Mark("arrow")
OR = Mark("or")
ROOM = Mark("room")
GAP = Mark("gap")
_WIDTHS = {"arrow": _ARROW, "or": _CROSS_BAR, "room": 7.0, "gap": 3.0}


def amount(money: str, gain: Gain, single: bool = True) -> tuple[Sign, ...]:
    """Signs of the amounts of a gain or price. `money` is how a sum is written, `${n}`.

    `single`: a figure stands before an icon also when it is 1.
    """
    found: list[Sign] = []
    if gain.money:
        found.append(Word(money.format(n=gain.money)))
    for name, icon in _ICONS.items():
        number = getattr(gain, name)
        if number:
            if single or number > 1:
                found.append(Word(str(number)))
            found.append(Icon(icon))
    return tuple(found)


def income(money: str, printed: Income) -> tuple[Sign, ...]:
    """Signs of an income in one row: its amounts, or the choice."""
    found = list(amount(money, printed.fixed(), single=False))
    for number, gain in enumerate(printed.choose):
        if number:
            found.append(OR)
        found += amount(money, gain, single=False)
    return tuple(found)


def width(signs: tuple[Sign, ...]) -> float:
    """Width of a row in art pixels."""
    return sum(_width(sign) for sign in signs) + 0.5 * max(0, len(signs) - 1)


def draw(
    canvas: Canvas, signs: tuple[Sign, ...], x: float, y: float, *, colour: str = "ink0", dark: bool = False
) -> None:
    """Draw a row, its figures' top at `y`. `dark`: on a dark ground, where ink would not show."""
    for sign in signs:
        if isinstance(sign, Word):
            canvas.text(sign.text, x, y, colour=colour)
        elif isinstance(sign, Icon):
            canvas.sprite(sign.name + (".light" if dark and sign.name in _LIGHT else ""), x, y - 1.5)
        else:
            _mark(canvas, sign.kind, x, y, colour)
        x += _width(sign) + 0.5


_LIGHT: frozenset[str] = frozenset()


def _width(sign: Sign) -> float:
    if isinstance(sign, Word):
        return measure.width(sign.text)
    return _ICON if isinstance(sign, Icon) else _WIDTHS[sign.kind]


def _mark(canvas: Canvas, kind: str, x: float, y: float, colour: str) -> None:
    if kind == "arrow":
        canvas.fill(colour, Area(x, y, 1, 5))
        canvas.fill(colour, Area(x + 1, y + 1, 1, 3))
        canvas.fill(colour, Area(x + 2, y + 2, 1, 1))
    elif kind == "or":
        for step in range(5):
            canvas.fill(colour, Area(x + 2.5 - 0.5 * step, y - 0.5 + 1.2 * step, 0.5, 1.2))
    elif kind == "room":
        canvas.fill(colour, Area(x, y - 1.5, 7, 7))
        canvas.fill("brass0", Area(x + 1, y - 0.5, 5, 5))
        canvas.fill(colour, Area(x + 1, y + 2.5, 2, 2))
        canvas.fill("con", Area(x + 4, y + 0.5, 1, 4))
