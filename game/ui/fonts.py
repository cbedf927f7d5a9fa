"""Pixel fonts at sizes where one font pixel is a whole number of window pixels, and cached text.

The Jersey family comes drawn for several heights. For each use and each enlargement the tallest face is taken whose
capitals are not taller than the art asks for, so that text never outgrows the place the art leaves it.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Literal

import pygame

from game.paths import assets_dir
from game.ui.palette import Colour

Use = Literal["small", "title", "display"]

# Twice the height of a capital in art pixels: titles stand between two whole pixels.
_CAPITALS_DOUBLED: dict[Use, int] = {"small": 10, "title": 15, "display": 20}
# Height of a capital in font pixels -> em in font pixels. The em is a property of the built files.
_FACES: dict[int, int] = {10: 20, 15: 27, 20: 34, 25: 41}
_SMALLEST = 10
_NOWHERE = "\uffff"  # never a character
_NO_TEXT = re.compile(r"[\0\ud800-\udfff]")


def face_for(use: Use, factor: int) -> tuple[int, int]:
    """(face, enlargement) for a use at a whole enlargement of the art; a face is named by its capitals' height."""
    wanted = _CAPITALS_DOUBLED[use] * factor // 2
    fitting = [(face * times, face, times) for face in _FACES for times in range(1, 9) if face * times <= wanted]
    if not fitting:
        return _SMALLEST, 1
    _, face, times = max(fitting)
    return face, times


@cache
def _open(face: int, times: int) -> pygame.font.Font:
    pygame.register_quit(forget)  # what is left of a font then may not be touched any more
    return pygame.font.Font(str(assets_dir() / "fonts" / f"jersey-{face}.ttf"), _FACES[face] * times)


def font(use: Use, factor: int) -> pygame.font.Font:
    """The font of a use at an enlargement of the art (2 at 1280x720, 3 at 1920x1080, ...)."""
    if not pygame.font.get_init():
        pygame.font.init()
        forget()
    return _open(*face_for(use, factor))


def font_pixel(use: Use, factor: int) -> int:
    """Window pixels per font pixel: the right offset of a shadow."""
    return face_for(use, factor)[1]


def draws(character: str, use: Use = "small", factor: int = 2) -> bool:
    """Whether a font has a picture of a character: of all that it lacks it draws the same box."""
    return _picture(character, use, factor) != _picture(_NOWHERE, use, factor)


@cache
def _picture(character: str, use: Use, factor: int) -> bytes:
    drawn = font(use, factor).render(_shown(character), False, (255, 255, 255), (0, 0, 0))
    return pygame.image.tobytes(drawn, "RGB")


def forget() -> None:
    """Drop cached fonts and strings; needed after the font module was shut down."""
    _open.cache_clear()
    _render.cache_clear()


@lru_cache(maxsize=4096)
def _render(text: str, colour: Colour, face: pygame.font.Font) -> pygame.Surface:
    return face.render(_shown(text), False, colour)


def _shown(text: str) -> str:
    """Return a text with a sign for what no font takes: parts of names of files that are no text."""
    return text if text.isprintable() else _NO_TEXT.sub("\ufffd", text)


def text_width(text: str, face: pygame.font.Font) -> int:
    """Width of a line of text in window pixels."""
    return face.size(_shown(text))[0]


def capital_height(use: Use, factor: int) -> int:
    """Height of a capital in window pixels."""
    face, times = face_for(use, factor)
    return face * times


def draw_text(
    surface: pygame.Surface,
    text: str,
    pos: tuple[int, int],
    colour: Colour,
    face: pygame.font.Font,
    shadow: Colour | None = None,
    shadow_offset: int = 1,
) -> pygame.Rect:
    """Draw a line of text, top left of its line box at ``pos``; returns the line box.

    A shadow lies ``shadow_offset`` pixels right and below.
    """
    x, y = pos
    if shadow is not None:
        surface.blit(_render(text, shadow, face), (x + shadow_offset, y + shadow_offset))
    return surface.blit(_render(text, colour, face), (x, y))
