"""The program as a person starts it where something is missing: a screen, a home, an output, a locale, sound."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import drivers, folders
from game import window as window_module
from game.content.text import load_default_text
from game.logfile import LogFile
from game.paths import root_dir

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="screens and devices of Linux")
NONE = ("SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER", "SDL_AUDIODRIVER", "DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR")


def start(home: Path | str, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Start the program without a screen; nothing is taken over from who runs the tests."""
    environ = {name: value for name, value in os.environ.items() if name not in NONE}
    environ |= {"PYTHONPATH": str(root_dir()), "CARNEGIE_HOME": str(home), **variables}
    line = [sys.executable, "-P", "-m", "game", *arguments]
    return subprocess.run(line, env=environ, capture_output=True, text=True, encoding="utf-8", timeout=60)


# --- no screen ---------------------------------------------------------------------------------------------------


@linux
@pytest.mark.parametrize(
    ("variables", "said"),
    [
        ({}, "set DISPLAY to a screen, as in DISPLAY=:0"),
        ({"DISPLAY": ""}, "set DISPLAY to a screen, as in DISPLAY=:0"),
        ({"SDL_VIDEODRIVER": ""}, "set DISPLAY to a screen, as in DISPLAY=:0"),
        ({"SDL_VIDEODRIVER": " "}, "set DISPLAY to a screen, as in DISPLAY=:0"),
        ({"SDL_VIDEODRIVER": "nonsense"}, 'SDL_VIDEODRIVER asks for "nonsense". Unset it'),
        ({"SDL_VIDEO_DRIVER": "nonsense"}, 'SDL_VIDEO_DRIVER asks for "nonsense". Unset it'),
        ({"SDL_VIDEODRIVER": "x11"}, 'SDL_VIDEODRIVER asks for "x11". Unset it'),
        ({"SDL_VIDEODRIVER": "wayland"}, 'SDL_VIDEODRIVER asks for "wayland". Unset it'),
        ({"DISPLAY": ":987"}, 'DISPLAY names the screen ":987"'),
        ({"DISPLAY": "nonsense"}, 'DISPLAY names the screen "nonsense"'),
        ({"WAYLAND_DISPLAY": "wayland-9"}, 'WAYLAND_DISPLAY names the screen "wayland-9"'),
    ],
)
def test_without_a_screen_it_says_the_way_out(tmp_path: Path, variables: dict[str, str], said: str) -> None:
    done = start(tmp_path, **variables)
    assert done.returncode == 1
    assert "The window cannot be opened: " in done.stderr
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert said in (tmp_path / "carnegie.log").read_text(encoding="utf-8")


def test_variables_that_are_set_to_nothing_count_as_not_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (*drivers.VIDEO, *drivers.AUDIO):
        monkeypatch.setenv(name, " ")
    drivers.prepare()
    assert not any(name in os.environ for name in (*drivers.VIDEO, *drivers.AUDIO))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    drivers.prepare()
    assert os.environ["SDL_VIDEODRIVER"] == "dummy"
    assert not drivers.unseen("dummy")


