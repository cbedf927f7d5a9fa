"""A game with its history: playing, taking back, going forward again."""

from __future__ import annotations

import msgspec

from game.content.model import Content
from game.engine import (
    REVEALS,
    Event,
    Move,
    Options,
    State,
    apply,
    legal_moves,
    new_game,
    restore,
    snapshot,
)
from game.seats.bots import ANDREW, PERSON, Bot, make_bot
from game.session.occasion import Occasion

COLOURS = 4


class SeatSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits on a seat: name, number of its colour and shape (from 0, below COLOURS), person or a bot's kind."""

    name: str
    colour: int
    kind: str = PERSON


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game as set up. `free_undo`: decisions of other seats may be taken back too; `occasion`: what it counts for."""

    options: Options
    seats: tuple[SeatSetup, ...]
    free_undo: bool = False
    occasion: Occasion | None = None


class Entry(msgspec.Struct, frozen=True):
    """A move of the history: whose, what happened, and the position before it."""

    seat: int
    move: Move
    events: tuple[Event, ...]
    before: bytes


class Session:
    """A game being played. `version` grows with every change: what was offered before it is void."""

    def __init__(self, content: Content, setup: Setup, state: State | None = None) -> None:
        self.content = content
        self.setup = setup
        self.state = state if state is not None else new_game(content, setup.options)
        self.history: list[Entry] = []
        self.earlier: tuple[str, ...] = ()  # moves before a save whose history can't be followed any more
        self.version = 0
        self._undone: list[Move] = []
        self._legal: list[Move] | None = None
        kinds = [seat.kind for seat in setup.seats]
        self._bots: list[Bot | None] = [make_bot(kind) for kind in (*kinds, *[ANDREW] * self.state.solo)]

    @property
    def legal(self) -> list[Move]:
        """The legal moves of the position, in canonical order."""
        if self._legal is None:
            self._legal = legal_moves(self.state)
        return self._legal

    @property
    def moves(self) -> tuple[str, ...]:
        """All moves from the start of the game in text form."""
        return (*self.earlier, *(str(entry.move) for entry in self.history))

    @property
    def decider(self) -> int | None:
        """The seat to decide, None when the game is over."""
        return self.state.decider

    @property
    def bot(self) -> Bot | None:
        """Who decides now, None when a person does or the game is over."""
        seat = self.state.decider
        return None if seat is None else self._bots[seat]

    def play(self, move: Move) -> list[Event]:
        """Play a move and return what happened; IllegalMove changes nothing."""
        events = self._play(move)
        self._undone.clear()
        return events

    def _play(self, move: Move) -> list[Event]:
        before = snapshot(self.state)
        seat = self.state.decider
        events = apply(self.state, move)
        assert seat is not None
        self.history.append(Entry(seat, move, tuple(events), before))
        self._changed()
        return events

    def _changed(self) -> None:
        self.version += 1
        self._legal = None

    # --- taking back ---------------------------------------------------------------------------------------------

    def _undo_to(self) -> int | None:
        """Return how long the history is after an undo: back to the latest decision that this person may take back.

        It stops at hidden information that came out and, without `free_undo`, at another seat's decision.
        """
        length = len(self.history)
        while length:
            entry = self.history[length - 1]
            if any(event.kind in REVEALS for event in entry.events):
                return None
            if not self.setup.free_undo and entry.seat != self.state.decider:
                return None
            length -= 1
            if self._bots[entry.seat] is None:
                return length
        return None

    @property
    def undoable(self) -> Entry | None:
        """The decision that can be taken back now, None when there is none."""
        length = self._undo_to() if self.bot is None else None
        return None if length is None else self.history[length]

    @property
    def can_undo(self) -> bool:
        """Whether a decision can be taken back now."""
        return self.undoable is not None

    def undo(self) -> Move | None:
        """Take back one decision, and what bots answered to it; return its move, None when nothing can be."""
        length = self._undo_to() if self.bot is None else None
        if length is None:
            return None
        taken = self.history[length:]
        del self.history[length:]
        self._undone.extend(entry.move for entry in reversed(taken))
        self.state = restore(self.content, taken[0].before)
        self._changed()
        return taken[0].move

    @property
    def can_redo(self) -> bool:
        """Whether a decision that was taken back can be played again."""
        return bool(self._undone)

    def redo(self) -> list[Event]:
        """Play again what the last undo took back; return what happened."""
        events: list[Event] = []
        while self._undone:
            events += self._play(self._undone.pop())
            if self.bot is None:
                break
        return events
