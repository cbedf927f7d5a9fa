"""What moves on the table after a move: from events to flights of pieces and figures, in art pixels and seconds.

Pure geometry: the positions before and after come as views, the places of pieces from the boards' painters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from game.content.model import ActionType, Region
from game.engine.events import Event, Kind
from game.ui import view as ids
from game.ui.area import Area
from game.ui.board import boards, company, map, regions, timeline
from game.ui.board.layout import DRAWER_TABS
from game.ui.view import TableView

Point = tuple[float, float]

FLIGHT = 0.26  # seconds that a piece flies
WALK = 0.22
RISE = 0.3  # seconds that a figure rises
STAGGER = 0.07  # between figures that rise together
LONGEST = 1.1  # seconds that the events of one move take at most
HEIGHT = 16.0  # of the arc of a flight
LANDING = ("disc.", "room.")  # sprites of pieces that land


@dataclass(frozen=True)
class Motion:
    """A sprite or words on the way from `start` to `end` (top left), with an arc `high` art pixels high."""

    start: Point
    end: Point
    begin: float
    seconds: float
    sprite: str = ""
    words: str = ""
    good: bool = True
    high: float = 0.0
    number: int = -1  # of the event that it shows

    def at(self, time: float) -> Point | None:
        """Return where it is, None before it starts and after it has arrived."""
        part = (time - self.begin) / self.seconds
        if not 0 <= part < 1:
            return None
        eased = part * part * (3 - 2 * part)
        arc = self.high * 4 * part * (1 - part)
        x = self.start[0] + (self.end[0] - self.start[0]) * eased
        y = self.start[1] + (self.end[1] - self.start[1]) * eased - arc
        return x, y

    @property
    def heard(self) -> float:
        """When it is heard: pieces as they land, all else as it sets out."""
        return self.begin + (self.seconds if self.sprite.startswith(LANDING) else 0.0)

    def still(self) -> Motion:
        """The same without a movement: the thing is at its end for as long."""
        return replace(self, start=self.end, high=0.0)


def motions(events: Sequence[Event], before: TableView, after: TableView) -> list[Motion]:
    """Return the motions of a move's events one after the other; figures of one seat rise together."""
    scene = _Scene(before, after)
    found: list[Motion] = []
    time = 0.0
    last: Event | None = None
    for number, event in enumerate(events):
        make = _MAKERS.get(event.kind)
        made = list(make(scene, event)) if make is not None else []
        if not made:
            continue
        figures = event.kind in _FIGURES
        if last is not None and figures and last.kind in _FIGURES and last.seat == event.seat:
            time = max(0.0, time - RISE + STAGGER)
        found += [replace(motion, begin=motion.begin + time, number=number) for motion in made]
        time += max(motion.begin + motion.seconds for motion in made)
        last = event
    return _within(found, LONGEST)


def _within(found: list[Motion], limit: float) -> list[Motion]:
    """Hurry up motions that would take too long together."""
    total = max((motion.begin + motion.seconds for motion in found), default=0.0)
    if total <= limit:
        return found
    by = limit / total
    return [replace(m, begin=m.begin * by, seconds=m.seconds * by) for m in found]


class _Scene:
    """Places of things in the views before and after."""

    def __init__(self, before: TableView, after: TableView) -> None:
        self.before = before
        self.after = after
        self.areas = {**boards.areas(before), **company.areas(before)}

    def chip(self, seat: int, dx: float = 0.0) -> Point:
        """Where the disc on a seat's chip is."""
        area = self.areas[ids.seat_id(seat)]
        return area.x + 3 + dx, area.y + 3

    def shown(self, seat: int | None) -> bool:
        """Whether the company of a seat is in sight."""
        return seat is not None and seat == company.shown(self.before)

    def room(self, seat: int, room: int) -> Point:
        """Where somebody in a room stands; the seat's chip when the company is not in sight."""
        if not self.shown(seat):
            return self.chip(seat)
        area = company.room_area(self.before, room)
        return area.x + 15, area.y + 23

    def colour(self, seat: int) -> str:
        """The name of a seat's pieces among the sprites."""
        colour = self.before.seats[seat].colour
        return "andrew" if colour == ids.ANDREW_COLOUR else f"seat{colour}"

    def centre(self, id: str, size: float) -> Point | None:
        """Where a square thing lies in the middle of another."""
        area = self.areas.get(id)
        return None if area is None else _middle(area, size)


