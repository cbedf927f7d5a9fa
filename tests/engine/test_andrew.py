"""Andrew (N1-N7)."""

from __future__ import annotations

import pytest

from game.content.model import CardKind, Content, Difficulty, Side
from game.engine import Category, Decision, Event, parse, score, why_not
from game.engine.state import Andrew, Plot, State, Task
from tests.engine.positions import (
    CONSTRUCTION,
    EAST,
    HUMAN_RESOURCES,
    MANAGEMENT,
    MIDWEST,
    RESEARCH,
    SOUTH,
    WEST,
    begin,
    decision,
    first_round,
    furnish,
    game,
    happens,
    kinds,
    legal,
    own,
    play,
)

HE = 1


def _andrew(state: State) -> Andrew:
    assert state.andrew is not None
    return state.andrew


def _solo(content: Content, card: str) -> State:
    """The first choice of a row, with this card of Andrew's."""
    state = first_round(content, 1)
    _andrew(state).card = card
    return state


def _acts(state: State, row: str, event: str = "west") -> list[Event]:
    """The person picks a row whose next space is a region or a donation; Andrew plays his turn."""
    happens(state, event, row)  # type: ignore[arg-type]
    events = play(state, "end", "andrew:reveal")
    if state.task.stage == "event":
        events += play(state, "andrew:event")
    return events + play(state, "andrew:action")


@pytest.mark.parametrize(
    ("difficulty", "normal", "advanced"), [("beginner", 20, 0), ("normal", 15, 5), ("hard", 10, 10), ("expert", 5, 15)]
)
def test_his_deck(content: Content, difficulty: str, normal: int, advanced: int) -> None:
    """N1: 20 cards of his difficulty, no card twice, shuffled."""
    decks = []
    for seed in (1, 2):
        state = game(content, 1, seed, difficulty=Difficulty(difficulty))
        deck = _andrew(state).deck
        of_kind = [content.solo.cards[card].kind for card in deck]
        assert (of_kind.count(CardKind.NORMAL), of_kind.count(CardKind.ADVANCED)) == (normal, advanced)
        assert len(set(deck)) == 20
        decks.append(deck)
    assert decks[0] != decks[1]
    assert decks[0] != sorted(decks[0])


def test_what_he_starts_with(content: Content) -> None:
    """N1: discs on the four tracks and 26 more, five VP cards, nothing else; set-up as for two seats."""
    state = game(content, 1)
    andrew = _andrew(state)
    assert set(andrew.track.values()) == {1}
    assert (andrew.supply, andrew.departments, andrew.donations) == (26, [], 0)
    assert content.solo.vp_cards == (0, 1, 3, 6, 10)
    assert andrew.columns == [[], [], [], [], []]
    assert len(state.seats) == 1
    assert sum(state.display.values()) == 16
    # the person alone places a housing disc and reserves
    assert decision(state) == ("place", 0)
    play(state, legal(state, "place")[0])
    play(state, legal(state, "reserve")[0])
    assert decision(state) == ("setup_steps", 0)
    assert not any(plot is not None and plot.owner == HE for plots in state.plots.values() for plot in plots)


def test_who_picks_the_row(content: Content) -> None:
    """N2: the person in odd rounds, Andrew in even ones by his card."""
    state = first_round(content, 1)
    for number in range(1, 7):
        state.round = number - 1
        begin(state, Task(Decision.ROUND))
        assert decision(state) == (("row", 0) if number % 2 else ("andrew", HE))
    card = content.solo.cards[_andrew(state).card or ""]
    events = play(state, "andrew:row")
    assert kinds(events)[:2] == ["card_revealed", "row_chosen"]
    assert state.row == card.action


def test_his_whole_turn_comes_first(content: Content) -> None:
    """N2 and ruling 8: after the person's choice his card, his event, his action; then the person's event and turn."""
    state = _solo(content, "N07")
    state.seats[0].missions[EAST] = 1
    state.markers[HUMAN_RESOURCES] = 4
    play(state, "row:human_resources")
    seen: list[str] = []
    while state.round == 1 and len(seen) < 20:
        seen.append(f"{state.task.kind} {state.task.stage}".strip())
        play(state, next(m for m in legal(state) if m in ("done", "end") or m.startswith("andrew") or m.endswith(":0")))
    assert [entry for entry in seen if entry != "confirm"] == [
        "andrew reveal",
        "andrew event",
        "andrew action",
        "return",
        "donate",
        "departments",
        "activate",
    ]
    assert state.markers[HUMAN_RESOURCES] == 5
    assert decision(state) == ("andrew", HE)


