"""How long the program takes from being started to its first picture: from the checkout, and packaged."""

from __future__ import annotations

import contextlib
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from _words import say
from freezer import build, names, x11

from benches import Measured

TIMES = 7
PATIENCE = 60.0
RATIO = 1.5  # packaged to source, at most
PICTURE = 1.0  # seconds from the window to something in it, at most
OUT = names.ROOT / "dist"
SIZE = (1280, 720)
MIDDLE = (540, 260, 200, 100)  # where the first picture has the name
WHITE, BLACK = {255}, {0}  # no window; a window with nothing in it


def start_times() -> list[Measured]:
    """Median times to the title's first frame, and from the window to the first picture in it."""
    x11.require()
    packaged = OUT / names.FOLDER / (names.EXECUTABLE + names.SUFFIX)
    if not packaged.exists():
        say("bench_building")
        build.build(OUT, onefile=False)
    lines = {"source": [sys.executable, "-P", "-m", "game"], "packaged": [str(packaged)]}
    frames: dict[str, list[float]] = {name: [] for name in lines}
    pictures: dict[str, list[float]] = {name: [] for name in lines}
    with tempfile.TemporaryDirectory(prefix="carnegie-bench-") as folder, _display(Path(folder)) as display:
        for turn in range(TIMES + 1):
            for name, line in lines.items():
                frame, picture = _start(line, display, Path(folder))
                if turn:  # the first turn fills the system's file cache
                    frames[name].append(frame)
                    pictures[name].append(picture)
    source = Measured("bench_source", statistics.median(frames["source"]))
    return [
        source,
        Measured("bench_packaged", statistics.median(frames["packaged"]), to=source, limit=RATIO),
        Measured("bench_window_to_picture_source", statistics.median(pictures["source"]), limit=PICTURE),
        Measured("bench_window_to_picture_packaged", statistics.median(pictures["packaged"]), limit=PICTURE),
    ]


@contextlib.contextmanager
def _display(folder: Path) -> Iterator[x11.Display]:
    screen = folder / "screen"
    screen.mkdir()
    with x11.display(screen, SIZE) as display:
        yield display


def _start(line: list[str], display: x11.Display, folder: Path) -> tuple[float, float]:
    """Start once; seconds to the first frame of the title, and from the window to the first picture in it."""
    report = folder / "targets.json"
    report.unlink(missing_ok=True)
    home = folder / "home"
    environ = {**os.environ, "DISPLAY": display.name, "CARNEGIE_TARGETS": str(report), "CARNEGIE_HOME": str(home)}
    environ["PYTHONPATH"] = str(names.ROOT)
    environ.pop("SDL_VIDEODRIVER", None)
    began = time.perf_counter()
    process = subprocess.Popen(line, env=environ, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    window = picture = None
    try:
        while not report.exists():
            now = time.perf_counter()
            if now - began > PATIENCE or process.poll() is not None:
                raise TimeoutError(line)
            if picture is None:
                shown = set(display.photograph(MIDDLE).pixels)
                window = window or (now if shown != WHITE else None)
                picture = now if shown not in (WHITE, BLACK) else None
            time.sleep(0.002)
        # When the file was written, rather than when it was seen.
        frame = report.stat().st_mtime - time.time() + time.perf_counter()
    finally:
        process.kill()
        process.wait()
    picture = picture or frame
    return frame - began, picture - (window or picture)
