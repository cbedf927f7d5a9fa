"""How the map is looked at: points of the map and of the table, and how far it can be moved."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

from game.engine import State
from game.ui.area import Area
from game.ui.board import layers
from game.ui.board.layout import MAP_VIEW, REGION_PANELS
from game.ui.board.zoom import INSIDE, LARGEST, WHOLE, MapLook
from game.ui.canvas import Canvas
from game.ui.view import TableView

Make = Callable[[int], State]
Look = Callable[..., TableView]
Picture = Callable[..., Canvas]

SOUTH = REGION_PANELS["south"]
POINTS = [(x, y) for x in (3, 90, 200, 397) for y in (75, 190, 300)]


@pytest.mark.parametrize("point", POINTS)
def test_a_point_of_the_table_is_one_of_the_map_and_back(point: tuple[float, float]) -> None:
    look = MapLook(3, 170, 180)
    assert look.on_table(*look.on_map(*point)) == pytest.approx(point)
    assert WHOLE.on_map(*point) == point


@pytest.mark.parametrize("point", [(200, 190), (150, 150), (260, 240)])
def test_what_is_under_the_pointer_stays_there(point: tuple[float, float]) -> None:
    for before, after in itertools.pairwise(WHOLE.zoomed(step, point) for step in range(LARGEST)):
        assert after.on_map(*point) == pytest.approx(before.on_map(*point), abs=0.5)


def test_it_ends_at_the_largest_and_at_the_whole() -> None:
    assert WHOLE.zoomed(99).zoom == LARGEST
    assert MapLook(2, 130, 150).zoomed(-1) == WHOLE
    assert WHOLE.zoomed(-1) == WHOLE


@pytest.mark.parametrize("push", [(-9999, 0), (9999, 0), (0, -9999), (0, 9999), (9999, 9999)])
def test_the_country_stays_in_sight(push: tuple[float, float]) -> None:
    seen = WHOLE.zoomed(1).moved(*push).seen()
    assert seen.x >= MAP_VIEW.x
    assert seen.right <= MAP_VIEW.right
    assert seen.y >= MAP_VIEW.y
    assert seen.bottom <= MAP_VIEW.bottom + SOUTH.h


def test_the_whole_map_does_not_move() -> None:
    assert WHOLE.moved(40, 40) == WHOLE


def test_places_are_whole_pixels_of_the_enlarged_map() -> None:
    look = WHOLE.zoomed(2, (123.4, 156.7)).moved(1.3, -2.9)
    assert look.x * look.zoom == pytest.approx(round(look.x * look.zoom))
    assert look.y * look.zoom == pytest.approx(round(look.y * look.zoom))


def test_only_what_is_in_sight_can_be_pointed_at() -> None:
    look = MapLook(2, 100, 130)
    assert look.visible(Area(300, 250, 13, 13)) is None
    edge = look.visible(Area(190, 120, 26, 13))
    assert edge is not None
    assert INSIDE.covers(edge)
    assert look.visible(Area(95, 125, 13, 13)) == Area(190, 178, 26, 26)


def test_panels_over_the_map_hide_what_is_under_them() -> None:
    look = MapLook(2, 100, 130)
    x, y = look.on_map(SOUTH.x + 20, SOUTH.y + 20)
    assert look.visible(Area(x, y, 6, 6)) is None
    x, y = look.on_map(SOUTH.x + 20, SOUTH.y - 8)
    part = look.visible(Area(x, y, 13, 13))
    assert part is not None
    assert part.bottom == SOUTH.y


def test_a_thing_is_brought_into_sight() -> None:
    thing = Area(380, 90, 13, 13)
    look = MapLook(3, 60, 260)
    assert look.visible(thing) is None
    shown = look.showing(thing)
    assert shown.visible(thing) is not None
    assert shown.showing(thing) == shown


def test_of_a_dragged_map_only_the_last_picture_is_kept(start: Make, look: Look, picture: Picture) -> None:
    state = start(2)
    at = WHOLE.zoomed(1)
    for step in range(6):
        picture(look(state, map=at.moved(7 * step, 0)))
    kept = len(layers._layers)
    picture(look(state, map=at.moved(99, 0)))
    assert len(layers._layers) == kept
