"""An evening with the program, without a window: games, settings, profiles and statistics are written all the time.

What should stand on the disk is taken down after each step: exactly the new where writing has worked, the old or the
new where it has not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from faulting import corpus
from game import folders, settings
from game.content.model import Content, Difficulty
from game.engine import fingerprint
from game.session import Session, chapter, games, profile, statistics
from game.session.occasion import Purpose
from game.session.place import InUse, Place, place_of
from game.session.save import SaveError, make_save, open_save, put
from game.session.saved import Saved, look
from game.storage.files import previous
from game.storage.kept import Trouble

WHEN = "2026-05-04T12:00:00+00:00"
FIRST = "20260504-100000-00000001"
SECOND = "20260504-110000-00000002"
DAMAGED = "20260504-120000-00000003"
BYSTANDER = "20260504-130000-00000004"
NEW = "20260504-140000-00000005"
NAMED = "Kept for good"
FRIEND = "bob-1"

SETTINGS, PROGRESS, STATISTICS = "settings", "progress", "statistics"


@dataclass
class Disk:
    """What may stand on the disk: by file, every value that it may have. Games: their moves and name."""

    may_be: dict[str, list[Any]] = field(default_factory=dict)
    refused: int = 0  # steps that did not work

    def attempt(self, key: str, change: Callable[[Any], Any], act: Callable[[], Any]) -> None:
        """Do something that makes what is kept under `key` into what `change` makes of it."""
        before = self.may_be.get(key, [None])
        after = [change(value) for value in before]
        try:
            trouble = act()
        except (OSError, SaveError, InUse):  # what the window says in a sentence
            trouble = True
        if trouble is None:
            self.may_be[key] = after
        else:
            self.refused += 1
            self.may_be[key] = [*before, *(value for value in after if value not in before)]


def game_key(path: Path) -> str:
    """What a game is kept under."""
    return f"game {path.stem}"


class Evening:
    """A home that has been played in, and the steps of an evening in it."""

    def __init__(self, content: Content, sessions: list[Session]) -> None:
        self.content = content
        self.deleted: games.Deleted | None = None  # what could not be brought back yet
        self.unfinished = [each for each in sessions if not each.state.finished and len(each.history) > 30]
        over = {each: each.setup.occasion for each in sessions if each.state.finished}
        self.chapters = [each for each, what in over.items() if what and what.purpose is Purpose.CHAPTER]
        self.solos = [each for each, what in over.items() if what and each not in self.chapters]

    # --- the home ----------------------------------------------------------------------------------------------------

    def furnish(self) -> None:
        """Fill an empty home."""
        for id, session, order in zip((FIRST, SECOND, DAMAGED, BYSTANDER), self.unfinished, range(1, 9), strict=False):
            for moves in (len(session.history) - 1, len(session.history)):
                shorter = corpus.played(self.content, session.setup, moves)
                put(make_save(shorter, WHEN, game_id=id, order=order), games.path_of(id))
        games.path_of(DAMAGED).write_bytes(b'{"format": 2')
        path = folders.saves_dir() / f"{NAMED}.json"
        put(make_save(self.unfinished[0], WHEN, game_id=FIRST, name=NAMED, order=9), path)
        settings.save(settings.Settings(music=20, language="en"))
        profile.create("Bob")
        profile.create(corpus.NAME)
        chapter.record(self.chapters[0], WHEN)
        statistics.record(self.solos[0], WHEN)

    def start(self) -> Disk:
        """What is on the disk before the first step."""
        disk = Disk()
        for path in (*map(games.path_of, (FIRST, SECOND, DAMAGED)), folders.saves_dir() / f"{NAMED}.json"):
            disk.may_be[game_key(path)] = [self.game(path)]
        for key, value in ((SETTINGS, self.settings()), (PROGRESS, self.progress()), (STATISTICS, self.statistics())):
            disk.may_be[key] = [value]
        return disk

    def bystanders(self) -> dict[str, bytes]:
        """The files that nothing is done with in an evening."""
        own = games.path_of(BYSTANDER)
        found = [own, previous(own), *sorted((folders.profiles_dir() / FRIEND).rglob("*"))]
        return {str(path): path.read_bytes() for path in found if path.is_file()}

    # --- what stands on the disk -------------------------------------------------------------------------------------

    def game(self, path: Path) -> Any:
        """Moves and name of a game, its older copy's where the newest is damaged; None where it is gone."""
        usable = look(path, self.content).usable
        return None if usable is None else (usable.moves, usable.name)

    def settings(self) -> Any:
        """The settings."""
        return settings.load()

    def progress(self) -> Any:
        """The progress of the profile that plays."""
        found = profile.load(corpus.PROFILE)
        return found.progress if found is not None else None

    def statistics(self) -> Any:
        """The games in the profile's statistics."""
        return tuple(game.key for game in statistics.load(corpus.PROFILE)[0].games)

    def found(self, key: str) -> Any:
        """What stands on the disk under a key."""
        if key.startswith("game "):
            return self.game(folders.saves_dir() / f"{key[5:]}.json")
        return {SETTINGS: self.settings, PROGRESS: self.progress, STATISTICS: self.statistics}[key]()

    # --- steps -------------------------------------------------------------------------------------------------------

    def steps(self) -> list[Callable[[Disk], None]]:
        """All steps, in order."""
        return [
            self.begin, self.set, self.new_game, self.go_on, self.name_it, self.keep_it, self.delete_it, self.mend,
            self.be_somebody, self.finish_chapter, self.finish_solo, self.set,
        ]  # fmt: skip

    def begin(self, disk: Disk) -> None:
        """The title."""
        games.tidy()
        games.to_go_on_with(games.listed(self.content))
        profile.profiles()

    def set(self, disk: Disk) -> None:
        """Change settings, as the scene of settings does."""
        before = settings.Settings(music=20, language="en")
        for volume in (1, 2):
            now = before.changed(music=20 + volume)
            disk.attempt(SETTINGS, partial(_louder, now.music), partial(settings.save, now, before=before))

    def new_game(self, disk: Disk) -> None:
        """A new game of a few moves, each of them kept."""
        self._play(disk, Place(NEW), Session(self.content, self.unfinished[0].setup), 4)

    def _play(self, disk: Disk, place: Place, session: Session, moves: int) -> None:
        key = game_key(place.path)
        disk.may_be.setdefault(key, [None])
        try:
            place.take()
        except InUse:
            disk.refused += 1
            return
        for _ in range(moves):
            session.play(session.legal[0])
            disk.attempt(key, _always((session.moves, place.name)), partial(place.write, session))
        place.leave()

    def _look(self, id: str) -> Saved:
        return look(games.path_of(id), self.content)

    def go_on(self, disk: Disk) -> None:
        """Go on with another game."""
        saved = self._look(FIRST)
        if saved.save is not None:
            place = place_of(saved.path, saved.save)
            self._play(disk, place, open_save(saved.save, self.content, saved.path), 2)

    def name_it(self, disk: Disk) -> None:
        """Call a game something."""
        saved = self._look(SECOND)
        if saved.save is not None:
            now = saved.save.moves, "Two"
            disk.attempt(game_key(saved.path), _always(now), partial(games.rename, saved, "Two"))

    def keep_it(self, disk: Disk) -> None:
        """Save under a name: a new one, and that of another save."""
        for name, session in (("A new name", self.unfinished[1]), (NAMED, self.unfinished[2])):
            listed = games.listed(self.content).saved
            path = games.path_for(name, listed)
            if path is None or not name.startswith(path.stem):  # the folder could not be looked into
                continue
            save = make_save(session, WHEN, game_id=FIRST, name=name, order=games.next_order(listed))
            disk.attempt(game_key(path), _always((session.moves, name)), partial(put, save, path))

    def delete_it(self, disk: Disk) -> None:
        """Delete a game and bring it back."""
        saved = self._look(SECOND)
        try:
            self.deleted = games.delete(saved)
        except OSError:
            disk.refused += 1
            return
        try:
            games.undelete(self.deleted)
        except OSError:
            disk.refused += 1  # can be tried again
        else:
            self.deleted = None

    def mend(self, disk: Disk) -> None:
        """Put an older copy in the place of a damaged game."""
        saved = self._look(DAMAGED)
        if saved.older is not None:
            now = saved.older.moves, saved.older.name
            disk.attempt(game_key(saved.path), _always(now), partial(games.restore, saved))

    def be_somebody(self, disk: Disk) -> None:
        """Change a profile, from what was read before another window changed it."""
        stale = profile.Profile(corpus.PROFILE, disk.may_be[PROGRESS][0])
        for changes in ({"difficulty": Difficulty.EXPERT}, {"difficulty": Difficulty.BEGINNER}, {"name": "Eve"}):
            change = partial(_with, changes)
            disk.attempt(PROGRESS, change, partial(_changed, stale, change))
        profile.remember(corpus.PROFILE)

    def finish_chapter(self, disk: Disk) -> None:
        """Count chapters that are over."""
        for session in self.chapters[1:]:
            change = partial(_counted, session)
            disk.attempt(PROGRESS, change, partial(_recorded, session))

    def finish_solo(self, disk: Disk) -> None:
        """Count other solo games that are over."""
        for session in self.solos[1:]:
            change = partial(_listed, fingerprint(session.state))
            disk.attempt(STATISTICS, change, partial(statistics.record, session, WHEN))

    # --- afterwards --------------------------------------------------------------------------------------------------

    def lost(self, disk: Disk) -> Iterator[str]:
        """What is not as it may be; all files can be read again, and what could not be brought back now can."""
        if self.deleted is not None:
            games.undelete(self.deleted)
            self.deleted = None
        for key, values in disk.may_be.items():
            found = self.found(key)
            if found not in values:
                yield f"{key}: {_short(found)} instead of {' or '.join(map(_short, values))}"

    def again(self, disk: Disk) -> Iterator[str]:
        """Write everything once more: nothing may stand in the way now."""
        before = disk.refused
        fresh = Disk({key: [self.found(key)] for key in disk.may_be})
        fresh.may_be.setdefault(game_key(games.path_of(NEW)), [None])
        for step in (self.set, self.new_game, self.go_on, self.name_it, self.keep_it, self.delete_it, self.be_somebody):
            step(fresh)
        if fresh.refused:
            yield f"{fresh.refused} steps do not work afterwards, {before} did not before"
        yield from self.lost(fresh)


