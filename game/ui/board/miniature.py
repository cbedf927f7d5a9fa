"""The map of a game as a small picture: the land, and a dot in its owner's colour for every disc on a plot."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.engine.state import NEUTRAL, State
from game.ui import art
from game.ui.area import Area
from game.ui.board import places
from game.ui.board.layout import MAP_PANEL, MAP_VIEW
from game.ui.board.pieces import SEAT_COLOURS
from game.ui.canvas import Canvas

SIZE = (64.0, 37.0)  # in art pixels: the shape of the map view
DOT = 2.0
NOBODY = "paper2"
EDGE = "ink0"


def draw(canvas: Canvas, x: float, y: float, state: State, colours: tuple[int, ...]) -> None:
    """Draw the map of a game, its top left at an art position. `colours`: of the seats, Andrew's last."""
    area = Area(x, y, *SIZE)
    canvas.fill(EDGE, area.inset(-1))
    canvas.picture(_land(canvas.rect(area).size), area.x, area.y)
    across, down = SIZE[0] / MAP_VIEW.w, SIZE[1] / MAP_VIEW.h
    with canvas.clip(area):
        for city in state.content.map.cities.values():
            for number, taken in enumerate(state.plots[city.id], start=1):
                if taken is None:
                    continue
                left, top = places.plot(city, number).centre
                dot = Area(
                    x + (left - MAP_VIEW.x) * across - DOT / 2, y + (top - MAP_VIEW.y) * down - DOT / 2, DOT, DOT
                )
                canvas.fill(EDGE, dot.inset(-0.5))
                canvas.fill(NOBODY if taken.owner == NEUTRAL else SEAT_COLOURS[colours[taken.owner]], dot)


@lru_cache(maxsize=4)
def _land(size: tuple[int, int]) -> pygame.Surface:
    """The land without cities, as small as it is shown."""
    whole = art.sprite("map.base")
    seen = pygame.Rect(MAP_VIEW.x - MAP_PANEL.x, MAP_VIEW.y - MAP_PANEL.y, MAP_VIEW.w, MAP_VIEW.h)
    return pygame.transform.smoothscale(whole.subsurface(seen).convert_alpha(), size)
