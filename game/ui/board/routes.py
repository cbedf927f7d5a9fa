"""The connection table: what networks of major cities are worth, and each seat's best one now."""

from __future__ import annotations

from functools import partial

from game.content.model import CityKind, Level, Region
from game.engine.connections import Network
from game.ui.area import Area
from game.ui.board import glow, measure, panels, pieces, values
from game.ui.board.layers import layer
from game.ui.board.layout import DRAWER
from game.ui.canvas import Canvas
from game.ui.view import TableView, button_id

CLOSE = button_id("close_drawer")
TABLE = Area(9, 92, 172, 112)
_LABEL = 31  # width of the table's first column
_HEAD = 17
_MAJORS = Area(8, 211, 174, 86)
_SEATS = Area(188, 91, 205, 205)
_SEAT = 48


def areas(view: TableView) -> dict[str, Area]:
    """The close button; nothing else can be clicked here."""
    return {CLOSE: panels.close_button(DRAWER)}


def draw(canvas: Canvas, view: TableView) -> None:
    """Draw the drawer."""
    state = view.state
    best = tuple(values.best_network(state, seat) for seat in range(len(state.seats)))
    levels = tuple(tuple(pieces.level(state, seat, region) for region in Region) for seat in range(len(state.seats)))
    key = ("routes", best, levels, pieces.person_of(view), view.seats, view.text, state.content.digest)
    layer(canvas, DRAWER, key, partial(_paint, view=view, best=best))
    glow.light_all(canvas, view, areas(view))


def _paint(canvas: Canvas, view: TableView, best: tuple[Network | None, ...]) -> None:
    text = view.text
    needed = view.state.content.scoring.major_cities_needed
    note = text("board.routes.note", n=needed)
    panels.drawer(canvas, DRAWER, "icon.link", text("board.routes.title"), note)
    panels.draw_close(canvas, DRAWER, text("board.close"), text("board.key.close"))
    _table(canvas, view, best[pieces.person_of(view)])
    _majors(canvas, view)
    for seat, network in enumerate(best):
        _seat(canvas, view, seat, network)
    _rules(canvas, view, _SEATS.y + (_SEAT + 1.5) * len(best) + 4)


def _table(canvas: Canvas, view: TableView, mine: Network | None) -> None:
    """Points by connection points and lowest level, the cell of the deciding seat lit."""
    text = view.text
    figures = view.state.content.scoring.connections
    width = (TABLE.w - _LABEL) / len(Level)
    row_height = (TABLE.h - _HEAD) / len(figures)
    canvas.fill("ink0", TABLE.inset(-1))
    canvas.fill("teal3", Area(TABLE.x, TABLE.y, TABLE.w, _HEAD))
    canvas.sprite("icon.link", TABLE.x + 6, TABLE.y + 4)
    for column, level in enumerate(Level):
        head = Area(TABLE.x + _LABEL + width * column, TABLE.y, width - 1, _HEAD)
        canvas.fill(panels.LEVEL[level], head)
        x, _ = head.centre
        canvas.sprite(panels.LEVEL_ICON[level], x - 4, head.y + 0.5)
        word = text(f"level.{level}")
        if measure.width(word) < head.w:
            canvas.text(word, x, head.y + 10, align="center")
    for row, points in enumerate(sorted(figures, reverse=True)):
        top = TABLE.y + _HEAD + row_height * row
        label = Area(TABLE.x, top + 1, _LABEL - 1, row_height - 1)
        canvas.fill("paper1", label)
        canvas.sprite("icon.link", label.x + 6, label.y + label.h / 2 - 4)
        canvas.text(str(points), label.x + 18, label.y + label.h / 2 - 4, size="title")
        for column, level in enumerate(Level):
            cell = Area(TABLE.x + _LABEL + width * column, top + 1, width - 1, row_height - 1)
            lit = mine is not None and (mine.points, mine.level) == (points, level)
            canvas.fill("glow" if lit else "paper0", cell)
            if lit:
                canvas.outline("brass1", cell, 2)
            _worth(canvas, cell, figures[points][level])


