"""Where a person's own files are: saved games, settings, the log.

Everything lies in the user's data folder. When that cannot be written the program starts all the same, and
saving tells the person why it did not work.
"""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

APP = "carnegie"
SAVE_SUFFIX = ".json"
DAMAGED_SUFFIX = ".damaged"


def user_dir() -> Path:
    """The user's data folder; the variable CARNEGIE_HOME moves it, for tests and for portable copies."""
    moved = os.environ.get("CARNEGIE_HOME")
    return Path(moved) if moved else Path(platformdirs.user_data_dir(APP, appauthor=False))


def saves_dir() -> Path:
    """Saved games."""
    return user_dir() / "saves"


def autosave_path() -> Path:
    """The game that "continue" goes on with; written after every move."""
    return saves_dir() / f"autosave{SAVE_SUFFIX}"


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
