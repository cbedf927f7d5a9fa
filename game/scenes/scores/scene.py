"""The scene of the sheet of scores: after a game, and over the table as a projection."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine import Category, State
from game.scenes.base import WidgetScene
from game.scenes.destinations import NewGame, Title
from game.scenes.popups import SCREEN
from game.session.score_sheet import Cell, make, verdict
from game.ui import theme
from game.ui.area import Area
from game.ui.canvas import Canvas, measuring
from game.ui.scene import Action, App
from game.ui.view import ANDREW_COLOUR, SeatInfo
from game.ui.widgets import Button, Look, Widget

TITLES = 154.0  # width of the categories' column
COLUMN = 115.0
ROW = 19.0
HEAD = 36.0
TITLE = 28.0
TOTAL = 25.0
BUTTON = 19.0
FIGURE = 0.44  # of a column's width, where figures end
ICONS = {
    Category.PLAYED: "icon.vp",
    Category.TILE: "icon.first",
    Category.EMPLOYEES: "icon.employee",
    Category.DEPARTMENTS_TOP: "icon.department",
    Category.DEPARTMENTS: "icon.department",
    Category.TAB: "icon.study",
    Category.CITIES: "icon.project",
    Category.CONNECTIONS: "icon.link",
    Category.DONATION: "event.donation",
    Category.CARDS: "disc.andrew.8",
    Category.TRACKS: "icon.locomotive",
}


@dataclass
class CellWidget(Widget):
    """A cell of the sheet; its reasons are its tooltip."""

    cell: Cell | None = None
    most: bool = False
    zero: str = ""

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Draw the points, a note of what was counted, and a mark where this seat has most."""
        if self.cell is None or self.cell.points is None:
            return
        if look.hovered or look.focused:
            canvas.fill("glow", self.area.inset(1))
            canvas.outline("brass2", self.area.inset(0.5), 0.5)
        if look.focused:
            theme.focus_ring(canvas, self.area.inset(1.5))
        top = self.area.y + (self.area.h - canvas.capitals("title")) / 2
        middle = self.area.x + self.area.w * FIGURE
        if self.cell.points:
            canvas.text(str(self.cell.points), middle, top, size="title", align="right", colour="ink0")
        else:
            canvas.text(self.zero, middle, top + 2, align="right", colour="ink2")
        if self.most:
            canvas.icon("icon.vp", self.area.x + 6, self.area.y + (self.area.h - 9) / 2, 9)
        if self.cell.note:
            y = self.area.y + (self.area.h - canvas.capitals()) / 2 + 0.5
            canvas.text(self.cell.note, middle + 6, y, colour="ink2")


