"""Measurements, each a function that returns lines of what was measured against what.

Everything that is compared is measured in the same run, in turns: machines differ, ratios do not. A new bench is a
module here and a line in BENCHES.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Measured:
    """Something measured in seconds; `limit` is the most it may be, in seconds or as a ratio to another (`to`).

    `name` is the key of its words in scripts/text.
    """

    name: str
    seconds: float
    to: Measured | None = None
    limit: float | None = None

    @property
    def value(self) -> float:
        """What the limit is about."""
        return self.seconds / self.to.seconds if self.to is not None else self.seconds

    @property
    def good(self) -> bool:
        """Whether it keeps its limit."""
        return self.limit is None or self.value <= self.limit


Bench = Callable[[], list[Measured]]


def benches() -> dict[str, Bench]:
    """Every bench by name; imported when asked for, since they bring along what they measure."""
    from benches.play import play_times
    from benches.redraw import redraw_times
    from benches.start import start_times

    return {"start": start_times, "redraw": redraw_times, "play": play_times}
