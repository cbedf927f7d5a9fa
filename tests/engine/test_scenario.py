"""Chapters of a campaign: what they start with, their extra rules, their objectives met and missed."""

from __future__ import annotations

from typing import Any

import pytest

from game.content import Content
from game.content.effects import Gain
from game.content.model import ActionType, Difficulty, Level, ProjectType, Region, Side, TimelineSpace
from game.content.scenario import ExtraRules, Objective, RoomStart, Scenario, Start, TabStart
from game.engine import Options, OptionsError, State, apply, copy, legal_moves, new_game, parse, why_not
from game.engine.andrew import draw, wants_event
from game.engine.departments import start_turn
from game.engine.scenario import progress
from game.engine.state import Decision, Plot, Task

WEST, EAST = Region.WEST, Region.EAST


def game(content: Content, **scenario: Any) -> State:
    options = Options(seats=1, seed=4, difficulty=Difficulty.NORMAL, scenario=Scenario(**scenario))
    return new_game(content, options)


def turn(state: State, action: ActionType, round_: int = 3) -> State:
    """Put the person into the departments step of a round."""
    state.round = round_
    state.row = state.moving = action
    state.agenda = [Task(Decision.ACTIVATE, 0), Task(Decision.DEPARTMENTS, 0)]
    start_turn(state, 0, action, [])
    return state


def put(state: State, city: str, plot: int = 1, project: ProjectType = ProjectType.HOUSING) -> None:
    state.plots[city][plot - 1] = Plot(0, project)


def test_a_chapter_needs_andrew(content: Content) -> None:
    with pytest.raises(OptionsError):
        new_game(content, Options(seats=2, seed=1, scenario=Scenario()))


def test_a_chapter_says_what_its_game_starts_with(content: Content) -> None:
    row = (TimelineSpace.EAST, TimelineSpace.DONATION, TimelineSpace.WEST, TimelineSpace.SOUTH)
    state = game(
        content,
        rows=dict.fromkeys(ActionType, row),
        display={"sales": 2, "recruiting": 1},
        neutral_discs=5,
        start=Start(
            money=30,
            goods=9,
            departments=(RoomStart(4, 1, "sales"),),
            tabs={ProjectType.COMMERCE: TabStart(Side.B, 3)},
            track={EAST: 2},
        ),
    )
    seat = state.seats[0]
    assert (seat.money, seat.goods, seat.track[EAST], seat.track[WEST]) == (30, 9, 2, 1)
    assert all(spaces == (*row, TimelineSpace.END) for spaces in state.rows.values())
    assert {tile: n for tile, n in state.display.items() if n} == {"sales": 1, "recruiting": 1}
    assert (seat.rooms[12].department, seat.rooms[12].desks, seat.rooms[12].built) == ("sales", [False, False], False)
    assert (seat.tabs[ProjectType.COMMERCE].side, seat.tabs[ProjectType.COMMERCE].reached) == (Side.B, 3)
    assert seat.supply == 22 - 2, "two discs of the supply stand on spaces 2 and 3"
    discs = [p for plots in state.plots.values() for p in plots if p] + [d for c in state.chart.values() for d in c]
    assert len(discs) == 5


def test_nobody_donates_before_the_chapters_round(content: Content) -> None:
    state = game(content, rules=ExtraRules(donations_from=10))
    state.event = TimelineSpace.DONATION
    for round_, open_ in ((9, False), (10, True)):
        trial = copy(state)
        trial.round = round_
        trial.agenda = [Task(Decision.DONATE, 0)]
        free = next(donation for donation, discs in trial.chart.items() if not discs)
        refusal = why_not(trial, parse(f"donate:{free}"))
        assert (refusal is None) is open_
        assert wants_event(trial) is open_


def test_a_closed_region_takes_no_missions_and_no_projects(content: Content) -> None:
    closed = turn(game(content, rules=ExtraRules(opens={WEST: 6})), ActionType.MANAGEMENT, 5)
    uses = {str(move) for move in legal_moves(closed)}
    assert "use:commerce_finance:mission_money:east" in uses
    assert "use:commerce_finance:mission_money:west" not in uses
    builders = turn(game(content, rules=ExtraRules(opens={WEST: 6})), ActionType.CONSTRUCTION, 5)
    assert {
        content.map.cities[str(m).split(":")[3]].region for m in legal_moves(builders) if str(m)[:5] == "build"
    } == {
        Region.MIDWEST,
        EAST,
        Region.SOUTH,
    }
    opened = turn(game(content, rules=ExtraRules(opens={WEST: 6})), ActionType.MANAGEMENT, 6)
    assert "use:commerce_finance:mission_money:west" in {str(move) for move in legal_moves(opened)}


def test_a_mission_has_its_price(content: Content) -> None:
    state = turn(game(content, rules=ExtraRules(mission_price={WEST: 2})), ActionType.MANAGEMENT)
    before = state.seats[0].money
    apply(state, parse("use:commerce_finance:mission_money:west"))
    assert state.seats[0].money == before + 6 - 2
    exact = turn(game(content, rules=ExtraRules(mission_price={WEST: 2}), start=Start(money=2)), ActionType.MANAGEMENT)
    assert why_not(exact, parse("use:commerce_finance:mission_money:west")) is None
    poor = turn(game(content, rules=ExtraRules(mission_price={WEST: 2}), start=Start(money=1)), ActionType.MANAGEMENT)
    refusal = why_not(poor, parse("use:commerce_finance:mission_money:west"))
    assert refusal is not None
    assert (refusal.reason, refusal.values) == ("needs_money", {"needs": 2, "has": 1})


