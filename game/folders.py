"""Where a person's own files are: saved games, settings, the log.

Everything lies in the user's data folder. When that cannot be written the program starts all the same, and
saving tells the person why it did not work.
"""

from __future__ import annotations

import errno
import os
import re
import stat
import sys
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import platformdirs

APP = "carnegie"
SAVE_SUFFIX = ".json"
DAMAGED_SUFFIX = ".damaged"
VARIABLE = "CARNEGIE_HOME"
NOWHERE = Path(os.devnull)
"""In the place of a home where there is none: no folder can be made in it, whoever tries."""


def user_dir() -> Path:
    """The user's data folder; the variable CARNEGIE_HOME moves it, for tests and for portable copies."""
    moved = os.environ.get(VARIABLE, "")
    try:
        return _whole(moved if moved.strip() else platformdirs.user_data_dir(APP, appauthor=False))
    except RuntimeError:  # nobody's home, as in some containers and services
        return NOWHERE / APP


def settle() -> None:
    """Let CARNEGIE_HOME mean one folder for good, for this program and those it starts, whatever `cd` they do."""
    if os.environ.get(VARIABLE, "").strip():
        os.environ[VARIABLE] = str(user_dir())


def unwritable() -> str:
    """Return why nothing can be kept in the user's data folder, '' where it can; leaves nothing behind."""
    home = user_dir()
    there = next((path for path in (home, *home.parents) if os.path.lexists(path)), home)
    trial = there / f".{APP}-{os.getpid()}"
    try:
        os.close(os.open(trial, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        os.unlink(trial)
    except FileExistsError:
        return ""
    except OSError as error:
        return error.strerror or type(error).__name__
    return ""


def _whole(name: str) -> Path:
    """Return an absolute path with the home written as `~` filled in."""
    found = os.path.expanduser(name)
    if found == "~" or found.startswith(("~/", "~\\")):  # likewise
        return NOWHERE / APP
    return Path(os.path.abspath(found))


def saves_dir() -> Path:
    """Saved games."""
    return user_dir() / "saves"


def autosave_path() -> Path:
    """Where earlier versions kept the one game that they saved by themselves."""
    return saves_dir() / f"autosave{SAVE_SUFFIX}"


def deleted_dir() -> Path:
    """Saved games that were deleted lately."""
    return saves_dir() / "deleted"


def settings_path() -> Path:
    """What the person has set."""
    return user_dir() / f"settings{SAVE_SUFFIX}"


def profiles_dir() -> Path:
    """Who plays the campaign and alone: a folder each, with progress, statistics and the best games."""
    return user_dir() / "profiles"


def campaigns_dir() -> Path:
    """Campaigns that the person has written or got from others."""
    return user_dir() / "campaigns"


def locks_dir() -> Path:
    """Which files other windows of the program are busy with."""
    return user_dir() / "locks"


def log_path() -> Path:
    """The program's log, for reports of faults."""
    return user_dir() / "carnegie.log"


# --- looking into folders ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Shut:
    """Why a folder cannot be looked into: `reason` is the text key `kept.<reason>`, `values` what it names."""

    reason: str
    values: Mapping[str, object]


class Listing(NamedTuple):
    """What is in a folder, by name; `shut` where not all of it could be read."""

    paths: list[Path]
    shut: Shut | None


def listing(folder: Path) -> Listing:
    """Look into a folder. One that is not there at all is empty; one that cannot be read says why."""
    found: list[Path] = []
    try:
        with os.scandir(folder) as entries:
            found.extend(folder / entry.name for entry in entries)
    except OSError as error:
        return Listing(sorted(found), _shut(folder, error))
    return Listing(sorted(found), None)


def _shut(folder: Path, error: OSError) -> Shut | None:
    """Return why a folder could not be read, None where there is nothing that could be."""
    why = error.strerror or type(error).__name__
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        there = next((path for path in (folder, *folder.parents) if os.path.lexists(path)), None)
        if there is None or os.path.isdir(there):
            return None
        if there == NOWHERE:
            return Shut("homeless", {})
        return Shut("dangling" if there.is_symlink() else "no_folder", {"file": shown_name(there), "why": why})
    refused = error.errno in (errno.EACCES, errno.EPERM)
    return Shut("refused" if refused else "unreadable", {"file": shown_name(folder), "why": why})


def shown_name(path: Path) -> str:
    """Return the name of a file as it can be shown and written into other files, whatever bytes it is made of."""
    return unicodedata.normalize("NFC", printable(path.name))


def printable(name: str) -> str:
    """Return a path or a part of one without bytes that are no text."""
    return os.fsencode(name).decode("utf-8", "replace")


class NoFile(OSError):
    """Something stands there that is no file: a folder, a pipe, a device."""


class TooLarge(OSError):
    """A file is larger than any of its kind."""


def contents(path: Path, most: int) -> bytes:
    """Read a file of at most `most` bytes; OSError when that cannot be done, at once: a pipe is not waited for."""
    _regular(os.stat(path).st_mode)
    with open(path, "rb", opener=_not_waiting) as file:
        _regular(os.fstat(file.fileno()).st_mode)  # it may have been replaced meanwhile
        data = file.read(most + 1)
    if len(data) > most:
        raise TooLarge(errno.EFBIG, os.strerror(errno.EFBIG))
    return data


def _not_waiting(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def _regular(mode: int) -> None:
    if not stat.S_ISREG(mode):
        number = errno.EISDIR if stat.S_ISDIR(mode) else errno.EINVAL
        raise NoFile(number, os.strerror(number))


# --- names that every file system takes --------------------------------------------------------------------------

MOST_BYTES = 120  # of a stem: the shortest limit of a file system is 143, and suffixes and numbers come behind
_DEVICES = re.compile(
    r"(CON|PRN|AUX|NUL|CLOCK\$|CONIN\$|CONOUT\$|(COM|LPT)[0-9\u00b9\u00b2\u00b3]) *(\.|$)", re.IGNORECASE
)
"""Names that mean a device on Windows, with any suffix."""
_FORBIDDEN = re.compile(r'[<>:"/\\|?*\s]+')
_JOINERS = "\u200c\u200d"  # of letters in Persian and Indian writing, and of emoji
_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn")  # categories of characters that are no part of a name
_PREVIOUS = ".previous"  # ends the name of an older copy, `game.storage.files.previous`


def file_stem(name: str, limit: int = 60, most: int = MOST_BYTES) -> str:
    """Return a file's name without suffix, made of what a person has typed, that every file system takes.

    At most `limit` characters and `most` bytes; '' when nothing is left. Two names may give stems of one `name_key`.
    """
    encoding = sys.getfilesystemencoding()  # all letters, but for locales of last century
    named = unicodedata.normalize("NFC", name).encode(encoding, "ignore").decode(encoding)
    words = _FORBIDDEN.sub(" ", named).split()
    seen = "".join(c for c in " ".join(words) if c in _JOINERS or unicodedata.category(c) not in _UNSEEN)
    stem = _cut(seen, limit, most)
    if _DEVICES.match(stem):
        stem = _cut(f"_{stem}", limit, most)
    if stem.casefold().endswith(_PREVIOUS):
        stem = f"{stem[: -len(_PREVIOUS)]}_{stem[1 - len(_PREVIOUS) :]}"
    return stem


def _cut(stem: str, limit: int, most: int) -> str:
    """Return the beginning that fits, without dots and spaces around it and without half a character at its end."""
    stem = stem.strip(f". {_JOINERS}")
    end = min(len(stem), limit)
    while len(stem[:end].encode()) > most:
        end -= 1
    whole = end
    while 0 < whole < len(stem) and (unicodedata.category(stem[whole])[0] == "M" or stem[whole] in _JOINERS):
        whole -= 1
    return stem[: whole or end].strip(f". {_JOINERS}")


def name_key(name: str) -> str:
    """Return what two names have in common that are one name on some file system: case and accents' form set aside."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFKD", name).casefold())
