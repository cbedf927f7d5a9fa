"""Harm that is done to the program on purpose, and the search for what is lost by it. A mode is a line in MODES."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from faulting.tally import Tally


@dataclass(frozen=True)
class Wanted:
    """How much is to be tried. The same `seed` tries the same; `only`: the one trial of this number alone."""

    count: int
    seed: int
    jobs: int = 2
    only: int | None = None

    @property
    def numbers(self) -> list[int]:
        """The numbers of the trials."""
        return list(range(self.count)) if self.only is None else [self.only]


def _in_processes(mode: str) -> Callable[[Wanted], Tally]:
    def run(wanted: Wanted) -> Tally:
        from faulting.crew import run as together

        return together(mode, wanted)

    return run


MODES: Mapping[str, Callable[[Wanted], Tally]] = {
    mode: _in_processes(mode) for mode in ("kills", "refuse", "fuzz-saves", "fuzz-content")
}
