"""The course of a round (R1-R8)."""

from __future__ import annotations

import pytest

from game.content.model import ActionType, Content, TimelineSpace
from game.engine import Decision, IllegalMove, apply, legal_moves, parse, why_not
from game.engine.state import State, Task
from tests.engine.positions import (
    CONSTRUCTION,
    HUMAN_RESOURCES,
    MANAGEMENT,
    RESEARCH,
    begin,
    decision,
    first_round,
    happens,
    legal,
    play,
    refused,
    turn,
)

DONATION, END = TimelineSpace.DONATION, TimelineSpace.END
W, M, E, S = TimelineSpace.WEST, TimelineSpace.MIDWEST, TimelineSpace.EAST, TimelineSpace.SOUTH


def _markers(state: State, *spaces: int) -> None:
    state.markers = dict(zip(ActionType, spaces, strict=True))


def _through(state: State) -> list[tuple[str, int | None]]:
    """End every decision of the round with as little as possible and list them."""
    seen = []
    number = state.round
    while not state.finished and state.round == number:
        seen.append(decision(state))
        moves = legal(state)
        play(state, next(m for m in moves if m in ("done", "end") or m.endswith(":0")))
    return seen


def test_any_row_may_be_chosen(content: Content) -> None:
    """R1: the first player picks one of four rows; the gear lies right of the marker, which stays for now."""
    state = first_round(content)
    _markers(state, 2, 0, 1, 3)
    assert legal(state, "row") == ["row:human_resources", "row:management", "row:construction", "row:research"]
    events = play(state, "row:construction")
    chosen = next(e for e in events if e.kind == "row_chosen")
    assert (chosen.seat, chosen.action, chosen.space) == (0, CONSTRUCTION, 2)
    assert state.markers[CONSTRUCTION] == 1
    assert state.event == state.rows[CONSTRUCTION][1]


def _flip(content: Content, markers: tuple[int, int, int, int], row: str) -> State:
    state = first_round(content)
    state.rows = {
        HUMAN_RESOURCES: (W, DONATION, M, E, END),
        MANAGEMENT: (S, E, DONATION, W, END),
        CONSTRUCTION: (E, M, W, DONATION, END),
        RESEARCH: (S, W, E, DONATION, END),
    }
    _markers(state, *markers)
    play(state, f"row:{row}")
    return state


def test_a_full_row_flips_the_next_marker_below(content: Content) -> None:
    """R2: human resources and management are full; construction, at its second space, gives the third: the west."""
    state = _flip(content, (5, 5, 2, 0), "human_resources")
    assert (state.row, state.moving, state.event) == (HUMAN_RESOURCES, CONSTRUCTION, W)
    _through(state)
    assert list(state.markers.values()) == [5, 5, 3, 0]


def test_flipping_wraps_from_research_to_human_resources(content: Content) -> None:
    """R2: below research comes human resources; full rows are skipped."""
    state = _flip(content, (5, 1, 4, 5), "research")
    assert (state.row, state.moving, state.event) == (RESEARCH, MANAGEMENT, E)
    _through(state)
    assert list(state.markers.values()) == [5, 2, 4, 5]


def test_flipping_may_reach_an_end_space(content: Content) -> None:
    """R2: the flipped marker's next space may be an End space, with its own row's region: construction's is south."""
    state = _flip(content, (3, 5, 4, 0), "management")
    assert (state.row, state.moving, state.event) == (MANAGEMENT, CONSTRUCTION, END)
    state.seats[0].missions = dict.fromkeys(state.seats[0].missions, 1)
    begin(state, Task(Decision.EVENT), Task(Decision.ROUND_END))
    assert legal(state, "return") == ["return:south:0", "return:south:1"]


def test_the_action_is_the_chosen_rows(content: Content) -> None:
    """R2: with a flipped marker the departments are still those of the row that was picked."""
    state = _flip(content, (5, 5, 2, 0), "management")
    assert decision(state) == ("departments", 0)
    assert {m.split(":")[1] for m in legal(state, "use")} == {"commerce_finance"}


