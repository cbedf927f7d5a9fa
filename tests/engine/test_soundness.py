"""What a position from outside is asked before the rules go on with it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.content.model import ActionType, Content, Region
from game.engine import State, copy, fault, new_game
from game.engine.soundness import LARGEST
from game.engine.state import Decision, Plot, Task
from tests.engine.random_games import Chooser, options, play

Change = Callable[[State], object]


@pytest.fixture(scope="module")
def middle(content: Content) -> State:
    """A solo game in its tenth round."""
    return next(p.state for p in play(content, "solo_hard", 3, Chooser(), "curious") if p.state.round == 10)


@pytest.mark.parametrize("kind", ["two", "three", "four", "solo_expert"])
def test_games_are_sound_from_the_start(content: Content, kind: str) -> None:
    """The positions after it are looked at in every random game."""
    assert fault(new_game(content, options(kind, 1))) is None


@pytest.mark.parametrize(
    ("path", "change"),
    [
        ("plots", lambda s: s.plots.pop("chicago")),
        ("plots.fargo", lambda s: s.plots["fargo"].append(None)),
        ("plots.fargo", lambda s: s.plots.update(fargo=[Plot(0)])),
        ("chart", lambda s: s.chart.pop("welfare_flat")),
        ("chart.welfare_flat", lambda s: s.chart.update(welfare_flat=[5])),
        ("display", lambda s: s.display.pop("sales")),
        ("display.sales", lambda s: s.display.update(sales=-1)),
        ("rows", lambda s: s.rows.pop(ActionType.RESEARCH)),
        ("markers", lambda s: s.markers.update(dict.fromkeys(ActionType, 0))),
        ("round", lambda s: setattr(s, "round", 21)),
        ("first", lambda s: setattr(s, "first", 1)),
        ("seats.1.money", lambda s: setattr(s.seats[0], "money", -1)),
        ("seats.1.goods", lambda s: setattr(s.seats[0], "goods", LARGEST + 1)),
        ("seats.1.reserved", lambda s: setattr(s.seats[0], "reserved", "bakery")),
        ("seats.1.rooms", lambda s: s.seats[0].rooms.pop()),
        ("seats.1.rooms.1", lambda s: setattr(s.seats[0].rooms[0], "lobby", False)),
        ("seats.1.rooms.3", lambda s: s.seats[0].rooms[2].desks.append(True)),
        ("seats.1.tabs.housing", lambda s: setattr(s.seats[0].tabs["housing"], "reached", 8)),
        ("seats.1.track", lambda s: s.seats[0].track.update({Region.EAST: 6})),
        ("seats.1.missions", lambda s: s.seats[0].missions.update({Region.EAST: -1})),
        ("seats.1.employees", lambda s: s.seats[0].missions.update({Region.EAST: 9})),
        ("seats.1.discs", lambda s: setattr(s.seats[0], "supply", 0)),
        ("seats.1.donations", lambda s: setattr(s.seats[0], "donations", 19)),
        ("andrew.columns", lambda s: s.andrew.columns.pop()),
        ("andrew.columns", lambda s: setattr(s.andrew, "shift", 5)),
        ("andrew.columns", lambda s: setattr(s.andrew, "shift", -1)),
        ("andrew.supply", lambda s: setattr(s.andrew, "supply", -1)),
        ("andrew.supply", lambda s: setattr(s.andrew, "donations", -1)),
        ("andrew.deck", lambda s: s.andrew.columns[0].append("X99")),
        ("andrew.deck", lambda s: s.andrew.columns[0].append(s.andrew.deck[0])),
        ("andrew.card", lambda s: setattr(s.andrew, "card", None)),
        ("andrew.deck", lambda s: s.andrew.deck.pop()),
        ("andrew.departments", lambda s: s.andrew.departments.append("bakery")),
        ("andrew.track", lambda s: s.andrew.track.pop(Region.WEST)),
        ("andrew.discs", lambda s: setattr(s.andrew, "supply", 26)),
        ("agenda", lambda s: s.agenda.clear()),
        ("agenda", lambda s: s.agenda.pop(0)),
        ("agenda", lambda s: s.agenda.append(Task(Decision.ROUND))),
        ("agenda.2", lambda s: s.agenda.append(Task(Decision.DONATE, 7))),
        ("agenda.2", lambda s: s.agenda.append(Task(Decision.RETURN, 0))),
        ("agenda.2", lambda s: s.agenda.append(Task(Decision.RETURN, 7, region=Region.EAST))),
        ("agenda.2", lambda s: s.agenda.append(Task(Decision.DEPARTMENTS, 0))),
        ("agenda.2", lambda s: s.agenda.append(Task(Decision.MOVE_IN, 0, room=15))),
        ("agenda.2", lambda s: s.agenda.append(Task(Decision.MOVE_IN, 0, room=16))),
        ("agenda.2", lambda s: s.agenda.append(Task(Decision.MOVE_IN, 7, room=1))),
        ("agenda.2", lambda s: s.agenda.append(Task(Decision.ANDREW, 1, stage="dance"))),
        ("agenda.2", lambda s: s.agenda.append(Task(Decision.ANDREW, 0, stage="row"))),
        ("agenda.2", lambda s: s.agenda.append(Task(Decision.ANDREW, 1, stage="event"))),
        ("agenda.2", lambda s: s.agenda.append(Task(Decision.INCOME, 7, source="west", space=4))),
        ("agenda.2", lambda s: s.agenda.append(Task(Decision.INCOME, 0, source="bakery", space=1))),
        ("agenda.2", lambda s: s.agenda.insert(1, Task(Decision.INCOME, 0, source="west", space=1))),
        ("agenda.2", lambda s: s.agenda.insert(1, Task(Decision.PLACE, 0))),  # built long ago
        ("agenda.2", lambda s: s.agenda.__setitem__(slice(1, 1), [Task(Decision.RESERVE, 0)] * 2)),
        ("rows", lambda s: s.rows.update({ActionType.RESEARCH: s.rows[ActionType.RESEARCH][1:]})),
        ("markers", lambda s: setattr(s, "finished", True)),
    ],
)
def test_what_cannot_be_is_named(middle: State, path: str, change: Change) -> None:
    """By the part of the position that it stands in."""
    state = copy(middle)
    assert fault(state) is None
    change(state)
    assert fault(state) == path


@pytest.fixture(scope="module")
def turn(content: Content) -> State:
    """A departments step of the second of three seats."""
    games = play(content, "three", 3, Chooser(), "curious")
    return next(p.state for p in games if p.state.round == 5 and p.state.turn and p.state.turn.seat == 1)


@pytest.mark.parametrize(
    ("path", "change"),
    [
        ("agenda", lambda s: s.agenda.insert(0, Task(Decision.DEPARTMENTS, 0))),
        ("agenda.4", lambda s: setattr(s.turn, "seat", 3)),
        ("turn", lambda s: setattr(s.turn, "current", "bakery")),
        ("turn", lambda s: s.turn.closed.append("bakery")),
        ("turn", lambda s: s.turn.used.update(bakery=1)),
        ("turn", lambda s: s.turn.used.update(construction=-1)),
        ("turn", lambda s: s.turn.active.update(construction=-1)),
    ],
)
def test_what_cannot_be_in_a_turn_is_named(turn: State, path: str, change: Change) -> None:
    """The uses of a seat that is there, of departments that are."""
    state = copy(turn)
    assert fault(state) is None
    change(state)
    assert fault(state) == path


def test_a_seat_may_hold_all_that_a_game_gives(middle: State) -> None:
    """The largest figure is one that can be."""
    state = copy(middle)
    state.seats[0].money = LARGEST
    state.seats[0].points = 0
    assert fault(state) is None
