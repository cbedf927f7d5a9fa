"""Employees in a company: desks, lobbies, steps, missions, activation."""

from __future__ import annotations

from collections.abc import Iterator

from game.content.model import Region
from game.engine.events import Cause, Event, Kind
from game.engine.moves import Activate, ChooseLobby, Move, MoveIn, Place, Step, Who
from game.engine.refusal import Handler, Refusal
from game.engine.rooms import Cell, Room
from game.engine.state import Seat, State, Task

_STEPPED, _ACTIVATED = Kind.STEPPED, Kind.ACTIVATED  # looked up once: members of enums are slow to find


def desks(state: State, room: Room | Cell) -> tuple[int, ...]:
    """Return the dollars printed on the desks of a room, left to right; () without a department."""
    return state.tables.prices[room.department]


def free_desk(state: State, room: Cell) -> int | None:
    """Return the cheapest free desk, the leftmost of equal ones (A1, ruling 14)."""
    taken = room.desks
    for desk in state.tables.by_price[room.department]:
        if not taken[desk]:
            return desk
    return None


def _taken_desk(state: State, room: Cell) -> int:
    """Return the cheapest occupied desk, the leftmost of equal ones (D2)."""
    taken = room.desks
    return next(desk for desk in state.tables.by_price[room.department] if taken[desk])


def leave_desk(state: State, room: Room) -> int:
    """Free the desk that an employee leaves, and return it."""
    desk = _taken_desk(state, room.cell)
    room.cell = room.cell.seated(desk, False)
    return desk


def take(state: State, owner: Seat, number: int, active: bool) -> int:
    """Take one employee out of a room; return the desk that falls free, -1 for a lying one."""
    cell = owner.cells[number]
    desk = _taken_desk(state, cell) if active else -1
    owner.cells[number] = cell.seated(desk, False) if active else cell.joined(-1)
    return desk


def lobbies(owner: Seat) -> list[int]:
    """Return the rooms that are lobbies."""
    return [i for i, cell in enumerate(owner.cells) if cell.lobby]


def department_room(owner: Seat, department: str) -> int | None:
    """Return the room that a company's department is in."""
    for number, cell in enumerate(owner.cells):
        if cell.department == department:
            return number
    return None


def working(state: State, owner: Seat, effect: str) -> int:
    """Return the figure of a continuous effect while an active employee keeps it going, else 0 (D4)."""
    figures = state.tables.effects[effect]
    for cell in owner.cells:
        if cell.department in figures and True in cell.desks:
            return figures[cell.department]
    return 0


def active_employees(owner: Seat) -> int:
    """Count the active employees, the permanent one left out (rulings 3 and 10)."""
    return sum([cell.desks.count(True) for cell in owner.cells if cell.desks])


def room_at(state: State, place: Place) -> int | None:
    """Return the number of the room at a place, None outside the building."""
    return state.tables.rooms.numbers.get(place)


def place_of(state: State, room: int) -> Place:
    """Return the place of a room number."""
    return state.tables.rooms.places[room]


def _missing(state: State, owner: Seat, who: Who, rule: str) -> Refusal | None:
    """Refuse an employee who is not there; the permanent one never moves (H2)."""
    room = state.tables.rooms.numbers.get(who[:2])
    if room is None:
        return Refusal(rule, "no_such_room")
    if not (True in owner.cells[room].desks if who.active else owner.cells[room].lying):
        return Refusal(rule, "nobody_active_there" if who.active else "nobody_lying_there")
    return None


# --- steps -------------------------------------------------------------------------------------------------------


def _steps(state: State, task: Task, moves: list[Move]) -> None:
    owner = state.seats[task.seat]
    if not owner.steps:
        return
    for cell, (lying, active) in zip(owner.cells, state.tables.rooms.steps, strict=True):
        if cell.lying:
            moves += lying
        if True in cell.desks:
            moves += active


def _refuse_step(state: State, task: Task, move: Step) -> Refusal | None:
    owner = state.seats[task.seat]
    if not owner.steps:
        return Refusal("H1", "no_steps_left")
    rooms = state.tables.rooms
    to = rooms.numbers.get(move.to)
    if to is None:
        return Refusal("H2", "no_such_room")
    missing = _missing(state, owner, move.who, "H2")
    if missing is not None:
        return missing
    if to not in rooms.near[rooms.numbers[move.who[:2]]]:
        return Refusal("H2", "not_adjacent")
    return None


def _step(state: State, task: Task, move: Step, out: list[Event]) -> None:
    """Move one employee to an adjacent room, where it lies (H1, H2)."""
    seat, who = task.seat, move.who
    owner, numbers = state.seats[seat], state.tables.rooms.numbers
    start, to = numbers[who[:2]], numbers[move.to]
    desk = take(state, owner, start, who.active)
    owner.cells[to] = owner.cells[to].joined(1)
    owner.steps -= 1
    out.append(Event(_STEPPED, seat=seat, room=start, to_room=to, active=who.active, desk=desk))


# --- moving into a department just built -------------------------------------------------------------------------


