"""Points at the end (F1, F3, F4)."""

from __future__ import annotations

import pytest

from game.content.model import Content, Side
from game.engine import Category, score, sheets, winners
from game.engine.state import State, TabState
from tests.engine.positions import (
    COMMERCE,
    EAST,
    HOUSING,
    INDUSTRY,
    INFRASTRUCTURE,
    MANAGEMENT,
    MIDWEST,
    SOUTH,
    WEST,
    first_round,
    furnish,
    own,
    play,
    room,
    turn,
)


def _points(state: State, category: Category, seat: int = 0) -> int:
    return score(state, seat).points(category)


def test_points_of_play_count(content: Content) -> None:
    """F1: whatever has been gained on the way."""
    state = first_round(content)
    state.seats[0].points = 17
    assert _points(state, Category.PLAYED) == 17


def test_an_unused_tile_is_worth_three(content: Content) -> None:
    """F1: 3 with the action choice tile, 0 without."""
    state = first_round(content, 4)
    state.seats[1].tile = False
    assert [_points(state, Category.TILE, seat) for seat in (0, 1)] == [3, 0]


def test_active_employees_are_worth_one(content: Content) -> None:
    """F1: the five of the start; not the permanent one, not those lying, not those on missions."""
    state = first_round(content)
    state.seats[0].missions[WEST] = 3
    assert _points(state, Category.EMPLOYEES) == 5
    room(state, "1.3").desks = [True, True, True]
    room(state, "2.2").desks = [False, False]
    assert _points(state, Category.EMPLOYEES) == 6


def test_built_departments_by_floor(content: Content) -> None:
    """F1: 3 on the top floor, 2 below, nothing for the five of the start; with or without employees."""
    state = first_round(content)
    furnish(state, "4.1", "sales")
    furnish(state, "4.4", "new_lobby")
    furnish(state, "1.2", "logistics", active=1)
    assert _points(state, Category.DEPARTMENTS_TOP) == 6
    assert _points(state, Category.DEPARTMENTS) == 2


def test_a_department_built_in_play_counts(content: Content) -> None:
    """F1: built through Strategic Planning."""
    state = first_round(content)
    turn(state, MANAGEMENT)
    play(state, "department:strategic_planning:sales:4.2")
    assert _points(state, Category.DEPARTMENTS_TOP) == 3


@pytest.mark.parametrize(
    ("reached", "points"),
    [
        (1, (0, 0, 0, 0)),
        (4, (0, 0, 0, 0)),
        (5, (1, 2, 3, 4)),
        (6, (3, 5, 7, 9)),
        (7, (6, 9, 12, 15)),
    ],
)
def test_tabs_are_worth_the_space_reached(content: Content, reached: int, points: tuple[int, ...]) -> None:
    """F1: the highest only: at most 6, 9, 12 and 15."""
    state = first_round(content)
    state.seats[0].tabs = {tab: TabState(Side.A, reached) for tab in state.seats[0].tabs}
    lines = [line for line in score(state, 0).lines if line.category is Category.TAB]
    assert [(line.item, line.points) for line in lines] == list(
        zip(("housing", "commerce", "industry", "infrastructure"), points, strict=True)
    )


def test_projects_score_their_city(content: Content) -> None:
    """F1: two in Chicago at 3, one in Denver 2, Seattle 1, Boise 0; neutral discs and others' do not count."""
    state = first_round(content)
    own(state, "chicago:1", "chicago:2", "denver:3", "seattle:1", "boise:1")
    own(state, "new_york:1", seat=1)
    own(state, "boston:1", seat=-1)
    assert _points(state, Category.CITIES) == 9
    assert _points(state, Category.CITIES, 1) == 3


def _donated(content: Content, *donations: str) -> State:
    state = first_round(content)
    for donation in donations:
        state.chart[donation] = [0]
    state.seats[0].donations = len(donations)
    return state


def _worth(state: State, donation: str, seat: int = 0) -> int:
    return next(line.points for line in score(state, seat).lines if line.item == donation)


@pytest.mark.parametrize(
    ("donation", "points"),
    [
        ("education_human_resources", 9),  # the starting one, recruiting, new lobby
        ("education_management", 6),  # Commerce & Finance, Strategic Planning
        ("education_construction", 3),
        ("education_research", 6),  # R&D, Advanced Design
        ("education_any", 8),
        ("rights_infrastructure", 8),  # two
        ("rights_industry", 3),
        ("rights_housing_commerce", 6),  # one and two
        ("rights_railroad", 6),  # east and south
        ("rights_donations", 2),  # itself
        ("welfare_flat", 7),
        ("welfare_employees", 5),
        ("health_west", 6),  # Denver two, Seattle
        ("health_midwest", 2),
        ("health_east", 2),
        ("health_south", 2),
        ("health_small_cities", 4),  # Seattle, Dallas
    ],
)
def test_what_each_donation_counts(content: Content, donation: str, points: int) -> None:
    """F3 and ruling 10: by the chart, starting departments included; active employees without the permanent one."""
    state = _donated(content, donation)
    furnish(state, "4.1", "recruiting")
    furnish(state, "4.2", "new_lobby")
    furnish(state, "4.3", "advanced_design")
    own(state, "denver:1", "chicago:5", project=INFRASTRUCTURE)
    own(state, "boston:3", project=INDUSTRY)
    own(state, "denver:3", project=HOUSING)
    own(state, "seattle:1", "dallas:1", project=COMMERCE)
    own(state, "phoenix:1", seat=1)
    state.seats[0].track = {WEST: 3, MIDWEST: 2, EAST: 2, SOUTH: 3}
    assert _worth(state, donation) == points


