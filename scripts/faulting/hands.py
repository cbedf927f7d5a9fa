"""Somebody quick at a real window, whose program may be gone at any moment."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from freezer.player import HURRY, LAST, Report, read
from freezer.x11 import Display

from faulting.crew import ROOT

START = 45.0  # seconds until the title is there; a busy machine takes its time
PATIENCE = 20.0  # and any other scene
EFFECT = 0.4  # after which a click has had no effect
REST = 0.25  # in which a scene that has just come takes no click


class Gone(Exception):
    """The program has been killed."""


class Stuck(Exception):
    """The program is there, and does not show what it should."""


class Hands:
    """A program in a window on a display, and what is done with it until it is killed."""

    def __init__(self, display: Display, home: Path, folder: Path, title: str, chance: Random) -> None:
        self.display = display
        self.targets = folder / "targets.json"
        self.title = title
        self.chance = chance
        self.seen: Report | None = None  # the last one that had a table
        self.output = folder / "output.txt"
        self.targets.unlink(missing_ok=True)
        environ = {**os.environ, "DISPLAY": display.name, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
        environ |= {"CARNEGIE_HOME": str(home), "CARNEGIE_TARGETS": str(self.targets), "PYTHONPATH": str(ROOT)}
        with self.output.open("wb") as output:
            self.process = subprocess.Popen(
                [sys.executable, "-P", "-m", "game"], env=environ, stdout=output, stderr=output, cwd=folder
            )
        self._window: tuple[int, int] | None = None
        self._timers: list[threading.Timer] = []
        self._watcher: threading.Thread | None = None

    # --- its end -----------------------------------------------------------------------------------------------------

    def kill(self) -> None:
        """Kill it now."""
        self.process.send_signal(signal.SIGKILL)

    def kill_after(self, seconds: float) -> None:
        """Kill it in a while."""
        timer = threading.Timer(seconds, self.kill)
        timer.start()
        self._timers.append(timer)

    def kill_while_writing(self, folder: Path, seconds: float) -> None:
        """Kill it as soon as it writes a file in a folder, or in a while when it does not."""
        end = time.monotonic() + seconds

        def watch() -> None:
            while time.monotonic() < end and self.process.poll() is None:
                with contextlib.suppress(OSError):
                    if any(name.startswith("writing-") for name in os.listdir(folder)):
                        break
                time.sleep(0.0004)
            self.kill()

        self._watcher = threading.Thread(target=watch)
        self._watcher.start()

    def ended(self) -> int:
        """Wait for its end; its status, negative where it was killed. The last that it showed is `seen`."""
        status = self.process.wait(60)
        for timer in self._timers:
            timer.cancel()
        if self._watcher is not None:
            self._watcher.join()
        with contextlib.suppress(Gone):
            self._read()
        return status

    # --- looking and clicking ----------------------------------------------------------------------------------------

    def _read(self) -> Report:
        report = read(self.targets)
        if report.table:
            self.seen = report
        return report

    def look(self) -> Report:
        """What it shows now; Gone when it is no more."""
        report = self._read()
        if self.process.poll() is not None:
            raise Gone
        return report

    def wait(self, until: Callable[[Report], bool], seconds: float = PATIENCE) -> Report:
        """Wait for something to be shown; Stuck when it does not come."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            report = self.look()
            if until(report):
                return report
            time.sleep(0.01)
        report = self.look()
        raise Stuck(f"{report.scene}: {', '.join(report.targets)}")

    def scene(self, name: str, seconds: float = PATIENCE) -> Report:
        """Wait for a scene."""
        report = self.wait(lambda report: report.scene == name, seconds)
        time.sleep(REST)
        return report

    def click(self, id: str) -> bool:
        """Click a target when it is there; whether anything has changed after it."""
        report = self.wait(lambda report: id in report.targets)
        if self._window is None:
            found = self.display.window(self.title)
            if found is None:
                self.look()
                return False
            self._window = found[:2]
        left, top, width, height = report.targets[id]
        self.display.click(self._window[0] + left + width // 2, self._window[1] + top + height // 2)
        end = time.monotonic() + EFFECT
        while time.monotonic() < end:
            if self.look().raw != report.raw:
                return True
            time.sleep(0.01)
        return False

    def go(self, id: str, scene: str) -> Report:
        """Click what leads to a scene, again when the click came too early."""
        for _ in range(5):
            if self.look().scene == scene:
                break
            with contextlib.suppress(Stuck):
                self.click(id)
            with contextlib.suppress(Stuck):
                self.wait(lambda report: report.scene == scene, 4.0)
        return self.scene(scene)

    def type(self, words: str) -> None:
        """Type something."""
        number = self.display.ids(self.title)
        if number:
            self.display.xdotool("windowfocus", number[0], "sleep", "0.1", "type", words)
            time.sleep(REST)

    def play(self) -> None:
        """Make decisions at the table until the program is gone."""
        while True:
            report = self.look()
            choices = report.about_game if report.scene == "TableScene" else []
            if self.chance.random() < 0.85:
                choices = [id for id in choices if id not in LAST] or choices
            if choices:
                self.click(self.chance.choice(choices))
            elif HURRY in report.targets:
                self.click(HURRY)
            else:
                time.sleep(0.02)
