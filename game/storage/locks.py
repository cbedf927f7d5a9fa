"""Two windows of the program: who may write a file now, and who has a game on the table.

Where the file system knows no locks, or no file can be made, everything goes on without.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from game import folders

if TYPE_CHECKING:
    from filelock import BaseFileLock

log = logging.getLogger("game")

WAIT = 2.0  # seconds to wait for another window that is writing; it needs a few milliseconds
STEP = 0.01

_held: dict[Path, tuple[BaseFileLock | None, int]] = {}  # what this program holds, and how often it was asked for
_stuck: dict[Path, BaseFileLock] = {}  # what the file system would not take back: still this program's


def lock_path(path: Path) -> Path:
    """Return the file that is locked for `path`: in a folder of its own, so that lists of files stay clean."""
    digest = hashlib.sha256(str(path.absolute()).encode("utf-8", "surrogatepass")).hexdigest()[:16]
    return folders.locks_dir() / f"{digest}.lock"


def hold(path: Path) -> bool:
    """Take a file for this program until `release`; False when another program has it. May be held several times."""
    key = lock_path(path)
    lock, times = _held.get(key, (None, 0))
    if not times and key in _stuck:
        lock = _stuck.pop(key)
    elif not times:
        with contextlib.suppress(OSError, NotImplementedError):
            lock = _new(key)
            if not _try(lock):
                return False
    _held[key] = (lock, times + 1)
    return True


def release(path: Path) -> None:
    """Give a file back that was held."""
    key = lock_path(path)
    lock, times = _held.get(key, (None, 0))
    if times > 1:
        _held[key] = (lock, times - 1)
        return
    _held.pop(key, None)
    if lock is not None:
        try:
            lock.release()
        except OSError:
            _stuck[key] = lock


def is_free(path: Path) -> bool:
    """Tell whether no other program holds a file."""
    if not lock_path(path).exists():
        return True
    if not hold(path):
        return False
    release(path)
    return True


def forget(path: Path) -> None:
    """Remove the lock of a file that is gone."""
    if is_free(path) and lock_path(path) not in _held:
        with contextlib.suppress(OSError):
            lock_path(path).unlink(missing_ok=True)


@contextlib.contextmanager
def alone(path: Path) -> Iterator[None]:
    """Read and write a file with no other window in between. One that hangs is waited for, but not for ever."""
    until = time.monotonic() + WAIT
    taken = hold(path)
    while not taken and time.monotonic() < until:
        time.sleep(STEP)
        taken = hold(path)
    if not taken:
        log.warning("another window does not let go of %s", path.name)
    try:
        yield
    finally:
        if taken:
            release(path)


def _new(key: Path) -> BaseFileLock:
    from filelock import FileLock  # takes a while to import, and the first picture needs no lock

    key.parent.mkdir(parents=True, exist_ok=True)
    return FileLock(key, timeout=0)


def _try(lock: BaseFileLock) -> bool:
    from filelock import Timeout

    try:
        lock.acquire()
    except Timeout:
        return False
    return True
