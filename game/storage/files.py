"""Files that are whole whatever happens: written beside the old one, then put in its place.

What a virus scanner, a cloud folder or a network drive refuses now and then is tried again for a while; what a file
system does not know is done without.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import secrets
import stat
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from game import folders

T = TypeVar("T")

PREVIOUS = ".previous"
PATIENCE = 1.0  # seconds that one write goes on trying
FIRST_PAUSE = 0.01
LONGEST_PAUSE = 0.15
TEMPORARY = re.compile(r"writing-(\d+)-[0-9a-f]+\.tmp")
OLD_TEMPORARY = re.compile(r".+[a-z0-9_]{8}\.tmp")  # as earlier versions called them
OLD_AGE = 24 * 3600.0

_BUSY = frozenset({errno.EBUSY, errno.EAGAIN, errno.EINTR, errno.EIO, errno.ETXTBSY, errno.EDEADLK})
_REFUSED = _BUSY | {errno.EACCES}
_UNREAD = _REFUSED if os.name == "nt" else _BUSY  # elsewhere who may not read a file never may
_UNKNOWN = frozenset({errno.ENOTSUP, errno.EOPNOTSUPP, errno.EINVAL, errno.ENOSYS, errno.ENOTTY})


def previous(path: Path) -> Path:
    """Return where the file that stood at `path` before is kept."""
    return path.with_name(path.stem + PREVIOUS + path.suffix)


def read(path: Path, most: int) -> bytes:
    """Return what a file says; OSError as of `folders.contents`, where that does not pass."""
    return _Attempts().of(lambda: folders.contents(path, most), passing=_UNREAD)


def write(path: Path, data: bytes, *, keep: bool = True) -> None:
    """Write a file so that the old or the new one is there at any moment; OSError when it can't be written.

    With `keep` the old one stays beside the new (`previous`); where that fails, the new one is written all the same.
    A link stays a link, and the file keeps its mode.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    target = _target(path)
    attempts = _Attempts()
    beside = _write_beside(target, data, attempts)
    try:
        if keep:
            with contextlib.suppress(OSError):
                _keep(target, previous(path), attempts)
        attempts.of(lambda: os.replace(beside, target), passing=_REFUSED | {errno.EPERM})
    except BaseException:
        _unlink(beside)
        raise
    _sync_folder(target.parent)


def move(path: Path, target: Path) -> None:
    """Give a file another name in its folder tree, in the place of what had it; OSError when that cannot be done."""
    _Attempts().of(lambda: os.replace(path, target), passing=_REFUSED | {errno.EPERM})


def remove(path: Path) -> None:
    """Delete a file, if it is there; OSError when that cannot be done."""
    with contextlib.suppress(FileNotFoundError):
        _Attempts().of(lambda: os.unlink(path), passing=_REFUSED | {errno.EPERM})


def sweep(folder: Path) -> None:
    """Remove what programs that were killed in the middle of writing have left in a folder."""
    with contextlib.suppress(OSError):
        for path in folder.iterdir():
            if _is_left_over(path):
                _unlink(path)


def _is_left_over(path: Path) -> bool:
    ours = TEMPORARY.fullmatch(path.name)
    if ours is not None:
        return not _is_running(int(ours[1]))
    if OLD_TEMPORARY.fullmatch(path.name) is None:
        return False
    with contextlib.suppress(OSError):
        return time.time() - path.stat().st_mtime > OLD_AGE
    return False


def _is_running(pid: int) -> bool:
    if pid == os.getpid():
        return True
    if os.name == "nt":  # signal 0 would end it there; what is still open cannot be removed anyway
        return False
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True


class _Attempts:
    """The attempts of one write: together they go on for no longer than `PATIENCE`."""

    def __init__(self) -> None:
        self._until = time.monotonic() + PATIENCE

    def of(self, operation: Callable[[], T], *, passing: frozenset[int]) -> T:
        """Do something, again and again while it is refused for a reason that may pass."""
        pause = FIRST_PAUSE
        while True:
            try:
                return operation()
            except OSError as error:
                if error.errno not in passing or time.monotonic() + pause > self._until:
                    raise
            time.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)


def _target(path: Path) -> Path:
    """Return the file that a link leads to, so that the link stays."""
    if not path.is_symlink():
        return path
    target = Path(os.path.realpath(path))
    if target.is_symlink():
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
    return target


def _write_beside(target: Path, data: bytes, attempts: _Attempts) -> Path:
    """Write a file next to `target` that has its mode, down to the disk; return its path."""
    beside = target.with_name(f"writing-{os.getpid()}-{secrets.token_hex(4)}.tmp")
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    handle = attempts.of(lambda: os.open(beside, flags, 0o666), passing=_BUSY)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            _sync(file.fileno(), attempts)
        with contextlib.suppress(OSError):
            os.chmod(beside, stat.S_IMODE(os.stat(target).st_mode))
    except BaseException:
        _unlink(beside)
        raise
    return beside


def _sync(handle: int, attempts: _Attempts) -> None:
    """Bring a file to the disk, where the file system knows how."""
    try:
        attempts.of(lambda: os.fsync(handle), passing=_REFUSED)
    except OSError as error:
        if error.errno not in _UNKNOWN:
            raise


def _sync_folder(folder: Path) -> None:
    """Bring the name of a file that was put in its place to the disk; what cannot be opened for that is left alone."""
    if os.name == "nt":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _keep(target: Path, older: Path, attempts: _Attempts) -> None:
    """Put the file at `target` also where the older copy belongs: linked, or copied where that is not possible.

    The name in between is this program's alone: another one may write the same file at the same time.
    """
    if not target.exists():
        return
    spare = older.with_name(f"writing-{os.getpid()}-{secrets.token_hex(4)}.tmp")
    try:
        try:
            attempts.of(lambda: os.link(target, spare), passing=_REFUSED)
        except FileNotFoundError:
            return
        except OSError:
            mode = stat.S_IMODE(os.stat(target).st_mode)
            spare.write_bytes(target.read_bytes())
            os.chmod(spare, mode)
        attempts.of(lambda: os.replace(spare, older), passing=_REFUSED | {errno.EPERM})
    finally:
        _unlink(spare)  # renaming one link of a file to another link of it does nothing


def _unlink(path: Path) -> None:
    """Remove a file of our own, if it is there."""
    with contextlib.suppress(OSError):
        remove(path)
