"""What can be wrong with content: a problem, the words for it, and the error that carries all of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from game.folders import printable

Value = str | int | float


@dataclass(frozen=True, slots=True)
class Fault:
    """A finding not yet put into words: `key` of the catalogue's `problem` part, and what goes into its gaps.

    `path` leads from the top of the file to the node, as written in messages: keys joined by dots, entries of
    lists counted from 1. `line` counts from 1; 0 where the file as a whole is meant.
    """

    file: str
    line: int
    path: str
    key: str
    values: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Problem:
    """A finding as a person reads it; `str()` is the whole line."""

    file: str
    line: int
    path: str
    message: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return ": ".join(part for part in (place, self.path, self.message) if part)


class ContentError(Exception):
    """Content that cannot be played with; `problems` are all of them, by file and line."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))

    def __iter__(self) -> Iterator[Problem]:
        return iter(self.problems)


def in_order(faults: Iterable[Fault]) -> list[Fault]:
    """Return the faults by file, line and place, each once."""
    unique = {(f.file, f.line, f.path, f.key, tuple(f.values.items())): f for f in faults}
    return [unique[place] for place in sorted(unique, key=lambda p: (*p[:4], str(p[4])))]


def shown(directory: Path, name: str) -> str:
    """Return what messages call a file of the folder: `content/map.yaml`, or with the folder as given."""
    where = Path(directory.name) if directory.name == "content" else directory
    return printable((where / name).as_posix())
