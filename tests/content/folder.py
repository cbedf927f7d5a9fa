"""A copy of the content folder that a test may spoil."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game.content import ContentError, load


@dataclass(frozen=True)
class Folder:
    """A copy of the content."""

    path: Path

    def edit(self, file: str, old: str, new: str) -> Folder:
        """Replace a text that stands in the file exactly once."""
        target = self.path / file
        text = target.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
        target.write_text(text.replace(old, new), encoding="utf-8", newline="\n")
        return self

    def write(self, file: str, data: str | bytes) -> Folder:
        """Write a whole file."""
        target = self.path / file
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data.encode() if isinstance(data, str) else data)
        return self

    def line(self, file: str, text: str) -> int:
        """Return the number of the one line that holds the text."""
        lines = (self.path / file).read_text(encoding="utf-8").splitlines()
        (number,) = [i for i, line in enumerate(lines, 1) if text in line]
        return number

    def problems(self) -> list[str]:
        """Return the problems of the folder, as they are printed."""
        try:
            load(self.path)
        except ContentError as error:
            return [str(problem) for problem in error.problems]
        return []
