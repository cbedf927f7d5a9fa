"""Which scene a destination is, what it lies over, and what becomes of the scenes that were there."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest

from game.content.model import Content
from game.router import scene_of
from game.scenes import destinations as to
from game.scenes.destinations import Destination
from game.scenes.error import FaultScene
from game.scenes.load import LoadScene
from game.scenes.new_game import NewGameScene, default_draft
from game.scenes.replay import ReplayScene
from game.scenes.rulebook import RulebookScene
from game.scenes.shared.journal import Journal
from game.scenes.shared.rulebook_chapters import Chapter
from game.scenes.table import TableScene
from game.seats.bots import RandomBot
from game.session import Session, chapter
from game.session.place import InUse, Place
from game.session.playback import playback
from game.session.save import make_save
from game.window import Window
from tests.scenes.table.player import session

FAULT = RuntimeError("no")


class Asked:
    """What destinations are about, for a window; made when it is asked for."""

    def __init__(self, window: Window) -> None:
        self.window = window

    @cached_property
    def game(self) -> Session:
        """A game of two."""
        return session(self.window.content, 2, 8)

    @cached_property
    def table(self) -> TableScene:
        """Its table."""
        return TableScene(self.window, self.game)

    @cached_property
    def journal(self) -> Journal:
        """The campaign."""
        return Journal(self.window)

    @cached_property
    def chapter(self) -> Any:
        """Its first chapter."""
        return self.journal.book.campaign.chapters[0]

    @cached_property
    def ended(self) -> to.Result:
        """The chapter, played to its end by chance."""
        game = Session(
            self.window.content,
            chapter.setup(self.journal.book, self.chapter, self.journal.profile, self.journal.difficulty, 1),
        )
        while not game.state.finished:
            game.play(RandomBot().choose(game.state))
        result = chapter.outcome(game)
        recorded = chapter.Recorded(result, None, chapter.improved(None, result, "", ""))
        return to.Result(TableScene(self.window, game), recorded)

    @cached_property
    def watched(self) -> ReplayScene:
        """A game that is watched."""
        return ReplayScene(self.window, playback(make_save(self.game, ""), self.window.content, Path()))


ASK: dict[str, Callable[[Asked], Destination]] = {
    "title": lambda _: to.Title(),
    "content": lambda _: to.BadContent(["no"]),
    "fault": lambda _: to.Fault("", FAULT),
    "new": lambda _: to.NewGame(),
    "load": lambda _: to.Load(),
    "name": lambda asked: to.Name(asked.window.scenes[-1], "", ("", ""), str, lambda *_: None),
    "settings": lambda _: to.Settings(),
    "about": lambda _: to.About(),
    "rules": lambda _: to.Rulebook(),
    "solo": lambda _: to.Solo(),
    "people": lambda asked: to.People(asked.journal),
    "journey": lambda asked: to.Journey(asked.journal),
    "story": lambda asked: to.Story(asked.journal, asked.chapter),
    "result": lambda asked: asked.ended,
    "brief": lambda asked: to.Brief(asked.ended.table),
    "table": lambda asked: to.Table(asked.game),
    "menu": lambda asked: to.Menu(asked.table),
    "save": lambda asked: to.SaveAs(asked.table),
    "log": lambda asked: to.Log(asked.table),
    "scores": lambda asked: to.Scores(asked.game.state, asked.table.stage.seats),
    "final": lambda asked: to.FinalScores(asked.game.state, asked.table.stage.seats),
    "sheet": lambda asked: to.ScoreSheet(asked.game.state, asked.table.stage.seats),
    "replay": lambda asked: to.Replay(asked.watched.game),
    "replay_menu": lambda asked: to.ReplayMenu(asked.watched),
}
"""Every destination, by a short name."""

WAYS = {
    # from the start
    "title": "Title",
    "content": "Content",
    "title new": "Title NewGame",
    "title load": "Title Load",
    "title load name": "Title Load Name",
    "title settings": "Title Settings",
    "title about": "Title About",
    "title rules": "Title Rulebook",
    # to a table, which leads back to the title alone
    "table": "Title Table",
    "title new table": "Title Table",
    "title load table": "Title Table",
    "table menu load table": "Title Table",
    # over a table
    "table menu": "Title Table Menu",
    "table menu save": "Title Table Menu SaveAs",
    "table menu load": "Title Table Menu Load",
    "table menu new": "Title Table Menu NewGame",
    "table menu rules": "Title Table Menu Rulebook",
    "table menu settings": "Title Table Menu Settings",
    "table menu title": "Title",
    "table rules": "Title Table Rulebook",
    "table log": "Title Table Log",
    "table brief": "Title Table Brief",
    "table scores": "Title Table Scores",
    # after a game
    "table final": "Title Table Scores",
    "table final new": "Title NewGame",
    "table final title": "Title",
    # watching
    "title load replay": "Title Load Replay",
    "title load replay replay_menu": "Title Load Replay ReplayMenu",
    "title load replay sheet": "Title Load Replay Sheet",
    "title load replay table": "Title Table",
    # alone
    "title solo": "Title Solo",
    "title solo people": "Title Solo People",
    "title solo table": "Title Table",
    "title journey": "Title Journey",
    "title journey people": "Title Journey People",
    "title journey replay": "Title Journey Replay",
    "title journey story": "Title Journey Story",
    "title journey story table": "Title Table",
    # after a chapter
    "table result": "Title Table Result",
    "table result sheet": "Title Table Result Sheet",
    "table result journey": "Title Journey",
    "table result story": "Title Journey Story",
    # after a fault
    "table fault": "Title Table Fault",
    "table fault title": "Title",
}
"""Destinations one after the other, and the scenes that lie on each other then."""


def stack(window: Window) -> str:
    """The scenes by name, the one on top last."""
    return " ".join(type(scene).__name__.removesuffix("Scene") for scene in window.scenes)


@pytest.mark.parametrize("way", WAYS)
def test_ways(window: Window, way: str) -> None:
    asked = Asked(window)
    for name in way.split():
        window.go(ASK[name](asked))
    assert stack(window) == WAYS[way]


def test_every_destination_is_on_a_way(window: Window) -> None:
    asked = Asked(window)
    window.go(to.Load())
    assert {type(ask(asked)) for ask in ASK.values()} == set(Destination.__subclasses__())
    assert {name for way in WAYS for name in way.split()} == set(ASK)


def test_a_destination_without_a_scene_is_refused(window: Window) -> None:
    with pytest.raises(TypeError):
        scene_of(window, Destination())


def test_arguments_arrive(window: Window, content: Content) -> None:
    asked = Asked(window)
    draft, place = default_draft(window), Place()
    new_game, load = scene_of(window, to.NewGame(draft)), scene_of(window, to.Load(place))
    assert isinstance(new_game, NewGameScene)
    assert new_game.draft is draft
    assert isinstance(load, LoadScene)
    assert load.place is place
    rulebook = scene_of(window, to.Rulebook(Chapter.KEYS))
    assert isinstance(rulebook, RulebookScene)
    assert rulebook.chapter is Chapter.KEYS
    assert vars(scene_of(window, to.Journey(asked.journal, "sale")))["chosen"] == "sale"


def test_the_page_of_a_chapter_lies_over_a_map_that_is_at_it(window: Window) -> None:
    asked = Asked(window)
    window.go(asked.ended)
    later = asked.journal.book.campaign.chapters[2]
    window.go(to.Story(asked.journal, later))
    assert stack(window) == "Title Journey Story"
    assert vars(window.scenes[1])["chosen"] == later.id


def test_the_table_keeps_other_windows_from_its_game(window: Window) -> None:
    place = Place()
    window.go(to.Table(Asked(window).game, place))
    assert place._held
    window.go(to.Title())
    assert not place._held


def test_a_game_that_is_in_use_changes_nothing(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    window.go(to.Title())
    window.go(to.Load())
    monkeypatch.setattr("game.storage.locks.hold", lambda path: False)
    with pytest.raises(InUse):
        window.go(to.Table(Asked(window).game))
    assert stack(window) == "Title Load"


def test_what_lies_over_a_scene_can_be_removed(window: Window) -> None:
    asked = Asked(window)
    for name in ("table", "menu", "load"):
        window.go(ASK[name](asked))
    window.uncover(window.scenes[1])
    assert stack(window) == "Title Table"
    window.uncover(asked.table)  # it is not there: nothing goes
    assert stack(window) == "Title Table"


def test_a_fault_of_the_page_of_faults_is_raised(window: Window) -> None:
    window.go(to.Fault("", ValueError()))
    with pytest.raises(RuntimeError, match="no"):
        window.go(to.Fault("", FAULT))
    assert [type(scene) for scene in window.scenes] == [FaultScene]
