"""The table as mouse and keyboard see it."""

from __future__ import annotations

from typing import Protocol

from game.scenes.table.film.reel import Reel
from game.scenes.table.guard import Guard
from game.scenes.table.pointing import Spots
from game.scenes.table.stage import Stage
from game.session import Session
from game.ui.board.prompt import PromptView
from game.ui.board.zoom import MapLook
from game.ui.scene import App


class Handled(Protocol):
    """What is read and changed by hand. `keyboard`: whether the ring of the focus is shown."""

    app: App
    session: Session
    stage: Stage
    spots: Spots
    reel: Reel
    guard: Guard
    dirty: bool
    busy: bool
    hover: str | None
    focus: str | None
    keyboard: bool

    @property
    def now(self) -> float:
        """Seconds that the scene has been on."""

    def use(self, id: str) -> None:
        """Do what a click on a target does."""

    def is_void(self, was: str | None, id: str) -> bool:
        """Whether a press on `id` just now was meant for `was`, which has given way to something else."""

    def see_map(self, look: MapLook) -> None:
        """Look at the map in another way."""

    def scroll(self, by: int) -> None:
        """Scroll the log."""

    def hurry(self) -> None:
        """End what is moving."""

    def escape(self) -> None:
        """Take back the last click of a choice, else close the drawer, else open the menu."""

    def order(self, *, hidden: bool = False) -> list[str]:
        """Return what can be clicked in the order of the Tab key."""

    def set_focus(self, id: str | None) -> None:
        """Move the keyboard's focus."""

    def prompt(self) -> PromptView:
        """Return the prompt that is shown."""

    def hide_tip(self) -> None:
        """Take the tooltip away."""
