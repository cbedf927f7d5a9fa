"""The program's icon."""

from __future__ import annotations

from artwork.canvas import Canvas
from artwork.logo import smoothed

SIZES = (16, 32, 48, 64, 128, 256)


def draw(size: int, sprites: dict[str, Canvas]) -> Canvas:
    """A brass gear on teal with the works in it; small sizes keep the gear alone."""
    base = sprites["icon.app"]
    if size == 16:
        return sprites["icon.app.small"]
    if size == 48:
        return _padded(smoothed(sprites["icon.app.small"]), 48)
    picture = base
    while picture.width * 2 <= size:
        picture = picture.enlarged(2)
    return _padded(picture, size)


def _padded(picture: Canvas, size: int) -> Canvas:
    canvas = Canvas(size, size)
    canvas.blit(picture, (size - picture.width) // 2, (size - picture.height) // 2)
    return canvas
