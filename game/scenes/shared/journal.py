"""What the scenes of the campaign share: the campaigns there are, who plays, and how hard. No pygame."""

from __future__ import annotations

import contextlib
import random

import msgspec

from game import folders
from game.content.campaign import Book, library
from game.content.model import Difficulty
from game.content.scenario import Chapter
from game.engine.options import Sides
from game.session import Session, chapter, profile
from game.session.profile import Best, Medal, Profile, Progress
from game.session.statistics import SEEDS
from game.storage.kept import Trouble
from game.ui.scene import App

NEW = ""  # id of a profile that has not been written yet


def folder_of_campaigns() -> Trouble | None:
    """Why a person's own campaigns cannot be seen."""
    shut = folders.listing(folders.campaigns_dir()).shut
    return None if shut is None else Trouble(shut.reason, shut.values)


class Journal:
    """The campaigns and the profile in use. A profile is written when there is something to remember.

    `troubles`: what is wrong with the folders of campaigns and profiles.
    """

    troubles: list[Trouble]

    def __init__(self, app: App, book: str = "", id: str | None = None) -> None:
        self.app = app
        self.books = library(app.directory, app.content, app.text)
        self.book = self._find(book)
        self.profile = self._first(id)

    def _find(self, id: str) -> Book:
        return next((book for book in self.books if book.id == id), self.books[0])

    def _first(self, id: str | None) -> Profile:
        """The profile asked for, else the one used last, else a new one."""
        everybody, out_of_sight = profile.look()
        listed = [each for each in everybody if each.progress is not None]
        self._shut = out_of_sight or next((each.trouble for each in everybody if each.progress is None), None)
        self.troubles = [trouble for trouble in (folder_of_campaigns(), out_of_sight) if trouble is not None]
        found = next((each for each in listed if each.id == id), listed[0] if listed else None)
        if found is None:
            return self.fresh()
        return chapter.mended(found, self.app.content)

    def fresh(self) -> Profile:
        """A profile that has not been written yet."""
        return Profile(NEW, Progress(name=self.app.text("new_game.names.1")))

    @property
    def trouble(self) -> Trouble | None:
        """What was wrong with the profile's file; without one, why there is none that can be used."""
        return self._shut if self.profile.id == NEW else self.profile.trouble

    # --- reading ---------------------------------------------------------------------------------------------

    @property
    def progress(self) -> Progress:
        """What the profile in use has reached."""
        assert self.profile.progress is not None
        return self.profile.progress

    @property
    def difficulty(self) -> Difficulty:
        """The difficulty chosen last."""
        return self.progress.difficulty

    @property
    def last(self) -> int:
        """The number of the last chapter."""
        return max((each.number for each in self.book.campaign.chapters), default=0)

    def refresh(self) -> None:
        """Read the profile again: a game may have been counted meanwhile."""
        if self.profile.id != NEW:
            self.profile = self._first(self.profile.id)

    def is_open(self, wanted: Chapter) -> bool:
        """Whether a chapter may be played."""
        return chapter.is_open(self.book, self.progress, wanted)

    def current(self) -> Chapter | None:
        """The chapter to go on with."""
        return chapter.current(self.book, self.progress)

    def before(self, wanted: Chapter) -> Chapter | None:
        """The chapter that opens another one."""
        earlier = [each for each in self.book.campaign.chapters if each.number < wanted.number]
        return earlier[-1] if earlier else None

    def best(self, wanted: Chapter, difficulty: Difficulty) -> Best | None:
        """What has been reached in a chapter at a difficulty."""
        return self.progress.best(self.book.id, wanted.id, difficulty)

    def medal(self, wanted: Chapter) -> Medal:
        """The best medal of a chapter."""
        return self.progress.medal(self.book.id, wanted.id)

    def won(self, wanted: Chapter) -> bool:
        """Whether a chapter has been won."""
        return self.progress.won(self.book.id, wanted.id)

    # --- changing --------------------------------------------------------------------------------------------

    def choose_book(self, id: str) -> None:
        """Open another campaign."""
        self.book = self._find(id)

    def use(self, chosen: Profile) -> None:
        """Go on as somebody else."""
        self.profile = chapter.mended(chosen, self.app.content)
        profile.remember(chosen.id)

    def use_first(self) -> None:
        """Go on as whoever is left, after a profile was deleted."""
        self.profile = self._first(None)

    def choose_difficulty(self, difficulty: Difficulty) -> None:
        """Choose how hard Andrew is; remembered where files can be written.

        What another window of the program has written meanwhile stays.
        """
        self.refresh()
        changed = msgspec.structs.replace(self.progress, difficulty=difficulty)
        self.profile = Profile(self.profile.id, changed, self.profile.trouble, self.profile.raw)
        if self.profile.id != NEW:
            with contextlib.suppress(OSError):
                profile.change(self.profile, lambda latest: msgspec.structs.replace(latest, difficulty=difficulty))

    def keep(self) -> None:
        """Write a profile that is new, so that games can be counted for it, if files can be written at all."""
        if self.profile.id != NEW:
            profile.remember(self.profile.id)
            return
        progress = self.progress
        try:
            made = profile.create(progress.name)
            self.profile = Profile(made.id, msgspec.structs.replace(progress, name=made.name))
            profile.save(self.profile)
        except OSError:
            self.profile = Profile(profile.free_id(progress.name), progress)

    def begin(self, wanted: Chapter, sides: Sides) -> Session:
        """Return the game of a chapter, with a seed of its own."""
        self.keep()
        seed = random.SystemRandom().randrange(SEEDS)
        setup = chapter.setup(self.book, wanted, self.profile, self.difficulty, seed, sides)
        setup = msgspec.structs.replace(setup, free_undo=self.app.settings.free_undo)
        return Session(self.app.content, setup)
