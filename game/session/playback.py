"""A saved game watched again: a session whose position is any one of its history, and which nobody plays."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import msgspec

from game.content.model import Content
from game.engine import IllegalMove, Move, MoveError, fingerprint, parse, restore, snapshot
from game.engine.events import Kind
from game.engine.refusal import Refusal
from game.seats.bots import Bot
from game.session.save import Save, open_save, read_save
from game.session.session import Entry, Session, Setup


@dataclass(frozen=True)
class Broken:
    """Why a game cannot be followed further: `reason` is the text key `replay.broken.<reason>`.

    `number` and `move`: the first move that is none any more (`refusal` says why); without one the moves lead
    elsewhere than to the saved position.
    """

    reason: str
    number: int
    move: str = ""
    refusal: Refusal | None = None


class Playback(Session):
    """A game after its first `at` moves. `broken`: why it ends before the save does."""

    def __init__(
        self, content: Content, setup: Setup, moves: Iterable[Entry], end: bytes, broken: Broken | None = None
    ) -> None:
        super().__init__(content, setup)
        self.entries = tuple(moves)
        self.broken = broken
        self._end = end
        begun = (any(event.kind is Kind.ROUND_STARTED for event in entry.events) for entry in self.entries)
        self._turns = [at for at, turn in enumerate(begun, 1) if turn]

    @property
    def at(self) -> int:
        """How many moves have been played."""
        return len(self.history)

    @property
    def length(self) -> int:
        """How many moves there are."""
        return len(self.entries)

    @property
    def round_before(self) -> int:
        """Where the round of this position begins, or the one before it when it begins here."""
        return max((at for at in self._turns if at < self.at), default=0)

    @property
    def round_after(self) -> int:
        """Where the next round begins, the end in the last one."""
        return min((at for at in self._turns if at > self.at), default=self.length)

    def go(self, at: int) -> None:
        """Go to the position after `at` moves; before the first and after the last one there is nothing."""
        at = min(max(at, 0), self.length)
        if at == self.at:
            return
        before = self.entries[at].before if at < self.length else self._end
        self.state = restore(self.content, before)
        self.history = list(self.entries[:at])
        self._changed()

    def branch(self) -> Session:
        """Return a game of its own that goes on from this position. It counts for nothing: what comes is known."""
        setup = msgspec.structs.replace(self.setup, occasion=None)
        session = Session(self.content, setup, restore(self.content, snapshot(self.state)))
        session.history = list(self.history)
        return session

    # --- nobody plays --------------------------------------------------------------------------------------------

    @property
    def legal(self) -> list[Move]:
        """Nothing can be decided."""
        return []

    @property
    def bot(self) -> Bot | None:
        """Nobody decides."""
        return None

    @property
    def can_undo(self) -> bool:
        """Nothing is taken back."""
        return False


def playback(save: Save, content: Content, path: Path) -> Playback:
    """Return a saved game to watch, as far as its moves are legal; SaveError as for going on with it."""
    session = open_save(save, content, path)
    if not session.earlier:
        return Playback(content, save.setup, session.history, snapshot(session.state))
    followed = Session(content, save.setup)
    broken = _follow(followed, save)
    if broken is None and fingerprint(followed.state) != fingerprint(session.state):
        broken = Broken("differs", len(save.moves))
    return Playback(content, save.setup, followed.history, snapshot(followed.state), broken)


def _follow(session: Session, save: Save) -> Broken | None:
    for number, text in enumerate(save.moves, 1):
        try:
            session.play(parse(text))
        except MoveError:
            return Broken("not_a_move", number, text)
        except IllegalMove as error:
            return Broken("illegal", number, text, error.refusal)
    return None


def load_playback(path: Path, content: Content) -> Playback:
    """Read a save to watch its game; SaveError when that can't be."""
    return playback(read_save(path), content, path)
