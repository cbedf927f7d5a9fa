"""Checks of the map: cities, routes, regions."""

from __future__ import annotations

from collections.abc import Iterator

from game.content.checks.base import check
from game.content.draft import Draft
from game.content.model import CityKind, Region, Slot
from game.content.problems import Fault


@check("map.cities", whole=("components.slots",))
def slots(draft: Draft) -> Iterator[Fault]:
    """A city has the construction spaces of its size, and only a small one takes any project."""
    for id_, city in draft.files.map.cities.items():
        place = f"map.cities.{id_}.slots"
        expected = draft.files.components.slots[city.kind]
        if len(city.slots) != expected:
            yield draft.fault(place, "city_slots", size=city.kind, count=len(city.slots), expected=expected)
        small = city.kind is CityKind.SMALL
        if small and any(slot is not Slot.ANY for slot in city.slots):
            yield draft.fault(place, "small_city_slot", any=Slot.ANY)
        if not small and Slot.ANY in city.slots:
            yield draft.fault(place, "any_slot", any=Slot.ANY, size=city.kind)


@check("map.cities")
def marks_of_a_size(draft: Draft) -> Iterator[Fault]:
    """Large cities, and only they, have link points; only small cities pay a transport bonus."""
    for id_, city in draft.files.map.cities.items():
        if city.kind is CityKind.LARGE and not city.link_points:
            yield draft.fault(f"map.cities.{id_}", "link_points_missing")
        if city.kind is not CityKind.LARGE and city.link_points:
            yield draft.fault(f"map.cities.{id_}.link_points", "link_points_extra", size=city.kind)
        if city.kind is not CityKind.SMALL and city.transport_bonus:
            yield draft.fault(f"map.cities.{id_}.transport_bonus", "transport_bonus_extra", size=city.kind)


@check("map.routes")
def routes_differ(draft: Draft) -> Iterator[Fault]:
    """A route joins two different cities, and no two routes the same."""
    first: dict[frozenset[str], int] = {}
    for number, (one, other) in enumerate(draft.files.map.routes, 1):
        place = f"map.routes.{number}"
        if one == other:
            yield draft.fault(place, "route_to_itself", city=one)
            continue
        pair = frozenset((one, other))
        line = draft.line(place)
        if pair in first:
            yield draft.fault(place, "route_twice", one=one, other=other, line=first[pair])
        else:
            first[pair] = line


@check(whole=("map.cities", "map.routes"))
def connected(draft: Draft) -> Iterator[Fault]:
    """Every city can be reached from every other."""
    board = draft.files.map
    left = dict.fromkeys(board.cities)
    start = next(iter(left), "")
    reached: list[str] = []
    while left:
        first = next(iter(left))
        if reached:
            yield draft.fault(f"map.cities.{first}", "not_connected", start=start)
        frontier = [first]
        while frontier:
            city = frontier.pop()
            if city in left:
                del left[city]
                reached.append(city)
                frontier += [b if a == city else a for a, b in board.routes if city in (a, b)]


@check(whole=("map.cities",))
def regions_have_cities(draft: Draft) -> Iterator[Fault]:
    """No region is empty."""
    settled = {city.region for city in draft.files.map.cities.values()}
    for region in Region:
        if region not in settled:
            yield draft.fault("map.cities", "region_empty", region=region)


@check("setup.neutral_discs", whole=("map.cities",))
def room_for_first_houses(draft: Draft) -> Iterator[Fault]:
    """Each seat of the fullest table finds a housing space in a medium or large city (S6)."""
    seats = max(draft.files.setup.neutral_discs, default=0)
    cities = draft.files.map.cities.values()
    spaces = sum(city.slots.count(Slot.HOUSING) for city in cities)
    if spaces < seats:
        yield draft.fault("map.cities", "housing_spaces", count=spaces, seats=seats)


@check(whole=("map.cities", "map.routes", "components.cities", "components.routes"))
def counts(draft: Draft) -> Iterator[Fault]:
    """The map has as many cities and routes as the board."""
    board, printed = draft.files.map, draft.files.components
    if len(board.cities) != printed.cities:
        yield draft.fault("map.cities", "count", count=len(board.cities), expected=printed.cities)
    if len(board.routes) != printed.routes:
        yield draft.fault("map.routes", "count", count=len(board.routes), expected=printed.routes)


CHECKS = (slots, marks_of_a_size, routes_differ, connected, regions_have_cities, room_for_first_houses, counts)
