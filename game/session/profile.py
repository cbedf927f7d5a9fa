"""Who plays: the progress of a person in campaigns, a file each, which survives whatever happens to it.

A profile is a folder of `folders.profiles_dir()`: `progress.json` with a copy of its last state beside it, the best
games of each chapter under `replays/`, and the statistics of solo games (`game.session.statistics`). What is lost of
the progress is read from the replays again.
"""

from __future__ import annotations

import contextlib
import enum
import errno
import os
import re
import shutil
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from game import folders
from game.content.model import Difficulty
from game.storage import files, locks
from game.storage.kept import Kept, Trouble, read, write

FORMAT = 1
PROGRESS = f"progress{folders.SAVE_SUFFIX}"
REPLAYS = "replays"
STATISTICS = f"statistics{folders.SAVE_SUFFIX}"
NAME_LIMIT = 10
LONGEST_ID = 40  # letters before the number
LAST = "last"
LONGEST = 1024  # bytes of the file of who played last
REMEMBERED = 64  # games that are known to have been counted


class Medal(enum.StrEnum):
    """What a chapter is rewarded with, lowest first."""

    NONE = "none"
    BRONZE = "bronze"  # won
    SILVER = "silver"  # won with one objective
    GOLD = "gold"  # won with both

    @property
    def rank(self) -> int:
        """The worth of a medal, from 0."""
        return list(Medal).index(self)


class Best(msgspec.Struct, frozen=True):
    """What has been reached in a chapter at a difficulty.

    `score`, `margin` (over Andrew), `medal` and `objectives` are each the best of all games; `seed`, `date` and
    `replay` (a file of the profile's) are those of the best game: by medal, then by margin, then by score.
    """

    plays: int = 0
    wins: int = 0
    score: int = 0
    margin: int = -999
    medal: Medal = Medal.NONE
    objectives: tuple[bool, ...] = ()
    seed: int = 0
    date: str = ""
    replay: str = ""
    top: tuple[int, int, int] = (0, -999, 0)


Chapters = dict[str, dict[Difficulty, Best]]


class Progress(msgspec.Struct, frozen=True):
    """A profile's file. `campaigns`: by campaign ('' is the program's own), chapter and difficulty."""

    name: str
    format: int = FORMAT
    difficulty: Difficulty = Difficulty.NORMAL
    campaigns: dict[str, Chapters] = {}
    counted: tuple[str, ...] = ()
    updated: str = ""

    def chapters(self, campaign: str) -> Chapters:
        """What has been reached in a campaign."""
        return self.campaigns.get(campaign, {})

    def best(self, campaign: str, chapter: str, difficulty: Difficulty) -> Best | None:
        """What has been reached in a chapter at a difficulty."""
        return self.chapters(campaign).get(chapter, {}).get(difficulty)

    def won(self, campaign: str, chapter: str) -> bool:
        """Whether a chapter has been won, at any difficulty."""
        return any(best.wins for best in self.chapters(campaign).get(chapter, {}).values())

    def medal(self, campaign: str, chapter: str) -> Medal:
        """The best medal of a chapter at any difficulty."""
        medals = [best.medal for best in self.chapters(campaign).get(chapter, {}).values()]
        return max(medals, key=lambda medal: medal.rank, default=Medal.NONE)


@dataclass(frozen=True)
class Profile:
    """A profile as it was found. `progress` is None where its file cannot be used, and `trouble` says why."""

    id: str
    progress: Progress | None
    trouble: Trouble | None = None
    raw: dict[str, object] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """What the person is called."""
        return self.progress.name if self.progress is not None else self.id

    @property
    def folder(self) -> Path:
        """Where the profile's files are."""
        return folders.profiles_dir() / self.id

    def replay(self, best: Best) -> Path | None:
        """The file of a best game, None where it is gone."""
        path = self.folder / REPLAYS / best.replay
        return path if best.replay and Path(best.replay).name == best.replay and os.path.isfile(path) else None


def is_id(id: str) -> bool:
    """Whether something may be the name of a profile's folder; saves of others could hold anything."""
    return re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", id) is not None and folders.file_stem(id) == id


def profiles() -> list[Profile]:
    """All profiles, the one used last first, then by name."""
    return look()[0]


