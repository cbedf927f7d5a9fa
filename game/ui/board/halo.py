"""Light around things that are no rectangles: it follows people and the desks they sit at."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import pygame

from game.ui import art
from game.ui.area import Area
from game.ui.canvas import Canvas
from game.ui.palette import colour

# From the inside out: a colour, and how far it reaches around the thing in art pixels.
Colours = tuple[tuple[str, float], ...]
CAN_BE_CLICKED: Colours = (("glow", 1), ("brass0", 2), ("ink1", 2.5))
POINTED_AT: Colours = (("grey0", 1.5), ("glow", 2.5), ("ink0", 3))
CHOSEN: Colours = (("grey0", 1), ("teal1", 2), ("ink1", 2.5))


class Figure(NamedTuple):
    """A sprite and where its upper left corner lies."""

    sprite: str
    x: float
    y: float


def draw(canvas: Canvas, figures: Sequence[Figure], boxes: Sequence[Area], colours: Colours) -> None:
    """Draw the light of figures and boxes that belong together; they are drawn over it afterwards."""
    for name, reach in reversed(colours):
        for figure in figures:
            canvas.picture(_spread(figure.sprite, name, reach, canvas.factor), figure.x - reach, figure.y - reach)
        for box in boxes:
            canvas.fill(name, box.inset(-reach))


@lru_cache(maxsize=256)
def _spread(sprite: str, name: str, reach: float, factor: int) -> pygame.Surface:
    """The shape of a sprite grown by `reach` art pixels to all sides, in one colour."""
    shape = pygame.mask.from_surface(art.scaled(sprite, factor))
    by = round(reach * factor)
    width, height = shape.get_size()
    grown = pygame.mask.Mask((width + 2 * by, height + 2 * by))
    for dx in range(2 * by + 1):
        for dy in range(2 * by + 1):
            if abs(dx - by) + abs(dy - by) <= by * 3 // 2:  # a square without its corners
                grown.draw(shape, (dx, dy))
    return grown.to_surface(setcolor=colour(name), unsetcolor=(0, 0, 0, 0))
