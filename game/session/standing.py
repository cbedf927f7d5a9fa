"""How a saved game stands, for lists: its position and everybody's points if it ended there."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from game.content.model import Content
from game.engine import State, fault, restore, sheets
from game.session.save import Save


@dataclass(frozen=True)
class Standing:
    """A position and the points of each seat, Andrew's last."""

    state: State
    points: tuple[int, ...]


def standing(save: Save, content: Content) -> Standing | None:
    """Return how a saved game stands, None where its position is none."""
    try:
        state = restore(content, bytes(save.snapshot))
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError):
        return None
    if fault(state) is not None or len(state.seats) != save.setup.options.seats:
        return None
    return Standing(state, tuple(sheet.total for sheet in sheets(state)))
