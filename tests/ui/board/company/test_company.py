"""The company: what can be clicked where, and that what is drawn is what there is."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.content.model import ProjectType, Side
from game.ui.area import Area
from game.ui.board import company, layout, people, tabs
from game.ui.canvas import ART_SIZE
from game.ui.palette import colour

SIZES = [(1280, 720), (1366, 768), (1920, 1080), (2560, 1440)]


def test_every_room_has_its_place(build):
    found = company.areas(build.view(build.seat()))
    rooms = [found[f"room:{floor}.{column}"] for floor in range(1, 5) for column in range(1, 5)]
    assert found["room:1.1"] == Area(404, 258, 39, 40)
    assert found["room:4.4"] == Area(524, 132, 39, 40)
    assert all(not one.overlaps(two) for one, two in combinations(rooms, 2))
    assert all(layout.COMPANY.covers(room) for room in rooms)


def test_people_and_desks_lie_in_their_rooms(build):
    view = build.view(build.crowded(waiting=4), build.seat())
    found = company.areas(view)
    for id, area in found.items():
        kind, _, rest = id.partition(":")
        if kind in ("person", "desk"):
            place = rest.rstrip("*").partition(":")[0]
            assert found[f"room:{place}"].covers(area), id


@pytest.mark.parametrize("waiting", [1, 2, 3, 7, 15])
def test_waiting_and_active_people_are_clicked_apart(build, waiting):
    for first in (0, 6, 10):
        found = company.areas(build.view(build.crowded(first, waiting)))
        for id, area in found.items():
            if id.endswith("*") and id[:-1] in found:
                assert not area.overlaps(found[id[:-1]]), id
                assert area.w >= 6
                assert area.h >= 6


def test_people_come_before_their_rooms(build):
    ids = list(company.areas(build.view(build.crowded())))
    assert ids.index("person:1.3") < ids.index("room:1.3")
    assert ids.index("person:1.3*") < ids.index("room:1.3")


def test_an_active_person_is_clicked_at_the_cheapest_desk(build):
    seat = build.seat()
    number = build.content.company.index(1, 3)
    seat.rooms[number].desks = [False, True, True]
    found = company.areas(build.view(seat))
    assert found["person:1.3*"].x == found["desk:1.3:2"].x


def test_nobody_waits_where_nobody_is(build):
    found = company.areas(build.view(build.seat(waiting={0: 5})))
    assert "person:1.1" in found
    assert "person:1.2" not in found
    assert "person:1.1*" not in found


def test_the_permanent_employee_is_no_target(build):
    seat = build.seat()
    number = build.content.company.index(2, 2)
    seat.rooms[number].desks = [False, False]
    found = company.areas(build.view(seat))
    assert "person:2.2*" not in found
    assert {"desk:2.2:1", "desk:2.2:2"} <= found.keys()
    assert "desk:2.2:0" not in found


def test_a_switch_for_every_company(build):
    four = company.areas(build.view(*[build.seat() for _ in range(4)]))
    assert [id for id in four if id.startswith("look:")] == [f"look:{n}" for n in range(4)]
    assert not [id for id in company.areas(build.view(build.seat())) if id.startswith("look:")]


def test_tabs_end_at_the_window(build):
    found = company.areas(build.view(build.crowded()))
    assert [found[f"tab:{project}"].right for project in ProjectType] == [ART_SIZE[0]] * 4


def test_a_tab_shows_the_spaces_reached(build):
    one = company.areas(build.view(build.seat(tabs=((1, 0), (4, 0), (5, 0), (7, 0)))))
    widths = [one[f"tab:{project}"].w - tabs.HANDLE for project in ProjectType]
    assert widths == [10, 40, 48, 64]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("first", [0, 6, 10])
def test_a_crowded_company_is_legible(build, paper, legible, size, first):
    for waiting, side in ((1, Side.A), (6, Side.B)):
        view = build.view(build.crowded(first, waiting, side), build.seat(), build.seat(), build.seat())
        view.state.seats[0].steps = 24
        view.state.seats[0].study = 18
        canvas = paper(size)
        company.draw(canvas, view)
        legible(canvas)


def test_every_department_has_signs(build, paper):
    for first in (0, 10):
        canvas = paper()
        company.draw(canvas, build.view(build.crowded(first)))
        strips = [Area(0, 9, 39, 9).moved(*company.room_area(build.view(build.seat()), n)[:2]) for n in range(16)]
        for number, strip in enumerate(strips):
            pixels = pygame.PixelArray(canvas.surface.subsurface(canvas.rect(strip.inset(1))))
            ground = canvas.surface.map_rgb(colour("paper0"))
            inked = sum(pixel != ground for row in pixels for pixel in row)
            pixels.close()
            assert inked > 40, number


def test_a_desk_is_lit_only_when_taken(build, paper):
    seat = build.seat()
    canvas = paper()
    view = build.view(seat)
    company.draw(canvas, view)
    found = company.areas(view)

    def ground(desk: Area):
        return tuple(canvas.surface.get_at(canvas.rect(desk.moved(1, 2)).topleft))[:3]

    assert ground(found["desk:1.3:1"]) != ground(found["desk:1.3:2"])
    seat.rooms[build.content.company.index(1, 3)].desks[1] = True
    company.draw(canvas, view)
    assert ground(found["desk:1.3:1"]) == ground(found["desk:1.3:2"])


@pytest.mark.parametrize(("count", "drawn"), [(1, 1), (2, 2), (3, 3), (4, 3), (15, 3)])
def test_as_many_people_wait_as_there_are(count, drawn):
    waiting = people.waiting(0, count)
    assert waiting is not None
    assert len(waiting.places) == drawn
    assert waiting.counted == (count > drawn)


def test_the_people_wear_their_seats_colour(build, paper):
    shades = []
    for seat in range(4):
        canvas = paper()
        view = build.view(*[build.seat(waiting={0: 3}) for _ in range(4)], looked_at=seat)
        company.draw(canvas, view)
        area = canvas.rect(company.areas(view)["person:1.1"])
        pixels = [
            tuple(canvas.surface.get_at((x, y)))[:3]
            for x in range(*_span(area.x, area.w))
            for y in range(*_span(area.y, area.h))
        ]
        shade = colour(("red0", "blue0", "yel0", "grn0")[seat])
        assert pixels.count(shade) > 30
        shades.append(shade)
    assert len(set(shades)) == 4


def _span(start: int, length: int) -> tuple[int, int]:
    return start, start + length


def test_rings_leave_the_names_in_sight(build, paper, legible):
    glow = frozenset(f"room:{floor}.{column}" for floor in range(1, 5) for column in range(1, 5))
    canvas = paper()
    company.draw(canvas, build.view(build.crowded(), glow=glow, hover="room:2.2"))
    names = [drawn.text for drawn in canvas.texts]
    assert build.text("department.human_resources.short") in names
    legible(canvas)


def test_rooms_in_reach_say_how_many_steps(build, paper):
    view = build.view(
        build.seat(waiting={0: 5}),
        glow=frozenset({"room:1.2", "room:2.2", "room:4.4"}),
        chosen=frozenset({"person:1.1"}),
    )
    canvas = paper()
    company.draw(canvas, view)
    found = company.areas(view)
    steps = {
        id: [drawn.text for drawn in canvas.texts if found[id].covers(drawn.area) and drawn.text.isdigit()]
        for id in ("room:1.2", "room:2.2", "room:4.4")
    }
    assert "1" in steps["room:1.2"]
    assert "2" in steps["room:2.2"]
    assert "6" in steps["room:4.4"]


def test_uses_left_are_shown_to_whom_they_belong(build, paper):
    for decider, shown in ((0, True), (1, False)):
        canvas = paper()
        view = build.view(build.seat(), build.seat(), decider=decider, uses={"construction": 3})
        company.draw(canvas, view)
        tag = company.areas(view)["room:1.3"]._replace(y=276, h=8, w=14)
        assert ([drawn.text for drawn in canvas.texts if tag.covers(drawn.area)] == ["3"]) == shown


def test_the_reserved_department_stands_on_the_roof(build, paper, legible):
    for department in build.content.departments:
        seat = build.seat()
        seat.reserved = department
        canvas = paper()
        company.draw(canvas, build.view(seat))
        name = build.text(f"department.{department}.short")
        assert build.text("company.reserved", department=name) in [drawn.text for drawn in canvas.texts]
        legible(canvas)


def test_andrew_shows_the_persons_company(build):
    view = build.view(build.seat(), looked_at=1)
    assert company.shown(view) == 0


@pytest.mark.parametrize("size", SIZES)
def test_light_around_people_covers_nobody(build, paper, legible, size):
    ids = [f"person:{floor}.{column}{who}" for floor in range(1, 5) for column in range(1, 5) for who in ("", "*")]
    dark, lit = paper(size), paper(size)
    view = build.view(build.crowded(waiting=2))
    company.draw(dark, view)
    company.draw(lit, build.view(build.crowded(waiting=2), glow=frozenset(ids), hover="person:2.2"))
    legible(lit)
    assert sorted(drawn.text for drawn in lit.texts) == sorted(drawn.text for drawn in dark.texts)
    for number in range(build.content.company.size):
        room = company.room_area(view, number)
        desks, others = company.furnishing(view, number)
        faces = [desk.seat for desk in desks if desk.taken] + list(others.places)
        for face in faces:
            x, y = dark.point(room.x + face.x + face.w / 2, room.y + face.y + face.h / 2)
            assert lit.surface.get_at((x, y)) == dark.surface.get_at((x, y)), (number, face)


def test_who_can_be_picked_shines(build, paper):
    canvas = paper()
    view = build.view(build.seat(waiting={0: 3}), glow=frozenset({"person:1.1"}))
    company.draw(canvas, view)
    place = company.furnishing(view, 0)[1].places[0]
    room = company.room_area(view, 0)
    left = [
        canvas.surface.get_at(canvas.point(room.x + place.x + dx / 2, room.y + place.y + 10)) for dx in range(-6, 4)
    ]
    assert colour("glow") in left
    assert colour("brass0") in left