def look() -> tuple[list[Profile], Trouble | None]:
    """All profiles as in `profiles`, and why there may be others that cannot be seen."""
    found, shut = folders.listing(folders.profiles_dir())
    listed = [profile for path in found if is_id(path.name) and (profile := _at(path)) is not None]
    last = _last()
    listed.sort(key=lambda profile: (profile.id != last, profile.name.casefold()))
    return listed, None if shut is None else Trouble(shut.reason, shut.values)


def _at(folder: Path) -> Profile | None:
    """Read the profile of a folder, or say that its folder is a link to something that is gone."""
    if os.path.isdir(folder):
        return load(folder.name)
    shut = folders.listing(folder).shut if folder.is_symlink() else None
    return None if shut is None else Profile(folder.name, None, Trouble(shut.reason, shut.values))


def expect_room(id: str) -> None:
    """OSError where writing a profile could go into, or hide, what is only out of sight."""
    shut = None if os.path.isdir(folders.profiles_dir() / id) else folders.listing(folders.profiles_dir()).shut
    if shut is not None:
        raise OSError(errno.EACCES, str(shut.values.get("why", os.strerror(errno.EACCES))))


def named(name: str) -> Profile | None:
    """The profile of this name that can be used, None when there is none."""
    wanted = name.strip().casefold()
    return next((each for each in profiles() if each.progress is not None and each.name.casefold() == wanted), None)


def load(id: str) -> Profile | None:
    """Read a profile; None when there is nothing of it. One whose files are all damaged begins anew."""
    folder = folders.profiles_dir() / id
    kept: Kept[Progress] = read(folder / PROGRESS, Progress, FORMAT)
    if kept.value is None and kept.trouble is None:
        if not any((folder / name).exists() for name in (REPLAYS, STATISTICS)):
            return None
        return Profile(id, Progress(name=id), Trouble("missing", {"file": PROGRESS}))
    lost = kept.value is None and kept.trouble is not None and kept.trouble.reason == "damaged"
    return Profile(id, Progress(name=id) if lost else kept.value, kept.trouble, kept.raw)


def save(profile: Profile) -> None:
    """Write a profile; OSError when that cannot be done. A file of a newer program is never written over."""
    if profile.progress is not None:
        expect_room(profile.id)
        write(profile.folder / PROGRESS, profile.progress, profile.raw)


def create(name: str) -> Profile:
    """Make a profile and remember it as the last one; OSError when that cannot be done."""
    with locks.alone(folders.profiles_dir()):
        profile = Profile(free_id(name), Progress(name=name))
        save(profile)
    remember(profile.id)
    return profile


def rename(profile: Profile, name: str) -> Profile:
    """Give a profile another name; OSError when that cannot be done."""
    return change(profile, lambda progress: msgspec.structs.replace(progress, name=name))


def change(profile: Profile, update: Callable[[Progress], Progress]) -> Profile:
    """Change a profile as it is on the disk now, where another window may have written; OSError when not possible.

    `update`: what to make of its progress.
    """
    with locks.alone(profile.folder / PROGRESS):
        latest = load(profile.id)
        if latest is not None and latest.trouble is not None and latest.trouble.hides:
            raise OSError(errno.EACCES, str(latest.trouble.values.get("why", os.strerror(errno.EACCES))))
        if latest is not None and latest.progress is not None:
            profile = latest
        assert profile.progress is not None
        changed = Profile(profile.id, update(profile.progress), profile.trouble, profile.raw)
        save(changed)
    return changed


def delete(profile: Profile) -> None:
    """Delete a profile with everything in it; OSError when that cannot be done."""
    shutil.rmtree(profile.folder)


def remember(id: str) -> None:
    """Remember who played last; without a writable folder nothing is remembered."""
    with contextlib.suppress(OSError):
        files.write(folders.profiles_dir() / LAST, id.encode("utf-8"), keep=False)


def _last() -> str:
    try:
        return folders.contents(folders.profiles_dir() / LAST, LONGEST).decode("utf-8-sig").strip()
    except (OSError, UnicodeDecodeError):
        return ""


def free_id(name: str) -> str:
    """Return a name for the profile's folder that every file system takes and no other profile has."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    stem = re.sub(r"[^a-z0-9]+", "-", plain.lower())[:LONGEST_ID].strip("-") or "profile"
    number = 1
    while os.path.lexists(folders.profiles_dir() / f"{stem}-{number}"):
        number += 1
    return f"{stem}-{number}"
