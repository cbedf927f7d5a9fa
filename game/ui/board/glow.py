"""What can be clicked, what has been, and what has changed: the same signs on every board.

Rings lie on the border of a thing and up to three art pixels outside of it, so they are drawn after their neighbours
and before the name plates that must stay readable.
"""

from __future__ import annotations

from game.ui.area import Area
from game.ui.canvas import Canvas
from game.ui.view import TableView

# From the inside out.
_CAN_BE_CLICKED = ("glow", "brass0", "brass3")
_POINTED_AT = ("glow", "brass0", "grey0", "ink0")
_EAR = 5  # side of the corner that marks a change
_CHOSEN = ("grey0", "teal1", "teal4")


def ring(canvas: Canvas, area: Area, colours: tuple[str, ...] = _CAN_BE_CLICKED) -> None:
    """Draw rings around a thing: the first on its border, each other one pixel further out, without its corners."""
    for distance, name in reversed(tuple(enumerate(colours))):
        around = area.inset(-distance)
        if distance < len(colours) - 1:
            canvas.outline(name, around)
            continue
        canvas.fill(name, Area(around.x + 1, around.y, around.w - 2, 1))
        canvas.fill(name, Area(around.x + 1, around.bottom - 1, around.w - 2, 1))
        canvas.fill(name, Area(around.x, around.y + 1, 1, around.h - 2))
        canvas.fill(name, Area(around.right - 1, around.y + 1, 1, around.h - 2))


def is_lit(view: TableView, id: str) -> bool:
    """Whether a thing carries a ring."""
    return id in view.glow or id in view.chosen


def light(canvas: Canvas, view: TableView, id: str, area: Area) -> None:
    """Draw the ring of a thing, if it has one: chosen, pointed at, or waiting to be clicked."""
    if id in view.chosen:
        ring(canvas, area, _CHOSEN)
    elif id in view.glow:
        ring(canvas, area, _POINTED_AT if id == view.hover else _CAN_BE_CLICKED)


def light_all(canvas: Canvas, view: TableView, areas: dict[str, Area]) -> None:
    """Draw the rings of many things, the one pointed at last, so that none covers it."""
    lit = [id for id in areas if is_lit(view, id)]
    for id in sorted(lit, key=lambda id: id == view.hover):
        light(canvas, view, id, areas[id])


def mark(canvas: Canvas, area: Area) -> None:
    """Dog-ear the upper right corner of a thing that a seat changed last."""
    for step in range(_EAR):
        row = Area(area.right - _EAR + step, area.y + step, _EAR - step, 1)
        canvas.fill("grey0", row)
        canvas.fill("ink0", Area(row.x - 1, row.y, 1, 1))
    canvas.fill("ink0", Area(area.right - _EAR - 1, area.y - 1, _EAR + 2, 1))
    canvas.fill("ink0", Area(area.right, area.y, 1, _EAR))


def mark_changed(canvas: Canvas, view: TableView, areas: dict[str, Area]) -> None:
    """Mark all changed things of a board."""
    for id in view.marks & areas.keys():
        mark(canvas, areas[id])
