"""People: they walk through the house, go on missions, come back, and sit down at desks."""

from __future__ import annotations

import math
from itertools import pairwise

from game.content.model import Region
from game.engine.events import Event
from game.scenes.table.film.acts import QUICK, SLOW, STAGGER, USUAL, Act, puff, square
from game.scenes.table.film.pieces import SPARK, Flight, Frames, Piece, Point, Walk
from game.scenes.table.film.where import Where
from game.ui.area import Area
from game.ui.board import regions
from game.ui.board.layout import DRAWER

_HOP = 9.0  # of somebody who travels
_DRAWN = 3  # people that walk side by side; more are only counted
_LONG = 60.0  # art pixels of a way that takes as long as any
_FEW = 3  # people in a mission area that are all drawn


def stepped(before: Where, after: Where, event: Event) -> Act | None:
    """Somebody goes from one room to another, by lift from floor to floor."""
    assert event.seat is not None
    if not before.shown(event.seat):
        return None
    rooms = before.view.state.seats[event.seat].rooms
    if event.active:
        start = before.seated(event.room, event.desk)
    else:
        start = before.waiting(event.room, rooms[event.room].lying - 1)
    goal = after.waiting(event.to_room, rooms[event.to_room].lying)
    walk, seconds = _walk(before, event.seat, before.way(start, goal), 0.0)
    return Act((walk,), arrive=seconds, next=seconds, spot=_person(goal))


def activated(before: Where, after: Where, event: Event) -> Act | None:
    """Somebody goes to a desk, and its lamp is lit."""
    assert event.seat is not None
    if not before.shown(event.seat):
        return None
    lying = before.view.state.seats[event.seat].rooms[event.room].lying
    start, goal = before.waiting(event.room, lying - 1), before.seated(event.room, event.desk)
    walk, seconds = _walk(before, event.seat, (start, goal), 0.0)
    desk = before.desk(event.room, event.desk)
    light = Frames(sprites=SPARK, middle=(desk.centre[0], desk.y + 2), begin=seconds, seconds=0.24)
    return Act((walk, light), arrive=seconds, next=seconds + STAGGER, heard=seconds, spot=desk.inset(-1))


def mission(before: Where, after: Where, event: Event) -> Act:
    """Somebody gets up, leaves the house, and travels to a region with a case."""
    assert event.seat is not None
    assert event.region is not None
    goal = _in_region(event.region, event.seat, before.view.state.seats[event.seat].missions[event.region])
    low = _hidden_by_drawer(before, goal)
    pieces: list[Piece] = []
    time = 0.0
    start = before.chip(event.seat)
    if before.shown(event.seat):
        seat = before.seated(event.room, event.desk)
        start = (before.door()[0], seat[1])
        pieces.append(Walk(person=_name(before, event.seat), path=(seat, start), seconds=QUICK))
        time = QUICK
    pieces.append(_travel(before, event.seat, start, goal, time, low=low))
    time += SLOW
    pieces.append(puff((goal[0] + 3, goal[1] + 9), time, low=low))
    return Act(tuple(pieces), arrive=time, next=USUAL, spot=Area(goal[0] - 1, goal[1] - 1, 8, 12))


def returned(before: Where, after: Where, event: Event) -> Act | None:
    """People come from a region to the door of the house."""
    assert event.seat is not None
    assert event.region is not None
    if not event.amount:
        return None
    there = before.view.state.seats[event.seat].missions[event.region]
    goal = before.door() if before.shown(event.seat) else before.chip(event.seat)
    pieces: list[Piece] = []
    for number in range(min(event.amount, _DRAWN)):
        start = _in_region(event.region, event.seat, there - 1 - number)
        low = _hidden_by_drawer(before, start)
        pieces.append(_travel(before, event.seat, start, goal, number * STAGGER, low=low))
    end = max(piece.end for piece in pieces)
    return Act(tuple(pieces), arrive=end, next=end, spot=regions.areas(before.view)[f"mission:{event.region}"])


def arrived(before: Where, after: Where, event: Event) -> Act | None:
    """People walk from the door of the house to their lobby."""
    assert event.seat is not None
    if not before.shown(event.seat) or not event.amount:
        return None
    lying = before.view.state.seats[event.seat].rooms[event.room].lying
    pieces: list[Piece] = []
    for number in range(min(event.amount, _DRAWN)):
        goal = after.waiting(event.room, lying + number)
        walk, _ = _walk(before, event.seat, before.way(before.door(), goal), number * STAGGER)
        pieces.append(walk)
    end = max(piece.end for piece in pieces)
    return Act(tuple(pieces), arrive=end, next=end, spot=before.room(event.room))


def _walk(where: Where, seat: int, path: tuple[Point, ...], begin: float) -> tuple[Walk, float]:
    """Somebody on foot, and when they are there: the farther, the longer, up to a limit."""
    length = sum(math.dist(one, other) for one, other in pairwise(path))
    seconds = QUICK + (SLOW - QUICK) * min(1.0, length / _LONG)
    return Walk(person=_name(where, seat), path=path, begin=begin, seconds=seconds, lift=True), begin + seconds


def _travel(where: Where, seat: int, start: Point, goal: Point, begin: float, *, low: bool) -> Flight:
    sprite = f"{_name(where, seat)}.mission"
    return Flight(sprite=sprite, start=start, goal=goal, high=_HOP, begin=begin, seconds=SLOW, low=low)


def _name(where: Where, seat: int) -> str:
    return f"person.{where.colour(seat)}"


def _person(feet: Point) -> Area:
    return square((feet[0] + 4, feet[1] + 7), 16)


def _in_region(region: Region, seat: int, number: int) -> Point:
    """Where person `number` from 0 of a seat stands in a mission area."""
    x, y = regions.person_place(region, seat)
    return x + 7 * (number if 0 <= number < _FEW - 1 else 0), y


def _hidden_by_drawer(where: Where, point: Point) -> bool:
    return where.view.drawer is not None and DRAWER.contains(*point)
