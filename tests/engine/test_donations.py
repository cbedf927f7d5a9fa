"""Donations and charitable giving (G1, G2)."""

from __future__ import annotations

import pytest

from game.content.model import Content
from game.engine import Decision
from game.engine.state import NEUTRAL, State, Task
from tests.engine.positions import (
    HUMAN_RESOURCES,
    RESEARCH,
    SOUTH,
    begin,
    decision,
    first_round,
    furnish,
    legal,
    paid,
    play,
    refused,
    room,
    turn,
)


def _giving(content: Content, earlier: int = 0, money: int = 50) -> State:
    """The donation of an event, after so many earlier ones."""
    state = first_round(content)
    state.seats[0].money = money
    state.seats[0].donations = earlier
    begin(state, Task(Decision.DONATE, 0), Task(Decision.ROUND_END))
    return state


@pytest.mark.parametrize(("earlier", "price"), [(0, 5), (1, 10), (2, 15), (5, 30)])
def test_the_price_rises_by_five(content: Content, earlier: int, price: int) -> None:
    """G1: the n-th donation costs n x $5."""
    state = _giving(content, earlier)
    events = play(state, "donate:welfare_flat")
    assert paid(events, "money") == price
    assert state.seats[0].money == 50 - price
    assert state.seats[0].donations == earlier + 1


def test_the_third_with_communications_costs_nine(content: Content) -> None:
    """G1: n x $3 while Communications works, n counting all earlier ones."""
    state = first_round(content)
    state.seats[0].donations = 2
    furnish(state, "4.1", "communications", active=1)
    begin(state, Task(Decision.DONATE, 0), Task(Decision.ROUND_END))
    assert paid(play(state, "donate:welfare_flat"), "money") == 9


def test_communications_need_an_active_employee(content: Content) -> None:
    """G1 and D4: with a lying employee the third costs $15."""
    state = first_round(content)
    state.seats[0].donations = 2
    state.seats[0].money = 20
    furnish(state, "4.1", "communications", lying=1)
    begin(state, Task(Decision.DONATE, 0), Task(Decision.ROUND_END))
    assert paid(play(state, "donate:welfare_flat"), "money") == 15


def test_without_the_money_no_donation(content: Content) -> None:
    """G1: $9 for the second one are too few until a good is sold."""
    state = _giving(content, 1, money=9)
    assert refused(state, "donate:welfare_flat") == "G1 needs_money"
    play(state, "sell:1", "donate:welfare_flat")
    assert state.seats[0].money == 0


def test_a_disc_from_the_supply_on_a_free_space(content: Content) -> None:
    """G2: one disc less, 20 free spaces at first, no space twice; an unknown one is none."""
    state = _giving(content)
    assert len(legal(state, "donate")) == 20
    assert refused(state, "donate:welfare_everything") == "G2 no_such_donation"
    state.chart["health_west"] = [1]
    state.chart["health_east"] = [NEUTRAL]
    assert refused(state, "donate:health_west") == "G2 donation_taken"
    assert refused(state, "donate:health_east") == "G2 donation_taken"
    play(state, "donate:welfare_flat")
    assert state.seats[0].supply == 21
    assert state.chart["welfare_flat"] == [0]


def test_without_a_disc_no_donation(content: Content) -> None:
    """G2: an empty supply is not even asked."""
    state = first_round(content)
    state.seats[0].supply = 0
    begin(state, Task(Decision.DONATE, 0), Task(Decision.ROW, 0))
    assert decision(state) == ("row", 0)


def test_a_full_chart_is_not_asked_about(content: Content) -> None:
    """G2: no free space, no decision."""
    state = first_round(content)
    state.chart = {donation: [NEUTRAL] for donation in state.chart}
    begin(state, Task(Decision.DONATE, 0), Task(Decision.ROW, 0))
    assert decision(state) == ("row", 0)


