"""A row of the list of saved games: a small map, what is played, who stands where, how far, and when."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from game.content.text import Text
from game.session.place import Place
from game.session.saved import Saved
from game.session.standing import Standing
from game.ui import theme
from game.ui.area import Area
from game.ui.board import miniature
from game.ui.canvas import Canvas
from game.ui.scene import App
from game.ui.view import ANDREW_COLOUR
from game.ui.widgets import Look, Widget

PANEL = Area(20, 28, 600, 304)
LIST = Area(30, 52, 580, 250)
ROW = 49.0
WORDS = 82.0  # left of the words in a row
SIDE = 110.0  # width of what stands at the right


class SavedList(Protocol):
    """What a row has to know of the list. `place`: that of the game on the table below."""

    app: App
    place: Place | None

    @property
    def text(self) -> Text:
        """The words."""

    def standing(self, saved: Saved) -> Standing | None:
        """How a game stands."""


@dataclass
class SavedRow(Widget):
    """A saved game in the list; it is drawn by the sheet that it lies on."""

    saved: Saved | None = None

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Draw the ring of the keyboard; the rest is drawn by the sheet."""
        if look.focused:
            with canvas.clip(LIST):
                theme.focus_ring(canvas, self.area.inset(2))


def draw_row(page: Canvas, row: Area, saved: Saved, scene: SavedList, chosen: bool) -> None:
    """Draw a row of the list."""
    text = scene.text
    page.frame("frame.chip.active" if chosen else "frame.card", row.inset(1, 1.5))
    if chosen:
        page.fill("glow", row.inset(4, 4.5))
    stands = scene.standing(saved)
    if stands is not None:
        miniature.draw(page, row.x + 8, row.y + 6, stands.state, _colours(saved))
    else:
        page.icon("icon.warning", row.x + 8, row.y + 6, 37)
    left, right, y = row.x + WORDS, row.right - 9, row.y + 10
    page.text(saved.title(text), left, y, size="title", width=row.w - WORDS - SIDE)
    page.text(saved.date(text), right, y + 1, colour="ink2", align="right")
    y += 14
    told = _standings(saved, stands, scene) or saved.what(text)
    if told:
        page.text(told, left, y, colour="ink2", width=row.w - WORDS - SIDE)
        page.text(saved.progress(text, scene.app.content), right, y, colour="ink2", align="right")
    y += 11
    if saved.error is not None:
        words = text("saved.backup") if saved.older is not None else saved.reason(text)
        page.icon("icon.warning", left, y - 2, 9)
        page.text(words, left + 13, y, colour="south1", width=row.w - WORDS - 24)
    elif saved.name and saved.what(text) != saved.seats(text):
        page.text(saved.what(text), left, y, colour="ink2", width=row.w - WORDS - 10)
    if scene.place is not None and scene.place.path == saved.path:
        page.text(text("saved.on_table_mark"), right, y, colour="teal3", align="right")


def _colours(saved: Saved) -> tuple[int, ...]:
    assert saved.usable is not None
    return (*(seat.colour for seat in saved.usable.setup.seats), ANDREW_COLOUR)


def _standings(saved: Saved, stands: Standing | None, scene: SavedList) -> str:
    """The names of the seats with their points."""
    if saved.usable is None or stands is None:
        return ""
    text = scene.text
    names = [seat.name for seat in saved.usable.setup.seats]
    difficulty = saved.usable.setup.options.difficulty
    if difficulty is not None:
        names.append(text("saved.andrew", difficulty=text(f"difficulty.{difficulty}")))
    parts = [text("saved.points", name=name, n=n) for name, n in zip(names, stands.points, strict=False)]
    return text("saved.join").join(parts)