def test_in_his_rounds_he_starts(content: Content) -> None:
    """N2 and ruling 8: row, event, action, and then the person; the marker advances after the person's turn."""
    state = first_round(content, 1)
    state.round = 1
    begin(state, Task(Decision.ROUND))
    _andrew(state).card = "N01"
    state.rows[HUMAN_RESOURCES] = state.rows[HUMAN_RESOURCES][4:] * 5
    play(state, "andrew:row")
    assert decision(state) == ("andrew", HE)
    assert state.task.stage == "event"
    play(state, "andrew:event")
    assert state.task.stage == "action"
    play(state, "andrew:action")
    assert decision(state) == ("donate", 0)
    play(state, "done")
    assert state.markers[HUMAN_RESOURCES] == 0
    play(state, "done", "end")
    assert state.markers[HUMAN_RESOURCES] == 1


def test_his_choice_may_flip_a_marker(content: Content) -> None:
    """N2: R2 holds for his choices: N01 picks the full human resources, management's marker is flipped."""
    state = first_round(content, 1)
    state.round = 1
    begin(state, Task(Decision.ROUND))
    _andrew(state).card = "N01"
    state.markers[HUMAN_RESOURCES] = 5
    events = play(state, "andrew:row")
    assert "marker_flipped" in kinds(events)
    assert (state.row, state.moving) == (HUMAN_RESOURCES, MANAGEMENT)


def test_the_first_player_marker_stays(content: Content) -> None:
    """N2: the person is first in every round."""
    state = _solo(content, "N01")
    events = _acts(state, "research")
    events += play(state, "done", "end")
    assert "first_player" not in kinds(events)
    assert state.first == 0


def test_his_stages_come_in_order(content: Content) -> None:
    """N2: nothing but the stage of the moment, and nothing of the person's in between."""
    state = _solo(content, "N01")
    happens(state, "west")
    play(state, "end")
    assert legal(state) == ["andrew:reveal"]
    for text, rule in (("andrew:action", "N2"), ("sell:1", "R")):
        refusal = why_not(state, parse(text))
        assert refusal is not None
        assert refusal.rule == rule


@pytest.mark.parametrize(("card", "shown"), [("N01", HUMAN_RESOURCES), ("N20", RESEARCH), ("A01", None)])
def test_the_back_of_his_card(content: Content, card: str, shown: str | None) -> None:
    """N3: face down under the 0 card; normal cards show the action on the back, advanced ones do not."""
    state = first_round(content, 1)
    _andrew(state).deck = [card, "N02"]
    drawn = next(e for e in begin(state, Task(Decision.ROUND)) if e.kind == "card_drawn")
    assert (drawn.action, drawn.card) == (shown, "")
    assert (_andrew(state).card, _andrew(state).shift, _andrew(state).revealed) == (card, 0, False)
    assert _andrew(state).deck == ["N02"]


def test_when_his_card_is_revealed(content: Content) -> None:
    """N3: in the person's rounds after the row has been picked."""
    state = _solo(content, "N01")
    events = happens(state, "west")
    assert "card_revealed" not in kinds(events)
    assert not _andrew(state).revealed
    events = play(state, "end", "andrew:reveal")
    assert next(e.card for e in events if e.kind == "card_revealed") == "N01"
    assert _andrew(state).revealed


def test_a_region_does_nothing_for_him(content: Content) -> None:
    """N4: no event stage; nothing changes but his action."""
    state = _solo(content, "N01")
    happens(state, "west", HUMAN_RESOURCES)
    play(state, "end", "andrew:reveal")
    assert state.task.stage == "action"


def test_he_donates_on_his_cards_space(content: Content) -> None:
    """N4: N07 names "7 points"; a disc of his 26, nothing paid."""
    state = _solo(content, "N07")
    events = _acts(state, "human_resources", "donation")
    assert "andrew_donated" in kinds(events)
    assert state.chart["welfare_flat"] == [HE]
    assert (_andrew(state).supply, _andrew(state).donations) == (25, 1)


@pytest.mark.parametrize("taken", [[0], [-1], [1]])
def test_a_taken_donation_shifts(content: Content, taken: list[int]) -> None:
    """N4: by any disc, a neutral one and his own too: one to the right; N07's human resources add 1: the 3 card."""
    state = _solo(content, "N07")
    state.chart["welfare_flat"] = list(taken)
    _acts(state, "human_resources", "donation")
    assert state.chart["welfare_flat"] == taken
    assert _andrew(state).shift == 2


