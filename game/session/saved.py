"""One of the saved games: what it is, how far it is, or why it cannot be used, also in words. No pygame."""

from __future__ import annotations

import contextlib
import re
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from game import folders
from game.content.model import Content
from game.content.text import Text
from game.session.occasion import Occasion, Purpose
from game.session.save import Save, SaveError, read_save
from game.storage import files

OWN = re.compile(r"game-(\d{8}-\d{6}-[0-9a-f]{8})")
"""File names, without suffix, of the games that the program keeps by itself; the id is in them."""


@dataclass(frozen=True)
class Saved:
    """A file among the saved games. `save` is None where it cannot be used, and `error` says why.

    `older`: the copy before it, where that is needed and can still be read.
    """

    path: Path
    save: Save | None
    error: SaveError | None
    older: Save | None

    @property
    def id(self) -> str:
        """The id of the game where the program keeps it by itself, '' for a save with a name of its own."""
        own = OWN.fullmatch(self.path.stem)
        return own[1] if own is not None else ""

    @property
    def own(self) -> bool:
        """Whether it is a game that the program keeps by itself, now or in earlier versions."""
        return bool(self.id) or self.path == folders.autosave_path()

    @property
    def usable(self) -> Save | None:
        """What can be gone on with: the save, else its older copy."""
        return self.save or self.older

    @property
    def name(self) -> str:
        """What a person has called it, '' for nothing."""
        named = self.usable.name if self.usable is not None else ""
        return named or ("" if self.own else folders.shown_name(Path(self.path.stem)))

    @property
    def finished(self) -> bool:
        """Whether the game is over, as far as that can be told."""
        return self.usable is not None and self.usable.finished

    @property
    def order(self) -> int:
        """Grows with the time of writing: milliseconds since 1970 where no clock was ever set back."""
        if self.save is not None:
            return self.save.order or _milliseconds(self.save.saved) or self._modified
        older = self.older
        return max(self._modified, (older.order or _milliseconds(older.saved)) + 1 if older is not None else 0)

    @property
    def _modified(self) -> int:
        with contextlib.suppress(OSError):
            return self.path.stat().st_mtime_ns // 1_000_000
        return 0

    # --- in words ------------------------------------------------------------------------------------------------

    def title(self, text: Text) -> str:
        """What the game is called: its name, else what is played, else who plays."""
        if self.name:
            return self.name
        if self.usable is None:
            return text("saved.unknown")
        return self._played(text) or self.seats(text)

    def what(self, text: Text) -> str:
        """What is played by whom: a chapter, the game of a day, or any other game."""
        played = self._played(text)
        return text("saved.what", played=played, seats=self.seats(text)) if played else self.seats(text)

    def _played(self, text: Text) -> str:
        occasion = self.usable.setup.occasion if self.usable is not None else None
        if occasion is None or occasion.purpose is Purpose.FREE:
            return ""
        if occasion.purpose is Purpose.CHAPTER:
            return _chapter(occasion, text)
        return text(f"saved.{occasion.purpose}", day=occasion.day)

    def seats(self, text: Text) -> str:
        """The names of the seats."""
        if self.usable is None:
            return ""
        setup = self.usable.setup
        names = [seat.name for seat in setup.seats]
        if setup.options.difficulty is not None:
            names.append(text("saved.andrew", difficulty=text(f"difficulty.{setup.options.difficulty}")))
        return text("saved.join").join(names)

    def progress(self, text: Text, content: Content) -> str:
        """How far the game is."""
        return progress(self.usable, text, content) if self.usable is not None else ""

    def date(self, text: Text) -> str:
        """When it was saved, in local time."""
        return date(self.usable, text) if self.usable is not None else ""

    def reason(self, text: Text) -> str:
        """Why it cannot be used."""
        return text(f"save.{self.error.reason}", **self.error.values) if self.error is not None else ""

    def missing(self, text: Text, content: Content) -> str:
        """What is lost with the newest copy, where the older one can be gone on with."""
        if self.older is None:
            return ""
        moves = _moves(self.path)
        lost = len(moves) - len(self.older.moves) if moves is not None else 0
        key = "saved.missing.moves" if lost > 0 else "saved.missing.unknown"
        return text(key, n=lost, date=date(self.older, text), progress=progress(self.older, text, content))


def progress(save: Save, text: Text, content: Content) -> str:
    """Return how far a game is."""
    if save.finished:
        return text("saved.finished")
    if not save.round:
        return text("saved.setup")
    return text("saved.round", round=save.round, rounds=content.setup.rounds)


def date(save: Save, text: Text) -> str:
    """Return when a save was written, in local time, '' where it does not tell."""
    try:
        when = datetime.fromisoformat(save.saved).astimezone()
    except (ValueError, OverflowError, OSError):
        return ""
    return text(
        "saved.date",
        year=when.year,
        month=f"{when.month:02}",
        day=f"{when.day:02}",
        hour=f"{when.hour:02}",
        minute=f"{when.minute:02}",
    )


def _milliseconds(saved: str) -> int:
    try:
        when = datetime.fromisoformat(saved)
        return max(0, int((when if when.tzinfo else when.replace(tzinfo=UTC)).timestamp() * 1000))
    except (ValueError, OverflowError, OSError):
        return 0


def _chapter(occasion: Occasion, text: Text) -> str:
    key = f"campaign.{occasion.chapter}.title"
    if not occasion.campaign and text.has(key):
        return text(key)
    return occasion.title or occasion.chapter


def _moves(path: Path) -> tuple[str, ...] | None:
    """Return the moves of a file with a wrong checksum; None where not even those can be read."""
    with contextlib.suppress(SaveError):
        return read_save(path, trusted=True).moves
    return None


def look(path: Path, content: Content) -> Saved:
    """Look at one file without starting its game."""
    try:
        return Saved(path, _read(path, content), None, None)
    except SaveError as error:
        older: Save | None = None
        if error.reason not in ("too_new", "other_content"):
            with contextlib.suppress(SaveError):
                older = _read(files.previous(path), content)
        return Saved(path, None, error, older)


def _read(path: Path, content: Content) -> Save:
    save = read_save(path)
    if save.content != content.digest:
        raise SaveError("other_content", path)
    return save
