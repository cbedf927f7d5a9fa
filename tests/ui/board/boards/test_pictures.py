"""What is seen: discs in their colours, rings, marks, and texts that can be read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.content.model import ActionType, Content, ProjectType, Region
from game.engine import State
from game.engine.state import NEUTRAL, Plot
from game.ui.area import Area
from game.ui.board import map, regions, timeline
from game.ui.canvas import Canvas
from game.ui.palette import colour
from game.ui.view import TableView, plot_id, row_id
from tests.ui.legible import faults

Make = Callable[[int], State]
Look = Callable[..., TableView]
Picture = Callable[..., Canvas]
DRAWERS = (None, "donations", "departments", "routes")
COLOURS = ("red0", "blue0", "yel0", "grn0")


def pixels(canvas: Canvas, area: Area, name: str) -> int:
    """Number of screen pixels of a colour."""
    part = canvas.surface.subsurface(canvas.rect(area))
    return pygame.mask.from_threshold(part, colour(name), (1, 1, 1, 255)).count()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080), (3840, 2160)])
def test_every_text_can_be_read(seats: int, size: tuple[int, int], crowded: Make, look: Look, picture: Picture) -> None:
    state = crowded(seats)
    for drawer in (*DRAWERS, "andrew") if state.solo else DRAWERS:
        canvas = picture(look(state, drawer=drawer), size)
        assert len(canvas.texts) > 40
        assert list(faults(canvas)) == [], drawer


def test_a_start_position_is_readable_too(start: Make, look: Look, picture: Picture) -> None:
    for seats in (1, 2, 3, 4):
        assert list(faults(picture(look(start(seats))))) == []


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_discs_on_plots_show_their_seat(seat: int, start: Make, look: Look, picture: Picture, content: Content) -> None:
    state = start(4)
    city = content.map.cities["denver"]
    state.plots["denver"][0] = Plot(seat, ProjectType.INFRASTRUCTURE)
    canvas = picture(look(state))
    place = Area(*map.disc_place(city, 1), 10, 10)
    assert pixels(canvas, place, COLOURS[seat]) > 60
    assert all(pixels(canvas, place, other) < 20 for other in COLOURS if other != COLOURS[seat])


def test_neutral_discs_and_andrews_differ_from_all_seats(
    start: Make, look: Look, picture: Picture, content: Content
) -> None:
    state = start(1)
    state.plots["reno"][0], state.plots["boise"][0] = Plot(NEUTRAL), Plot(1)
    canvas = picture(look(state))
    for name in ("reno", "boise"):
        place = Area(*map.disc_place(content.map.cities[name], 1), 10, 10)
        assert all(pixels(canvas, place, other) == 0 for other in COLOURS)
    neutral = Area(*map.disc_place(content.map.cities["reno"], 1), 10, 10)
    assert pixels(canvas, neutral, "grey3") > 40


def test_a_small_city_takes_the_colour_of_the_tab(start: Make, look: Look, picture: Picture, content: Content) -> None:
    state = start(2)
    state.plots["omaha"][0] = Plot(0, ProjectType.INDUSTRY)
    canvas = picture(look(state))
    assert pixels(canvas, map.areas(look(state))[plot_id("omaha", 1)], "fact") > 20


def test_discs_on_tracks_and_people_on_missions(start: Make, look: Look, picture: Picture) -> None:
    state = start(4)
    for seat, owner in enumerate(state.seats):
        owner.track[Region.EAST] = 4
        owner.missions[Region.EAST] = seat
    view = look(state)
    canvas = picture(view)
    for seat in range(4):
        place = Area(*regions.disc_place(view, Region.EAST, seat), 7, 7)
        assert pixels(canvas, place, COLOURS[seat]) > 15
        person = Area(*regions.person_place(Region.EAST, seat), 6, 10)
        assert (pixels(canvas, person, COLOURS[seat]) > 0) == (seat > 0)


def test_a_disc_on_the_last_space_takes_the_rewards_place(start: Make, look: Look, picture: Picture) -> None:
    state = start(2)
    before = [t.text for t in picture(look(state)).texts].count("$10")
    state.seats[1].track[Region.MIDWEST] = 5
    assert [t.text for t in picture(look(state)).texts].count("$10") == before - 1


def test_rings_show_what_can_be_clicked_under_the_plates(start: Make, look: Look, picture: Picture) -> None:
    state = start(2)
    id = plot_id("boise", 1)
    plain = picture(look(state))
    area = map.areas(look(state))[id].inset(-2)
    lit = picture(look(state, glow=frozenset({id})))
    assert pixels(lit, area, "glow") > pixels(plain, area, "glow") + 50
    pointed = picture(look(state, glow=frozenset({id}), hover=id))
    assert pixels(pointed, area.inset(-1), "grey0") > pixels(lit, area.inset(-1), "grey0")
    assert [t.text for t in lit.texts if t.text == "Boise"] == ["Boise"]


def test_changed_things_are_marked(start: Make, look: Look, picture: Picture) -> None:
    state = start(2)
    id = plot_id("dallas", 1)
    area = map.areas(look(state))[id]
    marked = picture(look(state, marks=frozenset({id})))
    assert pixels(marked, area, "grey0") > pixels(picture(look(state)), area, "grey0")


def test_gear_stands_right_of_the_chosen_rows_marker(start: Make, look: Look, picture: Picture) -> None:
    state = start(2)
    assert timeline.gear_place(state) is None
    row = ActionType.CONSTRUCTION
    state.row = state.moving = row
    state.markers[row] = 2
    place = timeline.gear_place(state)
    assert place is not None
    assert timeline.space_area(row, 3).covers(Area(*place, 13, 15))
    assert timeline.event_space(state) == (row, 3)
    assert pixels(picture(look(state)), Area(*place, 13, 15), "brass1") > 20


def test_a_row_at_its_end_shows_whose_event_it_takes(start: Make, look: Look, picture: Picture) -> None:
    """R2: the gear stays beside the marker on the last space, the event is the flipped row's."""
    state = start(2)
    state.row, state.moving = ActionType.RESEARCH, ActionType.HUMAN_RESOURCES
    state.markers[ActionType.RESEARCH] = 5
    gear = timeline.gear_place(state)
    assert gear is not None
    assert not Area(*gear, 13, 15).overlaps(Area(*timeline.marker_place(ActionType.RESEARCH, 5), 13, 13))
    assert timeline.event_space(state) == (ActionType.HUMAN_RESOURCES, 1)
    marker = Area(*timeline.marker_place(ActionType.HUMAN_RESOURCES, 0), 13, 13)
    assert pixels(picture(look(state)), marker, "teal0") > 50


def test_kept_pictures_follow_the_position(crowded: Make, look: Look, picture: Picture) -> None:
    state = crowded(3)
    first = pygame.image.tobytes(picture(look(state)).surface, "RGB")
    assert pygame.image.tobytes(picture(look(state)).surface, "RGB") == first
    for change in (
        lambda: setattr(state.seats[2], "money", 99),
        lambda: state.seats[1].track.update({Region.EAST: 5}),
        lambda: state.seats[1].missions.update({Region.SOUTH: 1}),
        lambda: state.markers.update({ActionType.RESEARCH: 3}),
        lambda: state.plots["reno"].__setitem__(0, None),
    ):
        before = pygame.image.tobytes(picture(look(state)).surface, "RGB")
        change()
        assert pygame.image.tobytes(picture(look(state)).surface, "RGB") != before


def test_hovering_a_row_changes_only_its_ring(start: Make, look: Look, picture: Picture) -> None:
    view = look(start(2), glow=frozenset({row_id(ActionType.RESEARCH)}))
    over = replace(view, hover=row_id(ActionType.RESEARCH))
    assert pygame.image.tobytes(picture(view).surface, "RGB") != pygame.image.tobytes(picture(over).surface, "RGB")
