"""A seat's departments step: the one interpreter of the effects that content gives to departments."""

from __future__ import annotations

from game.content.effects import Gain, PerActive, Round
from game.content.effects import Use as Effect
from game.content.model import ActionType, Region
from game.engine.events import Cause, Event, Kind
from game.engine.gains import can_pay, cannot_pay, gain, pay
from game.engine.moves import Move, Trade, Use, UseTile
from game.engine.refusal import Handler, Refusal
from game.engine.rooms import Cell
from game.engine.scenario import pay_mission, refuse_mission
from game.engine.staff import active_employees, department_room, send
from game.engine.state import Seat, State, Task, Turn
from game.engine.tables import Uses, plain

_TURN_STARTED = Kind.TURN_STARTED


def start_turn(state: State, seat: int, action: ActionType, out: list[Event]) -> None:
    """Begin a departments step: count uses, fill the pool of employee steps (D1, H1, ruling 11)."""
    owner = state.seats[seat]
    counts = {cell.department: cell.desks.count(True) for cell in owner.cells if cell.department}
    state.turn = Turn(seat=seat, action=action, active=counts, used={})
    out.append(Event(_TURN_STARTED, seat=seat, action=action))
    _starting_steps(state, seat, action, out)


def _starting_steps(state: State, seat: int, action: ActionType, out: list[Event]) -> None:
    """Give the steps that active employees bring by themselves, the permanent one included (H1)."""
    departments = state.tables.first_steps[action]
    if departments:
        for cell in state.seats[seat].cells:
            department = departments.get(cell.department)
            if department is not None:
                people = cell.active + department.permanent_active
                steps = Gain(steps=people * department.steps_per_active)
                gain(state, seat, steps, Cause("department", department.id), out)


def uses_left(state: State, turn: Turn, department: str) -> int:
    """Return the uses left of a department of the company: counted at the start and now, the smaller (D1)."""
    owner = state.seats[turn.seat]
    room = department_room(owner, department)
    return 0 if room is None else _uses_left_in(state, turn, owner.cells[room])


def _uses_left_in(state: State, turn: Turn, cell: Cell) -> int:
    if cell.department in turn.closed or cell.department not in state.tables.uses[turn.action]:
        return 0
    started = turn.active.get(cell.department, 0) - turn.used.get(cell.department, 0)
    return max(0, min(started, cell.desks.count(True)))


def usable(state: State) -> list[Uses]:
    """Return the departments with uses left, from the ground floor up."""
    turn = state.turn
    assert turn is not None
    known = state.tables.uses[turn.action]
    used, closed = turn.used, turn.closed
    left = [id for id, n in turn.active.items() if id in known and n > used.get(id, 0) and id not in closed]
    if not left:
        return []
    cells = state.seats[turn.seat].cells
    return [known[cell.department] for cell in cells if cell.department in left and True in cell.desks]


def anything_to_do(state: State, task: Task) -> bool:
    """Tell whether a departments step has anything to decide, apart from selling goods."""
    return bool(state.seats[task.seat].steps or _may_use_tile(state, task.seat) or usable(state))


def _may_use_tile(state: State, seat: int) -> bool:
    turn = state.turn
    return turn is not None and turn.untouched and state.seats[seat].tile and seat != state.first


def refuse_use(state: State, seat: int, department: str) -> Refusal | None:
    """Refuse a use that the department does not have any more (D1, D2)."""
    turn = state.turn
    assert turn is not None
    owner = state.seats[seat]
    number = department_room(owner, department)
    if number is None:
        return Refusal("D1", "no_such_department")
    if state.content.department(department).type != turn.action:
        return Refusal("D1", "wrong_action")
    if department in turn.closed:
        return Refusal("D1", "finished_with")
    if True not in owner.cells[number].desks:
        return Refusal("D1", "nobody_active_there")
    if not uses_left(state, turn, department):
        return Refusal("D1", "no_uses_left")
    return None


def begin_use(state: State, seat: int, department: str, option: str, region: Region | None, out: list[Event]) -> None:
    """Count a use, finish with the department used before, send the mission (D1, D2)."""
    turn = state.turn
    assert turn is not None
    if turn.current is not None and turn.current != department:
        turn.closed.append(turn.current)
    turn.current = department
    turn.used[department] = turn.used.get(department, 0) + 1
    room = department_room(state.seats[seat], department)
    assert room is not None
    out.append(Event(Kind.DEPARTMENT_USED, seat=seat, department=department, room=room, option=option))
    if region is not None:
        send(state, seat, room, region, out)
        pay_mission(state, seat, region, out)


# --- plain gains -------------------------------------------------------------------------------------------------


