"""The rulebook's pictures: parts of the boards, drawn by their own painters from sample positions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property

import pygame

from game.content.model import ActionType, CardKind, City, Content, ProjectType, Region
from game.content.text import Text
from game.engine.state import Room
from game.scenes.rulebook import plan, sample
from game.ui import art
from game.ui.area import Area
from game.ui.board import (
    andrew,
    cards,
    company,
    display,
    donations,
    layout,
    map,
    places,
    regions,
    rooms,
    routes,
    tabs,
    timeline,
)
from game.ui.canvas import Canvas, DrawnText
from game.ui.view import TableView, donation_id, tab_id, tile_id

Draw = Callable[[Canvas], None]

_ROOM = "room:"
_DISCS = ("seat0", "seat1", "seat2", "seat3", "andrew", "neutral")
_DISC, _DISC_PITCH = 14, 20
_PORTRAIT = "andrew.portrait"
_BACK = (26.0, 34.0)
_FACE = 216.0
_CITY = (122.0, 52.0)
_EDGE = 2.0
_SMALL_CITY = (84.0, 46.0)


@dataclass(frozen=True)
class Picture:
    """A part of the table, `area` in its coordinates, and who draws it."""

    area: Area
    draw: Draw


@dataclass(frozen=True)
class Print:
    """A picture at a size of the window, and the texts on it, as if its upper left corner were at (0, 0)."""

    surface: pygame.Surface
    texts: tuple[DrawnText, ...]


class Pictures:
    """All pictures by name; each is drawn once for each enlargement."""

    def __init__(self, content: Content, text: Text) -> None:
        self.content = content
        self.text = text
        self._pictures: dict[str, Picture] = {}
        self._prints: dict[tuple[str, int, bool], Print] = {}

    def exists(self, name: str) -> bool:
        """Whether there is a picture of this name."""
        return name in _PAINTERS

    def size(self, name: str) -> tuple[float, float]:
        """Width and height in art pixels; KeyError when there is no such picture."""
        area = self._picture(name).area
        return area.w, area.h

    def caption(self, name: str) -> str:
        """What stands below it, '' for nothing."""
        key = f"rulebook.caption.{name}"
        return self.text(key) if self.text.has(key) else ""

    def print(self, name: str, factor: int, *, record: bool = False) -> Print:
        """The picture drawn at an enlargement."""
        key = (name, factor, record)
        if key not in self._prints:
            if any(made != factor for _, made, _ in self._prints):
                self._prints.clear()
            self._prints[key] = _printed(self._picture(name), factor, record)
        return self._prints[key]

    def _picture(self, name: str) -> Picture:
        if name not in self._pictures:
            self._pictures[name] = self._room(name) if name.startswith(_ROOM) else _PAINTERS[name](self)
        return self._pictures[name]

    def _room(self, name: str) -> Picture:
        department = self.content.department(name.removeprefix(_ROOM))
        room = Room(department.id, [False] * len(department.desks))
        area = Area(0, 0, rooms.WIDTH, rooms.HEIGHT)
        return Picture(area, lambda canvas: rooms.draw(canvas, self.text, room, department, 0, area, 0))

    @cached_property
    def middle(self) -> TableView:
        """The middle of a game."""
        return sample.view(sample.middle(self.content), self.text)

    @cached_property
    def solo(self) -> TableView:
        """A game against Andrew."""
        return sample.against_andrew(self.content, self.text)


def _printed(picture: Picture, factor: int, record: bool) -> Print:
    area = picture.area
    size = (round(area.w * factor), round(area.h * factor))
    canvas = Canvas(pygame.Surface(size), factor, (round(-area.x * factor), round(-area.y * factor)), record=record)
    picture.draw(canvas)
    seen = tuple(
        replace(text, area=text.area.moved(-area.x, -area.y), cut=text.cut or not area.covers(text.area))
        for text in canvas.texts
        if area.overlaps(text.area)
    )
    return Print(canvas.surface, seen)


# --- parts of the table ----------------------------------------------------------------------------------------------


def _table(_pictures: Pictures) -> Picture:
    return Picture(plan.AREA, plan.draw)


def _city(pictures: Pictures) -> Picture:
    city = sample.large_city(pictures.content)
    return Picture(_around(pictures, city, _CITY), lambda canvas: map.draw(canvas, pictures.middle))


def _small_city(pictures: Pictures) -> Picture:
    city = sample.small_city(pictures.content)
    return Picture(_around(pictures, city, _SMALL_CITY), lambda canvas: map.draw(canvas, pictures.middle))


def _build(pictures: Pictures) -> Picture:
    view = sample.building(pictures.content, pictures.text)
    city = sample.large_city(pictures.content)
    return Picture(_around(pictures, city, _CITY), lambda canvas: map.draw(canvas, view))


def _around(pictures: Pictures, city: City, size: tuple[float, float]) -> Area:
    """A part of the map with a city at its left: there the railways leave, at the right is the sea."""
    width, height = size
    whole = places.whole(city, pictures.text(f"city.{city.id}"))
    x = min(whole.x - _EDGE, layout.MAP_VIEW.right - 2 - width)
    return Area(x, round(whole.centre[1] - height / 2), width, height)


def _track(pictures: Pictures) -> Picture:
    return Picture(layout.REGION_PANELS["midwest"], lambda canvas: regions.draw(canvas, pictures.middle))


def _mission(pictures: Pictures) -> Picture:
    view = sample.view(sample.active(pictures.content, Region.MIDWEST), pictures.text)
    return Picture(layout.REGION_PANELS["midwest"], lambda canvas: regions.draw(canvas, view))


def _company(pictures: Pictures) -> Picture:
    return Picture(layout.COMPANY, lambda canvas: company.draw(canvas, pictures.middle))


def _steps(pictures: Pictures) -> Picture:
    view = sample.walking(pictures.content, pictures.text)
    lobby = company.room_area(view, pictures.content.company.lobby)
    area = Area(lobby.x, lobby.y - 42, 119, 82)
    return Picture(area, lambda canvas: company.draw(canvas, view))


def _tab(pictures: Pictures) -> Picture:
    lane = tabs.areas(pictures.middle, 0)[tab_id(ProjectType.HOUSING)]
    return Picture(lane, lambda canvas: tabs.draw(canvas, pictures.middle, 0))


def _rooms(pictures: Pictures) -> Picture:
    def draw(canvas: Canvas) -> None:
        canvas.fill("ink1", area)
        for number, (id, room) in enumerate(shown):
            department = pictures.content.starting_departments.get(id)
            spot = Area(1 + 40 * number, 1, rooms.WIDTH, rooms.HEIGHT)
            rooms.draw(canvas, pictures.text, room, department, 0, spot, 0)

    kinds = {d.type: d.id for d in pictures.content.starting_departments.values()}
    staff, site = kinds[ActionType.HUMAN_RESOURCES], kinds[ActionType.CONSTRUCTION]
    shown = (
        ("", Room(lying=3, lobby=True)),
        (staff, Room(staff, [True, False])),
        (site, Room(site, [True, False, False], 1)),
    )
    area = Area(0, 0, 121, 42)
    return Picture(area, draw)


def _desks(pictures: Pictures) -> Picture:
    def draw(canvas: Canvas) -> None:
        canvas.fill("ink1", area)
        department = pictures.content.starting_departments[site]
        room = Room(site, [True, *[False] * (len(department.desks) - 1)], 1)
        rooms.draw(canvas, pictures.text, room, department, 0, area.inset(1), 0)

    kinds = {d.type: d.id for d in pictures.content.starting_departments.values()}
    site = kinds[ActionType.CONSTRUCTION]
    area = Area(0, 0, 41, 42)
    return Picture(area, draw)


def _timeline(pictures: Pictures) -> Picture:
    return Picture(layout.TIMELINE, lambda canvas: timeline.draw(canvas, pictures.middle))


def _donations(pictures: Pictures) -> Picture:
    view = sample.given(pictures.content, pictures.text)
    spaces = list(pictures.content.donations.spaces.values())
    first = donations.areas(view)[donation_id(spaces[0].id)]
    second = donations.areas(view)[donation_id(spaces[1].id)]
    area = Area(first.x, first.y, first.w, second.bottom - first.y)
    return Picture(area, lambda canvas: donations.draw(canvas, view))


def _connections(pictures: Pictures) -> Picture:
    return Picture(routes.TABLE.inset(-1), lambda canvas: routes.draw(canvas, pictures.middle))


def _tile(pictures: Pictures) -> Picture:
    kinds = (d.id for d in pictures.content.departments.values() if d.type is ActionType.MANAGEMENT)
    area = display.areas(pictures.middle)[tile_id(next(kinds))]
    return Picture(area, lambda canvas: display.draw(canvas, pictures.middle))


# --- pieces ----------------------------------------------------------------------------------------------------------


def _discs(_pictures: Pictures) -> Picture:
    def draw(canvas: Canvas) -> None:
        canvas.fill("paper0", area)
        for number, owner in enumerate(_DISCS):
            canvas.sprite(f"disc.{owner}.{_DISC}", _DISC_PITCH * number, 1)

    area = Area(0, 0, _DISC_PITCH * len(_DISCS) - (_DISC_PITCH - _DISC), _DISC + 2)
    return Picture(area, draw)


def _card(pictures: Pictures) -> Picture:
    card = cards.current(pictures.solo.state)
    area = Area(0, 0, _FACE, cards.face_height())
    return Picture(area, lambda canvas: cards.face(canvas, pictures.solo, card, area) if card is not None else None)


def _backs(pictures: Pictures) -> Picture:
    def draw(canvas: Canvas) -> None:
        canvas.fill("paper0", area)
        for number, card in enumerate(shown):
            place = Area((_BACK[0] + 6) * number, 0, *_BACK)
            cards.back(canvas, place, card, pictures.text("board.andrew.hidden"))

    all_cards = pictures.content.solo.cards.values()
    shown = [next(card for card in all_cards if card.kind is kind) for kind in CardKind]
    area = Area(0, 0, (_BACK[0] + 6) * len(shown) - 6, _BACK[1])
    return Picture(area, draw)


def _portrait(_pictures: Pictures) -> Picture:
    def draw(canvas: Canvas) -> None:
        for inset, colour in enumerate(("ink0", "brass1", "brass3", "teal3")):
            canvas.fill(colour, area.inset(inset))
        canvas.sprite(_PORTRAIT, 5, 5)

    width, height = art.size(_PORTRAIT)
    area = Area(0, 0, width + 10, height + 9)
    return Picture(area, draw)


def _andrew(pictures: Pictures) -> Picture:
    return Picture(layout.ANDREW, lambda canvas: andrew.draw_compact(canvas, pictures.solo))


_PAINTERS: dict[str, Callable[[Pictures], Picture]] = {
    "table": _table,
    "city": _city,
    "small_city": _small_city,
    "build": _build,
    "track": _track,
    "mission": _mission,
    "company": _company,
    "steps": _steps,
    "tab": _tab,
    "rooms": _rooms,
    "desks": _desks,
    "timeline": _timeline,
    "donations": _donations,
    "connections": _connections,
    "tile": _tile,
    "discs": _discs,
    "card": _card,
    "backs": _backs,
    "andrew": _andrew,
    "portrait": _portrait,
}
