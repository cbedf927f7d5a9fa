"""Loads a content folder: reads and checks all of it, and gives either a `Content` or every problem."""

from __future__ import annotations

from pathlib import Path

from game.content import build, draft
from game.content.model import Content
from game.content.problems import ContentError, Problem, in_order


def load(directory: Path) -> Content:
    """Return the content of a folder; raises `ContentError` with all that is wrong in it."""
    read = draft.read(directory)
    faults = in_order(read.faults)
    if faults:
        raise ContentError(Problem(f.file, f.line, f.path, f"{f.key} {dict(f.values)}") for f in faults)
    return build.content(read.files, read.digest)


def load_default() -> Content:
    """Return the content the program comes with."""
    from game.paths import content_dir

    return load(content_dir())