def test_without_a_disc_he_shifts(content: Content) -> None:
    """N4: with no disc left the donation shifts the card."""
    state = _solo(content, "N07")
    _andrew(state).supply = 0
    _acts(state, "human_resources", "donation")
    assert state.chart["welfare_flat"] == []
    assert _andrew(state).shift == 2


@pytest.mark.parametrize(("card", "shift"), [("N07", 1), ("N06", 2), ("N03", 3), ("N01", 4)])
def test_human_resources_shift_as_printed(content: Content, card: str, shift: int) -> None:
    """N5: 1, 2, 3 or 4 to the right."""
    state = _solo(content, card)
    _acts(state, "human_resources")
    assert _andrew(state).shift == shift


def test_he_takes_the_lowest_numbers(content: Content) -> None:
    """N5: N06 names human resources three times: 1, 2, 3, each once though there are two copies."""
    state = _solo(content, "N06")
    _acts(state, "management")
    assert _andrew(state).departments == ["training_partnerships", "recruiting", "safety_quality"]
    assert _andrew(state).shift == 0
    assert state.display["training_partnerships"] == 1


def test_he_skips_what_is_gone(content: Content) -> None:
    """N5: N07, management three times: 5 and 7 are gone, so 6, 8 and one shift."""
    state = _solo(content, "N07")
    state.display.update(purchasing=0, logistics=0)
    _acts(state, "management")
    assert _andrew(state).departments == ["sales", "property_management"]
    assert _andrew(state).shift == 1


def test_he_takes_each_type_of_his_card(content: Content) -> None:
    """N5: N10: human resources, construction, research: 1, 9, 13."""
    state = _solo(content, "N10")
    _acts(state, "management")
    assert _andrew(state).departments == ["training_partnerships", "engineering", "advanced_research"]


def test_he_may_repeat_a_number_in_another_round(content: Content) -> None:
    """N5 and ruling 8: what he took in an earlier round does not matter."""
    state = _solo(content, "N07")
    _andrew(state).departments = ["purchasing"]
    _acts(state, "management")
    assert _andrew(state).departments == ["purchasing", "purchasing", "sales", "logistics"]


def test_he_builds_on_the_leftmost_free_spaces(content: Content) -> None:
    """N5: N11: Portland, Boise, Denver, Los Angeles; Denver's first is taken, Boise is full: one shift."""
    state = _solo(content, "N11")
    own(state, "boise:1", "denver:1")
    _acts(state, "construction")
    assert state.plots["portland"] == [Plot(HE)]
    assert state.plots["denver"][1] == Plot(HE)
    assert state.plots["denver"][2] is None
    assert state.plots["los_angeles"][0] == Plot(HE)
    assert (_andrew(state).supply, _andrew(state).shift) == (23, 1)


def test_without_discs_he_shifts_for_each_city(content: Content) -> None:
    """N5: two discs for four cities: two shifts."""
    state = _solo(content, "N11")
    _andrew(state).supply = 2
    _acts(state, "construction")
    assert state.plots["boise"] == [Plot(HE)]
    assert state.plots["denver"] == [None, None, None]
    assert _andrew(state).shift == 2


def test_his_transport_steps(content: Content) -> None:
    """N5: N16 moves three spaces in the south; no reward and no costs."""
    state = _solo(content, "N16")
    _acts(state, "research")
    assert _andrew(state).track == {WEST: 1, MIDWEST: 1, EAST: 1, SOUTH: 4}
    assert (_andrew(state).shift, state.seats[0].goods) == (0, 4)


def test_steps_beyond_the_end_shift(content: Content) -> None:
    """N5: from the fourth space one of three steps can be made, two shift."""
    state = _solo(content, "N16")
    _andrew(state).track[SOUTH] = 4
    _acts(state, "research")
    assert _andrew(state).track[SOUTH] == 5
    assert _andrew(state).shift == 2


def test_a_taken_last_space_stops_him(content: Content) -> None:
    """N5: the person stands on the last space: from the third he makes one of three steps."""
    state = _solo(content, "N16")
    _andrew(state).track[SOUTH] = 3
    state.seats[0].track[SOUTH] = 5
    _acts(state, "research")
    assert _andrew(state).track[SOUTH] == 4
    assert _andrew(state).shift == 2


def test_he_blocks_the_last_space(content: Content) -> None:
    """N5: the person cannot follow him there."""
    state = _solo(content, "N16")
    _andrew(state).track[SOUTH] = 4
    state.seats[0].track[SOUTH] = 4
    _acts(state, "research")
    state.seats[0].study = 9
    refusal = why_not(state, parse("track:south"))
    assert refusal is not None
    assert refusal.reason == "last_space_taken"


