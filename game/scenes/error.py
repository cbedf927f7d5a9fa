"""Scenes for what went wrong: content with faults, and faults of the program itself."""

from __future__ import annotations

import platform
import traceback
from collections.abc import Sequence

import pygame

from game import folders
from game.scenes.base import WidgetScene
from game.scenes.destinations import Title
from game.ui import theme
from game.ui.area import Area
from game.ui.canvas import Canvas, measuring
from game.ui.scene import Action, App
from game.ui.textedit import to_clipboard
from game.ui.widgets import Button, Scroll, Sheet, Widget

PANEL = Area(20, 20, 600, 320)
EDGE = 12.0
PAD = 5.0


class ReportScene(WidgetScene):
    """A report that can be scrolled and copied, with buttons below it."""

    def __init__(self, app: App, title: str, lead: Sequence[str], report: Sequence[str]) -> None:
        super().__init__(app)
        self.title, self.lead, self.report = title, lead, report
        self.scroll = Scroll()
        self.copied = False

    def buttons(self) -> list[tuple[str, str, Action]]:
        """Id, words and function of the buttons right of "copy"."""
        return []

    def build(self) -> list[Widget]:
        """The sheet and the buttons."""
        canvas = measuring(self.app.size)
        lead = [line for text in self.lead for line in canvas.wrap(text, PANEL.w - 2 * EDGE)]
        self._lead = lead
        top = PANEL.y + theme.STRIP + 10 + theme.LINE * len(lead) + 4
        # A whole number of lines, so that scrolling cuts none of them.
        rows = int((PANEL.bottom - 32 - top - PAD) // theme.LINE)
        sheet = Area(PANEL.x + EDGE, top, PANEL.w - 2 * EDGE, rows * theme.LINE + PAD)
        lines: list[tuple[float, str]] = []
        for text in self.report:
            indent = 6.0 + 2 * (len(text) - len(text.lstrip()))
            for i, line in enumerate(canvas.wrap(text, sheet.w - 34 - indent)):
                lines.append((indent + (12 if i else 0), line))

        def draw(page: Canvas) -> None:
            for row, (indent, line) in enumerate(lines):
                page.text(line, indent, PAD + row * theme.LINE)

        found: list[Widget] = [
            Sheet(
                "report",
                sheet,
                self.title,
                scroll=self.scroll,
                height=theme.LINE * len(lines) + PAD,
                draw=draw,
                focusable=True,
            )
        ]
        x = PANEL.right - EDGE
        row: list[Widget] = []
        for id, words, action in reversed([*self._standard(), *self.buttons()]):
            width = max(60.0, canvas.measure(words) + 20)
            x -= width
            row.append(Button(id, Area(x, PANEL.bottom - 25, width, 17), words, action=action))
            x -= 6
        return [*found, *reversed(row)]

    def _standard(self) -> list[tuple[str, str, Action]]:
        words = self.text("window.report.copied" if self.copied else "window.report.copy")
        return [("copy", words, self.copy)]

    def copy(self) -> None:
        """Put the report on the clipboard."""
        self.copied = to_clipboard("\n".join(self.report))
        self.rebuild()

    def paint(self, canvas: Canvas) -> None:
        """Draw the panel, its title and what leads into the report."""
        theme.panel(canvas, PANEL)
        theme.strip(canvas, Area(PANEL.x + 2, PANEL.y + 2, PANEL.w - 4, theme.STRIP), self.title)
        for row, line in enumerate(self._lead):
            canvas.text(line, PANEL.x + EDGE, PANEL.y + theme.STRIP + 10 + row * theme.LINE)


class ContentScene(ReportScene):
    """The content cannot be played with: everything that is wrong, and no game."""

    def __init__(self, app: App, problems: Sequence[str]) -> None:
        text = app.text
        super().__init__(
            app,
            text("window.content.title"),
            [text("window.content.lead", n=len(problems)), text("window.content.way_out")],
            problems,
        )

    def buttons(self) -> list[tuple[str, str, Action]]:
        """Only "quit"."""
        return [("quit", self.text("window.quit"), self.app.quit)]

    def back(self) -> None:
        """Escape quits: there is nowhere else to go."""
        self.app.quit()


class FaultScene(ReportScene):
    """Something failed: a sentence, where the log is, and the way on."""

    def __init__(self, app: App, sentence: str, error: BaseException) -> None:
        text = app.text
        report = [f"Python {platform.python_version()}, pygame {pygame.version.ver}, {platform.platform()}"]
        report += [line for part in traceback.format_exception(error) for line in part.rstrip().splitlines()]
        super().__init__(
            app,
            text("window.fault.heading"),
            [sentence, text("window.fault.saved"), text("window.fault.log", path=str(folders.log_path()))],
            report,
        )

    def buttons(self) -> list[tuple[str, str, Action]]:
        """Back to the title, or quit; going on is what Escape does."""
        return [
            ("go_on", self.text("window.fault.go_on"), self.back),
            ("title", self.text("window.to_title"), self.to_title),
            ("quit", self.text("window.quit"), self.app.quit),
        ]

    def to_title(self) -> None:
        """Leave everything and show the title."""
        self.app.go(Title())
