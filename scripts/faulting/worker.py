"""The inside of a process that tries one thing after the other: numbers come in, what came to light goes out as JSON.

A trial has limits: of computing time, and of memory.
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import signal
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Protocol

from faulting.crew import TRIAL
from faulting.tally import Finding, Sort

SECONDS = 5.0  # of computing
MEMORY = 768 * 1024 * 1024  # bytes more than before the first trial
LINES = 14  # of a traceback's end


class Mode(Protocol):
    """What is tried. `trial` is the folder for the files that a trial is given."""

    inside: bool  # whether it is this process that is tried, within limits

    def __init__(self, seed: int, folder: Path, trial: Path) -> None: ...

    def close(self) -> None:
        """Put things away."""
        ...

    def run(self, number: int) -> tuple[list[str], list[Finding]]:
        """Run a trial: of what kinds it was, and what came to light; an error is something that came to light, too."""
        ...


class TooLong(BaseException):
    """A trial has used up its time. No `except Exception` may swallow it."""


def modes(name: str) -> type[Mode]:
    """The class of a mode; only what is asked for is imported."""
    if name == "kills":
        from faulting.kills import Kills

        return Kills
    if name == "refuse":
        from faulting.refuse import Refuse

        return Refuse
    if name == "fuzz-saves":
        from faulting.saves import Saves

        return Saves
    from faulting.contents import Contents

    return Contents


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raise TooLong in the block after so much computing time, where the system can tell."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def end(number: int, frame: FrameType | None) -> None:
        raise TooLong

    signal.signal(signal.SIGPROF, end)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def limit_memory() -> None:
    """Let this process have no more than `MEMORY` on top of what it has now, where the system can see to that."""
    try:
        import resource

        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    except (ImportError, OSError):
        return
    most = pages * resource.getpagesize() + MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


def attempt(mode: Mode, number: int, trial: Path) -> tuple[list[str], list[Finding]]:
    """Run a trial within its limits."""
    try:
        with limited(SECONDS):
            return mode.run(number)
    except TooLong:
        return ["ended"], [Finding(Sort.HANG, "", told(), files_in(trial))]
    except Exception:
        return ["ended"], [Finding(Sort.TRACEBACK, "", told(), files_in(trial))]


def told() -> str:
    """The end of the traceback of what is being handled."""
    return "\n".join(traceback.format_exc().rstrip().splitlines()[-LINES:])


def files_in(folder: Path) -> dict[str, bytes]:
    """All files below a folder."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def plain(found: Finding) -> dict[str, object]:
    """A finding as it goes out."""
    files = {name: base64.b64encode(data).decode("ascii") for name, data in found.files.items()}
    return {"sort": found.sort, "what": found.what, "files": files}


def main() -> None:
    """Answer numbers until there are no more."""
    name, seed, place = sys.argv[1:]
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    sys.stdout = sys.stderr
    folder, trial = Path(place), Path(place) / TRIAL
    mode = modes(name)(int(seed), folder, trial)
    if mode.inside:
        limit_memory()
    for line in sys.stdin:
        shutil.rmtree(trial, ignore_errors=True)
        trial.mkdir()
        kinds, findings = attempt(mode, int(line), trial)
        answers.write(json.dumps({"kinds": kinds, "findings": [plain(found) for found in findings]}) + "\n")
        answers.flush()
    mode.close()


if __name__ == "__main__":
    main()
