"""The rulebook as a scene: contents or what was found at the left, the page at the right."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from functools import partial

import pygame

from game.scenes.base import WidgetScene
from game.scenes.rulebook import search
from game.scenes.rulebook.entries import Entry, Found, snippet
from game.scenes.rulebook.layout import Page
from game.scenes.rulebook.library import Library
from game.scenes.rulebook.markup import Style
from game.scenes.rulebook.page import Painter
from game.scenes.rulebook.search import Hit
from game.scenes.rulebook.typeset import fitted
from game.scenes.shared.rulebook_chapters import ICONS, ORDER, Chapter
from game.ui import keyboard, theme
from game.ui.area import Area
from game.ui.canvas import Canvas, measuring
from game.ui.scene import App
from game.ui.textedit import TextEdit
from game.ui.widgets import Button, Field, Look, Scroll, Sheet, Widget

HEADER = Area(8, 4, 624, 21)
SEARCH = Area(452, 7, 172, 15)
LIST = Area(8, 28, 156, 324)
ROWS = Area(13, 45, 146, 302)
PANEL = Area(168, 28, 464, 324)
SHEET = Area(173, 33, 454, 290)
BUTTONS = 326.0
ROW = 16.0
FOUND_ROW = 26.0
LIMIT = 40  # letters of a search
NEAR = 30.0  # how far below the sheet's top what was found is shown
BAR = 10.0


class PageSheet(Sheet):
    """The page: keys that scroll never leave it, even at its ends."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Scroll by wheel and by keys."""
        super().handle(event)
        return event.type == pygame.KEYDOWN and event.key in (
            pygame.K_UP,
            pygame.K_DOWN,
            pygame.K_PAGEUP,
            pygame.K_PAGEDOWN,
            pygame.K_HOME,
            pygame.K_END,
        )

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Draw the page on the panel's own paper."""
        if look.focused:
            theme.focus_ring(canvas, self.area.inset(2))
        super().paint(canvas, Look())


