"""Checks of the set-up and the final scoring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from game.content.checks.base import check, not_payable
from game.content.draft import Draft
from game.content.model import Region
from game.content.problems import Fault
from game.content.schema import Seats

_BOUNDS = get_args(Seats)[1]
SEATS = range(_BOUNDS.ge, _BOUNDS.le + 1)


@check("setup.employees", "departments.starting")
def employees(draft: Draft) -> Iterator[Fault]:
    """A seat's employees add up, and one stands on the first desk of each starting department (S3)."""
    people = draft.files.setup.employees
    total = people.active + people.lobby + people.reserve
    if people.total != total:
        yield draft.fault("setup.employees.total", "sum", count=people.total, expected=total)
    if draft.whole("departments.starting") and people.active != len(draft.files.departments.starting):
        values = {"count": people.active, "expected": len(draft.files.departments.starting)}
        yield draft.fault("setup.employees.active", "active_employees", **values)


@check("setup.discs")
def discs(draft: Draft) -> Iterator[Fault]:
    """A seat's discs add up, one of them on each transport track (S3)."""
    of_seat = draft.files.setup.discs
    total = of_seat.score + of_seat.transport + of_seat.tabs + of_seat.supply
    if of_seat.total != total:
        yield draft.fault("setup.discs.total", "sum", count=of_seat.total, expected=total)
    if of_seat.transport != len(Region):
        values = {"count": of_seat.transport, "expected": len(Region)}
        yield draft.fault("setup.discs.transport", "discs_on_tracks", **values)


@check("setup.departments_removed", "setup.action_choice_tiles", "setup.neutral_discs")
def every_number_of_seats(draft: Draft) -> Iterator[Fault]:
    """Each list by seats tells about every number of them."""
    for name in ("departments_removed", "action_choice_tiles", "neutral_discs"):
        if draft.whole(f"setup.{name}"):
            told = getattr(draft.files.setup, name)
            for seats in SEATS:
                if seats not in told:
                    yield draft.fault(f"setup.{name}", "seats_missing", seats=seats)


@check("setup.departments_removed", "setup.department_copies", whole=("departments.tiles",))
def departments_left(draft: Draft) -> Iterator[Fault]:
    """After the removed tiles each seat still finds one to reserve (S2, S6)."""
    tiles = draft.files.setup.department_copies * len(draft.files.departments.tiles)
    for seats, removed in draft.files.setup.departments_removed.items():
        if removed > tiles - seats:
            values = {"count": removed, "tiles": tiles, "seats": seats}
            yield draft.fault(f"setup.departments_removed.{seats}", "departments_removed", **values)


@check("setup.action_choice_tiles")
def action_choice_tiles(draft: Draft) -> Iterator[Fault]:
    """Only seats at the table get a tile, and each of them one (S4)."""
    for seats, places in draft.files.setup.action_choice_tiles.items():
        for number, seat in enumerate(places, 1):
            place = f"setup.action_choice_tiles.{seats}.{number}"
            if not 1 <= seat <= seats:
                yield draft.fault(place, "no_such_seat", seat=seat, seats=seats)
            if seat in places[: number - 1]:
                yield draft.fault(place, "seat_twice", seat=seat)


@check("setup.neutral_discs", whole=("solo_cards.cards",))
def neutral_discs(draft: Draft) -> Iterator[Fault]:
    """Andrew's cards name enough places for the neutral discs (S5)."""
    cards = [card for kind in draft.files.solo_cards.cards.values() for card in kind.values()]
    places = len({card.donation for card in cards}) + len({city for card in cards for city in card.cities})
    for seats, count in draft.files.setup.neutral_discs.items():
        if count > places:
            yield draft.fault(f"setup.neutral_discs.{seats}", "neutral_discs", count=count, places=places)


@check("setup.start")
def start(draft: Draft) -> Iterator[Fault]:
    """A seat starts with money and goods (S3)."""
    for resource in not_payable(draft.files.setup.start):
        yield draft.fault(f"setup.start.{resource}", "not_at_start", resource=resource)


@check("scoring.major_cities_needed", whole=("scoring.connections", "map.cities"))
def connections(draft: Draft) -> Iterator[Fault]:
    """The table has a row for all connection points a scoring network can have (F2)."""
    points = sorted(city.link_points for city in draft.files.map.cities.values() if city.link_points)
    needed = draft.files.scoring.major_cities_needed
    if needed > len(points):
        yield draft.fault("scoring.major_cities_needed", "large_cities", count=needed, most=len(points))
        return
    table = draft.files.scoring.connections
    for row in range(sum(points[:needed]), sum(points) + 1):
        if row and row not in table:
            yield draft.fault("scoring.connections", "connection_points", points=row)


CHECKS = (
    employees,
    discs,
    every_number_of_seats,
    departments_left,
    action_choice_tiles,
    neutral_discs,
    start,
    connections,
)
