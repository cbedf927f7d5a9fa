"""The course of a round: gear and markers of the timeline, the event, the order of turns."""

from __future__ import annotations

from game.content.model import TimelineSpace
from game.engine.events import Event
from game.scenes.table.film.acts import QUICK, SLOW, STAGGER, USUAL, Act, puff
from game.scenes.table.film.painted import Flip
from game.scenes.table.film.pieces import SPARK, Flight, Frames, Gear, Halo, Piece
from game.scenes.table.film.where import Where
from game.ui import view as ids
from game.ui.area import Area
from game.ui.board import regions, timeline
from game.ui.board.layout import DRAWER_TABS, ROUND
from game.ui.canvas import Canvas

_NAME = 46.0  # from a row's left: where its name ends and the gear starts to roll
_HIGH = 9.0
_MARKER = 13.0


def row_chosen(before: Where, after: Where, event: Event) -> Act | None:
    """The gear rolls along its row."""
    place = timeline.gear_place(after.view.state)
    if place is None or event.action is None:
        return None
    start = (before.areas[ids.row_id(event.action)].x + _NAME, place[1])
    gear = Gear(start=start, goal=place, seconds=SLOW)
    return Act((gear,), arrive=SLOW, next=SLOW, heard=0.0, spot=Area(place[0], place[1], _MARKER, 15))


def flipped(before: Where, after: Where, event: Event) -> Act:
    """The marker of another row turns over: its event happens (R2)."""
    assert event.action is not None
    x, y = timeline.marker_place(event.action, before.view.state.markers[event.action])
    area = Area(x, y, _MARKER, _MARKER)

    def paint(canvas: Canvas) -> None:
        canvas.sprite(f"marker.{event.action}", x, y)

    return Act((Flip(area=area, before=paint, after=paint, seconds=USUAL),), arrive=USUAL, next=USUAL, spot=area)


def event(before: Where, after: Where, event: Event) -> Act:
    """The space of the timeline shines, and what it sets going."""
    pieces: list[Piece] = []
    found = timeline.event_space(after.view.state)
    if found is not None:
        pieces.append(Halo(area=timeline.space_area(*found), seconds=SLOW))
    if event.region is not None:
        pieces.append(Halo(area=regions.areas(before.view)[ids.mission_id(event.region)], begin=QUICK, seconds=SLOW))
    if event.timeline in (TimelineSpace.DONATION, TimelineSpace.END):
        pieces.append(Halo(area=DRAWER_TABS["donations"], begin=QUICK, seconds=SLOW))
    return Act(tuple(pieces), next=QUICK, spot=None if found is None else timeline.space_area(*found))


def advanced(before: Where, after: Where, event: Event) -> Act:
    """The gear goes back, and the marker of the row takes its space (R6)."""
    assert event.action is not None
    state = before.view.state
    pieces: list[Piece] = []
    place = timeline.gear_place(state)
    if place is not None and state.row is not None:
        goal = (before.areas[ids.row_id(state.row)].x + _NAME, place[1])
        pieces.append(Gear(start=place, goal=goal, seconds=USUAL))
    start, end = (timeline.marker_place(event.action, space) for space in (event.space - 1, event.space))
    sprite = f"marker.{event.action}"
    pieces.append(Flight(sprite=sprite, start=start, goal=end, begin=QUICK, seconds=USUAL))
    there = QUICK + USUAL
    hidden = ((ids.marker_id(event.action), 0.0, there),)
    pieces.append(Flight(sprite=sprite, start=start, goal=start, seconds=QUICK))
    return Act(tuple(pieces), arrive=there, next=there, hidden=hidden, heard=there, spot=Area(*end, _MARKER, _MARKER))


def first_player(before: Where, after: Where, event: Event) -> Act:
    """The first one goes to the end, over the others, who move up."""
    places, later = timeline.order_places(before.view), timeline.order_places(after.view)
    pieces: list[Piece] = []
    for seat, start in places.items():
        back = later[seat][0] > start[0]
        sprite = f"disc.{before.colour(seat)}.10"
        pieces.append(Flight(sprite=sprite, start=start, goal=later[seat], high=_HIGH if back else 0.0, seconds=SLOW))
    first = min(later.values())
    pieces.append(puff((first[0] + 5, first[1] + 5), SLOW))
    return Act(tuple(pieces), arrive=SLOW, next=SLOW, hidden=((ids.ORDER, 0.0, SLOW),), spot=Area(*first, 10, 10))


def round_started(before: Where, after: Where, event: Event) -> Act:
    """The number of the round shines."""
    return Act((Halo(area=ROUND.inset(-1), seconds=SLOW),), next=STAGGER, spot=ROUND)


def tile_used(before: Where, after: Where, event: Event) -> Act:
    """The action choice tile is gone from the chip (D3)."""
    assert event.seat is not None
    x, y = before.chip(event.seat)
    sparks = Frames(sprites=SPARK, middle=(x + 9, y + 8), seconds=USUAL)
    return Act((sparks,), arrive=QUICK, next=USUAL, spot=before.chip_area(event.seat))
