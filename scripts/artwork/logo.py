"""The name in brass letters, and the program's icon."""

from __future__ import annotations

from pathlib import Path

from artwork import grids
from artwork.canvas import Canvas, ink

_NAME = "CARNEGIE"
_GAP = 1
_DEPTH = 4
_BANDS = ("glow", "brass0", "brass0", "brass1", "brass1", "brass2")


def smoothed(picture: Canvas) -> Canvas:
    """Three times as large, steps turned into slopes (the Scale3x rule)."""
    large = Canvas(picture.width * 3, picture.height * 3)
    for y in range(picture.height):
        for x in range(picture.width):
            a, b, c = (picture.get(x + dx, y - 1) for dx in (-1, 0, 1))
            d, e, f = (picture.get(x + dx, y) for dx in (-1, 0, 1))
            g, h, i = (picture.get(x + dx, y + 1) for dx in (-1, 0, 1))
            out = [e] * 9
            if b != h and d != f:
                out[0] = d if d == b else e
                out[1] = b if (d == b and e != c) or (b == f and e != a) else e
                out[2] = f if b == f else e
                out[3] = d if (d == b and e != g) or (d == h and e != a) else e
                out[5] = f if (b == f and e != i) or (h == f and e != c) else e
                out[6] = d if d == h else e
                out[7] = h if (d == h and e != i) or (h == f and e != g) else e
                out[8] = f if h == f else e
            for index, number in enumerate(out):
                large.pixels[(3 * y + index // 3) * large.width + 3 * x + index % 3] = number
    return large


def _word(source: Path) -> Canvas:
    letters = {name: canvas for name, canvas, _ in grids.read(source / "logo.txt")}
    width = sum(letters[letter].width + _GAP for letter in _NAME) - _GAP
    word = Canvas(width + 2, letters["C"].height + 2)
    x = 1
    for letter in _NAME:
        word.blit(letters[letter], x, 1)
        x += letters[letter].width + _GAP
    return smoothed(word)


def draw(source: Path) -> Canvas:
    """The name, raised: lit from the upper left, standing a few pixels above the ground."""
    word = _word(source)
    face = _face(word)
    raised = Canvas(word.width, word.height + _DEPTH)
    for depth in range(_DEPTH, 0, -1):
        raised.blit(_plain(word, "brass3" if depth < _DEPTH else "ink1"), 0, depth)
    raised.blit(face, 0, 0)
    return raised.outlined("ink0").outlined("ink0")


def _plain(word: Canvas, colour: str) -> Canvas:
    return word.swap({"ink0": colour})


def _face(word: Canvas) -> Canvas:
    """Brass from light to dark with a bright upper left and a dark lower right edge."""
    face = Canvas(word.width, word.height)
    filled = ink("ink0")
    sheen = Canvas(word.width, word.height)
    sheen.gradient(0, 0, word.width, word.height, _BANDS)
    for y in range(word.height):
        for x in range(word.width):
            if word.get(x, y) != filled:
                continue
            if word.get(x - 1, y) != filled or word.get(x, y - 1) != filled:
                face.put(x, y, "glow")
            elif word.get(x + 1, y) != filled or word.get(x, y + 1) != filled:
                face.put(x, y, "brass2")
            else:
                face.pixels[y * word.width + x] = sheen.get(x, y)
    return face
