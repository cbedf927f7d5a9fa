"""Pictures drawn by code rather than written as text: small ones for the sheet, large ones with files of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from artwork import discs, tiles
from artwork.canvas import Canvas


def small(sprites: dict[str, Canvas]) -> Iterator[tuple[str, Canvas]]:
    """Sprites composed from the text sprites."""
    yield from discs.draw()
    yield from tiles.draw(sprites)


def large(source: Path, sprites: dict[str, Canvas]) -> Iterator[tuple[str, Canvas]]:
    """Whole pictures, by sprite name."""
    yield from ()


def other(source: Path, sprites: dict[str, Canvas]) -> Iterator[tuple[str, bytes]]:
    """Files that are not listed in the atlas."""
    yield from ()
