"""Commerce & Finance and Strategic Planning (M1, M2)."""

from __future__ import annotations

import pytest

from game.content.model import Content
from game.engine.state import State
from tests.engine.positions import (
    MANAGEMENT,
    decision,
    first_round,
    furnish,
    gained,
    kinds,
    legal,
    paid,
    play,
    refused,
    room,
    turn,
)


@pytest.mark.parametrize(
    ("use", "money", "goods", "away"),
    [("money", 3, 0, 0), ("goods", 0, 1, 0), ("mission_money:east", 6, 0, 1), ("mission_goods:east", 0, 2, 1)],
)
def test_commerce_and_finance(content: Content, use: str, money: int, goods: int, away: int) -> None:
    """M1: $3, a good, a mission and $6, or a mission and 2 goods."""
    state = first_round(content)
    turn(state, MANAGEMENT)
    events = play(state, f"use:commerce_finance:{use}")
    assert (gained(events, "money"), gained(events, "goods")) == (money, goods)
    assert sum(state.seats[0].missions.values()) == away
    assert room(state, "2.4").active == 1 - away


def _planning(content: Content, goods: int = 9, **display: int) -> State:
    state = first_round(content)
    state.seats[0].goods = goods
    state.display = {**dict.fromkeys(state.display, 0), **(display or {"sales": 1})}
    return state


def test_a_department_costs_two_goods_or_one_with_somebody_there(content: Content) -> None:
    """M2: 2 goods in an empty room, 1 where an own employee is already."""
    state = _planning(content)
    turn(state, MANAGEMENT)
    assert paid(play(state, "department:strategic_planning:sales:4.1"), "goods") == 2
    state = _planning(content)
    room(state, "4.1").lying = 1
    turn(state, MANAGEMENT)
    assert paid(play(state, "department:strategic_planning:sales:4.1"), "goods") == 1
    assert state.seats[0].goods == 8
    assert room(state, "4.1").department == "sales"
    assert room(state, "4.1").desks == [False, False]
    assert state.display["sales"] == 0


def test_without_the_goods_no_department(content: Content) -> None:
    """M2: with one good only the room that holds an employee can be built in."""
    state = _planning(content, goods=1)
    room(state, "1.2").lying = 1
    turn(state, MANAGEMENT)
    assert legal(state, "department") == ["department:strategic_planning:sales:1.2"]
    assert refused(state, "department:strategic_planning:sales:4.1") == "M2 needs_goods"


def test_only_free_rooms(content: Content) -> None:
    """M2: 10 rooms of the company are free; the lobby and departments are not."""
    state = _planning(content)
    turn(state, MANAGEMENT)
    assert len(legal(state, "department")) == 10
    assert refused(state, "department:strategic_planning:sales:1.1") == "M2 room_taken"
    assert refused(state, "department:strategic_planning:sales:1.3") == "M2 room_taken"
    assert refused(state, "department:strategic_planning:sales:5.1") == "M2 no_such_room"
    assert refused(state, "department:strategic_planning:nothing:4.1") == "M2 no_such_department"


def test_no_second_copy(content: Content) -> None:
    """M2: the second tile of a department that the company has stays in the display for others."""
    state = _planning(content, sales=1, logistics=1)
    furnish(state, "4.4", "sales")
    turn(state, MANAGEMENT)
    assert refused(state, "department:strategic_planning:sales:4.1") == "M2 second_copy"
    assert {m.split(":")[2] for m in legal(state, "department")} == {"logistics"}


def test_the_new_lobby_costs_two_more(content: Content) -> None:
    """M2: 4 goods in an empty room, 3 with somebody there; it has no desk."""
    state = _planning(content, goods=3, new_lobby=1)
    turn(state, MANAGEMENT)
    assert refused(state, "department:strategic_planning:new_lobby:4.1") == "M2 needs_goods"
    room(state, "4.1").lying = 1
    assert paid(play(state, "department:strategic_planning:new_lobby:4.1"), "goods") == 3
    assert room(state, "4.1").lobby
    assert room(state, "4.1").desks == []


