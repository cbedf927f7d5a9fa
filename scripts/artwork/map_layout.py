"""Where cities, plates and routes lie: for the program, and for the pictures of the map."""

from __future__ import annotations

from artwork.canvas import Point, line_points
from artwork.terrain import Layout

# A plot is 13 wide and shares its border with the next one; the plate below shares its border with the plots.
_PLOT = 13
_PITCH = 12
_ROW_ABOVE = 7
_PLATE_BELOW = 5
_CURVE_STEPS = 24


def cities(source: Layout) -> dict[str, dict[str, object]]:
    """City -> anchor, box, number of plots, row of plots, top left of the narrowest plate."""
    listed: dict[str, dict[str, object]] = {}
    for name, city in source.layout["cities"].items():
        x, y = city["anchor"]
        width = _PITCH * city["plots"] + 1
        listed[name] = {
            "anchor": [x, y],
            "box": city["box"],
            "plots": city["plots"],
            "row": [x - width // 2, y - _ROW_ABOVE, width, _PLOT],
            "plate": [x - width // 2, y + _PLATE_BELOW],
        }
    return listed


def routes(source: Layout) -> list[tuple[tuple[str, str], list[Point]]]:
    """Both ends and the pixels of every route, one curve from anchor to anchor, without gaps."""
    bends = source.layout["bend"]
    found = []
    for one, other in source.layout["routes"]:
        start, end = (tuple(source.layout["cities"][name]["anchor"]) for name in (one, other))
        found.append(((one, other), _curve(start, end, bends.get(f"{one}-{other}", bends["usual"]))))
    return found


def _curve(start: Point, end: Point, bend: float) -> list[Point]:
    (x0, y0), (x2, y2) = start, end
    x1 = (x0 + x2) / 2 - bend * (y2 - y0)
    y1 = (y0 + y2) / 2 + bend * (x2 - x0)
    points: list[Point] = []
    for step in range(_CURVE_STEPS + 1):
        t = step / _CURVE_STEPS
        a, b, c = (1 - t) * (1 - t), 2 * t * (1 - t), t * t
        point = (int(a * x0 + b * x1 + c * x2 + 0.5), int(a * y0 + b * y1 + c * y2 + 0.5))
        if not points:
            points.append(point)
        elif point != points[-1]:
            points.extend(line_points(points[-1], point)[1:])
    return points


def listed(source: Layout, origin: Point) -> dict[str, object]:
    """What the program reads as ``map_layout.json``."""
    return {
        "size": source.layout["size"],
        "origin": list(origin),
        "cities": cities(source),
        "routes": [
            {"ends": list(ends), "points": [list(point) for point in points]} for ends, points in routes(source)
        ],
    }
