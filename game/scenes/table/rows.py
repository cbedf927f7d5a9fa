"""What choosing a row of the timeline brings, in words: its event, who could come home, whose departments run."""

from __future__ import annotations

from collections.abc import Iterator

from game.content.model import ActionType, Region, TimelineSpace
from game.engine.donations import price
from game.engine.state import Seat
from game.scenes.table.situation import Situation
from game.session import explain


def row_facts(now: Situation, row: ActionType) -> tuple[str, list[str]]:
    """Return the row's name and what a round under it would be."""
    return now.text(f"action.{row}"), [*_event(now, row), *_departments(now, row)]


def event_words(now: Situation, row: ActionType, space: TimelineSpace) -> str:
    """Return the event of a space of a row."""
    text = now.text
    if space is TimelineSpace.DONATION:
        return text("move.row_donation")
    if space is TimelineSpace.END:
        region = now.state.content.timeline.end[row]
        return text("table.thing.end_space", region=text(f"region.{region}"))
    return text("move.row_region", region=text(f"region.{space}"))


def _event(now: Situation, row: ActionType) -> Iterator[str]:
    """The event of the row's next space; a row at its end takes another's (R2)."""
    state = now.state
    reached = state.markers[row]
    if reached >= len(state.rows[row]):
        yield now.text("move.row_at_end")
        return
    space = state.rows[row][reached]
    yield event_words(now, row, space)
    region = state.content.timeline.end[row] if space is TimelineSpace.END else space
    if region in set(Region):
        yield from _who_comes_home(now, Region(region))
    decider = state.decider
    if space in (TimelineSpace.DONATION, TimelineSpace.END) and decider is not None and decider < len(state.seats):
        yield now.text("table.thing.donation_price", seat=now.seats[decider].name, n=price(state, decider))


def _who_comes_home(now: Situation, region: Region) -> Iterator[str]:
    """Whose employees are there, and what each of them would bring (E1)."""
    if not any(seat.missions[region] for seat in now.state.seats):
        yield now.text("table.thing.nobody_there")
    for number, seat in enumerate(now.state.seats):
        if seat.missions[region]:
            income = now.state.content.transport[region][seat.track[region] - 1].income
            yield now.text(
                "table.thing.mission_seat",
                seat=now.seats[number].name,
                n=seat.missions[region],
                things=explain.things(income, now.text),
            )


def _departments(now: Situation, row: ActionType) -> Iterator[str]:
    """A line for each seat, the one that decides first, with what its active employees can do (D1, H1)."""
    yield now.text("table.thing.row_departments")
    seats = now.state.seats
    decider = now.state.decider
    first = decider if decider is not None and decider < len(seats) else 0
    for number in sorted(range(len(seats)), key=lambda seat: (seat - first) % len(seats)):
        listed = ", ".join(_uses(now, seats[number], row)) or now.text("table.thing.row_nothing")
        yield now.text("table.thing.row_seat", seat=now.seats[number].name, uses=listed)


def _uses(now: Situation, seat: Seat, row: ActionType) -> Iterator[str]:
    for room in seat.rooms:
        if not room.department:
            continue
        department = now.state.content.department(room.department)
        if department.type is not row:
            continue
        steps = department.steps_per_active * (room.active + department.permanent_active)
        if steps:
            yield now.text("resource.steps", n=steps)
        if department.uses and room.active:
            short = now.text(f"department.{department.id}.short")
            yield now.text("table.left.use", department=short, n=room.active)
