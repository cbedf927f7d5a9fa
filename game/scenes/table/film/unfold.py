"""What an event does to the boards, in two halves: what it takes away from where it was, and what it puts down.

Between the two the thing is on its way. Both change a position that is only looked at: what the rules keep for
themselves (agenda, uses of a turn) stays as it was before the move.
"""

from __future__ import annotations

from game.engine.events import Event, Kind
from game.engine.scenario import rules
from game.engine.state import Andrew, Plot, Room, Seat, State

FIELDS = {"money": "money", "goods": "goods", "vp": "points", "study": "study", "steps": "steps"}
"""Where a seat keeps what an event calls a resource."""


def unfold(state: State, event: Event) -> None:
    """Let an event happen as a whole."""
    leave(state, event)
    arrive(state, event)


def leave(state: State, event: Event) -> None:
    """Take away what an event moves."""
    match event.kind:
        case Kind.SETUP_DISC | Kind.BUILT if event.project is not None:
            owner(state, event).tabs[event.project].built += 1
        case Kind.RESERVED | Kind.ANDREW_TOOK:
            state.display[event.department] -= 1
        case Kind.RETURNED if event.region is not None:
            owner(state, event).missions[event.region] -= event.amount
        case Kind.ARRIVED:
            owner(state, event).arriving -= event.amount
        case Kind.MISSION:
            _room(state, event).desks[event.desk] = False
        case Kind.STEPPED | Kind.MOVED_IN:
            _leave_room(state, event)
        case Kind.ACTIVATED:
            _room(state, event).lying -= 1
        case Kind.DEPARTMENT_BUILT:
            _take_tile(state, event)
        case Kind.TAB_ADVANCED | Kind.TRACK_ADVANCED:
            owner(state, event).study -= event.amount
        case Kind.TAB_DISC | Kind.DONATED:
            owner(state, event).supply -= 1
        case Kind.ANDREW_DONATED | Kind.ANDREW_BUILT:
            _andrew(state).supply -= 1
        case Kind.MARKER_ADVANCED | Kind.ROUND_STARTED | Kind.GAME_ENDED:
            state.row = state.moving = state.event = None
        case Kind.CARD_DRAWN:
            _andrew(state).card = None
        case _:
            pass


def arrive(state: State, event: Event) -> None:
    """Put down what an event moves."""
    match event.kind:
        case Kind.SETUP_DISC | Kind.BUILT | Kind.ANDREW_BUILT if event.seat is not None:
            state.plots[event.city][event.plot - 1] = Plot(event.seat, event.project)
        case Kind.RESERVED:
            owner(state, event).reserved = event.department
        case Kind.ROUND_STARTED:
            state.round = event.amount
        case Kind.ROW_CHOSEN:
            state.row = event.action
            state.moving = event.action if event.space else state.moving
        case Kind.MARKER_FLIPPED:
            state.moving = event.action
        case Kind.EVENT:
            state.event = event.timeline
        case Kind.RETURNED:
            owner(state, event).arriving += event.amount
        case Kind.GAINED | Kind.PAID | Kind.SOLD | Kind.HIRED:
            count(owner(state, event), event)
        case Kind.STEPS_LOST:
            owner(state, event).steps = 0
        case Kind.STUDY_LOST:
            owner(state, event).study = 0
        case Kind.TILE_USED:
            owner(state, event).tile = False
        case Kind.MARKER_ADVANCED if event.action is not None:
            state.markers[event.action] = event.space
        case Kind.FIRST_PLAYER if event.seat is not None:
            state.first = event.seat
        case _:
            _arrive_in_company(state, event)


def _arrive_in_company(state: State, event: Event) -> None:
    """The same for people, departments and research."""
    match event.kind:
        case Kind.ARRIVED:
            _room(state, event).lying += event.amount
        case Kind.MISSION if event.region is not None:
            owner(state, event).missions[event.region] += 1
        case Kind.STEPPED | Kind.MOVED_IN:
            owner(state, event).rooms[event.to_room].lying += 1
        case Kind.ACTIVATED:
            _room(state, event).desks[event.desk] = True
        case Kind.DEPARTMENT_BUILT:
            _furnish(state, event)
        case Kind.TAB_ADVANCED if event.project is not None:
            owner(state, event).tabs[event.project].reached = event.space
        case Kind.TRACK_ADVANCED if event.region is not None:
            owner(state, event).track[event.region] = event.space
        case Kind.DONATED if event.seat is not None:
            owner(state, event).donations += 1
            state.chart[event.donation].append(event.seat)
        case _:
            _arrive_at_andrews(state, event)


def _arrive_at_andrews(state: State, event: Event) -> None:
    """The same for Andrew's cards and what he has."""
    match event.kind:
        case Kind.CARD_DRAWN:
            andrew = _andrew(state)
            andrew.card, andrew.revealed = andrew.deck.pop(0), False
            andrew.shift = min(rules(state).andrew_shift, len(andrew.columns) - 1)
        case Kind.CARD_REVEALED:
            _andrew(state).revealed = True
        case Kind.CARD_SHIFTED:
            _andrew(state).shift += event.amount
        case Kind.CARD_SETTLED:
            andrew = _andrew(state)
            andrew.columns[andrew.shift].append(event.card)
            andrew.card, andrew.revealed, andrew.shift = None, False, 0
        case Kind.ANDREW_DONATED if event.seat is not None:
            _andrew(state).donations += 1
            state.chart[event.donation].append(event.seat)
        case Kind.ANDREW_TOOK:
            _andrew(state).departments.append(event.department)
        case Kind.ANDREW_TRACK if event.region is not None:
            _andrew(state).track[event.region] = event.space
        case _:
            pass


def count(seat: Seat, event: Event, part: float = 1.0) -> None:
    """Add to a seat, or take from it, what an event says, or a `part` of it while figures run."""
    amount = round(event.amount * part)
    match event.kind:
        case Kind.GAINED | Kind.PAID:
            field = FIELDS[event.resource]
            sign = 1 if event.kind is Kind.GAINED else -1
            setattr(seat, field, getattr(seat, field) + sign * amount)
        case Kind.SOLD:
            seat.goods -= amount
        case Kind.HIRED:
            seat.reserve -= amount
            seat.arriving += amount
        case _:
            pass


def owner(state: State, event: Event) -> Seat:
    """The seat that an event is about."""
    assert event.seat is not None
    return state.seats[event.seat]


def _andrew(state: State) -> Andrew:
    assert state.andrew is not None
    return state.andrew


def _room(state: State, event: Event) -> Room:
    return owner(state, event).rooms[event.room]


def _leave_room(state: State, event: Event) -> None:
    room = _room(state, event)
    if event.active:
        room.desks[event.desk] = False
    else:
        room.lying -= 1
    if event.kind is Kind.STEPPED:
        owner(state, event).steps -= 1


def _take_tile(state: State, event: Event) -> None:
    """From the reserve, which has to be built first, or else from the display (S6b)."""
    seat = owner(state, event)
    if seat.reserved is not None:
        seat.reserved = None
    else:
        state.display[event.department] -= 1


def _furnish(state: State, event: Event) -> None:
    room = _room(state, event)
    department = state.content.departments[event.department]
    room.department = department.id
    room.desks = [False] * len(department.desks)
    room.lobby = department.continuous is not None and department.continuous.lobby
    room.built = True
