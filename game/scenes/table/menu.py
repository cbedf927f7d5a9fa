"""The menu over the table: saving, loading, leaving; and the dialogue that asks for the name of a save."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.scenes.destinations import Load, NewGame, Rulebook, SaveAs, Settings, Title
from game.scenes.popups import SCREEN
from game.scenes.shared.naming import NameScene
from game.scenes.shared.over_table import GameTable, OverTable
from game.scenes.shared.rulebook_chapters import chapter_for
from game.scenes.table.saving import autosave, save_as
from game.session import games
from game.ui import theme
from game.ui.area import Area
from game.ui.canvas import Canvas
from game.ui.scene import Action, App
from game.ui.widgets import Button, Item, Widget

WIDTH = 170.0
ROW = 22.0
HIGH = 18.0
TOP = 24.0

Listed = tuple[str, Action, int, str | None]
"""An entry of the menu: its id, what it does, its key and its icon."""


class MenuScene(OverTable):
    """The list of what can be done with the game as a whole."""

    def entries(self) -> list[Listed]:
        """The entries, from top to bottom."""
        return [
            ("back", self.app.pop, pygame.K_m, "icon.arrow_left"),
            ("save", self._save, pygame.K_s, "icon.save"),
            ("save_as", self._save_as, pygame.K_a, "icon.save"),
            ("load", self._load, pygame.K_l, "icon.open"),
            ("new_game", self._new_game, pygame.K_n, "icon.dice"),
            ("title", self._title, pygame.K_t, None),
            ("rulebook", self._rulebook, pygame.K_h, "icon.book"),
            ("settings", self._settings, pygame.K_o, "icon.settings"),
            ("full_screen", self.app.toggle_full_screen, pygame.K_f, "icon.eye"),
            ("quit", self._quit, pygame.K_q, "icon.cross"),
        ]

    def build(self) -> list[Widget]:
        """A button for each entry."""
        entries = self.entries()
        panel = self._panel(len(entries))
        found: list[Widget] = []
        for row, (id, action, key, icon) in enumerate(entries):
            area = Area(panel.x + 12, panel.y + TOP + ROW * row, panel.w - 24, HIGH)
            note = f"table.menu.{id}_note"
            lines = (self.text(note),) if self.text.has(note) else ()
            found.append(
                Button(
                    id,
                    area,
                    self.text(f"table.menu.{id}"),
                    lines,
                    action=action,
                    icon=icon,
                    key=pygame.key.name(key).upper(),
                    keys=(key,),
                    primary=id == "back",
                )
            )
        return found

    def _panel(self, rows: int) -> Area:
        height = TOP + ROW * rows + 8
        return Area((SCREEN.w - WIDTH) / 2, round((SCREEN.h - height) / 2), WIDTH, height)

    def paint(self, canvas: Canvas) -> None:
        """Draw the panel over the table."""
        super().paint(canvas)
        panel = self._panel(len(self.widgets))
        theme.panel(canvas, panel)
        theme.strip(canvas, Area(panel.x + 2, panel.y + 2, panel.w - 4, theme.STRIP), self.text("table.menu.heading"))

    # --- what the entries do -------------------------------------------------------------------------------------

    def _save(self) -> None:
        """Write the game to its own place now."""
        try:
            self.table.place.write(self.table.session, even_if_same=True)
        except OSError as error:
            self._failed(error)
        else:
            self.table.complain("")
            self.say(self.text("table.menu.saved"), self.text("table.menu.saved_auto"))

    def _save_as(self) -> None:
        self.app.go(SaveAs(self.table))

    def _failed(self, error: OSError) -> None:
        reason = error.strerror or type(error).__name__
        self.say(self.text("table.menu.not_saved"), self.text("table.no_save", reason=reason))

    def _load(self) -> None:
        autosave(self.table)
        self.app.go(Load(self.table.place))

    def _new_game(self) -> None:
        autosave(self.table)
        self.app.go(NewGame())

    def _title(self) -> None:
        autosave(self.table)
        self.app.go(Title())

    def _rulebook(self) -> None:
        """Open the rulebook at the chapter about what is to be decided."""
        self.app.go(Rulebook(chapter_for(self.table.session.state)))

    def _settings(self) -> None:
        self.app.go(Settings())

    def _quit(self) -> None:
        autosave(self.table)
        self.app.quit()


class SaveAsScene(NameScene):
    """Asks for a name; saving over another game is asked about."""

    def __init__(self, app: App, table: GameTable) -> None:
        self.table = table
        self._saved = games.listed(app.content).saved
        names = [seat.name for seat in table.session.setup.seats]
        name = app.text("table.save_as.name", seats=", ".join(names), round=table.session.state.round)
        words = app.text("table.save_as.heading"), app.text("table.save_as.save")
        super().__init__(app, table, name, words, self._why_not, lambda _, name: self._save(name))

    def _why_not(self, name: str) -> str:
        return "" if games.path_for(name, self._saved) is not None else self.text("table.save_as.no_name")

    def _save(self, name: str) -> None:
        path = games.path_for(name, self._saved)
        if path is None:
            return
        if path.exists():
            self.ask(
                self.text("table.save_as.heading"),
                [self.text("table.save_as.exists", name=name)],
                [
                    Item("replace", self.text("table.save_as.replace"), lambda: self._write(name, path)),
                    Item("keep", self.text("table.save_as.cancel"), lambda: None, chosen=True),
                ],
            )
        else:
            self._write(name, path)

    def _write(self, name: str, path: Path) -> None:
        try:
            save_as(self.table, name, path)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            ok = Item("ok", self.text("table.menu.ok"), lambda: None, chosen=True)
            self.ask(self.text("table.menu.not_saved"), [self.text("table.no_save", reason=reason)], [ok])
        else:
            self.table.stage.note(self.text("table.saved_as", name=name))
            self.app.uncover(self.table)
