"""What was tried, and what came to light."""

from __future__ import annotations

import enum
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from _words import word

SHOWN = 12  # findings that are printed in full


class Sort(enum.StrEnum):
    """What can come to light."""

    LOST = "lost"  # moves, games, settings, results that were written
    TRACEBACK = "tracebacks"  # an error that nobody has thought of, or far too much memory
    HANG = "hangs"
    LEFT = "left over"  # files that should be gone


@dataclass(frozen=True)
class Finding:
    """Something that should not be. `trial`: what brings it about again; `files`: what the program had before it."""

    sort: Sort
    trial: str
    what: str
    files: Mapping[str, bytes] = field(default_factory=dict)


class Tally:
    """The account of one mode."""

    def __init__(self, mode: str, seed: int) -> None:
        self.mode = mode
        self.seed = seed
        self.tried = 0
        self.kinds: Counter[str] = Counter()
        self.findings: list[Finding] = []
        self._began = time.monotonic()

    def add(self, kinds: Iterable[str], findings: Iterable[Finding] = ()) -> None:
        """Take down a trial."""
        self.tried += 1
        self.kinds.update(kinds)
        self.findings.extend(findings)

    def count(self, sort: Sort) -> int:
        """How many findings there are of a sort."""
        return sum(finding.sort is sort for finding in self.findings)

    @property
    def good(self) -> bool:
        """Whether something was tried and nothing came to light."""
        return self.tried > 0 and not self.findings

    def __str__(self) -> str:
        seconds = round(time.monotonic() - self._began)
        tried = ", ".join(f"{kind} {count}" for kind, count in sorted(self.kinds.items()))
        lines = [word("faults_tried", mode=self.mode, tried=self.tried, seconds=seconds, seed=self.seed, kinds=tried)]
        lines += [
            word("faults_found", sort=finding.sort, trial=finding.trial, what=finding.what)
            for finding in self.findings[:SHOWN]
        ]
        return "\n".join([*lines, *(f"{sort}: {self.count(sort)}" for sort in Sort)])

    def keep(self, folder: Path) -> None:
        """Write each finding with its files into a folder of its own."""
        for number, finding in enumerate(self.findings, 1):
            place = folder / f"{self.mode}-{self.seed}-{number}"
            for name, data in finding.files.items():
                target = place / name
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(data)
            place.mkdir(parents=True, exist_ok=True)
            (place / "found.txt").write_text(f"{finding.sort}\n{finding.trial}\n{finding.what}\n", encoding="utf-8")
