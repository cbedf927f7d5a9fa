"""The picture of the map: sea, land in its regions' colours, borders, rivers; routes on a layer of their own."""

from __future__ import annotations

import itertools
from collections import deque

from artwork.canvas import BAYER, Canvas, Point, line_points
from artwork.terrain import FOREIGN, WATER, Terrain

# Region -> land, lighter tint, dark line.
LAND = {
    "west": ("west0", "paper1", "west1"),
    "midwest": ("mid0", "paper0", "mid1"),
    "east": ("east0", "grey0", "east1"),
    "south": ("south0", "paper1", "south1"),
}
_FOREIGN_LAND = ("paper2", "paper1", "ink3")
_SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))


def draw_base(terrain: Terrain) -> Canvas:
    """Sea and land without relief marks and routes."""
    canvas = Canvas(terrain.width, terrain.height, "sea2")
    _sea(canvas, terrain)
    _land(canvas, terrain)
    _rivers(canvas, terrain)
    _borders(canvas, terrain)
    return canvas


def distance_from_land(terrain: Terrain) -> list[int]:
    """Steps from the nearest land for every pixel, diagonals counting one; 0 on land."""
    width, height = terrain.width, terrain.height
    distance = [-1] * (width * height)
    queue: deque[Point] = deque()
    for y in range(height):
        for x in range(width):
            if terrain.at(x, y) != WATER:
                distance[y * width + x] = 0
                queue.append((x, y))
    while queue:
        x, y = queue.popleft()
        here = distance[y * width + x]
        for dx, dy in _SIDES:
            nx, ny = x + dx, y + dy
            if 0 <= nx < width and 0 <= ny < height and distance[ny * width + nx] < 0:
                distance[ny * width + nx] = here + 1
                queue.append((nx, ny))
    return distance


def _sea(canvas: Canvas, terrain: Terrain) -> None:
    distance = distance_from_land(terrain)
    for y in range(canvas.height):
        for x in range(canvas.width):
            away = distance[y * canvas.width + x]
            threshold = BAYER[y & 3][x & 3]
            if away <= 0:
                continue
            if away == 1:
                canvas.put(x, y, "sea0")
            elif away <= 4:
                canvas.put(x, y, "sea0" if threshold < 14 - 4 * (away - 1) else "sea1")
            elif away <= 14:
                canvas.put(x, y, "sea1" if threshold < 16 - 3 * (away - 4) // 2 else "sea2")
            elif y % 6 == 1 and (x * 5 + (y // 6) * 37) % 29 < 7:
                canvas.put(x, y, "sea1")
    _coast_shadow(canvas, terrain)


def _coast_shadow(canvas: Canvas, terrain: Terrain) -> None:
    """The land stands a little above the water: its shadow falls to the lower right."""
    for y in range(canvas.height):
        for x in range(canvas.width):
            if terrain.at(x, y) == WATER and terrain.at(x, y - 1) != WATER:
                canvas.put(x, y, "sea2")


def _land(canvas: Canvas, terrain: Terrain) -> None:
    for y in range(canvas.height):
        for x in range(canvas.width):
            label = terrain.at(x, y)
            if label == WATER:
                continue
            land, light, _ = _FOREIGN_LAND if label == FOREIGN else LAND[terrain.regions[label]]
            inner = _depth(terrain, x, y)
            threshold = BAYER[y & 3][x & 3]
            if inner == 1 or (inner == 2 and (x + y) % 2 == 0) or (_roll(x, y) < 9 and threshold < 2):
                canvas.put(x, y, light)
            else:
                canvas.put(x, y, land)


def _depth(terrain: Terrain, x: int, y: int) -> int:
    """How deep a pixel lies inside its region: 0 at its border, then 1, 2; 3 for all the rest."""
    region = terrain.region(x, y)
    for reach in range(1, 4):
        for dx, dy in ((reach, 0), (-reach, 0), (0, reach), (0, -reach)):
            other = terrain.at(x + dx, y + dy)
            if terrain.regions[other] != region or (other == WATER):
                return reach - 1
    return 3


def _roll(x: int, y: int) -> int:
    """A soft noise from 0 to 30 with hills about 24 pixels wide."""
    cell = 24
    gx, gy, fx, fy = x // cell, y // cell, x % cell, y % cell

    def corner(cx: int, cy: int) -> int:
        value = (cx * 73856093) ^ (cy * 19349663)
        value = (value ^ (value >> 13)) * 1274126177 & 0x7FFFFFFF
        return (value >> 8) % 31

    top = corner(gx, gy) * (cell - fx) + corner(gx + 1, gy) * fx
    bottom = corner(gx, gy + 1) * (cell - fx) + corner(gx + 1, gy + 1) * fx
    return (top * (cell - fy) + bottom * fy) // (cell * cell)


def _rivers(canvas: Canvas, terrain: Terrain) -> None:
    for river in terrain.rivers:
        for one, other in itertools.pairwise(river):
            for x, y in line_points(one, other):
                if terrain.at(x, y) > FOREIGN:
                    canvas.put(x, y, "sea2")


def _borders(canvas: Canvas, terrain: Terrain) -> None:
    for y in range(canvas.height):
        for x in range(canvas.width):
            label = terrain.at(x, y)
            if label == WATER:
                continue
            region = terrain.regions[label]
            right, below = terrain.at(x + 1, y), terrain.at(x, y + 1)
            around = [terrain.at(x + dx, y + dy) for dx, dy in _SIDES]
            if WATER in around or any(terrain.regions[other] != region for other in (right, below)):
                canvas.put(x, y, "ink2")
            elif (any(other != label for other in (right, below)) and (x + y) % 2 == 0) or (
                region and any(terrain.regions[other] != region for other in around)
            ):
                canvas.put(x, y, LAND[region][2])


def draw_routes(size: Point, origin: Point, routes: list[list[Point]]) -> Canvas:
    """Railway lines on a transparent ground: ballast, ties, and a rail."""
    canvas = Canvas(*size)
    moved = [[(x + origin[0], y + origin[1]) for x, y in points] for points in routes]
    for points in moved:
        for x, y in points:
            canvas.rect(x - 1, y - 1, 3, 3, "paper1")
    for points in moved:
        for index in range(1, len(points) - 1, 3):
            x, y = points[index]
            before, after = points[max(0, index - 3)], points[min(len(points) - 1, index + 3)]
            dx, dy = after[0] - before[0], after[1] - before[1]
            if abs(dx) > 2 * abs(dy):
                tie = ((0, -1), (0, 1))
            elif abs(dy) > 2 * abs(dx):
                tie = ((-1, 0), (1, 0))
            elif (dx > 0) == (dy > 0):
                tie = ((1, -1), (-1, 1))
            else:
                tie = ((-1, -1), (1, 1))
            for tie_x, tie_y in tie:
                canvas.put(x + tie_x, y + tie_y, "ink3")
    for points in moved:
        for x, y in points:
            canvas.put(x, y, "ink1")
    return canvas