def _changed(stale: profile.Profile, change: Callable[[profile.Progress], profile.Progress]) -> None:
    profile.change(stale, change)


def _recorded(session: Session) -> Trouble | None:
    return chapter.record(session, WHEN).failed


def _always(value: Any) -> Callable[[Any], Any]:
    """A change that does not ask what was there before."""
    return lambda _: value


def _louder(music: int, before: settings.Settings) -> settings.Settings:
    return before.changed(music=music)


def _with(changes: dict[str, Any], before: profile.Progress) -> profile.Progress:
    return msgspec.structs.replace(before, **changes)


def _listed(key: str, before: tuple[str, ...]) -> tuple[str, ...]:
    """The keys of statistics with another game, once."""
    return before if key in before else (*before, key)


def _counted(session: Session, before: profile.Progress) -> profile.Progress:
    """The progress with a finished chapter counted in it, once."""
    occasion, result, key = session.setup.occasion, chapter.outcome(session), fingerprint(session.state)
    assert occasion is not None
    if key in before.counted:
        return before
    best = before.best(occasion.campaign, occasion.chapter, result.difficulty)
    name = chapter.replay_name(occasion, result.difficulty)
    changed = chapter.with_best(before, occasion, result.difficulty, chapter.improved(best, result, WHEN, name))
    return msgspec.structs.replace(changed, counted=(*before.counted, key), updated=WHEN)


def _short(value: Any) -> str:
    words = f"{len(value[0])} moves {value[1]!r}" if isinstance(value, tuple) and len(value) == 2 else repr(value)
    return words if len(words) < 300 else f"{words[:300]}..."
