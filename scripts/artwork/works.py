"""A steel works at dusk: furnaces, stoves, chimneys, sheds with glowing windows."""

from __future__ import annotations

import itertools

from artwork import smoke
from artwork.canvas import Canvas

_SMOKE = ("fact", "hr", "south0")
_DARK_SMOKE = ("blue1", "res", "fact")


def draw(canvas: Canvas, ground: int) -> None:
    """Draw the works along the left of the picture, standing on ``ground``."""
    for x, tall in ((26, 118), (52, 134), (78, 108), (196, 92)):
        smoke.plume(canvas, (x + 3, ground - tall - 6), (26, -13), 15, 4, _DARK_SMOKE)
    for x, tall in ((26, 118), (52, 134), (78, 108), (196, 92)):
        _chimney(canvas, x, ground, tall)
    _shed(canvas, 0, ground, 104, 46)
    for x in (112, 128, 144):
        _stove(canvas, x, ground, 62)
    smoke.plume(canvas, (176, ground - 102), (20, -15), 10, 5, _SMOKE)
    _furnace(canvas, 163, ground)
    _incline(canvas, 196, ground)
    _shed(canvas, 190, ground, 58, 26)
    _sparks(canvas, 176, ground - 96)


def _lit(canvas: Canvas, x: int, y: int, width: int, height: int, body: str = "ink1") -> None:
    """A block whose right side catches the last sun."""
    canvas.rect(x, y, width, height, body)
    canvas.rect(x, y, 1, height, "ink0")
    canvas.rect(x + width - 2, y, 1, height, "south1")
    canvas.rect(x + width - 1, y, 1, height, "house")


def _chimney(canvas: Canvas, x: int, ground: int, tall: int) -> None:
    for row in range(tall):
        inset = 0 if row > tall * 2 // 3 else 1
        y = ground - tall + row
        canvas.rect(x + inset, y, 9 - 2 * inset, 1, "ink1")
        canvas.put(x + 7 - inset, y, "south1")
        canvas.put(x + 8 - inset, y, "house")
        canvas.put(x + inset, y, "ink0")
        if row % 5 == 0:
            canvas.rect(x + inset + 1, y, 5 - inset, 1, "ink2")
    _lit(canvas, x, ground - tall - 3, 9, 4)
    canvas.rect(x, ground - tall - 3, 9, 1, "ink0")
    canvas.rect(x, ground - tall + 6, 9, 2, "grey3")