def test_the_event_goes_round_before_the_departments(content: Content) -> None:
    """R3, R4 and R5: from the first player each seat takes the event; then each its departments and activation."""
    state = first_round(content, 3, start_seat=1)
    happens(state, "donation", MANAGEMENT)
    seen = [entry for entry in _through(state) if entry[0] != "confirm"]
    assert seen == [
        ("donate", 1),
        ("donate", 2),
        ("donate", 0),
        ("departments", 1),
        ("activate", 1),
        ("departments", 2),
        ("activate", 2),
        ("departments", 0),
        ("activate", 0),
    ]


def test_departments_come_before_activation_in_one_sitting(content: Content) -> None:
    """R4 and R5: a seat activates after its own departments, before the next seat's."""
    state = first_round(content)
    turn(state, RESEARCH)
    assert decision(state) == ("departments", 0)
    assert refused(state, "activate:1.3") == "R other_decision"
    play(state, "done")
    assert decision(state) == ("activate", 0)


def test_the_round_ends(content: Content) -> None:
    """R6: the marker advances one space and the next seat clockwise is first."""
    state = first_round(content, 3, start_seat=2)
    happens(state, "west", RESEARCH)
    assert state.markers[RESEARCH] == 0
    _through(state)
    assert list(state.markers.values()) == [0, 0, 0, 1]
    assert decision(state) == ("row", 0)
    assert (state.round, state.row, state.event) == (2, None, None)


def _last_round(content: Content) -> State:
    state = first_round(content)
    state.round = 19
    begin(state, Task(Decision.ROUND))
    _markers(state, 5, 4, 5, 5)
    return state


def test_the_game_ends_after_round_20(content: Content) -> None:
    """R7: the markers are on their last spaces, there is nothing more to play."""
    state = _last_round(content)
    assert state.round == 20
    play(state, "row:research")
    _through(state)
    assert state.finished
    assert state.first == 0
    assert list(state.markers.values()) == [5, 5, 5, 5]
    assert state.decider is None
    assert legal_moves(state) == []
    refusal = why_not(state, parse("row:research"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("R7", "game_over")
    with pytest.raises(IllegalMove):
        apply(state, parse("end"))


def test_the_game_does_not_end_before(content: Content) -> None:
    """R7: after round 19 the twentieth follows."""
    state = first_round(content)
    state.round = 18
    begin(state, Task(Decision.ROUND))
    play(state, "row:research")
    _through(state)
    assert state.round == 20
    assert not state.finished


def test_goods_are_sold_for_a_dollar(content: Content) -> None:
    """R8: 3 of 4 goods bring $3; more than there are cannot be sold."""
    state = first_round(content)
    assert refused(state, "sell:5") == "R8 needs_goods"
    assert refused(state, "sell:0") == "R8 needs_goods"
    play(state, "sell:3")
    assert (state.seats[0].money, state.seats[0].goods) == (15, 1)
    assert decision(state) == ("row", 0)
    assert legal(state, "sell") == ["sell:1"]


def test_goods_are_sold_in_every_own_decision(content: Content) -> None:
    """R8: in events, departments, activation and before the turn passes on; the last time is in round 20."""
    state = _last_round(content)
    state.rows[MANAGEMENT] = (S, E, DONATION, W, END)
    state.seats[0].missions = dict.fromkeys(state.seats[0].missions, 1)
    state.seats[0].goods = 9
    state.seats[1].goods = 0
    play(state, "sell:1", "row:research")
    seen = []
    while not (state.finished or state.task.kind == "activate"):
        if state.task.seat == 0:
            assert "sell:1" in legal(state)
            play(state, "sell:1")
            seen.append(str(state.task.kind))
        play(state, next(m for m in legal(state) if m in ("done", "end") or m.endswith(":0")))
    assert seen == ["return", "donate", "confirm", "departments"]
    play(state, "sell:4")
    assert state.seats[0].goods == 0
    assert state.seats[0].money == 12 + 9


def test_nobody_sells_in_the_decision_of_another(content: Content) -> None:
    """R8: a sale is the deciding seat's own: seat 1 sells its goods, seat 0 keeps its four."""
    state = first_round(content)
    turn(state, RESEARCH, 1)
    play(state, "sell:2")
    assert [seat.goods for seat in state.seats] == [4, 2]
