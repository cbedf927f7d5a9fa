"""The saved games as a list: what each one is, or why it cannot be used. No pygame."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from game import folders
from game.content.model import Content
from game.content.text import Text
from game.session import SaveError
from game.session.occasion import Occasion, Purpose
from game.session.save import PREVIOUS, Save, previous, read_save


@dataclass(frozen=True)
class Saved:
    """A file among the saved games. `save` is None where it cannot be used, and `error` says why."""

    path: Path
    save: Save | None
    error: SaveError | None
    backup: Path | None  # the older copy, where that can still be read

    @property
    def autosave(self) -> bool:
        """Whether it is the one the program writes by itself."""
        return self.path == folders.autosave_path()

    def title(self, text: Text) -> str:
        """What the game is called."""
        return text("saved.autosave") if self.autosave else self.path.stem

    def what(self, text: Text) -> str:
        """What is played by whom: a chapter, the game of a day, or any other game."""
        occasion = self.save.setup.occasion if self.save is not None else None
        if occasion is None or occasion.purpose is Purpose.FREE:
            return self.seats(text)
        if occasion.purpose is Purpose.CHAPTER:
            return text("saved.chapter", title=_chapter(occasion, text), seats=self.seats(text))
        return text(f"saved.{occasion.purpose}", day=occasion.day, seats=self.seats(text))

    def seats(self, text: Text) -> str:
        """The names of the seats."""
        if self.save is None:
            return ""
        names = [seat.name for seat in self.save.setup.seats]
        if self.save.setup.options.difficulty is not None:
            difficulty = text(f"difficulty.{self.save.setup.options.difficulty}")
            names.append(text("saved.andrew", difficulty=difficulty))
        return text("saved.join").join(names)

    def progress(self, text: Text, content: Content) -> str:
        """How far the game is."""
        if self.save is None:
            return ""
        if self.save.finished:
            return text("saved.finished")
        if not self.save.round:
            return text("saved.setup")
        return text("saved.round", round=self.save.round, rounds=content.setup.rounds)

    def date(self, text: Text) -> str:
        """When it was saved, in local time."""
        try:
            when = datetime.fromisoformat(self.save.saved if self.save else "").astimezone()
        except ValueError:
            return ""
        return text(
            "saved.date",
            year=when.year,
            month=f"{when.month:02}",
            day=f"{when.day:02}",
            hour=f"{when.hour:02}",
            minute=f"{when.minute:02}",
        )

    def reason(self, text: Text) -> str:
        """Why it cannot be used."""
        return text(f"save.{self.error.reason}", **self.error.values) if self.error is not None else ""


def _chapter(occasion: Occasion, text: Text) -> str:
    key = f"campaign.{occasion.chapter}.title"
    if not occasion.campaign and text.has(key):
        return text(key)
    return occasion.title or occasion.chapter


def look(path: Path, content: Content) -> Saved:
    """Look at one file without starting its game."""
    try:
        save = read_save(path)
        if save.content != content.digest:
            raise SaveError("other_content", path)
        return Saved(path, save, None, None)
    except SaveError as error:
        older = previous(path)
        try:
            usable = read_save(older).content == content.digest
        except SaveError:
            usable = False
        return Saved(path, None, error, older if usable else None)


def listed(content: Content) -> list[Saved]:
    """All saved games, the program's own first, then the latest."""
    try:
        files = [path for path in folders.saves_dir().iterdir() if _is_save(path)]
    except OSError:
        files = []
    found = [look(path, content) for path in sorted(files)]
    found.sort(key=_modified, reverse=True)
    found.sort(key=lambda saved: not saved.autosave)
    return found


def _is_save(path: Path) -> bool:
    return path.suffix == folders.SAVE_SUFFIX and not path.stem.endswith(PREVIOUS) and path.is_file()


def _modified(saved: Saved) -> float:
    with contextlib.suppress(OSError):
        return saved.path.stat().st_mtime
    return 0.0


def delete(saved: Saved) -> None:
    """Delete a game and its older copy; OSError when that is not possible."""
    saved.path.unlink(missing_ok=True)
    previous(saved.path).unlink(missing_ok=True)


def restore(saved: Saved) -> None:
    """Put the older copy in the place of a damaged game, which is kept beside it; OSError when not possible."""
    if saved.backup is not None:
        broken = saved.path.with_name(saved.path.name + folders.DAMAGED_SUFFIX)
        saved.path.replace(broken)
        saved.backup.replace(saved.path)
