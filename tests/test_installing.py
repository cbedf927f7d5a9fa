"""What pip says while packages are fetched, and the line that tells how far they are, without touching the network."""

from __future__ import annotations

import io
import re
import sys
import threading
from pathlib import Path

import _install
import _words
import pytest
from _install import Trouble
from _progress import Progress

# --- pip's output ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("Collecting pygame-ce==2.5.8 (from -r requirements/play.txt (line 9))", "pygame-ce"),
        ("Collecting python-i18n==0.3.9", "python-i18n"),
        ("Processing /a folder/pygame_ce-2.5.8-cp311-cp311-linux.whl (from -r x)", "pygame_ce"),
        (r"Processing c:\wheels\pyyaml-6.0.4-cp311-win_amd64.whl", "pyyaml"),
        ("  Downloading pygame_ce-2.5.8.whl (12.1 MB)", None),
        ("Installing collected packages: pyyaml, msgspec", None),
    ],
)
def test_the_package_being_fetched_is_named(line: str, name: str | None) -> None:
    assert _install.fetching(line) == name


def test_only_packages_of_this_system_are_counted(tmp_path: Path) -> None:
    lock = tmp_path / "lock.txt"
    lock.write_text(
        "# a comment==1\nmsgspec==0.23.0 \\\n    --hash=sha256:00 \\\n    --hash=sha256:01\n    # via x\n"
        "colorama==0.4.6 ; sys_platform == 'win32' \\\n    --hash=sha256:02\n"
        "librt==0.17.0 ; platform_python_implementation != 'PyPy' \\\n    --hash=sha256:03\n"
    )
    assert _install.count(lock, "linux") == 2
    assert _install.count(lock, "win32") == 3


@pytest.mark.parametrize(
    ("output", "key"),
    [
        ("connection broken by 'NewConnectionError(... Temporary failure in name resolution)'", "offline"),
        ("[Errno 11001] getaddrinfo failed\nERROR: No matching distribution found for x", "offline"),
        ("connection broken by 'ReadTimeoutError(... Read timed out.)'\nERROR: No matching", "offline"),
        ("Caused by SSLError(...)\nMax retries exceeded\nERROR: No matching distribution", "insecure"),
        ("ERROR: No matching distribution found for pygame-ce==2.5.8", "no_wheel"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", "wrong_hash"),
        ("ERROR: Could not install packages: [Errno 28] No space left on device", "disk_full"),
        ("Segmentation fault", "install_failed"),
    ],
)
def test_a_failure_is_told_by_its_cause(tmp_path: Path, output: str, key: str) -> None:
    log = tmp_path / "install.log"
    log.write_text(output)
    opening = _words.words("en")[key].partition("{")[0]
    assert _install._trouble(log).sentence.startswith(opening)


def test_a_python_without_venv_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_install.importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(_install.os.path, "exists", lambda path: path == "/etc/debian_version")
    version = "{}.{}".format(*sys.version_info[:2])
    with pytest.raises(Trouble, match=re.escape(f"apt install python{version}-venv")):
        _install.make(tmp_path / "x")


def test_programs_of_the_environment_see_no_other_place() -> None:
    leading_astray = {"PYTHONPATH": "x", "PYTHONHOME": "y", "PIP_TARGET": "z", "PIP_USER": "1"}
    variables = _install.private({**leading_astray, "LANG": "C"})
    assert "PYTHONPATH" not in variables
    assert "PYTHONHOME" not in variables
    assert "PIP_TARGET" not in variables
    assert variables["PIP_USER"] == "0"
    assert variables["LANG"] == "C"


# --- the progress line -------------------------------------------------------------------------------------


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_log_gets_one_line_for_each_step() -> None:
    stream = io.StringIO()
    with Progress(2, stream) as progress:
        progress.step("first")
        progress.detail("closer")
        progress.step("second")
    lines = stream.getvalue().splitlines()
    assert lines == [word_step(1, "first"), word_step(2, "second")]


def word_step(number: int, what: str) -> str:
    return _words.word("step", number=number, of=2, what=what)


def test_on_a_terminal_the_line_moves_and_is_gone_in_the_end() -> None:
    stream = Terminal()
    with Progress(2, stream) as progress:
        progress.step("first")
        threading.Event().wait(0.5)
    drawn = stream.getvalue().split("\r")
    signs = {line[0] for line in drawn if word_step(1, "first") in line}
    assert len(signs) > 1
    assert "\n" not in stream.getvalue()
    assert drawn[-1] == ""
    assert drawn[-2].strip() == ""
