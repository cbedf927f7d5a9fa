"""The line of the journey: where its stations lie on the map, how it bends, and drawing both."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

import pygame

from game.content.scenario import Campaign
from game.session.profile import Medal
from game.ui import art, theme
from game.ui.area import Area
from game.ui.canvas import Canvas
from game.ui.widgets import Look, Widget

MAP = Area(0, 26, 414, 304)
_CORNER = (7, 36)  # of the table's map on the scene
_SIGN = 19
_APART = 24  # between the stations of one city
_BEND = -0.16
_TITLE = 26.0  # height of a station with its year


def places(campaign: Campaign) -> dict[str, Area]:
    """Where each station lies; chapters of one city stand side by side."""
    cities = art.map_layout().cities
    by_city: dict[str, list[str]] = {}
    for chapter in campaign.chapters:
        by_city.setdefault(chapter.city, []).append(chapter.id)
    found: dict[str, Area] = {}
    for chapter in campaign.chapters:
        here = by_city[chapter.city]
        width = (len(here) - 1) * _APART + _SIGN
        x, y = cities[chapter.city].anchor
        first = min(max(_CORNER[0] + x - width / 2, MAP.x + 4), MAP.right - width - 4)
        left = first + here.index(chapter.id) * _APART
        top = min(max(_CORNER[1] + y - _SIGN / 2, MAP.y + 12), MAP.bottom - _TITLE - 4)
        found[chapter.id] = Area(round(left), round(top), _SIGN, _TITLE)
    return found


@lru_cache(maxsize=16)
def curve(one: tuple[float, float], other: tuple[float, float], bend: float) -> tuple[tuple[float, float], ...]:
    """Points of a bow between two places, three pixels apart."""
    (x0, y0), (x1, y1) = one, other
    middle = ((x0 + x1) / 2 - (y1 - y0) * bend, (y0 + y1) / 2 + (x1 - x0) * bend)
    count = max(2, int(math.hypot(x1 - x0, y1 - y0) / 3))
    points = []
    for step in range(count + 1):
        t = step / count
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        points.append((a * x0 + b * middle[0] + c * x1, a * y0 + b * middle[1] + c * y1))
    return tuple(points)


def paint(canvas: Canvas, campaign: Campaign, reached: int) -> None:
    """Draw the map, and the line: solid up to the chapter numbered `reached`, dotted beyond."""
    with canvas.clip(MAP):
        canvas.cover(MAP)
        canvas.picture(_faded(canvas.rect(MAP).size, canvas.factor), MAP.x, MAP.y)
        spots = places(campaign)
        for one, other in pairwise(campaign.chapters):
            # Always to the same side of the way, so that there and back are two lines.
            points = curve(_middle(spots[one.id]), _middle(spots[other.id]), _BEND)
            _travelled(canvas, points) if other.number <= reached else _ahead(canvas, points)
        canvas.outline("ink0", MAP)
        canvas.outline("brass2", MAP.inset(1))
        canvas.outline("ink0", MAP.inset(2))
        train = next((spots[each.id] for each in campaign.chapters if each.number == reached), None)
        if train is not None:
            canvas.sprite("andrew.train", train.x - 1, train.y - 12)


@lru_cache(maxsize=2)
def _faded(size: tuple[int, int], factor: int) -> pygame.Surface:
    """The map as on old paper, so that the line stands out."""
    canvas = Canvas(pygame.Surface(size), factor).sub(-MAP.x, -MAP.y)
    left, top = art.map_layout().origin
    canvas.sprite("map.wide", _CORNER[0] - left, _CORNER[1] - top)
    canvas.sprite("map.routes", *_CORNER)
    canvas.shade("paper1", MAP, 120)
    return canvas.surface


def _middle(station: Area) -> tuple[float, float]:
    return station.x + _SIGN / 2, station.y + _SIGN / 2


def _travelled(canvas: Canvas, points: tuple[tuple[float, float], ...]) -> None:
    for x, y in points:
        canvas.fill("ink0", Area(x - 2, y - 2, 4, 4))
    for number, (x, y) in enumerate(points):
        canvas.fill("brass0" if number % 3 == 0 else "red0", Area(x - 1, y - 1, 2, 2))


def _ahead(canvas: Canvas, points: tuple[tuple[float, float], ...]) -> None:
    for x, y in points[1:-1:2]:
        canvas.fill("ink0", Area(x - 1.5, y - 1.5, 3, 3))
        canvas.fill("paper0", Area(x - 1, y - 1, 2, 2))


@dataclass
class Station(Widget):
    """A chapter on the map: its number, its year, its medal."""

    number: int = 0
    year: int = 0
    medal: Medal = Medal.NONE
    state: str = "open"
    chosen: bool = False

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Draw the sign, lit when hovered."""
        area = self.area
        x, y = area.x, area.y
        if look.focused:
            theme.focus_ring(canvas, Area(x, y, _SIGN, _SIGN))
        if look.hovered or self.chosen:
            canvas.frame("frame.ring.open", Area(x - 3, y - 3, _SIGN + 6, _SIGN + 7))
        canvas.sprite(f"station.{'chosen' if look.hovered else self.state}", x, y)
        colour = "paper0" if self.state in ("won", "locked") and not look.hovered else "ink0"
        shadow = "ink0" if colour == "paper0" else None
        canvas.text(str(self.number), x + _SIGN / 2 + 0.5, y + 7, colour=colour, shadow=shadow, align="center")
        year = str(self.year)
        width = canvas.measure(year) + 6
        plate = Area(x + (_SIGN - width) / 2, y + _SIGN, width, 9)
        canvas.fill("ink0", plate)
        canvas.fill("paper0" if self.state != "locked" else "paper2", plate.inset(0.5))
        canvas.text(year, plate.x + 3, plate.y + 2)
        if self.medal is not Medal.NONE:
            canvas.sprite(f"medal.{self.medal}", x + 14, y - 4)
