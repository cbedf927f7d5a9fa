"""The buttons in the corner of the map: nearer, farther, the whole map."""

from __future__ import annotations

from game.ui.area import Area
from game.ui.board.layout import MAP_VIEW
from game.ui.board.zoom import LARGEST, MapLook
from game.ui.canvas import Canvas
from game.ui.view import zoom_id

_SIDE = 12.0
_PITCH = 13.0
_NAMES = ("in", "out", "whole")  # from top to bottom
_STROKES = {
    "in": (Area(3, 5, 5, 1), Area(5, 3, 1, 5)),
    "out": (Area(3, 5, 5, 1),),
    "whole": (Area(2, 3, 7, 1), Area(2, 7, 7, 1), Area(2, 4, 1, 3), Area(8, 4, 1, 3), Area(4, 5, 3, 1)),
}


def areas(look: MapLook) -> dict[str, Area]:
    """The buttons that do something now."""
    names = _names(look)
    top = MAP_VIEW.bottom - 5 - _PITCH * len(_NAMES)
    places = {
        name: Area(MAP_VIEW.right - _SIDE - 4, top + _PITCH * row, _SIDE, _SIDE) for row, name in enumerate(_NAMES)
    }
    return {zoom_id(name): area for name, area in places.items() if name in names}


def _names(look: MapLook) -> tuple[str, ...]:
    if look.whole:
        return ("in",)
    return _NAMES if look.zoom < LARGEST else _NAMES[1:]


def draw(canvas: Canvas, look: MapLook, hover: str | None) -> None:
    """Draw the buttons."""
    for id, area in areas(look).items():
        canvas.frame("frame.button.hover" if hover == id else "frame.button.normal", area)
        for stroke in _STROKES[id.partition(":")[2]]:
            canvas.fill("ink0", stroke.moved(area.x + 0.5, area.y))
