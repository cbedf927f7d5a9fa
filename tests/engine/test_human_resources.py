"""Employee steps (H1, H2)."""

from __future__ import annotations

import pytest

from game.content.model import Content
from tests.engine.positions import (
    HUMAN_RESOURCES,
    decision,
    first_round,
    furnish,
    kinds,
    legal,
    play,
    refused,
    room,
    turn,
)


@pytest.mark.parametrize(("desks", "steps"), [([False, False], 3), ([True, False], 6), ([True, True], 9)])
def test_three_steps_for_each_active_employee(content: Content, desks: list[bool], steps: int) -> None:
    """H1: the permanent one included: 3 alone, 6 with one more, 9 with two."""
    state = first_round(content)
    room(state, "2.2").desks = desks
    turn(state, HUMAN_RESOURCES)
    assert state.seats[0].steps == steps


def test_moving_a_giver_of_steps_away_takes_none(content: Content) -> None:
    """H1 and ruling 11: counted at the start: of 6 steps the first moves the active employee away; 5 are left."""
    state = first_round(content)
    turn(state, HUMAN_RESOURCES)
    play(state, "step:2.2*>2.1")
    assert state.seats[0].steps == 5


def test_other_departments_add_theirs_when_used(content: Content) -> None:
    """H1 and ruling 13: one pool: 6, plus 4 of recruiting, plus 8 of training partnerships, spent in between."""
    state = first_round(content)
    furnish(state, "4.1", "recruiting", active=1)
    furnish(state, "4.2", "training_partnerships", active=1)
    turn(state, HUMAN_RESOURCES)
    assert state.seats[0].steps == 6
    play(state, "step:1.1>1.2", "use:recruiting:steps", "step:1.2>1.3", "use:training_partnerships:steps:east")
    assert state.seats[0].steps == 6 + 4 + 8 - 2


def test_steps_left_are_lost_with_the_turn(content: Content) -> None:
    """H1: nothing is carried into the activation or the next turn."""
    state = first_round(content)
    turn(state, HUMAN_RESOURCES)
    events = play(state, "step:1.1>1.2", "done")
    assert [e.amount for e in events if e.kind == "steps_lost"] == [5]
    assert state.seats[0].steps == 0
    assert refused(state, "step:1.2>1.3") == "R other_decision"


def test_steps_are_used_up(content: Content) -> None:
    """H1: after the last of 3 steps with nobody else to use the turn goes on to activation."""
    state = first_round(content)
    room(state, "2.2").desks = [False, False]
    turn(state, HUMAN_RESOURCES)
    play(state, "step:1.1>1.2", "step:1.1>1.2", "step:1.1>1.2")
    assert decision(state) == ("activate", 0)


def test_steps_go_to_adjacent_rooms(content: Content) -> None:
    """H2: from the lobby in the corner one column right or one floor up; empty rooms and departments alike."""
    state = first_round(content)
    turn(state, HUMAN_RESOURCES)
    assert [m for m in legal(state, "step") if m.startswith("step:1.1>")] == ["step:1.1>1.2", "step:1.1>2.1"]
    assert refused(state, "step:1.1>2.2") == "H2 not_adjacent"
    assert refused(state, "step:1.1>1.1") == "H2 not_adjacent"
    assert refused(state, "step:1.1>1.5") == "H2 no_such_room"
    assert refused(state, "step:1.5>1.4") == "H2 no_such_room"
    assert refused(state, "step:1.2>1.3") == "H2 nobody_lying_there"
    play(state, "step:1.1>2.1", "step:2.1>2.2")
    assert room(state, "2.2").lying == 1


def test_steps_back_into_the_lobby(content: Content) -> None:
    """H2: lobbies included, the second one too."""
    state = first_round(content)
    furnish(state, "2.1", "new_lobby")
    turn(state, HUMAN_RESOURCES)
    play(state, "step:1.1>2.1", "step:2.1>1.1", "step:2.2*>2.1")
    assert (room(state, "1.1").lying, room(state, "2.1").lying) == (5, 1)


def test_an_active_employee_moves_by_explicit_choice(content: Content) -> None:
    """H2: with somebody lying there both may be meant; the active one lies down where it arrives."""
    state = first_round(content)
    room(state, "1.3").lying = 1
    turn(state, HUMAN_RESOURCES)
    play(state, "step:1.3>1.4")
    assert (room(state, "1.3").active, room(state, "1.3").lying, room(state, "1.4").lying) == (1, 0, 1)
    assert refused(state, "step:1.3>1.4") == "H2 nobody_lying_there"
    play(state, "step:1.3*>2.3")
    assert (room(state, "1.3").active, room(state, "2.3").active, room(state, "2.3").lying) == (0, 0, 1)


def test_the_cheapest_desk_falls_free_with_a_step(content: Content) -> None:
    """H2 and ruling 14: desks $0, $2, $2, all taken: the $0 one falls free, then the left one of $2."""
    state = first_round(content)
    room(state, "1.3").desks = [True, True, True]
    turn(state, HUMAN_RESOURCES)
    events = play(state, "step:1.3*>1.4", "step:1.3*>1.4")
    assert room(state, "1.3").desks == [False, False, True]
    assert [event.desk for event in events if event.kind == "stepped"] == [0, 1]


def test_any_number_lies_anywhere(content: Content) -> None:
    """H2: all five of the lobby fit into one room."""
    state = first_round(content)
    turn(state, HUMAN_RESOURCES)
    play(state, *["step:1.1>1.2"] * 5)
    assert room(state, "1.2").lying == 5
    assert "stepped" in kinds(play(state, "step:1.2>1.3"))


def test_the_permanent_employee_stays(content: Content) -> None:
    """H2: with nobody else in human resources nobody steps out of it, and both desks are there for others."""
    state = first_round(content)
    room(state, "2.2").desks = [False, False]
    room(state, "2.2").lying = 3
    turn(state, HUMAN_RESOURCES)
    assert refused(state, "step:2.2*>2.1") == "H2 nobody_active_there"
    play(state, "done", "activate:2.2", "activate:2.2")
    assert room(state, "2.2").desks == [True, True]
    assert refused(state, "activate:2.2") == "A1 no_free_desk"
