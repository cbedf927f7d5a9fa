"""Goals and least figures of docs/performance.md: `| name | goal | least | ... |` in its tables."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass

import _env

PAGE = _env.ROOT / "docs" / "performance.md"
_ROW = re.compile(r"^\| `(?P<name>[^`]+)` \| (?P<goal>[^|]+) \| (?P<least>[^|]+) \|")
_NUMBER = re.compile(r"[\d.]+")


@dataclass(frozen=True)
class Goal:
    """What is wanted of a figure; `at_most`: smaller is better."""

    goal: float
    least: float
    at_most: bool

    def kept(self, value: float) -> bool:
        """Tell whether a figure is not worse than the least one."""
        return value <= self.least if self.at_most else value >= self.least


@functools.cache
def goals() -> dict[str, Goal]:
    """Return the goals by name."""
    rows = filter(None, map(_ROW.match, PAGE.read_text(encoding="utf-8").splitlines()))
    return {row["name"]: Goal(_number(row["goal"]), _number(row["least"]), "most" in row["least"]) for row in rows}


def _number(text: str) -> float:
    found = _NUMBER.search(text)
    return float(found[0]) if found else 0.0
