"""Pictures drawn by code rather than written as text: small ones for the sheet, large ones with files of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from artwork import discs, map_layout, map_picture, terrain, tiles
from artwork.canvas import Canvas
from artwork.listing import listed

# The wide map surrounds the panel's, for windows with room to spare.
_WIDE = (560, 364)
_ORIGIN = (80, 40)


def small(sprites: dict[str, Canvas]) -> Iterator[tuple[str, Canvas]]:
    """Sprites composed from the text sprites."""
    yield from discs.draw()
    yield from tiles.draw(sprites)


def large(source: Path, sprites: dict[str, Canvas]) -> Iterator[tuple[str, Canvas]]:
    """Whole pictures, by sprite name."""
    layout = terrain.read(source / "map")
    width, height = layout.layout["size"]
    wide = map_picture.draw_base(terrain.survey(layout, _WIDE, _ORIGIN))
    yield "map.wide", wide
    yield "map.base", wide.crop(*_ORIGIN, width, height)
    routes = [points for _, points in map_layout.routes(layout)]
    yield "map.routes", map_picture.draw_routes((width, height), (0, 0), routes)


def other(source: Path, sprites: dict[str, Canvas]) -> Iterator[tuple[str, bytes]]:
    """Files that are not listed in the atlas."""
    layout = terrain.read(source / "map")
    yield "map_layout.json", listed(map_layout.listed(layout, _ORIGIN))
