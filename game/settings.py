"""What a person has set: kept as JSON in the user's data folder, whatever may have happened to that file.

A value that cannot be used counts as not set, and only that one. What a newer program has written stays in the file.
"""

from __future__ import annotations

import enum
import logging
from pathlib import Path
from typing import Annotated

import msgspec

from game import folders
from game.storage import files, kept, locks
from game.storage.plain import DAMAGE, decode

log = logging.getLogger("game")

MOST = 100
Percent = Annotated[int, msgspec.Meta(ge=0, le=MOST)]


class Speed(enum.StrEnum):
    """How quickly things move and bots play."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    OFF = "off"

    @property
    def pace(self) -> float:
        """What to multiply the length of movements and pauses by; 0 when nothing is to move."""
        return {Speed.SLOW: 1.8, Speed.NORMAL: 1.0, Speed.FAST: 0.45, Speed.OFF: 0.0}[self]


class Settings(msgspec.Struct, frozen=True):
    """All settings; volumes are per cent. `language` is a folder's name, empty for the program's own choice."""

    speed: Speed = Speed.NORMAL
    reduced_motion: bool = False
    music: Percent = 50
    effects: Percent = 70
    ambience: Percent = 35
    mute: bool = False
    full_screen: bool = False
    free_undo: bool = False
    language: str = ""

    def changed(self, **values: object) -> Settings:
        """Return these settings with other values; ValidationError where a value is not one of its kind."""
        raw = {**msgspec.to_builtins(self), **msgspec.to_builtins(values)}
        return msgspec.convert(raw, Settings)


def load(path: Path | None = None) -> Settings:
    """Read the settings; without a readable file everything is as it comes."""
    raw = _raw(path or folders.settings_path())
    found = Settings()
    for name in Settings.__struct_fields__:
        if name in raw:
            try:
                found = found.changed(**{name: raw[name]})
            except msgspec.ValidationError as error:
                log.warning("setting %s is not used: %s", name, error)
    return found


def save(settings: Settings, path: Path | None = None, *, before: Settings | None = None) -> None:
    """Write the settings so that either the old or the new file is there whatever happens; OSError when it can't be.

    Only what is another than `before` is written over what the file says now: another window may have set the rest.
    A file that is no settings file at all is kept beside the new one.
    """
    target = path or folders.settings_path()
    values = msgspec.to_builtins(settings)
    if before is not None:
        old = msgspec.to_builtins(before)
        values = {name: value for name, value in values.items() if value != old[name]}
    with locks.alone(target):
        kept.set_aside(target, dict[str, object])
        data = msgspec.json.encode({**_said(target), **values})
        files.write(target, msgspec.json.format(data, indent=1) + b"\n", keep=False)


def _said(path: Path) -> dict[str, object]:
    """Everything that the file says, nothing where there is none; OSError where it cannot be read."""
    try:
        return decode(files.read(path, kept.LARGEST))
    except FileNotFoundError:
        return {}


def _raw(path: Path) -> dict[str, object]:
    """Everything that the file says, nothing where it cannot be read."""
    try:
        return _said(path)
    except (OSError, *DAMAGE) as error:
        log.warning("the settings cannot be read: %s", error)
        return {}
