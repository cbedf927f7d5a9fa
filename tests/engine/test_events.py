"""Events: missions come home, income, donations (E1-E6)."""

from __future__ import annotations

import pytest

from game.content.model import ActionType, Content, Side
from game.engine import Decision
from game.engine.state import State, TabState, Task
from tests.engine.positions import (
    COMMERCE,
    EAST,
    HOUSING,
    HUMAN_RESOURCES,
    INDUSTRY,
    MIDWEST,
    RESEARCH,
    SOUTH,
    WEST,
    begin,
    decision,
    first_round,
    furnish,
    gained,
    happens,
    kinds,
    legal,
    own,
    play,
    refused,
    room,
)


def _away(content: Content, seats: int = 2, **missions: int) -> State:
    """The first round with employees of the first seat on missions."""
    state = first_round(content, seats)
    for region in state.seats[0].missions:
        state.seats[0].missions[region] = missions.get(region, 0)
    return state


def test_two_employees_from_the_midwest_pay_4(content: Content) -> None:
    """E1: on the second space of the Midwest track ($2) two employees brought home pay $4."""
    state = _away(content, midwest=2)
    state.seats[0].track[MIDWEST] = 2
    happens(state, "midwest")
    events = play(state, "return:midwest:2")
    assert gained(events, "money") == 4
    assert state.seats[0].money == 16
    assert state.seats[0].missions[MIDWEST] == 0
    assert room(state, "1.1").lying == 7


def test_any_number_may_come_home(content: Content) -> None:
    """E1: of three employees 0 to 3; of the active region alone."""
    state = _away(content, west=3, east=2)
    happens(state, "west")
    assert legal(state, "return") == ["return:west:0", "return:west:1", "return:west:2", "return:west:3"]
    assert refused(state, "return:west:4") == "E1 not_so_many"
    assert refused(state, "return:east:1") == "E1 region_not_active"
    play(state, "return:west:1")
    assert state.seats[0].missions == {WEST: 2, MIDWEST: 0, EAST: 2, SOUTH: 0}
    assert state.seats[0].money == 13


@pytest.mark.parametrize(
    ("region", "space", "resource", "amount"),
    [
        ("west", 1, "money", 2),
        ("west", 2, "money", 6),
        ("west", 3, "goods", 2),
        ("west", 4, "vp", 4),
        ("west", 5, "vp", 4),
        ("midwest", 3, "study", 6),
        ("midwest", 4, "goods", 4),
        ("midwest", 5, "vp", 4),
        ("east", 2, "money", 8),
        ("east", 4, "vp", 4),
        ("south", 2, "money", 4),
        ("south", 3, "money", 10),
        ("south", 4, "money", 14),
        ("south", 5, "vp", 4),
    ],
)
def test_the_space_of_the_disc_pays_for_each(
    content: Content, region: str, space: int, resource: str, amount: int
) -> None:
    """E1: two employees are paid twice what is printed where the disc stands, and only that."""
    state = _away(content, **{region: 2})
    state.seats[0].track = {r: space if r == region else 1 for r in state.seats[0].track}
    happens(state, region)
    events = play(state, f"return:{region}:2")
    incomes = [(e.resource, e.amount) for e in events if e.kind == "gained" and e.cause and e.cause.kind == "track"]
    assert incomes == [(resource, amount)]


def test_seats_without_missions_there_are_not_asked(content: Content) -> None:
    """E1: seat 0 has nobody in the west, seat 1 has."""
    state = first_round(content)
    state.seats[0].missions[EAST] = 1
    state.seats[1].missions[WEST] = 1
    happens(state, "west")
    assert decision(state) == ("confirm", 0)
    play(state, "end")
    assert decision(state) == ("return", 1)


