"""What scenes made of widgets share: focus, hover, pop-ups, tooltips, and the targets as data."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.content.text import Text
from game.scenes import focus, popups
from game.scenes.popups import Popup
from game.ui import keyboard, theme
from game.ui.canvas import Canvas, fit, measuring
from game.ui.guard import goes_back
from game.ui.scene import App, Target, Typing
from game.ui.slider import Slider
from game.ui.sound import CLICK, DENIED, HOVER
from game.ui.widgets import Button, Dropdown, Field, Item, Look, Sheet, Widget

TOOLTIP_DELAY = 0.3
FUNCTION_KEYS = range(pygame.K_F1, pygame.K_F12 + 1)
ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
USING = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)  # keys that use what has the focus


class WidgetScene:
    """A scene of widgets. A subclass says which ones there are now (`build`) and what lies under them (`paint`)."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.dirty = True
        self.busy = False
        self.popups: list[Popup] = []
        self._opened = 0  # pop-ups so far
        self.widgets: list[Widget] = []
        self.focus: str | None = None
        self.hover: str | None = None
        self.pressed: str | None = None
        self._keyboard = False  # the focus ring shows only after a key
        self._rest = 0.0
        self._tip = False
        self._pointer: tuple[float, float] | None = None

    @property
    def text(self) -> Text:
        """The words; they may come to be those of another language."""
        return self.app.text

    # --- what subclasses say ---------------------------------------------------------------------------------

    def build(self) -> list[Widget]:
        """The widgets as they are now, in the order of the Tab key."""
        return []

    def paint(self, canvas: Canvas) -> None:
        """Draw what lies under the widgets."""

    def paint_over(self, canvas: Canvas) -> None:
        """Draw what lies over the widgets but under pop-ups."""

    def back(self) -> None:
        """What Escape does."""
        self.app.pop()

    # --- the scene's life ------------------------------------------------------------------------------------

    def resume(self) -> None:
        """Build the widgets anew: what they show may have changed meanwhile."""
        self.rebuild()

    def pause(self) -> None:
        """Let go of everything that is held down."""
        self.let_go()
        self._hide_tip()

    def end(self) -> None:
        """Be gone for good."""

    def let_go(self) -> None:
        """Forget what is pressed."""
        self.dirty = self.dirty or self.pressed is not None
        self.pressed = None

    def rebuild(self) -> None:
        """Make the widgets anew; keep the hover where it still exists, and the focus there or on its neighbour."""
        before = self._order()
        self.widgets = self.build()
        self.focus = focus.kept(self.focus, before, self._order())
        self._point()
        self.dirty = True

    def update(self, dt: float) -> None:
        """Show the tooltip of what the mouse has rested on for a moment."""
        if self.hover is None or self._tip or self.pressed is not None:
            return
        self._rest += dt
        widget = self._find(self.hover)
        if self._rest >= TOOLTIP_DELAY and widget is not None and widget.tooltip() is not None:
            self._tip = self.dirty = True

    # --- pop-ups ---------------------------------------------------------------------------------------------

    def open(self, popup: Popup) -> None:
        """Show a pop-up over everything. What has the focus now gets it back when the pop-up closes."""
        self._opened += 1
        popup.number = self._opened
        popup.opener = focus.Opener(self.focus, self._order())
        self.popups.append(popup)
        self.focus = popup.focus or next((w.id for w in popup.widgets if w.focusable and w.enabled), None)
        self.hover = self.pressed = None
        self._point()
        self.dirty = True

    def close(self) -> None:
        """Close the pop-up on top; the focus returns to what opened it, or to a neighbour of that."""
        popup = self.popups.pop()
        self.focus = None
        self._hide_tip()
        if popup.closed is not None:
            popup.closed()
        self.rebuild()
        if popup.opener is not None:
            self.focus = focus.returned(popup.opener, self._order())

    def open_list(self, anchor: Widget, items: Sequence[Item]) -> None:
        """Show a list of items below a widget."""
        self.open(popups.below(measuring(self.app.size), anchor, items, self._pick))

    def ask(self, title: str, lines: Sequence[str], choices: Sequence[Item], *, width: float = 280) -> None:
        """Show a question with a button for each choice; Escape is the last one."""
        self.open(popups.question(measuring(self.app.size), title, lines, choices, self._pick, width))

    def _pick(self, item: Item) -> None:
        self.close()
        item.action()
        self.rebuild()

    # --- events ----------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        """Give an event to what it is meant for."""
        if event.type == pygame.MOUSEMOTION:
            was = self.hover
            self._pointer = self._art(event.pos)
            self._point()
            self._slide()
            over = self._find(self.hover)
            if over is not None and self.hover != was and over.focusable and over.enabled:
                self.app.sounds.play(HOVER)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._release(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self._escape()
        elif event.type == pygame.MOUSEWHEEL:
            self._wheel(event)
        elif event.type in (pygame.KEYDOWN, pygame.TEXTINPUT, pygame.TEXTEDITING):
            self._key(event)
        elif event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWLEAVE):
            self._pointer = None
            self.hover = None
            self._hide_tip()
            self.dirty = True

    def _press(self, position: tuple[int, int]) -> None:
        self._pointer = self._art(position)
        self._point()
        self._keyboard = False
        self._hide_tip()
        widget = self._find(self.hover)
        if widget is None:
            popup = self.popups[-1] if self.popups else None
            if popup is not None and popup.light and not popup.area.contains(*self._pointer):
                self.close()
            else:
                self.focus = None
        else:
            self.pressed = widget.id
            self.focus = widget.id if widget.focusable else None
            if isinstance(widget, Field):
                widget.place_cursor(measuring(self.app.size), self._pointer[0])
            self._slide()
        self.dirty = True

    def _slide(self) -> None:
        """Bring a slider that is held down to the pointer."""
        held = self._find(self.pressed)
        if isinstance(held, Slider) and self._pointer is not None and held.drag(self._pointer[0]):
            self.rebuild()

    def _release(self, position: tuple[int, int]) -> None:
        self._pointer = self._art(position)
        self._point()
        widget = self._find(self.hover)
        held, self.pressed = self.pressed, None
        self.dirty = True
        if widget is not None and widget.id == held and not isinstance(widget, Field):
            self._use(widget)

    def _wheel(self, event: pygame.event.Event) -> None:
        for widget in reversed(self._front()):
            if isinstance(widget, Sheet | Slider) and (self._pointer is None or widget.area.contains(*self._pointer)):
                if widget.handle(event):
                    self._scrolled()
                return

    def _scrolled(self) -> None:
        self._hide_tip()
        was = self.focus
        self.rebuild()
        if self.focus != was:
            self.focus = None  # it has been scrolled out of sight

    def _key(self, event: pygame.event.Event) -> None:
        focused = self._find(self.focus)
        typing = isinstance(focused, Field)
        if focused is not None and (typing or isinstance(focused, Sheet | Slider)) and focused.handle(event):
            self._keyboard = True
            self.rebuild()
        elif event.type == pygame.KEYDOWN:
            self._navigate(event, focused, typing)

    def _navigate(self, event: pygame.event.Event, focused: Widget | None, typing: bool) -> None:
        key = event.key
        if key == pygame.K_ESCAPE:
            self._escape()
        elif key == pygame.K_TAB:
            self._tab(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif key in ARROWS:
            self._arrow(key)
        elif key in keyboard.ENTER or (key == pygame.K_SPACE and not typing):
            if focused is not None:
                self._keyboard = self.dirty = True
                self._use(focused)
        elif (widget := self._by_key(event)) is not None:
            self._use(widget)

    def _by_key(self, event: pygame.event.Event) -> Widget | None:
        """The widget that a key is the shortcut of; while something is typed only F1 to F12 are shortcuts."""
        if isinstance(self._find(self.focus), Field) and event.key not in FUNCTION_KEYS:
            return None
        meant = keyboard.meant(event)
        return next((widget for widget in self._front() if meant in widget.keys), None)

    def _use(self, widget: Widget) -> None:
        # The key of a button brings the focus there, but not away from a row or a field that it is about.
        if widget.focusable and widget.enabled and (self.focus is None or isinstance(self._find(self.focus), Button)):
            self.focus = widget.id
        self.app.sounds.play(CLICK if widget.enabled else DENIED)
        if isinstance(widget, Dropdown) and widget.enabled:
            self.open_list(widget, widget.items)
        else:
            widget.activate()

    def _escape(self) -> None:
        if self.popups:
            popup = self.popups[-1]
            if popup.light:
                self.close()
            elif popup.widgets:
                self._use(popup.widgets[-1])
        elif isinstance(self._find(self.focus), Field):
            self.focus = None
            self.dirty = True
        else:
            self.back()

    def _tab(self, step: int) -> None:
        order = [w for w in self._front() if w.focusable and w.enabled]
        if not order:
            return
        ids = [w.id for w in order]
        at = ids.index(self.focus) if self.focus in ids else (-1 if step > 0 else 0)
        self._set_focus(order[(at + step) % len(order)])

    def _arrow(self, key: int) -> None:
        order = [w for w in self._front() if w.focusable and w.enabled]
        here = self._find(self.focus)
        if here is None:
            self._tab(1)
            return
        there = focus.towards(here, order, ARROWS[key])
        if there is not None:
            self._set_focus(there)

    def _set_focus(self, widget: Widget) -> None:
        self.focus = widget.id
        self._keyboard = self.dirty = True
        self._hide_tip()
        if isinstance(widget, Field):
            widget.edit.select_all()
        self.focused(widget)

    def focused(self, widget: Widget) -> None:
        """Called when the keyboard comes to a widget: a sheet may scroll to it."""

    # --- what the guard asks -------------------------------------------------------------------------------------

    @property
    def front(self) -> Hashable:
        """Which pop-up is in front, 0 for none."""
        return self.popups[-1].number if self.popups else 0

    def aimed(self, event: pygame.event.Event) -> Hashable:
        """The widget that a press is on, or that a key uses; typing and moving are aimed at nothing."""
        if goes_back(event):
            return "back", self.backwards()
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._aim(self._over(*self._art(event.pos)))
        if event.key not in USING:
            return self._aim(self._by_key(event))
        focused = self._find(self.focus)
        return None if isinstance(focused, Field) else self._aim(focused)

    def backwards(self) -> Hashable:
        """What Escape would do next, in a way that can be compared: leave a field, or the scene."""
        return isinstance(self._find(self.focus), Field)

    def _aim(self, widget: Widget | None) -> Hashable:
        return None if widget is None else (widget.id, widget.about, "" if widget.turns else widget.label)

    # --- small parts ---------------------------------------------------------------------------------------------

    def _front(self) -> list[Widget]:
        return self.popups[-1].widgets if self.popups else self.widgets

    def _order(self) -> tuple[focus.Place, ...]:
        return focus.order(self._front())

    def _over(self, x: float, y: float) -> Widget | None:
        return next((w for w in reversed(self._front()) if w.area.contains(x, y)), None)

    def _find(self, id: str | None) -> Widget | None:
        return next((w for w in self._front() if w.id == id), None) if id is not None else None

    def _art(self, position: tuple[int, int]) -> tuple[float, float]:
        return measuring(self.app.size).art(position)

    def _point(self) -> None:
        widget = None if self._pointer is None else self._over(*self._pointer)
        over = None if widget is None else widget.id
        if over != self.hover:
            self.hover = over
            self._hide_tip()
            self.dirty = True

    def _hide_tip(self) -> None:
        self._rest = 0.0
        self.dirty = self.dirty or self._tip
        self._tip = False

    # --- out -------------------------------------------------------------------------------------------------

    def targets(self) -> list[Target]:
        """Everything that can be used now; fields take a click and then what is typed."""
        canvas = measuring(self.app.size)
        return [
            Target(w.id, canvas.rect(w.area), w.label, w.lines, w.action, w.enabled)
            for w in self._front()
            if w.focusable
        ]

    def typing(self) -> Typing | None:
        """The field that has the focus; none under a pop-up."""
        field = self._find(self.focus)
        if not isinstance(field, Field):
            return None
        canvas = measuring(self.app.size)
        return Typing(field.edit, canvas.rect(field.caret(canvas)))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the scene, its widgets, its pop-ups and the tooltip."""
        self.draw_on(fit(surface))

    def draw_on(self, canvas: Canvas) -> None:
        """The same on a canvas, which may record the texts."""
        theme.table_wood(canvas)
        self.paint(canvas)
        below = bool(self.popups)
        for widget in self.widgets:
            widget.paint(canvas, Look() if below else self._look(widget))
        self.paint_over(canvas)
        for i, popup in enumerate(self.popups):
            popups.paint(canvas, popup)
            for widget in popup.widgets:
                widget.paint(canvas, self._look(widget) if i == len(self.popups) - 1 else Look())
        self._paint_tip(canvas)

    def _look(self, widget: Widget) -> Look:
        focused = widget.id == self.focus and (self._keyboard or isinstance(widget, Field))
        return Look(widget.id == self.hover, widget.id == self.pressed, focused)

    def _paint_tip(self, canvas: Canvas) -> None:
        wanted = self.hover if self._tip else (self.focus if self._keyboard else None)
        widget = self._find(wanted)
        tip = widget.tooltip() if widget is not None and not isinstance(widget, Field) else None
        if widget is not None and tip is not None:
            popups.paint_tip(canvas, widget.area, *tip)
