"""About: the version, and what the program is made of, each part with its licence."""

from __future__ import annotations

import math
import platform
from dataclasses import dataclass
from functools import partial

import pygame

import game
from game import licences
from game.licences import Part
from game.scenes.base import WidgetScene
from game.ui import art, theme
from game.ui.area import Area
from game.ui.canvas import Canvas, measuring
from game.ui.scene import App
from game.ui.widgets import Button, Look, Scroll, Sheet, Widget

HEADER = Area(20, 4, 600, 20)
PANEL = Area(20, 28, 600, 324)
LIST = Area(30, 92, 186, 224)
READER = Area(222, 92, 388, 224)
ROW = 22.0
EDGE = 10.0
PAD = 4.0
BAR = 12.0  # room that the bar at the right of a sheet takes
ICON = "icon.app"


@dataclass
class PartRow(Widget):
    """A part in the list; it is drawn by the sheet that it lies on."""

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Draw the ring of the keyboard; the rest is drawn by the sheet."""
        if look.focused:
            with canvas.clip(LIST):
                theme.focus_ring(canvas, self.area.inset(2))


class AboutScene(WidgetScene):
    """The list of parts at the left; the licence of the chosen one at the right."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.parts = licences.parts()
        self.chosen = 0
        self.scroll = Scroll()
        self.reading = Scroll()
        self._lines: tuple[tuple[int, int], list[tuple[float, str]]] | None = None

    # --- what is done ----------------------------------------------------------------------------------------

    def choose(self, number: int) -> None:
        """Show the licence of a part."""
        if number != self.chosen:
            self.chosen = number
            self.reading.offset = 0.0
            self._lines = None
        self.scroll.show(number * ROW, (number + 1) * ROW, LIST.h - 4)
        self.rebuild()

    def focused(self, widget: Widget) -> None:
        """The part that the keyboard comes to is the chosen one."""
        if isinstance(widget, PartRow):
            self.choose(int(widget.id.removeprefix("part:")))

    # --- widgets ---------------------------------------------------------------------------------------------

    def build(self) -> list[Widget]:
        """The list, its rows, the licence and the button."""
        text = self.text
        part = self.parts[self.chosen]
        found: list[Widget] = [
            Sheet(
                "parts",
                LIST,
                text("about.parts"),
                focusable=False,
                scroll=self.scroll,
                height=4 + ROW * len(self.parts),
                draw=self._draw_parts,
                step=ROW,
            )
        ]
        for number, each in enumerate(self.parts):
            y = LIST.y + 2 + number * ROW - self.scroll.offset
            top, bottom = max(LIST.y, y), min(LIST.bottom, y + ROW)
            if bottom > top:
                area = Area(LIST.x + 2, top, LIST.w - BAR, bottom - top)
                found.append(PartRow(f"part:{number}", area, each.name, action=partial(self.choose, number)))
        back = Button(
            "back",
            Area(PANEL.right - 92, PANEL.bottom - 27, 82, 19),
            text("window.back"),
            action=self.back,
            key=text("window.key.escape"),
        )
        reader = Sheet(
            "licence",
            READER,
            part.name,
            scroll=self.reading,
            height=theme.LINE * len(self._licence()) + 2 * PAD,
            draw=self._draw_licence,
        )
        return [*found, reader, back]

    def _licence(self) -> list[tuple[float, str]]:
        """Lines of the chosen licence as they fit, each with its indent; kept until another one is chosen."""
        if self._lines is None or self._lines[0] != self.app.size:
            self._lines = (self.app.size, wrapped(self._read(self.parts[self.chosen]), measuring(self.app.size)))
        return self._lines[1]

    def _read(self, part: Part) -> str:
        found = licences.licence(part)
        return self.text("about.missing", file=str(part.path)) if found is None else found

    # --- drawing ---------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """Draw the header, the panel, and what the program says of itself."""
        text = self.text
        canvas.frame("frame.dark", HEADER)
        canvas.text(text("about.title"), HEADER.x + EDGE, 10, size="title", colour="brass0", shadow="ink0")
        version = text("about.subtitle", version=game.__version__)
        canvas.text(version, HEADER.right - EDGE, 12, colour="paper1", shadow="ink0", align="right")
        theme.panel(canvas, PANEL)
        x = PANEL.x + EDGE
        if art.exists(ICON):
            width, height = art.size(ICON)
            canvas.sprite(ICON, x, PANEL.y + 8 + (32 - height) // 2)
            x += width + 8
        y = PANEL.y + 11
        for line in canvas.wrap(text("about.lead"), PANEL.right - EDGE - x):
            canvas.text(line, x, y)
            y += theme.LINE
        system = f"{platform.system()} {platform.machine()}"
        sdl = ".".join(str(number) for number in pygame.get_sdl_version())
        canvas.text(
            text("about.python", python=platform.python_version(), pygame=pygame.version.ver, sdl=sdl, system=system),
            x,
            y,
            colour="ink2",
        )
        part = self.parts[self.chosen]
        theme.strip(canvas, Area(LIST.x, LIST.y - 16, LIST.w, theme.STRIP), text("about.parts"))
        licence = text("about.licence", licence=part.licence)
        theme.strip(canvas, Area(READER.x, READER.y - 16, READER.w, theme.STRIP), part.name, licence)

    def _draw_parts(self, page: Canvas) -> None:
        for number, part in enumerate(self.parts):
            row = Area(2, 2 + number * ROW, LIST.w - BAR, ROW)
            chosen = number == self.chosen
            page.frame("frame.chip.active" if chosen else "frame.card", row.inset(1, 1))
            if chosen:
                page.fill("glow", row.inset(4, 4))
            page.text(part.name, row.x + 7, row.y + 4.5, width=row.w - 14)
            page.text(self.text(f"about.use.{part.use}"), row.x + 7, row.y + 12.5, colour="ink2", width=row.w - 14)

    def _draw_licence(self, page: Canvas) -> None:
        # Only lines that are seen whole: the longest licence has several hundred.
        top = self.reading.offset
        first = max(0, math.ceil((top - PAD) / theme.LINE))
        last = int((top + READER.h - PAD) // theme.LINE)
        for row, (indent, line) in enumerate(self._licence()[first:last], start=first):
            page.text(line, PAD + indent, PAD + row * theme.LINE)


def wrapped(text: str, canvas: Canvas) -> list[tuple[float, str]]:
    """Lines of a text as wide as the reader, each with its indent in art pixels; indents of the text are kept."""
    lines: list[tuple[float, str]] = []
    width = READER.w - 2 * PAD - BAR
    space = canvas.measure(" ")
    for line in text.splitlines():
        words = line.strip()
        indent = min(width / 3, space * (len(line) - len(line.lstrip())))
        lines += [(indent, part) for part in canvas.wrap(words, width - indent)] if words else [(0.0, "")]
    return lines
