"""What the pictures show: a scene, or a moment of a kept game and what is open, chosen or pointed at in it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import pygame

from gallery import games
from gallery.games import Moment, until
from game.engine.state import Decision
from game.scenes.campaign import JourneyScene
from game.scenes.campaign.story import StoryScene
from game.scenes.new_game import NewGameScene, default_draft
from game.scenes.replay import ReplayScene
from game.scenes.scores import ScoresScene
from game.scenes.shared.journal import Journal
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.session import Session
from game.session.playback import playback
from game.session.save import make_save
from game.ui.scene import Scene
from game.ui.view import seat_infos
from game.window import Window

SEED = "1889"
WHEN = "2000-01-01T00:00:00+00:00"
RESTING = 0.5  # seconds after which a tooltip shows


def at(round: int, kind: Decision, *, seat: int | None = None, study: bool = False) -> Moment:
    """The first decision of a kind from a round on; of a seat; while there are study points to spend."""

    def found(session: Session) -> bool:
        state = session.state
        if state.finished or state.round < round or state.task.kind is not kind:
            return False
        if seat is not None and state.decider != seat:
            return False
        return not study or state.seats[state.task.seat].study > 0

    return found


def over(session: Session) -> bool:
    """The end of a game."""
    return session.state.finished


@dataclass(frozen=True)
class AtTable:
    """A moment at the table: `clicks` are done one after the other, then the pointer rests on `point`."""

    game: str
    moment: Moment
    clicks: tuple[str, ...] = ()
    point: str | None = None

    def scene(self, window: Window) -> Scene:
        """The table at that moment."""
        scene = TableScene(window, until(window.content, self.game, self.moment))
        scene.resume()
        for id in self.clicks:
            scene.use(id)
        if self.point is not None:
            target = next(target for target in scene.targets() if target.id == self.point)
            scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=target.rect.center, rel=(0, 0), buttons=(0, 0, 0)))
            scene.update(RESTING)
        return scene


@dataclass(frozen=True)
class Menu:
    """One of the scenes around the table."""

    name: str

    def scene(self, window: Window) -> Scene:
        """That scene."""
        if self.name == "title":
            scene: Scene = TitleScene(window)
        elif self.name in ("campaign", "chapter"):
            journal = Journal(window)
            scene = JourneyScene(window, journal)
            if self.name == "chapter":
                scene = StoryScene(window, journal, journal.book.campaign.chapters[0])
        elif self.name == "new_game":
            draft = default_draft(window)
            draft.set_count(3)
            draft.seed = SEED
            scene = NewGameScene(window, draft)
        else:
            played = until(window.content, "four", over)
            scene = ScoresScene(window, played.state, seat_infos(played, window.text))
        scene.resume()
        return scene


@dataclass(frozen=True)
class Watched:
    """A kept game being watched, where a round begins."""

    game: str
    round: int

    def scene(self, window: Window) -> Scene:
        """The replay there."""
        save = make_save(until(window.content, self.game, over), WHEN)
        scene = ReplayScene(window, playback(save, window.content, games.path(self.game)))
        while scene.game.state.round < self.round:
            scene.game.go(scene.game.round_after)
        scene.resume()
        return scene


PICTURES: dict[str, AtTable | Menu | Watched] = {
    "title": Menu("title"),
    "new_game": Menu("new_game"),
    "round_1": AtTable("two", at(1, Decision.ROW), point="row:construction"),
    "round_10": AtTable("four", at(10, Decision.DEPARTMENTS, seat=1, study=True)),
    "round_20": AtTable("four", at(20, Decision.DEPARTMENTS, seat=2)),
    "construction": AtTable("four", at(13, Decision.DEPARTMENTS, seat=0), ("button:type:commerce",)),
    "enlarged": AtTable("four", at(13, Decision.DEPARTMENTS, seat=0), ("zoom:in",)),
    "donations": AtTable("four", at(16, Decision.DONATE)),
    "departments": AtTable("four", at(17, Decision.DEPARTMENTS, seat=3), ("room:3.2",)),
    "company": AtTable("four", at(18, Decision.ROW), ("look:1",)),
    "solo": AtTable("solo", at(15, Decision.DEPARTMENTS), ("drawer:andrew",)),
    "scores": Menu("scores"),
    "campaign": Menu("campaign"),
    "chapter": Menu("chapter"),
    "replay": Watched("two", 12),
}
"""Every picture, by the first part of its file's name."""
SIZES = ((1280, 720), (1920, 1080))


def files(folder: Path, names: Iterable[str] = PICTURES) -> dict[Path, tuple[str, tuple[int, int]]]:
    """The files of pictures, with what is on each and its size."""
    return {folder / f"{name}-{size[0]}x{size[1]}.png": (name, size) for name in names for size in SIZES}
