"""Puts faults into words, from the catalogue of the folder they were found in.

Content may be too broken to read its own messages; then the program's own are used, and without those the key of the
fault and its values have to do.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from game.content.problems import Fault, Problem
from game.content.text import DEFAULT_LANGUAGE, Text, load_text
from game.paths import content_dir

_SPOKEN = ("kind", "found")
"""Values that are words of the program and have a wording in the catalogue's `word` part."""

_LISTS = ("names", "reason")
"""Values that the program has put together; however long, they are no more than needed."""

_LONGEST = 80
"""Letters of a value that a person has written, as messages show it."""


def problems(faults: Iterable[Fault], directory: Path, language: str = DEFAULT_LANGUAGE) -> list[Problem]:
    """Return the faults as a person reads them."""
    faults = list(faults)
    if not faults:
        return []
    texts = [load_text(folder, language) for folder in (directory, content_dir())]
    return [Problem(fault.file, fault.line, _short(fault.path), message(fault, texts)) for fault in faults]


def message(fault: Fault, texts: Iterable[Text]) -> str:
    """Return the sentence for a fault from the first catalogue that has one."""
    key = f"problem.{fault.key}"
    for text in texts:
        if text.has(key):
            return text(key, **{name: _worded(text, name, value) for name, value in fault.values.items()})
    details = ", ".join(f"{name}={_short(str(value))}" for name, value in fault.values.items())
    return f"{fault.key} ({details})" if details else fault.key


def _worded(text: Text, name: str, value: object) -> object:
    word = f"word.{value}"
    if name in _SPOKEN and text.has(word):
        return text(word)
    return _short(value) if isinstance(value, str) and name not in _LISTS else value


def _short(value: str) -> str:
    """Return a value as it stands in a message: in one line, the middle of a long one left out."""
    shown = " ".join(value.split()) if not value.isprintable() else value
    return shown if len(shown) <= _LONGEST else f"{shown[: _LONGEST // 2]}\u2026{shown[-_LONGEST // 2 :]}"
