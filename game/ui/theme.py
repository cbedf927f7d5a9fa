"""How the parts of menus and dialogues look: panels, strips, rings, tooltips. Everything from the palette."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import pygame

from game.ui import surround
from game.ui.area import Area
from game.ui.canvas import ART_SIZE, Canvas

LINE = 9.0  # distance of text lines in art pixels
DOTS = 4  # distance of the engraving's dots
STRIP = 13.0  # height of a panel's title strip


def table_wood(canvas: Canvas) -> None:
    """Cover the whole window with a table of dark wood, which shows around the art grid."""
    canvas.cover_all()
    canvas.surface.blit(_planks(canvas.surface.get_size(), canvas.factor, canvas.origin), (0, 0))


@lru_cache(maxsize=2)
def _planks(size: tuple[int, int], factor: int, origin: tuple[int, int]) -> pygame.Surface:
    canvas = Canvas(pygame.Surface(size), factor, origin)
    surround.paint(canvas)
    return canvas.surface


def panel(canvas: Canvas, area: Area) -> None:
    """A sheet of engraved paper in a brass frame."""
    canvas.cover(area)
    rect = canvas.rect(area)
    canvas.surface.blit(_sheet(rect.size, canvas.factor), rect)


@lru_cache(maxsize=16)
def _sheet(size: tuple[int, int], factor: int) -> pygame.Surface:
    """A panel with fine dots on it, as on a bond certificate."""
    canvas = Canvas(pygame.Surface(size, pygame.SRCALPHA, 32), factor)
    width, height = size[0] / factor, size[1] / factor
    canvas.frame("frame.panel", Area(0, 0, width, height))
    inner = Area(4, 4, width - 8, height - 8)
    with canvas.clip(inner):
        for row in range(int(inner.h // DOTS) + 1):
            shift = DOTS / 2 if row % 2 else 0
            for column in range(int(inner.w // DOTS) + 1):
                canvas.fill_dot("paper2", inner.x + 2 + column * DOTS + shift, inner.y + 2 + row * DOTS)
    return canvas.surface


def forget() -> None:
    """Drop what was drawn ahead: after the pictures have changed, or the display's format."""
    _planks.cache_clear()
    _sheet.cache_clear()


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
    canvas.cover(area, partly=True)
    canvas.frame("frame.tooltip", area)
    y = area.y + 5
    canvas.text(title, area.x + 5, y, colour="brass0")
    for line in lines:
        y += LINE
        canvas.text(line, area.x + 5, y, colour="paper0")
