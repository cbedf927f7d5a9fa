"""Sprites with a thin dark edge, finer than an art pixel, so that they stand out from a busy ground."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.ui import art
from game.ui.canvas import Canvas
from game.ui.palette import colour

_EDGE = 0.5
_AROUND = ((-_EDGE, 0.0), (_EDGE, 0.0), (0.0, -_EDGE))  # below, people stand on the floor


def draw(canvas: Canvas, name: str, x: float, y: float, shade: str = "ink1") -> None:
    """Draw a sprite with its edge, which lies outside of it."""
    for dx, dy in _AROUND:
        canvas.picture(_silhouette(name, shade, canvas.factor), x + dx, y + dy)
    canvas.sprite(name, x, y)


@lru_cache(maxsize=256)
def _silhouette(name: str, shade: str, factor: int) -> pygame.Surface:
    mask = pygame.mask.from_surface(art.scaled(name, factor))
    return mask.to_surface(setcolor=colour(shade), unsetcolor=(0, 0, 0, 0))
