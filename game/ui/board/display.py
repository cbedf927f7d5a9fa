"""The department display: sixteen kinds in four columns, with what they do, their desks, and the copies left."""

from __future__ import annotations

from functools import partial

from game.content.model import ActionType, Department
from game.ui.area import Area
from game.ui.board import glow, measure, panels, pieces
from game.ui.board.layers import layer
from game.ui.board.layout import DRAWER
from game.ui.canvas import Canvas
from game.ui.view import TableView, button_id, tile_id

CLOSE = button_id("close_drawer")
_LEFT, _TOP = 5, 88
_CARD = (96, 52)
_PITCH = (98, 53)
_NAME = 11
_LINES = 4
_FOOT = 10


def areas(view: TableView) -> dict[str, Area]:
    """The kinds of departments, and the close button."""
    found = {tile_id(tile): tile_area(view, tile) for tile in view.state.content.departments}
    found[CLOSE] = panels.close_button(DRAWER)
    return found


def tile_area(view: TableView, tile: str) -> Area:
    """A kind's card: the column is its type, the row its place among its type by number."""
    departments = view.state.content.departments
    kind = departments[tile].type
    same = sorted((d.number, d.id) for d in departments.values() if d.type is kind)
    row = [id for _, id in same].index(tile)
    column = list(ActionType).index(kind)
    return Area(_LEFT + _PITCH[0] * column, _TOP + _PITCH[1] * row, *_CARD)


def draw(canvas: Canvas, view: TableView) -> None:
    """Draw the drawer with the rings of the kinds that can be taken."""
    content = view.state.content
    layer(canvas, DRAWER, ("display", view.text, content.digest), partial(_ground, view=view))
    reserved = tuple(seat.reserved for seat in view.state.seats)
    looks = view.seats
    for tile, department in content.departments.items():
        left = view.state.display.get(tile, 0)
        owners = tuple(seat for seat, name in enumerate(reserved) if name == tile)
        area = tile_area(view, tile)
        key = ("tile", tile, left, owners, looks, view.text, content.digest)
        layer(canvas, area, key, partial(_tile, view=view, department=department, left=left, owners=owners))
    own = areas(view)
    glow.light_all(canvas, view, own)
    glow.mark_changed(canvas, view, own)


def _ground(canvas: Canvas, view: TableView) -> None:
    text = view.text
    panels.drawer(canvas, DRAWER, "icon.department", text("board.display.title"), text("board.display.note"))
    panels.draw_close(canvas, DRAWER, text("board.close"), text("board.key.close"))


def _tile(canvas: Canvas, view: TableView, department: Department, left: int, owners: tuple[int, ...]) -> None:
    area = tile_area(view, department.id)
    gone = not left
    ink = "ink2" if gone else "ink0"
    canvas.fill("paper1", area)
    canvas.frame("frame.card.taken" if gone else "frame.card", area)
    _name(canvas, view, department, area, gone, owners)
    effect = view.text(f"department.{department.id}.effect")
    for number, line in enumerate(measure.wrap(effect, area.w - 6)[:_LINES]):
        canvas.text(line, area.x + 4, area.y + _NAME + 2.5 + 7 * number, colour="ink2")
    _desks(canvas, view, department, area)
    copies = view.text("board.display.left", n=left)
    canvas.text(copies, area.right - 4, area.bottom - 8, colour=ink, align="right")


def _name(
    canvas: Canvas, view: TableView, department: Department, area: Area, gone: bool, owners: tuple[int, ...]
) -> None:
    strip = Area(area.x + 1, area.y + 1, area.w - 2, _NAME)
    panels.strip(canvas, strip, "ink3" if gone else panels.ACTION[department.type], "paper2")
    room = strip.w - 6 - 9 * len(owners)
    name = view.text(f"department.{department.id}.name")
    if measure.width(name) > room:
        name = view.text(f"department.{department.id}.short")
    canvas.text(name, strip.x + 3, strip.y + 3.5, colour="grey0", shadow="ink0", width=room)
    for number, owner in enumerate(owners):
        canvas.sprite(f"disc.seat{view.seats[owner].colour}.8", strip.right - 9 - 9 * number, strip.y + 1.5)


def _desks(canvas: Canvas, view: TableView, department: Department, area: Area) -> None:
    """Desks with what it costs to activate at each; a sign for departments that need none."""
    top = area.bottom - _FOOT
    canvas.sprite(pieces.action(department.type), area.x + 3, top - 1)
    for number, cost in enumerate(department.desks):
        x = area.x + 16 + 13 * number
        canvas.sprite("desk.free", x, top)
        price = view.text("board.money", n=cost) if cost else "0"
        canvas.text(price, x + 5.5, top + 1.5, align="center")
    extra = department.extra_build_cost.goods
    if extra:
        canvas.text(f"+{extra}", area.x + 16, top + 1.5)
        canvas.sprite("icon.goods", area.x + 25, top)
