"""Where things lie: inside of their boards, clear of each other, one place for every id."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest

from game.content.model import ActionType, Content, Region
from game.content.text import Text
from game.engine import State
from game.ui.area import Area
from game.ui.board import boards, layout, map, places, regions, timeline, topbar
from game.ui.view import (
    TableView,
    donation_id,
    drawer_id,
    mission_id,
    plot_id,
    row_id,
    seat_id,
    space_id,
    tile_id,
    track_id,
)

Start = Callable[[int], State]
Look = Callable[..., TableView]


def clear(a: Area, b: Area) -> bool:
    """Whether two areas share at most a border."""
    return not a.inset(0.5).overlaps(b.inset(0.5))


def test_every_plot_has_a_place_on_the_map(start: Start, look: Look, content: Content) -> None:
    found = map.areas(look(start(2)))
    south = layout.REGION_PANELS["south"]
    for city in content.map.cities.values():
        for number in range(1, len(city.slots) + 1):
            area = found[plot_id(city.id, number)]
            assert layout.MAP_VIEW.inset(3).covers(area)
            assert clear(area, south)


def test_cities_keep_clear_of_each_other_and_of_the_panel(content: Content, text: Text) -> None:
    drawn = {
        city.id: [places.row(city), places.roofs(city), places.plate(city, text(f"city.{city.id}"))]
        + ([places.locomotive(city)] if city.transport_bonus else [])
        for city in content.map.cities.values()
    }
    for one, other in combinations(drawn, 2):
        for a in drawn[one]:
            for b in drawn[other]:
                assert clear(a, b), (one, other, a, b)
    for city, parts in drawn.items():
        for part in parts:
            assert layout.MAP_VIEW.inset(2).covers(part), city
            assert clear(part, layout.REGION_PANELS["south"]), city


def test_plots_of_a_city_share_only_their_border(content: Content) -> None:
    for city in content.map.cities.values():
        plots = [places.plot(city, number) for number in range(1, len(city.slots) + 1)]
        assert all(clear(a, b) for a, b in combinations(plots, 2))
        assert places.row(city).covers(plots[0])
        assert places.row(city).covers(plots[-1])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_chips_fill_the_bar_without_touching(seats: int, start: Start, look: Look) -> None:
    found = topbar.areas(look(start(seats)))
    shown = [found[seat_id(seat)] for seat in range(max(2, seats))]
    others = [area for id, area in found.items() if not id.startswith("seat:")]
    assert all(not a.overlaps(b) for a, b in combinations(shown + others, 2))
    assert all(layout.TOP_BAR.covers(area) for area in found.values())


def test_tracks_and_missions_lie_in_their_panels(start: Start, look: Look, content: Content) -> None:
    state = start(2)
    state.seats[1].track[Region.SOUTH] = 5
    found = regions.areas(look(state, decider=1))
    for region in Region:
        panel = layout.REGION_PANELS[region]
        assert panel.covers(found[mission_id(region)])
        assert all(panel.covers(found[track_id(region, n)]) for n in range(1, len(content.transport[region]) + 1))
    assert found[track_id(Region.WEST)] == found[track_id(Region.WEST, 2)]
    assert found[track_id(Region.SOUTH)] == found[track_id(Region.SOUTH, 5)], "the end has no next space"


def test_timeline_spaces_lie_in_their_rows(start: Start, look: Look) -> None:
    found = timeline.areas(look(start(3)))
    for row in ActionType:
        for space in range(1, 6):
            assert found[row_id(row)].covers(found[space_id(row, space)])
            x, y = timeline.marker_place(row, space)
            assert found[space_id(row, space)].covers(Area(x, y, 13, 13))
    rows = [found[row_id(row)] for row in ActionType]
    assert all(not a.overlaps(b) for a, b in combinations(rows, 2))


def test_drawers_hide_the_map(start: Start, look: Look, content: Content) -> None:
    state = start(4)
    chart = boards.areas(look(state, drawer="donations"))
    assert {donation_id(d) for d in content.donations.spaces} <= chart.keys()
    assert not any(id.startswith(("plot:", "city:")) for id in chart)
    assert mission_id(Region.SOUTH) not in chart
    assert mission_id(Region.WEST) in chart
    display = boards.areas(look(state, drawer="departments"))
    assert {tile_id(d) for d in content.departments} <= display.keys()
    assert boards.areas(look(state)).keys() >= {drawer_id(n) for n in ("donations", "departments", "routes")}


@pytest.mark.parametrize(("drawer", "prefix"), [("donations", "donation:"), ("departments", "tile:")])
def test_cards_of_a_drawer_lie_beside_each_other(drawer: str, prefix: str, start: Start, look: Look) -> None:
    found = [a for id, a in boards.areas(look(start(2), drawer=drawer)).items() if id.startswith(prefix)]
    assert all(not a.overlaps(b) for a, b in combinations(found, 2))
    assert all(layout.DRAWER.inset(2).covers(area) for area in found)
