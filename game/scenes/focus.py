"""Where the keyboard stands: what lies in a direction, and what becomes of a focus whose place is gone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.ui.area import Area
from game.ui.widgets import Widget


@dataclass(frozen=True)
class Place:
    """Something that the Tab key comes to: what it is, where it lies, and whether it can be used."""

    id: str
    area: Area
    enabled: bool


@dataclass(frozen=True)
class Opener:
    """What opened a pop-up, None for nothing, and the order of the Tab key at that moment."""

    id: str | None
    order: tuple[Place, ...]


def order(widgets: Iterable[Widget]) -> tuple[Place, ...]:
    """What the Tab key comes to, in its order; things that cannot be used now are passed over by it."""
    return tuple(Place(w.id, w.area, w.enabled) for w in widgets if w.focusable)


def kept(id: str | None, before: tuple[Place, ...], now: tuple[Place, ...]) -> str | None:
    """Where the focus stands that stood on `id` in the order `before`.

    It stays while it can. Else it comes to what has appeared in the same place (a button that has become another one,
    a row with another name), else to the next in the order, else to the one before; rows of a list come first.
    """
    was = next((place for place in before if place.id == id), None)
    is_now = next((place for place in now if place.id == id), None)
    if is_now is not None and (is_now.enabled or was is None or not was.enabled):
        return id
    usable = {place.id: place for place in now if place.enabled}
    if was is None:
        return None
    known = {place.id for place in before}
    centre = was.area.centre
    for place in usable.values():
        if place.id not in known and place.area.contains(*centre):
            return place.id
    at = before.index(was)
    around = [place.id for place in (*before[at + 1 :], *reversed(before[:at])) if place.id in usable]
    kind = was.id.partition(":")[0] + ":"
    return next((id for id in around if id.startswith(kind)), around[0] if around else None)


def returned(opener: Opener, now: tuple[Place, ...]) -> str | None:
    """Where the focus stands when a pop-up has closed."""
    found = kept(opener.id, opener.order, now)
    usable = [place.id for place in now if place.enabled]
    if opener.id is None or found in usable:
        return found
    # What opened it could not be used before either: an order in which it could leads to its neighbours.
    before = tuple(Place(place.id, place.area, True) for place in opener.order)
    return kept(opener.id, before, now)


def towards(here: Widget, others: Sequence[Widget], direction: tuple[int, int]) -> Widget | None:
    """The widget that an arrow key leads to: the nearest one in a direction, of equally near ones the first."""
    found = [(distance(here.area, w.area, *direction), i) for i, w in enumerate(others) if w.id != here.id]
    reachable = [(d, i) for d, i in found if d is not None]
    return others[min(reachable)[1]] if reachable else None


def distance(a: Area, b: Area, dx: int, dy: int) -> float | None:
    """How far `b` lies from `a` in a direction; sideways counts double, None when it lies elsewhere."""
    if dx:
        ahead = (b.centre[0] - a.centre[0]) * dx
        aside = max(0.0, a.y - b.bottom, b.y - a.bottom) or abs(a.centre[1] - b.centre[1]) / 8
    else:
        ahead = (b.centre[1] - a.centre[1]) * dy
        aside = max(0.0, a.x - b.right, b.x - a.right) or abs(a.centre[0] - b.centre[0]) / 8
    return ahead + 3 * aside if ahead > 1 else None