def _built(content: Content, **tabs: int) -> State:
    """Seat 0 has built so many projects of each tab, tabs fully advanced, and has an employee in the west."""
    state = _away(content, west=2)
    for tab in state.seats[0].tabs:
        state.seats[0].tabs[tab] = TabState(Side.A, 7, tabs.get(tab, 0))
    return state


def test_uncovered_tab_spaces_pay(content: Content) -> None:
    """E2: housing 2 built ($1 + $2), commerce 1 ($2), industry 2 (a good each); the west pays $1: $6 and 2 goods."""
    state = _built(content, housing=2, commerce=1, industry=2)
    happens(state, "west")
    events = play(state, "return:west:1")
    assert gained(events, "money") == 6
    assert gained(events, "goods") == 2


def test_infrastructure_pays_from_its_second_space(content: Content) -> None:
    """E2: its first space has no disc; three built are "1 good or $3", 1 point and 2 points."""
    state = _built(content, infrastructure=3)
    happens(state, "west")
    events = play(state, "return:west:1")
    assert gained(events, "vp") == 3
    assert legal(state, "income") == ["income:infrastructure:2:goods", "income:infrastructure:2:money"]
    play(state, "income:infrastructure:2:money")
    assert state.seats[0].money == 12 + 1 + 3


def test_spaces_with_their_disc_pay_nothing(content: Content) -> None:
    """E2: an advanced tab without built projects pays nothing."""
    state = _built(content)
    happens(state, "west")
    assert gained(play(state, "return:west:1"), "money") == 1


def test_the_income_is_the_tabs_wherever_the_discs_stand(content: Content) -> None:
    """E2: a housing project in New York pays when somebody comes home from the west."""
    state = _built(content, housing=1)
    own(state, "new_york:1")
    happens(state, "west")
    assert gained(play(state, "return:west:1"), "money") == 2


def test_the_tabs_pay_once_however_many_come_home(content: Content) -> None:
    """E2: two employees bring $1 each, the housing project $1 once."""
    state = _built(content, housing=1)
    happens(state, "west")
    assert gained(play(state, "return:west:2"), "money") == 3


def test_returning_nobody_pays_nothing(content: Content) -> None:
    """E2: without anyone brought home the tabs do not pay."""
    state = _built(content, housing=2, commerce=2)
    happens(state, "west")
    events = play(state, "return:west:0")
    assert gained(events, "money") == 0
    assert state.seats[0].money == 12


def test_tab_income_is_that_of_the_side(content: Content) -> None:
    """E2: on side B the industry tab's first space pays $3 and commerce's $1."""
    state = _built(content)
    state.seats[0].tabs[INDUSTRY] = TabState(Side.B, 1, 1)
    state.seats[0].tabs[COMMERCE] = TabState(Side.B, 1, 1)
    happens(state, "west")
    assert gained(play(state, "return:west:1"), "money") == 1 + 3 + 1


def test_one_donation_each_in_turn_order(content: Content) -> None:
    """E3: every seat may make one donation, the first player first; declining is said."""
    state = first_round(content, 4)
    happens(state, "donation")
    play(state, "donate:welfare_flat")
    assert decision(state) == ("confirm", 0)
    play(state, "end")
    assert decision(state) == ("donate", 1)
    assert refused(state, "donate:welfare_flat") == "G2 donation_taken"
    assert kinds(play(state, "done")) == ["no_donation"]
    assert [seat.donations for seat in state.seats] == [1, 0, 0, 0]


@pytest.mark.parametrize(("goods", "asked"), [(3, True), (2, False)])
def test_a_donation_that_sold_goods_would_pay_is_offered(content: Content, goods: int, asked: bool) -> None:
    """E3 and R8: with $2 and 3 goods the first donation ($5) can be paid, with 2 goods it cannot."""
    state = first_round(content)
    state.seats[0].money = 2
    state.seats[0].goods = goods
    happens(state, "donation")
    assert (decision(state) == ("donate", 0)) is asked
    if asked:
        assert legal(state, "donate") == []
        play(state, "sell:3", "donate:welfare_flat")
        assert (state.seats[0].money, state.seats[0].goods) == (0, 0)


