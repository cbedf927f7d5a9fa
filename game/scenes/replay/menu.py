"""The menu while a game is watched: nothing to save, and one way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.scenes.table.menu import Listed, MenuScene
from game.ui.scene import App

if TYPE_CHECKING:
    from game.scenes.replay.scene import ReplayScene


class ReplayMenu(MenuScene):
    """What can be done while a game is watched."""

    def __init__(self, app: App, table: ReplayScene) -> None:
        super().__init__(app, table)
        self.replay = table

    def entries(self) -> list[Listed]:
        """The entries, from top to bottom."""
        return [
            ("back", self.app.pop, pygame.K_m, "icon.arrow_left"),
            ("rulebook", self._rulebook, pygame.K_h, "icon.book"),
            ("settings", self._settings, pygame.K_o, "icon.settings"),
            ("full_screen", self.app.toggle_full_screen, pygame.K_f, "icon.eye"),
            ("leave", self._leave, pygame.K_t, "icon.cross"),
        ]

    def _leave(self) -> None:
        self.app.pop()
        self.replay.leave()
