"""How the parts of menus and dialogues look: panels, strips, rings, tooltips. Everything from the palette."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.area import Area
from game.ui.canvas import ART_SIZE, Canvas

LINE = 9.0  # distance of text lines in art pixels
STRIP = 13.0  # height of a panel's title strip


def table_wood(canvas: Canvas) -> None:
    """Cover the whole window with dark planks, so that what is left around the art grid is a table's edge."""
    width, height = canvas.surface.get_size()
    f = canvas.factor
    left, top = -canvas.origin[0] / f, -canvas.origin[1] / f
    whole = Area(left, top, width / f, height / f)
    canvas.fill("ink1", whole)
    plank = 15
    first = int(top // plank) - 1
    for row in range(first, int((top + height / f) // plank) + 1):
        y = row * plank
        canvas.fill("ink0", Area(left, y, width / f, 1))
        canvas.fill("ink2", Area(left, y + 1, width / f, 0.5))
        for joint in range(-2, 12):
            x = joint * 97 + (row % 5) * 37
            canvas.fill("ink0", Area(x, y, 1, plank))
            canvas.fill("ink2", Area(x + 2, y + 3, 0.5, 0.5))
            canvas.fill("ink2", Area(x + 2, y + plank - 3, 0.5, 0.5))
            canvas.fill("ink2", Area(x + 20 + (row * 31) % 40, y + 5 + (row * 7) % 6, 22, 0.5))


def panel(canvas: Canvas, area: Area) -> None:
    """A sheet of engraved paper in a brass frame."""
    canvas.frame("frame.panel", area)
    engraving(canvas, area.inset(4))


def engraving(canvas: Canvas, area: Area) -> None:
    """Fine dots, as on a bond certificate."""
    step = 4
    rows = int(area.h // step)
    with canvas.clip(area):
        for row in range(rows + 1):
            offset = step / 2 if row % 2 else 0
            for column in range(int(area.w // step) + 1):
                canvas.fill_dot("paper2", area.x + 2 + column * step + offset, area.y + 2 + row * step)


def strip(canvas: Canvas, area: Area, title: str, note: str = "") -> None:
    """A teal title strip with brass letters; a note stands at its right."""
    canvas.frame("frame.header", area)
    y = area.y + (area.h - 5.5) / 2
    canvas.text(title, area.x + 5, y, colour="brass0", shadow="ink0")
    if note:
        canvas.text(note, area.right - 5, y, colour="paper2", align="right", shadow="ink0")


def focus_ring(canvas: Canvas, area: Area) -> None:
    """The ring around what the keyboard is at."""
    canvas.frame("frame.ring.hover", area.inset(-3))


def tooltip_area(canvas: Canvas, around: Area, title: str, lines: Sequence[str]) -> Area:
    """Where a tooltip about the thing in `around` goes: below it, or above, and always inside of the art grid."""
    width = max(canvas.measure(line) for line in (title, *lines)) + 10
    height = LINE * (1 + len(lines)) + 7
    x = min(max(2.0, around.x), ART_SIZE[0] - width - 2)
    below = around.bottom + 3
    y = below if below + height <= ART_SIZE[1] - 2 else max(2.0, around.y - height - 3)
    return Area(x, y, width, height)


def tooltip(canvas: Canvas, around: Area, title: str, lines: Sequence[str]) -> None:
    """A dark slip beside a thing that says what it does."""
    area = tooltip_area(canvas, around, title, lines)
    canvas.shade("ink0", area.moved(2, 2), 130)
    canvas.frame("frame.tooltip", area)
    y = area.y + 5
    canvas.text(title, area.x + 5, y, colour="brass0")
    for line in lines:
        y += LINE
        canvas.text(line, area.x + 5, y, colour="paper0")
