"""The title: the way to everything else."""

from __future__ import annotations

from pathlib import Path

import pygame

import game
from game import folders
from game.scenes import saves
from game.scenes.base import SCREEN, WidgetScene
from game.scenes.entry import open_table
from game.session import SaveError
from game.session.save import load_session
from game.ui import art
from game.ui.area import Area
from game.ui.canvas import Canvas
from game.ui.scene import App
from game.ui.widgets import Button, Item, Widget

PICTURE = "title.picture"
LOGO = "title.logo"
LOGO_TOP = 16
MENU = Area(478, 72, 132, 120)  # in the open sky
PITCH = 20.0
HIGH = 18.0


class TitleScene(WidgetScene):
    """The first screen. `open_first`: a saved game to go to at once."""

    def __init__(self, app: App, open_first: Path | None = None) -> None:
        super().__init__(app)
        self._open_first = open_first
        self._last: saves.Saved | None = None
        self._count = 0

    def resume(self) -> None:
        """Look for saved games again: there may be others than before."""
        self.app.sounds.mood("title")
        listed = saves.listed(self.app.content)
        self._count = len(listed)
        self._last = next((saved for saved in listed if saved.autosave), None)
        super().resume()
        if self._open_first is not None:
            path, self._open_first = self._open_first, None
            self.load(path)

    def load(self, path: Path) -> None:
        """Go on with a saved game, or say why not."""
        try:
            session = load_session(path, self.app.content)
        except SaveError as error:
            reason = self.text(f"save.{error.reason}", **error.values)
            self.ask(
                self.text("saved.failed.title"),
                [self.text("saved.failed.load", reason=reason)],
                [Item("ok", self.text("saved.failed.ok"), lambda: None, chosen=True)],
            )
        else:
            open_table(self.app, session)

    # --- what the buttons do ---------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Go on with the last game."""
        self.load(folders.autosave_path())

    def new_game(self) -> None:
        """Set up a new game."""
        from game.scenes.new_game import NewGameScene

        self.app.push(NewGameScene(self.app))

    def choose(self) -> None:
        """Choose a saved game."""
        from game.scenes.load import LoadScene

        self.app.push(LoadScene(self.app))

    def about(self) -> None:
        """Say what the program is made of."""
        from game.scenes.about import AboutScene

        self.app.push(AboutScene(self.app))

    def settings(self) -> None:
        """Change the settings."""
        from game.scenes.settings import SettingsScene

        self.app.push(SettingsScene(self.app))

    def back(self) -> None:
        """Escape does nothing here: leaving is a button."""

    # --- widgets ---------------------------------------------------------------------------------------------

    def build(self) -> list[Widget]:
        """The menu."""
        text = self.text
        can, why = self._continue()
        load_why = text("menu.load.why", n=self._count) if self._count else text("menu.load.none")
        entries = (
            ("continue", why, can, self.go_on, pygame.K_c, "icon.end_turn"),
            ("new_game", text("menu.new_game.why"), True, self.new_game, pygame.K_n, "icon.dice"),
            ("load", load_why, bool(self._count), self.choose, pygame.K_l, "icon.open"),
            ("full_screen", "", True, self.app.toggle_full_screen, pygame.K_f, "icon.eye"),
            ("settings", text("menu.settings.why"), True, self.settings, pygame.K_s, "icon.settings"),
            ("about", text("menu.about.why"), True, self.about, pygame.K_a, "icon.book"),
            ("quit", "", True, self.app.quit, pygame.K_q, "icon.cross"),
        )
        found: list[Widget] = []
        for row, (id, why, enabled, action, key, icon) in enumerate(entries):
            area = Area(MENU.x, MENU.y + row * PITCH, MENU.w, HIGH)
            found.append(
                Button(
                    id,
                    area,
                    text(f"menu.{id}.label"),
                    (why,) if why else (),
                    enabled,
                    action,
                    icon=icon,
                    keys=(key,),
                    left=True,
                    primary=id == ("continue" if can else "new_game"),
                )
            )
        return found

    def _continue(self) -> tuple[bool, str]:
        """Whether there is a game to go on with, and what it is or why there is none."""
        last = self._last
        if last is None:
            return False, self.text("menu.continue.none")
        if last.save is None:
            return False, self.text("menu.continue.broken", reason=last.reason(self.text))
        if last.save.finished:
            return False, self.text("menu.continue.over")
        return True, self.text(
            "menu.continue.what", seats=last.seats(self.text), progress=last.progress(self.text, self.app.content)
        )

    # --- drawing ---------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """Draw the picture, the logo and the small print."""
        canvas.sprite(PICTURE, 0, 0)
        width, height = art.size(LOGO)
        canvas.sprite(LOGO, (SCREEN.w - width) // 2, LOGO_TOP)
        canvas.text(
            self.text("window.subtitle"),
            SCREEN.w / 2,
            LOGO_TOP + height + 5,
            colour="glow",
            shadow="ink0",
            align="center",
        )
        version = self.text("window.version", version=game.__version__)
        canvas.text(self.text("window.unofficial"), 8, 348, colour="paper2")
        canvas.text(version, 632, 348, colour="paper2", align="right")
