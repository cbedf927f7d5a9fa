"""Text input of the window: on exactly while a line of text has the focus, and each text for the line it was meant for.

While it is on, an input method may take keys for itself, put letters together in the line and show a window with
choices beside it. Elsewhere keys are shortcuts, and an input method would swallow them.
"""

from __future__ import annotations

import os
from collections.abc import Callable

import pygame

from game.ui import keyboard
from game.ui.scene import Scene
from game.ui.textedit import TextEdit

Place = tuple[Scene, TextEdit | None]
"""A scene, and the line of text that has the focus in it."""


class TextInput:
    """Which line is typed into, and where the keys that are held down were pressed.

    `top`: the scene on top, if any; `seen`: where a part of its page is in the window.
    """

    def __init__(self, top: Callable[[], Scene | None], seen: Callable[[pygame.Rect], pygame.Rect]) -> None:
        self._top, self._seen = top, seen
        self._edit: TextEdit | None = None
        self._rect: pygame.Rect | None = None
        self._pressed: dict[int, Place | None] = {}  # by key; None: what it types is meant for nobody
        self._last = 0
        _stop()

    # --- on and off ------------------------------------------------------------------------------------------

    def follow(self) -> None:
        """Type into the line that has the focus, or into none."""
        top = self._top()
        typing = None if top is None else top.typing()
        if typing is None:
            self.stop()
            return
        if typing.edit is not self._edit:
            self.stop()
            self._edit = typing.edit
            pygame.key.start_text_input()
        rect = self._seen(typing.rect)
        if rect != self._rect:
            self._rect = rect
            pygame.key.set_text_input_rect(rect)

    def stop(self) -> None:
        """Type into nothing; what an input method was putting together is gone."""
        if self._edit is not None:
            self._edit.compose("")
            self._edit = self._rect = None
            _stop()

    # --- events ----------------------------------------------------------------------------------------------

    def pass_on(self, event: pygame.event.Event) -> None:
        """Give an event to the scene on top."""
        self.follow()
        scene = self._top()
        if scene is None or not self._admits(event, (scene, self._edit)):
            return
        if event.type == pygame.KEYDOWN and self._edit is None and not hears_keys():
            event = pygame.event.Event(event.type, {**event.dict, "unicode": ""})  # pygame has guessed, and badly
            scene.handle(event)
            self._tell(scene, event)
        else:
            scene.handle(event)
        self.follow()

    def claim(self, event: pygame.event.Event) -> None:
        """The window has used a key itself: what it types is for no scene."""
        if event.type == pygame.KEYDOWN:
            self._last = event.key
            self._pressed[event.key] = None
        else:
            self._pressed.pop(event.key, None)

    def _admits(self, event: pygame.event.Event, place: Place) -> bool:
        """Whether an event is for the scene on top: keys are not while an input method is at work.

        What a key types is for the place where it was pressed: a key that opens a dialogue does not type into it.
        """
        if event.type == pygame.KEYDOWN:
            if self._edit is not None and self._edit.composition:
                return False
            self._last = event.key
            self._pressed.setdefault(event.key, None if keyboard.is_command(event) else place)
        elif event.type == pygame.KEYUP:
            self._pressed.pop(event.key, None)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._pressed.clear()
        elif event.type == pygame.TEXTINPUT:
            return self._pressed.get(self._last, place) == place
        return True

    def _tell(self, scene: Scene, event: pygame.event.Event) -> None:
        """Tell a scene what a key types, as nobody else does while there is no line to type into."""
        self.follow()
        text = keyboard.typed(event)
        if text and (self._top(), self._edit) == (scene, None):
            scene.handle(pygame.event.Event(pygame.TEXTINPUT, text=text))


def _stop() -> None:
    """Stop text input, and with it the input methods; go on hearing which characters the keys type.

    SDL stops telling those too, and pygame would then take Shift and 7 for a 7 on each keyboard. They can be allowed
    again only together with all other kinds of events, of which those of the window system are too many.
    """
    pygame.key.stop_text_input()
    if hears_keys():
        pygame.event.set_allowed(None)
        pygame.event.set_blocked(pygame.SYSWMEVENT)


def hears_keys() -> bool:
    """Whether the characters of keys can be heard while text input is stopped, and no input method with them.

    On a Mac they come from a hidden field that is gone then; fcitx listens as long as there is anybody to hear.
    """
    driver = pygame.display.get_driver()
    asked = os.environ.get("SDL_IM_MODULE") or os.environ.get("XMODIFIERS", "")
    return driver != "cocoa" and not (driver in ("x11", "wayland") and "fcitx" in asked)
