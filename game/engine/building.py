"""What departments build and give: projects, other departments, donations on top of another seat's."""

from __future__ import annotations

from game.content.effects import DepartmentPrice, Gain, Where
from game.content.effects import Use as Effect
from game.content.model import ProjectType, Region
from game.engine.departments import begin_use, list_plain, list_trades, perform_plain, refuse_plain, refuse_use, usable
from game.engine.donations import give, price, refuse_giving, refuse_on_top
from game.engine.events import Cause, Event, Kind
from game.engine.gains import cannot_pay, pay
from game.engine.moves import Build, BuildDepartment, Give, Move, Use
from game.engine.projects import build, refuse_plot, refuse_project
from game.engine.refusal import Handler, Refusal
from game.engine.rooms import Cell, furnished
from game.engine.scenario import refuse_mission, refuse_region, reward_link
from game.engine.staff import department_room, room_at, working
from game.engine.state import Decision, Seat, State, Task
from game.engine.tables import Uses

_PROJECTS, _REGIONS = tuple(ProjectType), tuple(Region)


# --- projects ----------------------------------------------------------------------------------------------------


def _builds(state: State, task: Task, department: Uses, moves: list[Move]) -> None:
    if department.project is None:
        return
    land, owner, use = state.land, state.seats[task.seat], department.project[1]
    open_to = {region for region in _REGIONS if _refuse_building(state, owner, use, region) is None}
    for project in _PROJECTS if open_to else ():
        if refuse_project(state, task.seat, project) is None:
            spaces = state.tables.builds[department.id, project]
            moves += [move for city, n, region, move in spaces if land[city][n] is None and region in open_to]


def _refuse_build(state: State, task: Task, move: Build) -> Refusal | None:
    refusal = refuse_use(state, task.seat, move.department)
    if refusal is not None:
        return refusal
    found = state.tables.by_id[move.department].project
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
    found = state.tables.by_id[move.department].project
    assert found is not None
    name, use = found
    sends = use.build_project is Where.MISSION_REGION
    region = state.content.map.cities[move.city].region if sends else None
    begin_use(state, task.seat, move.department, name, region, out)
    pay(state, task.seat, use.pay, Cause("department", move.department), out)
    build(state, task.seat, move.type, move.city, move.plot, move.department, out)
    reward_link(state, task.seat, out)


# --- departments -------------------------------------------------------------------------------------------------


def department_goods(state: State, tile: str, room: Cell, prices: DepartmentPrice) -> int:
    """Return the goods a new department costs in a room as it is now (M2)."""
    return _room_goods(room, prices) + _extra_goods(state, tile)


def _room_goods(room: Cell, prices: DepartmentPrice) -> int:
    return prices.occupied_room if room.people else prices.empty_room


def _extra_goods(state: State, tile: str) -> int:
    return state.content.departments[tile].extra_build_cost.goods


def _new_departments(state: State, task: Task, department: Uses, moves: list[Move]) -> None:
    if department.department is None:
        return
    owner, prices = state.seats[task.seat], department.department[1]
    rooms = enumerate(owner.cells)
    free = [(n, _room_goods(cell, prices)) for n, cell in rooms if not cell.department and not cell.lobby]
    if owner.goods < min([goods for _, goods in free], default=0):
        return
    own = [cell.department for cell in owner.cells]
    for tile in [owner.reserved] if owner.reserved else [tile for tile, left in state.display.items() if left]:
        if tile not in own:
            goods = owner.goods - _extra_goods(state, tile)
            known = state.tables.furnish[department.id, tile]
            moves += [known[n] for n, price in free if price <= goods]


def _refuse_department(state: State, task: Task, move: BuildDepartment) -> Refusal | None:
    refusal = refuse_use(state, task.seat, move.department)
    if refusal is not None:
        return refusal
    found = state.tables.by_id[move.department].department
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
    goods = department_goods(state, move.tile, cell, found[1])
    return cannot_pay(owner, Gain(goods=goods), "M2")


def _build_department(state: State, task: Task, move: BuildDepartment, out: list[Event]) -> None:
    """Build a department; with property management working an employee may move in (M2)."""
    found = state.tables.by_id[move.department].department
    assert found is not None
    owner = state.seats[task.seat]
    number = state.content.company.index(*move.place)
    cell = owner.cells[number]
    tile = state.content.departments[move.tile]
    goods = department_goods(state, move.tile, cell, found[1])
    begin_use(state, task.seat, move.department, found[0], None, out)
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


def _gifts(state: State, task: Task, department: Uses, moves: list[Move]) -> None:
    if department.gift is None or refuse_giving(state, task.seat) is not None:
        return
    owner, cost = state.seats[task.seat], price(state, task.seat)
    open_to = [region for region in _REGIONS if refuse_mission(state, owner, region, cost) is None]
    for donation in state.gifts:
        if refuse_on_top(state, task.seat, donation) is None:
            moves += [Give(department.id, donation, region) for region in open_to]


def _refuse_gift(state: State, task: Task, move: Give) -> Refusal | None:
    refusal = refuse_use(state, task.seat, move.department)
    if refusal is not None:
        return refusal
    if state.tables.by_id[move.department].gift is None:
        return Refusal("D2", "no_such_use")
    refusal = refuse_on_top(state, task.seat, move.donation) or refuse_giving(state, task.seat)
    return refusal or refuse_mission(state, state.seats[task.seat], move.region, price(state, task.seat))


def _gift(state: State, task: Task, move: Give, out: list[Event]) -> None:
    """Donate on a space that holds a disc of another seat or of Andrew (G2)."""
    found = state.tables.by_id[move.department].gift
    assert found is not None
    begin_use(state, task.seat, move.department, found, move.region, out)
    give(state, task.seat, move.donation, out)


def _uses(state: State, task: Task, moves: list[Move]) -> None:
    """List everything that departments with uses left can be used for, kind by kind."""
    departments = usable(state)
    if departments:
        owner = state.seats[task.seat]
        for legal in (list_plain, list_trades):
            for department in departments:
                legal(state, owner, department, moves)
        for others in (_builds, _new_departments, _gifts):
            for department in departments:
                others(state, task, department, moves)


HANDLERS: dict[type, Handler] = {
    Use: Handler(_uses, refuse_plain, perform_plain),
    Build: Handler(None, _refuse_build, _build),
    BuildDepartment: Handler(None, _refuse_department, _build_department),
    Give: Handler(None, _refuse_gift, _gift),
}
