"""Shots one after the other: the boards as they are at each moment, kept as one picture, and what moves over them."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from dataclasses import replace

import msgspec
import pygame

from game.engine.state import State, attach, copy
from game.scenes.table.film.cut import Change, Shot
from game.scenes.table.film.painted import Roll
from game.scenes.table.film.unfold import count
from game.ui.board import company, topbar
from game.ui.board.layout import DRAWER
from game.ui.canvas import Canvas
from game.ui.view import TableView

Paint = Callable[[Canvas, TableView], None]


class Reel:
    """The first shot is running. `started` is called with each when it begins."""

    def __init__(self, started: Callable[[Shot], object]) -> None:
        self._started = started
        self._shots: deque[Shot] = deque()
        self._time = 0.0
        self._view: TableView | None = None
        self._changes: deque[Change] = deque()
        self._hidden: Counter[str] = Counter()
        self._picture: pygame.Surface | None = None
        self._painted: tuple[object, ...] = ()  # what the picture shows
        self._looks: object = None  # another one whenever the boards have changed

    def __bool__(self) -> bool:
        return bool(self._shots)

    @property
    def view(self) -> TableView:
        """The boards of the moment; RuntimeError when nothing is running."""
        if self._view is None:
            raise RuntimeError
        return self._view

    @property
    def seconds(self) -> float:
        """How long everything still takes."""
        return sum(shot.seconds for shot in self._shots) - self._time

    def add(self, shot: Shot) -> None:
        """Append a shot; one in which nothing moves is over at once."""
        self._shots.append(shot)
        if len(self._shots) == 1:
            self._time = 0.0
            self._begin()

    def _begin(self) -> None:
        """Begin the next shot that takes time."""
        self._view = None
        while self._shots:
            shot = self._shots[0]
            self._started(shot)
            if shot.seconds > 0:
                self._view = replace(shot.view, state=copy(shot.view.state))
                self._changes = deque(shot.changes)
                self._hidden.clear()
                self._looks = object()
                self._change()
                return
            self._shots.popleft()

    def finish(self) -> None:
        """End everything at once."""
        self._shots.clear()
        self._view = None
        self._time = 0.0

    def advance(self, dt: float) -> None:
        """Go on by `dt` seconds."""
        self._time += dt
        while self._shots and self._time >= self._shots[0].seconds:
            self._time -= self._shots.popleft().seconds
            self._begin()
        if self._shots:
            self._change()
        else:
            self._time = 0.0

    def _change(self) -> None:
        """Bring the boards to what they are at this time."""
        view = self.view
        if not self._changes or self._changes[0].time > self._time:
            return
        while self._changes and self._changes[0].time <= self._time:
            change = self._changes.popleft()
            if change.half is not None and change.event is not None:
                change.half(view.state, change.event)
            else:
                self._hidden[change.piece] += 1 if change.hides else -1
        self._view = replace(view, hidden=frozenset(+self._hidden))
        self._looks = object()

    # --- drawing ---------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, key: tuple[object, ...], paint: Paint) -> None:
        """Draw the boards of the running shot and what moves; `key`: all else that `paint` depends on."""
        self._boards(canvas, key, paint)
        pieces = [piece for piece in self._shots[0].pieces if piece.begin <= self._time < piece.end]
        for piece in pieces:
            if piece.low:
                piece.draw(canvas, (self._time - piece.begin) / piece.seconds)
        if self.view.drawer is not None and self._picture is not None and not canvas.record:
            over = canvas.rect(DRAWER)
            canvas.surface.blit(self._picture, over, over)
        self._run(canvas, [piece for piece in pieces if isinstance(piece, Roll)])
        for piece in pieces:
            if not piece.low:
                piece.draw(canvas, (self._time - piece.begin) / piece.seconds)

    def _boards(self, canvas: Canvas, key: tuple[object, ...], paint: Paint) -> None:
        if canvas.record:
            paint(canvas, self.view)
            return
        size = canvas.surface.get_size()
        if self._picture is None or self._picture.get_size() != size:
            self._picture, self._painted = pygame.Surface(size), ()
        shown = (self._looks, *key)
        if len(shown) != len(self._painted) or any(a is not b for a, b in zip(shown, self._painted, strict=True)):
            paint(Canvas(self._picture, canvas.factor, canvas.origin), self.view)
            self._painted = shown
        canvas.surface.blit(self._picture, (0, 0))

    def _run(self, canvas: Canvas, rolls: list[Roll]) -> None:
        """Draw the figures of seats whose amounts run."""
        for seat in {roll.event.seat for roll in rolls if roll.event.seat is not None}:
            if seat >= len(self.view.state.seats):
                continue
            view = replace(self.view, state=self._running(seat, rolls))
            topbar.draw_chip(canvas, view, seat)
            if seat == company.shown(view):
                company.draw_header(canvas, view)

    def _running(self, seat: int, rolls: list[Roll]) -> State:
        """The position with a seat's figures as far as they have run."""
        state = self.view.state
        own = msgspec.structs.replace(state.seats[seat])
        for roll in rolls:
            if roll.event.seat == seat:
                count(own, roll.event, (self._time - roll.begin) / roll.seconds)
        seats = [*state.seats[:seat], own, *state.seats[seat + 1 :]]
        return attach(msgspec.structs.replace(state, seats=seats), state.content)
