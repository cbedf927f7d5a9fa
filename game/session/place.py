"""Where a game on the table is kept: its own file, locked against other windows, written after every move."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from pathlib import Path

from game.content.model import Content
from game.session import games
from game.session.save import Save, make_save, put
from game.session.saved import OWN
from game.session.session import Session
from game.storage import locks


class InUse(Exception):
    """Another window of the program has this game on its table."""


class Place:
    """The place of one game. A new game has one that no other game has."""

    def __init__(self, id: str = "", name: str = "", written: int | None = None) -> None:
        """`written`: the version of the session that the file holds already, None for none."""
        self.id = id or games.new_id()
        self.name = name
        self._written = written
        self._order = 0  # of what was written last
        self._finished: bool | None = None  # of what was written last
        self._held = False

    @property
    def path(self) -> Path:
        """The file of the game."""
        return games.path_of(self.id)

    def take(self) -> None:
        """Keep other windows from this game until `leave`; InUse when one has it."""
        if not self._held and not locks.hold(self.path):
            raise InUse
        self._held = True

    def leave(self) -> None:
        """Let other windows have the game."""
        if self._held:
            locks.release(self.path)
        self._held = False

    def write(self, session: Session, *, even_if_same: bool = False) -> None:
        """Write the game as it is now, if it has changed; OSError when that is not possible."""
        if session.version == self._written and not even_if_same:
            return
        if self._order:
            self._order = max(time.time_ns() // 1_000_000, self._order + 1)
        else:
            self._order = games.next_order(games.listed(session.content).saved)
        now = datetime.now(UTC).isoformat(timespec="seconds")
        put(make_save(session, now, game_id=self.id, name=self.name, order=self._order), self.path)
        self._written = session.version
        self._make_room(session.content, session.state.finished)

    def _make_room(self, content: Content, finished: bool) -> None:
        """Let the oldest game go when this one has come to the unfinished or to the finished ones."""
        if finished is not self._finished:
            self._finished = finished
            games.prune(content, self.path)


def place_of(path: Path, save: Save) -> Place:
    """Return the place where a loaded game goes on: its own, or a new one for a save with a name or from elsewhere."""
    own = OWN.fullmatch(path.stem)
    if own is None or path != games.path_of(own[1]):
        return Place(written=0)
    return Place(own[1], save.name, written=0)
