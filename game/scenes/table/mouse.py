"""The mouse at the table: what it points at, and clicks, which are a press and a release on the same thing."""

from __future__ import annotations

import pygame

from game.scenes.table.handled import Handled
from game.scenes.table.stage import ALWAYS
from game.ui.canvas import measuring
from game.ui.sound import DENIED, HOVER


class Mouse:
    """`_at`: the pointer in art pixels, None outside; `_pressed`: what is held down, and the stage's version then."""

    def __init__(self, scene: Handled) -> None:
        self.scene = scene
        self._at: tuple[float, float] | None = None
        self._pressed: tuple[str, int] | None = None

    def handle(self, event: pygame.event.Event) -> bool:
        """React to moves and to the left button; whether that was one."""
        if event.type == pygame.MOUSEMOTION:
            self._move(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._release(event.pos)
        else:
            return False
        return True

    def aimed(self, position: tuple[int, int]) -> str | None:
        """What a press at a point of the window would use: nothing that moves, or comes while others move."""
        id = self.scene.spots.at(*measuring(self.scene.app.size).art(position))
        return id if id in self.scene.spots.clickable and not self._moves(id) else None

    def let_go(self) -> None:
        """A press does not count any more."""
        self._pressed = None

    def leave(self) -> None:
        """The pointer is gone, or nobody knows where it is."""
        self._at, self._pressed = None, None
        self.point()

    def point(self) -> None:
        """Find out what the pointer is at, as things may have come or gone under it."""
        over = None if self._at is None else self.scene.spots.at(*self._at)
        if over != self.scene.hover:
            self.scene.hover = over
            self.scene.hide_tip()
            self.scene.dirty = True

    def _move(self, position: tuple[int, int]) -> None:
        was = self.scene.hover
        self._at = measuring(self.scene.app.size).art(position)
        self.point()
        if self.scene.hover != was and self.scene.hover in self.scene.spots.clickable:
            self.scene.app.sounds.play(HOVER)

    def _press(self, position: tuple[int, int]) -> None:
        scene = self.scene
        self._move(position)
        scene.keyboard = False
        scene.hide_tip()
        self._pressed = None
        scene.dirty = True
        id = scene.hover
        moves = id is not None and self._moves(id)
        scene.reel.finish()
        if id is None or id not in scene.spots.clickable:
            if id is not None and id.startswith("button:"):
                scene.app.sounds.play(DENIED)
            scene.hurry()
            return
        if moves:
            return
        was = None if self._at is None else scene.guard.at(*self._at)
        if not scene.is_void(was, id):
            self._pressed = (id, scene.stage.version)

    def _moves(self, id: str) -> bool:
        """Whether pieces are on their way and this is not one of the things that stay where they are."""
        return bool(self.scene.reel) and not id.startswith("button:") and id.split(":")[0] not in ALWAYS

    def _release(self, position: tuple[int, int]) -> None:
        self._move(position)
        held, self._pressed = self._pressed, None
        if held is not None and held == (self.scene.hover, self.scene.stage.version):
            self.scene.use(held[0])
