"""Pictures drawn by code rather than written as text: small ones for the sheet, large ones with files of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from artwork import (
    appicon,
    building,
    chapters,
    discs,
    logo,
    map_layout,
    map_picture,
    medals,
    png,
    relief,
    rooms,
    skylines,
    terrain,
    tiles,
    title,
)
from artwork.canvas import Canvas, Point
from artwork.listing import listed

# The wide map surrounds the panel's, for windows with room to spare.
_WIDE = (560, 364)
_ORIGIN = (80, 40)


def small(source: Path, sprites: dict[str, Canvas]) -> Iterator[tuple[str, Canvas]]:
    """Sprites composed from the text sprites."""
    yield from discs.draw()
    yield from tiles.draw(sprites)
    yield from rooms.draw(source, sprites)
    yield from skylines.draw(source, sprites)
    yield from building.draw(sprites)
    yield from medals.draw()


def large(source: Path, sprites: dict[str, Canvas]) -> Iterator[tuple[str, Canvas]]:
    """Whole pictures, by sprite name."""
    yield "company.sky", building.sky(sprites)
    yield "title.picture", title.draw(sprites)
    yield "title.logo", logo.draw(source)
    yield from chapters.draw(sprites)
    layout = terrain.read(source / "map")
    width, height = layout.layout["size"]
    routes = [points for _, points in map_layout.routes(layout)]
    wide = _map(layout, sprites, routes)
    yield "map.wide", wide
    yield "map.base", wide.crop(*_ORIGIN, width, height)
    yield "map.routes", map_picture.draw_routes((width, height), (0, 0), routes)


def other(source: Path, sprites: dict[str, Canvas]) -> Iterator[tuple[str, bytes]]:
    """Files that are not listed in the atlas."""
    layout = terrain.read(source / "map")
    for size in appicon.SIZES:
        yield f"icons/carnegie-{size}.png", png.encode(appicon.draw(size, sprites))
    yield "map_layout.json", listed(map_layout.listed(layout, _ORIGIN))


def _map(layout: terrain.Layout, sprites: dict[str, Canvas], routes: list[list[Point]]) -> Canvas:
    land = terrain.survey(layout, _WIDE, _ORIGIN)
    picture = map_picture.draw_base(land)
    left, top = _ORIGIN
    boxes = [
        (x0 + left, y0 + top, x1 + left, y1 + top)
        for x0, y0, x1, y1 in (city["box"] for city in layout.layout["cities"].values())
    ]
    lines = [(x + left, y + top) for points in routes for x, y in points]
    relief.draw(picture, land, sprites, boxes, lines)
    for name, x, y in layout.layout["ornaments"]:
        picture.blit(sprites[name], x + left, y + top)
    return picture
