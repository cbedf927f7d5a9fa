"""The title: the way to everything else."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

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
from game.ui.scene import Action, App
from game.ui.widgets import Button, Item, Widget

PICTURE = "title.picture"
LOGO = "title.logo"
LOGO_TOP = 16
MENU = Area(456, 74, 172, 122)  # in the open sky
PITCH = 20.0
HIGH = 18.0
GAP = 4.0  # between two buttons of a row, and between the ways into a game and everything else


class Entry(NamedTuple):
    """An entry of the menu: its id, what it says on hover, whether it can be used, what it does, its key and icon."""

    id: str
    why: str
    can: bool
    action: Action
    key: int
    icon: str


class TitleScene(WidgetScene):
    """The first screen. `open_first`: a saved game to go to at once."""

    def __init__(self, app: App, open_first: Path | None = None) -> None:
        super().__init__(app)
        self._open_first = open_first
        self._last: saves.Saved | None = None
        self._count = 0
        self._unkept = ""

    def resume(self) -> None:
        """Look for saved games again: there may be others than before."""
        self.app.sounds.mood("title")
        listed = saves.listed(self.app.content)
        self._count = len(listed)
        self._unkept = folders.unwritable()
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

    def campaign(self) -> None:
        """Go on with the journey."""
        from game.scenes.campaign import JourneyScene

        self.app.push(JourneyScene(self.app))

    def solo(self) -> None:
        """Play alone outside of the campaign."""
        from game.scenes.solo import SoloScene

        self.app.push(SoloScene(self.app))

    def rulebook(self) -> None:
        """Explain the game."""
        from game.scenes.rulebook import RulebookScene

        self.app.push(RulebookScene(self.app))

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
        first = "continue" if can else "new_game"
        rows = (
            (Entry("continue", why, can, self.go_on, pygame.K_c, "icon.end_turn"),),
            (Entry("new_game", text("menu.new_game.why"), True, self.new_game, pygame.K_n, "icon.dice"),),
            (
                Entry("campaign", text("menu.campaign.why"), True, self.campaign, pygame.K_j, "icon.train"),
                Entry("solo", text("menu.solo.why"), True, self.solo, pygame.K_o, "disc.andrew.8"),
            ),
            (Entry("load", load_why, bool(self._count), self.choose, pygame.K_l, "icon.open"),),
            (),
            (
                Entry("rulebook", text("menu.rulebook.why"), True, self.rulebook, pygame.K_h, "icon.book"),
                Entry("settings", text("menu.settings.why"), True, self.settings, pygame.K_s, "icon.settings"),
            ),
            (
                Entry("about", text("menu.about.why"), True, self.about, pygame.K_a, "icon.vp"),
                Entry("quit", "", True, self.app.quit, pygame.K_q, "icon.cross"),
            ),
        )
        found: list[Widget] = []
        top = MENU.y
        for row in rows:
            for column, entry in enumerate(row):
                width = (MENU.w - GAP * (len(row) - 1)) / len(row)
                area = Area(MENU.x + column * (width + GAP), top, width, HIGH)
                found.append(self._button(entry, area, primary=entry.id == first))
            top += PITCH if row else GAP
        return found

    def _button(self, entry: Entry, area: Area, *, primary: bool = False) -> Widget:
        keys = (entry.key, pygame.K_F1) if entry.id == "rulebook" else (entry.key,)
        return Button(
            entry.id,
            area,
            self.text(f"menu.{entry.id}.label"),
            (entry.why,) if entry.why else (),
            entry.can,
            entry.action,
            icon=entry.icon,
            key=pygame.key.name(entry.key).upper(),
            keys=keys,
            left=True,
            primary=primary,
        )

    def _continue(self) -> tuple[bool, str]:
        """Whether there is a game to go on with, and what it is or why there is none."""
        last = self._last
        if last is None:
            return False, self.text("menu.continue.none")
        if last.save is None and last.backup is not None:
            return False, self.text("menu.continue.backup", reason=last.reason(self.text))
        if last.save is None:
            return False, self.text("menu.continue.broken", reason=last.reason(self.text))
        if last.save.finished:
            return False, self.text("menu.continue.over")
        return True, self.text(
            "menu.continue.what", seats=last.what(self.text), progress=last.progress(self.text, self.app.content)
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
        if self._unkept:
            canvas.icon("icon.warning", 8, 334, 9)
            words = self.text("window.unkept", reason=self._unkept)
            canvas.text(words, 22, 336, colour="paper2", width=600)
        canvas.text(self.text("window.unofficial"), 8, 348, colour="paper2")
        canvas.text(version, 632, 348, colour="paper2", align="right")
