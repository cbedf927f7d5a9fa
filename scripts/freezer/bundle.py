"""What goes into the packaged program and what stays out, apart from what PyInstaller finds by itself."""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatch
from pathlib import Path

from freezer.names import ROOT

Entry = tuple[str, str, str]
"""An entry of PyInstaller's lists: path in the bundle, path of the file, kind."""

# What only building the pictures needs stays in the checkout.
_SOURCES = ROOT / "assets" / "src"
_FOLDERS = ("assets", "content")
_LEFT_BEHIND = (".DS_Store", "Thumbs.db", "desktop.ini", "*~", "*.swp")

# Reached from the standard library or from pygame, never by the game. Without _hashlib hashes come from Python's own
# code, and OpenSSL's libraries (5 MB, and a licence to carry) are not needed; there is no network in the game.
EXCLUDED = (
    "_hashlib", "_ssl", "_uuid", "ssl", "smtplib", "socketserver", "xmlrpc",
    "_bz2", "_lzma", "bz2", "lzma", "sqlite3", "_sqlite3", "dbm",
    "_curses", "curses", "readline", "tkinter", "_tkinter", "turtle",
    "asyncio", "distutils", "doctest", "ensurepip", "idlelib", "lib2to3", "pdb", "pydoc", "pydoc_data", "unittest",
    "test", "venv",
    "pip", "pkg_resources", "setuptools", "wheel", "_distutils_hack",
    "numpy", "cv2", "OpenGL",
    "pygame._camera", "pygame._camera_opencv", "pygame._freetype", "pygame._sdl2.audio", "pygame.camera",
    "pygame.docs", "pygame.examples", "pygame.freetype", "pygame.ftfont", "pygame.gfxdraw", "pygame.midi",
    "pygame.pypm", "pygame.sndarray", "pygame.surfarray", "pygame.tests",
)  # fmt: skip

# Fonts that packages bring along and the game has its own of; the library of pygame.midi, which on Windows comes along
# with all others.
_UNUSED = ("pygame/freesansbold.ttf", "*portmidi*")

# Parts of the system that a graphical Linux has, and that must be the system's own to fit its drivers.
_OF_THE_SYSTEM = (
    "libasound.so*", "libdrm.so*", "libGL.so*", "libEGL.so*", "libX*.so*", "libxcb*.so*", "libwayland-*.so*",
)  # fmt: skip


def data_files() -> list[tuple[str, str]]:
    """Files of the game that are not modules, each with its folder in the bundle, in one order on every system."""
    found = [ROOT / "LICENSE"]
    for folder in _FOLDERS:
        files = (path for path in (ROOT / folder).rglob("*") if path.is_file() and _wanted(path))
        found += sorted(files, key=lambda path: path.relative_to(ROOT).as_posix())
    return [(str(path), path.parent.relative_to(ROOT).as_posix()) for path in found]


def _wanted(path: Path) -> bool:
    return _SOURCES not in path.parents and not any(fnmatch(path.name, pattern) for pattern in _LEFT_BEHIND)


def modules() -> list[str]:
    """Every module of the game: scenes are imported when they are first shown, some by name."""
    found = []
    for path in sorted((ROOT / "game").rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        found.append(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    return [name for name in found if name != "game.__main__"]


def used(entries: Iterable[Entry]) -> list[Entry]:
    """PyInstaller's list without what the game does not use, sorted."""
    return sorted(entry for entry in entries if not _left_out(entry[0].replace("\\", "/")))


def _left_out(name: str) -> bool:
    last = name.rpartition("/")[2]
    return any(fnmatch(name, pattern) for pattern in _UNUSED) or any(fnmatch(last, own) for own in _OF_THE_SYSTEM)
