"""Networks of cities and what their major cities are worth (F2)."""

from __future__ import annotations

import msgspec

from game.content.model import CityKind, Level, Region
from game.engine.state import State

LEVELS = tuple(Level)


class Network(msgspec.Struct, frozen=True):
    """A seat's linked cities: the major ones, their connection points, the lowest level of their regions, the worth."""

    cities: tuple[str, ...]
    majors: tuple[str, ...]
    points: int
    level: Level
    vp: int


def level(state: State, seat: int, region: Region) -> Level:
    """Return the transport level that a seat has reached in a region."""
    return state.content.transport[region][state.seats[seat].track[region] - 1].level


def discs_in(state: State, seat: int) -> dict[str, int]:
    """Return the cities with discs of a seat, in printed order, and how many those are."""
    found: dict[str, int] = {}
    for city, row in state.land.items():
        for disc in row:
            if disc is not None and disc.owner == seat:
                found[city] = found.get(city, 0) + 1
    return found


def networks(state: State, seat: int) -> list[Network]:
    """Return the networks with enough major cities, best first; all their major cities count (ruling 6)."""
    content = state.content
    near = state.tables.near
    mine = discs_in(state, seat)
    found: list[Network] = []
    seen: set[str] = set()
    for start in mine:
        if start in seen:
            continue
        group = {start}
        border = [start]
        while border:
            for city in near[border.pop()]:
                if city in mine and city not in group:
                    group.add(city)
                    border.append(city)
        seen |= group
        cities = tuple(city for city in mine if city in group)
        majors = tuple(city for city in cities if content.map.cities[city].kind is CityKind.LARGE)
        if len(majors) >= content.scoring.major_cities_needed:
            points = sum(content.map.cities[city].link_points for city in majors)
            lowest = min((level(state, seat, content.map.cities[c].region) for c in majors), key=LEVELS.index)
            vp = content.scoring.connections[points][lowest]
            found.append(Network(cities, majors, points, lowest, vp))
    return sorted(found, key=lambda network: -network.vp)
