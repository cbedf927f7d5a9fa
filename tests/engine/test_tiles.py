"""The other departments, by their printed numbers (P1, D2, S8, M1)."""

from __future__ import annotations

import pytest

from game.content.model import ActionType, Content
from game.engine.state import State
from tests.engine.positions import (
    CONSTRUCTION,
    EAST,
    HUMAN_RESOURCES,
    MANAGEMENT,
    RESEARCH,
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


def _with(content: Content, department: str, action: ActionType, active: int = 1) -> State:
    state = first_round(content)
    furnish(state, "4.1", department, active=active)
    turn(state, action)
    return state


def test_training_partnerships(content: Content) -> None:
    """Department 1 and ruling 2: a mission and $8 or 8 steps."""
    state = _with(content, "training_partnerships", HUMAN_RESOURCES)
    assert gained(play(state, "use:training_partnerships:money:east"), "money") == 8
    assert state.seats[0].missions[EAST] == 1
    state = _with(content, "training_partnerships", HUMAN_RESOURCES)
    assert gained(play(state, "use:training_partnerships:steps:east"), "steps") == 8


def test_recruiting(content: Content) -> None:
    """Department 2: a mission and an employee from the reserve, or 4 steps without a mission."""
    state = _with(content, "recruiting", HUMAN_RESOURCES, 2)
    play(state, "use:recruiting:employee:east")
    assert (state.seats[0].reserve, room(state, "1.1").lying) == (4, 6)
    assert gained(play(state, "use:recruiting:steps"), "steps") == 4
    assert refused(state, "use:recruiting:steps:east") == "D1 no_uses_left"


def test_recruiting_needs_a_reserve(content: Content) -> None:
    """D2 and S8: without anyone in the reserve nobody leaves for it."""
    state = _with(content, "recruiting", HUMAN_RESOURCES)
    state.seats[0].reserve = 0
    assert refused(state, "use:recruiting:employee:east") == "D2 reserve_empty"
    assert "use:recruiting:steps" in legal(state, "use")


@pytest.mark.parametrize(("others", "points"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_safety_and_quality(content: Content, others: int, points: int) -> None:
    """Department 3 and ruling 3: half of the active employees left after the mission, up, without the permanent one."""
    state = _with(content, "safety_quality", HUMAN_RESOURCES)
    for number, place in enumerate(("1.3", "2.2", "2.4", "3.2", "3.3")):
        room(state, place).desks[0] = number < others
    events = play(state, "use:safety_quality:vp:west")
    assert gained(events, "vp") == points
    assert state.seats[0].points == points
    assert ("gained" in kinds(events)) is (points > 0), "nothing gained is not told"


def test_purchasing(content: Content) -> None:
    """Department 5 and ruling 2: a mission and 3 goods or $8."""
    state = _with(content, "purchasing", MANAGEMENT, 2)
    events = play(state, "use:purchasing:goods:east", "use:purchasing:money:west")
    assert (gained(events, "goods"), gained(events, "money")) == (3, 8)
    assert sum(state.seats[0].missions.values()) == 2


def test_sales(content: Content) -> None:
    """Department 6: 1 to 3 goods for $6 each."""
    state = _with(content, "sales", MANAGEMENT)
    assert legal(state, "trade") == ["trade:sales:sell:1", "trade:sales:sell:2", "trade:sales:sell:3"]
    assert refused(state, "trade:sales:sell:4") == "D2 not_so_many"
    assert refused(state, "trade:sales:sell:0") == "D2 not_so_many"
    assert refused(state, "trade:sales:buy:1") == "D2 no_such_use"
    events = play(state, "trade:sales:sell:3")
    assert (paid(events, "goods"), gained(events, "money")) == (3, 18)


def test_sales_needs_the_goods(content: Content) -> None:
    """D2: with two goods three are not sold."""
    state = _with(content, "sales", MANAGEMENT)
    state.seats[0].goods = 2
    assert refused(state, "trade:sales:sell:3") == "D2 needs_goods"


def test_logistics(content: Content) -> None:
    """Department 7: each of 1 to 3 goods brings $3 and a point."""
    state = _with(content, "logistics", MANAGEMENT)
    events = play(state, "trade:logistics:sell:2")
    assert (paid(events, "goods"), gained(events, "money"), gained(events, "vp")) == (2, 6, 2)


def test_supply_chain(content: Content) -> None:
    """Department 11: up to 3 goods for $1 each."""
    state = _with(content, "supply_chain", CONSTRUCTION)
    assert refused(state, "trade:supply_chain:buy:4") == "D2 not_so_many"
    events = play(state, "trade:supply_chain:buy:3")
    assert (paid(events, "money"), gained(events, "goods")) == (3, 3)


def test_supply_chain_needs_the_money(content: Content) -> None:
    """D2: with $2 two goods at most."""
    state = _with(content, "supply_chain", CONSTRUCTION)
    state.seats[0].money = 2
    assert refused(state, "trade:supply_chain:buy:3") == "D2 needs_money"


def test_advanced_research(content: Content) -> None:
    """Department 13 and ruling 2: a mission and 7 study points."""
    state = _with(content, "advanced_research", RESEARCH)
    assert gained(play(state, "use:advanced_research:study:east"), "study") == 7
    assert state.seats[0].missions[EAST] == 1


def test_advanced_design(content: Content) -> None:
    """Department 14 and P1: 4 study points for each of three, who stay."""
    state = _with(content, "advanced_design", RESEARCH, 3)
    events = play(state, *["use:advanced_design:study"] * 3)
    assert gained(events, "study") == 12
    assert room(state, "4.1").active == 3


@pytest.mark.parametrize(
    ("department", "number", "type_", "desks"),
    [
        ("training_partnerships", 1, HUMAN_RESOURCES, (2,)),
        ("recruiting", 2, HUMAN_RESOURCES, (1, 1)),
        ("safety_quality", 3, HUMAN_RESOURCES, (5,)),
        ("new_lobby", 4, HUMAN_RESOURCES, ()),
        ("purchasing", 5, MANAGEMENT, (0, 0)),
        ("sales", 6, MANAGEMENT, (1, 1)),
        ("logistics", 7, MANAGEMENT, (3, 3)),
        ("property_management", 8, MANAGEMENT, (0,)),
        ("engineering", 9, CONSTRUCTION, (2, 2)),
        ("construction_outsourcing", 10, CONSTRUCTION, (3,)),
        ("supply_chain", 11, CONSTRUCTION, (1, 1)),
        ("communications", 12, CONSTRUCTION, (8,)),
        ("advanced_research", 13, RESEARCH, (3,)),
        ("advanced_design", 14, RESEARCH, (3, 3, 3)),
        ("charitable_giving", 15, RESEARCH, (3,)),
        ("telegraph_operators", 16, RESEARCH, (2,)),
    ],
)
def test_what_is_printed_on_the_tiles(
    content: Content, department: str, number: int, type_: ActionType, desks: tuple[int, ...]
) -> None:
    """The number, type and desks of each tile."""
    tile = content.departments[department]
    assert (tile.number, tile.type, tile.desks) == (number, type_, desks)


def test_continuous_departments_have_no_use(content: Content) -> None:
    """D4: nothing to choose in property management; it only works."""
    state = first_round(content)
    furnish(state, "4.1", "property_management", active=1)
    turn(state, MANAGEMENT)
    assert {m.split(":")[1] for m in legal(state, "use")} == {"commerce_finance"}
    assert "department_used" in kinds(play(state, "use:commerce_finance:money"))
