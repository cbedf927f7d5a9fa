"""Cities as they stand over their plots: houses, roofs with lit windows, a landmark or two."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from artwork.canvas import Canvas

# Size -> width of its row of plots, height of the picture, lowest and highest roof.
_SIZES = {"medium": (37, 6, 2, 5), "large": (61, 10, 3, 8)}
_WALLS = (
    ("south1", "house"),
    ("grey2", "grey1"),
    ("ink3", "paper3"),
    ("con", "house"),
    ("grey3", "grey2"),
    ("west1", "west0"),
)


def draw(source: Path, sprites: dict[str, Canvas]) -> Iterator[tuple[str, Canvas]]:
    """``city.<id>`` for every city; its foot is meant to touch the upper edge of the plots (towns) or of the plate."""
    for line in (source / "skylines.txt").read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        name, size, seed, *landmarks = line.split()
        if size == "small":
            yield f"city.{name}", sprites[f"city.small.{seed}"]
        else:
            pairs = zip(landmarks[::2], map(int, landmarks[1::2]), strict=True)
            yield f"city.{name}", _skyline(size, int(seed), list(pairs), sprites)


def _skyline(size: str, seed: int, landmarks: list[tuple[str, int]], sprites: dict[str, Canvas]) -> Canvas:
    width, height, low, high = _SIZES[size]
    canvas = Canvas(width, height)
    x, state = 1, seed * 7919 + 104729
    while x < width - 4:
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF
        roll = state >> 12
        wide = min(4 + roll % 4, width - 1 - x)
        middle = width // 2
        reach = high - (high - low) * abs(x + wide // 2 - middle) // middle
        tall = max(low, reach - roll // 7 % 3)
        _house(canvas, x, height - tall, wide, tall, roll // 31)
        x += wide + (1 if roll // 1000 % 5 == 0 else 0)
    for name, column in landmarks:
        mark = sprites[f"landmark.{name}"]
        cut = mark.crop(0, max(0, mark.height - height), mark.width, min(mark.height, height))
        canvas.blit(cut, column, height - cut.height)
    return canvas


def _house(canvas: Canvas, x: int, y: int, width: int, height: int, roll: int) -> None:
    wall, light = _WALLS[roll % len(_WALLS)]
    canvas.rect(x, y, width, height, wall)
    canvas.rect(x, y, 1, height, light)
    canvas.rect(x - 1, y, 1, height, "ink0")
    canvas.rect(x + width - 1, y, 1, height, "ink0")
    canvas.rect(x - 1, y - 1 if y > 0 else 0, width + 1, 1, "ink0")
    if roll % 3 == 0:
        canvas.rect(x + 1, y - 2, 1, 2, "ink0")
    for row in range(y + 1, y + height - 1, 2):
        for column in range(x + 1, x + width - 1, 2):
            lit = (column * 7 + row * 3 + roll) % 5 < 3
            canvas.put(column, row, "brass0" if lit else "ink1")
