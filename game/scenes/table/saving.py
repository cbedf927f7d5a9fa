"""Saving from the table: by itself after every move, and under a name."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from game import folders
from game.session import Session, write_save
from game.session.save import PREVIOUS

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_NOT_IN_NAMES = re.compile(r'[\x00-\x1f<>:"/\\|?*]')


def save(session: Session, path: Path) -> None:
    """Write a game; OSError when that cannot be done."""
    write_save(session, path, datetime.now(UTC).isoformat(timespec="seconds"))


def autosave(scene: TableScene) -> None:
    """Write the game that "continue" goes on with. A failure is told once and does not stop the game."""
    try:
        save(scene.session, folders.autosave_path())
    except OSError as error:
        scene.complain(error.strerror or type(error).__name__)


def path_for(name: str) -> Path | None:
    """Return the file for a game called `name`, None when that is no name for a file of one's own."""
    cleaned = _NOT_IN_NAMES.sub("", name).strip(" .")
    own = cleaned.casefold() != folders.autosave_path().stem.casefold() and not cleaned.endswith(PREVIOUS)
    return folders.saves_dir() / f"{cleaned}{folders.SAVE_SUFFIX}" if cleaned and own else None
