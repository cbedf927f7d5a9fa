"""The keys of full screen: F11, and Alt with either Enter. They do that and nothing else, in every scene."""

from __future__ import annotations

import time

import pygame

from game.ui import keyboard
from game.ui.scene import Action

AT_ONCE = 0.05  # seconds between keys that are said to come up and the loss of focus that is the reason
REPEAT = 0.7  # seconds in which a key that is still held is told of again


class FullScreenKey:
    """Calls `toggle` once for each press, however long the key is held.

    With the window's change of size it may lose the focus for a moment. Then all keys are said to come up, and one that
    is still held is told of as a new press.
    """

    def __init__(self, toggle: Action) -> None:
        self._toggle = toggle
        self._held: set[int] = set()
        self._up: dict[int, float] = {}  # when a key came up, or was said to
        self._perhaps: set[int] = set()  # keys that may be held still

    def takes(self, event: pygame.event.Event) -> bool:
        """React to an event; whether it is one of these keys, going down or coming up."""
        now = time.monotonic()
        if event.type == pygame.WINDOWFOCUSLOST:
            self._perhaps = {key for key, then in self._up.items() if now - then <= AT_ONCE}
        elif event.type == pygame.KEYUP and event.key in self._held:
            self._held.discard(event.key)
            self._up[event.key] = now
            return True
        elif event.type == pygame.KEYDOWN and event.key in self._held:
            return True
        elif event.type == pygame.KEYDOWN and _is_meant(event):
            again = event.key in self._perhaps and now - self._up[event.key] <= REPEAT
            self._perhaps.discard(event.key)
            self._held.add(event.key)
            if not again:
                self._toggle()
            return True
        return False


def _is_meant(event: pygame.event.Event) -> bool:
    return event.key == pygame.K_F11 or (event.key in keyboard.ENTER and bool(event.mod & keyboard.ALT))
