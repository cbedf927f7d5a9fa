"""Parts of a board painted once and kept until what they show changes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace

import pygame

from game.ui.area import Area
from game.ui.canvas import Canvas, DrawnText

# Every board at one size of the window takes about eighty pictures: 12 MB at 1280x720, 100 MB at 3840x2160. What has
# not been drawn for longest goes first.
_BUDGET = 192 * 2**20  # bytes


@dataclass(frozen=True)
class _Layer:
    """A picture and what is written on it, places from its own corner: it may be drawn elsewhere the next time."""

    picture: pygame.Surface
    texts: tuple[DrawnText, ...]


_layers: OrderedDict[Hashable, _Layer] = OrderedDict()
_alone: dict[str, Hashable] = {}  # names of the pictures that are instead of others


def forget() -> None:
    """Drop all kept pictures: after the assets or the video mode changed."""
    _layers.clear()
    _alone.clear()


def layer(
    canvas: Canvas, area: Area, key: Hashable, paint: Callable[[Canvas], None], *, instead_of: str | None = None
) -> None:
    """Draw what `paint` paints in `area`, painting only when `key` is new at this size.

    `key` must name the painter and hold everything the picture depends on. `paint` works in the coordinates of `canvas`
    and fills the whole area. What it writes is recorded again each time it is drawn. Of pictures `instead_of` the same
    thing only the last is kept: of the map while it is dragged, for instance.
    """
    name = (key, canvas.factor, canvas.record)
    kept = _layers.get(name)
    if kept is None:
        kept = _paint(canvas, area, paint)
        _layers[name] = kept
        if instead_of is not None:
            _layers.pop(_alone.get(instead_of), None)
            _alone[instead_of] = name
        _drop_oldest()
    else:
        _layers.move_to_end(name)
    if canvas.record:
        canvas.fill("ink0", area)
        canvas.write_down([replace(text, area=text.area.moved(area.x, area.y)) for text in kept.texts])
    canvas.picture(kept.picture, area.x, area.y)


def _drop_oldest() -> None:
    used = sum(_bytes(layer) for layer in _layers.values())
    while used > _BUDGET and len(_layers) > 1:
        _, dropped = _layers.popitem(last=False)
        used -= _bytes(dropped)


def _bytes(kept: _Layer) -> int:
    width, height = kept.picture.get_size()
    return width * height * kept.picture.get_bytesize()


def _paint(canvas: Canvas, area: Area, paint: Callable[[Canvas], None]) -> _Layer:
    size = canvas.rect(area).size
    own = Canvas(pygame.Surface(size), canvas.factor, record=canvas.record)
    paint(own.sub(-area.x, -area.y))
    return _Layer(own.surface, tuple(own.texts))
