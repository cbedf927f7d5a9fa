"""What lies around the table in a window that is larger than the table."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from game.ui import surround
from game.ui.canvas import ART_SIZE, Area, fit
from game.ui.palette import colour

BRASS = {colour(name) for name in ("brass0", "brass1", "brass2", "brass3")}


def painted(size: tuple[int, int]) -> tuple[pygame.Surface, pygame.Rect]:
    """A window with nothing on its table, and where the table lies."""
    pygame.init()
    canvas = fit(pygame.Surface(size))
    surround.paint(canvas)
    return canvas.surface, canvas.rect(Area(0, 0, *ART_SIZE))


def brass(surface: pygame.Surface, points: list[tuple[int, int]]) -> int:
    """How many of the points are brass."""
    inside = surface.get_rect()
    return sum(tuple(surface.get_at(point))[:3] in BRASS for point in points if inside.collidepoint(point))


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900), (1600, 900), (2000, 1200)])
def test_a_moulding_frames_the_table(size: tuple[int, int]) -> None:
    surface, grid = painted(size)
    y = grid.centery
    assert brass(surface, [(x, y) for x in range(grid.left - 20, grid.left)]) > 3
    assert brass(surface, [(x, y) for x in range(grid.right, grid.right + 20)]) > 3
    assert brass(surface, [(grid.centerx, y) for y in range(grid.top - 20, grid.top)]) > 3


def test_a_table_that_fills_the_window_has_none() -> None:
    surface, grid = painted((1280, 720))
    assert grid == surface.get_rect()
    assert brass(surface, [(x, y) for x in range(0, 1280, 7) for y in range(0, 720, 7)]) == 0


@pytest.mark.parametrize("size", [(1281, 720), (1280, 721), (1920, 1200), (3440, 1440), (1300, 1400)])
def test_odd_windows_are_covered(size: tuple[int, int]) -> None:
    surface, _ = painted(size)
    corners = [(0, 0), (size[0] - 1, 0), (0, size[1] - 1), (size[0] - 1, size[1] - 1)]
    assert all(tuple(surface.get_at(corner))[:3] != (0, 0, 0) for corner in corners)


def test_wide_margins_have_an_inlay() -> None:
    surface, grid = painted((1600, 900))
    assert brass(surface, [(x, grid.centery) for x in range(grid.left - 40)]) >= 2
    narrow, grid = painted((1366, 768))
    assert brass(narrow, [(x, grid.centery) for x in range(grid.left - 20)]) == 0