def test_two_planners_build_twice(content: Content) -> None:
    """M2: one department for each use, of different kinds."""
    state = _planning(content, sales=2, logistics=1)
    room(state, "3.2").desks = [True, True]
    turn(state, MANAGEMENT)
    play(state, "department:strategic_planning:sales:4.1")
    assert refused(state, "department:strategic_planning:sales:4.2") == "M2 second_copy"
    play(state, "department:strategic_planning:logistics:4.2")
    assert state.seats[0].goods == 5


def test_property_management_moves_somebody_in(content: Content) -> None:
    """M2: from anywhere in the company, lying or active, into the new room, where it lies; or nobody."""
    state = _planning(content)
    furnish(state, "4.4", "property_management", active=1)
    turn(state, MANAGEMENT)
    play(state, "department:strategic_planning:sales:4.1")
    assert decision(state) == ("move_in", 0)
    assert legal(state, "move_in") == [
        "move_in:1.1",
        "move_in:1.3*",
        "move_in:2.2*",
        "move_in:2.4*",
        "move_in:3.2*",
        "move_in:3.3*",
        "move_in:4.4*",
    ]
    assert refused(state, "move_in:1.2") == "M2 nobody_lying_there"
    assert refused(state, "move_in:1.1*") == "M2 nobody_active_there"
    play(state, "move_in:1.3*")
    assert (room(state, "4.1").lying, room(state, "4.1").active, room(state, "1.3").people) == (1, 0, 0)
    assert room(state, "1.3").desks == [False, False, False]
    assert state.task.kind == "departments"


def test_the_price_looks_at_the_room_before_the_move(content: Content) -> None:
    """M2: 2 goods for the empty room although somebody moves in."""
    state = _planning(content)
    furnish(state, "4.4", "property_management", active=1)
    turn(state, MANAGEMENT)
    play(state, "department:strategic_planning:sales:4.1", "move_in:1.1")
    assert state.seats[0].goods == 7


def test_nobody_has_to_move_in(content: Content) -> None:
    """M2: done leaves everybody where they are; whoever is in the new room does not move into it."""
    state = _planning(content)
    room(state, "4.1").lying = 1
    furnish(state, "4.4", "property_management", active=1)
    turn(state, MANAGEMENT)
    play(state, "department:strategic_planning:sales:4.1")
    assert refused(state, "move_in:4.1") == "M2 already_there"
    play(state, "done")
    assert room(state, "4.1").lying == 1
    assert room(state, "1.1").lying == 5


def test_property_managements_own_employee_switches_it_off(content: Content) -> None:
    """M2 and D4: it moves in as well; for the next department nobody moves."""
    state = _planning(content, sales=1, logistics=1)
    room(state, "3.2").desks = [True, True]
    furnish(state, "4.4", "property_management", active=1)
    turn(state, MANAGEMENT)
    play(state, "department:strategic_planning:sales:4.1", "move_in:4.4*")
    play(state, "department:strategic_planning:logistics:4.2")
    assert state.task.kind == "departments"


def test_building_property_management_moves_nobody(content: Content) -> None:
    """M2: its desk is empty when it is built; with somebody lying there neither."""
    state = _planning(content, property_management=1)
    room(state, "4.1").lying = 1
    turn(state, MANAGEMENT)
    assert "department_built" in kinds(play(state, "department:strategic_planning:property_management:4.1"))
    assert state.task.kind == "departments"


def test_a_planner_may_move_in_itself(content: Content) -> None:
    """M2, D1 and ruling 11: two planners: one use made and one of them moved in leave one more use, then none."""
    state = _planning(content, sales=1, logistics=1)
    room(state, "3.2").desks = [True, True]
    furnish(state, "4.4", "property_management", active=1)
    turn(state, MANAGEMENT)
    play(state, "department:strategic_planning:sales:4.1", "move_in:3.2*")
    assert room(state, "3.2").desks == [False, True]
    play(state, "department:strategic_planning:logistics:4.2", "done")
    assert refused(state, "department:strategic_planning:logistics:4.3") == "D1 no_uses_left"
