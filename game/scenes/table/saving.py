"""Saving from the table: by itself after every move, and under a name."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from game.scenes.shared.over_table import GameTable
from game.session import games
from game.session.save import make_save, put


def autosave(table: GameTable) -> None:
    """Write the game to its own place. A failure is told until it works again, and does not stop the game."""
    try:
        table.place.write(table.session)
    except OSError as error:
        table.complain(error.strerror or type(error).__name__)
    else:
        table.complain("")


def save_as(table: GameTable, name: str, path: Path) -> None:
    """Write the game under a name; OSError when that cannot be done."""
    session = table.session
    order = games.next_order(games.listed(session.content).saved)
    now = datetime.now(UTC).isoformat(timespec="seconds")
    put(make_save(session, now, game_id=table.place.id, name=name, order=order), path)
