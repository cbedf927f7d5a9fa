"""Saves, progress, statistics and settings that say anything: each is used like a sound one, or told to be none.

A changed save mostly gets the right checksum again, so that what is behind it has to hold.
"""

from __future__ import annotations

import json
import os
import shutil
from datetime import date
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from faulting import corpus, mutate
from faulting.enjoy import LONGEST, Unsound, enjoy
from faulting.tally import Finding
from game import folders, settings
from game.content import load_default
from game.content.campaign import own
from game.content.model import Difficulty
from game.content.text import load_default_text
from game.engine import fault
from game.paths import content_dir
from game.session import Session, chapter, games, profile, statistics
from game.session.briefing import trouble_words
from game.session.occasion import Purpose
from game.session.place import place_of
from game.session.playback import Broken, playback
from game.session.save import SaveError, checksum, make_save, open_save, read_save
from game.session.saved import Saved, look
from game.session.standing import standing
from game.storage.files import previous
from game.storage.kept import Trouble

if TYPE_CHECKING:
    from game.window import Window

WHEN = "2026-05-04T12:00:00+00:00"
DAY = date(2026, 5, 4)
ID = "20260504-120000-0123abcd"
OTHER = "20260504-110000-89abcdef"
CHANCES = (0.12, 0.80, 0.87)  # up to where bytes, sound checksums and wrong ones are tried; above it other files
SELDOM = 0.04  # of looking at the table


