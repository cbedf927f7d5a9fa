"""Widths of text in art pixels that hold at every enlargement, so that a layout is the same in every window."""

from __future__ import annotations

import math
from functools import lru_cache

from game.ui import fonts

# Enlargements whose faces differ; the others repeat one of them at a whole multiple.
_FACTORS = (2, 3, 4, 5)


@lru_cache(maxsize=8192)
def width(text: str, size: fonts.Use = "small") -> float:
    """Width of a line of text at its widest, in half art pixels."""
    widest = max(fonts.text_width(text, fonts.font(size, factor)) / factor for factor in _FACTORS)
    return math.ceil(widest * 2) / 2


@lru_cache(maxsize=2048)
def wrap(text: str, room: float, size: fonts.Use = "small") -> tuple[str, ...]:
    """Break a text into lines at most `room` wide; a longer word gets a line of its own."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split():
            longer = f"{line} {word}" if line else word
            if line and width(longer, size) > room:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return tuple(lines)