def test_an_end_space_gives_both_seat_by_seat(content: Content) -> None:
    """E4: seat 0 its missions and then a donation, and only then seat 1 the same."""
    state = first_round(content)
    for seat in state.seats:
        seat.missions[EAST] = 1
    state.markers[HUMAN_RESOURCES] = 4
    play(state, "row:human_resources")
    seen = []
    while state.task.kind != "departments":
        seen.append(decision(state))
        free = next(donation for donation, discs in state.chart.items() if not discs)
        play(state, {"return": "return:east:1", "donate": f"donate:{free}", "confirm": "end"}[state.task.kind])
    assert seen == [
        ("return", 0),
        ("donate", 0),
        ("confirm", 0),
        ("return", 1),
        ("donate", 1),
        ("confirm", 1),
    ]
    assert [seat.donations for seat in state.seats] == [1, 1]


@pytest.mark.parametrize(
    ("row", "region"),
    [("human_resources", "east"), ("management", "midwest"), ("construction", "south"), ("research", "west")],
)
def test_the_region_of_each_end_space(content: Content, row: str, region: str) -> None:
    """E4: human resources ends in the east, management in the midwest, construction in the south, research west."""
    state = _away(content, west=1, midwest=1, east=1, south=1)
    state.markers[ActionType(row)] = 4
    play(state, f"row:{row}")
    assert legal(state, "return") == [f"return:{region}:0", f"return:{region}:1"]


def _midwest_study(content: Content) -> State:
    state = _away(content, midwest=2)
    state.seats[0].track[MIDWEST] = 3
    happens(state, "midwest")
    play(state, "return:midwest:2")
    return state


def test_study_points_of_income_can_be_spent_at_once(content: Content) -> None:
    """E5 and ruling 4: two employees on Midwest space 3 bring 6 points, West 2 + 1 and housing 1 + 2 use them up."""
    state = _midwest_study(content)
    assert decision(state) == ("study", 0)
    assert state.seats[0].study == 6
    play(state, "track:west", "track:west", "advance:housing", "advance:housing")
    assert state.seats[0].study == 0
    assert state.seats[0].track[WEST] == 3
    assert state.task.kind == "departments"


def test_study_points_of_income_last_until_the_turn_ends(content: Content) -> None:
    """E5 and ruling 4: kept through a human resources turn and its activation, then lost."""
    state = _midwest_study(content)
    play(state, "done")
    assert decision(state) == ("departments", 0)
    play(state, "advance:housing", "done")
    assert decision(state) == ("activate", 0)
    play(state, "advance:housing")
    assert state.seats[0].study == 3
    events = play(state, "end")
    assert "study_lost" in kinds(events)
    assert state.seats[0].study == 0


def test_study_points_wait_for_the_whole_income(content: Content) -> None:
    """E5: while a choice of income is open nothing is spent."""
    state = _away(content, midwest=1)
    state.seats[0].track[MIDWEST] = 3
    state.seats[0].tabs[HOUSING] = TabState(Side.A, 4, 3)
    happens(state, "midwest")
    play(state, "return:midwest:1")
    assert decision(state) == ("income", 0)
    assert refused(state, "advance:housing") == "R other_decision"
    play(state, "income:housing:3:money")
    assert decision(state) == ("study", 0)


def test_each_choice_is_made_for_its_space(content: Content) -> None:
    """E6: housing spaces 3 and 4 both offer an employee or $1; one of each may be taken."""
    state = _built(content, housing=4)
    happens(state, "west")
    play(state, "return:west:1")
    assert legal(state, "income") == ["income:housing:3:employee", "income:housing:3:money"]
    assert refused(state, "income:housing:4:money") == "E6 not_now"
    assert refused(state, "income:housing:3:goods") == "E6 no_such_choice"
    play(state, "income:housing:3:employee", "income:housing:4:money")
    assert state.seats[0].money == 12 + 1 + 1 + 2 + 1
    assert state.seats[0].reserve == 4
    assert room(state, "1.1").lying == 5 + 1 + 1


