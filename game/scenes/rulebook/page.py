"""Drawing what is seen of a chapter's page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from game.content.model import Content
from game.scenes.rulebook import search
from game.scenes.rulebook.layout import LEFT, WIDTH, Box, Page
from game.scenes.rulebook.markup import Style
from game.scenes.rulebook.pictures import Pictures
from game.scenes.rulebook.typeset import CAPITALS, Line, Part, fitted
from game.ui import art
from game.ui.area import Area
from game.ui.board import panels
from game.ui.canvas import Canvas

_DESCENT = 2.0  # of letters, below the baseline
_COLOURS = {Style.PLAIN: "ink0", Style.TERM: "red1", Style.LINK: "res"}
_TITLE_TOP, _TITLE_HIGH = 9.0, 10.0


class Painter:
    """Draws pages; `seen` is the part of the page that lies inside of the sheet."""

    def __init__(self, content: Content, pictures: Pictures) -> None:
        self.content = content
        self.pictures = pictures

    def draw(self, canvas: Canvas, page: Page, seen: Area, icon: str, note: str, words: Sequence[str]) -> None:
        """Draw a page. `note`: at the right of its title; `words`: those searched for, which are marked."""
        for box in page.boxes:
            if box.area.overlaps(seen):
                self._box(canvas, box, seen)
        self._head(canvas, page, seen, icon, note)
        for picture in page.pictures:
            if picture.area.overlaps(seen):
                self._picture(canvas, picture.name, picture.area)
        for x, y, title in page.titles:
            if _whole(seen, y, 7.5):
                canvas.text(title, x, y, size="title", colour="ink0")
        for line in _visible(page.lines, seen):
            self._line(canvas, line, words)
        for line in _visible(page.small, seen):
            self._line(canvas, line, words, plain="ink1")
        for line in _visible(page.heads, seen):
            for part in fitted(line, canvas.measure):
                self._part(canvas, part, line.y, "grey0", "ink0")

    def _head(self, canvas: Canvas, page: Page, seen: Area, icon: str, note: str) -> None:
        """The chapter's title with its sign and a brass rule."""
        if not _whole(seen, _TITLE_TOP, _TITLE_HIGH):
            return
        medal = Area(LEFT, _TITLE_TOP - 4, 18, 18)
        canvas.frame("frame.card.action", medal)
        canvas.icon(icon, medal.x, medal.y, medal.w)
        canvas.text(page.title, LEFT + 24, _TITLE_TOP, size="display", colour="teal3")
        canvas.text(note, WIDTH - 2, _TITLE_TOP + 5, colour="ink2", align="right")
        canvas.frame("rule.brass", Area(LEFT, _TITLE_TOP + 16, WIDTH - LEFT - 2, 3))

    # --- words ---------------------------------------------------------------------------------------------------

    def _line(self, canvas: Canvas, line: Line, words: Sequence[str], plain: str = "ink0") -> None:
        parts = fitted(line, canvas.measure)
        for part in parts:
            self._mark(canvas, part, line.y, words)
        for part in parts:
            style = part.run.style
            self._part(canvas, part, line.y, plain if style is Style.PLAIN else _COLOURS.get(style, plain))
            if style is Style.LINK:
                canvas.fill("res", Area(part.x, line.y + CAPITALS + 1, part.width, 0.5))

    def _part(self, canvas: Canvas, part: Part, y: float, colour: str, shadow: str | None = None) -> None:
        if part.run.style is Style.SPRITE:
            name = part.run.target
            canvas.sprite(name, part.x, round(y + CAPITALS / 2 - art.size(name)[1] / 2))
        else:
            canvas.text(part.run.text, part.x, y, colour=colour, shadow=shadow)

    def _mark(self, canvas: Canvas, part: Part, y: float, words: Sequence[str]) -> None:
        """Put a marker's stroke under words that were searched for."""
        for start, end in search.places(part.run.text, words):
            x = part.x + canvas.measure(part.run.text[:start])
            width = canvas.measure(part.run.text[start:end])
            canvas.fill("brass0", Area(x - 1, y - 2, width + 2, CAPITALS + 4))

    # --- what lies under them ------------------------------------------------------------------------------------

    def _box(self, canvas: Canvas, box: Box, seen: Area) -> None:
        area, kind = box.area, box.kind
        if kind == "rule":
            canvas.fill("brass2", area)
            canvas.fill("brass0", Area(area.x, area.y, area.w, 0.5))
        elif kind == "bullet" and _whole(seen, area.y, CAPITALS):
            canvas.sprite("icon.small_right.brass", area.x, area.y)
        elif kind == "example":
            canvas.fill("brass2", area)
            canvas.fill("paper1", area.inset(0.5))
            canvas.fill("con", Area(area.x, area.y, 2, area.h))
        elif kind == "note":
            canvas.fill("ink2", area.moved(1, 1))
            canvas.fill("teal3", area)
            canvas.fill("glow", area.inset(1))
            canvas.fill("teal2", Area(area.x + 1, area.y + 1, area.w - 2, 3))
        elif kind == "key":
            canvas.frame("frame.key", area)
        elif kind == "label":
            canvas.fill("con", area)
        elif kind.startswith("table"):
            canvas.fill("ink2", area)
            ground = {"table.head": "teal3", "table.odd": "paper0", "table.even": "paper1"}[kind]
            canvas.fill(ground, Area(area.x + 0.5, area.y, area.w - 1, area.h - 0.5))
        elif kind == "tile":
            canvas.frame("frame.card", area)
        elif kind.startswith("strip:"):
            colour = panels.ACTION[self.content.department(kind.removeprefix("strip:")).type]
            panels.strip(canvas, area, colour, "paper2")
        if box.words and _whole(seen, area.y + 2, CAPITALS):
            top = area.y + (area.h - CAPITALS) / 2
            shadow = None if kind == "key" else "ink0"
            canvas.text(box.words, area.centre[0], top, colour="grey0", shadow=shadow, align="center")

    def _picture(self, canvas: Canvas, name: str, area: Area) -> None:
        made = self.pictures.print(name, canvas.factor, record=canvas.record)
        canvas.cover(area)
        canvas.picture(made.surface, area.x, area.y)
        if canvas.record:
            canvas.write_down([replace(text, area=text.area.moved(area.x, area.y)) for text in made.texts])


def _visible(lines: Iterable[Line], seen: Area) -> list[Line]:
    """Lines that are seen whole: at the sheet's edges none is cut through."""
    return [line for line in lines if _whole(seen, line.y, CAPITALS)]


def _whole(seen: Area, y: float, capitals: float) -> bool:
    return seen.y <= y - 1 and y + capitals + _DESCENT <= seen.bottom
