"""Small files of a person's own that must not get lost: read with their older copy, written without dropping anything.

A file that is gone or damaged gives way to its older copy; one of a newer program is left alone. Keys that this program
does not know stay in the file. Who changes one reads and writes it inside `locks.alone`, so that of two windows
neither undoes what the other one has written.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from game import folders
from game.storage import files
from game.storage.plain import DAMAGE, decode

T = TypeVar("T", bound=msgspec.Struct)
LARGEST = 16 * 1024 * 1024


@dataclass(frozen=True)
class Trouble:
    """What was wrong with a file: `reason` is the text key `kept.<reason>`, `values` what its sentence names.

    `restored`: the older copy has taken its place.
    """

    reason: str
    values: Mapping[str, object]
    restored: bool = False

    @property
    def hides(self) -> bool:
        """Whether something stands in the file that cannot be seen now, and must not be written over."""
        return self.reason in ("too_new", "unreadable")


NO_PROFILE = Trouble("no_profile", {})
"""A game says that it belongs to something that is no profile."""


def why(error: OSError) -> str:
    """Return what the system says was wrong."""
    return error.strerror or type(error).__name__


def unwritable(error: OSError) -> Trouble:
    """Return why a file could not be written."""
    return Trouble("unwritable", {"why": why(error)})


@dataclass(frozen=True)
class Kept(Generic[T]):
    """A file as read: its value, None where it cannot be used; everything it says; what was wrong."""

    value: T | None
    raw: dict[str, object] = field(default_factory=dict)
    trouble: Trouble | None = None


def read(path: Path, type_: type[T], format: int) -> Kept[T]:
    """Read a file or its older copy. `format`: the newest that this program knows."""
    kept = _read(path, type_, format)
    if kept.value is not None or (kept.trouble is not None and kept.trouble.reason == "too_new"):
        return kept
    older = _read(files.previous(path), type_, format)
    if older.value is None:
        return kept
    trouble = kept.trouble or Trouble("missing", {"file": path.name})
    return Kept(older.value, older.raw, Trouble(trouble.reason, trouble.values, restored=True))


def _read(path: Path, type_: type[T], format: int) -> Kept[T]:
    try:
        raw = decode(files.read(path, LARGEST))
    except FileNotFoundError:
        return Kept(None)
    except folders.TooLarge:
        return Kept(None, {}, Trouble("damaged", {"file": path.name, "where": str(LARGEST)}))
    except OSError as error:
        return Kept(None, {}, Trouble("unreadable", {"file": path.name, "why": why(error)}))
    except DAMAGE as error:
        return Kept(None, {}, Trouble("damaged", {"file": path.name, "where": str(error)}))
    found = raw.get("format")
    if isinstance(found, int) and found > format:
        return Kept(None, raw, Trouble("too_new", {"file": path.name}))
    try:
        return Kept(msgspec.convert(raw, type_), raw)
    except (msgspec.ValidationError, RecursionError) as error:
        return Kept(None, {}, Trouble("damaged", {"file": path.name, "where": str(error)}))


def write(path: Path, value: msgspec.Struct, raw: Mapping[str, object]) -> None:
    """Write a value over what the file said; OSError when that cannot be done.

    A damaged file is set aside first, so that it never becomes the older copy.
    """
    set_aside(path, type(value))
    data = msgspec.json.encode(merged(raw, msgspec.to_builtins(value)))
    files.write(path, msgspec.json.format(data, indent=1) + b"\n")


def set_aside(path: Path, type_: type[Any]) -> None:
    """Keep a file that does not hold what it should under another name."""
    try:
        msgspec.convert(decode(files.read(path, LARGEST)), type_)
    except FileNotFoundError:
        return
    except folders.TooLarge:
        _put_away(path)
    except DAMAGE:
        _put_away(path)


def _put_away(path: Path) -> None:
    files.move(path, path.with_name(path.name + folders.DAMAGED_SUFFIX))


def merged(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """Return `new` with everything of `old` that it does not speak of."""
    found = dict(old)
    for key, value in new.items():
        before = found.get(key)
        found[key] = merged(before, value) if isinstance(before, dict) and isinstance(value, dict) else value
    return found
