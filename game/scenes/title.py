"""The title: the way to everything else."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pygame

import game
from game import folders
from game.scenes.base import WidgetScene
from game.scenes.destinations import About, Journey, Load, NewGame, Rulebook, Settings, Solo
from game.scenes.opening import go_on
from game.scenes.popups import SCREEN
from game.session import games
from game.session.briefing import shut_words
from game.session.saved import Saved, look
from game.ui import art
from game.ui.area import Area
from game.ui.canvas import Canvas, measuring
from game.ui.scene import Action, App
from game.ui.widgets import Button, Widget

PICTURE = "title.picture"
LOGO = "title.logo"
LOGO_TOP = 16
MENU = Area(456, 74, 172, 122)  # in the open sky
RISE = 7.0  # how much higher it begins where it needs more room
PITCH = 20.0
HIGH = 18.0
NOTE = 9.0  # what a second line adds to the button that goes on with a game
NOTE_WIDTH = 126.0
GAP = 4.0  # between two buttons of a row, and between the ways into a game and everything else


class Entry(NamedTuple):
    """An entry of the menu: its id, what it says on hover, whether it can be used, what it does, its key and icon."""

    id: str
    why: str | tuple[str, ...]
    can: bool
    action: Action
    key: int
    icon: str


class TitleScene(WidgetScene):
    """The first screen. `open_first`: a saved game to go to at once."""

    def __init__(self, app: App, open_first: Path | None = None) -> None:
        super().__init__(app)
        self._open_first = open_first
        self._games = games.Games([], None)
        self._unkept = ""

    def resume(self) -> None:
        """Look for saved games again: there may be others than before."""
        self.app.sounds.mood("title")
        games.tidy()
        self._games = games.listed(self.app.content)
        self._unkept = folders.unwritable()
        super().resume()
        if self._open_first is not None:
            path, self._open_first = self._open_first, None
            go_on(self, look(path, self.app.content))

    @property
    def _last(self) -> Saved | None:
        """The game to continue."""
        return games.to_go_on_with(self._games)

    # --- what the buttons do ---------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Go on with the unfinished game that was played last."""
        if self._last is not None:
            go_on(self, self._last)

    def new_game(self) -> None:
        """Set up a new game."""
        self.app.go(NewGame())

    def choose(self) -> None:
        """Choose a saved game."""
        self.app.go(Load())

    def campaign(self) -> None:
        """Go on with the journey."""
        self.app.go(Journey())

    def solo(self) -> None:
        """Play alone outside of the campaign."""
        self.app.go(Solo())

    def rulebook(self) -> None:
        """Explain the game."""
        self.app.go(Rulebook())

    def about(self) -> None:
        """Say what the program is made of."""
        self.app.go(About())

    def settings(self) -> None:
        """Change the settings."""
        self.app.go(Settings())

    def back(self) -> None:
        """Escape does nothing here: leaving is a button."""

    # --- widgets ---------------------------------------------------------------------------------------------

    def build(self) -> list[Widget]:
        """The menu."""
        text = self.text
        can, count, shut = self._last is not None, len(self._games.saved), self._games.shut
        load_why = text("menu.load.why", n=count) if count else text("menu.load.none")
        if shut is not None:
            load_why = shut_words(shut, text)
        first = "continue" if can else "new_game"
        rows = (
            (Entry("continue", self._continue(), can, self.go_on, pygame.K_c, "icon.end_turn"),),
            (Entry("new_game", text("menu.new_game.why"), True, self.new_game, pygame.K_n, "icon.dice"),),
            (
                Entry("campaign", text("menu.campaign.why"), True, self.campaign, pygame.K_j, "icon.train"),
                Entry("solo", text("menu.solo.why"), True, self.solo, pygame.K_o, "disc.andrew.8"),
            ),
            (Entry("load", load_why, bool(count or shut), self.choose, pygame.K_l, "icon.open"),),
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
        note = self._which()
        top = MENU.y - (RISE if note else 0)
        for row in rows:
            high = HIGH + NOTE if note and row and row[0].id == "continue" else HIGH
            for column, entry in enumerate(row):
                width = (MENU.w - GAP * (len(row) - 1)) / len(row)
                area = Area(MENU.x + column * (width + GAP), top, width, high)
                found.append(self._button(entry, area, primary=entry.id == first))
            top += PITCH + high - HIGH if row else GAP
        return found

    def _button(self, entry: Entry, area: Area, *, primary: bool = False) -> Widget:
        keys = (entry.key, pygame.K_F1, pygame.K_QUESTION) if entry.id == "rulebook" else (entry.key,)
        return Button(
            entry.id,
            area,
            self.text(f"menu.{entry.id}.label"),
            entry.why if isinstance(entry.why, tuple) else tuple(filter(None, (entry.why,))),
            entry.can,
            entry.action,
            icon=entry.icon,
            key=pygame.key.name(entry.key).upper(),
            keys=keys,
            left=True,
            primary=primary,
            note=self._which() if entry.id == "continue" else "",
        )

    def _which(self) -> str:
        """Which game there is to go on with, in as many words as the button has room for."""
        last, text = self._last, self.text
        if last is None:
            return ""
        progress = last.progress(text, self.app.content)
        canvas = measuring(self.app.size)
        told = (
            text("menu.continue.which", game=game, progress=progress) for game in (last.what(text), last.title(text))
        )
        return next((words for words in told if canvas.measure(words) <= NOTE_WIDTH), progress)

    def _continue(self) -> tuple[str, ...]:
        """What there is to go on with, or why there is nothing; and what cannot be read."""
        text, content, last = self.text, self.app.content, self._last
        broken = [saved for saved in self._games.saved if saved.own and saved.usable is None]
        lines: list[str] = []
        if last is not None:
            progress = last.progress(text, content)
            lines.append(text("menu.continue.what", seats=last.what(text), progress=progress, date=last.date(text)))
            if last.save is None:
                lines.append(text("menu.continue.older", reason=last.reason(text)))
        elif self._games.shut is not None:
            lines.append(shut_words(self._games.shut, text))
        elif not broken:
            lines.append(text("menu.continue.over" if self._games.saved else "menu.continue.none"))
        if broken:
            lines.append(text("menu.continue.broken", reason=broken[0].reason(text)))
        return tuple(lines)

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
