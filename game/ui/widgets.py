"""Buttons, text fields, drop-downs and scrolling sheets, drawn in pixels like the rest of the table.

A widget is made anew whenever its scene changes and is found again by its id; it holds no state of its own but what
it points to (a `TextEdit`, a `Scroll`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pygame

from game.ui import theme
from game.ui.area import Area
from game.ui.canvas import Canvas
from game.ui.scene import Action
from game.ui.textedit import TextEdit

ICON = 10.0
CAP = 14.0  # height of the largest cap of a key


@dataclass(frozen=True)
class Look:
    """How the mouse and the keyboard stand to a widget."""

    hovered: bool = False
    pressed: bool = False
    focused: bool = False


@dataclass
class Widget:
    """Something in a scene that can be hovered, focused and used."""

    id: str
    area: Area
    label: str = ""
    lines: tuple[str, ...] = ()
    enabled: bool = True
    action: Action | None = None
    focusable: bool = True
    keys: tuple[int, ...] = ()  # keyboard shortcuts
    about: str = ""  # what it would be used on, where that changes under the pointer
    turns: bool = False  # its words are others after each use, and a quick second one is meant

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Draw the widget."""

    def activate(self) -> None:
        """What a click or Enter does."""
        if self.enabled and self.action is not None:
            self.action()

    def handle(self, event: pygame.event.Event) -> bool:
        """React to a key or the wheel while focused or hovered; whether the event was used."""
        return False

    def tooltip(self) -> tuple[str, tuple[str, ...]] | None:
        """Title and lines to show on hover, None for nothing."""
        return (self.label, self.lines) if self.lines else None


@dataclass
class Button(Widget):
    """A button with an icon, words or both. `chosen`: it is the one of a group that holds."""

    icon: str | None = None
    key: str = ""  # name of the shortcut, shown at the right
    chosen: bool = False
    words: str | None = None  # what stands on it, when that is not the label
    primary: bool = False
    left: bool = False  # icon and words stand at the left: for columns of buttons
    note: str = ""  # a second line below the words, of buttons that are high enough

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Draw the button: raised, lit when hovered, sunk when pressed, brass when chosen."""
        area = self.area
        down = look.pressed and self.enabled
        self._body(canvas, area, look, down)
        dy = 0.5 if down else 0.0
        words = self.label if self.words is None else self.words
        ink = "ink0" if self.enabled else "ink2"
        key = canvas.measure(self.key) + 5 if self.key else 0
        width = (ICON if self.icon else 0) + (3 if self.icon and words else 0) + canvas.measure(words)
        x = area.x + (9.0 if self.left else max(3.0, (area.w - key - width) / 2))
        if self.icon:
            canvas.icon(self.icon, x, area.y + (area.h - 1 - ICON) / 2 + dy, ICON)
            x += ICON + (6 if self.left else 3)
        top = area.y + (area.h - 1 - canvas.capitals()) / 2 + dy
        upper = top - theme.LINE / 2 if self.note else top
        canvas.text(words, x, upper, colour=ink, width=area.right - key - 2 - x)
        if self.note:
            canvas.text(self.note, x, upper + theme.LINE, colour=ink, width=area.right - key - 2 - x)
        if self.key:
            self._key(canvas, area, top, dy)

    def _body(self, canvas: Canvas, area: Area, look: Look, down: bool) -> None:
        if look.focused:
            theme.focus_ring(canvas, area)
        if not self.enabled:
            canvas.frame("frame.button.disabled", area)
        elif down:
            canvas.frame("frame.button.pressed", area)
        elif self.chosen:
            canvas.frame("frame.button.chosen", area)
            if look.hovered:
                canvas.fill("brass0", area.inset(3, 3))
        else:
            canvas.frame("frame.button.hover" if look.hovered else "frame.button.normal", area)
            if self.primary:
                face = Area(area.x + 1.5, area.y + 2, area.w - 3, area.h - 4.5)
                canvas.fill("brass0" if look.hovered else "brass1", face)

    def _key(self, canvas: Canvas, area: Area, top: float, dy: float) -> None:
        width = canvas.measure(self.key) + 4
        high = min(area.h - 6, CAP)
        cap = Area(area.right - width - 2.5, area.y + (area.h - 1 - high) / 2 + dy, width, high)
        canvas.frame("frame.key", cap)
        canvas.text(self.key, cap.x + 2, top, colour="paper0" if self.enabled else "paper2")


@dataclass
class Field(Widget):
    """A line of text that can be typed into. `changed` is called after each change, `done` on Enter."""

    edit: TextEdit = field(default_factory=TextEdit)
    changed: Action | None = None
    faulty: bool = False
    hint: str = ""

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Draw the line, its selection and its cursor."""
        area = self.area
        if look.focused:
            theme.focus_ring(canvas, area)
        canvas.frame("frame.field", area)
        if look.focused or look.hovered:
            canvas.fill("grey0" if look.focused else "glow", area.inset(2))
        if self.faulty:
            canvas.outline("red0", area)
        top = area.y + (area.h - canvas.capitals()) / 2
        left = area.x + 4
        text = self.edit.shown
        shift = self._shift(canvas)
        with canvas.clip(area.inset(2, 1)):
            if look.focused:
                start, end = self.edit.selection
                if self.edit.composition:
                    self._underline(canvas, left - shift, top + canvas.capitals() + 1)
                elif start != end:
                    x = left - shift + canvas.measure(text[:start])
                    canvas.fill("teal0", Area(x, top - 2, canvas.measure(text[start:end]), canvas.capitals() + 4))
            if text:
                canvas.text(text, left - shift, top)
            elif self.hint and not look.focused:
                canvas.text(self.hint, left, top, colour="ink2")
            if look.focused:
                x = left - shift + canvas.measure(text[: self.edit.shown_cursor])
                canvas.fill("ink0", Area(x, top - 2, 0.5, canvas.capitals() + 4))

    def _shift(self, canvas: Canvas) -> float:
        """How far the line is moved to the left so that its cursor is seen."""
        before = self.edit.shown[: self.edit.shown_cursor]
        return max(0.0, canvas.measure(before) - (self.area.w - 10))

    def _underline(self, canvas: Canvas, left: float, y: float) -> None:
        """Underline what an input method is putting together, more heavily the part that is being chosen."""
        at = self.edit.selection[0]
        whole = (0, len(self.edit.composition))
        for (start, end), thick in ((whole, 0.5), (self.edit.clause, 1.5)):
            x = left + canvas.measure(self.edit.shown[: at + start])
            width = canvas.measure(self.edit.shown[at + start : at + end])
            canvas.fill("teal2", Area(x, y, width, thick))

    def caret(self, canvas: Canvas) -> Area:
        """From where the cursor or the composition stands to the end of the field: what is to be left uncovered."""
        area, edit = self.area, self.edit
        before = edit.shown[: edit.selection[0] if edit.composition else edit.cursor]
        x = area.x + 4 - self._shift(canvas) + canvas.measure(before)
        x = min(max(area.x, x), area.right - 1)
        return Area(x, area.y, area.right - x, area.h)

    def activate(self) -> None:
        """Enter selects the line, so that typing replaces it."""
        self.edit.select_all()

    def handle(self, event: pygame.event.Event) -> bool:
        """Type into the line."""
        before = self.edit.text
        used = self.edit.handle(event)
        if self.edit.text != before and self.changed is not None:
            self.changed()
        return used

    def place_cursor(self, canvas: Canvas, x: float) -> None:
        """Put the cursor where art position `x` was clicked."""
        text = self.edit.text
        wanted = x - self.area.x - 4 + self._shift(canvas)
        self.edit.go(min(range(len(text) + 1), key=lambda n: abs(canvas.measure(text[:n]) - wanted)))


