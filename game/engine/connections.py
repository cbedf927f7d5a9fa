"""Networks of cities and what their major cities are worth (F2)."""

from __future__ import annotations

import msgspec

from game.content.model import CityKind, Level
from game.engine.state import State

LEVELS = tuple(Level)


class Network(msgspec.Struct, frozen=True):
    """A seat's linked cities: the major ones, their connection points, the lowest level of their regions, the worth."""

    cities: tuple[str, ...]
    majors: tuple[str, ...]
    points: int
    level: Level
    vp: int


def level(state: State, seat: int, region: str) -> Level:
    """Return the transport level that a seat has reached in a region."""
    return next(
        spaces[state.seats[seat].track[r] - 1].level for r, spaces in state.content.transport.items() if r == region
    )


def networks(state: State, seat: int) -> list[Network]:
    """Return the networks with enough major cities, best first; all their major cities count (ruling 6)."""
    content = state.content
    mine = [c for c, plots in state.land.items() if any(p is not None and p.owner == seat for p in plots)]
    links: dict[str, list[str]] = {city: [] for city in mine}
    for a, b in content.map.routes:
        if a in links and b in links:
            links[a].append(b)
            links[b].append(a)
    found: list[Network] = []
    seen: set[str] = set()
    for start in mine:
        if start in seen:
            continue
        group = {start}
        border = [start]
        while border:
            for city in links[border.pop()]:
                if city not in group:
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
