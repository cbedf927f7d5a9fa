"""A seat's departments step: the one interpreter of the effects that content gives to departments."""

from __future__ import annotations

from collections.abc import Callable

from game.content.effects import Gain, PerActive, Round, Where
from game.content.effects import Use as Effect
from game.content.model import ActionType, Department, ProjectType, Region
from game.engine.donations import give, price, refuse_giving, refuse_on_top
from game.engine.events import Cause, Event, Kind
from game.engine.gains import cannot_pay, gain, pay
from game.engine.moves import Build, BuildDepartment, Give, Move, Trade, Use, UseTile
from game.engine.projects import build, free_plots, refuse_plot, refuse_project
from game.engine.refusal import Handler, Refusal
from game.engine.rooms import Cell, furnished
from game.engine.scenario import pay_mission, refuse_mission, refuse_region, reward_link
from game.engine.staff import active_employees, department_room, place_of, room_at, send, working
from game.engine.state import Decision, Seat, State, Task, Turn

_PROJECTS, _REGIONS = tuple(ProjectType), tuple(Region)


def start_turn(state: State, seat: int, action: ActionType, out: list[Event]) -> None:
    """Begin a departments step: count uses, fill the pool of employee steps (D1, H1, ruling 11)."""
    owner = state.seats[seat]
    counts = {cell.department: cell.desks.count(True) for cell in owner.cells if cell.department}
    state.turn = Turn(seat=seat, action=action, active=counts, used={})
    out.append(Event(Kind.TURN_STARTED, seat=seat, action=action))
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
    if cell.department in turn.closed or cell.department not in state.tables.by_type[turn.action]:
        return 0
    started = turn.active.get(cell.department, 0) - turn.used.get(cell.department, 0)
    return max(0, min(started, cell.desks.count(True)))


def usable(state: State) -> list[Department]:
    """Return the departments with uses left, from the ground floor up."""
    turn = state.turn
    assert turn is not None
    found = state.tables.by_type[turn.action]
    cells = state.seats[turn.seat].cells
    return [found[c.department] for c in cells if c.department in found and _uses_left_in(state, turn, c)]


def anything_to_do(state: State, task: Task) -> bool:
    """Tell whether a departments step has anything to decide, apart from selling goods."""
    return bool(state.seats[task.seat].steps or _may_use_tile(state, task.seat) or usable(state))


def _may_use_tile(state: State, seat: int) -> bool:
    turn = state.turn
    return turn is not None and turn.untouched and state.seats[seat].tile and seat != state.first


def _refuse_use(state: State, seat: int, department: str) -> Refusal | None:
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


def _begin_use(state: State, seat: int, department: str, option: str, region: Region | None, out: list[Event]) -> None:
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


def _find(department: Department, wanted: Callable[[Effect], object]) -> tuple[str, Effect] | None:
    for name, use in department.uses.items():
        if wanted(use):
            return name, use
    return None


def _regions(use: Effect) -> tuple[Region | None, ...]:
    return _REGIONS if use.mission else (None,)


# --- plain gains -------------------------------------------------------------------------------------------------


def _plain(use: Effect) -> bool:
    return use.gain is not None or use.per_active is not None


def _uses(state: State, task: Task, departments: list[Department], moves: list[Move]) -> None:
    for department in departments:
        for name, use in department.uses.items():
            if _plain(use):
                found = [Use(department.id, name, region) for region in _regions(use)]
                moves += [move for move in found if _refuse_plain(state, task, move) is None]


def _refuse_plain(state: State, task: Task, move: Use) -> Refusal | None:
    refusal = _refuse_use(state, task.seat, move.department)
    if refusal is not None:
        return refusal
    use = state.content.department(move.department).uses.get(move.option)
    if use is None or not _plain(use):
        return Refusal("D2", "no_such_use")
    if use.mission != (move.region is not None):
        return Refusal("D2", "mission_needed" if use.mission else "no_mission")
    owner = state.seats[task.seat]
    if use.gain is not None and use.gain.employee > owner.reserve:
        return Refusal("D2", "reserve_empty")
    toll = None if move.region is None else refuse_mission(state, owner, move.region, use.pay.money)
    return toll or cannot_pay(owner, use.pay, "D2")


