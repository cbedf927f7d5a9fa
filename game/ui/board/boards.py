"""The left and the upper boards of the table together, in the order in which they lie on each other."""

from __future__ import annotations

from game.ui.area import Area
from game.ui.board import drawers, map, regions, timeline, topbar
from game.ui.board.layers import layer
from game.ui.board.layout import DRAWER, MAP_PANEL
from game.ui.canvas import Canvas
from game.ui.view import TableView

_FRIEZE = Area(MAP_PANEL.x, MAP_PANEL.y, MAP_PANEL.w, 52)  # behind the upper region panels and the tabs


def draw(canvas: Canvas, view: TableView) -> None:
    """Draw top bar, region panels, drawer tabs, map or drawer, and timeline."""
    topbar.draw(canvas, view)
    layer(canvas, _FRIEZE, ("frieze",), _frieze)
    if view.drawer is None:
        map.draw(canvas, view)
    regions.draw(canvas, view)
    drawers.draw_tabs(canvas, view)
    drawers.draw_open(canvas, view)
    timeline.draw(canvas, view)


def areas(view: TableView) -> dict[str, Area]:
    """Everything in view that could be clicked or pointed at, by id; what a drawer hides is left out."""
    found = topbar.areas(view)
    below = regions.areas(view)
    if view.drawer is None:
        found.update(map.areas(view))
    else:
        below = {id: area for id, area in below.items() if not area.overlaps(DRAWER)}
    return {**found, **below, **drawers.tab_areas(view), **drawers.open_areas(view), **timeline.areas(view)}


def _frieze(canvas: Canvas) -> None:
    canvas.fill("ink1", _FRIEZE)
    canvas.fill("ink2", Area(_FRIEZE.x, _FRIEZE.bottom - 1, _FRIEZE.w, 1))
