"""Measurements, each a function that returns lines of what was measured against what.

Everything that is compared is measured in the same run, in turns: machines differ, ratios do not. A new bench is a
module here and a line in BENCHES.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from benches.goals import Goal


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


@dataclass(frozen=True)
class Compared:
    """A figure with its quartiles, in a unit (`x`: times another thing); `goal` stands in docs/performance.md."""

    name: str
    value: float
    low: float
    high: float
    unit: str
    goal: Goal | None = None

    @property
    def good(self) -> bool:
        """Whether it is not worse than the least figure."""
        return self.goal is None or self.goal.kept(self.value)


Bench = Callable[[], Sequence[Measured | Compared]]
Profile = Callable[[], None]


def benches() -> dict[str, Bench]:
    """Every bench by name; imported when asked for, since they bring along what they measure."""
    from benches.engine import copy_times, engine_times
    from benches.play import play_times
    from benches.redraw import redraw_times
    from benches.start import start_times

    return {
        "engine": engine_times,
        "copy": copy_times,
        "start": start_times,
        "redraw": redraw_times,
        "play": play_times,
    }


def profiles() -> dict[str, Profile]:
    """Everything that can be looked at more closely, by name."""
    from benches.engine import profile_engine

    return {"engine": profile_engine}
