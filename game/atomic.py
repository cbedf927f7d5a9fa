"""Files that are whole whatever happens: written beside the old one, then put in its place."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

PREVIOUS = ".previous"


def previous(path: Path) -> Path:
    """Return where the file that stood at `path` before is kept."""
    return path.with_name(path.stem + PREVIOUS + path.suffix)


def write(path: Path, data: bytes, *, keep: bool = True) -> None:
    """Write a file so that the old or the new one is there at any moment; OSError when it can't be written.

    With `keep` the old one stays beside the new (`previous`). It is linked there, not moved, where the file system
    can do that, so that there is no moment without a file at `path`.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=path.stem, suffix=".tmp", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if keep and path.exists():
            _keep(path)
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


def _keep(path: Path) -> None:
    """Put the file at `path` also under the name of the previous one.

    The name in between is this program's alone: another one may write the same file at the same time.
    """
    spare = path.with_name(f"{path.name}.{os.getpid()}.link")
    try:
        spare.unlink(missing_ok=True)
        os.link(path, spare)
    except FileNotFoundError:
        return
    except OSError:
        with contextlib.suppress(FileNotFoundError):
            os.replace(path, previous(path))
        return
    os.replace(spare, previous(path))
    spare.unlink(missing_ok=True)  # renaming one link of a file to another link of it does nothing