class Saves:
    """See `faulting.worker.Mode`."""

    inside = True

    def __init__(self, seed: int, folder: Path, trial: Path) -> None:
        self.seed = seed
        self.trial = trial
        self.home = folder / "home"
        self.template = folder / "template"
        os.environ[folders.VARIABLE] = str(self.template)
        self.content = load_default()
        self.text = load_default_text(strict=True)
        self.book = own(content_dir(), self.content, self.text)
        self.sessions = corpus.games(self.content, self.text)
        self.plain = [json.loads(msgspec.json.encode(make_save(each, WHEN, game_id=ID))) for each in self.sessions]
        self.window: Window | None = None
        self._prepare()
        os.environ[folders.VARIABLE] = str(self.home)

    def _prepare(self) -> None:
        """A home with a profile that has played."""
        profile.create(corpus.NAME)
        for session in self.sessions:
            occasion = session.setup.occasion
            if occasion is not None and session.state.finished:
                (chapter if occasion.purpose is Purpose.CHAPTER else statistics).record(session, WHEN)
        settings.save(settings.Settings(music=20, language="en"))
        self.others = [
            folders.settings_path(),
            folders.profiles_dir() / profile.LAST,
            *(folders.profiles_dir() / corpus.PROFILE / name for name in (profile.PROGRESS, profile.STATISTICS)),
        ]
        self.others = [path.relative_to(self.template) for path in self.others]

    def close(self) -> None:
        """Nothing is open."""

    def run(self, number: int) -> tuple[list[str], list[Finding]]:
        """Harm one file, and use it."""
        chance = Random(f"{self.seed} saves {number}")
        shutil.rmtree(self.home, ignore_errors=True)
        shutil.copytree(self.template, self.home)
        at = chance.random()
        if at > CHANCES[2]:
            return self._other(chance), []
        data, kind = self._harmed(at, chance)
        path = games.path_of(ID)
        self._give(path, data)
        if chance.random() < 0.3:
            self._give(previous(path), self._harmed(chance.random(), chance)[0])
        if chance.random() < 0.3:
            self._give(games.path_of(OTHER), msgspec.json.encode(make_save(chance.choice(self.sessions), WHEN)))
        outcome = self._use(path, chance)
        return [kind, outcome], []

    def _give(self, path: Path, data: bytes) -> None:
        """Put a file into the home, and beside it for the record."""
        for target in (path, self.trial / path.relative_to(self.home)):
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)

    def _harmed(self, at: float, chance: Random) -> tuple[bytes, str]:
        plain = chance.choice(self.plain)
        if at < CHANCES[0]:
            kind = chance.choice(list(mutate.BYTES))
            return mutate.BYTES[kind](json.dumps(plain, indent=1).encode(), chance), kind
        other: Any = plain
        if chance.random() < 0.75:  # the position is where most can be wrong
            other = {**plain, "snapshot": mutate.changed(plain["snapshot"], chance)}
        if other is plain or chance.random() < 0.2:
            other = mutate.changed(other, chance)
        data = mutate.written(other, chance)
        return (signed(data), "values") if at < CHANCES[1] else (data, "checksum")

    # --- saves -------------------------------------------------------------------------------------------------------

    def _use(self, path: Path, chance: Random) -> str:
        """Do everything with a save; "played" or the reason why it cannot be."""
        listed = games.listed(self.content)
        for each in listed.saved:
            self._look(each)
        games.to_go_on_with(listed)
        outcome = "played"
        try:
            save = read_save(path)
            session = open_save(save, self.content, path)
        except SaveError as error:
            self.text(f"save.{error.reason}", **error.values)
            outcome = error.reason
        else:
            self._play(session, chance)
            place = place_of(path, save)
            session = self._watch(path, chance) if chance.random() < 0.3 else session
            place.write(session, even_if_same=True)
            again = open_save(read_save(place.path), self.content, place.path)
            if (again.setup, again.moves) != (session.setup, session.moves):
                raise Unsound("another game was written")
        self._file_away(look(path, self.content))
        if chance.random() < SELDOM:
            self._show(path)
        return outcome

    def _look(self, saved: Saved) -> None:
        for words in (saved.title, saved.what, saved.seats, saved.date, saved.reason):
            words(self.text)
        saved.progress(self.text, self.content)
        saved.missing(self.text, self.content)
        if saved.usable is not None:
            standing(saved.usable, self.content)

    def _play(self, session: Session, chance: Random) -> None:
        if (wrong := fault(session.state)) is not None:
            raise Unsound(wrong)
        if session.state.finished and session.setup.occasion is not None and session.state.solo:
            self._count(session)
        enjoy(session, self.text, chance, LONGEST)
        while session.can_undo:
            session.undo()
        if session.legal and session.bot is None:
            session.play(chance.choice(session.legal))

    def _count(self, session: Session) -> None:
        """Count a finished game where it belongs."""
        assert session.setup.occasion is not None
        if session.setup.occasion.purpose is Purpose.CHAPTER:
            recorded = chapter.record(session, WHEN)
            self._trouble(recorded.failed)
        else:
            self._trouble(statistics.record(session, WHEN))

    def _trouble(self, trouble: Trouble | None) -> None:
        if trouble is not None:
            trouble_words(trouble, self.text)

    def _watch(self, path: Path, chance: Random) -> Session:
        watched = playback(read_save(path), self.content, path)
        if watched.broken is not None:
            self._refused(watched.broken)
        for _ in range(4):
            watched.go(chance.randrange(-1, watched.length + 2))
            if (wrong := fault(watched.state)) is not None:
                raise Unsound(wrong)
        return watched.branch()

    def _refused(self, broken: Broken) -> None:
        if broken.refusal is not None:
            self.text(f"illegal.{broken.refusal.reason}", **broken.refusal.values)
        self.text(f"replay.broken.{broken.reason}", number=broken.number, move=broken.move, why="")

    def _file_away(self, saved: Saved) -> None:
        """Name it, delete it, bring it back, put its older copy in its place."""
        games.rename(saved, "Name")
        games.undelete(games.delete(saved))
        games.restore(saved)
        if saved.older is not None and look(saved.path, self.content).save is None:
            raise Unsound("the older copy was not restored")

    def _show(self, path: Path) -> None:
        """Draw the list of games and the table."""
        from faulting import shown

        if self.window is None:
            self.window = shown.open_window(self.content)
        shown.show(self.window, path)

    # --- other files -------------------------------------------------------------------------------------------------

    def _other(self, chance: Random) -> list[str]:
        name = chance.choice(self.others)
        data = (self.template / name).read_bytes()
        if name.suffix and chance.random() < 0.7:
            kind, data = "values", mutate.written(mutate.changed(json.loads(data), chance), chance)
        else:
            kind = chance.choice(list(mutate.BYTES))
            data = mutate.BYTES[kind](data, chance)
        self._give(self.home / name, data)
        if chance.random() < 0.4:
            previous(self.home / name).unlink(missing_ok=True)
        if name == self.others[0]:
            settings.save(settings.load().changed(music=33))
            if settings.load().music != 33:
                raise Unsound("the settings were not kept")
        else:
            self._people(chance)
        return [name.name, kind]

    def _people(self, chance: Random) -> None:
        """Look at all profiles, change them, and count games in them."""
        for each in profile.profiles():
            self._trouble(each.trouble)
            mended = chapter.mended(each, self.content)
            if mended.progress is not None:
                progress = mended.progress
                chapter.current(self.book, progress)
                for one in self.book.campaign.chapters:
                    chapter.is_open(self.book, progress, one)
                    progress.medal("", one.id)
                    for difficulty in Difficulty:
                        best = progress.best("", one.id, difficulty)
                        if best is not None:
                            mended.replay(best)
                if profile.rename(mended, "Eve").name != "Eve" or profile.load(each.id) is None:
                    raise Unsound("the name was not kept")
            kept, trouble = statistics.load(each.id)
            self._trouble(trouble)
            statistics.by_difficulty(kept)
            for game in kept.games:
                statistics.daily(kept, DAY)
                statistics.days_in_a_row(kept, DAY)
                statistics.summary([game])
        for session in chance.sample(self.sessions, 10):
            if session.setup.occasion is not None and session.state.finished:
                self._count(session)


def signed(data: bytes) -> bytes:
    """Give a changed save the right checksum, where it is still JSON."""
    try:
        plain = msgspec.json.decode(data)
        old, new = str(plain["checksum"]), checksum(plain)
    except Exception:  # whatever is wrong with it, the program has to find out by itself
        return data
    return data.replace(json.dumps(old).encode(), json.dumps(new).encode())