def _middle(area: Area, size: float) -> Point:
    return area.x + (area.w - size) / 2, area.y + (area.h - size) / 2


def _built(scene: _Scene, event: Event) -> Iterator[Motion]:
    assert event.seat is not None
    city = scene.before.state.content.map.cities[event.city]
    start = scene.chip(event.seat)
    if event.project is not None and scene.shown(event.seat):
        start = scene.centre(ids.tab_id(event.project), 10) or start
    end = map.landing(scene.before, city, event.plot)
    yield Motion(start, end, 0, FLIGHT, f"disc.{scene.colour(event.seat)}.10", high=HEIGHT)


def _mission(scene: _Scene, event: Event) -> Iterator[Motion]:
    assert event.seat is not None
    assert event.region is not None
    start = scene.room(event.seat, event.room)
    end = regions.person_place(event.region, event.seat)
    yield Motion(start, end, 0, FLIGHT, f"person.{scene.colour(event.seat)}.mission", high=HEIGHT / 2)


def _returned(scene: _Scene, event: Event) -> Iterator[Motion]:
    assert event.seat is not None
    assert event.region is not None
    start = regions.person_place(event.region, event.seat)
    end = scene.room(event.seat, scene.before.state.content.company.lobby)
    for number in range(min(event.amount, 5)):
        sprite = f"person.{scene.colour(event.seat)}.mission"
        yield Motion(start, end, number * STAGGER, FLIGHT, sprite, high=HEIGHT / 2)


def _walked(scene: _Scene, event: Event) -> Iterator[Motion]:
    assert event.seat is not None
    if scene.shown(event.seat):
        start, end = scene.room(event.seat, event.room), scene.room(event.seat, event.to_room)
        yield Motion(start, end, 0, WALK, f"person.{scene.colour(event.seat)}.standing", high=2)


def _activated(scene: _Scene, event: Event) -> Iterator[Motion]:
    assert event.seat is not None
    place = scene.before.state.content.company.place(event.room)
    desk = scene.areas.get(ids.desk_id(*place, event.desk + 1))
    if scene.shown(event.seat) and desk is not None:
        end = (desk.x + 1, desk.y - 10)
        sprite = f"person.{scene.colour(event.seat)}.standing"
        yield Motion(scene.room(event.seat, event.room), end, 0, WALK, sprite, high=4)


# The sign of each resource, and how far left of a chip's right end its amount stands.
_RESOURCES = {
    "money": ("icon.money", 64),
    "goods": ("icon.goods", 48),
    "vp": ("icon.vp", 28),
    "employee": ("icon.employee", 12),
    "study": ("icon.study", 86),
    "steps": ("icon.step", 86),
}


def _figure(scene: _Scene, event: Event) -> Iterator[Motion]:
    """A figure and its sign that rise to the seat's chip, or sink from it."""
    assert event.seat is not None
    gained = event.kind is not Kind.PAID
    icon, left = _RESOURCES["employee" if event.kind is Kind.HIRED else event.resource]
    area = scene.areas[ids.seat_id(event.seat)]
    x = area.right - left
    low, high = (x, area.bottom + 13), (x, area.bottom + 2)
    start, end = (low, high) if gained else (high, low)
    words = f"{'+' if gained else '-'}{event.amount}"
    yield Motion(start, end, 0, RISE, icon, words, gained)


def _gear(scene: _Scene, event: Event) -> Iterator[Motion]:
    place = timeline.gear_place(scene.after.state)
    if place is None or event.action is None:
        return
    row = scene.areas[ids.row_id(event.action)]
    yield Motion((row.x + 46, place[1]), place, 0, FLIGHT, "gear")


def _marker(scene: _Scene, event: Event) -> Iterator[Motion]:
    assert event.action is not None
    start, end = (timeline.marker_place(ActionType(event.action), space) for space in (event.space - 1, event.space))
    yield Motion(start, end, 0, FLIGHT, f"marker.{event.action}")


