"""A real keyboard at a real window: what SDL and pygame make of layouts cannot be posted as an event."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

NEEDED = ("Xvfb", "xdotool", "setxkbmap")
WANTED = """\
de 50+20: keys
de 35: zoom:in
de 50+16:
de 108+24:
de 37+29: button:undo
fr 15: zoom:out
fr 50+10: button:sell
fr 10:
fr 25: button:undo
ru 52: button:undo
ru 37+52: button:undo
ru 50+16: keys
jp 50+20:
jp 50+47: zoom:in
ch 50+10: zoom:in
gr 40: drawer:donations
menu: Ada, Bruno round 0
name: b
full screen: 1
"""


@pytest.fixture
def display() -> Iterator[str]:
    """A screen that nobody sees."""
    missing = [name for name in NEEDED if shutil.which(name) is None]
    if missing:
        pytest.skip(f"needs {', '.join(missing)}")
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as told:
        number = told.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait(10)


@pytest.mark.slow
def test_keys_of_the_world(display: str, home: Path) -> None:
    variables = {name: value for name, value in os.environ.items() if not name.startswith(("SDL_", "XMODIFIERS"))}
    variables |= {"DISPLAY": display, "CARNEGIE_HOME": str(home), "SDL_AUDIODRIVER": "dummy", "SDL_VIDEODRIVER": "x11"}
    done = subprocess.run(
        [sys.executable, "-m", "tests.scenes.real_keyboard"],
        env=variables,
        cwd=Path(__file__).resolve().parents[2],
        capture_output=True,
        text=True,
        timeout=180,
    )
    assert done.returncode == 0, done.stderr
    assert [line.rstrip() for line in done.stdout.splitlines() if ":" in line] == WANTED.splitlines()
