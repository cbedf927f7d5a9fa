"""A slider for a number of per cent: dragged, wheeled, or moved by keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.ui import keyboard, theme
from game.ui.area import Area
from game.ui.canvas import Canvas
from game.ui.widgets import Look, Widget

MOST = 100
STEP = 5
THUMB = 7.0
FIGURE = 27.0  # room for the number at the right
_KEYS = {
    pygame.K_LEFT: -STEP,
    pygame.K_RIGHT: STEP,
    pygame.K_MINUS: -STEP,
    pygame.K_PLUS: STEP,
    pygame.K_PAGEDOWN: -4 * STEP,
    pygame.K_PAGEUP: 4 * STEP,
    pygame.K_HOME: -MOST,
    pygame.K_END: MOST,
}


@dataclass
class Slider(Widget):
    """A number from 0 to 100. `words`: how it is written; `changed` is called with a new one."""

    value: int = 0
    words: str = ""
    changed: Callable[[int], object] | None = None

    @property
    def lane(self) -> Area:
        """Where the thumb may be."""
        return Area(self.area.x, self.area.y, self.area.w - FIGURE, self.area.h)

    @property
    def thumb(self) -> Area:
        """Where it is."""
        lane = self.lane
        return Area(lane.x + (lane.w - THUMB) * self.value / MOST, lane.y, THUMB, lane.h)

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Draw a groove, filled with brass up to the thumb, and the number."""
        if look.focused:
            theme.focus_ring(canvas, self.area)
        lane, thumb = self.lane, self.thumb
        groove = Area(lane.x, lane.y + (lane.h - 5) / 2, lane.w, 5)
        canvas.fill("ink0", groove)
        canvas.fill("ink2", groove.inset(0.5))
        full = thumb.centre[0] - groove.x
        if self.value:
            canvas.fill("brass1", Area(groove.x + 0.5, groove.y + 0.5, full - 0.5, groove.h - 1))
            canvas.fill("brass0", Area(groove.x + 0.5, groove.y + 0.5, full - 0.5, 1))
        canvas.frame("frame.button.hover" if look.hovered or look.pressed else "frame.button.normal", thumb)
        top = lane.y + (lane.h - canvas.capitals()) / 2
        canvas.text(self.words, self.area.right - 1, top, align="right")

    def set(self, value: int) -> bool:
        """Take a number within the limits; whether it is another one."""
        value = min(max(0, value), MOST)
        if value == self.value:
            return False
        self.value = value
        if self.changed is not None:
            self.changed(value)
        return True

    def drag(self, x: float) -> bool:
        """Bring the thumb to art position `x`; whether that changed the number."""
        lane = self.lane
        return self.set(round((x - lane.x - THUMB / 2) / (lane.w - THUMB) * MOST / STEP) * STEP)

    def handle(self, event: pygame.event.Event) -> bool:
        """Change by wheel and by keys."""
        if event.type == pygame.MOUSEWHEEL:
            self.set(self.value + STEP * event.y)
            return True
        step = _KEYS.get(keyboard.meant(event) or 0) if event.type == pygame.KEYDOWN else None
        if step is not None:
            self.set(self.value + step)
        return step is not None
