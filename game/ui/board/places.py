"""Where cities, plots and name plates lie on the table, in art pixels."""

from __future__ import annotations

import math

from game.content.model import City, CityKind
from game.ui import art
from game.ui.area import Area
from game.ui.board import measure
from game.ui.board.layout import MAP_PANEL

PLOT = 13  # a plot with its border, which it shares with the next one
STEP = 12
PLATE = 9
BADGE = 8
LINK = 15
ROOFS = {CityKind.SMALL: 0, CityKind.MEDIUM: 4, CityKind.LARGE: 8}
HOUSE = 8

_EDGE = 6.5  # of a plate, besides its name: coloured edge, borders, space


def anchor(city: str) -> tuple[float, float]:
    """Centre of a city's row of plots."""
    x, y = art.map_layout().cities[city].anchor
    return x + MAP_PANEL.x, y + MAP_PANEL.y


def row(city: City) -> Area:
    """All plots of a city with their borders."""
    x, y, width, height = art.map_layout().cities[city.id].row
    return Area(x + MAP_PANEL.x, y + MAP_PANEL.y, width, height)


def plot(city: City, number: int) -> Area:
    """Plot `number` of a city, from 1, with its border."""
    whole = row(city)
    return Area(whole.x + STEP * (number - 1), whole.y, PLOT, PLOT)


def roofs(city: City) -> Area:
    """The skyline above the plots; of a small city the house left of its plot."""
    whole = row(city)
    height = ROOFS[city.kind]
    if city.kind is CityKind.SMALL:
        return Area(whole.x - HOUSE, whole.bottom - 1 - HOUSE, HOUSE, HOUSE)
    return Area(whole.x, whole.y - height, whole.w, height)


def locomotive(city: City) -> Area:
    """The sign of a transport bonus, right of a small city's plot."""
    whole = row(city)
    return Area(whole.right, whole.bottom - 1 - HOUSE, HOUSE, HOUSE)


def plate(city: City, name: str) -> Area:
    """The name plate, badge included; it takes the lowest line of the plots as its upper border."""
    width = math.ceil(measure.width(name) + _EDGE) + (BADGE if city.vp else 0)
    x, _ = anchor(city.id)
    whole = row(city)
    return Area(math.floor(x - width / 2 + 0.5), whole.bottom - 1, width, PLATE)


def badge(city: City, name: str) -> Area:
    """The points at the right end of the plate, its borders included."""
    whole = plate(city, name)
    return Area(whole.right - BADGE - 1, whole.y, BADGE + 1, whole.h)


def link(city: City) -> Area:
    """The signboard with a major city's connection points, on the roofs."""
    whole = row(city)
    return Area(whole.x, whole.y - ROOFS[CityKind.LARGE], LINK, ROOFS[CityKind.LARGE] + 1)


def whole(city: City, name: str) -> Area:
    """Everything that a city draws."""
    parts = [row(city), roofs(city), plate(city, name)]
    if city.transport_bonus:
        parts.append(locomotive(city))
    left, top = min(p.x for p in parts), min(p.y for p in parts)
    return Area(left, top, max(p.right for p in parts) - left, max(p.bottom for p in parts) - top)
