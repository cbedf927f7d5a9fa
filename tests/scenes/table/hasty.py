"""Somebody in a hurry at the window: clicks anywhere, twice, too early; keys, wheel, dragging, resizing.

All of it real events, from a seed. What the program ought to survive is done; what it says is for the tests to see.
"""

from __future__ import annotations

import random

import pygame

from game.engine import apply, fingerprint, legal_moves, new_game
from game.engine.moves import parse
from game.scenes.table import TableScene
from game.session import Session
from game.window import Window
from tests.scenes.table.player import LOOKING

KEYS = [*range(pygame.K_a, pygame.K_z + 1), *range(pygame.K_0, pygame.K_9 + 1), pygame.K_TAB, pygame.K_RETURN]
KEYS += [pygame.K_SPACE, pygame.K_BACKSPACE, pygame.K_ESCAPE, pygame.K_HOME, pygame.K_END, pygame.K_DELETE]
KEYS += [pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_PAGEDOWN]
KEYS += [pygame.K_PLUS, pygame.K_MINUS, pygame.K_F1, pygame.K_F2, pygame.K_F5, pygame.K_KP_ENTER, pygame.K_KP_5]
MODS = [0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT, pygame.KMOD_CTRL | pygame.KMOD_SHIFT]
SIZES = [(1280, 720), (1366, 768), (1600, 900), (1920, 1080), (1280, 720), (900, 500)]
PAUSES = [0.0, 1 / 60, 1 / 60, 1 / 60, 0.05, 0.1, 0.3, 0.7]
AWAY = 3  # things done in another scene before Escape is tried


class Fault(AssertionError):
    """The program would have shown its page for faults."""