def _track(scene: _Scene, event: Event) -> Iterator[Motion]:
    assert event.seat is not None
    assert event.region is not None
    region = Region(event.region)
    start = regions.disc_place(scene.before, region, event.seat)
    end = regions.disc_place(scene.after, region, event.seat)
    yield Motion(start, end, 0, FLIGHT, f"disc.{scene.colour(event.seat)}.7", high=4)


def _tab_disc(scene: _Scene, event: Event) -> Iterator[Motion]:
    assert event.seat is not None
    assert event.project is not None
    if scene.shown(event.seat):
        end = scene.centre(ids.tab_id(event.project), 7)
        if end is not None:
            yield Motion(scene.chip(event.seat), end, 0, FLIGHT, f"disc.{scene.colour(event.seat)}.7", high=HEIGHT)


def _tab(scene: _Scene, event: Event) -> Iterator[Motion]:
    assert event.seat is not None
    assert event.project is not None
    lane = scene.areas.get(ids.tab_id(event.project))
    if scene.shown(event.seat) and lane is not None:
        start = (lane.x + 2, lane.bottom - 11)
        yield Motion(start, (lane.right, start[1]), 0, WALK, "icon.arrow_right")


def _donated(scene: _Scene, event: Event) -> Iterator[Motion]:
    assert event.seat is not None
    end = scene.centre(ids.donation_id(event.donation), 10) or _middle(DRAWER_TABS["donations"], 10)
    yield Motion(scene.chip(event.seat), end, 0, FLIGHT, f"disc.{scene.colour(event.seat)}.10", high=HEIGHT)


def _department(scene: _Scene, event: Event) -> Iterator[Motion]:
    assert event.seat is not None
    start = scene.centre(ids.tile_id(event.department), 40) or _middle(DRAWER_TABS["departments"], 40)
    if scene.shown(event.seat):
        end = company.room_area(scene.before, event.room)
        yield Motion(start, (end.x, end.y), 0, FLIGHT, f"room.{event.department}", high=HEIGHT)


def _taken(scene: _Scene, event: Event) -> Iterator[Motion]:
    assert event.seat is not None
    start = scene.centre(ids.tile_id(event.department), 8) or _middle(DRAWER_TABS["departments"], 8)
    yield Motion(start, scene.chip(event.seat), 0, FLIGHT, "icon.department", high=HEIGHT)


def _card(scene: _Scene, event: Event) -> Iterator[Motion]:
    """Andrew's card under the next VP cards."""
    before, after = scene.before.state.andrew, scene.after.state.andrew
    if before is None or after is None:
        return
    start = scene.centre(f"card:{before.shift}", 10)
    end = scene.centre(f"card:{min(before.shift + event.amount, len(before.columns) - 1)}", 10)
    if start is not None and end is not None:
        yield Motion(start, end, 0, FLIGHT, "disc.andrew.10", high=4)


_FIGURES = frozenset({Kind.GAINED, Kind.PAID, Kind.HIRED})
_MAKERS: dict[Kind, Callable[[_Scene, Event], Iterator[Motion]]] = {
    Kind.SETUP_DISC: _built,
    Kind.BUILT: _built,
    Kind.ANDREW_BUILT: _built,
    Kind.MISSION: _mission,
    Kind.RETURNED: _returned,
    Kind.STEPPED: _walked,
    Kind.MOVED_IN: _walked,
    Kind.ACTIVATED: _activated,
    Kind.GAINED: _figure,
    Kind.PAID: _figure,
    Kind.HIRED: _figure,
    Kind.ROW_CHOSEN: _gear,
    Kind.MARKER_ADVANCED: _marker,
    Kind.TRACK_ADVANCED: _track,
    Kind.ANDREW_TRACK: _track,
    Kind.TAB_ADVANCED: _tab,
    Kind.TAB_DISC: _tab_disc,
    Kind.DONATED: _donated,
    Kind.ANDREW_DONATED: _donated,
    Kind.DEPARTMENT_BUILT: _department,
    Kind.RESERVED: _taken,
    Kind.ANDREW_TOOK: _taken,
    Kind.CARD_SHIFTED: _card,
}
