"""Grounds that several boards share: brass frames, header strips, plates."""

from __future__ import annotations

from game.content.model import ActionType, Level, ProjectType, Region
from game.ui import art
from game.ui.area import Area
from game.ui.board import measure
from game.ui.canvas import Canvas

LAND = {Region.WEST: "west0", Region.MIDWEST: "mid0", Region.EAST: "east0", Region.SOUTH: "south0"}
LAND_DARK = {Region.WEST: "west1", Region.MIDWEST: "mid1", Region.EAST: "east1", Region.SOUTH: "south1"}
ACTION = {
    ActionType.HUMAN_RESOURCES: "hr",
    ActionType.MANAGEMENT: "teal2",
    ActionType.CONSTRUCTION: "con",
    ActionType.RESEARCH: "res",
}
PROJECT = {
    ProjectType.HOUSING: "house",
    ProjectType.COMMERCE: "coin",
    ProjectType.INDUSTRY: "fact",
    ProjectType.INFRASTRUCTURE: "brid",
}
LEVEL = {Level.CART: "paper2", Level.STAGECOACH: "brass1", Level.RAILROAD: "grey1"}
LEVEL_ICON = {Level.CART: "icon.cart", Level.STAGECOACH: "icon.stagecoach", Level.RAILROAD: "icon.train"}


_NOTE = 106  # from a drawer's left, where its note begins unless it is long


def brass(canvas: Canvas, area: Area, ground: str) -> Area:
    """Draw a brass frame, lit from the upper left, with a dark line inside of it; returns what is inside."""
    canvas.fill("brass2", area)
    canvas.fill("brass0", Area(area.x, area.y, area.w - 1, 1))
    canvas.fill("brass0", Area(area.x, area.y, 1, area.h - 1))
    canvas.fill("ink1", area.inset(1))
    inner = area.inset(2)
    canvas.fill(ground, inner)
    return inner


def strip(canvas: Canvas, area: Area, ground: str, light: str) -> None:
    """Draw a coloured strip with a lit upper edge."""
    canvas.fill(ground, area)
    canvas.fill(light, Area(area.x, area.y, area.w, 1))


def drawer(canvas: Canvas, area: Area, icon: str | None, title: str, note: str) -> Area:
    """Draw the ground of a drawer with its header; returns the area below the header."""
    inner = brass(canvas, area, "paper1")
    _paper(canvas, inner)
    header = Area(inner.x, inner.y, inner.w, 12)
    strip(canvas, header, "teal3", "teal2")
    canvas.fill("ink1", Area(header.x, header.bottom, header.w, 1))
    x = header.x + 4
    if icon is not None:
        width, height = art.size(icon)
        canvas.sprite(icon, x, header.y + (13 - height) // 2)
        x += width + 3
    end = canvas.text(title, x, header.y + 4, colour="brass0", shadow="ink0").right
    left = max(end + 6, min(header.x + _NOTE, close_button(area).x - 4 - measure.width(note)))
    canvas.text(note, left, header.y + 4, colour="paper1")
    return Area(inner.x, header.bottom + 1, inner.w, inner.h - 13)


def close_button(area: Area) -> Area:
    """Where a drawer's close button lies."""
    return Area(area.right - 44, area.y + 3, 40, 10)


def draw_close(canvas: Canvas, area: Area, label: str, key: str) -> None:
    """Draw the close button of a drawer."""
    button = close_button(area)
    canvas.fill("ink0", button)
    canvas.fill("brass1", button.inset(1))
    canvas.fill("brass0", Area(button.x + 1, button.y + 1, button.w - 2, 1))
    canvas.text(label, button.x + 3, button.y + 2.5)
    cap = Area(button.right - 16, button.y + 1, 15, 8)
    canvas.fill("brass3", cap)
    canvas.text(key, cap.x + cap.w / 2, cap.y + 1.5, colour="paper0", align="center")


def _paper(canvas: Canvas, area: Area) -> None:
    """Engrave a ground with sparse dots."""
    for row in range(int(area.h) // 6):
        for column in range(int(area.w) // 12):
            canvas.fill("paper2", Area(area.x + 4 + 12 * column + 6 * (row % 2), area.y + 3 + 6 * row, 1, 1))


def plate(canvas: Canvas, area: Area, *, lit: bool = False) -> None:
    """Draw a sheet of paper with a dark edge; `lit` for the one that matters now."""
    canvas.fill("brass1" if lit else "ink1", area)
    canvas.fill("paper0", area.inset(1))
    canvas.fill("paper2", Area(area.x + 1, area.bottom - 2, area.w - 2, 1))
