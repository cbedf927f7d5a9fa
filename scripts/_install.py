"""Make a virtual environment and put locked packages into it; say what went wrong in a sentence."""

from __future__ import annotations

import importlib.util
import os
import platform
import re
import subprocess
import sys
from pathlib import Path

from _progress import Progress
from _words import word

_SIGNS = (
    ("wrong_hash", r"DO NOT MATCH THE HASHES"),
    ("disk_full", r"No space left on device|Errno 28|WinError 112"),
    ("insecure", r"SSLError|CERTIFICATE_VERIFY_FAILED"),
    (
        "offline",
        r"(?i)connection ?(broken|error|reset|refused)|name resolution|getaddrinfo|timed? ?out|proxyerror",
    ),
    ("no_wheel", r"No matching distribution found|Could not find a version|is not a supported wheel"),
)
_FETCHING = re.compile(r"(?:Collecting |Processing (?:.*[\\/])?)(?P<name>[\w.-]+?)(?:==|-\d| |$)")
_LEADING_ASTRAY = frozenset({"PYTHONHOME", "PYTHONPATH", "PIP_TARGET", "PIP_PREFIX"})
_PLACING = "Installing collected packages"
_PINNED = re.compile(r"^[A-Za-z0-9]\S*==[^;\\]*(?:;(?P<marker>[^\\]*))?")
_PLATFORM = re.compile(r"sys_platform == '(\w+)'")


class Trouble(Exception):
    """Something a person has to know; `sentence` says it with a way out, `short` in passing."""

    def __init__(self, sentence: str, short: str = "") -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.short = short or sentence


def python_of(folder: Path) -> Path:
    """The interpreter of an environment."""
    return folder / "Scripts" / "python.exe" if os.name == "nt" else folder / "bin" / "python"


def private(environ: dict[str, str]) -> dict[str, str]:
    """The variables without those that would make an environment see, or write to, another place."""
    return {
        **{name: value for name, value in environ.items() if name not in _LEADING_ASTRAY},
        "PIP_USER": "0",
        "PIP_NO_INPUT": "1",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }


def make(folder: Path) -> None:
    """Make the environment anew, clearing whatever stood in its place.

    Raises Trouble when this Python cannot make one.
    """
    if not all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        debian = os.path.exists("/etc/debian_version")
        raise Trouble(word("venv_missing_debian", version=version) if debian else word("venv_missing"))
    # From the base interpreter: an environment made from another one would break with it.
    base: str = getattr(sys, "_base_executable", None) or sys.executable
    made = subprocess.run(
        [base, "-m", "venv", "--clear", str(folder)],
        env=private(dict(os.environ)), capture_output=True, text=True, errors="replace",
    )  # fmt: skip
    if made.returncode != 0 or not python_of(folder).exists():
        raise Trouble(word("venv_failed", folder=folder, detail=_last_line(made.stderr or made.stdout)))


def count(lock: Path, system: str = sys.platform) -> int:
    """How many packages of a lock file concern this system."""
    pins = filter(None, map(_PINNED.match, lock.read_text(encoding="utf-8").splitlines()))
    markers = [_PLATFORM.search(pin["marker"] or "") for pin in pins]
    return sum(marker is None or marker[1] == system for marker in markers)


def fill(folder: Path, lock: Path, progress: Progress, *, again: bool) -> None:
    """Install exactly what the lock file names, hashes checked; `again` replaces what is there already.

    Raises Trouble with the reason. pip fetches everything before it touches anything, so after a failed
    fetch the environment is as it was.
    """
    log = folder / "install.log"
    command = [
        str(python_of(folder)), "-m", "pip", "install",
        "--no-deps", "--require-hashes", "--only-binary=:all:", "--retries=2", "--progress-bar=off",
        *(["--force-reinstall"] if again else []), "-r", str(lock),
    ]  # fmt: skip
    with log.open("w", encoding="utf-8") as file:
        process = subprocess.Popen(
            command, env=private(dict(os.environ)), stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, encoding="utf-8", errors="replace",
        )  # fmt: skip
        assert process.stdout is not None
        try:
            packages = 0
            for line in process.stdout:
                file.write(line)
                file.flush()
                if name := fetching(line):
                    packages += 1
                    progress.detail(word("step_packages_named", name=name, number=packages, of=count(lock)))
                elif line.startswith(_PLACING):
                    progress.detail(word("step_packages_placing"))
            status = process.wait()
        except BaseException:
            process.terminate()
            process.wait()
            raise
    if status != 0:
        raise _trouble(log)


def fetching(line: str) -> str | None:
    """The package that a line of pip's output begins to fetch."""
    found = _FETCHING.match(line.strip())
    return found["name"] if found else None


def _trouble(log: Path) -> Trouble:
    output = log.read_text(encoding="utf-8", errors="replace")
    key = next((key for key, sign in _SIGNS if re.search(sign, output)), "install_failed")
    values = {
        "log": log, "folder": log.parent,
        "python": platform.python_version(), "system": f"{platform.system()} {platform.machine()}",
    }  # fmt: skip
    return Trouble(word(key, **values), word(key + "_short", **values))


def _last_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else "?"
