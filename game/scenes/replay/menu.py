"""The menu while a game is watched: nothing to save, and one way back."""

from __future__ import annotations

import pygame

from game.scenes.shared.over_table import WatchedTable
from game.scenes.table.menu import Listed, MenuScene
from game.ui.scene import App


class ReplayMenu(MenuScene):
    """What can be done while a game is watched."""

    def __init__(self, app: App, table: WatchedTable) -> None:
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
        self.app.uncover(self.replay)
        self.replay.leave()
