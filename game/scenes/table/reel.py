"""The film of what has just been played: each move shows the boards as they were while its pieces move."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from game.engine.events import Event
from game.scenes.table.motion import Motion
from game.ui.area import Area
from game.ui.canvas import Canvas
from game.ui.view import TableView

SIGN = 9.0


@dataclass(frozen=True)
class Shot:
    """A move: the view before it, with nothing to click, what moves, and the events that it shows."""

    view: TableView
    motions: tuple[Motion, ...]
    events: tuple[Event, ...] = ()

    @property
    def seconds(self) -> float:
        """How long it takes."""
        return max((motion.begin + motion.seconds for motion in self.motions), default=0.0)

    @property
    def cues(self) -> list[tuple[float, Event]]:
        """When each event is heard, in order; one that does not move comes with the one before it."""
        times = {motion.number: motion.heard for motion in reversed(self.motions)}
        found = []
        time = 0.0
        for number, event in enumerate(self.events):
            time = max(time, times.get(number, 0.0))
            found.append((time, event))
        return found


class Reel:
    """Shots one after the other; the first one is running. `started` is called with each when it begins."""

    def __init__(self, started: Callable[[Shot], object]) -> None:
        self._started = started
        self._shots: deque[Shot] = deque()
        self._time = 0.0

    def __bool__(self) -> bool:
        return bool(self._shots)

    @property
    def view(self) -> TableView:
        """The view of the running shot; IndexError when none is running."""
        return self._shots[0].view

    def add(self, shot: Shot) -> None:
        """Append a shot; one without motions is over at once."""
        self._shots.append(shot)
        if len(self._shots) == 1:
            self._begin()

    def _begin(self) -> None:
        """Begin the next shot that takes time."""
        while self._shots:
            self._started(self._shots[0])
            if self._shots[0].motions:
                return
            self._shots.popleft()

    def finish(self) -> None:
        """End everything at once."""
        self._shots.clear()
        self._time = 0.0

    def advance(self, dt: float) -> None:
        """Go on by `dt` seconds."""
        self._time += dt
        while self._shots and self._time >= self._shots[0].seconds:
            self._time -= self._shots.popleft().seconds
            self._begin()
        if not self._shots:
            self._time = 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw what is on its way."""
        for motion in self._shots[0].motions if self._shots else ():
            place = motion.at(self._time)
            if place is not None:
                _draw(canvas, motion, *place)


def _draw(canvas: Canvas, motion: Motion, x: float, y: float) -> None:
    if motion.words:
        _badge(canvas, motion, x, y)
    else:
        canvas.sprite(motion.sprite, x, y)


def _badge(canvas: Canvas, motion: Motion, x: float, y: float) -> None:
    """A figure with its sign on a dark ground, so that it can be read over anything."""
    width = canvas.measure(motion.words) + SIGN + 7
    area = Area(x - width / 2, y, width, SIGN + 4)
    canvas.fill("ink0", area)
    canvas.fill("brass2" if motion.good else "south1", area.inset(0.5))
    canvas.fill("teal4", area.inset(1))
    top = area.y + (area.h - canvas.capitals()) / 2
    canvas.text(motion.words, area.x + 3, top, colour="glow" if motion.good else "south0")
    canvas.icon(motion.sprite, area.right - SIGN - 2.5, area.y + 1.5, SIGN)
