"""The list of saved games: go on with one, restore a damaged one, delete one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame

from game.scenes import saves
from game.scenes.base import WidgetScene
from game.scenes.entry import open_table
from game.session import SaveError
from game.session.save import load_session
from game.ui import theme
from game.ui.area import Area
from game.ui.canvas import Canvas
from game.ui.scene import App
from game.ui.widgets import Button, Item, Look, Scroll, Sheet, Widget

PANEL = Area(60, 28, 520, 296)
LIST = Area(70, 54, 500, 220)
ROW = 36.0
SEATS = 370.0  # width of what is played by whom


@dataclass
class SavedRow(Widget):
    """A saved game in the list; it is drawn by the sheet that it lies on."""

    saved: saves.Saved | None = None

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Draw the ring of the keyboard; the rest is drawn by the sheet."""
        if look.focused:
            with canvas.clip(LIST):
                theme.focus_ring(canvas, self.area.inset(2))


class LoadScene(WidgetScene):
    """The list. One of the games is chosen; the buttons below are about that one."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.saved: list[saves.Saved] = []
        self.chosen = 0
        self.scroll = Scroll()

    def resume(self) -> None:
        """Read the list again."""
        self.saved = saves.listed(self.app.content)
        self.chosen = min(self.chosen, max(0, len(self.saved) - 1))
        super().resume()

    @property
    def current(self) -> saves.Saved | None:
        """The game that is chosen."""
        return self.saved[self.chosen] if self.saved else None

    # --- what is done ----------------------------------------------------------------------------------------

    def choose(self, number: int) -> None:
        """Choose a game; choosing the chosen one loads it."""
        if number == self.chosen and self.current is not None and self.current.save is not None:
            self.load()
            return
        self.chosen = number
        self._show(number)
        self.rebuild()

    def load(self) -> None:
        """Go on with the chosen game."""
        if self.current is None:
            return
        try:
            session = load_session(self.current.path, self.app.content)
        except SaveError as error:
            self._say(self.text("saved.failed.load", reason=self.text(f"save.{error.reason}", **error.values)))
        else:
            open_table(self.app, session)

    def watch(self) -> None:
        """Watch the chosen game from its beginning."""
        from game.scenes.replay import watch

        if self.current is None:
            return
        try:
            watch(self.app, self.current.path)
        except SaveError as error:
            self._say(self.text("saved.failed.load", reason=self.text(f"save.{error.reason}", **error.values)))

    def restore(self) -> None:
        """Put the older copy of the chosen game in its place."""
        self._change(saves.restore)

    def delete(self) -> None:
        """Ask whether to delete the chosen game."""
        if self.current is None:
            return
        self.ask(
            self.text("saved.ask.title"),
            [self.text("saved.ask.line", name=self.current.title(self.text))],
            [
                Item("delete", self.text("saved.ask.delete"), lambda: self._change(saves.delete), icon="icon.cross"),
                Item("keep", self.text("saved.ask.keep"), lambda: None, chosen=True),
            ],
        )

    def _change(self, what: Callable[[saves.Saved], None]) -> None:
        try:
            if self.current is not None:
                what(self.current)
        except OSError as error:
            self._say(self.text("saved.failed.delete", reason=error.strerror or str(error)))
        else:
            self.resume()

    def _say(self, sentence: str) -> None:
        ok = Item("ok", self.text("saved.failed.ok"), lambda: None, chosen=True)
        self.ask(self.text("saved.failed.title"), [sentence], [ok])

    def _show(self, number: int) -> None:
        self.scroll.show(number * ROW, (number + 1) * ROW, LIST.h - 4)

    def focused(self, widget: Widget) -> None:
        """Scroll to the game that the keyboard comes to, and choose it."""
        if isinstance(widget, SavedRow) and widget.saved is not None:
            self.chosen = self.saved.index(widget.saved)
            self._show(self.chosen)
            self.rebuild()

    # --- widgets ---------------------------------------------------------------------------------------------

    def build(self) -> list[Widget]:
        """The list, its rows, and the buttons."""
        text = self.text
        found: list[Widget] = [
            Sheet(
                "list",
                LIST,
                text("saved.title"),
                focusable=False,
                scroll=self.scroll,
                height=4 + ROW * len(self.saved),
                draw=self._draw_list,
                step=ROW,
            )
        ]
        for number, saved in enumerate(self.saved):
            y = LIST.y + 2 + number * ROW - self.scroll.offset
            area = Area(LIST.x + 2, max(LIST.y, y), LIST.w - 12, min(LIST.bottom, y + ROW) - max(LIST.y, y))
            if area.h > 0:
                reason = (saved.reason(text),) if saved.error is not None else ()
                found.append(
                    SavedRow(
                        f"save:{saved.path.stem}",
                        area,
                        saved.title(text),
                        reason,
                        action=partial(self.choose, number),
                        saved=saved,
                    )
                )
        return [*found, *self._buttons()]

    def _buttons(self) -> list[Widget]:
        text, current = self.text, self.current
        y = PANEL.bottom - 27
        broken = current is not None and current.save is None
        found: list[Widget] = [
            Button(
                "back",
                Area(PANEL.right - 92, y, 82, 19),
                text("window.back"),
                action=self.back,
                key=text("window.key.escape"),
            )
        ]
        if current is None:
            return found
        delete = Button(
            "delete",
            Area(PANEL.x + 10, y, 82, 19),
            text("saved.delete"),
            action=self.delete,
            icon="icon.cross",
            keys=(pygame.K_DELETE,),
        )
        middle = Area(PANEL.right - 238, y, 140, 19)
        if broken and current.backup is not None:
            return [Button("restore", middle, text("saved.restore"), action=self.restore, primary=True), delete, *found]
        reason = (current.reason(text),) if broken else ()
        watched = Button(
            "watch",
            Area(PANEL.x + 98, y, 82, 19),
            text("saved.watch"),
            reason or (text("saved.watch_why"),),
            not broken,
            self.watch,
            icon="icon.play",
        )
        load = Button("load", middle, text("saved.load"), reason, not broken, self.load, icon="icon.open", primary=True)
        return [load, watched, delete, *found]

    # --- drawing ---------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """Draw the header and the panel."""
        header = Area(60, 4, 520, 20)
        canvas.frame("frame.dark", header)
        canvas.text(self.text("saved.title"), 70, 10, size="title", colour="brass0", shadow="ink0")
        canvas.text(self.text("saved.subtitle"), 570, 12, colour="paper1", shadow="ink0", align="right")
        theme.panel(canvas, PANEL)
        title = self.text("saved.count", n=len(self.saved))
        theme.strip(canvas, Area(PANEL.x + 4, PANEL.y + 4, PANEL.w - 8, theme.STRIP), title)

    def _draw_list(self, page: Canvas) -> None:
        if not self.saved:
            for row, line in enumerate(page.wrap(self.text("saved.empty"), LIST.w - 40)):
                page.text(line, 16, 16 + row * theme.LINE, colour="ink2")
        for number, saved in enumerate(self.saved):
            self._draw_row(page, Area(2, 2 + number * ROW, LIST.w - 12, ROW), saved, number == self.chosen)

    def _draw_row(self, page: Canvas, row: Area, saved: saves.Saved, chosen: bool) -> None:
        text = self.text
        page.frame("frame.chip.active" if chosen else "frame.card", row.inset(1, 1.5))
        if chosen:
            page.fill("glow", row.inset(4, 4.5))
        page.text(saved.title(text), row.x + 24, row.y + 9)
        page.text(saved.date(text), row.right - 8, row.y + 9, colour="ink2", align="right")
        if saved.save is None:
            page.icon("icon.warning", row.x + 7, row.y + 12, 10)
            words = text("saved.backup") if saved.backup is not None else saved.reason(text)
            page.text(words, row.x + 24, row.y + 21, colour="south1", width=row.w - 34)
            return
        page.icon("icon.save", row.x + 7, row.y + 12, 10)
        page.text(saved.what(text), row.x + 24, row.y + 21, colour="ink2", width=SEATS)
        page.text(saved.progress(text, self.app.content), row.right - 8, row.y + 21, colour="ink2", align="right")