def can_move_in(state: State, task: Task) -> Iterator[MoveIn]:
    """Yield whoever may move into the new department, from the ground floor up (M2)."""
    for number, (lying, active) in enumerate(state.tables.rooms.move_in):
        if number != task.room:
            cell = state.seats[task.seat].cells[number]
            if cell.lying:
                yield lying
            if True in cell.desks:
                yield active


def _moves_in(state: State, task: Task, moves: list[Move]) -> None:
    moves += can_move_in(state, task)


def _refuse_move_in(state: State, task: Task, move: MoveIn) -> Refusal | None:
    missing = _missing(state, state.seats[task.seat], move.who, "M2")
    if missing is None and room_at(state, move.who.place) == task.room:
        return Refusal("M2", "already_there")
    return missing


def _move_in(state: State, task: Task, move: MoveIn, out: list[Event]) -> None:
    """Move an employee from anywhere into the department just built, where it lies (M2)."""
    owner = state.seats[task.seat]
    start = state.content.company.index(*move.who.place)
    desk = take(state, owner, start, move.who.active)
    owner.cells[task.room] = owner.cells[task.room].joined(1)
    state.agenda.pop()
    out.append(Event(Kind.MOVED_IN, seat=task.seat, room=start, to_room=task.room, active=move.who.active, desk=desk))


# --- missions ----------------------------------------------------------------------------------------------------


def send(state: State, seat: int, room: int, region: Region, out: list[Event]) -> None:
    """Send an active employee of a room on a mission; the cheapest occupied desk falls free (D2)."""
    owner = state.seats[seat]
    desk = take(state, owner, room, active=True)
    owner.missions[region] += 1
    department = owner.cells[room].department
    out.append(Event(Kind.MISSION, seat=seat, department=department, room=room, desk=desk, region=region))


# --- lobbies -----------------------------------------------------------------------------------------------------


def arrive(state: State, seat: int, room: int, count: int, out: list[Event]) -> None:
    """Let arriving employees lie down in a lobby (E1, E6)."""
    owner = state.seats[seat]
    owner.arriving -= count
    owner.cells[room] = owner.cells[room].joined(count)
    out.append(Event(Kind.ARRIVED, seat=seat, room=room, amount=count))


def _lobby_choices(state: State, task: Task, moves: list[Move]) -> None:
    owner = state.seats[task.seat]
    for room in lobbies(owner):
        moves += [ChooseLobby(place_of(state, room), count) for count in range(1, owner.arriving + 1)]


def _refuse_lobby(state: State, task: Task, move: ChooseLobby) -> Refusal | None:
    owner = state.seats[task.seat]
    if room_at(state, move.place) not in lobbies(owner):
        return Refusal("E6", "not_a_lobby")
    if not 1 <= move.count <= owner.arriving:
        return Refusal("E6", "not_so_many", {"has": owner.arriving})
    return None


def _choose_lobby(state: State, task: Task, move: ChooseLobby, out: list[Event]) -> None:
    """Send some of the arriving employees to one of two lobbies (E1, E6)."""
    arrive(state, task.seat, state.content.company.index(*move.place), move.count, out)


# --- activation --------------------------------------------------------------------------------------------------


def _activations(state: State, task: Task, moves: list[Move]) -> None:
    owner = state.seats[task.seat]
    for number, cell in enumerate(owner.cells):
        if cell.lying and False in cell.desks and not cell.lobby:
            desk = free_desk(state, cell)
            if desk is not None and owner.money >= desks(state, cell)[desk]:
                moves.append(state.tables.rooms.activate[number])


def _refuse_activation(state: State, task: Task, move: Activate) -> Refusal | None:
    owner = state.seats[task.seat]
    number = room_at(state, move.place)
    if number is None:
        return Refusal("A1", "no_such_room")
    room = owner.cells[number]
    if room.lobby or not room.department:
        return Refusal("A1", "no_desks_here")
    if not room.lying:
        return Refusal("A1", "nobody_lying_there")
    desk = free_desk(state, room)
    if desk is None:
        return Refusal("A1", "no_free_desk")
    price = desks(state, room)[desk]
    if owner.money < price:
        return Refusal("A1", "needs_money", {"needs": price, "has": owner.money})
    return None


def _activate(state: State, task: Task, move: Activate, out: list[Event]) -> None:
    """Pay for the cheapest free desk and let a lying employee stand up there (A1)."""
    owner = state.seats[task.seat]
    number = state.tables.rooms.numbers[move.place]
    room = owner.cells[number]
    desk = free_desk(state, room)
    assert desk is not None
    price = desks(state, room)[desk]
    owner.money -= price
    owner.cells[number] = room.joined(-1).seated(desk, True)
    if price:
        cause = Cause("activation", room.department)
        out.append(Event(Kind.PAID, seat=task.seat, resource="money", amount=price, cause=cause))
    out.append(Event(_ACTIVATED, seat=task.seat, room=number, desk=desk, amount=price, department=room.department))


HANDLERS: dict[type, Handler] = {
    Step: Handler(_steps, _refuse_step, _step),
    MoveIn: Handler(_moves_in, _refuse_move_in, _move_in),
    ChooseLobby: Handler(_lobby_choices, _refuse_lobby, _choose_lobby),
    Activate: Handler(_activations, _refuse_activation, _activate),
}