def _worth(canvas: Canvas, cell: Area, points: int) -> None:
    x, y = cell.centre
    written = canvas.text(str(points), x + 1, y - 4, size="title", align="right")
    canvas.sprite("icon.vp", written.right + 1.5, y - 4.5)


def _majors(canvas: Canvas, view: TableView) -> None:
    """The major cities with their connection points, and who holds a disc there."""
    panels.plate(canvas, _MAJORS)
    canvas.text(view.text("board.routes.majors"), _MAJORS.x + 5, _MAJORS.y + 4.5, colour="ink2")
    majors = [c for c in view.state.content.map.cities.values() if c.kind is CityKind.LARGE]
    for row, city in enumerate(majors):
        top = _MAJORS.y + 15 + 17 * row
        canvas.fill(panels.LAND_DARK[city.region], Area(_MAJORS.x + 5, top - 2, 2, 13))
        canvas.fill(panels.LAND[city.region], Area(_MAJORS.x + 7, top - 2, _MAJORS.w - 12, 13))
        canvas.text(view.text(f"city.{city.id}"), _MAJORS.x + 11, top + 2)
        owners = sorted({p.owner for p in view.state.plots[city.id] if p is not None and p.owner >= 0})
        for number, owner in enumerate(owners):
            canvas.sprite(pieces.disc(view, owner, 8), _MAJORS.x + 84 + 9 * number, top)
        canvas.sprite("icon.link", _MAJORS.right - 25, top + 0.5)
        canvas.text(str(city.link_points), _MAJORS.right - 14, top + 2)


def _rules(canvas: Canvas, view: TableView, top: float) -> None:
    """How connections score, below the seats when there is room."""
    for key in ("linked", "points", "level"):
        lines = measure.wrap(view.text(f"board.routes.rule.{key}"), _SEATS.w - 10)
        if top + 7.5 * len(lines) - 2 > _SEATS.bottom:
            return
        canvas.fill("brass2", Area(_SEATS.x, top + 1, 3, 3))
        for line in lines:
            canvas.text(line, _SEATS.x + 7, top, colour="ink1")
            top += 7.5
        top += 2.5


def _seat(canvas: Canvas, view: TableView, seat: int, network: Network | None) -> None:
    """A seat's levels in the four regions and its best network."""
    text = view.text
    area = Area(_SEATS.x, _SEATS.y + (_SEAT + 1.5) * seat, _SEATS.w, _SEAT)
    panels.plate(canvas, area, lit=seat == pieces.person_of(view))
    canvas.sprite(pieces.disc(view, seat, 10), area.x + 4, area.y + 3.5)
    canvas.text(view.seats[seat].name, area.x + 18, area.y + 6, width=66)
    for column, region in enumerate(Region):
        chip = Area(area.right - 136 + 34 * column, area.y + 3, 32, 12)
        canvas.fill("ink1", chip)
        canvas.fill(panels.LAND[region], Area(chip.x + 1, chip.y + 1, 15, 10))
        canvas.sprite(f"region.{region}.dark", chip.x + 4.5, chip.y + 2)
        level = pieces.level(view.state, seat, region)
        canvas.fill(panels.LEVEL[level], Area(chip.x + 17, chip.y + 1, 14, 10))
        canvas.sprite(panels.LEVEL_ICON[level], chip.x + 20, chip.y + 2)
    canvas.fill("paper2", Area(area.x + 4, area.y + 18, area.w - 8, 1))
    if network is None:
        canvas.text(text("board.routes.none"), area.x + 5, area.y + 28, colour="ink2")
        return
    names = text("board.list").join(text(f"city.{city}") for city in network.majors)
    for number, line in enumerate(measure.wrap(names, area.w - 48)[:2]):
        canvas.text(line, area.x + 5, area.y + 22 + 7.5 * number)
    lowest = text(f"level.{network.level}")
    points = text("board.routes.points", n=network.points, level=lowest)
    canvas.text(points, area.x + 5, area.y + 39, colour="ink2")
    _worth(canvas, Area(area.right - 42, area.y + 19, 40, area.h - 20), network.vp)
