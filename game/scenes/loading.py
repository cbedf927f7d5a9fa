"""The first picture: shown as soon as there is a window, with how far reading has come."""

from __future__ import annotations

import pygame

from game.content.text import Text
from game.ui import art
from game.ui.area import Area
from game.ui.canvas import fit
from game.ui.palette import colour

STEPS = ("content", "pictures", "title")
LOGO = "title.logo"
BAR = Area(220, 196, 200, 7)


def show(surface: pygame.Surface, text: Text, step: str) -> None:
    """Draw that a step of `STEPS` has begun, show it, and let the system know that the program is alive."""
    draw(surface, text, step)
    pygame.display.flip()
    pygame.event.pump()


def draw(surface: pygame.Surface, text: Text, step: str) -> None:
    """Draw the name, a bar and what is being read."""
    canvas = fit(surface)
    surface.fill(colour("teal4"))
    if step != STEPS[0] and art.exists(LOGO):
        width, _ = art.size(LOGO)
        canvas.sprite(LOGO, (640 - width) / 2, 120)
    else:
        # The first picture must not wait for the sprites.
        canvas.text(text("window.title"), 320, 150, size="display", colour="brass0", align="center")
    canvas.fill("brass3", BAR)
    canvas.fill("ink0", BAR.inset(1))
    done = (STEPS.index(step) + 1) / (len(STEPS) + 1)
    inner = BAR.inset(2)
    canvas.fill("brass1", Area(inner.x, inner.y, round(inner.w * done), inner.h))
    canvas.text(text(f"window.loading.{step}"), 320, BAR.bottom + 8, colour="paper1", align="center")
