"""What a scene is, what it may ask of the program, and what can be clicked in it, as data."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pygame

if TYPE_CHECKING:
    from game.content.model import Content
    from game.content.text import Text
    from game.settings import Settings
    from game.ui.sound import Sounds
    from game.ui.textedit import TextEdit


@dataclass(frozen=True)
class Target:
    """Something that can be clicked: the mouse, the keyboard, the tests and the tutorial all act through these.

    `lines` say what will happen and what it costs; when `enabled` is false they say why it cannot be done now.
    `action` is what a click does: a function without arguments, or a move where the scene knows what to do with it.
    `version` numbers the position that the target was made for.
    """

    id: str
    rect: pygame.Rect  # in pixels of the window
    label: str
    lines: tuple[str, ...] = ()
    action: object = None
    enabled: bool = True
    version: int = 0


@dataclass(frozen=True)
class Typing:
    """The line that is being typed into, and where in it: from the cursor to the end of its field."""

    edit: TextEdit
    rect: pygame.Rect  # in pixels of the page that the scene draws


class Scene(Protocol):
    """A screenful of the program. `dirty`: it has to be drawn again; `busy`: something in it is moving."""

    dirty: bool
    busy: bool

    @property
    def front(self) -> Hashable:
        """What is in front: the scene itself, or which of its lists and dialogues. Presses stay with theirs."""

    def aimed(self, event: pygame.event.Event) -> Hashable:
        """What a press of the mouse or of a key would do now, in a way that can be compared; None for nothing of note.

        A key that would do something does it once, however long it is held down; it may move and type again and again.
        """

    def let_go(self) -> None:
        """Forget what the mouse holds down: its release will not come."""

    def resume(self) -> None:
        """Become the scene on top, at first and whenever the one above is gone."""

    def pause(self) -> None:
        """Stop being the scene on top: another one is put over it, it is removed, or the program ends."""

    def end(self) -> None:
        """Be gone from the stack for good."""

    def handle(self, event: pygame.event.Event) -> None:
        """React to an input event."""

    def update(self, dt: float) -> None:
        """Go on by `dt` seconds."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw everything; changes nothing."""

    def targets(self) -> list[Target]:
        """What can be clicked now, also by keyboard, in the order of the Tab key."""

    def typing(self) -> Typing | None:
        """The line that has the focus; None when it is at something else."""


class Destination:
    """Somewhere that a scene can ask to go; `game.scenes.destinations` has one for each scene."""


class App(Protocol):
    """What a scene may ask of the program around it."""

    content: Content
    text: Text
    size: tuple[int, int]  # of the window, in pixels
    settings: Settings
    sounds: Sounds

    @property
    def directory(self) -> Path:
        """The folder of the content."""

    def go(self, destination: Destination) -> None:
        """Show another scene, over whatever it follows; InUse where another window has the game of a table."""

    def pop(self) -> None:
        """Remove the scene on top, which leads back to the one below; without a scene the program ends."""

    def uncover(self, scene: Scene) -> None:
        """Remove everything that lies over a scene."""

    def under(self, scene: Scene) -> Scene | None:
        """The scene that lies below `scene`."""

    def toggle_full_screen(self) -> None:
        """Go from window to full screen or back."""

    def configure(self, settings: Settings) -> None:
        """Take over settings at once; keeping them in the file is another matter."""

    def languages(self) -> list[str]:
        """Folders of the languages there are, the program's own first."""

    def language_name(self, language: str) -> str:
        """What a language is called by those who speak it."""

    def fail(self, error: BaseException, doing: str) -> None:
        """Log an error and say it in a scene; `doing` is the key of a sentence that says what went wrong."""

    def quit(self) -> None:
        """End the program after this frame."""


Action = Callable[[], None]