def test_one_donation_an_event(content: Content) -> None:
    """G2: after one the event is over for the seat, however rich."""
    state = _giving(content, money=500)
    play(state, "donate:welfare_flat")
    assert decision(state) != ("donate", 0)


def _charity(content: Content, seats: int = 2, active: int = 1) -> State:
    state = first_round(content, seats)
    furnish(state, "4.1", "charitable_giving", active=active)
    turn(state, RESEARCH)
    return state


def test_charitable_giving_follows_another_seat(content: Content) -> None:
    """G2: a mission and the usual price, a disc beside the other's; it counts like any donation."""
    state = _charity(content)
    state.seats[0].donations = 1
    state.chart["welfare_flat"] = [1]
    events = play(state, "give:charitable_giving:welfare_flat:south")
    assert paid(events, "money") == 10
    assert state.chart["welfare_flat"] == [1, 0]
    assert (state.seats[0].supply, state.seats[0].donations) == (21, 2)
    assert state.seats[0].missions[SOUTH] == 1
    assert room(state, "4.1").people == 0


def test_several_may_follow_but_nobody_twice(content: Content) -> None:
    """G2: a third disc is fine, a second own one is not, whether the first was given so or otherwise."""
    state = _charity(content, 4)
    state.chart["welfare_flat"] = [2, 3]
    state.chart["health_west"] = [0]
    state.chart["health_east"] = [1, 0]
    assert "give:charitable_giving:welfare_flat:west" in legal(state, "give")
    assert refused(state, "give:charitable_giving:health_west:west") == "G2 own_disc_there"
    assert refused(state, "give:charitable_giving:health_east:west") == "G2 own_disc_there"


def test_neutral_discs_cannot_be_followed(content: Content) -> None:
    """G2 and ruling 7: nobody to follow on a free space or one with only a neutral disc."""
    state = _charity(content)
    state.chart["health_west"] = [NEUTRAL]
    assert refused(state, "give:charitable_giving:health_west:west") == "G2 nobody_to_follow"
    assert refused(state, "give:charitable_giving:health_east:west") == "G2 nobody_to_follow"
    assert refused(state, "give:charitable_giving:health_mars:west") == "G2 no_such_donation"


def test_andrew_can_be_followed(content: Content) -> None:
    """Ruling 7: his discs are those of an opponent; he is number 1."""
    state = _charity(content, 1)
    state.chart["health_west"] = [1]
    play(state, "give:charitable_giving:health_west:south")
    assert state.chart["health_west"] == [1, 0]


def test_no_mission_without_disc_or_money(content: Content) -> None:
    """G2: without target, disc or money nobody leaves."""
    state = _charity(content)
    assert legal(state, "give") == []
    state.chart["welfare_flat"] = [1]
    state.seats[0].supply = 0
    assert refused(state, "give:charitable_giving:welfare_flat:south") == "G2 no_disc_in_supply"
    state.seats[0].supply = 1
    state.seats[0].money = 4
    assert refused(state, "give:charitable_giving:welfare_flat:south") == "G1 needs_money"
    assert sum(state.seats[0].missions.values()) == 0


def test_charitable_giving_has_the_usual_discount(content: Content) -> None:
    """G1 and G2: with Communications the second costs $6."""
    state = first_round(content)
    state.seats[0].donations = 1
    state.chart["welfare_flat"] = [1]
    furnish(state, "4.1", "charitable_giving", active=1)
    furnish(state, "4.2", "communications", active=1)
    turn(state, RESEARCH)
    assert paid(play(state, "give:charitable_giving:welfare_flat:south"), "money") == 6


def test_donating_does_not_follow(content: Content) -> None:
    """G2: in an event a space with any disc is taken; giving belongs to the department alone."""
    state = first_round(content)
    turn(state, HUMAN_RESOURCES)
    assert refused(state, "donate:welfare_flat") == "R other_decision"
    assert refused(state, "give:charitable_giving:welfare_flat:south") == "D1 no_such_department"
