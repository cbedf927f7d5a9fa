"""The games in a home as they are on the disk, and what has become of them after a kill."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path

from game import folders
from game.content.model import Content
from game.engine import fingerprint, restore
from game.session.saved import look
from game.storage.files import PREVIOUS


@dataclass(frozen=True)
class Kept:
    """A file among the saved games."""

    data: bytes
    moves: tuple[str, ...] | None  # None where it cannot be used
    finished: bool = False
    position: str = ""  # its fingerprint


def shelf(content: Content) -> dict[str, Kept]:
    """All saved games, without their older copies, by the stem of their file."""
    found = {}
    for path in folders.listing(folders.saves_dir()).paths:
        if path.suffix == folders.SAVE_SUFFIX and not path.stem.endswith(PREVIOUS):
            save = look(path, content).save
            found[path.stem] = Kept(path.read_bytes(), None)
            if save is not None:
                position = fingerprint(restore(content, bytes(save.snapshot)))
                found[path.stem] = Kept(path.read_bytes(), save.moves, save.finished, position)
    return found


def put_away(stem: str) -> bool:
    """Whether a game is among the deleted ones."""
    return any(path.name.endswith(f" {stem}.json") for path in folders.listing(folders.deleted_dir()).paths)


def lost(before: dict[str, Kept], now: dict[str, Kept], touched: Collection[str]) -> Iterator[str]:
    """What is not there any more, or not as it was; `touched`: games that something was done with."""
    for stem, kept in now.items():
        if kept.moves is None:
            yield f"{stem} cannot be used"
    for stem, kept in before.items():
        if stem not in now:
            if stem not in touched or not put_away(stem):
                yield f"{stem} is gone"
        elif stem not in touched and now[stem].data != kept.data:
            yield f"{stem} was changed, and nothing had been done with it"
        elif kept.moves is not None and (now[stem].moves or ())[: len(kept.moves)] != kept.moves:
            yield f"{stem} has other moves than before"


def left_over(home: Path) -> list[str]:
    """Files of writing that was not finished."""
    return [path.relative_to(home).as_posix() for path in sorted(home.rglob("*.tmp"))]
