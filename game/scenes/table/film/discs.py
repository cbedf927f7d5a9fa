"""Discs: built, put on tabs and tracks, given; tabs and departments that slide."""

from __future__ import annotations

from game.engine.events import Event, Kind
from game.scenes.table.film.acts import QUICK, SLOW, STAGGER, USUAL, Act, corner, puff, square
from game.scenes.table.film.figures import spent
from game.scenes.table.film.painted import RoomSlide, TabSlide
from game.scenes.table.film.pieces import Flight, Piece, Stamp, Train
from game.scenes.table.film.where import Where
from game.ui import view as ids
from game.ui.area import Area
from game.ui.board import company, regions, tabs
from game.ui.board.layout import DRAWER_TABS

_HIGH = 16.0  # of the arc of a disc


def built(before: Where, after: Where, event: Event) -> Act:
    """The disc that has been on its tab longest flies to its plot; Andrew's comes from his chip."""
    assert event.seat is not None
    start = before.chip(event.seat)
    if event.project is not None and before.shown(event.seat):
        start = tabs.disc_place(before.view, event.seat, event.project, event.space) or start
    times = before.view.map.zoom
    middle = before.plot(before.view.state.content.map.cities[event.city], event.plot)
    low = before.view.drawer is not None
    sprite = f"disc.{before.colour(event.seat)}.10"
    flight = Flight(
        sprite=sprite, start=start, goal=corner(middle, 10 * times), high=_HIGH, grow=times, seconds=SLOW, low=low
    )
    several = event.kind is Kind.ANDREW_BUILT
    return Act(
        (flight, puff(middle, SLOW, low=low, times=times)),
        arrive=SLOW,
        next=2 * STAGGER if several else SLOW,
        heard=SLOW,
        spot=square(middle, 13 * times),
    )


def tab(before: Where, after: Where, event: Event) -> Act | None:
    """A tab comes out by one space; the disc of the new space follows."""
    assert event.seat is not None
    assert event.project is not None
    if not before.shown(event.seat):
        return None
    slide = TabSlide(after=after.frozen(), seat=event.seat, project=event.project, seconds=USUAL)
    books = spent(before, event, tabs.handle(event.project).centre)
    printed = tabs.spaces(after.view, event.seat, event.project)[event.space - 1]
    hidden = ((ids.tab_disc_id(event.project), 0.0, USUAL + SLOW),) if printed.project else ()
    spot = tabs.areas(after.view, event.seat)[ids.tab_id(event.project)]
    return Act((slide, *books), arrive=USUAL, next=USUAL, hidden=hidden, spot=spot)


def tab_disc(before: Where, after: Where, event: Event) -> Act | None:
    """A disc from the supply onto a tab's new space."""
    assert event.seat is not None
    assert event.project is not None
    goal = tabs.disc_place(after.view, event.seat, event.project, event.space)
    if not before.shown(event.seat) or goal is None:
        return None
    sprite = f"disc.{before.colour(event.seat)}.7"
    middle = (goal[0] + 3.5, goal[1] + 3.5)
    flight = Flight(sprite=sprite, start=before.supply(event.seat, 7), goal=goal, high=8.0, seconds=USUAL)
    hidden = ((ids.tab_disc_id(event.project), 0.0, USUAL),)
    return Act(
        (flight, puff(middle, USUAL)), arrive=USUAL, next=USUAL, hidden=hidden, heard=USUAL, spot=square(middle, 9)
    )


def track(before: Where, after: Where, event: Event) -> Act:
    """A transport disc goes on by one space, under steam."""
    assert event.seat is not None
    assert event.region is not None
    start = regions.disc_place(before.view, event.region, event.seat)
    goal = regions.disc_place(after.view, event.region, event.seat)
    sprite = f"disc.{before.colour(event.seat)}.7"
    low = _under_drawer(before, goal)
    train = Train(sprite=sprite, start=start, goal=goal, seconds=SLOW, low=low)
    return Act(
        (train, *spent(before, event, (goal[0] + 3.5, goal[1] + 3.5))),
        arrive=SLOW,
        next=SLOW,
        hidden=((ids.track_disc_id(event.region, event.seat), 0.0, SLOW),),
        spot=square((goal[0] + 3.5, goal[1] + 3.5), 9),
    )


def _under_drawer(where: Where, point: tuple[float, float]) -> bool:
    return where.view.drawer is not None and point[1] > DRAWER_TABS["routes"].bottom


def donated(before: Where, after: Where, event: Event) -> Act:
    """A disc comes over the card and is stamped on it."""
    assert event.seat is not None
    discs = len(before.view.state.chart[event.donation])
    middle, card = before.donation(event.donation, discs)
    colour = before.colour(event.seat)
    over = (middle[0], middle[1] - 12)
    flight = Flight(
        sprite=f"disc.{colour}.14",
        start=before.supply(event.seat, 14),
        goal=corner(over, 14),
        high=_HIGH,
        seconds=USUAL,
    )
    stamp = Stamp(
        sprites=tuple(f"disc.{colour}.{size}" for size in (14, 12, 10, 8)), middle=middle, begin=USUAL, seconds=SLOW
    )
    pressed = USUAL + SLOW * 0.55
    return Act((flight, stamp), arrive=pressed, next=USUAL + SLOW, heard=pressed, spot=card)


def department(before: Where, after: Where, event: Event) -> Act:
    """A department comes from the display, or from the billboard on the roof, and slides into its room."""
    assert event.seat is not None
    start = before.tile(event.department)
    if not before.shown(event.seat):
        return _tile_to_chip(before, event)
    if before.view.state.seats[event.seat].reserved is not None:
        start = (530.0, 127.0)
    area = company.room_area(before.view, event.room)
    seconds = SLOW + QUICK
    slide = RoomSlide(after=after.frozen(), room=event.room, start=start, seconds=seconds)
    dust: list[Piece] = [
        puff((x, area.bottom - 3), seconds - 0.04) for x in (area.x + 5, area.centre[0], area.right - 5)
    ]
    return Act((slide, *dust), arrive=seconds, next=seconds, heard=seconds, spot=area)


def taken(before: Where, after: Where, event: Event) -> Act:
    """A tile goes from the display to somebody's chip, or to the billboard on the roof."""
    return _tile_to_chip(before, event)


def _tile_to_chip(before: Where, event: Event) -> Act:
    assert event.seat is not None
    start, goal = corner(before.tile(event.department), 8), before.chip(event.seat)
    if event.kind is Kind.RESERVED and before.shown(event.seat):
        goal = (520.0, 123.0)
    flight = Flight(sprite="icon.department", start=start, goal=goal, high=_HIGH, seconds=SLOW)
    several = event.kind is Kind.ANDREW_TOOK
    return Act(
        (flight, puff((goal[0] + 4, goal[1] + 4), SLOW)),
        arrive=SLOW,
        next=2 * STAGGER if several else SLOW,
        spot=Area(goal[0], goal[1], 10, 10),
    )