def test_shifts_add_up_to_the_10_card(content: Content) -> None:
    """N6: a failed donation and 4 of human resources are 5: the card stays under the 10 card."""
    state = _solo(content, "N01")
    state.chart["education_human_resources"] = [0]
    _acts(state, "human_resources", "donation")
    assert _andrew(state).shift == 4
    play(state, "done", "done", "end")
    assert _andrew(state).columns == [[], [], [], [], ["N01"]]


def test_a_card_settles_where_it_is(content: Content) -> None:
    """N6: under the card it has reached, at the end of the round, for good."""
    state = _solo(content, "N06")
    _acts(state, "human_resources")
    events = play(state, "done", "end")
    settled = next(e for e in events if e.kind == "card_settled")
    assert (settled.card, settled.amount) == ("N06", 3)
    assert _andrew(state).columns == [[], [], ["N06"], [], []]
    assert _andrew(state).shift == 0


def _scored(content: Content) -> State:
    state = first_round(content, 1)
    state.seats[0].money = state.seats[0].goods = 0
    return state


def test_his_cards_score(content: Content) -> None:
    """N7: one under 1, two under 3, one under 6, three under 10: 43."""
    state = _scored(content)
    _andrew(state).columns = [["N01", "N02"], ["N03"], ["N04", "N05"], ["N06"], ["N07", "N08", "N09"]]
    assert score(state, HE).points(Category.CARDS) == 43
    assert score(state, HE).total == 43


def test_his_departments_tracks_and_cities_score(content: Content) -> None:
    """N7: 2 each, 6 for a last space, 3 for each disc in Chicago, 2 in Denver, no connections."""
    state = _scored(content)
    _andrew(state).departments = ["sales", "sales", "logistics"]
    _andrew(state).track = {WEST: 5, MIDWEST: 4, EAST: 5, SOUTH: 1}
    own(state, "chicago:1", "chicago:2", "denver:1", "omaha:1", "pittsburgh:1", "new_york:1", seat=HE, project=None)
    sheet = score(state, HE)
    assert sheet.points(Category.DEPARTMENTS) == 6
    assert sheet.points(Category.TRACKS) == 12
    assert sheet.points(Category.CITIES) == 3 + 3 + 2 + 0 + 2 + 3
    assert sheet.total == 6 + 12 + 13


@pytest.mark.parametrize(
    ("donation", "points"),
    [
        ("education_management", 9),  # the person's two and Sales
        ("rights_housing_commerce", 2),
        ("rights_railroad", 3),
        ("rights_donations", 4),  # the person's two, not his three
        ("welfare_flat", 7),
        ("welfare_employees", 5),
        ("health_west", 2),
        ("health_small_cities", 2),
    ],
)
def test_his_donations_count_what_the_person_has(content: Content, donation: str, points: int) -> None:
    """N7 and ruling 9: the person's departments, projects, tracks, donations; not his own."""
    state = _scored(content)
    furnish(state, "4.1", "sales")
    own(state, "boise:1")
    own(state, "seattle:1", "denver:1", "boston:1", seat=HE, project=None)
    state.seats[0].track[SOUTH] = 3
    state.seats[0].donations = 2
    _andrew(state).donations = 3
    _andrew(state).departments = ["logistics"]
    state.chart[donation] = [HE]
    assert score(state, HE).points(Category.DONATION) == points


def test_his_limit_is_12(content: Content) -> None:
    """N7 and ruling 9: the person's "+3" raises the person's limit and not his."""
    state = _scored(content)
    state.chart["health_west"] = [HE, 0]
    small = ("seattle", "helena", "portland", "boise", "reno", "salt_lake_city", "phoenix")
    own(state, *[f"{city}:1" for city in small])
    for tab in state.seats[0].tabs.values():
        tab.side = Side.B
        tab.reached = 7
    assert score(state, HE).points(Category.DONATION) == 12
    assert score(state, 0).points(Category.DONATION) == 14


def test_construction_is_his_too_in_the_persons_round(content: Content) -> None:
    """N5: the action of the round is the row's, whatever his own card would pick: N16 (research) builds."""
    state = _solo(content, "N16")
    _acts(state, CONSTRUCTION)
    assert state.plots["new_orleans"][0] == Plot(HE)
    assert state.plots["atlanta"][0] == Plot(HE)
