"""The set-up of a new game: who sits where, which tab sides, which timeline, which seed, and what follows from it."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import partial

import pygame

from game.content.model import Layout, ProjectType, Side
from game.scenes.base import WidgetScene
from game.scenes.new_game import start
from game.scenes.new_game.table_rows import SeatRows
from game.scenes.shared import tabs
from game.session.draft import MOST, NAME_LIMIT, SEED_DIGITS, Draft
from game.ui import theme
from game.ui.area import Area
from game.ui.canvas import Canvas
from game.ui.scene import App
from game.ui.textedit import TextEdit
from game.ui.widgets import Button, Field, Look, Widget

SEATS = Area(6, 28, 404, 178)
TABS = Area(6, 210, 404, 112)
GAME = Area(414, 28, 220, 294)
LEFT = GAME.x + 10
HIGH = 17.0


class NewGameScene(WidgetScene):
    """The set-up screen. `draft` holds all choices; the widgets are made from it."""

    def __init__(self, app: App, draft: Draft | None = None) -> None:
        super().__init__(app)
        self.draft = draft or default_draft(app)
        self.names = [TextEdit(seat.name, NAME_LIMIT) for seat in self.draft.seats]
        self.seed = TextEdit(self.draft.seed, SEED_DIGITS, str.isdecimal)
        self.shown: tuple[int, ProjectType] = (0, ProjectType.HOUSING)  # the tab in the panel below
        self.rows = SeatRows(self, SEATS)

    # --- changes ---------------------------------------------------------------------------------------------

    def typed(self) -> None:
        """Take over what stands in the text fields."""
        for seat, edit in zip(self.draft.seats, self.names, strict=True):
            seat.name = edit.text
        self.draft.seed = self.seed.text

    def show_tab(self, seat: int, project: ProjectType) -> None:
        """Show a tab in the panel below; on a second click turn it over."""
        if self.shown == (seat, project):
            sides = self.draft.seats[seat].sides
            sides[project] = Side.B if sides[project] is Side.A else Side.A
        self.shown = (seat, project)
        self.rebuild()

    def choose_side(self, side: Side) -> None:
        """Choose a side of the tab shown."""
        seat, project = self.shown
        self.draft.seats[seat].sides[project] = side
        self.rebuild()

    def set_count(self, count: int) -> None:
        """Change the number of seats."""
        self.draft.set_count(count)
        if self.shown[0] >= count:
            self.shown = (count - 1, self.shown[1])
        self.rebuild()

    def roll(self) -> None:
        """Take a new seed."""
        self.seed.set(str(new_seed()))
        self.typed()
        self.rebuild()

    def start(self) -> None:
        """Start the game."""
        if not self.draft.faults():
            start.start(self.app, self.draft)

    # --- widgets ---------------------------------------------------------------------------------------------

    def build(self) -> list[Widget]:
        """All widgets, the seats first."""
        return [*self.rows.build(), *self._sides(), *self._seed(), *self._timeline(), *self._first(), *self._bottom()]

    def _sides(self) -> list[Widget]:
        seat, project = self.shown
        tab = self.app.content.tabs[project]
        found: list[Widget] = []
        for row, side in enumerate(Side):
            area = Area(TABS.x + 8, TABS.y + 20 + row * 45, 44, 41)
            label = self.text("new_game.tabs.side", side=side.value.upper())
            found.append(
                Button(
                    f"side:{side}",
                    area,
                    label,
                    tabs.describe(self.text, tab.sides[side]),
                    action=partial(self.choose_side, side),
                    chosen=self.draft.seats[seat].sides[project] is side,
                )
            )
        return found

    def _seed(self) -> list[Widget]:
        y = GAME.y + 31
        faulty = any(fault.widget == "seed" for fault in self.draft.faults())
        return [
            Field(
                "seed",
                Area(LEFT, y, 92, HIGH),
                self.text("new_game.seed.label"),
                edit=self.seed,
                changed=self.typed,
                faulty=faulty,
            ),
            Button(
                "dice",
                Area(LEFT + 96, y, 104, HIGH),
                self.text("new_game.seed.roll"),
                (self.text("new_game.seed.why"),),
                action=self.roll,
                icon="icon.dice",
            ),
        ]

    def _timeline(self) -> list[Widget]:
        found: list[Widget] = []
        for i, layout in enumerate(Layout):
            found.append(
                LayoutButton(
                    f"layout:{layout}",
                    Area(LEFT + 102 * i, GAME.y + 69, 98, 30),
                    self.text(f"new_game.layout.{layout}.name"),
                    (self.text(f"new_game.layout.{layout}.why"),),
                    action=partial(self._pick_layout, layout),
                    chosen=self.draft.layout is layout,
                    words="",
                    layout=layout,
                )
            )
        return found

    def _pick_layout(self, layout: Layout) -> None:
        self.draft.set_layout(layout)
        self.rebuild()

    def _first(self) -> list[Widget]:
        if self.draft.solo:
            return []
        y = GAME.y + 120
        found: list[Widget] = [
            Button(
                "first:seed",
                Area(LEFT, y, 68, HIGH),
                self.text("new_game.first.seed"),
                (self.text("new_game.first.seed_why"),),
                action=lambda: self._pick_first(None),
                chosen=self.draft.first is None,
            )
        ]
        for i, seat in enumerate(self.draft.playing):
            found.append(
                Button(
                    f"first:{i}",
                    Area(LEFT + 72 + 32 * i, y, 30, HIGH),
                    self.text("new_game.first.seat", seat=i + 1),
                    (self.text("new_game.first.why", name=seat.name.strip() or str(i + 1)),),
                    action=partial(self._pick_first, i),
                    icon=f"disc.seat{seat.colour}.10",
                    chosen=self.draft.first == i,
                    words="",
                )
            )
        return found

    def _pick_first(self, seat: int | None) -> None:
        self.draft.first = seat
        self.rebuild()

    def _bottom(self) -> list[Widget]:
        faults = self.draft.faults()
        why = tuple(self.text(f.key, **f.values) for f in faults)
        return [
            Button(
                "back",
                Area(434, 333, 80, 20),
                self.text("window.back"),
                action=self.back,
                key=self.text("window.key.escape"),
            ),
            Button(
                "start",
                Area(520, 333, 112, 20),
                self.text("new_game.start"),
                why,
                not faults,
                self.start,
                primary=True,
                key=self.text("window.key.start"),
                keys=(pygame.K_F5,),
            ),
        ]

    # --- drawing ---------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """Draw the header, the panels and everything in them that cannot be clicked."""
        self._paint_header(canvas)
        theme.panel(canvas, SEATS)
        theme.strip(canvas, _strip(SEATS), self.text("new_game.seats.title"))
        self.rows.paint(canvas)
        self._paint_tabs(canvas)
        self._paint_game(canvas)
        self._paint_state(canvas)

    def _paint_header(self, canvas: Canvas) -> None:
        header = Area(6, 4, 628, 20)
        canvas.frame("frame.dark", header)
        canvas.text(self.text("new_game.title"), 16, 10, size="title", colour="brass0", shadow="ink0")
        canvas.text(self.text("new_game.subtitle"), 624, 12, colour="paper1", shadow="ink0", align="right")

    def _paint_tabs(self, canvas: Canvas) -> None:
        seat, project = self.shown
        theme.panel(canvas, TABS)
        draft = self.draft.seats[seat]
        title = self.text("new_game.tabs.title", name=draft.name.strip(), project=self.text(f"project.{project}"))
        theme.strip(canvas, _strip(TABS), title, self.text("new_game.tabs.note"))
        tab = self.app.content.tabs[project]
        for row, side in enumerate(Side):
            area = Area(TABS.x + 56, TABS.y + 20 + row * 45, TABS.w - 64, 41)
            disc = f"disc.seat{draft.colour}.7" if draft.sides[project] is side else ""
            tabs.draw(canvas, area, self.text, project, tab, tab.sides[side], disc)

    def _paint_game(self, canvas: Canvas) -> None:
        theme.panel(canvas, GAME)
        theme.strip(canvas, _strip(GAME), self.text("new_game.game.title"))
        y = GAME.y
        canvas.text(self.text("new_game.seed.label"), LEFT, y + 21, colour="ink2")
        canvas.text(self.text("new_game.layout.label"), LEFT, y + 59, colour="ink2")
        canvas.text(self.text("new_game.first.label"), LEFT, y + 110, colour="ink2")
        if self.draft.solo:
            canvas.text(self.text("new_game.first.solo"), LEFT, y + 122)
        box = Area(GAME.x + 8, y + 146, GAME.w - 16, GAME.h - 154)
        canvas.frame("frame.card", box)
        canvas.fill("paper2", Area(box.x + 1, box.y + 1, box.w - 2, 11))
        canvas.text(self.text("new_game.follows.title"), box.x + 5, box.y + 3.5)
        line = box.y + 17
        for consequence in self.draft.consequences():
            canvas.icon(consequence.icon, box.x + 4, line - 2.5, 10)
            for words in canvas.wrap(self.text(consequence.key, **consequence.values), box.w - 24):
                canvas.text(words, box.x + 19, line)
                line += theme.LINE
            line += 4

    def _paint_state(self, canvas: Canvas) -> None:
        area = Area(6, 330, 420, 26)
        canvas.frame("frame.board", area)
        faults = self.draft.faults()
        icon, words = "icon.tick", self.text("new_game.ready")
        if faults:
            icon, words = "icon.cross", self.text(faults[0].key, **faults[0].values)
        canvas.icon(icon, area.x + 7, area.y + 8, 10)
        canvas.text(words, area.x + 22, area.y + 10.5, colour="south1" if faults else "ink0")


@dataclass
class LayoutButton(Button):
    """A button with a small picture of how the tiles lie: four strips, either across or down."""

    layout: Layout = Layout.ROWS

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Draw the button, the strips and the words right of them."""
        super().paint(canvas, look)
        x, y = self.area.x + 5, self.area.y + 6
        colours = ("hr", "teal2", "con", "res") if self.layout is Layout.ROWS else ("west1", "mid1", "east1", "south1")
        canvas.fill("ink0", Area(x - 0.5, y - 0.5, 21, 17))
        for i, colour in enumerate(colours):
            if self.layout is Layout.ROWS:
                canvas.fill(colour, Area(x, y + 4 * i, 20, 3.5))
            else:
                canvas.fill(colour, Area(x + 5 * i, y, 4.5, 15.5))
        lines = canvas.wrap(self.label, self.area.w - 34)
        top = self.area.centre[1] - (theme.LINE * len(lines) - 4) / 2 - 0.5
        for row, line in enumerate(lines):
            canvas.text(line, x + 25, top + row * theme.LINE)


def _strip(area: Area) -> Area:
    return Area(area.x + 2, area.y + 2, area.w - 4, theme.STRIP)


def new_seed() -> int:
    """A seed that nobody has seen before."""
    return random.SystemRandom().randrange(10**SEED_DIGITS)


def default_draft(app: App) -> Draft:
    """A set-up that can be started at once: a person and a bot."""
    names = [app.text(f"new_game.names.{i}") for i in range(1, MOST + 1)]
    return Draft(app.content, names, new_seed(), start.bots()[-1])
