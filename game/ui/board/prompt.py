"""The prompt: who decides, what about, and the buttons for what is not done on a board."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from game.ui import art
from game.ui.area import Area
from game.ui.board import measure
from game.ui.board.log import disc_name
from game.ui.canvas import Canvas

ButtonState = Literal["usable", "chosen", "cannot"]

PANEL = Area(0, 304, 400, 56)
MORE = "button:more"

_LEFT = 7.0
_WIDTH = 386.0
_GAP = 3.0
_KEY = 8.0
_HINT_WIDTH = 370.0


@dataclass(frozen=True)
class ButtonView:
    """A button. `id` as the scene spells it (`button:undo`); `icon` a sprite of 8x8 to 10x10; `key` one character.

    `why` says why it cannot be used. A `fixed` one stays in view on every page of an overlong row.
    """

    id: str
    label: str
    icon: str | None = None
    key: str = ""
    state: ButtonState = "usable"
    why: str = ""
    fixed: bool = False


@dataclass(frozen=True)
class PromptView:
    """`seat`: colour (SeatInfo.colour) of the seat that decides. `page`: of the buttons, when they do not fit at once.

    `more` is the label of the button that turns to the next page.
    """

    seat: int | None
    title: str
    hint: str = ""
    buttons: tuple[ButtonView, ...] = ()
    page: int = 0
    more: str = ""


@dataclass(frozen=True)
class _Placed:
    button: ButtonView
    area: Area


def areas(view: PromptView) -> dict[str, Area]:
    """The buttons in view, by id; `button:more` turns the page."""
    return {placed.button.id: placed.area for placed in _place(view)}


def pages(view: PromptView) -> int:
    """Number of pages that the buttons take."""
    return len(_paged(view)) if len(_flow(view.buttons)) > 2 else 1


def draw(canvas: Canvas, view: PromptView, hover: str | None = None) -> None:
    """Draw the panel with everything in it; `hover` is the id of the button under the pointer."""
    placed = _place(view)
    rows = len({p.area.y for p in placed})
    canvas.frame("frame.panel", PANEL)
    lines = measure.wrap(view.hint, _HINT_WIDTH)
    top, hints = _tops(rows, len(lines))
    if view.seat is not None:
        canvas.sprite(disc_name(view.seat, "map"), 7, top - 0.5)
    _title(canvas, view.title, top, small=top < 308)
    for number, (y, line) in enumerate(zip(hints, lines, strict=False)):
        last = number + 1 == len(hints)
        rest = " ".join(lines[number:]) if last else line
        canvas.text(rest, 21, y, colour="ink2", width=_HINT_WIDTH)
    for place in placed:
        _button(canvas, place.button, place.area, hover == place.button.id)


def _tops(rows: int, lines: int) -> tuple[float, tuple[float, ...]]:
    """Tops of the title and of the lines of the hint: two rows of buttons or two lines move everything up."""
    if rows > 1:
        return (307.0, (314.0, 321.5)) if lines > 1 else (308.5, (320.0,))
    return (308.5, (318.5, 326.0)) if lines > 1 else (310.0, (322.0,))


def _title(canvas: Canvas, title: str, top: float, small: bool) -> None:
    if not small and measure.width(title, "title") <= _HINT_WIDTH:
        canvas.text(title, 21, top, size="title")
    else:
        canvas.text(title, 21, top if small else top + 1.5, width=_HINT_WIDTH)


def _natural(button: ButtonView) -> float:
    label = measure.width(button.label) + 1 if button.label else 0
    start = 14 if button.icon else 4
    key = _KEY + 3.5 if button.key else 3
    return start + label + key


def _flow(buttons: tuple[ButtonView, ...]) -> list[list[ButtonView]]:
    """Fill rows from left to right."""
    rows: list[list[ButtonView]] = [[]]
    used = 0.0
    for button in buttons:
        need = min(_natural(button), _WIDTH)
        if rows[-1] and used + need > _WIDTH:
            rows.append([])
            used = 0.0
        rows[-1].append(button)
        used += need + _GAP
    return rows


def _paged(view: PromptView) -> list[tuple[ButtonView, ...]]:
    """Pages of two rows each, every one ending in the page button and the fixed ones."""
    fixed = tuple(b for b in view.buttons if b.fixed)
    loose = [b for b in view.buttons if not b.fixed]
    tail = (ButtonView(MORE, view.more, None, "+"), *fixed)
    found: list[tuple[ButtonView, ...]] = []
    page: tuple[ButtonView, ...] = ()
    for button in loose:
        if page and len(_flow((*page, button, *tail))) > 2:
            found.append((*page, *tail))
            page = ()
        page = (*page, button)
    found.append((*page, *tail))
    return found


def _place(view: PromptView) -> list[_Placed]:
    rows = _flow(view.buttons)
    if len(rows) > 1:
        bare = _flow(tuple(replace(b, icon=None) if b.fixed else b for b in view.buttons))
        rows = bare if len(bare) == 1 else rows
    if len(rows) > 2:
        all_pages = _paged(view)
        rows = _flow(all_pages[view.page % len(all_pages)])
    tops, height = ([335.0], 16.0) if len(rows) == 1 else ([329.0, 343.0], 13.0)
    placed: list[_Placed] = []
    for y, row in zip(tops, rows, strict=False):
        x = _LEFT
        for button in row:
            width = min(_natural(button), _WIDTH)
            placed.append(_Placed(button, Area(x, y, width, height)))
            x += width + _GAP
    return placed


def _button(canvas: Canvas, button: ButtonView, area: Area, hovered: bool) -> None:
    state = {"usable": "normal", "chosen": "chosen", "cannot": "disabled"}[button.state]
    if hovered and state == "normal":
        state = "hover"
    canvas.frame(f"frame.button.{state}", area)
    middle = area.y + (area.h - 2) / 2
    ink = "ink2" if button.state == "cannot" else "ink0"
    x = area.x + 4
    if button.icon:
        width, height = art.size(button.icon)
        canvas.sprite(button.icon, area.x + 3 + (10 - width) // 2, middle - height / 2)
        x = area.x + 14
    right = area.right - (_KEY + 3.5 if button.key else 2)
    canvas.text(button.label, x, middle - 2.5, colour=ink, width=right - x)
    if button.key:
        box = Area(area.right - _KEY - 2.5, middle - 4.5, _KEY, 9)
        if button.state != "cannot":
            canvas.frame("frame.key", box)
        canvas.text(
            button.key,
            box.x + box.w / 2 + 0.5,
            box.y + 2,
            colour="ink2" if button.state == "cannot" else "paper0",
            align="center",
        )
