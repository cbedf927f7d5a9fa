"""A person at the window: real pygame events, aimed at targets only."""

from __future__ import annotations

import pygame

from game.ui.scene import Target
from game.window import Window

UNHURRIED = 1.0  # seconds that somebody takes before the next click, key or text
FRAME = 1 / 60


class Driver:
    """Clicks, types and presses keys in a window, one frame after each; nothing is done to what was never drawn.

    `now`: the seconds that the window's guard sees pass. A click, a key and a text come without hurry; whoever wants
    to be quick posts events, or uses `press`.
    """

    def __init__(self, window: Window) -> None:
        self.window = window
        self.now = 0.0
        window.guard.clock = lambda: self.now

    def wait(self, seconds: float = UNHURRIED) -> None:
        """Let time pass for the guard alone: nothing moves meanwhile."""
        self.now += seconds

    @property
    def ids(self) -> list[str]:
        """Ids of everything that can be clicked."""
        return [target.id for target in self.window.scenes[-1].targets()]

    def target(self, id: str) -> Target:
        """The target of this id; a wrong one fails with what there is."""
        found = {target.id: target for target in self.window.scenes[-1].targets()}
        assert id in found, f"{id} is not among {sorted(found)}"
        return found[id]

    def post(self, type: int, **values: object) -> None:
        """Post an event and let the window handle it."""
        self.look()
        pygame.event.post(pygame.event.Event(type, **values))
        self.window.frame(FRAME)
        self.now += FRAME

    def look(self) -> None:
        """Let the window draw what is in front."""
        if self.window.scenes and not self.window.guard.shows(self.window.guard.front(self.window.scenes[-1])):
            self.window.frame(0)

    def move(self, id: str) -> None:
        """Put the mouse on a target."""
        self.post(pygame.MOUSEMOTION, pos=self.target(id).rect.center, rel=(0, 0), buttons=(0, 0, 0))

    def click(self, id: str) -> None:
        """Click a target with the left button."""
        position = self.target(id).rect.center
        self.wait()
        self.move(id)
        self.press(position)

    def press(self, position: tuple[int, int], button: int = 1) -> None:
        """Press and release a button of the mouse, at once."""
        self.post(pygame.MOUSEBUTTONDOWN, pos=position, button=button)
        self.post(pygame.MOUSEBUTTONUP, pos=position, button=button)

    def key(self, key: int, mod: int = 0) -> None:
        """Press and release a key."""
        self.wait()
        self.post(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
        self.post(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)

    def type(self, text: str) -> None:
        """Type text as the window system sends it."""
        self.wait()
        for letter in text:
            self.post(pygame.TEXTINPUT, text=letter)

    def tab_to(self, id: str) -> None:
        """Go to a target with the Tab key alone."""
        scene = self.window.scenes[-1]
        for _ in range(len(self.ids) + 1):
            if getattr(scene, "focus", None) == id:
                return
            self.key(pygame.K_TAB)
        raise AssertionError(f"{id} is not reached by the Tab key")
