"""The self-test as a person would start it, and the streams of a program without a console."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import console
from game.paths import root_dir


@pytest.mark.slow
def test_the_self_test_says_ok_and_touches_nothing_of_the_persons(tmp_path: Path) -> None:
    environ = {**os.environ, "PYTHONPATH": str(root_dir()), "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    environ.pop("CARNEGIE_HOME", None)
    line = [sys.executable, "-P", "-m", "game", "--self-test"]
    done = subprocess.run(line, env=environ, cwd=tmp_path, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "ok\n", "")
    assert not list(tmp_path.iterdir())


def test_the_self_test_says_what_is_wrong(tmp_path: Path) -> None:
    environ = {**os.environ, "PYTHONPATH": str(root_dir())}
    line = [sys.executable, "-P", "-m", "game", "--content", str(tmp_path), "--self-test"]
    done = subprocess.run(line, env=environ, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr


def test_streams_that_are_missing_are_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    console.prepare()
    sys.stdout.write("nowhere")
    sys.stderr.write("nowhere")
    for stream in (sys.stdout, sys.stderr):
        stream.close()
