"""Protection of somebody quick, the same for every scene: a press counts only for what it was meant for.

A press that came while its scene was not on screen yet does nothing. The second press of a double-click or of a key,
the turns of a wheel and the repeats of a key that is held down stay with what they began at: they never reach the
next scene, list or dialogue, nor what has come to lie under the pointer meanwhile. A release belongs to its press.
The guard knows neither widgets nor windows: a scene says what is in front and what a press is aimed at.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from typing import Protocol

import pygame

TWICE = 0.45  # seconds within which a second press belongs to the one before
NEAR = 10  # pixels that the mouse may move between the two
LOST = 2.0  # seconds without a word after which a key that was down must have come up unnoticed
MODIFIERS = frozenset(
    {
        *(pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT),
        *(pygame.K_LMETA, pygame.K_RMETA, pygame.K_LGUI, pygame.K_RGUI, pygame.K_MODE, pygame.K_CAPSLOCK),
    }
)
"""Keys that do nothing by themselves: one of them between two presses does not make them two."""


class Aim(Protocol):
    """What the guard asks of a scene; `game.ui.scene.Scene` says what the answers are."""

    @property
    def front(self) -> Hashable:
        """What is in front."""

    def aimed(self, event: pygame.event.Event) -> Hashable:
        """What a press would do."""


@dataclass(frozen=True)
class Press:
    """A press, or the latest of several that belong together. `front` and `aim`: what the first of them was meant for.

    `front` is None where that was never on screen. `what`: the button or the key.
    """

    what: int
    front: Hashable
    aim: Hashable
    when: float
    at: tuple[int, int] = (0, 0)


class Guard:
    """Decides which presses reach a scene. `clock` gives seconds; tests put one of their own in its place."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._changes = 0
        self._begun = 0.0
        self._shown: Hashable = None
        self._click: Press | None = None
        self._back: Press | None = None
        self._wheel: Press | None = None
        self._key: Press | None = None
        self._held: dict[int, Press] = {}  # keys that are down
        self._down: dict[int, Hashable] = {}  # buttons that are down, and the front that each one was pressed in

    # --- what is on screen ---------------------------------------------------------------------------------------

    def change(self) -> None:
        """Another scene is on top, or the same things lie elsewhere."""
        self._changes += 1

    def front(self, scene: Aim) -> Hashable:
        """What is in front now, in a way that can be compared."""
        return self._changes, scene.front

    def begin(self) -> None:
        """A frame begins: presses of this frame may take long to do what they do."""
        self._begun = self.clock()

    def show(self, front: Hashable) -> None:
        """This is what the screen shows from now on. Only now can somebody have seen what a press has done."""
        self._shown = front
        self._click, self._back, self._wheel, self._key = map(
            self._seen, (self._click, self._back, self._wheel, self._key)
        )

    def _seen(self, press: Press | None) -> Press | None:
        return press if press is None or press.when < self._begun else replace(press, when=self.clock())

    def shows(self, front: Hashable) -> bool:
        """Whether the screen shows this."""
        return self._shown == front

    # --- events --------------------------------------------------------------------------------------------------

    def lets(self, event: pygame.event.Event, scene: Aim, seen: Hashable = None) -> bool:
        """Whether an event may reach the scene on top; `seen`: what a left press was aimed at in the last picture."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._press(event, scene, seen)
        if event.type == pygame.MOUSEBUTTONUP:
            return self._down.pop(event.button, None) == self.front(scene)
        if event.type == pygame.MOUSEWHEEL:
            self._wheel = self._follow(self._wheel, Press(0, self._now(scene), None, self.clock()))
            return self._counts(self._wheel, scene)
        if event.type == pygame.KEYDOWN:
            return event.key in MODIFIERS or self._type(event, scene)
        if event.type == pygame.TEXTINPUT:
            return self._text(scene)
        if event.type == pygame.KEYUP:
            self._held.pop(event.key, None)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._held.clear()
        return True

    def _now(self, scene: Aim) -> Hashable:
        """The front, None where the screen does not show it yet."""
        front = self.front(scene)
        return front if self.shows(front) else None

    def _counts(self, press: Press, scene: Aim) -> bool:
        return press.front is not None and press.front == self._now(scene)

    def _follow(self, last: Press | None, new: Press) -> Press:
        """The press as one that belongs to the last one, where it does."""
        if last is None or last.what != new.what or new.when - last.when > TWICE:
            return new
        return replace(new, front=last.front, aim=last.aim)

    def _press(self, event: pygame.event.Event, scene: Aim, seen: Hashable) -> bool:
        left = event.button == 1
        aim = scene.aimed(event) if left or goes_back(event) else None
        new = Press(event.button, self._now(scene), aim, self.clock(), event.pos)
        if left and aim != seen:
            new = replace(new, front=None)  # it has come there since the picture was drawn
        if not left:
            self._back = press = self._follow(self._back, new)
        else:
            near = self._click is not None and _near(self._click.at, new.at)
            self._click = press = self._follow(self._click, new) if near else new
        counts = self._counts(press, scene) and press.aim == aim
        self._down[event.button] = press.front if counts else None
        return counts

    def _type(self, event: pygame.event.Event, scene: Aim) -> bool:
        aim = scene.aimed(event)
        new = Press(event.key, self._now(scene), aim, self.clock())
        held = self._held.get(event.key)
        repeat = held is not None and new.when - held.when <= LOST
        press = replace(held, when=new.when) if held is not None and repeat else self._follow(self._key, new)
        self._held[event.key] = self._key = press
        # A key that is held down moves, scrolls and types again and again, but does nothing twice.
        return self._counts(press, scene) and press.aim == aim and not (repeat and aim is not None)

    def _text(self, scene: Aim) -> bool:
        """Text belongs to the key before it; an input method may send some without one."""
        now, key = self._now(scene), self._key
        if now is None or key is None:
            return now is not None
        recent = LOST if key.what in self._held else TWICE
        return self.clock() - key.when > recent or key.front == now


def goes_back(event: pygame.event.Event) -> bool:
    """Whether this is a press that leads back: Escape or the right button."""
    if event.type == pygame.KEYDOWN:
        return bool(event.key == pygame.K_ESCAPE)
    return bool(event.type == pygame.MOUSEBUTTONDOWN and event.button == 3)


def _near(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) <= NEAR