@dataclass
class Link(Widget):
    """A link on the page, which is drawn by the page."""

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Underline it more heavily under the pointer, ring it for the keyboard."""
        if look.focused:
            canvas.outline("teal2", self.area.inset(-1.5, -0.5), 1)
        elif look.hovered:
            canvas.fill("res", Area(self.area.x, self.area.bottom - 2, self.area.w, 1))


class RulebookScene(WidgetScene):
    """`chapter`: the one that it opens at."""

    def __init__(self, app: App, chapter: Chapter = Chapter.GOAL) -> None:
        super().__init__(app)
        self.library = Library(app.content, app.text)
        self.painter = Painter(app.content, self.library.pictures)
        self.chapter = chapter
        self.scroll = Scroll()
        self.found_scroll = Scroll()
        self.edit = TextEdit(limit=LIMIT)
        self.hits: list[Hit] = []
        self.hit = -1
        self.focus = "page"
        self._trail: list[tuple[Chapter, float]] = []
        self._held: str | None = None  # what is dragged: the page, or the bar beside it
        self._drag_y = 0.0

    @property
    def page(self) -> Page:
        """The page of the chapter that is open."""
        return self.library.page(self.chapter)

    # --- turning pages -------------------------------------------------------------------------------------------

    def open_chapter(self, chapter: Chapter) -> None:
        """Open a chapter at its beginning, and remember the way back."""
        if chapter is not self.chapter:
            self._trail.append((self.chapter, self.scroll.offset))
            self.chapter = chapter
        self.scroll.offset = 0.0
        self.rebuild()

    def turn(self, step: int) -> None:
        """Open the next chapter, or the one before."""
        at = ORDER.index(self.chapter) + step
        if 0 <= at < len(ORDER):
            self.open_chapter(ORDER[at])

    def backwards(self) -> Hashable:
        """Escape clears the search first."""
        return super().backwards(), bool(self.edit.text)

    def go_back(self) -> None:
        """Return to where a link, the contents or the search led away from."""
        if self._trail:
            self.chapter, self.scroll.offset = self._trail.pop()
            self.rebuild()

    def back(self) -> None:
        """Clear the search; without one leave."""
        if self.edit.text:
            self.clear()
        else:
            super().back()

    # --- the search ----------------------------------------------------------------------------------------------

    def searched(self) -> None:
        """Find anew what is typed."""
        pages = {chapter: self.library.page(chapter).passages for chapter in ORDER}
        self.hits = search.find(self.edit.text, pages)
        self.hit = -1
        self.found_scroll.offset = 0.0
        if not self.hits:
            self.rebuild()
        else:
            first = next((n for n, hit in enumerate(self.hits) if hit.chapter is self.chapter), 0)
            self.show_hit(first)

    def show_hit(self, number: int) -> None:
        """Show a passage that was found."""
        self.hit = number % len(self.hits)
        hit = self.hits[self.hit]
        if hit.chapter is not self.chapter:
            self.open_chapter(hit.chapter)
        self.scroll.offset = 0.0
        self.scroll.move(max(0.0, hit.passage.y - NEAR), self.page.height, SHEET.h)
        # Its neighbours are shown as well, so that the arrow keys find them.
        top, bottom = max(0, self.hit - 1), min(len(self.hits), self.hit + 2)
        self.found_scroll.show(top * FOUND_ROW, bottom * FOUND_ROW, ROWS.h // FOUND_ROW * FOUND_ROW)
        self.rebuild()

    def clear(self) -> None:
        """Forget what was typed."""
        self.edit.set("")
        self.hits, self.hit = [], -1
        self.focus = "page"
        self.rebuild()

    @property
    def searching(self) -> bool:
        """Whether enough has been typed to look for."""
        return bool(search.words_of(self.edit.text))

    # --- events --------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        """Drag the page; type anywhere to search; keys that turn pages work whatever has the focus."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            super().handle(event)
            self._grab(event.pos)
        elif event.type == pygame.MOUSEMOTION and self._held is not None:
            self._drag(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._held is not None:
            self._held = self.pressed = None
            super().handle(pygame.event.Event(pygame.MOUSEMOTION, pos=event.pos))
        elif event.type == pygame.TEXTINPUT and self.focus != "search":
            if any(character.isalnum() for character in event.text):
                self.focus = "search"
                self.rebuild()
                super().handle(event)
        elif event.type == pygame.KEYDOWN and self._turn_page(event):
            self.rebuild()
        else:
            super().handle(event)

    def let_go(self) -> None:
        """Let go of the page."""
        self._held = None
        super().let_go()

    def _turn_page(self, event: pygame.event.Event) -> bool:
        """Do what a key does wherever the focus is; whether it did."""
        typing = self.focus == "search"
        if event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            step = SHEET.h - 2 * theme.LINE
            self.scroll.move(step if event.key == pygame.K_PAGEDOWN else -step, self.page.height, SHEET.h)
        elif event.key in (pygame.K_HOME, pygame.K_END) and not typing:
            self.scroll.move((1 if event.key == pygame.K_END else -1) * self.page.height, self.page.height, SHEET.h)
        elif event.key == pygame.K_BACKSPACE and not typing:
            self.go_back()
        elif event.key in (pygame.K_LEFT, pygame.K_RIGHT) and not typing:
            self._cross(event.key == pygame.K_LEFT)
        elif event.key in keyboard.ENTER and typing and self.hits:
            self.show_hit(self.hit + (-1 if event.mod & pygame.KMOD_SHIFT else 1))
        elif event.key == pygame.K_ESCAPE and typing and not self.popups:
            self.clear() if self.edit.text else super().handle(event)
        elif event.key == pygame.K_F2 or (keyboard.meant(event) == pygame.K_QUESTION and not typing):
            self.open_chapter(Chapter.KEYS)
        elif event.key == pygame.K_F1:
            self.app.pop()
        else:
            return False
        self._hide_tip()
        return True

    def _cross(self, left: bool) -> None:
        """Bring the keyboard to the list at the left, or to the page."""
        row = f"found:{self.hit}" if self.searching else f"chapter:{self.chapter}"
        widget = self._find(row if left else "page")
        if widget is not None:
            self._set_focus(widget)

    def _grab(self, position: tuple[int, int]) -> None:
        """Take hold of the page or of the bar beside it."""
        x, y = self._art(position)
        if self.hover == "page" and SHEET.contains(x, y):
            self._held = "bar" if x >= SHEET.right - BAR else "page"
            self._drag_y = y
            if self._held == "bar":
                self._drag(position)

    def _drag(self, position: tuple[int, int]) -> None:
        _, y = self._art(position)
        height = self.page.height
        if self._held == "page":
            self.scroll.move(self._drag_y - y, height, SHEET.h)
        else:
            length = max(12.0, SHEET.h * SHEET.h / height)
            share = (y - SHEET.y - length / 2) / max(1.0, SHEET.h - length)
            self.scroll.offset = 0.0
            self.scroll.move(share * (height - SHEET.h), height, SHEET.h)
        self._drag_y = y
        self._pointer = self._art(position)
        self.rebuild()

    def _tab(self, step: int) -> None:
        """Go on to the next widget; of the list at the left only the chosen row, the arrows go from row to row."""
        order = [w for w in self._front() if w.focusable and w.enabled]
        order = [w for w in order if not isinstance(w, Entry | Found) or w.chosen]
        at = next((n for n, w in enumerate(order) if w.id == self.focus), -1 if step > 0 else 0)
        self._set_focus(order[(at + step) % len(order)])

    def focused(self, widget: Widget) -> None:
        """The chapter or the passage that the keyboard comes to is shown."""
        if isinstance(widget, Found):
            self.show_hit(widget.number)
        elif isinstance(widget, Entry) and not widget.chosen:
            widget.activate()

    # --- widgets -------------------------------------------------------------------------------------------------

    def build(self) -> list[Widget]:
        """Search, contents or what was found, the page, its links, and the buttons."""
        text = self.text
        field = Field(
            "search",
            SEARCH,
            text("rulebook.search"),
            edit=self.edit,
            changed=self.searched,
            hint=text("rulebook.hint"),
        )
        page = PageSheet("page", SHEET, self.page.title, scroll=self.scroll, height=self.page.height, draw=self._draw)
        rows = list(self._found()) if self.searching else list(self._contents())
        return [page, *self._links(), *rows, field, *self._buttons()]

    def _contents(self) -> Iterator[Widget]:
        for number, chapter in enumerate(ORDER):
            yield Entry(
                f"chapter:{chapter}",
                Area(ROWS.x, ROWS.y + 2 + number * ROW, ROWS.w, ROW),
                self.library.titles[chapter],
                action=partial(self.open_chapter, chapter),
                icon=ICONS[chapter],
                chosen=chapter is self.chapter,
            )

    def _found(self) -> Iterator[Widget]:
        yield Sheet(
            "found",
            ROWS,
            self.text("rulebook.search"),
            focusable=False,
            scroll=self.found_scroll,
            height=FOUND_ROW * len(self.hits) + 4,
            draw=self._draw_nothing if not self.hits else None,
            step=FOUND_ROW,
        )
        for number, hit in enumerate(self.hits):
            y = ROWS.y + 2 + number * FOUND_ROW - self.found_scroll.offset
            if y < ROWS.y or y + FOUND_ROW > ROWS.bottom:
                continue  # rows are seen whole or not at all
            yield Found(
                f"found:{number}",
                Area(ROWS.x + 2, y, ROWS.w - BAR - 2, FOUND_ROW),
                self.library.titles[hit.chapter],
                action=partial(self.show_hit, number),
                number=number,
                snippet=snippet(hit.passage, search.words_of(self.edit.text), ROWS.w - BAR - 12, self.text),
                chosen=number == self.hit,
            )

    def _links(self) -> Iterator[Widget]:
        canvas = measuring(self.app.size)
        shown = Area(0, self.scroll.offset, SHEET.w, SHEET.h)
        number = 0
        for line in (*self.page.lines, *self.page.small):
            for part in fitted(line, canvas.measure):
                if part.run.style is not Style.LINK:
                    continue
                number += 1
                spot = Area(part.x, line.y - 2, part.width, 9)
                if shown.covers(spot):
                    yield Link(
                        f"link:{number}:{part.run.target}",
                        spot.moved(SHEET.x, SHEET.y - self.scroll.offset),
                        part.run.text,
                        action=partial(self.open_chapter, Chapter(part.run.target)),
                    )

    def _buttons(self) -> list[Widget]:
        text, at = self.text, ORDER.index(self.chapter)
        found: list[Widget] = []
        for id, step, x in (("previous", -1, SHEET.x), ("next", 1, SHEET.x + 184)):
            if 0 <= at + step < len(ORDER):
                label = text(f"rulebook.{id}", title=self.library.titles[ORDER[at + step]])
                icon = f"icon.arrow_{'left' if step < 0 else 'right'}"
                found.append(
                    Button(
                        id,
                        Area(x, BUTTONS, 180, 19),
                        label,
                        action=partial(self.turn, step),
                        turns=True,
                        icon=icon,
                        left=True,
                    )
                )
        key = text("window.key.escape")
        back = Button(
            "back", Area(SHEET.right - 82, BUTTONS, 82, 19), text("rulebook.back"), action=self.app.pop, key=key
        )
        return [*found, back]

    # --- drawing -------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """Draw the header and the two panels."""
        text = self.text
        canvas.frame("frame.dark", HEADER)
        canvas.text(text("rulebook.title"), HEADER.x + 10, 10.5, size="title", colour="brass0", shadow="ink0")
        theme.panel(canvas, LIST)
        theme.panel(canvas, PANEL)
        title = text("rulebook.found", n=len(self.hits)) if self.searching else text("rulebook.contents")
        theme.strip(canvas, Area(LIST.x + 4, LIST.y + 4, LIST.w - 8, theme.STRIP), title)

    def _draw(self, page: Canvas) -> None:
        seen = Area(0, self.scroll.offset, SHEET.w, SHEET.h)
        note = self.text("rulebook.page", n=ORDER.index(self.chapter) + 1, total=len(ORDER))
        words = search.words_of(self.edit.text)
        self.painter.draw(page, self.page, seen, ICONS[self.chapter], note, words)

    def _draw_nothing(self, page: Canvas) -> None:
        for row, line in enumerate(measuring(self.app.size).wrap(self.text("rulebook.nothing"), ROWS.w - 20)):
            page.text(line, 8, 10 + row * theme.LINE, colour="ink1")
