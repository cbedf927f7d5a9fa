"""Rows of the list at the left: chapters, and passages that were found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.content.text import Text
from game.scenes.rulebook import search
from game.scenes.rulebook.layout import Passage
from game.ui import theme
from game.ui.area import Area
from game.ui.board import measure
from game.ui.canvas import Canvas
from game.ui.widgets import Look, Widget

_BEFORE = 3  # words shown before what was found


@dataclass
class Entry(Widget):
    """A chapter in the contents."""

    icon: str = ""
    chosen: bool = False

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Draw its sign and title; the open one on brass."""
        area = self.area
        if look.focused:
            theme.focus_ring(canvas, area.inset(1))
        if self.chosen:
            canvas.fill("ink1", area.inset(0, 0.5))
            canvas.fill("brass1", area.inset(1, 1.5))
            canvas.fill("brass0", Area(area.x + 1, area.y + 1.5, area.w - 2, 1))
        elif look.hovered:
            canvas.fill("glow", area.inset(1, 1.5))
        canvas.icon(self.icon, area.x + 3, area.y + 1, 14)
        canvas.text(self.label, area.x + 21, area.y + 5.5, colour="ink0")


@dataclass
class Found(Widget):
    """A passage: its chapter, and words around what was searched for."""

    number: int = 0
    snippet: str = ""
    chosen: bool = False

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Draw it as a card."""
        area = self.area.inset(1, 1)
        if look.focused:
            theme.focus_ring(canvas, area.inset(1))
        canvas.frame("frame.chip.active" if self.chosen else "frame.card", area)
        if self.chosen or look.hovered:
            canvas.fill("glow", area.inset(3))
        canvas.text(self.label, area.x + 5, area.y + 5)
        canvas.text(self.snippet, area.x + 5, area.y + 14, colour="ink2")


def snippet(passage: Passage, words: Sequence[str], room: float, text: Text) -> str:
    """Return as many whole words of a passage as fit, from shortly before the first one searched for."""
    told = passage.words.split()
    at = next((i for i, word in enumerate(told) if any(search.begins(word, w) for w in words)), 0)
    dots = text("rulebook.ellipsis")

    def line(start: int, end: int) -> str:
        return f"{dots if start else ''}{' '.join(told[start:end])}{dots if end < len(told) else ''}"

    start = next((s for s in range(max(0, at - _BEFORE), at) if measure.width(line(s, at + 1)) <= room), at)
    end = at + 1
    while end < len(told) and measure.width(line(start, end + 1)) <= room:
        end += 1
    return line(start, end)
