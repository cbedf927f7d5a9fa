"""A scene that lies over the table, and the table as such scenes know it."""

from __future__ import annotations

from typing import Protocol

from game.scenes.base import WidgetScene
from game.scenes.popups import SCREEN
from game.session import Session
from game.session.place import Place
from game.ui.board.log import LogView
from game.ui.canvas import Canvas
from game.ui.scene import App, Scene
from game.ui.view import SeatInfo
from game.ui.widgets import Item


class Told(Protocol):
    """What the table tells of its game."""

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Names and colours, Andrew's last."""

    def log(self) -> LogView:
        """The log."""

    def note(self, words: str) -> None:
        """Tell something in the log that is not part of the game."""


class GameTable(Scene, Protocol):
    """The table of a game, seen from what lies over it."""

    @property
    def session(self) -> Session:
        """The game."""

    @property
    def place(self) -> Place:
        """Where the game is kept."""

    @property
    def stage(self) -> Told:
        """What is shown and told of it."""

    def complain(self, reason: str) -> None:
        """Say in the log that the game cannot be saved; '' when it has been saved."""


class WatchedTable(GameTable, Protocol):
    """The table of a game that is being watched."""

    def leave(self) -> None:
        """Go back to where the game was chosen."""


class OverTable(WidgetScene):
    """A scene of widgets that lies over the darkened table."""

    def __init__(self, app: App, table: GameTable) -> None:
        super().__init__(app)
        self.table = table

    def paint(self, canvas: Canvas) -> None:
        """Draw the table, darkened."""
        self.table.draw(canvas.surface)
        canvas.texts.clear()
        canvas.shade("ink0", SCREEN.inset(-SCREEN.w), 150)

    def say(self, title: str, line: str) -> None:
        """Tell something and wait for the answer that there is only one of."""
        self.ask(title, [line], [Item("ok", self.text("table.menu.ok"), lambda: None, chosen=True)])
