"""Activation at the end of the turn (A1)."""

from __future__ import annotations

from msgspec.structs import replace

from game.content.model import Content
from game.engine import Decision, Kind
from game.engine.staff import leave_desk
from game.engine.state import State, Task
from tests.engine.positions import MANAGEMENT, begin, decision, first_round, furnish, legal, play, refused, room


def _ending(content: Content, money: int = 12) -> State:
    state = first_round(content)
    state.seats[0].money = money
    begin(state, Task(Decision.ACTIVATE, 0), Task(Decision.ROUND_END))
    return state


def test_the_cheapest_free_desk(content: Content) -> None:
    """A1 and ruling 14: desks $0, $2, $2: with the first free it costs nothing, then $2 each, then there is none."""
    state = _ending(content)
    room(state, "1.3").desks = [False, False, False]
    room(state, "1.3").lying = 4
    paid = []
    for _ in range(3):
        before = state.seats[0].money
        play(state, "activate:1.3")
        paid.append(before - state.seats[0].money)
    assert paid == [0, 2, 2]
    assert (room(state, "1.3").active, room(state, "1.3").lying) == (3, 1)
    assert refused(state, "activate:1.3") == "A1 no_free_desk"


def test_the_cheapest_desk_is_not_always_the_first(content: Content) -> None:
    """A1 and ruling 14: desks $3, $1, $2 are taken, and fall free, from the cheapest on."""
    printed = content.starting_departments["construction"]
    other = {**content.starting_departments, "construction": replace(printed, desks=(3, 1, 2))}
    state = _ending(replace(content, starting_departments=other))
    room(state, "1.3").desks = [False, False, False]
    room(state, "1.3").lying = 3
    taken = []
    for _ in range(3):
        taken += [event.desk for event in play(state, "activate:1.3") if event.kind is Kind.ACTIVATED]
    assert taken == [1, 2, 0]
    assert state.seats[0].money == 12 - 6
    assert [leave_desk(state, room(state, "1.3")) for _ in range(3)] == [1, 2, 0]


def test_the_printed_costs(content: Content) -> None:
    """A1: the second desks of the starting departments cost $2, $1, $3, $2; Communications $8."""
    state = _ending(content, 30)
    costs = {}
    furnish(state, "4.1", "communications")
    for place in ("2.2", "2.4", "3.2", "3.3", "4.1"):
        room(state, place).lying = 1
        before = state.seats[0].money
        play(state, f"activate:{place}")
        costs[place] = before - state.seats[0].money
    assert costs == {"2.2": 2, "2.4": 1, "3.2": 3, "3.3": 2, "4.1": 8}


def test_any_number_in_one_turn_as_money_lasts(content: Content) -> None:
    """A1: $4 pay two of three; a good sold pays on."""
    state = _ending(content, 4)
    room(state, "1.3").lying = 2
    room(state, "2.4").lying = 1
    play(state, "activate:1.3", "activate:1.3")
    assert refused(state, "activate:2.4") == "A1 needs_money"
    play(state, "sell:1", "activate:2.4")
    assert state.seats[0].money == 0


def test_not_in_a_lobby_or_an_empty_room(content: Content) -> None:
    """A1: nor where nobody lies, nor outside of the building."""
    state = _ending(content)
    room(state, "1.2").lying = 1
    furnish(state, "4.1", "new_lobby", lying=2)
    assert refused(state, "activate:1.1") == "A1 no_desks_here"
    assert refused(state, "activate:1.2") == "A1 no_desks_here"
    assert refused(state, "activate:4.1") == "A1 no_desks_here"
    assert refused(state, "activate:1.3") == "A1 nobody_lying_there"
    assert refused(state, "activate:5.1") == "A1 no_such_room"
    assert legal(state, "activate") == []


def test_nobody_has_to(content: Content) -> None:
    """A1: the turn may end with employees lying in departments."""
    state = _ending(content)
    room(state, "1.3").lying = 2
    play(state, "end")
    assert room(state, "1.3").lying == 2
    assert decision(state) == ("row", 1)


def test_in_round_20_before_scoring(content: Content) -> None:
    """A1: an employee activated in the last turn scores its point."""
    state = first_round(content)
    state.round = 20
    state.row = state.moving = MANAGEMENT
    room(state, "1.3").lying = 1
    begin(state, Task(Decision.ACTIVATE, 0), Task(Decision.ROUND_END))
    events = play(state, "activate:1.3", "end")
    assert state.finished
    # six active employees; everything else of the position is worth nothing
    assert next(e.amount for e in events if e.kind == "scored") == 6
