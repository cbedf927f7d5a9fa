"""Content that says anything: it is loaded and played with, or every problem is told with its file."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from random import Random

from faulting import scribble
from faulting.enjoy import LONGEST, Unsound, enjoy
from faulting.tally import Finding
from game import folders
from game.content import Content, ContentError, load, load_default
from game.content.campaign import Book, library, own, read_book
from game.content.model import Difficulty
from game.content.problems import Problem
from game.content.text import Text, languages, load_default_text, load_shown_text
from game.engine import Options, OptionsError
from game.paths import content_dir
from game.session import SeatSetup, Session, Setup, briefing, chapter, profile

TEXTS = 0.15  # of the trials are about words, and as many about campaigns
CAMPAIGNS = 0.35
ALL = 0.03  # something is wrong with a file as a whole
CHAPTERS = 3  # that are played of a campaign with mistakes
OWN = "mine.yaml"
MOVES = 60  # of a game with changed content; every tenth is played to its end


class Contents:
    """See `faulting.worker.Mode`."""

    inside = True

    def __init__(self, seed: int, folder: Path, trial: Path) -> None:
        self.seed = seed
        self.trial = trial
        self.folder = folder / "content"
        shutil.copytree(content_dir(), self.folder)
        self.files = sorted(path.relative_to(self.folder) for path in self.folder.rglob("*.yaml"))
        self.text = load_default_text(strict=True)
        self.content = load_default()
        self.mine = _with_words(content_dir() / "campaign.yaml", self.text)
        self.campaigns = folder / "home" / "campaigns"
        os.environ[folders.VARIABLE] = str(folder / "home")
        self.campaigns.mkdir(parents=True)

    def close(self) -> None:
        """Nothing is open."""

    def run(self, number: int) -> tuple[list[str], list[Finding]]:
        """Change one or two files, load them, play."""
        chance = Random(f"{self.seed} content {number}")
        at = chance.random()
        if at > 1 - (CAMPAIGNS - TEXTS):
            return self._campaign(chance), []
        texts = [path for path in self.files if len(path.parts) > 1]
        printed = [path for path in self.files if len(path.parts) == 1]
        names = chance.sample(texts if at < TEXTS else printed, chance.choice((1, 1, 1, 2)))
        kinds: list[str] = []
        try:
            kinds += [self._harm(name, chance) for name in names]
            kinds.append(self._load(chance, words=at < TEXTS))
        finally:
            self._repair(names)
        return kinds, []

    def _harm(self, name: Path, chance: Random) -> str:
        """Change a file, and keep it beside for the record."""
        path = self.folder / name
        if chance.random() < ALL:
            path.unlink()
            if chance.random() < 0.5:
                path.mkdir()
                return "folder"
            return "file gone"
        kind, data = scribble.scribbled(path.read_bytes(), chance)
        for target in (path, self.trial / name):
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)
        return kind

    def _repair(self, names: list[Path]) -> None:
        for name in names:
            path = self.folder / name
            if path.is_dir():
                path.rmdir()
            shutil.copyfile(content_dir() / name, path)

    # --- content -----------------------------------------------------------------------------------------------------

    def _load(self, chance: Random, *, words: bool) -> str:
        """Load the folder and play; `words`: its texts are changed, and have to do all the same."""
        text = self.text
        for language in languages(self.folder) if words else ():
            text = load_shown_text(self.folder, language)
        try:
            content = load(self.folder)
        except ContentError as error:
            _told(error.problems)
            self._book(own(self.folder, None, text), None, chance)
            return "told"
        self._book(own(self.folder, content, text), content, chance)
        for seats in (1, chance.randrange(2, 5)):
            alone = chance.choice(list(Difficulty)) if seats == 1 else None
            who = tuple(SeatSetup(f"Seat {number}", number) for number in range(seats))
            options = Options(seats=seats, seed=chance.randrange(10**6), difficulty=alone)
            self._play(content, Setup(options, who), text, chance)
        return "played"

    def _play(self, content: Content, setup: Setup, text: Text, chance: Random) -> None:
        whole = chance.random() < 0.1
        enjoy(Session(content, setup), text, chance, LONGEST if whole else MOVES)

    # --- campaigns ---------------------------------------------------------------------------------------------------

    def _campaign(self, chance: Random) -> list[str]:
        """A campaign of a person's own."""
        kind, data = scribble.scribbled(self.mine, chance)
        for folder in (self.campaigns, self.trial):
            (folder / OWN).write_bytes(data)
        book = read_book(self.campaigns / OWN, self.content, self.text)
        library(content_dir(), self.content, self.text)
        return [kind, "campaign", self._book(book, self.content, chance)]

    def _book(self, book: Book, content: Content | None, chance: Random) -> str:
        """Read and play a campaign as far as it can be played."""
        _told(book.problems)
        chapters = book.campaign.chapters
        for one in chapters:
            book.tell(one.id, self.text)
            book.after(one.id)
            briefing.rule_lines(one.scenario.rules, self.text)
            for objective in one.scenario.objectives:
                briefing.objective_words(objective, self.text)
                briefing.objective_notes(objective, self.text)
            if content is not None:
                briefing.setting_lines(one.scenario, content, self.text)
        owner = profile.Profile("ada-1", profile.Progress(name="Ada"))
        for one in chance.sample(chapters, min(CHAPTERS, len(chapters))) if content is not None else ():
            assert content is not None
            setup = chapter.setup(book, one, owner, chance.choice(list(Difficulty)), chance.randrange(10**6))
            try:
                setup.options.check()
            except OptionsError as error:
                raise Unsound(f"{one.id}: {error.key}") from error
            self._play(content, setup, self.text, chance)
        return f"{len(chapters)} chapters"


def _told(problems: tuple[Problem, ...]) -> None:
    """Make sure that each problem says where it is and what."""
    for problem in problems:
        if not problem.file or not problem.message or problem.line < 0 or "\n" in str(problem):
            raise Unsound(f"a problem without a place: {problem!r}")


def _with_words(path: Path, text: Text) -> bytes:
    """The program's campaign as one of a person's own: with words in it."""
    lines: list[str] = ["title: Mine"]
    for line in path.read_text(encoding="utf-8").splitlines():
        lines.append(line)
        if line.startswith("    year:"):
            lines += ["    words:", "      title: A title", "      place: A place", "      years: 1850 to 1860"]
            lines += ["      story: [One., Two.]", "      won: Won.", "      lost: Lost."]
    return "\n".join(lines).encode()