def _use(state: State, task: Task, move: Use, out: list[Event]) -> None:
    """Use a department for what it gives (D2)."""
    use = state.content.department(move.department).uses[move.option]
    cause = Cause("department", move.department)
    _begin_use(state, task.seat, move.department, move.option, move.region, out)
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


def _trades(state: State, task: Task, departments: list[Department], moves: list[Move]) -> None:
    for department in departments:
        for name, use in department.uses.items():
            if use.trade is not None:
                found = [Trade(department.id, name, count) for count in range(1, use.trade.up_to + 1)]
                moves += [move for move in found if _refuse_trade(state, task, move) is None]


def _refuse_trade(state: State, task: Task, move: Trade) -> Refusal | None:
    refusal = _refuse_use(state, task.seat, move.department)
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
    _begin_use(state, task.seat, move.department, move.option, None, out)
    pay(state, task.seat, trade.give, cause, out, move.count)
    gain(state, task.seat, trade.gain, cause, out, move.count)


# --- projects ----------------------------------------------------------------------------------------------------


def _builds(state: State, task: Task, departments: list[Department], moves: list[Move]) -> None:
    for department in departments:
        found = _find(department, lambda use: use.build_project)
        if found is not None:
            cities = state.content.map.cities
            open_to = {r for r in _REGIONS if _refuse_building(state, state.seats[task.seat], found[1], r) is None}
            for project in _PROJECTS:
                if refuse_project(state, task.seat, project) is None:
                    moves += [
                        Build(department.id, project, city, plot)
                        for city, plot in free_plots(state, project)
                        if cities[city].region in open_to
                    ]


def _refuse_build(state: State, task: Task, move: Build) -> Refusal | None:
    refusal = _refuse_use(state, task.seat, move.department)
    if refusal is not None:
        return refusal
    found = _find(state.content.department(move.department), lambda use: use.build_project)
    if found is None:
        return Refusal("D2", "no_such_use")
    owner, use = state.seats[task.seat], found[1]
    refusal = refuse_plot(state, move.type, move.city, move.plot, "C1") or refuse_project(state, task.seat, move.type)
    if refusal is not None:
        return refusal
    return _refuse_building(state, owner, use, state.content.map.cities[move.city].region)


def _refuse_building(state: State, owner: Seat, use: Effect, region: Region) -> Refusal | None:
    """Refuse a region that one may not go to, or a department that one cannot pay for (C3)."""
    sends = use.build_project is Where.MISSION_REGION
    toll = refuse_mission(state, owner, region, use.pay.money) if sends else refuse_region(state, region)
    return toll or cannot_pay(owner, use.pay, "C3")


def _build(state: State, task: Task, move: Build, out: list[Event]) -> None:
    """Build a project, in the region of the mission where one is needed (C1, C2, C3)."""
    found = _find(state.content.department(move.department), lambda use: use.build_project)
    assert found is not None
    name, use = found
    sends = use.build_project is Where.MISSION_REGION
    region = state.content.map.cities[move.city].region if sends else None
    _begin_use(state, task.seat, move.department, name, region, out)
    pay(state, task.seat, use.pay, Cause("department", move.department), out)
    build(state, task.seat, move.type, move.city, move.plot, move.department, out)
    reward_link(state, task.seat, out)


# --- departments -------------------------------------------------------------------------------------------------


def department_goods(state: State, owner: Seat, tile: str, room: Cell, use: Effect) -> int:
    """Return the goods a new department costs in a room as it is now (M2)."""
    price_list = use.build_department
    assert price_list is not None
    base = price_list.occupied_room if room.people else price_list.empty_room
    return base + state.content.departments[tile].extra_build_cost.goods


def _new_departments(state: State, task: Task, departments: list[Department], moves: list[Move]) -> None:
    owner = state.seats[task.seat]
    for department in departments:
        found = _find(department, lambda use: use.build_department)
        if found is not None:
            tiles = [owner.reserved] if owner.reserved else [tile for tile, left in state.display.items() if left]
            own = [cell.department for cell in owner.cells]
            free = [(n, cell) for n, cell in enumerate(owner.cells) if not cell.department and not cell.lobby]
            for tile in tiles:
                if tile not in own:
                    moves += [
                        BuildDepartment(department.id, tile, place_of(state, n))
                        for n, cell in free
                        if department_goods(state, owner, tile, cell, found[1]) <= owner.goods
                    ]


