"""Small builders of positions: plain edits of the plain state, places and moves in their text form.

The positions stand in the middle of a turn without all that led there, so the counts of employees and discs need
not add up; the games of test_random_games.py hold those.
"""

from __future__ import annotations

from typing import Any

import pytest

from game.content.model import ActionType, Content, Difficulty, ProjectType, Region, TimelineSpace
from game.engine import (
    Decision,
    Event,
    IllegalMove,
    Options,
    State,
    apply,
    legal_moves,
    new_game,
    parse,
    snapshot,
    why_not,
)
from game.engine.flow import settle
from game.engine.state import Plot, Room, Task

WEST, MIDWEST, EAST, SOUTH = Region
HUMAN_RESOURCES, MANAGEMENT, CONSTRUCTION, RESEARCH = ActionType
HOUSING, COMMERCE, INDUSTRY, INFRASTRUCTURE = ProjectType


def game(content: Content, seats: int = 2, seed: int = 1, start_seat: int = 0, **options: Any) -> State:
    """A new game at its first set-up decision; solo against Andrew the beginner unless said otherwise."""
    if seats == 1:
        options.setdefault("difficulty", Difficulty.BEGINNER)
    return new_game(content, Options(seats=seats, seed=seed, start_seat=start_seat, **options))


def first_round(content: Content, seats: int = 2, **options: Any) -> State:
    """The first choice of a row on an empty map and chart, every tile there, nothing done in the set-up."""
    state = game(content, seats, **options)
    state.plots = {city: [None] * len(plots) for city, plots in state.plots.items()}
    state.chart = {donation: [] for donation in state.chart}
    state.display = dict.fromkeys(state.display, 2)
    for seat in state.seats:
        seat.steps = 0
    begin(state, Task(Decision.ROUND))
    return state


def begin(state: State, *tasks: Task) -> list[Event]:
    """Make `tasks` the agenda, next first, and run to the first decision."""
    state.agenda = list(reversed(tasks))
    if state.row is None and tasks[-1].kind is Decision.ROUND_END:
        state.row = state.moving = HUMAN_RESOURCES
    state.actor = None
    out: list[Event] = []
    settle(state, out)
    return out


def turn(state: State, action: ActionType, seat: int = 0) -> list[Event]:
    """Begin a seat's departments step; the round ends after it."""
    state.row = state.moving = action
    return begin(state, Task(Decision.TURN, seat), Task(Decision.ROUND_END))


def happens(state: State, space: str, row: ActionType = HUMAN_RESOURCES) -> list[Event]:
    """Let the first player choose `row`, whose next space is `space`."""
    spaces = list(state.rows[row])
    spaces[state.markers[row]] = TimelineSpace(space)
    state.rows[row] = tuple(spaces)
    return play(state, f"row:{row}")


def room(state: State, place: str, seat: int = 0) -> Room:
    """The room at `floor.column`."""
    floor, column = map(int, place.split("."))
    return state.seats[seat].rooms[state.content.company.index(floor, column)]


def furnish(state: State, place: str, department: str, active: int = 0, lying: int = 0, seat: int = 0) -> Room:
    """Put a built department into a room, its first desks taken."""
    cell = room(state, place, seat)
    tile = state.content.department(department)
    cell.department = department
    cell.desks = [i < active for i in range(len(tile.desks))]
    cell.lying = lying
    cell.lobby = department == "new_lobby"
    cell.built = True
    return cell


def own(state: State, *plots: str, seat: int = 0, project: ProjectType | None = HOUSING) -> None:
    """Put discs of a seat on plots written `city:plot`."""
    for text in plots:
        city, number = text.split(":")
        state.plots[city][int(number) - 1] = Plot(seat, project)


def play(state: State, *texts: str) -> list[Event]:
    """Play moves and return what happened."""
    out: list[Event] = []
    for text in texts:
        out += apply(state, parse(text))
    return out


def refused(state: State, text: str) -> str:
    """Try an illegal move and return `rule reason`; the position must be the same afterwards."""
    move = parse(text)
    refusal = why_not(state, move)
    assert refusal is not None, f"{text} is legal"
    before = snapshot(state)
    with pytest.raises(IllegalMove) as caught:
        apply(state, move)
    assert caught.value.refusal == refusal
    assert snapshot(state) == before
    assert move not in legal_moves(state)
    return f"{refusal.rule} {refusal.reason}"


def legal(state: State, keyword: str = "") -> list[str]:
    """The legal moves as texts, those of one keyword or all."""
    return [str(move) for move in legal_moves(state) if keyword in ("", move.keyword)]


def decision(state: State) -> tuple[str, int | None]:
    """What is to be decided, and by whom."""
    return str(state.task.kind), state.decider


def kinds(events: list[Event]) -> list[str]:
    """The kinds of events, in order."""
    return [str(event.kind) for event in events]


def gained(events: list[Event], resource: str, seat: int = 0) -> int:
    """How much of a resource a seat received."""
    return sum(e.amount for e in events if e.kind == "gained" and e.resource == resource and e.seat == seat)


def paid(events: list[Event], resource: str, seat: int = 0) -> int:
    """How much of a resource a seat paid."""
    return sum(e.amount for e in events if e.kind == "paid" and e.resource == resource and e.seat == seat)
