"""All games that are kept on this machine: one file for each, which no other game is ever written over.

The program keeps the last games by itself, `KEPT` unfinished and as many finished ones, under the game's id. What a
person has given a name is kept until it is deleted. No pygame.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import secrets
import time
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import msgspec

from game import folders
from game.content.model import Content
from game.session.profile import REPLAYS
from game.session.save import FORMAT, LARGEST, put, signed
from game.session.saved import OWN, Saved, look
from game.storage import files, locks

log = logging.getLogger("game")

KEPT = 20  # unfinished games that are kept by themselves, and finished ones
DELETED = 20  # deleted games that can still be found by hand


class Games(NamedTuple):
    """The saved games, the one played last first; `shut`: why their folder cannot be looked into."""

    saved: list[Saved]
    shut: folders.Shut | None


# --- ids and files -----------------------------------------------------------------------------------------------


def new_id() -> str:
    """Return an id that no other game has."""
    return f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(4)}"


def path_of(id: str) -> Path:
    """Return the file of a game that is kept by itself."""
    return folders.saves_dir() / f"game-{id}{folders.SAVE_SUFFIX}"


def path_for(name: str, taken: Iterable[Saved]) -> Path | None:
    """Return the file for a save called `name`: that of the save of this name, else a new one.

    None when that is no name for a file.
    """
    stem = folders.file_stem(name)
    if not stem:
        return None
    listed = list(taken)
    same = next(
        (each for each in listed if not each.own and folders.name_key(each.name) == folders.name_key(name)), None
    )
    if same is not None:
        return same.path
    if OWN.fullmatch(stem) or folders.name_key(stem) == folders.autosave_path().stem:
        stem = f"_{stem}"
    used = {folders.name_key(path.stem) for path in folders.listing(folders.saves_dir()).paths}
    number, free = 1, stem
    while folders.name_key(free) in used:
        number += 1
        free = f"{stem} {number}"
    return folders.saves_dir() / f"{free}{folders.SAVE_SUFFIX}"


# --- looking -----------------------------------------------------------------------------------------------------


def listed(content: Content) -> Games:
    """Return all saved games; damaged ones and those whose newest copy is gone, too."""
    paths, shut = folders.listing(folders.saves_dir())
    found = {path for path in paths if _is_save(path)}
    found |= {newest for path in paths if (newest := _newest(path)) is not None}
    saved = [look(path, content) for path in sorted(found)]
    return Games(sorted(saved, key=lambda each: each.order, reverse=True), shut)


def _is_save(path: Path) -> bool:
    return path.suffix == folders.SAVE_SUFFIX and not path.stem.endswith(files.PREVIOUS) and not path.is_dir()


def _newest(path: Path) -> Path | None:
    """Return the file that an older copy is of."""
    if path.suffix != folders.SAVE_SUFFIX or not path.stem.endswith(files.PREVIOUS) or path.is_dir():
        return None
    stem = path.stem.removesuffix(files.PREVIOUS)
    return path.with_name(stem + path.suffix) if stem else None


def to_go_on_with(games: Games) -> Saved | None:
    """Return the unfinished game played last, where the program keeps it; its older copy may be what is left of it."""
    return next((each for each in games.saved if each.own and each.usable is not None and not each.finished), None)


def next_order(saved: Iterable[Saved]) -> int:
    """Return the order of a save that is written now: the time, but behind all others also where a clock was set back.

    In milliseconds since 1970.
    """
    return max(time.time_ns() // 1_000_000, max((each.order for each in saved), default=0) + 1)


# --- changing ----------------------------------------------------------------------------------------------------


def restore(saved: Saved) -> None:
    """Put the older copy in the place of a damaged game, which is kept beside it; OSError when not possible."""
    if saved.older is None:
        return
    with contextlib.suppress(FileNotFoundError):
        files.move(saved.path, saved.path.with_name(saved.path.name + folders.DAMAGED_SUFFIX))
    # Byte for byte: an older version may have signed other fields than this one writes.
    files.write(saved.path, files.read(files.previous(saved.path), LARGEST), keep=False)


def rename(saved: Saved, name: str) -> None:
    """Give a game another name; its file stays what it is. OSError when that is not possible."""
    if saved.save is not None:
        save = msgspec.structs.replace(saved.save, format=FORMAT, name=name, order=saved.order)
        put(signed(save), saved.path, keep=False)


class Deleted(NamedTuple):
    """A deleted game: where each of its files was, and where it is now."""

    moved: tuple[tuple[Path, Path], ...]


def delete(saved: Saved) -> Deleted:
    """Put a game and its older copies out of the way; OSError when that is not possible, and then it stays whole."""
    away = folders.deleted_dir()
    away.mkdir(parents=True, exist_ok=True)
    mark = f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(4)}"
    moved: list[tuple[Path, Path]] = []
    try:
        for path in _files_of(saved.path):
            target = away / f"{mark} {path.name}"
            files.move(path, target)
            moved.append((path, target))
    except OSError:
        undelete(Deleted(tuple(moved)))
        raise
    locks.forget(saved.path)
    _thin_out(away)
    return Deleted(tuple(moved))


def undelete(deleted: Deleted) -> None:
    """Bring a deleted game back; OSError when that is not possible. What took its place meanwhile stays."""
    for path, target in reversed(deleted.moved):
        if target.is_symlink() or target.exists():  # else it is back already: not all of it could be moved at first
            files.move(target, _beside(path) if path.exists() else path)


def _beside(path: Path) -> Path:
    number = 2
    while (free := path.with_name(f"{path.stem} {number}{path.suffix}")).exists():
        number += 1
    return free


def _files_of(path: Path) -> list[Path]:
    """Return the files that there are of a game: its own, the older copy, what was damaged."""
    older = files.previous(path)
    damaged = path.with_name(path.name + folders.DAMAGED_SUFFIX)
    return [each for each in (damaged, older, path) if each.is_symlink() or each.exists()]


def _thin_out(away: Path) -> None:
    """Let go of what was deleted long ago."""
    marks = sorted({path.name.split(" ")[0] for path in folders.listing(away).paths})
    gone = set(marks[:-DELETED])
    for path in folders.listing(away).paths:
        if path.name.split(" ")[0] in gone:
            with contextlib.suppress(OSError):
                files.remove(path)


def prune(content: Content, current: Path) -> None:
    """Let go of the oldest games that are kept by themselves; never of `current`, a named or a damaged one."""
    own = [each for each in listed(content).saved if each.own and each.save is not None]
    for finished in (False, True):
        kept = [each for each in own if each.finished is finished]
        for each in kept[KEPT:]:
            if each.path != current and not each.name and locks.is_free(each.path):
                _let_go(each.path)


def _let_go(path: Path) -> None:
    for each in _files_of(path):
        with contextlib.suppress(OSError):
            files.remove(each)
    locks.forget(path)


# --- what earlier versions and killed programs have left -----------------------------------------------------------


def tidy() -> None:
    """Take over the one game that earlier versions kept, and remove what was left in the middle of writing."""
    people = folders.listing(folders.profiles_dir()).paths
    for folder in (folders.saves_dir(), folders.user_dir(), folders.profiles_dir(), *people):
        files.sweep(folder)
    for folder in people:
        files.sweep(folder / REPLAYS)
    try:
        _take_over(folders.autosave_path())
    except OSError as error:
        log.warning("the game of an earlier version stays where it is: %s", error)


def _take_over(old: Path) -> None:
    older = files.previous(old)
    if not (old.exists() or older.exists()):
        return
    with locks.alone(old):
        new = path_of(_id_of(old if old.exists() else older))
        if older.exists():
            files.move(older, files.previous(new))
        if old.exists():
            files.move(old, new)


def _id_of(path: Path) -> str:
    """Return the id that a game of an earlier version gets: the same whenever it is asked for."""
    data = files.read(path, 1 << 30)
    when = datetime.fromtimestamp(path.stat().st_mtime, UTC)
    return f"{when:%Y%m%d-%H%M%S}-{hashlib.sha256(data).hexdigest()[:8]}"
