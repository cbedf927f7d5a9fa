"""A plan of the table: its parts in half of their size, with numbers that the text explains."""

from __future__ import annotations

from collections.abc import Callable

from game.content.model import ActionType, Region
from game.ui import art
from game.ui.area import Area
from game.ui.board import layout, panels
from game.ui.canvas import Canvas

_SCALE = 0.45
AREA = Area(0, 0, layout.TABLE.w * _SCALE, layout.TABLE.h * _SCALE)

_MAP_FROM = (60.0, 66.0)  # the part of the map that is shown
_ROOMS = ("lobby", "human_resources", "construction", "research_development", "commerce_finance", "empty.0")
_BADGE = 11.0


def draw(canvas: Canvas) -> None:
    """Draw the plan."""
    canvas.fill("ink1", AREA)
    for number, (place, paint) in enumerate(_PARTS, start=1):
        area = _scaled(place)
        canvas.fill("brass2", area)
        canvas.fill("brass0", Area(area.x, area.y, area.w, 0.5))
        inner = area.inset(1)
        with canvas.clip(inner):
            paint(canvas, inner)
        _badge(canvas, area, str(number))


def _scaled(place: Area) -> Area:
    left, top = round(place.x * _SCALE), round(place.y * _SCALE)
    right, bottom = round(place.right * _SCALE), round(place.bottom * _SCALE)
    return Area(left, top, right - left, bottom - top).inset(0.5)


def _badge(canvas: Canvas, area: Area, number: str) -> None:
    """The part's number on a brass plate in its middle."""
    x, y = area.centre
    plate = Area(round(x - _BADGE / 2), round(y - _BADGE / 2), _BADGE, _BADGE)
    canvas.fill("ink0", plate)
    canvas.fill("brass1", plate.inset(1))
    canvas.fill("brass0", Area(plate.x + 1, plate.y + 1, plate.w - 2, 1))
    canvas.text(number, plate.x + _BADGE / 2, plate.y + 3, align="center")


def _bar(canvas: Canvas, area: Area) -> None:
    canvas.fill("teal4", area)
    for seat in range(4):
        chip = Area(area.x + 72 + 50 * seat, area.y + 0.5, 47, area.h - 1)
        canvas.fill("paper1", chip)
        canvas.sprite(f"disc.seat{seat}.6", chip.x + 1, chip.y)
    for line in range(3):
        canvas.fill("brass1", Area(area.right - 10, area.y + 1 + 2 * line, 8, 1))


def _regions(canvas: Canvas, area: Area) -> None:
    width = area.w / 3
    for column, region in enumerate((Region.WEST, Region.MIDWEST, Region.EAST)):
        panel = Area(area.x + width * column, area.y, width - 1, area.h)
        canvas.fill(panels.LAND[region], panel)
        canvas.fill(panels.LAND_DARK[region], Area(panel.x, panel.y, panel.w, 6))
        for space in range(5):
            field = Area(panel.x + 2 + 10 * space, panel.y + 7, 9, 9)
            canvas.fill("paper0", field)
            canvas.fill("teal2" if space else "paper2", Area(field.x, field.y, 3, field.h))
        canvas.sprite(f"region.{region}.dark", panel.x + 2, panel.y + 15)


def _drawers(canvas: Canvas, area: Area) -> None:
    for row in range(3):
        tab = Area(area.x, area.y + (area.h / 3) * row, area.w, area.h / 3 - 1)
        canvas.fill("brass1", tab)
        canvas.fill("brass0", Area(tab.x, tab.y, tab.w, 1))


def _map(canvas: Canvas, area: Area) -> None:
    for picture in ("map.base", "map.routes"):
        canvas.sprite(picture, area.x - _MAP_FROM[0], area.y - _MAP_FROM[1])


def _timeline(canvas: Canvas, area: Area) -> None:
    canvas.fill("teal3", area)
    height = area.h / 4
    for row, action in enumerate(ActionType):
        tape = Area(area.x + 2, area.y + 1 + height * row, area.w - 4, height - 1.5)
        canvas.fill("paper0", tape)
        canvas.fill(panels.ACTION[action], Area(tape.x, tape.y, 22, tape.h))
        for space in range(1, 5):
            canvas.fill("ink1", Area(tape.x + 22 + 16 * space, tape.y, 0.5, tape.h))
        canvas.fill("brass1", Area(tape.right - 8, tape.y, 8, tape.h))


def _company(canvas: Canvas, area: Area) -> None:
    """Six rooms, and the ends of the tabs at the right."""
    canvas.fill("sea0", area)
    width, height = art.size("room.lobby")
    for number, room in enumerate(_ROOMS):
        column, row = number % 2, number // 2
        canvas.sprite(f"room.{room}", area.x + 2 + (width + 1) * column, area.bottom - (height + 1) * (row + 1))
    for row, colour in enumerate(panels.PROJECT.values()):
        handle = Area(area.x + 2 * (width + 1) + 3, area.y + 4 + 20 * row, 6, 16)
        canvas.fill("ink1", handle)
        canvas.fill(colour, handle.inset(0.5))
        canvas.fill("paper0", Area(handle.right, handle.y, 10 - 2 * row, 16))


def _prompt(canvas: Canvas, area: Area) -> None:
    canvas.fill("paper1", area)
    canvas.sprite("disc.seat0.7", area.x + 4, area.y + 3)
    canvas.fill("ink1", Area(area.x + 14, area.y + 5, 52, 2))
    for button in range(4):
        key = Area(area.x + 4 + 24 * button, area.bottom - 9, 22, 6)
        canvas.fill("ink1", key)
        canvas.fill("paper0", key.inset(0.5))


def _log(canvas: Canvas, area: Area) -> None:
    canvas.fill("paper0", area)
    for row in range(4):
        canvas.sprite(f"disc.seat{row % 2}.6", area.x + 3, area.y + 1 + 5.5 * row)
        canvas.fill("ink2", Area(area.x + 11, area.y + 3.5 + 5.5 * row, 40 + 13 * (row % 3), 1))


_PARTS: tuple[tuple[Area, Callable[[Canvas, Area], None]], ...] = (
    (layout.TOP_BAR, _bar),
    (Area(1, 20, 342, 51), _regions),
    (Area(344, 20, 55, 51), _drawers),
    (layout.MAP_VIEW, _map),
    (layout.TIMELINE, _timeline),
    (layout.COMPANY, _company),
    (layout.PROMPT, _prompt),
    (layout.LOG, _log),
)
