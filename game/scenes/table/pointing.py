"""Where things lie and which of them a point or a key means."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from game.ui.area import Area

LEFT, RIGHT, UP, DOWN = (-1, 0), (1, 0), (0, -1), (0, 1)


@dataclass(frozen=True)
class Spots:
    """Everything in sight: areas by id in art pixels, and the ids that a click does something to."""

    areas: Mapping[str, Area]
    clickable: frozenset[str]

    def at(self, x: float, y: float) -> str | None:
        """Return the thing at a point: rather one that can be clicked, rather a small one."""
        over = [id for id, area in self.areas.items() if area.contains(x, y)]
        return min(over, key=self._rank, default=None)

    def _rank(self, id: str) -> tuple[bool, float]:
        area = self.areas[id]
        return id not in self.clickable, area.w * area.h

    def order(self, first: Iterable[str]) -> list[str]:
        """Return what can be clicked in the order of the Tab key: `first`, then the rest from top to bottom."""
        head = [id for id in dict.fromkeys(first) if id in self.clickable and id in self.areas]
        rest = [id for id in self.areas if id in self.clickable and id not in set(head)]
        return head + sorted(rest, key=lambda id: (self.areas[id].y, self.areas[id].x))

    def towards(self, start: str, direction: tuple[int, int]) -> str | None:
        """Return the nearest clickable thing in a direction; what lies aside counts as farther."""
        here = self.areas.get(start)
        if here is None:
            return None
        dx, dy = direction
        best: tuple[float, str] | None = None
        for id in self.clickable & self.areas.keys() - {start}:
            there = self.areas[id]
            along = (there.centre[0] - here.centre[0]) * dx + (there.centre[1] - here.centre[1]) * dy
            aside = abs((there.centre[0] - here.centre[0]) * dy) + abs((there.centre[1] - here.centre[1]) * dx)
            if along > 1:
                distance = along + 2 * aside
                if best is None or (distance, id) < best:
                    best = (distance, id)
        return None if best is None else best[1]
