"""Decisions of the set-up: the first disc on the map and the reserved department (S6)."""

from __future__ import annotations

from game.content.model import ProjectType, Slot
from game.engine.events import Event, Kind
from game.engine.moves import Move, PlaceHousing, Reserve
from game.engine.projects import put_project, refuse_plot
from game.engine.refusal import Handler, Refusal
from game.engine.staff import department_room
from game.engine.state import State, Task


def free_houses(state: State) -> list[PlaceHousing]:
    """Return the moves to the free housing spaces of medium and large cities (S6)."""
    land = state.land
    return [move for city, n, move in state.tables.houses if land[city][n] is None]


def _places(state: State, task: Task, moves: list[Move]) -> None:
    moves += free_houses(state)


def _refuse_place(state: State, task: Task, move: PlaceHousing) -> Refusal | None:
    refusal = refuse_plot(state, ProjectType.HOUSING, move.city, move.plot, "S6")
    if refusal is None and state.content.map.cities[move.city].slots[move.plot - 1] is Slot.ANY:
        return Refusal("S6", "small_city")
    return refusal


def _place(state: State, task: Task, move: PlaceHousing, out: list[Event]) -> None:
    """Put the housing tab's disc on the map: no cost, no mission, no bonus (S6a)."""
    state.agenda.pop()
    put_project(state, task.seat, ProjectType.HOUSING, move.city, move.plot, "", out)


def _reserves(state: State, task: Task, moves: list[Move]) -> None:
    reserve = state.tables.reserve
    own = [cell.department for cell in state.seats[task.seat].cells]
    moves += [reserve[tile] for tile, left in state.display.items() if left and tile not in own]


def nothing_to_reserve(state: State, task: Task) -> bool:
    moves: list[Move] = []
    _reserves(state, task, moves)
    return not moves


def _refuse_reserve(state: State, task: Task, move: Reserve) -> Refusal | None:
    if not state.display.get(move.department):
        return Refusal("S6", "no_tile_left")
    if department_room(state.seats[task.seat], move.department) is not None:
        return Refusal("M2", "second_copy")
    return None


def _reserve(state: State, task: Task, move: Reserve, out: list[Event]) -> None:
    """Take one department tile into the personal reserve (S6b)."""
    state.agenda.pop()
    state.display[move.department] -= 1
    state.seats[task.seat].reserved = move.department
    out.append(Event(Kind.RESERVED, seat=task.seat, department=move.department))


HANDLERS: dict[type, Handler] = {
    PlaceHousing: Handler(_places, _refuse_place, _place),
    Reserve: Handler(_reserves, _refuse_reserve, _reserve),
}
