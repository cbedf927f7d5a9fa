"""Networks of cities (F2)."""

from __future__ import annotations

import pytest

from game.content.model import Content
from game.engine import Category, State, score
from game.engine.connections import networks
from tests.engine.positions import EAST, MIDWEST, SOUTH, WEST, first_round, own

# San Francisco - Reno - Salt Lake City - Denver - Omaha - Chicago - Pittsburgh - New York
COAST_TO_COAST = ("san_francisco:1", "reno:1", "salt_lake_city:1", "denver:1", "omaha:1", "chicago:1", "pittsburgh:1")
WEST_TO_CHICAGO = COAST_TO_COAST[:6]


def _linked(content: Content, *plots: str, west: int = 1, midwest: int = 1, east: int = 1, south: int = 1) -> State:
    state = first_round(content)
    own(state, *plots)
    state.seats[0].track = {WEST: west, MIDWEST: midwest, EAST: east, SOUTH: south}
    return state


def _vp(state: State) -> int:
    return score(state, 0).points(Category.CONNECTIONS)


def test_coast_to_coast_by_railroad(content: Content) -> None:
    """F2: San Francisco 2, Chicago 1, New York 1 are 4 points: 27 with railroads, 18 with a stagecoach in the west."""
    plots = (*COAST_TO_COAST, "new_york:1")
    assert _vp(_linked(content, *plots, west=4, midwest=3, east=2)) == 27
    assert _vp(_linked(content, *plots, west=2, midwest=3, east=2)) == 18
    assert _vp(_linked(content, *plots, west=1, midwest=3, east=2)) == 12


@pytest.mark.parametrize(("level", "points"), [(1, 18), (2, 24), (4, 36)])
def test_all_four_major_cities(content: Content, level: int, points: int) -> None:
    """F2: with New Orleans (over Washington and Atlanta) 5 points: 18, 24 or 36."""
    plots = (*COAST_TO_COAST, "new_york:1", "washington:1", "atlanta:1", "new_orleans:1")
    assert _vp(_linked(content, *plots, west=level, midwest=level, east=max(2, level), south=level)) == points


@pytest.mark.parametrize(("west", "midwest", "points"), [(1, 5, 6), (3, 2, 12), (4, 3, 18)])
def test_three_points(content: Content, west: int, midwest: int, points: int) -> None:
    """F2: San Francisco and Chicago are 3 points: 6, 12 or 18 at the lower level of the two."""
    assert _vp(_linked(content, *WEST_TO_CHICAGO, west=west, midwest=midwest)) == points


@pytest.mark.parametrize(("midwest", "points"), [(1, 3), (2, 6), (3, 9)])
def test_two_points(content: Content, midwest: int, points: int) -> None:
    """F2: Chicago, Pittsburgh, New York are 2 points: 3, 6 or 9."""
    assert _vp(_linked(content, "chicago:1", "pittsburgh:1", "new_york:1", midwest=midwest, east=5)) == points


def test_regions_passed_through_do_not_count(content: Content) -> None:
    """F2: from San Francisco to New Orleans through a midwest of carts; west and south are at the railroad: 18."""
    to_denver = ("new_orleans:1", "atlanta:1", "cincinnati:1", "st_louis:1", "kansas_city:1", "denver:1")
    on = ("salt_lake_city:1", "reno:1", "san_francisco:1")
    assert _vp(_linked(content, *to_denver, *on, west=4, midwest=1, east=1, south=3)) == 18


def test_one_major_city_is_no_connection(content: Content) -> None:
    """F2: San Francisco alone has 2 connection points and scores nothing; a gap in the line parts the network."""
    assert _vp(_linked(content, "san_francisco:1", "reno:1", west=4)) == 0
    broken = [plot for plot in COAST_TO_COAST if not plot.startswith("omaha")]
    assert _vp(_linked(content, *broken, west=4, midwest=4)) == 0


def test_discs_of_others_do_not_link(content: Content) -> None:
    """F2: both cities of a route must hold a disc of the seat."""
    state = _linked(content, *[plot for plot in WEST_TO_CHICAGO if plot != "omaha:1"], west=4, midwest=4)
    own(state, "omaha:1", seat=1)
    assert _vp(state) == 0
    own(state, "omaha:1", seat=0)
    assert _vp(state) == 18


def test_several_discs_in_a_city_are_one_city(content: Content) -> None:
    """F2: a second disc in Chicago adds no point."""
    assert _vp(_linked(content, *WEST_TO_CHICAGO, "chicago:2", "san_francisco:2", west=4, midwest=3)) == 18


def test_every_major_city_of_a_network_counts(content: Content) -> None:
    """Ruling 6: New Orleans by cart makes 4 points worth 12, though San Francisco and Chicago by railroad were 18."""
    plots = (*WEST_TO_CHICAGO, "st_paul:1", "st_louis:1", "memphis:1", "new_orleans:1")
    assert _vp(_linked(content, *plots, west=4, midwest=3, south=1)) == 12


@pytest.mark.parametrize(("west", "points"), [(1, 9), (2, 12)])
def test_only_the_best_network_scores(content: Content, west: int, points: int) -> None:
    """F2: San Francisco to Chicago (3 points) by cart 6, by stagecoach 12; New York to New Orleans (2 points) 9."""
    state = _linked(content, *WEST_TO_CHICAGO, west=west, midwest=3, east=2, south=3)
    own(state, "new_york:1", "washington:1", "atlanta:1", "new_orleans:1")
    assert _vp(state) == points
    assert len(networks(state, 0)) == 2


def test_a_gap_parts_a_network(content: Content) -> None:
    """F2: with Denver missing San Francisco is alone; Chicago to New York are 2 points, by railroad 9."""
    state = _linked(content, *[p for p in COAST_TO_COAST if p != "denver:1"], "new_york:1", west=4, midwest=3, east=2)
    assert _vp(state) == 9
    assert len(networks(state, 0)) == 1


def test_there_are_54_routes(content: Content) -> None:
    """F2: among them some that are easily misread; Boise leads to Denver and not to Salt Lake City."""
    routes = {frozenset(route) for route in content.map.routes}
    assert len(routes) == 54
    assert frozenset(("el_paso", "santa_fe")) in routes
    assert frozenset(("washington", "charleston")) in routes
    assert frozenset(("memphis", "st_louis")) in routes
    assert frozenset(("boise", "salt_lake_city")) not in routes
