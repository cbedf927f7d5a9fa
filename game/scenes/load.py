"""The list of saved games: go on with one, watch it, name it, delete it and bring it back."""

from __future__ import annotations

import enum
from collections.abc import Callable
from functools import partial

import pygame

from game import folders
from game.scenes.base import WidgetScene
from game.scenes.destinations import Name
from game.scenes.load_rows import LIST, PANEL, ROW, SavedRow, draw_row
from game.scenes.opening import go_on, say, watch_saved
from game.scenes.shared.naming import NameScene
from game.session import games
from game.session.briefing import shut_words
from game.session.place import Place
from game.session.saved import Saved
from game.session.standing import Standing, standing
from game.storage import locks
from game.ui import theme
from game.ui.area import Area
from game.ui.canvas import Canvas
from game.ui.scene import App
from game.ui.widgets import Button, Dropdown, Item, Scroll, Sheet, Widget

HEADER = Area(PANEL.x, 4, PANEL.w, 20)
BUTTONS = PANEL.bottom - 27
WIDE, HIGH, GAP = 86.0, 19.0, 6.0


class Sort(enum.StrEnum):
    """What the list goes by."""

    PLAYED = "played"
    NAME = "name"
    ROUND = "round"
    SEATS = "seats"


class LoadScene(WidgetScene):
    """The list. One of the games is chosen; the buttons below are about that one.

    `place`: that of the game on the table below, if there is one.
    """

    def __init__(self, app: App, place: Place | None = None) -> None:
        super().__init__(app)
        self.place = place
        self.saved: list[Saved] = []
        self.shut: folders.Shut | None = None
        self.sort = Sort.PLAYED
        self.chosen = 0
        self.scroll = Scroll()
        self.deleted: list[games.Deleted] = []
        self._standings: dict[str, Standing | None] = {}

    def resume(self) -> None:
        """Read the list again, and stay at the game that was chosen or at its neighbour."""
        path = self.current.path if self.current is not None else None
        listed = games.listed(self.app.content)
        self.saved, self.shut = self._sorted(listed.saved), listed.shut
        paths = [saved.path for saved in self.saved]
        self.chosen = paths.index(path) if path in paths else min(self.chosen, max(0, len(paths) - 1))
        super().resume()

    def _sorted(self, saved: list[Saved]) -> list[Saved]:
        """Return the games in the order that is chosen, equal ones the last played first."""
        text = self.text
        match self.sort:
            case Sort.PLAYED:
                return saved
            case Sort.NAME:
                return sorted(saved, key=lambda each: folders.name_key(each.title(text)))
            case Sort.ROUND:
                return sorted(saved, key=lambda each: -each.usable.round if each.usable else 1)
            case Sort.SEATS:
                return sorted(saved, key=lambda each: folders.name_key(each.seats(text)))

    @property
    def current(self) -> Saved | None:
        """The game that is chosen."""
        return self.saved[self.chosen] if self.saved else None

    def standing(self, saved: Saved) -> Standing | None:
        """How a game stands, worked out once."""
        save = saved.usable
        if save is None:
            return None
        if save.checksum not in self._standings:
            self._standings[save.checksum] = standing(save, self.app.content)
        return self._standings[save.checksum]

    # --- what is done ----------------------------------------------------------------------------------------

    def choose(self, number: int) -> None:
        """Choose a game; choosing the chosen one loads it."""
        if number == self.chosen and self.current is not None and self.current.usable is not None:
            self.load()
            return
        self.chosen = number
        self._show(number)
        self.rebuild()

    def sort_by(self, sort: Sort) -> None:
        """Put the list into another order."""
        self.sort = sort
        self.resume()
        self._show(self.chosen)
        self.rebuild()

    def load(self) -> None:
        """Go on with the chosen game."""
        if self.current is not None:
            go_on(self, self.current)

    def watch(self) -> None:
        """Watch the chosen game from its beginning."""
        if self.current is not None:
            watch_saved(self, self.current)

    def rename(self) -> None:
        """Ask for a name for the chosen game."""
        saved = self.current
        if saved is not None:
            words = self.text("saved.rename"), self.text("saved.rename_take")
            self.app.go(Name(self, saved.title(self.text), words, self._why_not, self._rename))

    def _why_not(self, name: str) -> str:
        """Why the chosen game cannot be called so."""
        others = [each for each in self.saved if each is not self.current and each.name]
        if not folders.file_stem(name):
            return self.text("table.save_as.no_name")
        if folders.name_key(name) in {folders.name_key(each.name) for each in others}:
            return self.text("table.save_as.exists", name=name)
        return ""

    def _rename(self, scene: NameScene, name: str) -> None:
        saved = self.current
        try:
            if saved is not None:
                games.rename(saved, name)
        except OSError as error:
            say(scene, self.text("saved.failed.rename", reason=error.strerror or type(error).__name__))
            return
        if saved is not None and self.place is not None and saved.path == self.place.path:
            self.place.name = name
        self.app.pop()

    def delete(self) -> None:
        """Delete the chosen game; it can be brought back as long as the list is open."""
        if self.current is not None and not self._why_not_changed():
            self._change(partial(self._delete, self.current))

    def _delete(self, saved: Saved) -> None:
        self.deleted.append(games.delete(saved))

    def undelete(self) -> None:
        """Bring back what was deleted last."""
        if not self.deleted:
            return
        back = self.deleted[-1]
        if not self._change(partial(self._undelete, back)):
            return
        paths = [saved.path for saved in self.saved]
        if back.moved[-1][0] in paths:
            self.chosen = paths.index(back.moved[-1][0])
            self._show(self.chosen)
            self.rebuild()

    def _undelete(self, back: games.Deleted) -> None:
        games.undelete(back)
        self.deleted.remove(back)

    def _change(self, what: Callable[[], None]) -> bool:
        """Do something with the files, and look at them again; False where that could not be done."""
        try:
            what()
        except OSError as error:
            say(self, self.text("saved.failed.delete", reason=error.strerror or type(error).__name__))
            return False
        self.resume()
        return True

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
                id, choose = f"save:{saved.path.stem}", partial(self.choose, number)
                found.append(SavedRow(id, area, saved.title(text), reason, action=choose, saved=saved))
        return [*found, *self._buttons(), *self._sorting()]

    def _sorting(self) -> list[Widget]:
        text = self.text
        items = [
            Item(sort, text(f"saved.sort.{sort}"), partial(self.sort_by, sort), chosen=sort is self.sort)
            for sort in Sort
        ]
        words = text("saved.sorted", by=text(f"saved.sort.{self.sort}"))
        area = Area(HEADER.right - 156, HEADER.y + 2, 150, 16)
        return [Dropdown("sort", area, words, items=items)] if len(self.saved) > 1 else []

    def _why_not_changed(self) -> str:
        """Why the chosen game can be neither renamed nor deleted now."""
        if self.current is None:
            return self.text("saved.none")
        if not locks.is_free(self.current.path):
            return self.text("saved.in_use.short")
        return ""

    def _buttons(self) -> list[Widget]:
        text, current = self.text, self.current
        back_key = text("window.key.escape")
        back = Button(
            "back",
            Area(PANEL.right - 10 - WIDE, BUTTONS, WIDE, HIGH),
            text("window.back"),
            action=self.back,
            key=back_key,
        )
        undo = Button(
            "undo",
            Area(PANEL.x + 10 + 4 * (WIDE + GAP), BUTTONS, WIDE, HIGH),
            text("saved.undo"),
            (text("saved.undo_why"),),
            action=self.undelete,
            icon="icon.undo",
            key="Z",
            keys=(pygame.K_z,),
        )
        undos = [undo] if self.deleted else []
        if current is None:
            return [*undos, back]
        broken = current.usable is None
        reason = (current.reason(text),) if broken else ()
        busy = self._why_not_changed()
        on_table = self.place is not None and self.place.path == current.path
        why = (busy,) if busy else (text("saved.on_table"),) if on_table else ()
        names = (busy,) if busy else (current.reason(text),) if current.save is None else (text("saved.rename_why"),)
        row = [
            Button(
                "load",
                Area(0, 0, 0, 0),
                text("saved.load") if current.older is None else text("saved.load_older"),
                reason,
                not broken,
                self.load,
                icon="icon.open",
                primary=True,
            ),
            Button(
                "watch",
                Area(0, 0, 0, 0),
                text("saved.watch"),
                reason or (text("saved.watch_why"),),
                not broken,
                self.watch,
                icon="icon.play",
                key="W",
                keys=(pygame.K_w,),
            ),
            Button(
                "rename",
                Area(0, 0, 0, 0),
                text("saved.rename_button"),
                names,
                not busy and current.save is not None,
                self.rename,
                key="R",
                keys=(pygame.K_r, pygame.K_F2),
            ),
            Button(
                "delete",
                Area(0, 0, 0, 0),
                text("saved.delete"),
                why or (text("saved.delete_why"),),
                not why,
                self.delete,
                icon="icon.cross",
                keys=(pygame.K_DELETE,),
            ),
        ]
        for number, button in enumerate(row):
            button.area = Area(PANEL.x + 10 + number * (WIDE + GAP), BUTTONS, WIDE, HIGH)
            button.about = current.path.name
        return [*row, *undos, back]

    # --- drawing ---------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """Draw the header and the panel."""
        canvas.frame("frame.dark", HEADER)
        canvas.text(self.text("saved.title"), HEADER.x + 10, 10, size="title", colour="brass0", shadow="ink0")
        theme.panel(canvas, PANEL)
        title = self.text("saved.count", n=len(self.saved))
        note = shut_words(self.shut, self.text) if self.shut is not None and self.saved else ""
        theme.strip(canvas, Area(PANEL.x + 4, PANEL.y + 4, PANEL.w - 8, theme.STRIP), title, note)

    def _draw_list(self, page: Canvas) -> None:
        if not self.saved:
            words = shut_words(self.shut, self.text) if self.shut is not None else self.text("saved.empty")
            if self.shut is not None:
                page.icon("icon.warning", 12, 13, 10)
            for row, line in enumerate(page.wrap(words, LIST.w - 48)):
                page.text(line, 26, 16 + row * theme.LINE, colour="ink2" if self.shut is None else "south1")
        seen = self.scroll.offset, self.scroll.offset + LIST.h
        for number, saved in enumerate(self.saved):
            row_area = Area(2, 2 + number * ROW, LIST.w - 12, ROW)
            if row_area.bottom > seen[0] and row_area.y < seen[1]:
                draw_row(page, row_area, saved, self, number == self.chosen)
