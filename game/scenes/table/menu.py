"""The menu over the table: saving, loading, leaving; and the dialogue that asks for the name of a save."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game import folders
from game.scenes.base import SCREEN, WidgetScene
from game.scenes.table.saving import autosave, path_for, save
from game.ui import keyboard, theme
from game.ui.area import Area
from game.ui.canvas import Canvas
from game.ui.scene import Action, App
from game.ui.textedit import TextEdit
from game.ui.widgets import Button, Field, Item, Widget

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

WIDTH = 170.0
ROW = 22.0
HIGH = 18.0
TOP = 24.0
NAME_LIMIT = 32

Listed = tuple[str, Action, int, str | None]
"""An entry of the menu: its id, what it does, its key and its icon."""


class OverTable(WidgetScene):
    """A scene of widgets that lies over the darkened table."""

    def __init__(self, app: App, table: TableScene) -> None:
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
        """Write the game that "continue" goes on with."""
        try:
            save(self.table.session, folders.autosave_path())
        except OSError as error:
            self._failed(error)
        else:
            self.say(self.text("table.menu.saved"), self.text("table.menu.saved_auto"))

    def _save_as(self) -> None:
        self.app.push(SaveAsScene(self.app, self.table))

    def _failed(self, error: OSError) -> None:
        reason = error.strerror or type(error).__name__
        self.say(self.text("table.menu.not_saved"), self.text("table.no_save", reason=reason))

    def _load(self) -> None:
        from game.scenes.load import LoadScene

        autosave(self.table)
        self.app.push(LoadScene(self.app))

    def _new_game(self) -> None:
        from game.scenes.new_game import NewGameScene

        autosave(self.table)
        self.app.push(NewGameScene(self.app))

    def _title(self) -> None:
        from game.scenes.title import TitleScene

        autosave(self.table)
        self.app.reset(TitleScene(self.app))

    def _rulebook(self) -> None:
        """Open the rulebook at the chapter about what is to be decided."""
        from game.scenes.rulebook import RulebookScene, chapter_for

        self.app.push(RulebookScene(self.app, chapter_for(self.table.session.state)))

    def _settings(self) -> None:
        from game.scenes.settings import SettingsScene

        self.app.push(SettingsScene(self.app))

    def _quit(self) -> None:
        autosave(self.table)
        self.app.quit()


class SaveAsScene(OverTable):
    """Asks for a name; saving over another game is asked about."""

    PANEL = Area(200, 130, 240, 90)

    def __init__(self, app: App, table: TableScene) -> None:
        super().__init__(app, table)
        names = [seat.name for seat in table.session.setup.seats]
        words = self.text("table.save_as.name", seats=", ".join(names), round=table.session.state.round)
        self.edit = TextEdit(words[:NAME_LIMIT], limit=NAME_LIMIT)
        self.edit.select_all()
        self.focus = "name"

    def build(self) -> list[Widget]:
        """The name and the two buttons."""
        panel = self.PANEL
        path = path_for(self.edit.text)
        field = Field(
            "name",
            Area(panel.x + 12, panel.y + 36, panel.w - 24, 15),
            self.text("table.save_as.label"),
            edit=self.edit,
            changed=self.rebuild,
            faulty=path is None,
        )
        width = (panel.w - 30) / 2
        return [
            field,
            Button(
                "save",
                Area(panel.x + 12, panel.y + 62, width, HIGH),
                self.text("table.save_as.save"),
                () if path else (self.text("table.save_as.no_name"),),
                path is not None,
                self._save,
                icon="icon.save",
                primary=True,
            ),
            Button(
                "cancel",
                Area(panel.x + 18 + width, panel.y + 62, width, HIGH),
                self.text("table.save_as.cancel"),
                action=self.app.pop,
            ),
        ]

    def handle(self, event: pygame.event.Event) -> None:
        """Enter in the name saves."""
        enter = event.type == pygame.KEYDOWN and event.key in keyboard.ENTER
        if enter and self.focus == "name" and not self.popups:
            if path_for(self.edit.text) is not None:
                self._save()
            return
        super().handle(event)

    def paint(self, canvas: Canvas) -> None:
        """Draw the panel over the table."""
        super().paint(canvas)
        panel = self.PANEL
        theme.panel(canvas, panel)
        strip = Area(panel.x + 2, panel.y + 2, panel.w - 4, theme.STRIP)
        theme.strip(canvas, strip, self.text("table.save_as.heading"))
        canvas.text(self.text("table.save_as.label"), panel.x + 12, panel.y + 24)

    def _save(self) -> None:
        path = path_for(self.edit.text)
        if path is None:
            return
        if path.exists():
            self.ask(
                self.text("table.save_as.heading"),
                [self.text("table.save_as.exists", name=path.stem)],
                [
                    Item("replace", self.text("table.save_as.replace"), self._write),
                    Item("keep", self.text("table.save_as.cancel"), lambda: None, chosen=True),
                ],
            )
        else:
            self._write()

    def _write(self) -> None:
        path = path_for(self.edit.text)
        if path is None:
            return
        try:
            save(self.table.session, path)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            self.say(self.text("table.menu.not_saved"), self.text("table.no_save", reason=reason))
        else:
            self.table.stage.note(self.text("table.saved_as", name=path.stem))
            self.app.pop()
            self.app.pop()
