"""The map: land, railways, cities with their plots and name plates."""

from __future__ import annotations

from functools import partial

from game.content.model import City, Slot
from game.engine.state import Plot
from game.ui import art
from game.ui.area import Area
from game.ui.board import glow, panels, pieces, places
from game.ui.board.layers import layer
from game.ui.board.layout import MAP_PANEL, MAP_VIEW, REGION_PANELS
from game.ui.canvas import Canvas
from game.ui.view import TableView, city_id, plot_id

_HOUSE = "city.small.0"


def areas(view: TableView) -> dict[str, Area]:
    """Every plot, and every city by its name plate."""
    found: dict[str, Area] = {}
    for city in view.state.content.map.cities.values():
        for number in range(1, len(city.slots) + 1):
            found[plot_id(city.id, number)] = places.plot(city, number)
        found[city_id(city.id)] = places.plate(city, name(view, city))
    return found


def disc_place(city: City, number: int) -> tuple[float, float]:
    """Top left of a disc of 10x10 on a plot."""
    area = places.plot(city, number)
    return area.x + 1.5, area.y + 1.5


def name(view: TableView, city: City) -> str:
    """A city's name as its plate shows it."""
    return view.text(f"city.{city.id}")


def draw(canvas: Canvas, view: TableView) -> None:
    """Draw the map view; the rings of plots lie under the plates."""
    content = view.state.content
    layer(canvas, MAP_VIEW, ("land", content.digest), partial(_land, view=view))
    with canvas.clip(MAP_VIEW):
        for city in content.map.cities.values():
            for number, taken in enumerate(view.state.plots[city.id], start=1):
                _plot(canvas, view, city, number, taken)
        own = areas(view)
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
    for picture in ("map.base", "map.routes"):
        canvas.sprite(picture, MAP_PANEL.x, MAP_PANEL.y)
    canvas.frame("frame.opening", MAP_VIEW)
    for city in view.state.content.map.cities.values():
        _city(canvas, city)


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