class Scroll:
    """How far a sheet is scrolled, in art pixels."""

    def __init__(self) -> None:
        self.offset = 0.0

    def move(self, by: float, content: float, view: float) -> None:
        """Scroll by a distance; never past the ends."""
        self.offset = min(max(0.0, self.offset + by), max(0.0, content - view))

    def show(self, top: float, bottom: float, view: float) -> None:
        """Scroll just as far as a part of the sheet needs to be seen."""
        self.offset = min(max(self.offset, bottom - view), top)


@dataclass
class Sheet(Widget):
    """A scrolling sheet: `draw` paints it on a canvas whose (0, 0) is the sheet's top left."""

    scroll: Scroll = field(default_factory=Scroll)
    height: float = 0.0  # of the whole sheet
    draw: Callable[[Canvas], None] | None = None
    step: float = 3 * theme.LINE  # of the wheel

    BAR = 6.0

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Draw what is seen of the sheet, and a bar at the right when that is not all."""
        if look.focused:
            theme.focus_ring(canvas, self.area)
        canvas.frame("frame.field", self.area)
        self.scroll.move(0, self.height, self.area.h)
        with canvas.clip(self.area.inset(0.5)):
            if self.draw is not None:
                self.draw(canvas.sub(self.area.x, self.area.y - self.scroll.offset))
        if self.height > self.area.h:
            self._bar(canvas)

    def _bar(self, canvas: Canvas) -> None:
        lane = Area(self.area.right - self.BAR - 2, self.area.y + 2, self.BAR, self.area.h - 4)
        canvas.frame("frame.scroll.track", lane)
        length = max(12.0, lane.h * self.area.h / self.height)
        at = (lane.h - length) * self.scroll.offset / (self.height - self.area.h)
        canvas.frame("frame.scroll.thumb", Area(lane.x, lane.y + at, lane.w, length))

    def handle(self, event: pygame.event.Event) -> bool:
        """Scroll by wheel and by keys."""
        view = self.area.h
        step = {
            pygame.K_UP: -theme.LINE,
            pygame.K_DOWN: theme.LINE,
            pygame.K_PAGEUP: -view + theme.LINE,
            pygame.K_PAGEDOWN: view - theme.LINE,
            pygame.K_HOME: -self.height,
            pygame.K_END: self.height,
        }
        before = self.scroll.offset
        if event.type == pygame.MOUSEWHEEL:
            self.scroll.move(-event.y * self.step, self.height, view)
        elif event.type == pygame.KEYDOWN and event.key in step:
            self.scroll.move(step[event.key], self.height, view)
        return self.scroll.offset != before


@dataclass(frozen=True)
class Item:
    """An entry of a drop-down or a menu."""

    id: str
    label: str
    action: Action
    icon: str | None = None
    chosen: bool = False
    enabled: bool = True
    lines: tuple[str, ...] = ()


@dataclass
class Dropdown(Button):
    """A button that opens a list; its scene shows the items in a pop-up."""

    items: Sequence[Item] = ()

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Draw a button with an arrow at the right."""
        area = self.area
        down = look.pressed and self.enabled
        self._body(canvas, area, look, down)
        dy = 0.5 if down else 0.0
        x = area.x + 4
        if self.icon:
            canvas.icon(self.icon, x, area.y + (area.h - 1 - ICON) / 2 + dy, ICON)
            x += ICON + 3
        top = area.y + (area.h - 1 - canvas.capitals()) / 2 + dy
        words = self.label if self.words is None else self.words
        canvas.text(words, x, top, width=area.right - 10 - x, colour="ink0" if self.enabled else "ink2")
        canvas.sprite("icon.small_down.dark", area.right - 9, top + 1)
