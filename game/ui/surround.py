"""What lies around the art grid in a window that it does not fill: a table of dark planks with a brass moulding."""

from __future__ import annotations

from game.ui.area import Area
from game.ui.canvas import ART_SIZE, Canvas

_PLANK = 15
_MOULDING = ("ink0", "brass3", "brass1", "brass0", "brass2", "ink0")  # from the grid outwards
_SHADOW = 5
_ROSETTE = 11.0
_INLAY = 26.0  # art pixels of margin from which a line of brass is let into the wood


def paint(canvas: Canvas) -> None:
    """Cover the whole surface; the art grid lies on it."""
    left, top = canvas.art((0, 0))
    width, height = (side / canvas.factor for side in canvas.surface.get_size())
    window = Area(left, top, width, height)
    _planks(canvas, window)
    grid = Area(0, 0, *ART_SIZE)
    if max(-left, -top) >= 1:
        _inlay(canvas, window, grid)
        _moulding(canvas, grid)


def _planks(canvas: Canvas, window: Area) -> None:
    canvas.fill("ink1", window)
    for row in range(int(window.y // _PLANK) - 1, int(window.bottom // _PLANK) + 1):
        y = row * _PLANK
        canvas.fill("ink0", Area(window.x, y, window.w, 1))
        canvas.fill("ink2", Area(window.x, y + 1, window.w, 0.5))
        for joint in range(int((window.x - 148) // 97), int(window.right // 97) + 1):
            x = joint * 97 + (row % 5) * 37
            canvas.fill("ink0", Area(x, y, 1, _PLANK))
            canvas.fill("ink2", Area(x + 2, y + 3, 0.5, 0.5))
            canvas.fill("ink2", Area(x + 2, y + _PLANK - 3, 0.5, 0.5))
            canvas.fill("ink2", Area(x + 20 + (row * 31) % 40, y + 5 + (row * 7) % 6, 22, 0.5))


def _moulding(canvas: Canvas, grid: Area) -> None:
    """A frame around the grid, lit from the upper left, with its shadow on the wood and a rosette at each corner."""
    edge = grid.inset(-len(_MOULDING))
    for step in range(_SHADOW, 0, -1):
        canvas.shade("ink0", edge.inset(-step).moved(1, 2), 45)
    for distance in range(len(_MOULDING), 0, -1):
        canvas.fill(_MOULDING[distance - 1], grid.inset(-distance))
    middle = len(_MOULDING) / 2
    for x in (grid.x - middle, grid.right + middle):
        for y in (grid.y - middle, grid.bottom + middle):
            _rosette(canvas, x, y)


def _rosette(canvas: Canvas, x: float, y: float) -> None:
    """A brass square with a rivet, its middle at a point."""
    area = Area(x - _ROSETTE / 2, y - _ROSETTE / 2, _ROSETTE, _ROSETTE)
    for name, inset in (("ink0", 0), ("brass0", 1), ("brass3", 2), ("brass2", 2.5), ("ink1", 3.5), ("brass1", 4)):
        canvas.fill(name, area.inset(inset))
    canvas.fill("brass2", Area(area.x + 1, area.bottom - 2, area.w - 2, 1))
    canvas.fill("brass2", Area(area.right - 2, area.y + 1, 1, area.h - 2))
    canvas.fill("glow", Area(x - 1.5, y - 1.5, 1, 1))


def _inlay(canvas: Canvas, window: Area, grid: Area) -> None:
    """A thin line of brass half way to the window's edge, with notched corners, where there is room for it."""
    across, down = grid.x - window.x, grid.y - window.y
    if min(across, down) < _INLAY:
        return
    gap = min(across, down) / 2
    line = window.inset(gap - 2)
    for name, area in (("ink0", line.moved(0.5, 0.5)), ("brass2", line)):
        canvas.outline(name, area, 1)
    for x in (line.x, line.right):
        for y in (line.y, line.bottom):
            canvas.fill("ink1", Area(x - 5, y - 5, 10, 10))
            canvas.outline("brass2", Area(x - 5, y - 5, 10, 10))
            canvas.fill("brass1", Area(x - 1.5, y - 1.5, 3, 3))
