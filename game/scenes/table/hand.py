"""The mouse on the map: the wheel enlarges it, dragging moves it, a double click brings a place into the middle."""

from __future__ import annotations

import pygame

from game.scenes.table.handled import Handled
from game.ui.board.zoom import INSIDE
from game.ui.canvas import measuring

FIRM = 3.0  # art pixels that a held mouse moves before it drags
TWICE = 0.4  # seconds between the clicks of a double click
APART = 4.0  # art pixels between them

Point = tuple[float, float]


class MapHand:
    """`_held`: where the button went down on the map; `_last`: when and where it was clicked before."""

    def __init__(self, scene: Handled) -> None:
        self.scene = scene
        self.dragging = False
        self._held: Point | None = None
        self._at: Point = (0.0, 0.0)
        self._last: tuple[float, Point] | None = None

    def let_go(self) -> None:
        """Nobody will tell when the button comes up."""
        self._held = None
        self.dragging = False

    def handle(self, event: pygame.event.Event) -> bool:
        """React to the mouse; whether nobody else should."""
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event.y)
        if event.type == pygame.MOUSEMOTION:
            return self._move(self._art(event.pos))
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(self._art(event.pos))
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._release(self._art(event.pos))
        return False

    def _art(self, position: tuple[int, int]) -> Point:
        self._at = measuring(self.scene.app.size).art(position)
        return self._at

    def _on_map(self, at: Point) -> bool:
        over = self.scene.spots.at(*at)
        kind = "" if over is None else over.partition(":")[0]
        return self.scene.stage.drawer is None and INSIDE.contains(*at) and kind in ("", "plot", "city")

    def _wheel(self, steps: int) -> bool:
        if not steps or not self._on_map(self._at):
            return False
        self.scene.see_map(self.scene.stage.map_look.zoomed(1 if steps > 0 else -1, self._at))
        return True

    def _press(self, at: Point) -> None:
        self.dragging = False
        self._held = at if self._on_map(at) else None

    def _move(self, at: Point) -> bool:
        if self._held is None or self.scene.stage.map_look.whole:
            return False
        dx, dy = at[0] - self._held[0], at[1] - self._held[1]
        if not self.dragging and abs(dx) + abs(dy) < FIRM:
            return False
        self.dragging = True
        self._held = at
        self.scene.see_map(self.scene.stage.map_look.moved(dx, dy))
        return True

    def _release(self, at: Point) -> bool:
        """End a drag; a second click on the same place, where there is nothing to click, centres it."""
        held, dragged = self._held, self.dragging
        self.let_go()
        if dragged:
            self._last = None
            return True
        if held is None or self.scene.spots.at(*at) in self.scene.spots.clickable:
            self._last = None
            return False
        last, self._last = self._last, (self.scene.now, at)
        if last is not None and self.scene.now - last[0] <= TWICE and _near(last[1], at):
            self._last = None
            self.scene.see_map(self.scene.stage.map_look.centred(at))
        return False


def _near(one: Point, other: Point) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) <= APART
