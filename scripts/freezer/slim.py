"""Take debugging symbols out of Python's own libraries: they make three quarters of its size on Linux."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from freezer.bundle import Entry

_PYTHON = Path(sys.base_prefix).resolve()


def stripped(entries: Iterable[Entry], folder: Path) -> list[Entry]:
    """The list with copies in `folder` in place of those libraries; unchanged off Linux and without `strip`.

    Libraries of packages stay as they are: their wheels were made with patchelf, and strip breaks what it has moved.
    """
    strip = shutil.which("strip")
    if strip is None or not sys.platform.startswith("linux"):
        return list(entries)
    return [_stripped(entry, folder, strip) for entry in entries]


def _stripped(entry: Entry, folder: Path, strip: str) -> Entry:
    name, path, kind = entry
    file = Path(path).resolve() if path else None
    if kind not in ("BINARY", "EXTENSION") or file is None or not _of_python(file):
        return entry
    copy = folder / name
    copy.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(file, copy)
    done = subprocess.run([strip, "--strip-unneeded", str(copy)], capture_output=True, text=True)
    return (name, str(copy), kind) if done.returncode == 0 else entry


def _of_python(file: Path) -> bool:
    return _PYTHON in file.parents and "site-packages" not in file.parts
