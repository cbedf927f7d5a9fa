"""Programs that this one is compared with: an environment of their own, and runs in turns with them."""

from __future__ import annotations

import contextlib
import os
import statistics
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import _env
from _install import Trouble, make, private, python_of
from _words import say, word
from freezer.trouble import Failure

PEERS = ("catanatron==3.2.1", "chess==1.11.2")
SLICE = 0.010  # seconds
PAIRS = 199
WARM = 10  # pairs that are not counted
_SLICES = Path(__file__).resolve().parent / "slices"


def python() -> Path:
    """Return the interpreter of the peers' environment, which is made the first time.

    Raises Failure when that cannot be done.
    """
    folder = _env.user_folder(dict(os.environ)) / "peers"
    stamp = folder / "installed"
    if not stamp.is_file() or stamp.read_text(encoding="utf-8").split() != list(PEERS):
        say("bench_peers", names=", ".join(PEERS), folder=folder)
        folder.parent.mkdir(parents=True, exist_ok=True)
        try:
            make(folder)
        except Trouble as trouble:
            raise Failure(trouble.sentence) from trouble
        line = [str(python_of(folder)), "-m", "pip", "install", "--quiet", *PEERS]
        if subprocess.run(line, env=private(dict(os.environ)), stdout=subprocess.DEVNULL, check=False).returncode:
            raise Failure(word("bench_no_peers", names=", ".join(PEERS)))
        stamp.write_text("\n".join(PEERS), encoding="utf-8")
    return python_of(folder)


@dataclass(frozen=True)
class Spread:
    """A median and the quartiles around it."""

    median: float
    low: float
    high: float


def spread(values: Sequence[float]) -> Spread:
    """Return the middle of values and how far they spread."""
    low, median, high = statistics.quantiles(values, n=4)
    return Spread(median, low, high)


class Runner:
    """A program of benches/slices that answers how much it did."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def seconds_each(self) -> float:
        """Let it run for a slice; return the seconds that one thing took."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{SLICE}\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline().split()
        if len(answer) != 2:
            raise Failure(word("bench_peer_stopped", name=self._process.args))
        return float(answer[1]) / int(answer[0])


@contextlib.contextmanager
def running(interpreter: Path, program: str, *arguments: str) -> Iterator[Runner]:
    """Start a program of benches/slices."""
    paths = os.pathsep.join((str(_env.ROOT), str(_env.ROOT / "scripts")))
    environ = {**private(dict(os.environ)), "PYTHONPATH": paths}
    line = [str(interpreter), str(_SLICES / f"{program}.py"), *arguments]
    with subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environ) as process:
        try:
            yield Runner(process)
        finally:
            process.terminate()


def in_turns(first: Runner, second: Runner) -> tuple[Spread, Spread, Spread]:
    """Let two programs run by turns; return seconds of both, and how many times faster the first one is."""
    pairs = [(first.seconds_each(), second.seconds_each()) for _ in range(PAIRS + WARM)][WARM:]
    ours, theirs = zip(*pairs, strict=True)
    return spread(ours), spread(theirs), spread([b / a for a, b in pairs])
