"""Protection of somebody quick: a press that was meant for what has just given way to something else does nothing.

The window's guard (`game.ui.guard`) protects every scene from second presses. The table alone also changes by itself,
when bots play and when a film ends: here the very first press may come too late for what it was meant for.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.scenes.table.pointing import Spots

GUARD = 0.25  # seconds after a change in which a press for what was there before does nothing


class Guard:
    """What could be clicked before the last change and what a click on each thing meant; nothing at the start."""

    def __init__(self) -> None:
        self._spots: Spots | None = None
        self._meanings: Mapping[str, str] = {}
        self._since = 0.0

    def remember(self, spots: Spots, meanings: Mapping[str, str], now: float) -> None:
        """Take down what could be clicked until `now`, in seconds."""
        self._spots, self._meanings, self._since = spots, meanings, now

    def at(self, x: float, y: float) -> str | None:
        """Return what lay there before."""
        return None if self._spots is None else self._spots.at(x, y)

    def is_void(self, was: str | None, id: str, meaning: str, now: float) -> bool:
        """Whether a press on `id` just now was meant for `was`, which has given way to something else."""
        if self._spots is None or now - self._since >= GUARD:
            return False
        if was is None or was not in self._spots.clickable:
            return False
        return was != id or self._meanings.get(was) != meaning