def list_plain(state: State, owner: Seat, department: Uses, moves: list[Move]) -> None:
    """List what a department with uses left can be used for to gain something."""
    for use, found in department.plain:
        moves += [move for move in found if _refuse_plain(state, owner, use, move) is None]


def refuse_plain(state: State, task: Task, move: Use) -> Refusal | None:
    """Refuse a use that gains something."""
    refusal = refuse_use(state, task.seat, move.department)
    if refusal is not None:
        return refusal
    use = state.tables.departments[move.department].uses.get(move.option)
    if use is None or not plain(use):
        return Refusal("D2", "no_such_use")
    if use.mission != (move.region is not None):
        return Refusal("D2", "mission_needed" if use.mission else "no_mission")
    return _refuse_plain(state, state.seats[task.seat], use, move)


def _refuse_plain(state: State, owner: Seat, use: Effect, move: Use) -> Refusal | None:
    if use.gain is not None and use.gain.employee > owner.reserve:
        return Refusal("D2", "reserve_empty")
    toll = None if move.region is None else refuse_mission(state, owner, move.region, use.pay.money)
    return toll or cannot_pay(owner, use.pay, "D2")


def perform_plain(state: State, task: Task, move: Use, out: list[Event]) -> None:
    """Use a department for what it gives (D2)."""
    use = state.content.department(move.department).uses[move.option]
    cause = Cause("department", move.department)
    begin_use(state, task.seat, move.department, move.option, move.region, out)
    pay(state, task.seat, use.pay, cause, out)
    if use.gain is not None:
        gain(state, task.seat, use.gain, cause, out)
    if use.per_active is not None:
        times = times_per_active(use.per_active, active_employees(state.seats[task.seat]))
        gain(state, task.seat, use.per_active.gain, cause, out, times)


def times_per_active(per: PerActive, active: int) -> int:
    """Return how often `active` employees pay; an uneven rest counts when rounded up (ruling 3)."""
    rest = per.each - 1 if per.round is Round.UP else 0
    return (active + rest) // per.each


# --- trades ------------------------------------------------------------------------------------------------------


def list_trades(state: State, owner: Seat, department: Uses, moves: list[Move]) -> None:
    """List what a department with uses left can be used for to sell or buy."""
    for trade, found in department.trades:
        moves += [move for move in found if can_pay(owner, trade.give, move.count)]


def _refuse_trade(state: State, task: Task, move: Trade) -> Refusal | None:
    refusal = refuse_use(state, task.seat, move.department)
    if refusal is not None:
        return refusal
    use = state.content.department(move.department).uses.get(move.option)
    if use is None or use.trade is None:
        return Refusal("D2", "no_such_use")
    if not 1 <= move.count <= use.trade.up_to:
        return Refusal("D2", "not_so_many", {"has": use.trade.up_to})
    return cannot_pay(state.seats[task.seat], use.trade.give, "D2", move.count)


def _trade(state: State, task: Task, move: Trade, out: list[Event]) -> None:
    """Sell or buy up to the department's number (D2)."""
    trade = state.content.department(move.department).uses[move.option].trade
    assert trade is not None
    cause = Cause("department", move.department)
    begin_use(state, task.seat, move.department, move.option, None, out)
    pay(state, task.seat, trade.give, cause, out, move.count)
    gain(state, task.seat, trade.gain, cause, out, move.count)


# --- action choice tile ------------------------------------------------------------------------------------------


_TILES = tuple(map(UseTile, ActionType))


def _tiles(state: State, task: Task, moves: list[Move]) -> None:
    if _may_use_tile(state, task.seat):
        moves += [move for move in _TILES if _refuse_tile(state, task, move) is None]


def _refuse_tile(state: State, task: Task, move: UseTile) -> Refusal | None:
    turn = state.turn
    assert turn is not None
    if not state.seats[task.seat].tile:
        return Refusal("D3", "no_tile")
    if task.seat == state.first:
        return Refusal("D3", "first_player")
    if not turn.untouched:
        return Refusal("D3", "too_late")
    if move.action == turn.action:
        return Refusal("D3", "same_action")
    return None


def _use_tile(state: State, task: Task, move: UseTile, out: list[Event]) -> None:
    """Discard the action choice tile and use departments of another type (D3, ruling 5)."""
    turn = state.turn
    assert turn is not None
    owner = state.seats[task.seat]
    owner.tile = False
    turn.action = move.action
    out.append(Event(Kind.TILE_USED, seat=task.seat, action=move.action))
    if owner.steps:
        out.append(Event(Kind.STEPS_LOST, seat=task.seat, amount=owner.steps))
        owner.steps = 0
    _starting_steps(state, task.seat, move.action, out)


HANDLERS: dict[type, Handler] = {
    UseTile: Handler(_tiles, _refuse_tile, _use_tile),
    Trade: Handler(None, _refuse_trade, _trade),
}
