"""Drawing in art pixels on a surface of the window's resolution.

Pictures are enlarged by a whole factor, text is drawn at the window's resolution, so both stay sharp. Painters only see
art pixels; where on the screen the art grid lies is known here and nowhere else.
"""

from __future__ import annotations

import bisect
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

import pygame

from game.ui import art, fonts
from game.ui.area import Area
from game.ui.palette import Colour, colour

__all__ = ["ART_SIZE", "Align", "Area", "Canvas", "DrawnText", "Size", "factor_for", "fit", "measuring", "place"]

Size = fonts.Use
Align = Literal["left", "center", "right"]

ART_SIZE = (640, 360)  # the grid of the layout: whole factors of it fill every common window
ELLIPSIS = "..."
LONGEST = 2000  # letters that fit into a line of the largest window; names in files may have any number


def factor_for(size: tuple[int, int]) -> int:
    """Largest whole enlargement of the art grid that fits a window of `size`, at least 1."""
    return max(1, min(size[0] // ART_SIZE[0], size[1] // ART_SIZE[1]))


def place(size: tuple[int, int]) -> tuple[int, tuple[int, int]]:
    """Enlargement and position of the art grid on a surface of `size`: as large as it goes, and centred."""
    factor = factor_for(size)
    return factor, ((size[0] - ART_SIZE[0] * factor) // 2, (size[1] - ART_SIZE[1] * factor) // 2)


def fit(surface: pygame.Surface, *, record: bool = False) -> Canvas:
    """A canvas whose art grid is enlarged as far as it goes and centred on `surface`."""
    factor, origin = place(surface.get_size())
    return Canvas(surface, factor, origin, record=record)


@lru_cache(maxsize=4)
def measuring(size: tuple[int, int]) -> Canvas:
    """A canvas to measure with, laid out as on a window of `size`; nothing drawn on it is ever seen."""
    factor, origin = place(size)
    return Canvas(pygame.Surface((1, 1)), factor, origin)


@dataclass(frozen=True)
class DrawnText:
    """A line of text as it came out: for the tests of legibility."""

    area: Area  # from the capitals' top to the baseline, in art pixels of the whole grid
    text: str
    colour: Colour
    background: Colour | None  # the commonest colour under it, None outside of the surface
    cut: bool  # shortened, or partly outside of the clip


class Canvas:
    """A place to draw on: a surface, the enlargement, and where art (0, 0) lies on it."""

    def __init__(
        self, surface: pygame.Surface, factor: int, origin: tuple[int, int] = (0, 0), *, record: bool = False
    ) -> None:
        self.surface = surface
        self.factor = factor
        self.origin = origin
        self.record = record
        self.texts: list[DrawnText] = []
        self._base = origin, factor

    # --- where -----------------------------------------------------------------------------------------------

    def point(self, x: float, y: float) -> tuple[int, int]:
        """Screen position of an art position."""
        return self.origin[0] + self._length(x), self.origin[1] + self._length(y)

    def rect(self, area: Area) -> pygame.Rect:
        """Screen rectangle of an area; areas that touch in art touch on the screen."""
        left, top = self.point(area.x, area.y)
        right, bottom = self.point(area.x + area.w, area.y + area.h)
        return pygame.Rect(left, top, right - left, bottom - top)

    def art(self, position: tuple[int, int]) -> tuple[float, float]:
        """Art position of a screen position."""
        return (position[0] - self.origin[0]) / self.factor, (position[1] - self.origin[1]) / self.factor

    def sub(self, dx: float, dy: float) -> Canvas:
        """The same surface with art (0, 0) at (dx, dy) of this canvas."""
        other = Canvas(self.surface, self.factor, self.point(dx, dy), record=self.record)
        other.texts = self.texts
        other._base = self._base
        return other

    def enlarged(self, times: int, x: float, y: float) -> Canvas:
        """The same surface with everything `times` as large, and art (0, 0) at (x, y) of this canvas."""
        other = Canvas(self.surface, self.factor * times, self.point(x, y), record=self.record)
        other.texts = self.texts
        other._base = self._base
        return other

    def _length(self, value: float) -> int:
        return math.floor(value * self.factor + 0.5)

    # --- pictures --------------------------------------------------------------------------------------------

    def sprite(self, name: str, x: float, y: float) -> None:
        """Draw a sprite, its top left at an art position."""
        self.surface.blit(art.scaled(name, self.factor), self.point(x, y))

    def part(self, name: str, part: pygame.Rect, x: float, y: float) -> None:
        """Draw a part of a sprite, in pixels of the art: of one that would be huge if all of it were enlarged."""
        whole = art.sprite(name)
        there = part.clip(whole.get_rect())
        if there.w and there.h:
            piece = pygame.transform.scale_by(whole.subsurface(there), self.factor)
            self.surface.blit(piece, self.point(x + there.x - part.x, y + there.y - part.y))

    def icon(self, name: str, x: float, y: float, box: float) -> None:
        """Draw a sprite in the middle of a square box, its top left at an art position."""
        picture = art.scaled(name, self.factor)
        left, top = self.point(x, y)
        side = self._length(box)
        width, height = picture.get_size()
        self.surface.blit(picture, (left + (side - width) // 2, top + (side - height) // 2))

    def picture(self, picture: pygame.Surface, x: float, y: float) -> None:
        """Draw a surface that is at the screen's resolution already."""
        self.surface.blit(picture, self.point(x, y))

    def fill(self, name: str, area: Area) -> None:
        """Fill an area with a palette colour."""
        self.cover(area)
        self.surface.fill(colour(name), self.rect(area))

    def fill_dot(self, name: str, x: float, y: float) -> None:
        """Fill the smallest dot that the art's enlargement allows: half an art pixel where it is even."""
        left, top = self.point(x, y)
        size = max(1, self.factor // 2)
        self.surface.fill(colour(name), (left, top, size, size))

    def frame(self, name: str, area: Area) -> None:
        """Draw a nine-patch frame around and into an area."""
        self.cover(area)
        art.frame(self.surface, name, self.rect(area), self.factor)

    def outline(self, name: str, area: Area, width: float = 1) -> None:
        """Draw the inner edge of an area, `width` art pixels thick."""
        left, top, right, bottom = area.x, area.y, area.x + area.w, area.y + area.h
        for side in (
            Area(left, top, area.w, width),
            Area(left, bottom - width, area.w, width),
            Area(left, top + width, width, area.h - 2 * width),
            Area(right - width, top + width, width, area.h - 2 * width),
        ):
            self.surface.fill(colour(name), self.rect(side))

    def shade(self, name: str, area: Area, alpha: int = 150) -> None:
        """Lay a colour thinly over an area: what lies under a dialogue, for instance."""
        rect = self.rect(area)
        veil = pygame.Surface(rect.size)
        veil.fill(colour(name))
        veil.set_alpha(alpha)
        self.surface.blit(veil, rect)

    @contextmanager
    def clip(self, area: Area) -> Iterator[Canvas]:
        """Draw nothing outside of an area for a while."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.rect(area).clip(before))
        try:
            yield self
        finally:
            self.surface.set_clip(before)

    # --- text ------------------------------------------------------------------------------------------------

    def measure(self, text: str, size: Size = "small") -> float:
        """Width of a line of text in art pixels."""
        return fonts.text_width(text, fonts.font(size, self.factor)) / self.factor

    def capitals(self, size: Size = "small") -> float:
        """Height of capitals in art pixels."""
        return fonts.capital_height(size, self.factor) / self.factor

    def wrap(self, text: str, width: float, size: Size = "small") -> list[str]:
        """Break a text into lines at most `width` wide; a word that is longer gets a line of its own."""
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split():
                longer = f"{line} {word}" if line else word
                if line and self.measure(longer, size) > width:
                    lines.append(line)
                    line = word
                else:
                    line = longer
            lines.append(line)
        return lines

    def text(
        self,
        text: str,
        x: float,
        y: float,
        *,
        size: Size = "small",
        colour: str = "ink0",
        shadow: str | None = None,
        align: Align = "left",
        width: float | None = None,
    ) -> Area:
        """Draw a line of text, its capitals' top at `y`; returns the area from there to the baseline.

        `x` is the left, the middle or the right end, as `align` says. A `width` shortens the text as a last resort.
        """
        whole = text
        if width is not None:
            text = self._shorten(text, width, size)
        font = fonts.font(size, self.factor)
        pixels = fonts.text_width(text, font)
        left, top = self.point(x, y)
        if align == "center":
            left -= pixels // 2
        elif align == "right":
            left -= pixels
        height = fonts.capital_height(size, self.factor)
        ink = pygame.Rect(left, top, pixels, height)
        if self.record and text:
            self._note(ink, whole, text, colour)
        fonts.draw_text(
            self.surface,
            text,
            (left, top + height - font.get_ascent()),
            _rgb(colour),
            font,
            None if shadow is None else _rgb(shadow),
            fonts.font_pixel(size, self.factor),
        )
        x0, y0 = self.art((left, top))
        return Area(x0, y0, pixels / self.factor, height / self.factor)

    def _shorten(self, text: str, width: float, size: Size) -> str:
        if len(text) <= LONGEST and self.measure(text, size) <= width:
            return text
        lengths = range(1, min(len(text), LONGEST))
        fits = bisect.bisect_right(lengths, width, key=lambda length: self.measure(text[:length] + ELLIPSIS, size))
        return text[:fits].rstrip() + ELLIPSIS

    # --- the record ------------------------------------------------------------------------------------------

    def write_down(self, drawn: Sequence[DrawnText]) -> None:
        """Record texts of a picture drawn on this canvas, as far as they are wholly in sight."""
        clip = self.surface.get_clip()
        rects = [self.rect(text.area) for text in drawn]
        self.texts += [
            replace(text, area=self._on_grid(rect))
            for text, rect in zip(drawn, rects, strict=True)
            if clip.contains(rect)
        ]

    def _on_grid(self, rect: pygame.Rect) -> Area:
        (x, y), f = self._base
        return Area((rect.x - x) / f, (rect.y - y) / f, rect.w / f, rect.h / f)

    def _note(self, ink: pygame.Rect, whole: str, text: str, name: str) -> None:
        seen = ink.clip(self.surface.get_clip())
        cut = text != whole or seen != ink
        area = self._on_grid(ink)
        again = any((drawn.area, drawn.text) == (area, text) for drawn in self.texts)  # over itself
        if seen.w and seen.h and not again:
            self.texts.append(DrawnText(area, text, _rgb(name), self._under(seen), cut))

    def _under(self, rect: pygame.Rect) -> Colour | None:
        counts: Counter[Colour] = Counter()
        for y in range(rect.top, rect.bottom, max(1, rect.h // 6)):
            for x in range(rect.left, rect.right, max(1, rect.w // 40)):
                red, green, blue, _ = self.surface.get_at((x, y))
                counts[red, green, blue] += 1
        return counts.most_common(1)[0][0] if counts else None

    def cover(self, area: Area, *, partly: bool = False) -> None:
        """Forget texts that something solid is drawn over; `partly`: also those that it hides a part of."""
        if self.record:
            over = self._on_grid(self.rect(area).clip(self.surface.get_clip()))
            hidden = over.overlaps if partly else over.covers
            self.texts[:] = [drawn for drawn in self.texts if not hidden(drawn.area)]

    def cover_all(self) -> None:
        """Forget all texts: the whole surface is drawn over."""
        self.texts.clear()


def _rgb(name: str) -> Colour:
    return colour(name)
