"""What the pictures are built with: filling, warping, enlarging."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from game.content.model import Content
from game.paths import assets_dir
from game.ui import art

SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"


@pytest.fixture(autouse=True)
def _artwork(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(SCRIPTS))


def test_a_filled_square_covers_the_pixels_whose_centres_lie_inside() -> None:
    from artwork.canvas import spans

    square = [(8, 8), (56, 8), (56, 40), (8, 40)]
    assert list(spans([square], unit=16)) == [(0, 3, 0), (0, 3, 1)]


def test_a_ring_in_a_ring_is_a_hole() -> None:
    from artwork.canvas import spans

    outer, inner = [(0, 0), (6, 0), (6, 6), (0, 6)], [(2, 2), (4, 2), (4, 4), (2, 4)]
    rows = {y: [(x0, x1) for x0, x1, line in spans([outer, inner]) if line == y] for y in range(6)}
    assert rows[0] == [(0, 6)]
    assert rows[2] == rows[3] == [(0, 2), (4, 6)]


def test_neighbouring_shapes_share_no_pixel_and_leave_none() -> None:
    from artwork.canvas import spans

    left, right = [(0, 0), (53, 0), (31, 90), (0, 90)], [(53, 0), (100, 0), (100, 90), (31, 90)]
    covered = [(x, y) for ring in (left, right) for x0, x1, y in spans([ring], unit=10) for x in range(x0, x1)]
    assert sorted(covered) == [(x, y) for x in range(10) for y in range(9)]


def test_a_line_has_both_ends_and_no_gap() -> None:
    from artwork.canvas import line_points

    for end in ((9, 2), (-4, 7), (0, -5), (3, 3)):
        points = line_points((0, 0), end)
        assert (points[0], points[-1]) == ((0, 0), end)
        assert all(max(abs(x1 - x0), abs(y1 - y0)) == 1 for (x0, y0), (x1, y1) in pairwise(points))


def test_own_logarithm_is_a_logarithm() -> None:
    import math

    from artwork import warp

    for value in (1e-9, 0.3, 0.5, 1.0, 1.0000001, 2.0, 7.25, 1e6):
        assert warp._ln(value) == pytest.approx(math.log(value), abs=1e-13)


def test_a_warp_without_distortion_changes_nothing() -> None:
    from artwork.warp import Warp

    corners = [(0.0, 0.0), (600.0, 0.0), (0.0, 600.0), (600.0, 600.0), (250.0, 400.0)]
    warp = Warp([(corner, (corner[0] / 2 + 10, corner[1] / 3)) for corner in corners])
    assert warp(120.0, 300.0) == pytest.approx((70.0, 100.0))


def test_enlarging_threefold_turns_steps_into_slopes() -> None:
    from artwork.canvas import Canvas
    from artwork.logo import smoothed

    step = Canvas(4, 4)
    for x, y in ((0, 3), (1, 3), (1, 2), (2, 2), (2, 3), (3, 3), (2, 1), (3, 1), (3, 2)):
        step.put(x, y, "ink0")
    large = smoothed(step)
    assert large.pixels != step.enlarged(3).pixels
    assert (large.width, large.height) == (12, 12)


def test_the_map_draws_the_cities_and_routes_of_the_content(content: Content) -> None:
    layout = art.map_layout()
    assert sorted(layout.cities) == sorted(city for city in content.map.cities)
    assert set(layout.routes) == set(content.map.routes)
    for name, city in content.map.cities.items():
        assert layout.cities[name].plots == len(city.slots)
        assert layout.cities[name].row[2] == 12 * len(city.slots) + 1


@pytest.mark.slow
def test_every_city_stands_on_land_of_its_region(content: Content) -> None:
    from artwork import terrain

    source = terrain.read(assets_dir() / "src" / "map")
    land = terrain.survey(source, (400, 284), (0, 0))
    for name, place in art.map_layout().cities.items():
        around = {land.region(place.anchor[0] + dx, place.anchor[1] + dy) for dx in (-3, 0, 3) for dy in (-3, 0, 3)}
        assert land.region(*place.anchor) in (content.map.cities[name].region.value, ""), name
        assert content.map.cities[name].region.value in around, name
