"""Study points (P1-P3)."""

from __future__ import annotations

import pytest

from game.content.model import Content, Side
from game.engine.state import State, TabState
from tests.engine.positions import (
    COMMERCE,
    EAST,
    HOUSING,
    INFRASTRUCTURE,
    RESEARCH,
    SOUTH,
    WEST,
    first_round,
    furnish,
    gained,
    kinds,
    legal,
    play,
    refused,
    room,
    turn,
)


def _study(content: Content, points: int, seats: int = 2) -> State:
    """A research turn with study points to spend."""
    state = first_round(content, seats)
    state.seats[0].study = points
    turn(state, RESEARCH)
    return state


def test_fourteen_points_from_four_desks(content: Content) -> None:
    """P1 and ruling 13: two desks at 3 and two of Advanced Design at 4 are 14, one pool."""
    state = first_round(content)
    room(state, "3.3").desks = [True, True]
    furnish(state, "4.1", "advanced_design", active=2)
    turn(state, RESEARCH)
    play(state, *["use:research_development:study"] * 2, *["use:advanced_design:study"] * 2)
    assert state.seats[0].study == 14


def test_three_spaces_of_the_west_cost_7(content: Content) -> None:
    """P1: from the start the West's next spaces cost 2, 1 and 4."""
    state = _study(content, 7)
    play(state, "track:west", "track:west", "track:west")
    assert (state.seats[0].study, state.seats[0].track[WEST]) == (0, 4)


def test_a_tab_costs_what_its_next_space_says(content: Content) -> None:
    """P1: commerce on side A: 2, 2, 3; with 6 points the third step is refused."""
    state = _study(content, 6)
    play(state, "advance:commerce", "advance:commerce")
    assert (state.seats[0].study, state.seats[0].tabs[COMMERCE].reached) == (2, 3)
    assert refused(state, "advance:commerce") == "P1 needs_study"
    play(state, "advance:housing")
    assert state.seats[0].study == 1


def test_a_project_space_takes_a_disc_from_the_supply(content: Content) -> None:
    """P1: housing 2, 3 and 4 hold projects, space 5 does not."""
    state = _study(content, 20)
    play(state, *["advance:housing"] * 4)
    assert state.seats[0].supply == 19
    assert state.seats[0].tabs[HOUSING].reached == 5


def test_without_a_disc_a_project_space_is_refused(content: Content) -> None:
    """P1: with an empty supply no step onto a project's space, but onto the later ones."""
    state = _study(content, 20)
    state.seats[0].supply = 0
    state.seats[0].tabs[HOUSING] = TabState(Side.A, 4)
    assert refused(state, "advance:commerce") == "P1 no_disc_in_supply"
    play(state, "advance:housing")
    assert state.seats[0].tabs[HOUSING].reached == 5


@pytest.mark.parametrize(
    ("region", "before", "cost"), [("west", 1, 1), ("west", 2, 1), ("west", 3, 3), ("south", 1, 1)]
)
def test_the_telegraph_saves_a_point(content: Content, region: str, before: int, cost: int) -> None:
    """P1: transport spaces cost 1 less, at least 1: 2 - 1, 1, 4 - 1, 1."""
    state = first_round(content)
    furnish(state, "4.1", "telegraph_operators", active=1)
    state.seats[0].track = dict.fromkeys(state.seats[0].track, before)
    state.seats[0].study = 9
    turn(state, RESEARCH)
    play(state, f"track:{region}")
    assert state.seats[0].study == 9 - cost


def test_the_telegraph_does_not_serve_tabs(content: Content) -> None:
    """P1: a tab costs the same with it."""
    state = first_round(content)
    furnish(state, "4.1", "telegraph_operators", active=1)
    state.seats[0].study = 9
    turn(state, RESEARCH)
    play(state, "advance:commerce")
    assert state.seats[0].study == 7


def test_a_full_tab_or_track_takes_no_more(content: Content) -> None:
    """P2: seven spaces of a tab, five of a track; until then any number of steps."""
    state = _study(content, 60)
    play(state, *["advance:infrastructure"] * 6, *["track:south"] * 4)
    assert state.seats[0].study == 60 - (3 + 3 + 4 + 4 + 5 + 5) - (1 + 3 + 3 + 5)
    assert refused(state, "advance:infrastructure") == "P2 fully_advanced"
    assert refused(state, "track:south") == "P2 fully_advanced"
    assert state.seats[0].tabs[INFRASTRUCTURE].reached == 7


def test_unspent_points_are_lost_with_the_turn(content: Content) -> None:
    """P2: also during the activation they can be spent; when the turn ends the rest is lost."""
    state = _study(content, 9)
    play(state, "use:research_development:study", "done", "advance:housing")
    assert state.seats[0].study == 11
    events = play(state, "end")
    assert [e.amount for e in events if e.kind == "study_lost"] == [11]
    assert state.seats[0].study == 0


def test_points_nothing_can_be_bought_for_hold_nobody_up(content: Content) -> None:
    """P2: one point and nothing for one point: the departments step is over."""
    state = first_round(content)
    room(state, "3.3").desks = [False, False]
    state.seats[0].study = 1
    state.seats[0].track = dict.fromkeys(state.seats[0].track, 4)
    state.seats[0].tabs = {tab: TabState(Side.A, 6) for tab in state.seats[0].tabs}
    turn(state, RESEARCH)
    assert state.task.kind == "activate"
    assert legal(state, "advance") == legal(state, "track") == []


def test_the_last_space_holds_one_disc(content: Content) -> None:
    """P3: the West's last space is seat 1's; seat 0 stays on the fourth."""
    state = _study(content, 20)
    state.seats[0].track[WEST] = 4
    state.seats[1].track[WEST] = 5
    assert refused(state, "track:west") == "P3 last_space_taken"
    state.seats[1].track[WEST] = 4
    play(state, "track:west")
    assert state.seats[0].track[WEST] == 5


def test_other_spaces_hold_any_number(content: Content) -> None:
    """P3: the fourth space is not exclusive."""
    state = _study(content, 20)
    state.seats[0].track[WEST] = 3
    state.seats[1].track[WEST] = 4
    play(state, "track:west")
    assert state.seats[0].track[WEST] == 4


def test_andrew_blocks_the_last_space(content: Content) -> None:
    """P3: anyone's disc, his too."""
    state = _study(content, 20, seats=1)
    assert state.andrew is not None
    state.seats[0].track[EAST] = 4
    state.andrew.track[EAST] = 5
    assert refused(state, "track:east") == "P3 last_space_taken"


@pytest.mark.parametrize(
    ("region", "resource", "amount"),
    [("west", "goods", 3), ("midwest", "money", 10), ("east", "money", 10), ("south", "goods", 3)],
)
def test_arriving_pays_the_reward_once(content: Content, region: str, resource: str, amount: int) -> None:
    """P3: 3 goods in the west and the south, $10 in the midwest and the east, when the disc arrives."""
    state = _study(content, 30)
    state.seats[0].track = dict.fromkeys(state.seats[0].track, 4)
    events = play(state, f"track:{region}")
    rewards = [(e.resource, e.amount) for e in events if e.kind == "gained"]
    assert rewards == [(resource, amount)]
    assert gained(play(state, "advance:housing"), resource) == 0


def test_a_step_on_a_track_pays_no_income(content: Content) -> None:
    """P1: only missions and small cities pay what a space says; entering it does not."""
    state = _study(content, 9)
    events = play(state, "track:south", "track:south")
    assert "gained" not in kinds(events)
    assert state.seats[0].track[SOUTH] == 3
