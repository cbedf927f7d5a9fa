"""One room of a company: wall, name, what it does, desks, and who is in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.content.model import ActionType, Department
from game.engine.state import Room
from game.ui.area import Area
from game.ui.board import edges, effects, halo, layers, people, signs
from game.ui.canvas import Canvas

if TYPE_CHECKING:
    from game.content.text import Text

WIDTH, HEIGHT = 39.0, 40.0
STRIP = 9.0
_SIGNS_WIDTH = 38.0
_NAME_WIDTH = 38.5
STRIPS: dict[ActionType, str] = {
    ActionType.HUMAN_RESOURCES: "hr",
    ActionType.MANAGEMENT: "teal2",
    ActionType.CONSTRUCTION: "con",
    ActionType.RESEARCH: "res",
}
_LOBBY_STRIP = "brass3"
_EMPTY_KINDS = 3  # pictures of empty rooms


def draw(
    canvas: Canvas, text: Text, room: Room, department: Department | None, colour: int, spot: Area, kind: int
) -> None:
    """Draw a room at `spot`. `colour`: of its owner; `kind` picks among the pictures of empty rooms."""
    key = ("room", id(text), room.department, room.lobby, tuple(room.desks), room.lying, colour, kind % _EMPTY_KINDS)

    def paint(inner: Canvas) -> None:
        _paint(inner.sub(spot.x, spot.y), text, room, department, colour, kind)

    layers.layer(canvas, spot, key, paint)


def _paint(canvas: Canvas, text: Text, room: Room, department: Department | None, colour: int, kind: int) -> None:
    if department is None and not room.lobby:
        canvas.sprite(f"room.empty.{kind % _EMPTY_KINDS}", 0, 0)
    else:
        _furnished(canvas, text, room, department)
    desks = people.desks(department, room)
    others = people.waiting(len(desks), room.lying)
    _people(canvas, text, desks, others, colour)


def title(canvas: Canvas, text: Text, department: Department | None, spot: Area) -> None:
    """Write the name of a furnished room; again over a ring, which would cover its ends."""
    name = text("company.lobby") if department is None else text(f"department.{department.id}.short")
    x, y = spot.x + WIDTH / 2, spot.y + 1.5
    canvas.text(name, x, y, colour="grey0", shadow="ink0", align="center", width=_NAME_WIDTH)


def light_people(
    canvas: Canvas,
    text: Text,
    room: Room,
    department: Department | None,
    colour: int,
    spot: Area,
    lights: tuple[halo.Colours | None, halo.Colours | None],
) -> None:
    """Light those who can be picked from behind: `lights` of the waiting and of the active one that leaves first."""
    inner = canvas.sub(spot.x, spot.y)
    desks = people.desks(department, room)
    others = people.waiting(len(desks), room.lying)
    leaver = people.leaves_first(desks)
    for_waiting, for_active = lights
    if others is not None and for_waiting:
        figures = [halo.Figure(_sprite(colour, "waiting"), place.x, place.y) for place in others.places]
        halo.draw(inner, figures, (), for_waiting)
    if leaver is not None and for_active:
        sitting = halo.Figure(_sprite(colour, "sitting"), leaver.seat.x, leaver.seat.y)
        halo.draw(inner, (sitting,), (leaver.area,), for_active)
    inner.cover(Area(0, 2 * STRIP, WIDTH, HEIGHT - 2 * STRIP))
    _people(inner, text, desks, others, colour)


def count(canvas: Canvas, text: Text, room: Room, department: Department | None, spot: Area) -> None:
    """Write how many wait in a room where not all are drawn."""
    others = people.waiting(len(people.desks(department, room)), room.lying)
    if others is not None and others.counted and not room.lobby:
        row = (signs.Word(text("company.count", n=others.count)),)
        _tag(canvas, row, spot.right - signs.width(row) - 3, spot.y, "paper0")


def _furnished(canvas: Canvas, text: Text, room: Room, department: Department | None) -> None:
    name = "lobby" if department is None else department.id
    canvas.sprite(f"room.{name}", 0, 0)
    strip = _LOBBY_STRIP if department is None else STRIPS[department.type]
    canvas.fill(strip, Area(0, 0, WIDTH, STRIP))
    canvas.fill("paper0", Area(0, STRIP, WIDTH, STRIP))
    canvas.fill("ink1", Area(0, STRIP - 0.5, WIDTH, 0.5))
    canvas.fill("paper2", Area(0, 2 * STRIP - 0.5, WIDTH, 0.5))
    title(canvas, text, department, Area(0, 0, WIDTH, HEIGHT))
    if department is None or room.lobby:
        words = text("company.waiting", n=room.lying)
        canvas.text(words, WIDTH / 2, STRIP + 1.5, colour="ink2", align="center", width=_NAME_WIDTH)
        return
    row = effects.row(text, department, _SIGNS_WIDTH)
    signs.draw(canvas, row, round((WIDTH - signs.width(row)) / 2), STRIP + 1.5)


def _sprite(colour: int, pose: str) -> str:
    return f"person.seat{colour}.{pose}"


def _people(
    canvas: Canvas, text: Text, desks: tuple[people.Desk, ...], others: people.Waiting | None, colour: int
) -> None:
    """People first, so that the desks stand in front of them."""
    for desk in desks:
        if desk.taken:
            edges.draw(canvas, _sprite(colour, "sitting"), desk.seat.x, desk.seat.y)
    for place in others.places if others is not None else ():
        edges.draw(canvas, _sprite(colour, "waiting"), place.x, place.y)
    for desk in desks:
        _desk(canvas, text, desk)


def _desk(canvas: Canvas, text: Text, desk: people.Desk) -> None:
    area = desk.area
    if desk.price is None:
        canvas.sprite("desk.permanent", area.x, area.y)
        return
    canvas.sprite("desk.taken" if desk.taken else "desk.free", area.x, area.y)
    ink = "ink0" if desk.taken else "ink2"
    price = text("resource.money", n=desk.price) if desk.price else str(desk.price)
    canvas.text(price, area.x + area.w / 2, area.y + 1.5, colour=ink, align="center")


def uses(canvas: Canvas, number: int, spot: Area) -> None:
    """Hang out how often the department can still be used this turn (D1)."""
    _tag(canvas, (signs.ARROW, signs.Word(str(number))), spot.x, spot.y, "brass0")


def _tag(canvas: Canvas, row: tuple[signs.Sign, ...], left: float, top: float, ground: str) -> None:
    """Draw a small label under the strips of the room that starts at `top`."""
    area = Area(left, top + 2 * STRIP - 0.5, signs.width(row) + 3, 6.5)
    canvas.fill("ink0", area)
    canvas.fill(ground, Area(area.x + 0.5, area.y, area.w - 1, area.h - 0.5))
    signs.draw(canvas, row, area.x + 1.5, area.y + 0.5)
