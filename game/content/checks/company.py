"""Checks of the company board and of the departments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from game.content.checks.base import amounts, check, not_payable
from game.content.draft import Draft
from game.content.effects import Continuous, Use, Where
from game.content.model import ActionType
from game.content.problems import Fault
from game.content.schema import FREE, LOBBY, StartingEntry, TileEntry

EFFECTS = ("gain", "per_active", "trade", "build_project", "build_department", "donate_on_top")


@check("company.building", whole=("components.rooms",))
def building(draft: Draft) -> Iterator[Fault]:
    """The building is a rectangle of the printed number of rooms."""
    floors = draft.files.company.building
    for number, floor in enumerate(floors, 1):
        if len(floor) != len(floors[0]):
            place = f"company.building.{number}"
            yield draft.fault(place, "floor_width", count=len(floor), expected=len(floors[0]))
    rooms = sum(len(floor) for floor in floors)
    if rooms != draft.files.components.rooms:
        yield draft.fault("company.building", "count", count=rooms, expected=draft.files.components.rooms)


@check("company.building", "departments.starting")
def rooms(draft: Draft) -> Iterator[Fault]:
    """One lobby, and one room for each starting department."""
    seen: dict[str, int] = {}
    for number, floor in enumerate(draft.files.company.building, 1):
        for column, name in enumerate(floor, 1):
            place = f"company.building.{number}.{column}"
            if name != FREE and name in seen:
                yield draft.fault(place, "room_twice", name=name, line=seen[name])
            seen.setdefault(name, draft.line(place))
    for name in (LOBBY, *draft.files.departments.starting):
        if name not in seen and draft.sound("company.building"):
            yield draft.fault("company.building", "room_missing", name=name)


@check(whole=("departments.starting", "components.starting_departments"))
def starting_departments(draft: Draft) -> Iterator[Fault]:
    """As many departments are printed on the board as the box says."""
    count, expected = len(draft.files.departments.starting), draft.files.components.starting_departments
    if count != expected:
        yield draft.fault("departments.starting", "count", count=count, expected=expected)


@check("departments.starting", "departments.tiles")
def ids_differ(draft: Draft) -> Iterator[Fault]:
    """No two departments have the same id."""
    files = draft.files.departments
    first = {id_: draft.line(f"departments.starting.{id_}") for id_ in files.starting}
    for number, tile in files.tiles.items():
        place = f"departments.tiles.{number}.id"
        if tile.id in first:
            yield draft.fault(place, "id_twice", id=tile.id, line=first[tile.id])
        first.setdefault(tile.id, draft.line(place))


@check(whole=("departments.tiles", "components.departments_of_a_type"))
def tiles(draft: Draft) -> Iterator[Fault]:
    """Tiles are numbered from 1 without a gap, the same number of each type."""
    found = draft.files.departments.tiles
    for number in range(1, len(found) + 1):
        if number not in found:
            yield draft.fault("departments.tiles", "number_missing", number=number)
    expected = draft.files.components.departments_of_a_type
    of_type = Counter(tile.type for tile in found.values())
    for type_ in ActionType:
        if of_type[type_] != expected:
            count = of_type[type_]
            yield draft.fault("departments.tiles", "type_count", type=type_, count=count, expected=expected)


@check("departments.starting")
def starting_work(draft: Draft) -> Iterator[Fault]:
    """Starting departments have a desk for their first employee and do something."""
    for id_, entry in draft.files.departments.starting.items():
        place = f"departments.starting.{id_}"
        yield from _does_something(draft, place, entry)
        yield from _desks(draft, place, entry.desks, entry.continuous)
        yield from _uses(draft, place, entry.uses)


@check("departments.tiles")
def tile_work(draft: Draft) -> Iterator[Fault]:
    """Tiles have a desk unless they are a lobby, and do something at a price one can pay."""
    for number, entry in draft.files.departments.tiles.items():
        place = f"departments.tiles.{number}"
        yield from _does_something(draft, place, entry)
        yield from _desks(draft, place, entry.desks, entry.continuous)
        yield from _uses(draft, place, entry.uses)
        for resource in not_payable(entry.extra_build_cost):
            yield draft.fault(f"{place}.extra_build_cost.{resource}", "not_payable", resource=resource)


def _does_something(draft: Draft, place: str, entry: StartingEntry | TileEntry) -> Iterator[Fault]:
    steps = entry.steps_per_active if isinstance(entry, StartingEntry) else 0
    if entry.continuous is not None and entry.continuous == Continuous():
        yield draft.fault(f"{place}.continuous", "does_nothing")
    elif entry.continuous is None and not entry.uses and not steps and draft.sound(place):
        yield draft.fault(place, "does_nothing")


def _desks(draft: Draft, place: str, desks: tuple[int, ...], continuous: Continuous | None) -> Iterator[Fault]:
    lobby = continuous is not None and continuous.lobby
    if lobby and desks:
        yield draft.fault(f"{place}.desks", "lobby_desks")
    if not lobby and not desks:
        yield draft.fault(f"{place}.desks", "no_desk")


def _uses(draft: Draft, place: str, uses: Mapping[str, Use]) -> Iterator[Fault]:
    for name, use in uses.items():
        yield from use_faults(draft, f"{place}.uses.{name}", use)


def use_faults(draft: Draft, place: str, use: Use) -> Iterator[Fault]:
    """Find what is wrong with a use: not one effect, an effect of nothing, a price nobody can pay."""
    effects = [name for name in EFFECTS if getattr(use, name)]
    if len(effects) != 1:
        yield draft.fault(place, "use_effects", count=len(effects), effects=", ".join(EFFECTS))
    for resource in not_payable(use.pay):
        yield draft.fault(f"{place}.pay.{resource}", "not_payable", resource=resource)
    gains = {"gain": use.gain}
    if use.per_active is not None:
        gains["per_active.gain"] = use.per_active.gain
    if use.trade is not None:
        gains |= {"trade.give": use.trade.give, "trade.gain": use.trade.gain}
        for resource in not_payable(use.trade.give):
            yield draft.fault(f"{place}.trade.give.{resource}", "not_payable", resource=resource)
    for part, gain in gains.items():
        if gain is not None and not amounts(gain):
            yield draft.fault(f"{place}.{part}", "no_amount")
    if use.build_project is Where.MISSION_REGION and not use.mission:
        yield draft.fault(f"{place}.build_project", "no_mission", where=Where.MISSION_REGION)


CHECKS = (building, rooms, starting_departments, ids_differ, tiles, starting_work, tile_work)
