"""What the pages of the campaign look like: header, pictures, lists with signs, medals."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.area import Area
from game.ui.canvas import Canvas
from game.ui.theme import LINE

HEADER = Area(6, 4, 628, 20)
FOOT = 334.0  # top of the row of buttons
HIGH = 20.0
PICTURE = (372, 104)
FOCUS = {
    "telegraph": (164, 38),
    "railroad": (22, 36),
    "bridge": (96, 2),
    "steel": (96, 22),
    "harbor": (112, 16),
    "city": (98, 36),
    "library": (86, 36),
}
"""Top left of the part of a picture that says most, 200 by 66."""


def header(canvas: Canvas, title: str, note: str) -> None:
    """The dark strip at the top of a scene."""
    canvas.frame("frame.dark", HEADER)
    told = canvas.text(note, HEADER.right - 10, HEADER.y + 8, colour="paper1", shadow="ink0", align="right")
    room = told.x - HEADER.x - 22  # people give their own campaigns any title
    canvas.text(title, HEADER.x + 10, HEADER.y + 6, size="title", colour="brass0", shadow="ink0", width=room)


def picture(canvas: Canvas, name: str, area: Area, part: tuple[float, float] = (0, 0)) -> None:
    """A chapter's picture in a brass frame; a smaller one shows the part whose top left is `part`."""
    canvas.fill("ink0", area.inset(-2))
    canvas.fill("brass2", area.inset(-1.5))
    canvas.fill("ink0", area.inset(-0.5))
    with canvas.clip(area):
        canvas.sprite(f"chapter.{name}", area.x - part[0], area.y - part[1])


def heading(canvas: Canvas, words: str, x: float, y: float, width: float) -> float:
    """A small heading with a line behind it; returns where the text below begins."""
    area = canvas.text(words, x, y, colour="teal3")
    canvas.fill("brass2", Area(area.right + 4, y + 2.5, max(0.0, x + width - area.right - 4), 0.5))
    return y + LINE + 2


def paragraph(canvas: Canvas, words: str, x: float, y: float, width: float, colour: str = "ink0") -> float:
    """Lines of text; returns the top of the next line."""
    for line in canvas.wrap(words, width):
        canvas.text(line, x, y, colour=colour)
        y += LINE
    return y


def flow(canvas: Canvas, parts: Sequence[str], comma: str, x: float, y: float, width: float) -> float:
    """A list in lines that break between its parts only; returns the top of the next line."""
    line = ""
    for number, part in enumerate(parts):
        last = number == len(parts) - 1
        longer = f"{line}{part}" if last else f"{line}{part}{comma}"
        if line and canvas.measure(longer.rstrip()) > width:
            canvas.text(line.rstrip(), x, y)
            y += LINE
            longer = part if last else f"{part}{comma}"
        line = longer
    canvas.text(line, x, y)
    return y + LINE


def items(canvas: Canvas, lines: Sequence[str], x: float, y: float, width: float, colour: str = "ink0") -> float:
    """A list with brass points; returns the top of the next line."""
    for line in lines:
        canvas.fill("brass3", Area(x + 1, y + 1.5, 2.5, 2.5))
        canvas.fill("brass1", Area(x + 1.5, y + 2, 1.5, 1.5))
        y = paragraph(canvas, line, x + 8, y, width - 8, colour) + 1
    return y


def height(canvas: Canvas, lines: Sequence[str], width: float) -> float:
    """The height of a list."""
    return sum(len(canvas.wrap(line, width - 8)) * LINE + 1 for line in lines)
