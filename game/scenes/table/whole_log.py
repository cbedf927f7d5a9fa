"""The whole log over the table."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.scenes.shared.over_table import GameTable, OverTable
from game.ui.area import Area
from game.ui.board import log
from game.ui.canvas import Canvas
from game.ui.scene import App
from game.ui.widgets import Button, Widget

SHEET = Area(120, 24, 400, 292)
BUTTON = Area(280, 322, 80, 19)
PAGE = 24


class LogScene(OverTable):
    """All lines, scrolled by wheel and keys."""

    def __init__(self, app: App, table: GameTable) -> None:
        super().__init__(app, table)
        self.view = replace(table.stage.log(), scroll=0, hint=self.text("log.close"))

    def build(self) -> list[Widget]:
        """The way back."""
        keys = (pygame.K_l,)
        return [Button("back", BUTTON, self.text("table.menu.back"), action=self.app.pop, keys=keys, primary=True)]

    def paint(self, canvas: Canvas) -> None:
        """Draw the log over the table."""
        super().paint(canvas)
        log.draw_whole(canvas, self.view, SHEET)

    def handle(self, event: pygame.event.Event) -> None:
        """Scroll, or go back."""
        rows = {
            pygame.K_UP: 1,
            pygame.K_DOWN: -1,
            pygame.K_PAGEUP: PAGE,
            pygame.K_PAGEDOWN: -PAGE,
            pygame.K_HOME: len(self.view.lines) * 4,
            pygame.K_END: -len(self.view.lines) * 4,
        }
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(event.y * 3)
        elif event.type == pygame.KEYDOWN and event.key in rows:
            self._scroll(rows[event.key])
        else:
            super().handle(event)

    def _scroll(self, by: int) -> None:
        limit = log.whole_limit(self.view, SHEET)
        self.view = replace(self.view, scroll=min(max(0, self.view.scroll + by), limit))
        self.dirty = True
