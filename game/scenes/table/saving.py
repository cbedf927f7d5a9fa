"""Saving from the table: by itself after every move, and under a name."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from game.session import games
from game.session.save import make_save, put

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene


def autosave(scene: TableScene) -> None:
    """Write the game to its own place. A failure is told until it works again, and does not stop the game."""
    try:
        scene.place.write(scene.session)
    except OSError as error:
        scene.complain(error.strerror or type(error).__name__)
    else:
        scene.complain("")


def save_as(scene: TableScene, name: str, path: Path) -> None:
    """Write the game under a name; OSError when that cannot be done."""
    session = scene.session
    order = games.next_order(games.listed(session.content).saved)
    now = datetime.now(UTC).isoformat(timespec="seconds")
    put(make_save(session, now, game_id=scene.place.id, name=name, order=order), path)
