"""The map: land, railways, cities with their plots and name plates."""

from __future__ import annotations

import math
from functools import partial

import pygame

from game.content.model import City, Content, Map, Slot
from game.content.text import Text
from game.engine.state import Plot
from game.ui import art
from game.ui.area import Area
from game.ui.board import glow, magnifier, panels, pieces, places
from game.ui.board.layers import layer
from game.ui.board.layout import MAP_PANEL, MAP_VIEW, REGION_PANELS
from game.ui.board.zoom import INSIDE
from game.ui.canvas import Canvas
from game.ui.view import TableView, city_id, plot_id

_HOUSE = "city.small.0"
_last: list[tuple[Map, Text, dict[str, Area]]] = []  # where everything lies in the game that is shown


def areas(view: TableView) -> dict[str, Area]:
    """Every plot, and every city by its name plate, as far as they are in sight; the buttons that enlarge the map."""
    seen = {id: view.map.visible(area) for id, area in _all(view).items()}
    return {**{id: area for id, area in seen.items() if area is not None}, **magnifier.areas(view.map)}


def place(content: Content, id: str) -> Area | None:
    """Where a plot lies on the map, in sight or not; None for other things."""
    kind, *rest = id.split(":")
    return places.plot(content.map.cities[rest[0]], int(rest[1])) if kind == "plot" else None


def _all(view: TableView) -> dict[str, Area]:
    country, text = view.state.content.map, view.text
    if not (_last and _last[0][0] is country and _last[0][1] is text):
        _last[:] = [(country, text, _places(country, text))]
    return _last[0][2]


def _places(country: Map, text: Text) -> dict[str, Area]:
    found: dict[str, Area] = {}
    for city in country.cities.values():
        for number in range(1, len(city.slots) + 1):
            found[plot_id(city.id, number)] = places.plot(city, number)
        found[city_id(city.id)] = places.plate(city, text(f"city.{city.id}"))
    return found


def disc_place(city: City, number: int) -> tuple[float, float]:
    """Top left of a disc of 10x10 on a plot."""
    area = places.plot(city, number)
    return area.x + 1.5, area.y + 1.5


def landing(view: TableView, city: City, number: int) -> tuple[float, float]:
    """Top left of a disc of 10x10 that comes to a plot as the map is seen."""
    x, y = places.plot(city, number).centre
    x, y = view.map.on_table(x, y)
    return x - 5, y - 5


def name(view: TableView, city: City) -> str:
    """A city's name as its plate shows it."""
    return view.text(f"city.{city.id}")


def draw(canvas: Canvas, view: TableView) -> None:
    """Draw the map view; the rings of plots lie under the plates."""
    content = view.state.content
    part = None if view.map.whole else "land"
    layer(canvas, MAP_VIEW, ("land", content.digest, view.map), partial(_land, view=view), instead_of=part)
    with canvas.clip(MAP_VIEW if view.map.whole else INSIDE):
        _cities(view.map.canvas(canvas), view)
    for panel in () if view.map.whole else free_of_panels():
        canvas.cover(panel, partly=True)
    magnifier.draw(canvas, view.map, view.hover)


def _cities(canvas: Canvas, view: TableView) -> None:
    content = view.state.content
    for city in content.map.cities.values():
        for number, taken in enumerate(view.state.plots[city.id], start=1):
            _plot(canvas, view, city, number, taken)
    own = _all(view)
    plots = {id: area for id, area in own.items() if id.startswith("plot:")}
    glow.light_all(canvas, view, plots)
    for city in content.map.cities.values():
        plate = places.plate(city, name(view, city))
        key = ("plate", city.id, name(view, city), content.digest)
        layer(canvas, plate, key, partial(_plate, view=view, city=city))
    glow.light_all(canvas, view, {id: area for id, area in own.items() if id not in plots})
    glow.mark_changed(canvas, view, own)


