"""Loads a content folder: reads and checks all of it, and gives either a `Content` or every problem."""

from __future__ import annotations

from pathlib import Path

from game.content import build
from game.content.check import examine
from game.content.model import Content
from game.content.problems import ContentError
from game.content.text import DEFAULT_LANGUAGE
from game.content.words import problems
from game.paths import content_dir


def load(directory: Path, language: str = DEFAULT_LANGUAGE) -> Content:
    """Return the content of a folder.

    Raises `ContentError` with all problems of all its files, the texts included, told in `language`.
    """
    draft, faults = examine(directory)
    if faults:
        raise ContentError(problems(faults, directory, language))
    return build.content(draft.files, draft.digest)


def load_default() -> Content:
    """Return the content the program comes with."""
    return load(content_dir())
