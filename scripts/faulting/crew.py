"""Trials in processes of their own: one that runs for too long is ended, and its files are kept."""

from __future__ import annotations

import base64
import json
import os
import queue
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from typing import Any

from _progress import Progress
from _words import word
from freezer import x11

from faulting import Wanted
from faulting.tally import Finding, Sort, Tally

ROOT = Path(__file__).resolve().parents[2]
WALL = 60.0  # seconds for a trial that the worker's own limit of computing time does not end
END = 10.0  # seconds that a worker has to put things away
TRIAL = "trial"  # folder of what a trial is given
STEPS = 20  # lines of progress where it is not one line that moves


class Worker:
    """A process that tries one thing after the other; see `faulting.worker`."""

    def __init__(self, mode: str, seed: int, folder: Path) -> None:
        self.mode = mode
        self.seed = seed
        self.folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    def _start(self) -> subprocess.Popen[bytes]:
        paths = os.pathsep.join([str(ROOT), str(ROOT / "scripts")])
        environ = {**os.environ, "PYTHONPATH": paths, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        environ |= {"CARNEGIE_HOME": str(self.folder / "home"), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        line = [sys.executable, "-P", "-m", "faulting.worker", self.mode, str(self.seed), str(self.folder)]
        with (self.folder / "said.txt").open("wb") as said:
            return subprocess.Popen(line, env=environ, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=said)

    def run(self, number: int) -> tuple[list[str], list[Finding]]:
        """Run one trial: what kind it was, and what came to light."""
        if self._process is None:
            self._process = self._start()
        process, slow = self._process, threading.Event()
        assert process.stdin is not None
        assert process.stdout is not None

        def end() -> None:
            slow.set()
            process.kill()

        timer = threading.Timer(WALL, end)
        timer.start()
        try:
            process.stdin.write(f"{number}\n".encode())
            process.stdin.flush()
            answer = process.stdout.readline()
        except OSError:
            answer = b""
        finally:
            timer.cancel()
        if not answer.endswith(b"\n"):
            return self._ended(number, Sort.HANG if slow.is_set() else Sort.TRACEBACK)
        told: dict[str, Any] = json.loads(answer)
        return told["kinds"], [self._finding(number, found) for found in told["findings"]]

    def _finding(self, number: int, found: dict[str, Any]) -> Finding:
        files = {name: base64.b64decode(data) for name, data in found["files"].items()}
        return Finding(Sort(found["sort"]), self._trial(number), found["what"], files)

    def _trial(self, number: int) -> str:
        return f"--{self.mode} 1 --seed {self.seed} --only {number}"

    def _ended(self, number: int, sort: Sort) -> tuple[list[str], list[Finding]]:
        """The process has not survived the trial."""
        self.close()
        said = (self.folder / "said.txt").read_text(encoding="utf-8", errors="replace")[-3000:]
        place = self.folder / TRIAL
        files = {path.relative_to(place).as_posix(): path.read_bytes() for path in place.rglob("*") if path.is_file()}
        return ["ended"], [Finding(sort, self._trial(number), said or word("faults_ended"), files)]

    def close(self) -> None:
        """Let the process go."""
        if self._process is None:
            return
        try:
            self._process.communicate(timeout=END)  # without numbers it ends by itself
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.communicate()
        self._process = None


def run(mode: str, wanted: Wanted) -> Tally:
    """Run the trials of a mode in as many processes as there are jobs."""
    if mode == "kills":
        x11.require()
    tally = Tally(mode, wanted.seed)
    waiting: queue.SimpleQueue[int] = queue.SimpleQueue()
    for number in wanted.numbers:
        waiting.put(number)
    lock = threading.Lock()
    with tempfile.TemporaryDirectory(prefix="carnegie-faults-") as place, Progress(STEPS) as progress:

        def work(job: int) -> None:
            folder = Path(place) / str(job)
            folder.mkdir()
            worker = Worker(mode, wanted.seed, folder)
            try:
                while True:
                    number = waiting.get_nowait()
                    kinds, findings = worker.run(number)
                    with lock:
                        tally.add(kinds, findings)
                        told(progress, tally, len(wanted.numbers))
            except queue.Empty:
                pass
            finally:
                worker.close()

        threads = [threading.Thread(target=work, args=(job,)) for job in range(min(wanted.jobs, len(wanted.numbers)))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    return tally


def told(progress: Progress, tally: Tally, of: int) -> None:
    """Tell how far it is: all the time where the line moves, now and then elsewhere."""
    what = word("faults_progress", mode=tally.mode, tried=tally.tried, of=of, found=len(tally.findings))
    done, before = (STEPS * tally.tried // of, STEPS * (tally.tried - 1) // of)
    if done > before:
        progress.step(what)
    else:
        progress.detail(what)
