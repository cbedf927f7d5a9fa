"""Setting up a game (S0-S8)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from game.content.model import Content, Layout, ProjectType, Side
from game.engine import Decision, Options, OptionsError, new_game, parse, sheets, why_not
from game.engine import setup as setup_code
from game.engine.state import NEUTRAL, Plot, State, Task
from tests.engine.positions import (
    CONSTRUCTION,
    HUMAN_RESOURCES,
    MANAGEMENT,
    RESEARCH,
    begin,
    decision,
    first_round,
    furnish,
    gained,
    game,
    legal,
    play,
    refused,
    room,
    turn,
)


def test_seats_go_clockwise_from_the_first(content: Content) -> None:
    """S0: seat 2 of four starts, so the turn order is 2, 3, 0, 1 and seat 2 chooses the first row."""
    state = first_round(content, 4, start_seat=2)
    assert state.order() == [2, 3, 0, 1]
    assert decision(state) == ("row", 2)


def test_the_seed_chooses_the_first_seat(content: Content) -> None:
    """S0: without a choice at the table every seat is first in some game, and the same one for the same seed."""
    starts = [new_game(content, Options(seats=3, seed=seed)).start_seat for seed in range(40)]
    assert set(starts) == {0, 1, 2}
    assert starts == [new_game(content, Options(seats=3, seed=seed)).start_seat for seed in range(40)]


def _sides(content: Content) -> dict[tuple[str, ...], int]:
    return {side: n for n, tile in content.timeline.tiles.items() for side in (tile.front, tile.back)}


def test_four_tiles_and_the_end_make_the_timeline(content: Content) -> None:
    """S1 and ruling 1: each row is a side of its own tile and the End space; the markers stand left of it."""
    sides = _sides(content)
    assert len(sides) == 16
    seen = set()
    for seed in range(60):
        state = game(content, seed=seed)
        assert list(state.rows) == [HUMAN_RESOURCES, MANAGEMENT, CONSTRUCTION, RESEARCH]
        assert all(len(row) == 5 and row[4] == "end" for row in state.rows.values())
        assert len({sides[row[:4]] for row in state.rows.values()}) == 4
        assert set(state.markers.values()) == {0}
        seen |= {row[:4] for row in state.rows.values()}
    assert seen == set(sides)


def test_tiles_may_lie_across_the_rows(content: Content) -> None:
    """S1 and ruling 1: as an option a tile is one time step, human resources on top."""
    sides = _sides(content)
    state = game(content, layout=Layout.COLUMNS)
    columns = [tuple(row[step] for row in state.rows.values()) for step in range(4)]
    assert len({sides[column] for column in columns}) == 4
    assert all(row[4] == "end" for row in state.rows.values())


@pytest.mark.parametrize(("seats", "left"), [(1, 16), (2, 16), (3, 24), (4, 28)])
def test_tiles_are_removed_not_types(content: Content, seats: int, left: int) -> None:
    """S2: of 32 tiles 16, 16, 8 or 4 leave, so that some types keep one copy."""
    displays = [game(content, seats, seed).display for seed in range(30)]
    assert all(sum(display.values()) == left and len(display) == 16 for display in displays)
    assert all(set(display.values()) <= {0, 1, 2} for display in displays)
    assert any(1 in display.values() for display in displays)


def test_what_a_seat_starts_with(content: Content) -> None:
    """S3: $12, 4 goods, 15 employees, 30 discs."""
    state = game(content, 4)
    for number, seat in enumerate(state.seats):
        assert (seat.money, seat.goods, seat.points, seat.reserve, seat.supply) == (12, 4, 0, 5, 22)
        places = {place: room(state, place, number) for place in ("1.1", "1.3", "2.2", "2.4", "3.2", "3.3")}
        assert [cell.department for cell in places.values()] == [
            "",
            "construction",
            "human_resources",
            "commerce_finance",
            "strategic_planning",
            "research_development",
        ]
        assert places["1.1"].lobby
        assert places["1.1"].lying == 5
        assert [cell.desks for cell in places.values()][1:] == [
            [True, False, False],
            [True, False],
            [True, False],
            [True, False],
            [True, False],
        ]
        assert sum(cell.people for cell in seat.rooms) == 10
        assert set(seat.track.values()) == {1}
        assert {tab: (mine.reached, mine.built) for tab, mine in seat.tabs.items()} == dict.fromkeys(
            ProjectType, (1, 0)
        )


def test_the_infrastructure_tab_starts_empty(content: Content) -> None:
    """S3: housing, commerce and industry have a disc on their first space, infrastructure has none."""
    state = first_round(content)
    state.seats[0].goods = 9
    turn(state, CONSTRUCTION)
    assert {move.split(":")[2] for move in legal(state, "build")} == {"housing", "commerce", "industry"}
    assert refused(state, "build:construction:infrastructure:denver:1") == "C1 no_disc_on_tab"


def test_each_seat_chooses_the_sides_of_its_tabs(content: Content) -> None:
    """S3: side B of the housing tab for the second seat alone."""
    state = game(content, sides=({}, {ProjectType.HOUSING: Side.B}))
    assert [seat.tabs[ProjectType.HOUSING].side for seat in state.seats] == [Side.A, Side.B]
    assert state.seats[1].tabs[ProjectType.COMMERCE].side is Side.A


@pytest.mark.parametrize(("seats", "start", "tiles"), [(1, 0, []), (2, 1, []), (3, 1, [0]), (4, 2, [0, 1, 2, 3])])
def test_action_choice_tiles(content: Content, seats: int, start: int, tiles: list[int]) -> None:
    """S4: with three seats only the third in turn order gets one: with seat 1 first that is seat 0."""
    state = game(content, seats, start_seat=start)
    assert [number for number, seat in enumerate(state.seats) if seat.tile] == tiles


class _InOrder:
    """A shuffle that puts the cards into a given order."""

    def __init__(self, first: Iterable[str]) -> None:
        self.first = list(first)

    def shuffle(self, cards: list[Any]) -> None:
        """Put the named cards first, the others behind them as they are."""
        cards.sort(key=lambda card: self.first.index(card.id) if card.id in self.first else len(self.first))


def _neutral(state: State) -> tuple[set[str], set[str]]:
    spaces = {donation for donation, discs in state.chart.items() if discs}
    plots = {f"{c}:{n}" for c, row in state.plots.items() for n, plot in enumerate(row, 1) if plot is not None}
    return spaces, plots


def _draw(content: Content, count: int, *cards: str) -> tuple[set[str], set[str]]:
    state = game(content, 4)
    setup_code._neutral_discs(state, count, _InOrder(cards))  # type: ignore[arg-type]
    return _neutral(state)


@pytest.mark.parametrize(("seats", "count"), [(1, 18), (2, 18), (3, 9), (4, 0)])
def test_neutral_discs_by_seats(content: Content, seats: int, count: int) -> None:
    """S5: 18, 18, 9 or no neutral discs, on the chart and on the map, one a donation space."""
    state = game(content, seats)
    on_chart = [owner for discs in state.chart.values() for owner in discs]
    on_map = [plot for row in state.plots.values() for plot in row if plot is not None]
    assert len(on_chart) + len(on_map) == count
    assert set(on_chart) | {plot.owner for plot in on_map} <= {NEUTRAL}
    assert all(len(discs) <= 1 for discs in state.chart.values())


def test_neutral_discs_follow_the_cards(content: Content) -> None:
    """S5: N01, N02 and N03 put one disc on their donation and one on the leftmost space of each of two cities."""
    assert _draw(content, 9, "N01", "N02", "N03") == (
        {"education_human_resources", "education_management", "education_construction"},
        {"salt_lake_city:1", "reno:1", "st_louis:1", "chicago:1", "boston:1", "washington:1"},
    )


def test_neutral_discs_run_out_in_the_middle_of_a_card(content: Content) -> None:
    """S5: the fifth disc is the one in St. Louis, Chicago of the same card gets none."""
    assert _draw(content, 5, "N01", "N02") == (
        {"education_human_resources", "education_management"},
        {"salt_lake_city:1", "reno:1", "st_louis:1"},
    )


def test_neutral_discs_skip_what_is_full(content: Content) -> None:
    """S5: after N01 all that A01 names is taken; N06 and A06 fill San Francisco and Los Angeles from the left."""
    assert _draw(content, 8, "N01", "A01", "N06", "A06") == (
        {"education_human_resources", "education_any"},
        {"salt_lake_city:1", "reno:1", "san_francisco:1", "los_angeles:1", "san_francisco:2", "los_angeles:2"},
    )


def test_neutral_discs_only_block(content: Content) -> None:
    """S5: they refuse the space to everyone and score for nobody."""
    state = first_round(content, 4)
    setup_code._neutral_discs(state, 9, _InOrder(["N01", "N02", "N03"]))  # type: ignore[arg-type]
    before = [sheet.total for sheet in sheets(first_round(content, 4))]
    assert [sheet.total for sheet in sheets(state)] == before
    state.seats[0].goods = 9
    turn(state, CONSTRUCTION)
    assert refused(state, "build:construction:industry:chicago:1") == "C1 plot_taken"


def test_housing_discs_and_reserves_go_backwards(content: Content) -> None:
    """S6: with seat 1 of three first, the order is 0, 2, 1, each seat first its disc and then its tile."""
    state = game(content, 3, start_seat=1)
    seen = []
    while state.task.kind in ("place", "reserve", "confirm"):
        seen.append(decision(state))
        play(state, legal(state)[0] if state.task.kind != "confirm" else "end")
    assert [entry for entry in seen if entry[0] != "confirm"] == [
        ("place", 0),
        ("reserve", 0),
        ("place", 2),
        ("reserve", 2),
        ("place", 1),
        ("reserve", 1),
    ]


def test_the_housing_disc_is_free_and_counts_as_built(content: Content) -> None:
    """S6: no cost, no bonus, no mission; its tab income counts from then on."""
    state = game(content, 4, start_seat=1)
    events = play(state, "place:new_orleans:1")
    owner = state.seats[0]
    assert (owner.money, owner.goods, owner.points) == (12, 4, 0)
    assert set(owner.missions.values()) == {0}
    assert room(state, "1.3").active == 1
    assert gained(events, "money") == 0
    assert owner.tabs[ProjectType.HOUSING].built == 1
    assert state.plots["new_orleans"][0] == Plot(0, ProjectType.HOUSING)


def test_the_housing_disc_goes_to_housing_in_larger_cities(content: Content) -> None:
    """S6: one space in each of 9 medium cities (Houston has none), 5 in large ones (New Orleans has two); no others."""
    state = game(content, 4)
    assert len(legal(state, "place")) == 9 + 5
    assert refused(state, "place:portland:1") == "S6 small_city"
    assert refused(state, "place:denver:1") == "S6 wrong_plot"
    assert refused(state, "place:denver:9") == "S6 no_such_plot"
    play(state, "place:denver:3", "reserve:" + next(d for d, left in state.display.items() if left), "end")
    assert refused(state, "place:denver:3") == "S6 plot_taken"


def test_without_a_free_housing_space_the_disc_stays(content: Content) -> None:
    """S6: with the 14 spaces of larger cities taken the seat goes on to its reserve; small cities do not help."""
    state = game(content, 4)
    for city in content.map.cities.values():
        for number, slot in enumerate(city.slots):
            if slot == "housing":
                state.plots[city.id][number] = Plot(NEUTRAL)
    begin(state, Task(Decision.PLACE, 3), Task(Decision.RESERVE, 3))
    assert decision(state) == ("reserve", 3)
    assert state.seats[3].tabs[ProjectType.HOUSING].built == 0


def test_the_reserved_department_comes_first(content: Content) -> None:
    """S6: it leaves the display, must be the first one built and is nothing while unbuilt."""
    state = first_round(content, 4)
    points = sheets(state)[0].total
    owner = state.seats[0]
    owner.reserved = "sales"
    state.display.update(sales=1, logistics=1)
    assert sheets(state)[0].total == points
    state.seats[0].goods = 9
    room(state, "3.2").desks[1] = True
    turn(state, MANAGEMENT)
    assert {move.split(":")[2] for move in legal(state, "department")} == {"sales"}
    assert refused(state, "department:strategic_planning:logistics:4.1") == "S6 reserved_first"
    play(state, "department:strategic_planning:sales:4.1")
    assert state.display["sales"] == 1
    assert not owner.reserved
    assert "department:strategic_planning:logistics:4.2" in legal(state, "department")


def test_reserving_takes_the_tile(content: Content) -> None:
    """S6: one tile less in the display; with none left the type cannot be reserved."""
    state = game(content, 4)
    state.display.update(sales=1, logistics=0)
    play(state, "place:denver:3")
    assert refused(state, "reserve:logistics") == "S6 no_tile_left"
    play(state, "reserve:sales")
    assert state.display["sales"] == 0
    assert state.seats[3].reserved == "sales"


def _after_reserves(content: Content, seats: int, start: int) -> State:
    state = game(content, seats, start_seat=start)
    while state.task.kind in ("place", "reserve", "confirm"):
        play(state, "end" if state.task.kind == "confirm" else legal(state)[0])
    return state


def test_six_steps_and_activation_before_the_first_round(content: Content) -> None:
    """S7: from the first seat onwards 6 steps each, whatever stands in human resources, then activation."""
    state = _after_reserves(content, 3, 1)
    order = []
    for _ in range(3):
        order.append(decision(state))
        seat = state.task.seat
        room(state, "2.2", seat).desks[0] = False
        play(state, *["step:1.1>1.2", "step:1.2>1.3"] * 3)
        assert room(state, "1.3", seat).lying == 3
        assert refused(state, "step:1.1>1.2") == "H1 no_steps_left"
        play(state, "done")
        assert decision(state) == ("activate", seat)
        play(state, "activate:1.3", "activate:1.3")
        assert state.seats[seat].money == 8
        assert refused(state, "activate:1.3") == "A1 no_free_desk"
        play(state, "end")
    assert order == [("setup_steps", 1), ("setup_steps", 2), ("setup_steps", 0)]
    assert decision(state) == ("row", 1)


def test_steps_of_the_set_up_are_not_kept(content: Content) -> None:
    """S7: up to 6 steps; those not made are gone."""
    state = _after_reserves(content, 2, 0)
    play(state, "step:1.1>1.2", "done")
    assert state.seats[0].steps == 0
    assert legal(state, "step") == []


def test_money_and_goods_do_not_run_out(content: Content) -> None:
    """S8: no bank limits what a seat is paid, however much all seats hold already."""
    state = first_round(content)
    for seat in state.seats:
        seat.money = seat.goods = 500
    turn(state, MANAGEMENT)
    play(state, "use:commerce_finance:mission_goods:west")
    assert state.seats[0].goods == 502


def test_employees_discs_and_departments_run_out(content: Content) -> None:
    """S8: nobody comes from an empty reserve, nothing is put without a disc, no tile is taken that is gone."""
    state = first_round(content)
    owner = state.seats[0]
    owner.reserve = owner.supply = 0
    owner.money = owner.goods = 50
    owner.study = 9
    state.display["sales"] = 0
    furnish(state, "4.1", "recruiting", active=1)
    turn(state, HUMAN_RESOURCES)
    assert refused(state, "use:recruiting:employee:west") == "D2 reserve_empty"
    turn(state, RESEARCH)
    assert refused(state, "advance:commerce") == "P1 no_disc_in_supply"
    turn(state, MANAGEMENT)
    assert refused(state, "department:strategic_planning:sales:4.2") == "M2 no_tile_left"


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"seats": 0}, "seats"),
        ({"seats": 5}, "seats"),
        ({"seats": 1}, "andrew"),
        ({"seats": 2, "difficulty": "hard"}, "andrew"),
        ({"seats": 2, "sides": ({}, {}, {})}, "sides"),
        ({"seats": 2, "start_seat": 2}, "start_seat"),
        ({"seats": 2, "seed": -1}, "seed"),
    ],
)
def test_options_that_do_not_fit(content: Content, options: dict[str, Any], key: str) -> None:
    """S0 and N1: Andrew plays with exactly one seat, the first seat is one at the table."""
    with pytest.raises(OptionsError) as caught:
        new_game(content, Options(**{"seed": 1, **options}))
    assert caught.value.key == key


def test_nothing_else_is_decided_in_the_set_up(content: Content) -> None:
    """S6: before the discs are placed no row can be chosen."""
    state = game(content)
    refusal = why_not(state, parse("row:research"))
    assert refusal is not None
    assert refusal.reason == "other_decision"
