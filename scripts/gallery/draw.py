"""Drawing the pictures without a screen, and comparing them."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from gallery.moments import PICTURES
from game.content import load_default
from game.content.text import load_default_text
from game.window import Window

CLOSE = 24  # of 255: colours that far apart are the same
ALIKE = 0.01  # share of the pixels that may differ: text is drawn a little differently by other libraries


@contextmanager
def window() -> Iterator[Window]:
    """A window without a screen, in an empty user's folder."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    before = os.environ.get("CARNEGIE_HOME")
    with tempfile.TemporaryDirectory() as home:
        os.environ["CARNEGIE_HOME"] = home
        try:
            yield Window(load_default(), load_default_text(), (1280, 720))
        finally:
            if before is None:
                del os.environ["CARNEGIE_HOME"]
            else:
                os.environ["CARNEGIE_HOME"] = before


def draw(opened: Window, name: str, size: tuple[int, int]) -> pygame.Surface:
    """One picture."""
    opened.size = size
    surface = pygame.Surface(size)
    PICTURES[name].scene(opened).draw(surface)
    return surface


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """Share of the pixels that differ visibly; 1 when the sizes do."""
    if one.get_size() != other.get_size():
        return 1.0
    width, height = one.get_size()
    apart = _more(one, other)
    apart.blit(_more(other, one), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    same = pygame.mask.from_threshold(apart, (0, 0, 0), (CLOSE, CLOSE, CLOSE, 255)).count()
    return 1 - same / (width * height)


def _more(one: pygame.Surface, other: pygame.Surface) -> pygame.Surface:
    """By how much each pixel of `one` is lighter than that of `other`."""
    found = pygame.Surface(one.get_size(), 0, 32)
    found.blit(one, (0, 0))
    found.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return found