def test_a_project_keeps_its_type_in_a_small_city(content: Content) -> None:
    """C1 and F3: an industry project in a small city counts for the industry donation and for small cities."""
    state = _donated(content, "rights_industry", "health_small_cities")
    own(state, "boise:1", project=INDUSTRY)
    assert _worth(state, "rights_industry") == 3
    assert _worth(state, "health_small_cities") == 2


def test_donations_count_each_other(content: Content) -> None:
    """F3: "2 per donation" with four donations is 8, those given on top included."""
    state = _donated(content, "rights_donations", "welfare_flat", "education_any")
    state.chart["health_west"] = [1, 0]
    state.seats[0].donations = 4
    assert _worth(state, "rights_donations") == 8
    assert _worth(state, "health_west") == 0


def test_a_donation_is_worth_at_most_12(content: Content) -> None:
    """F3: seven projects in the west would be 14; the line says so."""
    state = _donated(content, "health_west")
    own(state, *[f"{c}:1" for c in ("seattle", "helena", "portland", "boise", "reno", "salt_lake_city", "phoenix")])
    line = next(line for line in score(state, 0).lines if line.item == "health_west")
    assert (line.points, line.count, line.each, line.capped) == (12, 7, 2, 12)


def test_exactly_the_limit_is_not_cut(content: Content) -> None:
    """F3: six projects in the west are 12: nothing is lost, and the line says nothing of a limit."""
    state = _donated(content, "health_west")
    own(state, *[f"{c}:1" for c in ("seattle", "helena", "portland", "boise", "reno", "salt_lake_city")])
    line = next(line for line in score(state, 0).lines if line.item == "health_west")
    assert (line.points, line.count, line.capped) == (12, 6, 0)


def test_each_plus_three_raises_the_limit(content: Content) -> None:
    """F3: one fully advanced side B: 15; two: 18, of which nine projects use up all."""
    state = _donated(content, "health_west")
    small = ("seattle", "helena", "portland", "boise", "reno", "salt_lake_city", "phoenix", "santa_fe")
    own(state, *[f"{city}:1" for city in small], "denver:1")
    state.seats[0].tabs[HOUSING] = TabState(Side.B, 7)
    assert _worth(state, "health_west") == 15
    state.seats[0].tabs[COMMERCE] = TabState(Side.B, 7)
    assert _worth(state, "health_west") == 18
    state.seats[0].tabs[COMMERCE] = TabState(Side.B, 6)
    assert _worth(state, "health_west") == 15
    state.seats[0].tabs[HOUSING] = TabState(Side.A, 7)
    assert _worth(state, "health_west") == 12


def test_the_sheet_adds_up(content: Content) -> None:
    """F1: 4 from play, 5 employees, 3 for a top floor, 15 for the tab, 3 for Chicago, 7 for a donation: 37."""
    state = _donated(content, "welfare_flat")
    state.seats[0].points = 4
    furnish(state, "4.1", "sales")
    state.seats[0].tabs[INFRASTRUCTURE] = TabState(Side.A, 7)
    own(state, "chicago:1")
    assert score(state, 0).total == 37


def test_most_points_win(content: Content) -> None:
    """F4: 20 against 10 and 15."""
    state = first_round(content, 3)
    for seat, points in enumerate((10, 20, 15)):
        state.seats[seat].points = points
        state.seats[seat].tile = False
    assert [sheet.total for sheet in sheets(state)] == [15, 25, 20]
    assert winners(state) == [1]


def test_ties_share(content: Content) -> None:
    """F4: two seats with the same points win together."""
    state = first_round(content, 4)
    for seat, points in enumerate((10, 20, 20, 15)):
        state.seats[seat].points = points
    assert winners(state) == [1, 2]


def test_a_solo_draw_is_shared(content: Content) -> None:
    """Ruling 12: the person's 5 employees and 1 point, Andrew's three departments."""
    state = first_round(content, 1)
    assert state.andrew is not None
    state.seats[0].points = 1
    state.andrew.departments = ["sales", "logistics", "recruiting"]
    assert [sheet.total for sheet in sheets(state)] == [6, 6]
    assert winners(state) == [0, 1]
    state.seats[0].points = 0
    assert winners(state) == [1]