def test_the_first_link_pays_once(content: Content) -> None:
    state = turn(game(content, rules=ExtraRules(first_link=Gain(money=5))), ActionType.CONSTRUCTION)
    seat = state.seats[0]
    room = next(r for r in seat.rooms if r.department == "construction")
    room.desks = [True, True, True]
    turn(state, ActionType.CONSTRUCTION)
    seat.goods = 6
    seat.tabs[ProjectType.HOUSING].reached = 3
    for plots in state.plots.values():
        plots[:] = [None] * len(plots)
    put(state, "seattle")
    before = seat.money
    apply(state, parse("build:construction:housing:portland:1"))
    assert (seat.money, state.link_paid) == (before + 5, True)
    apply(state, parse("build:construction:housing:boise:1"))
    assert seat.money == before + 5


def test_andrews_card_starts_where_the_chapter_says(content: Content) -> None:
    state = game(content, rules=ExtraRules(andrew_shift=1))
    draw(state, [])
    assert state.andrew is not None
    assert state.andrew.shift == 1


def test_andrews_card_starts_under_the_last_vp_card_at_most(content: Content) -> None:
    state = game(content, rules=ExtraRules(andrew_shift=9))
    draw(state, [])
    assert state.andrew is not None
    assert state.andrew.shift == len(content.solo.vp_cards) - 1


@pytest.mark.parametrize(
    ("objective", "done"),
    [
        (Objective(projects={ProjectType.INDUSTRY: 3}), 1),
        (Objective(projects={ProjectType.INDUSTRY: 1, ProjectType.HOUSING: 5}), 3),
        (Objective(region_projects={WEST: 4}), 2),
        (Objective(region_projects={EAST: 4}), 1),
        (Objective(small_city_projects=5), 2),
        (Objective(departments={ActionType.RESEARCH: 3}), 1),
        (Objective(connect=("chicago", "new_york"), level=Level.CART), 3),
    ],
)
def test_objectives_are_counted_on_the_way(content: Content, objective: Objective, done: int) -> None:
    """Industry in Chicago, housing in Seattle and Reno, commerce in New York; Pittsburgh's disc is Andrew's."""
    state = game(content)
    for plots in state.plots.values():
        plots[:] = [None] * len(plots)
    put(state, "new_york", 1, ProjectType.COMMERCE)
    state.plots["pittsburgh"][0] = Plot(1)
    put(state, "seattle")
    put(state, "reno")
    put(state, "chicago", 1, ProjectType.INDUSTRY)
    reached = progress(state, objective)
    assert (reached.done, reached.met) == (done, False)


@pytest.mark.parametrize(
    ("objective", "needed"),
    [
        (Objective(donations=4), 4),
        (Objective(active_employees=10), 10),
        (Objective(small_city_projects=3), 3),
        (Objective(last_spaces=1), 1),
        (Objective(full_tabs=1), 1),
        (Objective(projects={ProjectType.INDUSTRY: 2}), 2),
        (Objective(region_projects=dict.fromkeys(Region, 1)), 4),
        (Objective(departments={ActionType.RESEARCH: 3}), 3),
        (Objective(connect=("chicago", "new_york"), level=Level.RAILROAD), 4),
        (Objective(empty_floor=1), 1),
    ],
)
def test_objectives_are_missed_and_met_from_the_position(content: Content, objective: Objective, needed: int) -> None:
    state = game(content)
    seat = state.seats[0]
    for plots in state.plots.values():
        plots[:] = [None] * len(plots)
    if not objective.empty_floor:
        missed = progress(state, objective)
        assert (missed.met, missed.needed) == (False, needed)
    seat.donations = 4
    for room in seat.rooms:
        room.desks = [True] * len(room.desks)
    for number, tile in ((12, "advanced_research"), (13, "advanced_design")):
        seat.rooms[number].department, seat.rooms[number].built = tile, True
        seat.rooms[number].desks = [True] * len(content.departments[tile].desks)
    seat.track = dict.fromkeys(Region, 5)
    seat.tabs[ProjectType.HOUSING].reached = 7
    for city, project in (
        ("chicago", ProjectType.INDUSTRY),
        ("pittsburgh", ProjectType.INDUSTRY),
        ("new_york", ProjectType.HOUSING),
        ("seattle", ProjectType.HOUSING),
        ("reno", ProjectType.HOUSING),
        ("dallas", ProjectType.HOUSING),
    ):
        put(state, city, 1, project)
    met = progress(state, objective)
    assert (met.met, met.done) == (True, needed)
    if objective.empty_floor:
        seat.rooms[0].built = True
        assert progress(state, objective).met is False
    if objective.connect:
        state.plots["pittsburgh"][0] = None
        assert progress(state, objective).met is False
        put(state, "pittsburgh")
        seat.track[EAST] = 1
        assert progress(state, objective).met is False


def test_a_department_that_a_chapter_gives_is_not_reserved_too(content: Content) -> None:
    """S6, M2: a second copy could never be built, and nothing else before it."""
    start = Start(departments=(RoomStart(1, 2, "sales"),))
    state = game(content, start=start, display={"sales": 2, "logistics": 1})
    apply(state, legal_moves(state)[0])
    assert state.task.kind is Decision.RESERVE
    assert [str(move) for move in legal_moves(state) if move.keyword == "reserve"] == ["reserve:logistics"]
    refusal = why_not(state, parse("reserve:sales"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("M2", "second_copy")


def test_with_nothing_to_reserve_the_set_up_goes_on(content: Content) -> None:
    """S6: a decision without a choice is not asked."""
    state = game(content, start=Start(departments=(RoomStart(1, 2, "sales"),)), display={"sales": 2})
    apply(state, legal_moves(state)[0])
    assert state.task.kind is Decision.SETUP_STEPS
