"""How many cities are missing to a network of major cities: the bot's judgement of connections (F2)."""

from __future__ import annotations

from collections import deque
from itertools import combinations

from game.content.model import CityKind, Content
from game.engine import State
from game.engine.connections import LEVELS, level

FAR = 99


class Ways:
    """Missing cities between major cities, kept for each set of own and full cities."""

    def __init__(self, keep: float) -> None:
        self._keep = keep
        self._known: dict[tuple[frozenset[str], frozenset[str]], dict[tuple[str, ...], int]] = {}

    def promise(self, state: State, seat: int, left: int) -> float:
        """Return the points of the network that pays most for what is missing; built ones count in full."""
        content = state.content
        own, full = set(), set()
        for city, plots in state.land.items():
            if any(plot is not None and plot.owner == seat for plot in plots):
                own.add(city)
            elif None not in plots:
                full.add(city)
        levels = {region: LEVELS.index(level(state, seat, region)) for region in content.transport}
        best = 0.0
        for majors, missing in self._missing(content, frozenset(own), frozenset(full)).items():
            if missing < FAR:
                points = sum(content.map.cities[city].link_points for city in majors)
                lowest = LEVELS[min(levels[content.map.cities[city].region] for city in majors)]
                chance = self._keep**missing * min(1.0, left / (2.0 * missing)) if missing else 1.0
                best = max(best, content.scoring.connections[points][lowest] * chance)
        return best

    def _missing(self, content: Content, own: frozenset[str], full: frozenset[str]) -> dict[tuple[str, ...], int]:
        known = self._known.get((own, full))
        if known is None:
            if len(self._known) > 2000:
                self._known.clear()
            known = self._known[own, full] = missing_cities(content, own, full)
        return known


def missing_cities(content: Content, own: frozenset[str], full: frozenset[str]) -> dict[tuple[str, ...], int]:
    """Return for every set of two or more major cities how many more cities would link them, FAR when none can."""
    near = {city: content.map.neighbours(city) for city in content.map.cities}
    majors = [city.id for city in content.map.cities.values() if city.kind is CityKind.LARGE]
    apart = {start: _distances(near, own, full, start) for start in majors}
    found: dict[tuple[str, ...], int] = {}
    for size in range(2, len(majors) + 1):
        for group in combinations(majors, size):
            found[group] = _tree(apart, group)
    return found


def _distances(
    near: dict[str, tuple[str, ...]], own: frozenset[str], full: frozenset[str], start: str
) -> dict[str, int]:
    """Return how many cities that are not own lie on the way from `start`, which itself and the end count too."""
    if start in full:
        return {}
    best = {start: 0 if start in own else 1}
    queue = deque([start])
    while queue:
        city = queue.popleft()
        for other in near[city]:
            if other in full:
                continue
            cost = best[city] + (other not in own)
            if cost < best.get(other, FAR):
                best[other] = cost
                queue.appendleft(other) if other in own else queue.append(other)
    return best


def _tree(apart: dict[str, dict[str, int]], group: tuple[str, ...]) -> int:
    """Return the cities missing to a tree that joins the group, grown from its first city."""
    joined, total = [group[0]], apart[group[0]].get(group[0], FAR)
    rest = list(group[1:])
    while rest:
        cost, city = min((apart[a].get(b, FAR) - apart[a].get(a, FAR), b) for a in joined for b in rest)
        total += cost
        joined.append(city)
        rest.remove(city)
    return min(FAR, total)
