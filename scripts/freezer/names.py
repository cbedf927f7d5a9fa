"""Names: of the program, its version, its files."""

from __future__ import annotations

import platform
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from game import __version__  # noqa: E402 - it lies beside scripts, see the line above

VERSION = __version__
NAME = "Carnegie"
ID = "carnegie"  # in file names, and of the desktop entry
IDENTIFIER = "unofficial.carnegie.desktop"  # reverse domain style, of no registered domain
LINUX = sys.platform.startswith("linux")
EXECUTABLE = ID if LINUX else NAME

_SYSTEMS = {"win32": "windows", "darwin": "macos"}
_MACHINES = {"amd64": "x86_64", "aarch64": "arm64"}


def platform_name(system: str = sys.platform, machine: str = "") -> str:
    """System and processor as they stand in file names: linux-x86_64, windows-x86_64, macos-arm64."""
    machine = (machine or platform.machine()).lower()
    return f"{_SYSTEMS.get(system, 'linux')}-{_MACHINES.get(machine, machine)}"


FOLDER = f"{ID}-{VERSION}-{platform_name()}"
ONE_FILE = f"{FOLDER}-onefile"
APP_FOLDER = f"{NAME}.AppDir"
SUMS = "SHA256SUMS"
FILES = f"{FOLDER}.files.txt"
SUFFIX = ".exe" if sys.platform == "win32" else ""
ARCHIVE = f"{FOLDER}.zip" if sys.platform == "win32" else f"{FOLDER}.tar.gz"
"""Links inside the bundle make its size half of what it would be with copies: zip files lose them."""