def _shed(canvas: Canvas, x: int, ground: int, width: int, height: int) -> None:
    """A hall with a saw-tooth roof and tall windows full of fire."""
    top = ground - height
    for tooth in range(x, x + width, 26):
        for row in range(12):
            run = min(26, x + width - tooth)
            wide = min(run, 26 * (row + 1) // 12)
            canvas.rect(tooth, top - 12 + row, wide, 1, "ink1")
            canvas.put(tooth + wide - 1, top - 12 + row, "house" if row % 2 else "south1")
    _lit(canvas, x, top, width, height)
    canvas.rect(x, top, width - 1, 1, "ink2")
    for left in range(x + 6, x + width - 10, 14):
        canvas.rect(left - 1, top + 7, 10, height - 16, "ink0")
        canvas.gradient(left, top + 8, 8, height - 18, ("con", "house", "brass1", "brass0"))
        canvas.rect(left + 4, top + 8, 1, height - 18, "ink0")
        for y in range(top + 12, ground - 11, 6):
            canvas.rect(left, y, 8, 1, "ink0")
    canvas.rect(x, ground - 6, width, 6, "ink0")


def _stove(canvas: Canvas, x: int, ground: int, tall: int) -> None:
    """A hot-blast stove: an iron cylinder with a dome."""
    _lit(canvas, x, ground - tall, 13, tall)
    for row, inset in enumerate((5, 3, 2, 1, 1)):
        canvas.rect(x + inset, ground - tall - 5 + row, 13 - 2 * inset, 1, "ink1")
        canvas.put(x + 12 - inset, ground - tall - 5 + row, "house")
    for y in range(ground - tall + 6, ground, 12):
        canvas.rect(x, y, 12, 1, "ink0")
        canvas.rect(x + 8, y, 4, 1, "grey3")
    canvas.rect(x + 4, ground - tall - 9, 4, 5, "ink0")
    canvas.rect(x - 3, ground - tall + 10, 3, 4, "ink0")


def _furnace(canvas: Canvas, x: int, ground: int) -> None:
    """A blast furnace: wide belly, narrow throat, a platform, iron running at its foot."""
    profile = [(98, 5), (92, 6), (84, 7), (70, 9), (50, 12), (40, 14), (28, 14), (18, 11), (10, 13), (0, 14)]
    for (y0, half0), (y1, half1) in itertools.pairwise(profile):
        for up in range(y1, y0 + 1):
            half = half1 + (half0 - half1) * (up - y1) // max(1, y0 - y1)
            y = ground - up
            canvas.rect(x + 13 - half, y, 2 * half + 1, 1, "ink1")
            canvas.put(x + 13 - half, y, "ink0")
            canvas.put(x + 12 + half, y, "south1")
            canvas.put(x + 13 + half, y, "house")
    for up in (82, 66, 48, 30):
        canvas.rect(x - 4, ground - up, 35, 2, "ink0")
        canvas.rect(x - 4, ground - up - 3, 35, 1, "ink0")
        for post in range(x - 4, x + 32, 5):
            canvas.rect(post, ground - up - 3, 1, 4, "ink0")
        canvas.rect(x + 24, ground - up, 7, 1, "south1")
    canvas.rect(x + 6, ground - 101, 15, 4, "ink0")
    canvas.rect(x + 8, ground - 101, 11, 2, "house")
    canvas.rect(x + 9, ground - 102, 9, 1, "brass0")
    for side in (0, 26):
        canvas.rect(x + side, ground - 48, 2, 48, "ink0")
    canvas.rect(x + 8, ground - 14, 11, 12, "ink0")
    canvas.rect(x + 10, ground - 12, 7, 10, "house")
    canvas.rect(x + 11, ground - 9, 5, 7, "brass0")
    canvas.rect(x + 12, ground - 6, 3, 4, "glow")


def _incline(canvas: Canvas, x: int, ground: int) -> None:
    """The skip bridge up to the furnace's throat."""
    for step in range(80):
        y = ground - 2 - step
        left = x + 44 - step * 52 // 80
        canvas.rect(left, y, 3, 1, "ink0")
        if step % 7 == 0 and step < 66:
            canvas.rect(left + 1, y, 1, min(22, ground - y), "ink1")
    skip_y, skip_x = ground - 52, x + 14
    canvas.rect(skip_x, skip_y - 5, 7, 5, "ink0")
    canvas.rect(skip_x + 1, skip_y - 4, 4, 2, "house")


def _sparks(canvas: Canvas, x: int, y: int) -> None:
    """Fire at the throat and sparks above it."""
    for dx, dy, colour in (
        (0, -8, "brass0"), (-4, -12, "house"), (3, -15, "brass1"), (7, -10, "house"), (-7, -18, "brass1"),
        (10, -20, "house"), (1, -24, "brass0"), (-11, -13, "house"), (13, -14, "brass1"), (5, -30, "house"),
        (-3, -34, "brass1"), (16, -26, "house"),
    ):  # fmt: skip
        canvas.put(x + dx, y + dy, colour)
    for row, half in enumerate((3, 3, 2, 2, 1, 1, 0)):
        canvas.rect(x - half, y - 6 - row, 2 * half + 1, 1, "brass0" if row < 4 else "house")
        if half > 1:
            canvas.rect(x - half + 1, y - 6 - row, 2 * half - 1, 1, "glow")