def _refuse_department(state: State, task: Task, move: BuildDepartment) -> Refusal | None:
    refusal = _refuse_use(state, task.seat, move.department)
    if refusal is not None:
        return refusal
    found = _find(state.content.department(move.department), lambda use: use.build_department)
    if found is None:
        return Refusal("D2", "no_such_use")
    owner = state.seats[task.seat]
    if move.tile not in state.content.departments:
        return Refusal("M2", "no_such_department")
    if owner.reserved is not None and move.tile != owner.reserved:
        return Refusal("S6", "reserved_first", {"department": owner.reserved})
    if owner.reserved is None and not state.display[move.tile]:
        return Refusal("M2", "no_tile_left")
    if department_room(owner, move.tile) is not None:
        return Refusal("M2", "second_copy")
    number = room_at(state, move.place)
    if number is None:
        return Refusal("M2", "no_such_room")
    cell = owner.cells[number]
    if cell.department or cell.lobby:
        return Refusal("M2", "room_taken")
    goods = department_goods(state, owner, move.tile, cell, found[1])
    return cannot_pay(owner, Gain(goods=goods), "M2")


def _build_department(state: State, task: Task, move: BuildDepartment, out: list[Event]) -> None:
    """Build a department; with property management working an employee may move in (M2)."""
    found = _find(state.content.department(move.department), lambda use: use.build_department)
    assert found is not None
    owner = state.seats[task.seat]
    number = state.content.company.index(*move.place)
    cell = owner.cells[number]
    tile = state.content.departments[move.tile]
    goods = department_goods(state, owner, move.tile, cell, found[1])
    _begin_use(state, task.seat, move.department, found[0], None, out)
    pay(state, task.seat, Gain(goods=goods), Cause("department", move.tile), out)
    if owner.reserved is not None:
        owner.reserved = None
    else:
        state.display[move.tile] -= 1
    owner.cells[number] = furnished(tile, cell.lying, built=True)
    cause = Cause("department", move.department)
    out.append(Event(Kind.DEPARTMENT_BUILT, seat=task.seat, department=tile.id, room=number, cause=cause))
    state.agenda.extend([Task(Decision.MOVE_IN, task.seat, room=number)] * working(state, owner, "move_in"))


# --- charitable giving -------------------------------------------------------------------------------------------


def _gifts(state: State, task: Task, departments: list[Department], moves: list[Move]) -> None:
    for department in departments:
        if _find(department, lambda use: use.donate_on_top) is not None:
            for donation in state.gifts:
                found = [Give(department.id, donation, region) for region in _REGIONS]
                moves += [move for move in found if _refuse_gift(state, task, move) is None]


def _refuse_gift(state: State, task: Task, move: Give) -> Refusal | None:
    refusal = _refuse_use(state, task.seat, move.department)
    if refusal is not None:
        return refusal
    if _find(state.content.department(move.department), lambda use: use.donate_on_top) is None:
        return Refusal("D2", "no_such_use")
    refusal = refuse_on_top(state, task.seat, move.donation) or refuse_giving(state, task.seat)
    return refusal or refuse_mission(state, state.seats[task.seat], move.region, price(state, task.seat))


def _gift(state: State, task: Task, move: Give, out: list[Event]) -> None:
    """Donate on a space that holds a disc of another seat or of Andrew (G2)."""
    found = _find(state.content.department(move.department), lambda use: use.donate_on_top)
    assert found is not None
    _begin_use(state, task.seat, move.department, found[0], move.region, out)
    give(state, task.seat, move.donation, out)


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


def _all_uses(state: State, task: Task, moves: list[Move]) -> None:
    """List everything that departments with uses left can be used for, kind by kind."""
    departments = usable(state)
    if departments:
        for legal in (_uses, _trades, _builds, _new_departments, _gifts):
            legal(state, task, departments, moves)


HANDLERS: dict[type, Handler] = {
    UseTile: Handler(_tiles, _refuse_tile, _use_tile),
    Use: Handler(_all_uses, _refuse_plain, _use),
    Trade: Handler(None, _refuse_trade, _trade),
    Build: Handler(None, _refuse_build, _build),
    BuildDepartment: Handler(None, _refuse_department, _build_department),
    Give: Handler(None, _refuse_gift, _gift),
}
