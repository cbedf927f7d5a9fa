"""The keyboard at the table: shortcuts, the digits of the buttons, and a focus that goes from target to target."""

from __future__ import annotations

import pygame

from game.scenes.destinations import Rulebook
from game.scenes.shared.rulebook_chapters import Chapter, chapter_for
from game.scenes.table import prompting
from game.scenes.table.handled import Handled
from game.scenes.table.pointing import DOWN, LEFT, RIGHT, UP
from game.ui import keyboard
from game.ui.board.prompt import MORE
from game.ui.view import zoom_id

ARROWS = {pygame.K_LEFT: LEFT, pygame.K_RIGHT: RIGHT, pygame.K_UP: UP, pygame.K_DOWN: DOWN}
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
    pygame.K_HOME: zoom_id("whole"),
}
PUSH = 40.0  # art pixels that a key moves the map
RULES = (pygame.K_F1, pygame.K_h)  # the rulebook, at what is to be decided
ALL_KEYS = (pygame.K_F2, pygame.K_QUESTION)  # its page of keys
REPEATED = (prompting.UNDO, prompting.REDO)  # what a key that is held down does again and again
ENDING = ("button:done", "button:end")


class Keys:
    """What keys do."""

    def __init__(self, scene: Handled) -> None:
        self.scene = scene

    def aimed(self, event: pygame.event.Event) -> str | None:
        """What a key would use, None for one that may go on while it is held down."""
        if event.mod & (keyboard.CONTROL | keyboard.ALT):
            return None
        id = self._target(keyboard.meant(event))
        return None if id in REPEATED else id

    def press(self, event: pygame.event.Event) -> None:
        """React to a key. The window's guard sees to it that one that is held down does nothing twice."""
        key = event.key
        if self.scene.reel and key != pygame.K_SPACE:
            self.scene.reel.finish()
            self.scene.dirty = True
        meant = keyboard.meant(event)
        if event.mod & keyboard.ALT:
            return
        if event.mod & keyboard.CONTROL:
            self._command(event)
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
        elif meant in RULES or meant in ALL_KEYS:
            self._explain(all_keys=meant in ALL_KEYS)
        elif key == pygame.K_SPACE and self.scene.busy:
            self.scene.hurry()
        else:
            self._use(self._target(meant))

    def _command(self, event: pygame.event.Event) -> None:
        letter = keyboard.command(event)
        if letter == pygame.K_z:
            self._use(prompting.REDO if event.mod & pygame.KMOD_SHIFT else prompting.UNDO)
        elif letter == pygame.K_y:
            self._use(prompting.REDO)

    def _explain(self, *, all_keys: bool) -> None:
        """Open the rulebook: at what is to be decided, or at the keys."""
        chapter = Chapter.KEYS if all_keys else chapter_for(self.scene.session.state)
        self.scene.app.go(Rulebook(chapter))

    def _target(self, meant: int | None) -> str | None:
        """Return the target that a shortcut stands for."""
        if meant in (pygame.K_RETURN, pygame.K_SPACE):
            return self.scene.focus
        if meant == pygame.K_e:
            return next((id for id in ENDING if id in self.scene.spots.clickable), None)
        if meant == pygame.K_PLUS:
            return MORE if MORE in self.scene.spots.clickable else zoom_id("in")
        if meant is None or meant in SHORTCUTS:
            return SHORTCUTS.get(meant or 0)
        name = pygame.key.name(meant).upper()
        return next((b.id for b in self.scene.prompt().buttons if b.key and b.key == name), None)

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