class Hasty:
    """`scene`: the table; `done`: what was done last, for messages."""

    def __init__(self, window: Window, scene: TableScene, seed: int) -> None:
        self.window = window
        self.scene = scene
        self.chance = random.Random(seed)
        self.done: list[str] = []
        self._at = (0, 0)
        self._away = 0
        self._held: list[int] = []

    def run(self, steps: int) -> None:
        """Do so many things."""
        for _ in range(steps):
            self._one()
            self._come_back()

    def check(self) -> None:
        """The game is what its moves make of it, and goes on."""
        check(self.scene.session)

    # --- things to do ----------------------------------------------------------------------------------------

    def _one(self) -> None:
        what = self.chance.choices(
            [self._aim, self._click, self._key, self._wheel, self._drag, self._double, self._wait, self._rare],
            [34, 16, 24, 5, 5, 7, 12, 2],
        )[0]
        self.done = [*self.done[-30:], what.__name__]
        what()

    def _post(self, kind: int, **values: object) -> None:
        pygame.event.post(pygame.event.Event(kind, **values))

    def _frame(self) -> None:
        self.window.frame(self.chance.choice(PAUSES))

    def _move(self, to: tuple[int, int], buttons: tuple[int, int, int] = (0, 0, 0)) -> None:
        rel = (to[0] - self._at[0], to[1] - self._at[1])
        self._at = to
        self._post(pygame.MOUSEMOTION, pos=to, rel=rel, buttons=buttons)

    def _anywhere(self) -> tuple[int, int]:
        width, height = self.window.size
        return self.chance.randrange(-3, width + 3), self.chance.randrange(-3, height + 3)

    def _press(self, button: int = 1) -> None:
        self._post(pygame.MOUSEBUTTONDOWN, pos=self._at, button=button, clicks=1)
        if self.chance.random() < 0.3:
            self._frame()
        self._post(pygame.MOUSEBUTTONUP, pos=self._at, button=button)

    def _aim(self) -> None:
        """Click something that can be clicked, or that could just now."""
        targets = self.window.scenes[-1].targets()
        if self.window.scenes[-1] is self.scene and self.chance.random() < 0.85:
            targets = [t for t in targets if not t.id.startswith((*LOOKING, "button:sell"))] or targets
        if targets:
            rect = self.chance.choice(targets).rect
            if self.chance.random() < 0.3:
                self._frame()
            self._move((self.chance.randrange(rect.x, max(rect.right, rect.x + 1)), rect.centery))
            self._press()
        self._frame()

    def _click(self) -> None:
        self._move(self._anywhere())
        self._press(self.chance.choice([1, 1, 1, 2, 3]))
        if self.chance.random() < 0.7:
            self._frame()

    def _double(self) -> None:
        self._move(self._anywhere() if self.chance.random() < 0.5 else self._at)
        for _ in range(self.chance.choice([2, 2, 3])):
            self._press()
        self._frame()

    def _drag(self) -> None:
        self._move(self._anywhere())
        self._post(pygame.MOUSEBUTTONDOWN, pos=self._at, button=1, clicks=1)
        for _ in range(self.chance.randrange(1, 6)):
            self._move(self._anywhere(), (1, 0, 0))
            if self.chance.random() < 0.5:
                self._frame()
        if self.chance.random() < 0.8:
            self._post(pygame.MOUSEBUTTONUP, pos=self._at, button=1)
        self._frame()

    def _wheel(self) -> None:
        if self.chance.random() < 0.5:
            self._move(self._anywhere())
        for _ in range(self.chance.randrange(1, 4)):
            self._post(pygame.MOUSEWHEEL, x=0, y=self.chance.choice([-2, -1, 0, 1, 2]), flipped=False)
        self._frame()

    def _key(self) -> None:
        key, mod = self.chance.choice(KEYS), self.chance.choice(MODS)
        if key == pygame.K_RETURN and mod & pygame.KMOD_ALT:
            mod = 0
        letter = chr(key) if 32 < key < 127 else ""
        for _ in range(self.chance.choice([1, 1, 1, 1, 2, 5])):
            self._post(pygame.KEYDOWN, key=key, mod=mod, unicode=letter, scancode=0)
            if letter:
                self._post(pygame.TEXTINPUT, text=letter)
        if self.chance.random() < 0.9:
            self._post(pygame.KEYUP, key=key, mod=mod, unicode=letter, scancode=0)
        if self.chance.random() < 0.8:
            self._frame()

    def _wait(self) -> None:
        for _ in range(self.chance.randrange(1, 5)):
            self._frame()

    def _rare(self) -> None:
        what = self.chance.randrange(4)
        if what == 0:
            self._resize(self.chance.choice(SIZES))
        elif what == 1:
            for kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE, pygame.WINDOWFOCUSGAINED):
                self._post(kind)
        elif what == 2:
            self._post(pygame.WINDOWEXPOSED)
        else:
            self.scene.hurry()
        self._frame()

    def _resize(self, size: tuple[int, int]) -> None:
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self._post(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])

    # --- back to the table -----------------------------------------------------------------------------------

    def _come_back(self) -> None:
        """Leave other scenes after a while; a program that was ended goes on."""
        self.window._stopping = False
        if self.scene not in self.window.scenes:
            self.window.reset(self.scene)
        self._away = self._away + 1 if self.window.scenes[-1] is not self.scene else 0
        if self._away > AWAY:
            self._post(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)
            self._post(pygame.KEYUP, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)
            self._frame()
        if self._away > 4 * AWAY:
            self.window.reset(self.scene)


def check(game: Session) -> None:
    """The position is the one that the game's moves lead to."""
    state = new_game(game.content, game.setup.options)
    for move in game.moves:
        apply(state, parse(move))
    assert fingerprint(state) == fingerprint(game.state)
    assert game.state.finished or legal_moves(game.state)


def strict(window: Window) -> None:
    """Raise what the window would only show."""

    def fail(error: BaseException, doing: str) -> None:
        raise Fault(doing) from error

    window.fail = fail  # type: ignore[method-assign]