def test_with_an_empty_reserve_the_money_remains(content: Content) -> None:
    """E6: the last employee of the reserve for the first choice; the second one is $1 without asking."""
    state = _built(content, housing=4)
    state.seats[0].reserve = 1
    happens(state, "west")
    play(state, "return:west:1")
    events = play(state, "income:housing:3:employee")
    assert gained(events, "money") == 1
    assert state.task.kind == "departments"


def test_a_good_or_three_dollars(content: Content) -> None:
    """E6: the fourth commerce space on side A."""
    for choice, money, goods in (("goods", 0, 1), ("money", 3, 0)):
        state = _built(content, commerce=4)
        happens(state, "west")
        play(state, "return:west:1")
        events = play(state, f"income:commerce:4:{choice}")
        assert (gained(events, "money"), gained(events, "goods")) == (money, goods)


def test_employees_as_income_come_from_the_reserve(content: Content) -> None:
    """E6: East space 3 pays an employee each: three from a reserve of two are two; then there is nobody."""
    state = _away(content, east=4)
    state.seats[0].track[EAST] = 3
    state.seats[0].reserve = 2
    happens(state, "east")
    play(state, "return:east:3")
    assert state.seats[0].reserve == 0
    assert room(state, "1.1").lying == 5 + 3 + 2
    begin(state, Task(Decision.RETURN, 0, region=EAST), Task(Decision.ROUND_END))
    assert "nobody_to_hire" in kinds(play(state, "return:east:1"))
    assert room(state, "1.1").lying == 5 + 3 + 2 + 1


def test_with_two_lobbies_the_seat_chooses(content: Content) -> None:
    """E1 and E6: two come home and one is hired; after the income they choose between the lobbies."""
    state = _away(content, east=2)
    state.seats[0].track[EAST] = 3
    state.seats[0].reserve = 1
    furnish(state, "4.4", "new_lobby")
    happens(state, "east")
    play(state, "return:east:2")
    assert decision(state) == ("lobby", 0)
    assert legal(state, "lobby") == [f"lobby:{place}:{n}" for place in ("1.1", "4.4") for n in (1, 2, 3)]
    assert refused(state, "lobby:1.2:1") == "E6 not_a_lobby"
    assert refused(state, "lobby:4.4:4") == "E6 not_so_many"
    play(state, "lobby:4.4:2")
    assert decision(state) == ("lobby", 0)
    play(state, "lobby:1.1:1")
    assert (room(state, "1.1").lying, room(state, "4.4").lying) == (6, 2)
    assert state.seats[0].arriving == 0
    assert state.task.kind == "departments"


def test_the_event_of_a_region_is_not_a_donation(content: Content) -> None:
    """E3: a region space asks nobody for a donation; a donation space brings nobody home."""
    state = _away(content, west=1)
    happens(state, "west", RESEARCH)
    play(state, "return:west:0")
    assert state.task.kind == "departments"
    state = _away(content, west=1)
    happens(state, "donation", RESEARCH)
    play(state, "done", "end", "done", "end")
    assert decision(state) == ("departments", 0)


def test_tracks_and_tabs_are_named_as_causes(content: Content) -> None:
    """E1 and E2: each amount says which space it comes from."""
    state = _built(content, housing=1, infrastructure=2)
    happens(state, "west")
    events = play(state, "return:west:2")
    causes = [(e.cause.kind, e.cause.id, e.cause.space, e.amount) for e in events if e.kind == "gained" and e.cause]
    assert causes[:3] == [("track", "west", 1, 2), ("tab", "housing", 1, 1), ("tab", "infrastructure", 3, 1)]
