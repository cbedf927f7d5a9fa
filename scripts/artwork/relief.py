"""What grows and rises on the map: ranges where they are, and each region's own mark scattered between cities."""

from __future__ import annotations

from collections.abc import Iterator

from artwork.canvas import Canvas, Point
from artwork.terrain import FOREIGN, Terrain

Box = tuple[float, float, float, float]
# How near a mark may come to a city, to a railway line, and to the next mark.
_CITY_GAP = 1
_LINE_GAP = 2
_MARK_GAP = 1
_CELL = 10
_SCATTERED = {
    "west": ("map.grass.west", "map.pine.west", "map.hill.west", "map.grass.west"),
    "midwest": ("map.wheat", "map.grass.midwest", "map.wheat", "map.grass.midwest", "map.tree.midwest"),
    "east": ("map.tree.east", "map.pine.east", "map.grass.east"),
    "south": ("map.cotton", "map.grass.south", "map.tree.south", "map.cotton"),
}
_DESERT_FROM = 165
_MOUNTAINS = ("map.mountain.large", "map.mountain.small", "map.mountain.wide", "map.mountain.small")

# Where else a mountain may stand when its place is taken, by tries.
_ASIDE = (0, 0, 0, 4, -4, 4, -4, 8, -8, 8, 11, -11)


class _Room:
    """Keeps marks apart from cities, lines, coasts and each other."""

    def __init__(self, terrain: Terrain, boxes: list[Box], lines: list[Point]) -> None:
        self._terrain = terrain
        self._taken = bytearray(terrain.width * terrain.height)
        for x0, y0, x1, y1 in boxes:
            self._take(int(x0) - _CITY_GAP, int(y0) - _CITY_GAP, int(x1) + _CITY_GAP + 1, int(y1) + _CITY_GAP + 1)
        for x, y in lines:
            self._take(x - _LINE_GAP, y - _LINE_GAP, x + _LINE_GAP + 1, y + _LINE_GAP + 1)

    def _take(self, x0: int, y0: int, x1: int, y1: int) -> None:
        width = self._terrain.width
        left, right = max(0, x0), min(width, x1)
        for y in range(max(0, y0), min(self._terrain.height, y1)):
            self._taken[y * width + left : y * width + right] = b"\1" * max(0, right - left)

    def put(self, canvas: Canvas, mark: Canvas, x: int, y: int) -> bool:
        """Draw a mark with its foot at a point if all of it lies on one region's free land."""
        left, top = x - mark.width // 2, y - mark.height
        region = self._terrain.at(x, y - 1)
        width = self._terrain.width
        for row in range(top - 1, y + 1):
            for column in range(left - 1, left + mark.width + 1):
                inside = 0 <= row < self._terrain.height and 0 <= column < width
                if not inside or self._taken[row * width + column]:
                    return False
                if self._terrain.regions[self._terrain.at(column, row)] != self._terrain.regions[region]:
                    return False
                if (self._terrain.at(column, row) == FOREIGN) != (region == FOREIGN) or not region:
                    return False
        canvas.blit(mark, left, top)
        self._take(left - _MARK_GAP, top - 1, left + mark.width + _MARK_GAP, y + 1)
        return True


def _along(lines: tuple[tuple[Point, ...], ...], step: int) -> Iterator[tuple[int, int, int]]:
    """Points along lines about ``step`` apart, from north to south, with a running number."""
    found: list[Point] = []
    for line in lines:
        for (x0, y0), (x1, y1) in zip(line, line[1:] or line, strict=False):
            pieces = max(1, max(abs(x1 - x0), abs(y1 - y0)) // step)
            found.extend(
                (y0 + (y1 - y0) * piece // pieces, x0 + (x1 - x0) * piece // pieces) for piece in range(pieces + 1)
            )
    for number, (y, x) in enumerate(sorted(set(found))):
        yield x + (number * 7) % 5 - 2, y, number


def draw(canvas: Canvas, terrain: Terrain, sprites: dict[str, Canvas], boxes: list[Box], lines: list[Point]) -> None:
    """Draw all marks; boxes and lines are in the wide picture's pixels."""
    room = _Room(terrain, boxes, lines)
    for x, y, number in _along(terrain.mountains, 5):
        for choice in range(12):
            mark = sprites[_MOUNTAINS[(number + choice) % len(_MOUNTAINS)]]
            if room.put(canvas, mark, x + _ASIDE[choice], y + 2):
                break
    for x, y, _ in _along(terrain.hills, 5):
        region = terrain.region(x, y)
        if region:
            room.put(canvas, sprites[f"map.hill.{region}"], x, y + 1)
    for row, y in enumerate(range(4, terrain.height, _CELL)):
        for column, x in enumerate(range(4, terrain.width, _CELL)):
            seed = (row * 7919 + column * 104729) * 2654435761 >> 7
            _scatter(canvas, terrain, sprites, room, (x + seed % 9, y + seed // 11 % 9), seed // 121)


def _scatter(canvas: Canvas, terrain: Terrain, sprites: dict[str, Canvas], room: _Room, at: Point, seed: int) -> None:
    x, y = at
    region = terrain.region(x, y)
    if region:
        marks = _SCATTERED[region]
        if region == "west" and y - terrain.origin[1] > _DESERT_FROM:
            marks = ("map.cactus", "map.grass.west")
        room.put(canvas, sprites[marks[seed % len(marks)]], x, y)
    elif terrain.at(x, y) == FOREIGN and seed % 3 == 0 and y < terrain.origin[1] + terrain.height // 2:
        room.put(canvas, sprites["map.pine.foreign"], x, y)
