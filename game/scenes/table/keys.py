"""The keyboard at the table: shortcuts, the digits of the buttons, and a focus that goes from target to target."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.scenes.table import prompting
from game.scenes.table.pointing import DOWN, LEFT, RIGHT, UP
from game.ui.board.prompt import MORE
from game.ui.view import zoom_id

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

ARROWS = {pygame.K_LEFT: LEFT, pygame.K_RIGHT: RIGHT, pygame.K_UP: UP, pygame.K_DOWN: DOWN}
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
SHORTCUTS = {
    pygame.K_d: "drawer:donations",
    pygame.K_f: "drawer:departments",
    pygame.K_r: "drawer:routes",
    pygame.K_g: "drawer:andrew",
    pygame.K_l: "log",
    pygame.K_s: "scores",
    pygame.K_m: "menu",
    pygame.K_z: prompting.UNDO,
    pygame.K_y: prompting.REDO,
    pygame.K_x: prompting.BACK,
    pygame.K_BACKSPACE: prompting.BACK,
    pygame.K_MINUS: zoom_id("out"),
    pygame.K_KP_MINUS: zoom_id("out"),
    pygame.K_HOME: zoom_id("whole"),
}
PLUS = (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS)
PUSH = 40.0  # art pixels that a key moves the map
RULES = (pygame.K_F1, pygame.K_h, pygame.K_F2)  # the rulebook; the last one: its page of keys
REPEATED = (prompting.UNDO, prompting.REDO)  # what a key that is held down does again and again
ENDING = ("button:done", "button:end")
COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META


class Keys:
    """What keys do."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    def aimed(self, event: pygame.event.Event) -> str | None:
        """What a key would use, None for one that may go on while it is held down."""
        if event.mod & (COMMAND | pygame.KMOD_ALT):
            return None
        id = self._meant(event)
        return None if id in REPEATED else id

    def press(self, event: pygame.event.Event) -> None:
        """React to a key. The window's guard sees to it that one that is held down does nothing twice."""
        key = event.key
        if self.scene.reel and key != pygame.K_SPACE:
            self.scene.reel.finish()
            self.scene.dirty = True
        if event.mod & COMMAND:
            self._command(key, bool(event.mod & pygame.KMOD_SHIFT))
        elif event.mod & pygame.KMOD_ALT:
            return
        elif key == pygame.K_ESCAPE:
            self.scene.escape()
        elif key == pygame.K_TAB:
            self._tab(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif key in ARROWS and event.mod & pygame.KMOD_SHIFT:
            dx, dy = ARROWS[key]
            self.scene.see_map(self.scene.stage.map_look.moved(-dx * PUSH, -dy * PUSH))
        elif key in ARROWS:
            self._arrow(ARROWS[key])
        elif key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self.scene.scroll(4 if key == pygame.K_PAGEUP else -4)
        elif key in RULES:
            self._explain(key)
        elif key == pygame.K_SPACE and self.scene.busy:
            self.scene.hurry()
        else:
            self._use(self._meant(event))

    def _command(self, key: int, shift: bool) -> None:
        if key == pygame.K_z:
            self._use(prompting.REDO if shift else prompting.UNDO)
        elif key == pygame.K_y:
            self._use(prompting.REDO)

    def _explain(self, key: int) -> None:
        """Open the rulebook: at what is to be decided, or at the keys."""
        from game.scenes.rulebook import Chapter, RulebookScene, chapter_for

        chapter = Chapter.KEYS if key == RULES[-1] else chapter_for(self.scene.session.state)
        self.scene.app.push(RulebookScene(self.scene.app, chapter))

    def _meant(self, event: pygame.event.Event) -> str | None:
        """Return the target that a key stands for."""
        if event.key in ENTER or event.key == pygame.K_SPACE:
            return self.scene.focus
        if event.key == pygame.K_e:
            return next((id for id in ENDING if id in self.scene.spots.clickable), None)
        if event.key in PLUS:
            return MORE if MORE in self.scene.spots.clickable else zoom_id("in")
        if event.key in SHORTCUTS:
            return SHORTCUTS[event.key]
        typed = pygame.key.name(event.key).upper()
        number = typed.strip("[]")
        return next((b.id for b in self.scene.prompt().buttons if b.key and b.key == number), None)

    def _use(self, id: str | None) -> None:
        if id is not None:
            self.scene.use(id)

    def _tab(self, step: int) -> None:
        order = self.scene.order(hidden=True)
        if not order:
            return
        focus = self.scene.focus
        at = order.index(focus) if focus in order else (-1 if step > 0 else 0)
        self.scene.set_focus(order[(at + step) % len(order)])

    def _arrow(self, direction: tuple[int, int]) -> None:
        focus = self.scene.focus
        if focus is None:
            self._tab(1)
            return
        there = self.scene.spots.towards(focus, direction)
        if there is not None:
            self.scene.set_focus(there)
