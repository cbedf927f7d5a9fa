"""Where a scene can ask to go: `app.go(Table(session))`. `game.router` knows which scene that is and what it follows.

Scenes import this and not one another. Imports nothing that the first picture would have to wait for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from game.ui.scene import Action, Destination, Scene

if TYPE_CHECKING:
    from game.content.scenario import Chapter
    from game.engine import State
    from game.scenes.shared.journal import Journal
    from game.scenes.shared.naming import NameScene
    from game.scenes.shared.over_table import GameTable, WatchedTable
    from game.scenes.shared.rulebook_chapters import Chapter as RulebookChapter
    from game.session import Session
    from game.session.chapter import Recorded
    from game.session.draft import Draft
    from game.session.place import Place
    from game.session.playback import Playback
    from game.ui.view import SeatInfo


# --- from the title --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Title(Destination):
    """The title, and nothing else. `open_first`: a saved game to go to at once."""

    open_first: Path | None = None


@dataclass(frozen=True)
class NewGame(Destination):
    """The set-up of a game; without a draft one that can be started at once."""

    draft: Draft | None = None


@dataclass(frozen=True)
class Load(Destination):
    """The saved games. `place`: that of the game on the table below."""

    place: Place | None = None


@dataclass(frozen=True)
class Name(Destination):
    """A name asked for over the scene `under`, see `NameScene`."""

    under: Scene
    name: str
    words: tuple[str, str]
    why_not: Callable[[str], str]
    done: Callable[[NameScene, str], None]


@dataclass(frozen=True)
class Settings(Destination):
    """The settings."""


@dataclass(frozen=True)
class Rulebook(Destination):
    """The rulebook, at its beginning or at a chapter."""

    chapter: RulebookChapter | None = None


@dataclass(frozen=True)
class About(Destination):
    """What the program is made of."""


# --- playing alone ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Solo(Destination):
    """Quick games and the game of the day."""


@dataclass(frozen=True)
class Journey(Destination):
    """The map of a campaign; `chosen`: a chapter's id, by default the one to go on with."""

    journal: Journal | None = None
    chosen: str | None = None


@dataclass(frozen=True)
class Story(Destination):
    """The page before a chapter."""

    journal: Journal
    chapter: Chapter


@dataclass(frozen=True)
class People(Destination):
    """Who plays."""

    journal: Journal


# --- games -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Table(Destination):
    """A game to be played. `place`: where it is kept; a new game gets a place of its own."""

    session: Session
    place: Place | None = None


@dataclass(frozen=True)
class Menu(Destination):
    """The menu of a table."""

    table: GameTable


@dataclass(frozen=True)
class SaveAs(Destination):
    """The name under which the game of a table is to be saved."""

    table: GameTable


@dataclass(frozen=True)
class Log(Destination):
    """The whole log of a table."""

    table: GameTable


@dataclass(frozen=True)
class Brief(Destination):
    """The rules and the objectives of the chapter that is played at a table."""

    table: GameTable


@dataclass(frozen=True)
class Scores(Destination):
    """The scores as if the game ended now."""

    state: State
    seats: tuple[SeatInfo, ...]


@dataclass(frozen=True)
class FinalScores(Destination):
    """The scores of a game that is over. `look` goes back to its table, `save` keeps the game."""

    state: State
    seats: tuple[SeatInfo, ...]
    look: Action | None = None
    save: Action | None = None


@dataclass(frozen=True)
class ScoreSheet(Destination):
    """The same to look at, and back."""

    state: State
    seats: tuple[SeatInfo, ...]


@dataclass(frozen=True)
class Result(Destination):
    """The page after a chapter that was played at a table."""

    table: GameTable
    recorded: Recorded


@dataclass(frozen=True)
class Replay(Destination):
    """A saved game to be watched."""

    game: Playback


@dataclass(frozen=True)
class ReplayMenu(Destination):
    """The menu of a game that is watched."""

    table: WatchedTable


# --- what went wrong -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class BadContent(Destination):
    """Everything that is wrong with the content, and nothing else."""

    problems: Sequence[str]


@dataclass(frozen=True)
class Fault(Destination):
    """An error of the program; `sentence` says what went wrong."""

    sentence: str
    error: BaseException
