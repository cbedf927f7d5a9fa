"""A file system that refuses: every operation on a person's files is counted, and one of them fails, or more."""

from __future__ import annotations

import contextlib
import errno
import io
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest import mock

from game.storage import files, locks

try:
    import fcntl
except ImportError:  # elsewhere than on Unix
    fcntl = None  # type: ignore[assignment]

ERRORS = ("EACCES", "ENOSPC", "EIO", "ENOTSUP", "EBUSY")
TIMES = {"once": 1, "thrice": 3, "for good": 1 << 30}
"""How often the operation is refused that has been chosen, and the same ones after it."""
EVERYTHING = "everything"
"""From the chosen operation on, whatever changes something is refused."""
READING = frozenset({"stat", "scandir", "read", "open to read"})


@dataclass
class Refusing:
    """What is refused: the `at`-th operation, with an error's name, `how` often. Without `at` they are only counted."""

    home: Path
    at: int = -1
    error: str = ""
    how: str = "once"
    real_time: bool = False
    done: list[str] = field(default_factory=list)  # each operation, by kind
    refused: list[str] = field(default_factory=list)
    active: bool = True

    def about(self, kind: str, path: object) -> None:
        """Count an operation, and raise OSError when it is to be refused."""
        if not self.active or not self._is_ours(path):
            return
        self.done.append(kind)
        number = len(self.done) - 1
        if self.at < 0 or number < self.at:
            return
        if self.how == EVERYTHING:
            wanted = kind not in READING
        else:
            wanted = kind == self.done[self.at] and len(self.refused) < TIMES[self.how]
        if wanted:
            self.refused.append(kind)
            code = getattr(errno, self.error)
            raise OSError(code, os.strerror(code), str(path))

    def _is_ours(self, path: object) -> bool:
        if not isinstance(path, str | os.PathLike):
            return False
        return os.path.abspath(os.fspath(path)).startswith(str(self.home))


class Written:
    """A file that is written; half of what is refused has come to the disk."""

    def __init__(self, file: Any, path: object, refusing: Refusing) -> None:
        self._file = file
        self._path = path
        self._refusing = refusing

    def write(self, data: Any) -> int:
        """Write, or half of it."""
        try:
            self._refusing.about("write", self._path)
        except OSError:
            self._file.write(data[: len(data) // 2])
            self._file.flush()
            raise
        return int(self._file.write(data))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def __enter__(self) -> Written:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def __iter__(self) -> Iterator[Any]:
        return iter(self._file)


@contextlib.contextmanager
def refusing(rule: Refusing) -> Iterator[Refusing]:
    """Let a file system refuse what the rule says while the block lasts."""
    names: dict[int, object] = {}  # of files that are open, by number
    with contextlib.ExitStack() as stack:

        def replace(name: str, make: Callable[[Any], Callable[..., Any]], module: Any = os) -> None:
            stack.enter_context(mock.patch.object(module, name, make(getattr(module, name))))

        def counted(kind: str) -> Callable[[Any], Callable[..., Any]]:
            def make(real: Any) -> Callable[..., Any]:
                def operation(path: Any, *rest: Any, **named: Any) -> Any:
                    rule.about(kind, path if not isinstance(path, int) else names.get(path))
                    return real(path, *rest, **named)

                return operation

            return make

        def opening(real: Any) -> Callable[..., Any]:
            def operation(path: Any, flags: int, *rest: Any, **named: Any) -> Any:
                rule.about("open" if flags & (os.O_WRONLY | os.O_RDWR) else "open to read", path)
                handle = real(path, flags, *rest, **named)
                names[handle] = path
                return handle

            return operation

        def by_number(real: Any) -> Callable[..., Any]:
            def operation(handle: int, mode: str = "r", *rest: Any, **named: Any) -> Any:
                file = real(handle, mode, *rest, **named)
                return file if "r" in mode else Written(file, names.get(handle), rule)

            return operation

        def by_name(real: Any) -> Callable[..., Any]:
            def operation(path: Any, mode: str = "r", *rest: Any, **named: Any) -> Any:
                if isinstance(path, int):
                    return real(path, mode, *rest, **named)
                rule.about("open to read" if mode.startswith("r") else "open", path)
                file = real(path, mode, *rest, **named)
                return file if mode.startswith("r") else Written(file, path, rule)

            return operation

        for kind in ("fsync", "link", "replace", "unlink", "mkdir", "chmod", "scandir"):
            replace(kind, counted(kind))
        replace("rename", counted("replace"))
        replace("rmdir", counted("unlink"))
        replace("open", opening)
        replace("fdopen", by_number)
        replace("open", by_name, io)
        if fcntl is not None:
            replace("flock", counted("lock"), fcntl)
        if not rule.real_time:
            for module in (files, locks):
                stack.enter_context(mock.patch.object(module, "time", clock()))
        yield rule


def clock() -> SimpleNamespace:
    """A clock on which waiting takes no time."""
    passed = [0.0]

    def sleep(seconds: float) -> None:
        passed[0] += seconds

    return SimpleNamespace(
        monotonic=lambda: time.monotonic() + passed[0], sleep=sleep, time=time.time, time_ns=time.time_ns
    )
