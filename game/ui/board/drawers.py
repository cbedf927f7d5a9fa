"""The tabs that open the drawers, and whichever drawer is open."""

from __future__ import annotations

from functools import partial
from types import ModuleType

from game.ui.area import Area
from game.ui.board import andrew_drawer, display, donations, glow, measure, routes
from game.ui.board.layers import layer
from game.ui.board.layout import DRAWER_TABS
from game.ui.canvas import Canvas
from game.ui.view import TableView, drawer_id

_DRAWERS: dict[str, ModuleType] = {
    "donations": donations,
    "departments": display,
    "routes": routes,
    "andrew": andrew_drawer,
}


def tab_areas(view: TableView) -> dict[str, Area]:
    """The tabs."""
    return {drawer_id(name): area for name, area in DRAWER_TABS.items()}


def open_areas(view: TableView) -> dict[str, Area]:
    """What the open drawer shows; nothing when all are closed."""
    if view.drawer is None:
        return {}
    areas: dict[str, Area] = _DRAWERS[view.drawer].areas(view)
    return areas


def draw_tabs(canvas: Canvas, view: TableView) -> None:
    """Draw the tabs, the open drawer's pulled out."""
    for name, area in DRAWER_TABS.items():
        opened, hovered = view.drawer == name, view.hover == drawer_id(name)
        key = ("drawer_tab", name, opened, hovered, view.text)
        layer(canvas, area, key, partial(_tab, view=view, name=name, opened=opened, hovered=hovered))
    glow.light_all(canvas, view, tab_areas(view))


def draw_open(canvas: Canvas, view: TableView) -> None:
    """Draw the open drawer, if one is."""
    if view.drawer is not None:
        _DRAWERS[view.drawer].draw(canvas, view)


def _tab(canvas: Canvas, view: TableView, name: str, opened: bool, hovered: bool) -> None:
    area = DRAWER_TABS[name]
    canvas.fill("ink1", area)
    state = "chosen" if opened else "hover" if hovered else "normal"
    canvas.frame(f"frame.button.{state}", area)
    ink = "ink1" if opened else "brass3"
    word, key = view.text(f"board.drawer.{name}"), view.text(f"board.key.{name}")
    left, right = area.x + 3, area.right - 3
    if measure.width(word) + measure.width(key) + 0.5 <= right - left:  # a long word takes its key's place
        canvas.text(key, right, area.y + 5, colour=ink, align="right")
    canvas.text(word, left, area.y + 5, width=right + 1 - left)
