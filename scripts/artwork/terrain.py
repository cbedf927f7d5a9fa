"""The land under the map: which state, neighbour or water each art pixel is, and lines and spots to draw on it."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from artwork.canvas import Point, spans
from artwork.warp import Pair, Warp

WATER = 0
FOREIGN = 1
# Corners are rounded to this part of a pixel before they are filled.
_UNIT = 16
# Enclosed water of at most so many pixels is a crack between two states, not a lake.
_PUDDLE = 24


@dataclass(frozen=True)
class Terrain:
    """Labels row by row: WATER, FOREIGN, or the number of a state; ``regions`` by that number."""

    width: int
    height: int
    origin: Point
    labels: bytes
    regions: tuple[str, ...]
    rivers: tuple[tuple[Point, ...], ...]
    mountains: tuple[tuple[Point, ...], ...]
    hills: tuple[tuple[Point, ...], ...]

    def at(self, x: int, y: int) -> int:
        """Label of a pixel; outside, that of the nearest pixel of the edge."""
        x = min(max(x, 0), self.width - 1)
        y = min(max(y, 0), self.height - 1)
        return self.labels[y * self.width + x]

    def region(self, x: int, y: int) -> str:
        """Region of a pixel; empty for water and foreign land."""
        return self.regions[self.at(x, y)]


@dataclass(frozen=True)
class Layout:
    """The sources of the map: the hand-made layout and the shapes."""

    layout: dict[str, Any]
    states: dict[str, Any]
    neighbours: dict[str, Any]


def read(folder: Path) -> Layout:
    """Read layout.json, us_map.json and neighbours.json."""
    layout, states, neighbours = (
        json.loads((folder / name).read_text(encoding="utf-8"))
        for name in ("layout.json", "us_map.json", "neighbours.json")
    )
    return Layout(layout, states, neighbours)


def survey(source: Layout, size: Point, origin: Point) -> Terrain:
    """Fill every shape onto a grid of ``size``; the panel's top left corner lies at ``origin``."""
    warp = _warp(source)
    width, height = size
    labels = bytearray(width * height)

    def place(points: Iterable[Pair]) -> list[Point]:
        moved = (warp(x, y) for x, y in points)
        return [
            (math.floor((x + origin[0]) * _UNIT + 0.5), math.floor((y + origin[1]) * _UNIT + 0.5)) for x, y in moved
        ]

    def fill(rings: Sequence[Sequence[Point]], label: int, keep_land: bool = False) -> None:
        for x0, x1, y in spans(rings, _UNIT):
            if 0 <= y < height:
                for x in range(max(0, x0), min(width, x1)):
                    if not keep_land or labels[y * width + x] == WATER:
                        labels[y * width + x] = label

    regions = ["", ""]
    for name in sorted(source.states["states"]):
        state = source.states["states"][name]
        for ring in state["rings"]:
            fill([place(ring)], len(regions))
        regions.append(state["region"])
    _close_cracks(labels, width, height)
    for shapes in source.neighbours["neighbours"].values():
        for shape in shapes:
            fill([place(shape)], FOREIGN, keep_land=True)
    for shape in source.neighbours["lakes"].values():
        fill([place(shape)], WATER)

    def lines(name: str) -> tuple[tuple[Point, ...], ...]:
        found = source.neighbours[name]
        return tuple(tuple((x // _UNIT, y // _UNIT) for x, y in place(found[key])) for key in sorted(found))

    return Terrain(
        width, height, origin, bytes(labels), tuple(regions), lines("rivers"), lines("mountains"), lines("hills")
    )


def _warp(source: Layout) -> Warp:
    true = source.states["cities"]
    pairs = [(tuple(true[name]), tuple(city["anchor"])) for name, city in sorted(source.layout["cities"].items())]
    pairs += [(tuple(one), tuple(other)) for one, other in source.layout["warp"]]
    return Warp(pairs)


def _close_cracks(labels: bytearray, width: int, height: int) -> None:
    """Give the small puddles between states to the state at their left: simplified borders leave a few."""
    seen = bytearray(width * height)
    for start in range(width * height):
        if labels[start] != WATER or seen[start]:
            continue
        seen[start] = 1
        puddle, waiting = [start], [start]
        while waiting:
            at = waiting.pop()
            for near in (at - 1, at + 1, at - width, at + width):
                if 0 <= near < width * height and labels[near] == WATER and not seen[near]:
                    seen[near] = 1
                    puddle.append(near)
                    waiting.append(near)
        if len(puddle) <= _PUDDLE:
            for at in sorted(puddle):
                labels[at] = labels[at - 1]
