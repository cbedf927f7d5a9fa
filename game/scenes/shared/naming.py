"""Asks for a name over another scene: for a save of the table, for a saved game in the list."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.scenes.base import WidgetScene
from game.scenes.popups import SCREEN
from game.ui import keyboard, theme
from game.ui.area import Area
from game.ui.canvas import Canvas
from game.ui.scene import App, Scene
from game.ui.textedit import TextEdit
from game.ui.widgets import Button, Field, Widget

PANEL = Area(200, 130, 240, 90)
HIGH = 18.0
NAME_LIMIT = 32


class NameScene(WidgetScene):
    """A name, and a button that takes it. `heading` and `take` are words; `done` gets the name.

    `why_not` says why a name cannot be taken, '' for one that can.
    """

    def __init__(
        self,
        app: App,
        under: Scene,
        name: str,
        words: tuple[str, str],
        why_not: Callable[[str], str],
        done: Callable[[NameScene, str], None],
    ) -> None:
        super().__init__(app)
        self.under = under
        self.heading, self.take = words
        self.why_not = why_not
        self.done = done
        self.edit = TextEdit(name[:NAME_LIMIT], limit=NAME_LIMIT)
        self.edit.select_all()
        self.focus = "name"

    @property
    def name(self) -> str:
        """The name as it is typed."""
        return self.edit.text.strip()

    def build(self) -> list[Widget]:
        """The name and the two buttons."""
        why = self.why_not(self.name)
        width = (PANEL.w - 30) / 2
        return [
            Field(
                "name",
                Area(PANEL.x + 12, PANEL.y + 36, PANEL.w - 24, 15),
                self.text("table.save_as.label"),
                edit=self.edit,
                changed=self.rebuild,
                faulty=bool(why),
            ),
            Button(
                "save",
                Area(PANEL.x + 12, PANEL.y + 62, width, HIGH),
                self.take,
                (why,) if why else (),
                not why,
                self._take,
                icon="icon.save",
                primary=True,
            ),
            Button(
                "cancel",
                Area(PANEL.x + 18 + width, PANEL.y + 62, width, HIGH),
                self.text("table.save_as.cancel"),
                action=self.app.pop,
            ),
        ]

    def _take(self) -> None:
        self.done(self, self.name)

    def handle(self, event: pygame.event.Event) -> None:
        """Enter in the name takes it."""
        enter = event.type == pygame.KEYDOWN and event.key in keyboard.ENTER
        if enter and self.focus == "name" and not self.popups:
            if not self.why_not(self.name):
                self._take()
            return
        super().handle(event)

    def paint(self, canvas: Canvas) -> None:
        """Draw the panel over the darkened scene below."""
        self.under.draw(canvas.surface)
        canvas.texts.clear()
        canvas.shade("ink0", SCREEN.inset(-SCREEN.w), 150)
        theme.panel(canvas, PANEL)
        strip = Area(PANEL.x + 2, PANEL.y + 2, PANEL.w - 4, theme.STRIP)
        theme.strip(canvas, strip, self.heading)
        canvas.text(self.text("table.save_as.label"), PANEL.x + 12, PANEL.y + 24)