@linux
@pytest.mark.parametrize("closed", ["2>&-", ">&-", ">&- 2>&-", "<&-", "2>/dev/full", ">/dev/full"])
def test_without_a_screen_and_without_streams_it_ends(tmp_path: Path, closed: str) -> None:
    environ = {name: value for name, value in os.environ.items() if name not in NONE}
    environ |= {"PYTHONPATH": str(root_dir()), "CARNEGIE_HOME": str(tmp_path)}
    line = ["sh", "-c", f'exec "$0" -P -m game {closed}', sys.executable]
    done = subprocess.run(line, env=environ, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "DISPLAY" in (tmp_path / "carnegie.log").read_text(encoding="utf-8")


# --- outputs -----------------------------------------------------------------------------------------------------


@linux
@pytest.mark.parametrize("command", ["check", "simulate --games 1"])
def test_output_that_cannot_be_written_is_told(tmp_path: Path, command: str) -> None:
    environ = {**os.environ, "PYTHONPATH": str(root_dir()), "CARNEGIE_HOME": str(tmp_path)}
    line = ["sh", "-c", f'exec "$0" -P -m game {command} >/dev/full', sys.executable]
    done = subprocess.run(line, env=environ, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (1, "The output cannot be written: No space left on device\n")


@linux
@pytest.mark.parametrize(
    "variables",
    [
        {"LC_ALL": "C"},
        {"LC_ALL": "POSIX", "LANG": "xx_YY"},
        {"LC_ALL": "nonsense"},
        {"LC_ALL": "tr_TR.UTF-8"},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONIOENCODING": "ascii"},
        {"PYTHONIOENCODING": "latin-1:strict"},
    ],
)
def test_locales_change_nothing(tmp_path: Path, variables: dict[str, str]) -> None:
    home = tmp_path / "Café 駅"
    done = start(home, "check", **variables)
    assert (done.returncode, done.stderr) == (0, "")
    assert "all right" in done.stdout
    done = start(home, "check", str(home / "nowhere"), **variables)
    assert done.stdout == f"{(home / 'nowhere').as_posix()}: this folder is missing\n"


@linux
def test_names_of_files_in_a_locale_without_the_letters(tmp_path: Path) -> None:
    code = "from game.folders import file_stem; print(ascii(file_stem('Caf\\u00e9 \\u99c5 1')))"
    plain = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONPATH": str(root_dir())}
    done = subprocess.run(
        [sys.executable, "-P", "-c", code], env={**os.environ, **plain}, capture_output=True, text=True
    )
    assert done.stdout == "'Caf 1'\n"


# --- no home -----------------------------------------------------------------------------------------------------


@linux
@pytest.mark.parametrize("home", ["/proc/carnegie", "/dev/null", "/dev/null/x"])
def test_home_that_cannot_be_written_is_no_obstacle(home: str) -> None:
    done = start(home, "check")
    assert (done.returncode, done.stderr) == (0, "")
    done = start(home)
    assert done.returncode == 1
    assert "DISPLAY" in done.stderr
    assert "Traceback" not in done.stderr


@linux
def test_without_home_nothing_is_left_lying_about(tmp_path: Path) -> None:
    away = (*NONE, "HOME", "CARNEGIE_HOME", "XDG_DATA_HOME")
    environ = {name: value for name, value in os.environ.items() if name not in away}
    code = (
        "import os, sys; os.path.expanduser = lambda path: path; from game import folders;"  # in no list of users
        "folders.settle(); print(folders.unwritable()); sys.exit(any(os.scandir('.')))"
    )
    environ |= {"PYTHONPATH": str(root_dir())}
    line = [sys.executable, "-P", "-c", code]
    done = subprocess.run(line, env=environ, cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (0, "Not a directory\n")


def test_self_test_without_a_folder_for_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from game import selftest

    def fail(**_: object) -> None:
        raise FileNotFoundError(2, "No usable temporary directory found")

    monkeypatch.setattr(selftest.tempfile, "TemporaryDirectory", fail)
    assert selftest.run(None, load_default_text()) == 1


# --- what is written by the way ----------------------------------------------------------------------------------


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> logging.Logger:
    """The program's log as at the start."""
    monkeypatch.setenv("CARNEGIE_HOME", str(tmp_path))
    log = logging.getLogger("game")
    monkeypatch.setattr(log, "handlers", [])
    monkeypatch.setattr(log, "propagate", True)  # else pytest adds handlers of its own
    return log


@linux
def test_log_that_is_a_pipe_is_not_waited_for(log: logging.Logger, tmp_path: Path) -> None:
    os.mkfifo(folders.log_path())
    window_module.start_log()
    log.error("nobody reads this")
    assert not any(isinstance(handler, LogFile) for handler in log.handlers)


def test_log_that_cannot_be_written_is_silent(log: logging.Logger, capsys: pytest.CaptureFixture[str]) -> None:
    window_module.start_log()
    folders.log_path().mkdir()
    log.error("there is a folder in the way")
    assert capsys.readouterr().err == ""


def test_log_takes_every_letter(log: logging.Logger) -> None:
    window_module.start_log()
    log.error("the file %s", "caf\udce9")
    assert "caf\\udce9" in folders.log_path().read_text(encoding="utf-8")
    for handler in log.handlers:
        handler.close()
