"""One line that says which step is under way and keeps moving while it is."""

from __future__ import annotations

import shutil
import sys
import threading
import time
from types import TracebackType
from typing import TextIO

from _words import word

_FRAMES = "|/-\\"
_PERIOD = 0.15  # seconds between frames


class Progress:
    """`with Progress(3) as progress: progress.step(word("step_packages"))`.

    On a terminal the line is redrawn in place with a turning sign and the seconds passed; elsewhere (a log,
    CI) each step is one plain line and details are left out.
    """

    def __init__(self, steps: int, stream: TextIO | None = None) -> None:
        self._stream = stream if stream is not None else sys.stderr
        self._moves = self._stream.isatty()
        self._steps = steps
        self._number = 0
        self._what = ""
        self._began = time.monotonic()
        self._lock = threading.Lock()
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None

    @property
    def seconds(self) -> int:
        """Whole seconds since the work began."""
        return round(time.monotonic() - self._began)

    def __enter__(self) -> Progress:
        if self._moves:
            self._thread = threading.Thread(target=self._turn, daemon=True)
            self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stop.set()
        if self._thread is not None:
            self._thread.join()
            self._write("\r" + " " * (self._width() - 1) + "\r")

    def step(self, what: str) -> None:
        """Begin the next step."""
        with self._lock:
            self._number += 1
            self._what = what
        if not self._moves:
            self._write(word("step", number=self._number, of=self._steps, what=what) + "\n")

    def detail(self, what: str) -> None:
        """Say more closely what the step that is under way does."""
        with self._lock:
            self._what = what

    def restart(self, steps: int) -> None:
        """Begin again, with another number of steps."""
        with self._lock:
            self._number, self._steps = 0, steps

    def _turn(self) -> None:
        turn = 0
        while not self._stop.wait(_PERIOD):
            with self._lock:
                number, what = self._number, self._what
            if number:
                line = word("step", number=number, of=self._steps, what=what)
                line = f"{_FRAMES[turn % len(_FRAMES)]} {line}  {self.seconds} s"
                room = self._width() - 1
                self._write("\r" + line[:room].ljust(room))
                turn += 1

    def _width(self) -> int:
        return max(20, shutil.get_terminal_size().columns)

    def _write(self, text: str) -> None:
        self._stream.write(text)
        self._stream.flush()