def _land(canvas: Canvas, view: TableView) -> None:
    """What never changes: the country, the railways, roofs and signs."""
    if view.map.whole:
        for picture in ("map.base", "map.routes"):
            canvas.sprite(picture, MAP_PANEL.x, MAP_PANEL.y)
        canvas.frame("frame.opening", MAP_VIEW)
    else:
        _part(view.map.canvas(canvas), view.map.seen())
    with canvas.clip(MAP_VIEW if view.map.whole else INSIDE):
        for city in view.state.content.map.cities.values():
            _city(view.map.canvas(canvas), city)
    if not view.map.whole:
        canvas.frame("frame.opening", MAP_VIEW)


def _part(canvas: Canvas, seen: Area) -> None:
    """The part of the country that is seen, with what lies around the map as far as it can be moved."""
    left, top = math.floor(seen.x), math.floor(seen.y)
    part = pygame.Rect(left, top, math.ceil(seen.right) - left, math.ceil(seen.bottom) - top)
    part.move_ip(-MAP_PANEL.x, -MAP_PANEL.y)
    canvas.part("map.wide", part.move(art.map_layout().origin), left, top)
    canvas.part("map.routes", part, left, top)


def _city(canvas: Canvas, city: City) -> None:
    area = places.roofs(city)
    skyline = f"city.{city.id}"
    if not art.exists(skyline):  # a city that somebody added to the content
        skyline = _HOUSE
    width, height = art.size(skyline)
    canvas.sprite(skyline, area.x + (area.w - width) // 2, area.bottom - height)
    if city.transport_bonus:
        sign = places.locomotive(city)
        canvas.sprite("icon.locomotive", sign.x, sign.y)
    whole = places.row(city)
    canvas.fill("ink1", whole)
    if city.link_points:
        _link(canvas, places.link(city), city.link_points)


def _link(canvas: Canvas, area: Area, points: int) -> None:
    canvas.fill("ink1", area)
    canvas.fill("teal2", Area(area.x + 1, area.y + 1, area.w - 2, area.h - 2))
    canvas.fill("teal1", Area(area.x + 1, area.y + 1, area.w - 2, 1))
    canvas.sprite("icon.link", area.x + 1, area.y + 0.5)
    canvas.text(str(points), area.right - 3.5, area.y + 2, colour="grey0", shadow="ink0", align="center")


def _plot(canvas: Canvas, view: TableView, city: City, number: int, taken: Plot | None) -> None:
    area = places.plot(city, number)
    slot = city.slots[number - 1]
    if taken is None:
        canvas.sprite(f"plot.{slot}", area.x, area.y)
        return
    built = taken.type if slot is Slot.ANY and taken.type is not None else slot
    canvas.sprite(f"plot.taken.{built}", area.x, area.y)
    canvas.sprite(pieces.disc(view, taken.owner, 10), *disc_place(city, number))


def _plate(canvas: Canvas, view: TableView, city: City) -> None:
    area = places.plate(city, name(view, city))
    canvas.fill("ink1", area)
    face = Area(area.x + 1, area.y + 1, area.w - 2, area.h - 2)
    canvas.fill("paper0", face)
    canvas.fill("paper1", Area(face.x, face.bottom - 1, face.w, 1))
    canvas.fill(panels.LAND_DARK[city.region], Area(face.x, face.y, 2, face.h))
    canvas.text(name(view, city), area.x + 4.5, area.y + 2)
    if city.vp:
        end = places.badge(city, name(view, city))
        canvas.fill("ink1", Area(end.x, end.y, 1, end.h))
        canvas.fill("brass1", Area(end.x + 1, end.y + 1, end.w - 2, end.h - 2))
        canvas.fill("brass0", Area(end.x + 1, end.y + 1, end.w - 2, 1))
        canvas.text(str(city.vp), end.x + 4.5, end.y + 2, align="center")


def free_of_panels() -> tuple[Area, ...]:
    """Panels that lie over the map view: nothing of the map may be under them."""
    return tuple(area for area in REGION_PANELS.values() if area.overlaps(MAP_VIEW))
