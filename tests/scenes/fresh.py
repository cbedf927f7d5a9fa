"""Every scene on top of a window, made anew as often as a test wants it, with something below it to return to."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import cached_property
from pathlib import Path

import pygame

from game import folders
from game.content.model import Difficulty
from game.engine import Options
from game.scenes.about import AboutScene
from game.scenes.campaign import JourneyScene
from game.scenes.campaign.brief import BriefScene
from game.scenes.campaign.people import PeopleScene
from game.scenes.campaign.result import ResultScene
from game.scenes.campaign.story import StoryScene
from game.scenes.error import ContentScene, FaultScene
from game.scenes.load import LoadScene
from game.scenes.new_game import NewGameScene
from game.scenes.replay import ReplayScene
from game.scenes.replay.menu import ReplayMenu
from game.scenes.rulebook import RulebookScene
from game.scenes.scores import ScoresScene, SheetScene
from game.scenes.settings import SettingsScene
from game.scenes.shared.journal import Journal
from game.scenes.solo import SoloScene
from game.scenes.table import TableScene
from game.scenes.table.menu import MenuScene, SaveAsScene
from game.scenes.table.whole_log import LogScene
from game.scenes.title import TitleScene
from game.seats.bots import RandomBot
from game.session import SeatSetup, Session, Setup, chapter, write_save
from game.session.counting import count
from game.session.playback import playback
from game.session.save import Save, make_save, open_save
from game.settings import Settings, Speed
from game.ui.scene import Scene
from game.window import Window
from tests.scenes.campaign.scenes import somebody

WHEN = "2026-05-04T12:00:00+00:00"
NAMES = ("Ada", "Bruno")
MOMENTS = (0, 20, 45)  # moves after which a table is looked at
TODAY = date(2026, 5, 4)


class Fresh:
    """Scenes for a window. Games, saves and profiles are made once and found again by every scene."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.session = self.game(0)
        for name in ("autosave", "one", "two", "three"):
            path = folders.saves_dir() / f"{name}.json"
            write_save(self.session, path, WHEN)
            write_save(self.session, path, WHEN)
        path.write_text("{")
        somebody(window.content)

    def open(self, name: str) -> Scene:
        """Put a scene on top, over what it comes from, draw it, and return it."""
        window = self.window
        if window.full_screen:
            window.toggle_full_screen()
        window._stopping = False
        window.configure(Settings(speed=Speed.OFF))
        window.reset(TitleScene(window))
        for scene in SCENES[name](self):
            if not isinstance(scene, TitleScene):
                window.push(scene)
        pygame.event.clear()
        window.frame(0)
        window.frame(0)
        return window.scenes[-1]

    def game(self, moves: int) -> Session:
        """A game of two people after so many moves."""
        seats = tuple(SeatSetup(name, i) for i, name in enumerate(NAMES))
        session = Session(self.window.content, Setup(Options(seats=2, seed=8), seats))
        while len(session.history) < moves:
            session.play(session.legal[0])
        return session

    @cached_property
    def _saves(self) -> dict[int, Save]:
        return {moves: make_save(self.game(moves), WHEN) for moves in MOMENTS}

    @cached_property
    def _chapter(self) -> Save:
        """The first chapter, played by chance to its end."""
        journal = Journal(self.window)
        first = journal.book.campaign.chapters[0]
        setup = chapter.setup(journal.book, first, journal.profile, Difficulty.BEGINNER, 1)
        session = Session(self.window.content, setup)
        while not session.state.finished:
            session.play(RandomBot().choose(session.state))
        return make_save(session, WHEN)

    def table(self, moves: int = 20) -> TableScene:
        """A table in the middle of a game."""
        return TableScene(self.window, open_save(self._saves[moves], self.window.content, Path("a.json")))

    def load(self, name: str = "") -> LoadScene:
        """The saved games, with one of them chosen."""
        scene = LoadScene(self.window)
        scene.resume()
        scene.chosen = next((n for n, saved in enumerate(scene.saved) if saved.path.stem == name), 0)
        return scene

    def story(self) -> list[Scene]:
        """The journey and the page of its first chapter."""
        journal = Journal(self.window)
        return [JourneyScene(self.window, journal), StoryScene(self.window, journal, journal.book.campaign.chapters[0])]

    def people(self) -> list[Scene]:
        """The journey and who plays."""
        journal = Journal(self.window)
        return [JourneyScene(self.window, journal), PeopleScene(self.window, journal)]

    def result(self) -> list[Scene]:
        """A finished chapter and its result."""
        table = TableScene(self.window, open_save(self._chapter, self.window.content, Path("a.json")))
        recorded = count(table.session)
        assert recorded is not None
        return [table, ResultScene(self.window, table, recorded)]

    def brief(self) -> list[Scene]:
        """The rules of a chapter over its table."""
        table = TableScene(self.window, open_save(self._chapter, self.window.content, Path("a.json")))
        return [table, BriefScene(self.window, table)]

    def sheet(self) -> list[Scene]:
        """The sheet of scores of a chapter."""
        *below, result = self.result()
        assert isinstance(result, ResultScene)
        table = result.table
        return [*below, result, SheetScene(self.window, table.session.state, table.stage.seats)]

    def over(self, make: Callable[[Window, TableScene], Scene]) -> list[Scene]:
        """A scene over the table."""
        table = self.table()
        return [table, make(self.window, table)]

    def replay(self, *, menu: bool = False) -> list[Scene]:
        """A game being watched, from the list of saved games."""
        game = playback(self._saves[MOMENTS[-1]], self.window.content, Path("a.json"))
        game.go(9)
        scene = ReplayScene(self.window, game)
        return [self.load(), scene, *([ReplayMenu(self.window, scene)] if menu else [])]

    def scores(self) -> list[Scene]:
        """The scores over the table."""
        table = self.table()
        return [table, ScoresScene(self.window, table.session.state, table.stage.seats, final=False)]


SCENES: dict[str, Callable[[Fresh], list[Scene]]] = {
    "title": lambda fresh: [TitleScene(fresh.window)],
    "load": lambda fresh: [fresh.load("two")],
    "load, damaged": lambda fresh: [fresh.load("three")],
    "new game": lambda fresh: [NewGameScene(fresh.window)],
    "settings": lambda fresh: [SettingsScene(fresh.window)],
    "about": lambda fresh: [AboutScene(fresh.window)],
    "rulebook": lambda fresh: [RulebookScene(fresh.window)],
    "journey": lambda fresh: [JourneyScene(fresh.window)],
    "story": Fresh.story,
    "people": Fresh.people,
    "brief": Fresh.brief,
    "result": Fresh.result,
    "sheet": Fresh.sheet,
    "solo": lambda fresh: [SoloScene(fresh.window, TODAY)],
    "menu": lambda fresh: fresh.over(MenuScene),
    "save as": lambda fresh: fresh.over(SaveAsScene),
    "log": lambda fresh: fresh.over(LogScene),
    "scores": Fresh.scores,
    "replay": Fresh.replay,
    "replay menu": lambda fresh: fresh.replay(menu=True),
    "content": lambda fresh: [ContentScene(fresh.window, ["content/map.yaml:1: no"])],
    "fault": lambda fresh: [FaultScene(fresh.window, "No.", ValueError())],
    **{f"table, move {moves}": lambda fresh, moves=moves: [fresh.table(moves)] for moves in MOMENTS},  # type: ignore[misc]
}
"""What is put on top of the title, by name; the last one is looked at."""
