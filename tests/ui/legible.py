"""Whether the texts of a picture can be read: the same questions for every scene and every board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from game.content.template import Gap, Plural, Template
from game.content.text import Entry, Text
from game.ui.canvas import ART_SIZE, Area, Canvas
from game.ui.palette import Colour

LEAST = 4.5
_TOUCH = 1e-6  # areas that touch do not overlap, whatever their sums are rounded to
SMALLEST_CAPITALS = 10  # pixels, which is 14 from the top of a $ to a descender
# Names and keys are the same everywhere; the short forms are what a translator has to keep short.
_AS_THEY_ARE = re.compile(
    r"^city\.|\.key\.|\.short$|^language\.|\.names\.|^window\.title$"
    r"|^board\.(bar|drawer)\.|^board\.timeline\.(?!title|order)"
)
# Words, but not the names that the rulebook's markup puts between signs.
_WORD = re.compile(r"(?:\[[\w.]+\]|@\w+|<\w+)|(?P<word>[^\W\d_]{3,})")


def luminance(colour: Colour) -> float:
    """Relative luminance of a colour, 0 to 1 (WCAG 2)."""
    parts = [c / 255 / 12.92 if c / 255 <= 0.04045 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(a: Colour, b: Colour) -> float:
    """Contrast of two colours, 1 to 21 (WCAG 2)."""
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def faults(canvas: Canvas) -> Iterator[str]:
    """What is wrong with the texts of a picture, a line each."""
    grid = Area(0, 0, *ART_SIZE)
    for i, one in enumerate(canvas.texts):
        if one.cut:
            yield f"cut: {one.text}"
        if not grid.covers(one.area):
            yield f"outside: {one.text}"
        if one.area.h * canvas.factor < SMALLEST_CAPITALS:
            yield f"small: {one.text}"
        if one.background is not None and contrast(one.colour, one.background) < LEAST:
            yield f"pale ({contrast(one.colour, one.background):.2f}): {one.text} {one.area[:2]}"
        for other in canvas.texts[:i]:
            if one.area.inset(_TOUCH).overlaps(other.area) and (one.text, one.area) != (other.text, other.area):
                yield f"overlap: {other.text} / {one.text}"


def longer(text: Text) -> Text:
    """A language made up for tests, whose words are a third longer."""
    entries = {}
    for key in text:
        entry = text.entry(key)
        long = entry.template if _AS_THEY_ARE.search(key) else _longer(entry.template)
        entries[key] = Entry(entry.file, entry.line, long)
    return Text("longer", entries, text.plural, strict=text.strict)


def _longer(template: Template) -> Template:
    parts: list[str | Gap | Plural] = []
    for part in template.parts:
        if isinstance(part, str):
            parts.append(_WORD.sub(lambda found: found[0] + "ò" * (len(found["word"] or "") // 3), part))
        elif isinstance(part, Plural):
            parts.append(replace(part, forms=tuple(_longer(form) for form in part.forms)))
        else:
            parts.append(part)
    return Template(tuple(parts))