class ScoresScene(WidgetScene):
    """The sheet. With `final` false it lies over the table and says how things stand."""

    def __init__(
        self,
        app: App,
        state: State,
        seats: Sequence[SeatInfo],
        *,
        final: bool = True,
        look: Action | None = None,
        save: Action | None = None,
    ) -> None:
        super().__init__(app)
        self.state, self.seats, self.final = state, tuple(seats), final
        self.look, self.save = look, save
        self.saved = False
        self.sheet = make(state, self.text)
        width = TITLES + COLUMN * len(self.seats) + 16
        height = TITLE + HEAD + ROW * len(self.sheet.rows) + TOTAL + 10
        top = round((SCREEN.h - height - BUTTON - 9) / 2)
        self.panel = Area((SCREEN.w - width) / 2, top, width, height)

    # --- where -----------------------------------------------------------------------------------------------

    def _column(self, seat: int) -> float:
        return self.panel.x + 8 + TITLES + COLUMN * seat

    def _row(self, row: int) -> float:
        return self.panel.y + TITLE + HEAD + ROW * row

    # --- widgets ---------------------------------------------------------------------------------------------

    def build(self) -> list[Widget]:
        """The cells, then the buttons."""
        found: list[Widget] = []
        for number, row in enumerate(self.sheet.rows):
            most = max((cell.points or 0 for cell in row.cells), default=0)
            for seat, cell in enumerate(row.cells):
                if cell.points is None:
                    continue
                area = Area(self._column(seat), self._row(number), COLUMN, ROW)
                label = self.text("scores.of", name=self.seats[seat].name, category=row.title)
                found.append(
                    CellWidget(
                        f"cell:{row.category}:{seat}",
                        area,
                        label,
                        cell.why,
                        cell=cell,
                        most=bool(most) and cell.points == most and len(self.seats) > 1,
                        zero=self.text("scores.zero"),
                    )
                )
        return [*found, *self._buttons()]

    def _buttons(self) -> list[Widget]:
        wanted: list[tuple[str, str, Action, str | None]] = []
        if self.final:
            if self.look is not None:
                wanted.append(("table", "table", self.look, "icon.eye"))
            if self.save is not None:
                wanted.append(("save", "saved" if self.saved else "save", self._save, "icon.save"))
            wanted.append(("title", "title", self._title, None))
            wanted.append(("new_game", "new_game", self._new_game, "icon.dice"))
        else:
            wanted.append(("back", "back", self.back, None))
        canvas = measuring(self.app.size)
        widths = [max(76.0, canvas.measure(self.text(f"scores.button.{key}")) + 32) for _, key, _, _ in wanted]
        x = (SCREEN.w - sum(widths) - 6 * (len(widths) - 1)) / 2
        y = self.panel.bottom + 8
        found: list[Widget] = []
        for (id, key, action, icon), width in zip(wanted, widths, strict=True):
            words = self.text(f"scores.button.{key}")
            primary = id in ("new_game", "back")
            found.append(Button(id, Area(round(x), y, width, BUTTON), words, action=action, icon=icon, primary=primary))
            x += width + 6
        return found

    def _save(self) -> None:
        if self.save is not None:
            self.save()
            self.saved = True
            self.rebuild()

    def _title(self) -> None:
        self.app.go(Title())

    def _new_game(self) -> None:
        self.app.go(NewGame())

    def back(self) -> None:
        """Escape: back to the table, or to the title after the game."""
        if not self.final:
            self.app.pop()
        elif self.look is not None:
            self.look()
        else:
            self._title()

    # --- drawing ---------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """Draw the panel, the heads of the columns, the titles of the rows and the totals."""
        table = None if self.final else self.app.under(self)
        if table is not None:
            table.draw(canvas.surface)
            canvas.texts.clear()
            canvas.shade("ink0", SCREEN.inset(-SCREEN.w), 150)
        else:
            canvas.sprite("title.picture", 0, 0)
            canvas.shade("ink0", SCREEN, 90)
        panel = self.panel
        theme.panel(canvas, panel)
        self._paint_title(canvas)
        for seat in range(len(self.seats)):
            self._paint_head(canvas, seat)
        for number, row in enumerate(self.sheet.rows):
            y = self._row(number)
            if number % 2 == 0:
                canvas.fill("paper0", Area(panel.x + 6, y, panel.w - 12, ROW))
            canvas.icon(ICONS[row.category], panel.x + 11, y + (ROW - 10) / 2, 10)
            canvas.text(row.title, panel.x + 27, y + (ROW - canvas.capitals()) / 2)
        for seat in range(len(self.seats)):
            x = self._column(seat)
            canvas.fill("paper3", Area(x, self._row(0), 0.5, ROW * len(self.sheet.rows)))
        self._paint_total(canvas)
        for i, line in enumerate(canvas.wrap(self.text("scores.hint"), TITLES - 24)):
            canvas.text(line, panel.x + 12, self._row(0) - HEAD + 11 + i * theme.LINE, colour="ink2")

    def _paint_title(self, canvas: Canvas) -> None:
        panel = self.panel
        head = Area(panel.x + 4, panel.y + 4, panel.w - 8, 22)
        canvas.frame("frame.header", head)
        names = [seat.name for seat in self.seats]
        words = verdict(self.sheet, names, self.text, self.final)
        canvas.text(words, head.x + 8, head.y + 7, size="title", colour="brass0", shadow="ink0")
        rounds = self.state.content.setup.rounds
        note = self.text("scores.final")
        if not self.final:
            note = self.text("scores.round", round=self.state.round, rounds=rounds)
        canvas.text(note, head.right - 8, head.y + 8.5, colour="paper1", shadow="ink0", align="right")

    def _paint_head(self, canvas: Canvas, seat: int) -> None:
        info = self.seats[seat]
        x, y = self._column(seat), self._row(0) - HEAD + 2
        best = seat in self.sheet.best
        card = Area(x + 4, y + 2, COLUMN - 8, HEAD - 8)
        canvas.frame("frame.chip.active" if best else "frame.chip", card)
        disc = "disc.andrew.14" if info.colour == ANDREW_COLOUR else f"disc.seat{info.colour}.14"
        canvas.sprite(disc, card.x + 6, card.y + 7)
        canvas.text(info.name, card.x + 25, card.y + 6.5, colour="ink0")
        rank = self.text(f"scores.rank.{self.sheet.ranks[seat]}")
        canvas.text(rank, card.x + 25, card.y + 16.5, colour="brass3" if best else "ink2")
        if best:
            canvas.icon("icon.first", card.right - 14, card.y + 9, 9)

    def _paint_total(self, canvas: Canvas) -> None:
        y = self._row(len(self.sheet.rows))
        line = Area(self.panel.x + 6, y, self.panel.w - 12, TOTAL)
        canvas.frame("frame.header", line)
        word = y + (TOTAL - canvas.capitals("title")) / 2
        figure = y + (TOTAL - canvas.capitals("display")) / 2
        canvas.text(self.text("scores.total"), line.x + 6, word, size="title", colour="brass0", shadow="ink0")
        for seat, total in enumerate(self.sheet.totals):
            colour = "brass0" if seat in self.sheet.best else "paper0"
            x = self._column(seat) + COLUMN * FIGURE
            canvas.text(str(total), x, figure, size="display", colour=colour, shadow="ink0", align="right")


class SheetScene(ScoresScene):
    """The sheet of a game that is over, only to look at."""

    def _buttons(self) -> list[Widget]:
        area = Area((SCREEN.w - 90) / 2, self.panel.bottom + 8, 90, 19)
        key = self.text("window.key.escape")
        return [Button("back", area, self.text("scores.button.back"), action=self.back, key=key, primary=True)]

    def back(self) -> None:
        """Back to where it was asked for."""
        self.app.pop()
