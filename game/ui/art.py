"""Pictures by name: sprites of the sheet, whole pictures, nine-patch frames, and where things lie on the map.

``assets/atlas.json`` lists them; ``scripts/build_assets.py`` writes it. Everything is cached while the program runs;
nobody may draw on a surface that came from here.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Any

import pygame

from game.paths import assets_dir

Box = tuple[int, int, int, int]


@dataclass(frozen=True)
class _Atlas:
    places: MappingProxyType[str, tuple[str, Box]]
    insets: MappingProxyType[str, Box]


@dataclass(frozen=True)
class CityPlace:
    """Where a city lies, in art pixels of the map panel."""

    anchor: tuple[int, int]
    """Centre of its row of plots."""
    box: tuple[float, float, float, float]
    """Left, top, right, bottom of everything the city draws."""
    plots: int
    row: Box
    """Left, top, width and height of the row of plots."""
    plate: tuple[int, int]
    """Top left of the name plate when the plate is as wide as the row; it grows to both sides."""


@dataclass(frozen=True)
class MapLayout:
    """The map panel: its size, its place in the wide picture, its cities, and its routes as points to draw or walk."""

    size: tuple[int, int]
    origin: tuple[int, int]
    """Position of the panel's top left corner in the picture ``map.wide``."""
    cities: MappingProxyType[str, CityPlace]
    routes: MappingProxyType[tuple[str, str], tuple[tuple[int, int], ...]]


@cache
def _atlas() -> _Atlas:
    listed: dict[str, Any] = json.loads((assets_dir() / "atlas.json").read_text(encoding="utf-8"))
    places = {
        name: (sheet, (box[0], box[1], box[2], box[3]))
        for sheet, boxes in listed["sheets"].items()
        for name, box in boxes.items()
    }
    insets = {name: (sides[0], sides[1], sides[2], sides[3]) for name, sides in listed["insets"].items()}
    return _Atlas(MappingProxyType(places), MappingProxyType(insets))


@cache
def _sheet(file: str) -> pygame.Surface:
    """A picture with one fully transparent colour; in the display's format when there is one, which draws faster."""
    picture = pygame.image.load(str(assets_dir() / file))
    if pygame.display.get_surface():
        return picture.convert_alpha()
    copy = pygame.Surface(picture.get_size(), pygame.SRCALPHA, 32)
    copy.blit(picture, (0, 0))
    return copy


def names() -> tuple[str, ...]:
    """Every sprite there is, in order."""
    return tuple(sorted(_atlas().places))


def exists(name: str) -> bool:
    """Whether there is a sprite of this name."""
    return name in _atlas().places


@cache
def sprite(name: str) -> pygame.Surface:
    """A sprite at art resolution; raises KeyError with the unknown name."""
    file, box = _atlas().places[name]
    return _sheet(file).subsurface(pygame.Rect(box))


def size(name: str) -> tuple[int, int]:
    """Width and height of a sprite in art pixels."""
    _, box = _atlas().places[name]
    return box[2], box[3]


@lru_cache(maxsize=2048)
def scaled(name: str, factor: int) -> pygame.Surface:
    """A sprite enlarged by a whole factor, every art pixel a square."""
    picture = sprite(name)
    return picture if factor == 1 else pygame.transform.scale_by(picture, factor)


@lru_cache(maxsize=256)
def _framed(name: str, width: int, height: int, factor: int) -> pygame.Surface:
    """A nine-patch of a size in window pixels: corners kept, sides and middle repeated."""
    picture = scaled(name, factor)
    left, top, right, bottom = (side * factor for side in _atlas().insets[name])
    right, bottom = min(right, max(0, width - left)), min(bottom, max(0, height - top))
    drawn = pygame.Surface((width, height), pygame.SRCALPHA, 32)
    source_w, source_h = picture.get_size()
    columns = (
        (0, left, 0, left),
        (left, source_w - right, left, width - right),
        (source_w - right, source_w, width - right, width),
    )
    rows = (
        (0, top, 0, top),
        (top, source_h - bottom, top, height - bottom),
        (source_h - bottom, source_h, height - bottom, height),
    )
    for from_x, until_x, x0, x1 in columns:
        for from_y, until_y, y0, y1 in rows:
            step_x, step_y = until_x - from_x, until_y - from_y
            for x in range(x0, x1, max(1, step_x)):
                for y in range(y0, y1, max(1, step_y)):
                    part = pygame.Rect(from_x, from_y, min(step_x, x1 - x), min(step_y, y1 - y))
                    drawn.blit(picture, (x, y), part)
    return drawn


def frame(surface: pygame.Surface, name: str, rect: pygame.Rect, factor: int) -> None:
    """Draw a nine-patch into a rectangle of the surface; its art pixels are ``factor`` wide."""
    if rect.width > 0 and rect.height > 0:
        surface.blit(_framed(name, rect.width, rect.height, factor), rect)


def insets(name: str) -> Box:
    """Left, top, right and bottom border of a nine-patch in art pixels."""
    return _atlas().insets[name]


@cache
def map_layout() -> MapLayout:
    """Where the cities and routes lie on the map."""
    listed: dict[str, Any] = json.loads((assets_dir() / "map_layout.json").read_text(encoding="utf-8"))
    cities = {
        name: CityPlace(
            anchor=(city["anchor"][0], city["anchor"][1]),
            box=(city["box"][0], city["box"][1], city["box"][2], city["box"][3]),
            plots=city["plots"],
            row=(city["row"][0], city["row"][1], city["row"][2], city["row"][3]),
            plate=(city["plate"][0], city["plate"][1]),
        )
        for name, city in listed["cities"].items()
    }
    routes = {
        (route["ends"][0], route["ends"][1]): tuple((x, y) for x, y in route["points"]) for route in listed["routes"]
    }
    return MapLayout(
        size=(listed["size"][0], listed["size"][1]),
        origin=(listed["origin"][0], listed["origin"][1]),
        cities=MappingProxyType(cities),
        routes=MappingProxyType(routes),
    )


def forget() -> None:
    """Drop every cached picture: after another display mode was set, so that pictures are converted to its format."""
    for cached in (_sheet, sprite):
        cached.cache_clear()
    scaled.cache_clear()
    _framed.cache_clear()
