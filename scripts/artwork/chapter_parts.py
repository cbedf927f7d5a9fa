"""Parts that the pictures of several chapters share: skies, hills, houses, wires, boats, trees, small figures."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from artwork.canvas import Canvas


def _next(state: int) -> int:
    """The next of a row of numbers that looks like chance and is the same everywhere."""
    return (state * 1103515245 + 12345) & 0x7FFFFFFF


def stars(canvas: Canvas, count: int, height: int) -> None:
    """Stars in the upper part of a night sky."""
    state = 4242
    for number in range(count):
        state = _next(state)
        canvas.put((state >> 8) % canvas.width, (state >> 18) % height, "paper0" if number % 4 == 0 else "east0")


def clouds(canvas: Canvas, places: Sequence[tuple[int, int, int]], body: str, shade: str) -> None:
    """Flat clouds at (x, y) of a length."""
    for x, y, length in places:
        for row in range(6):
            inset = (5 - row) * (4 + length // 18) + (row * 13 + x) % 7
            if 2 * inset < length:
                canvas.rect(x + inset, y + row, length - 2 * inset, 1, body)
        canvas.rect(x + 5, y + 6, length - 12, 1, shade)
        canvas.dither(x + 12, y + 7, length - 30, 1, shade, 8)


def hills(canvas: Canvas, base: int, rows: Sequence[tuple[int, int, str]]) -> None:
    """Rows of hills as (height, length of a wave, colour), the farthest first."""
    for height, wave, colour in rows:
        for x in range(canvas.width):
            phase, cell = x % wave, x // wave
            one, other = (cell * 37 + wave) % height, ((cell + 1) * 37 + wave) % height
            blend = phase * phase * (3 * wave - 2 * phase)
            top = 4 + one + (other - one) * blend // (wave * wave * wave)
            canvas.rect(x, base - top, 1, top, colour)


def ripples(canvas: Canvas, top: int, bottom: int, light: str, dark: str) -> None:
    """Short strokes on water."""
    for y in range(top, bottom, 2):
        for x in range((y * 37) % 29 - 10, canvas.width, 31):
            canvas.rect(x, y, 4 + (x + y) % 8, 1, light if (x + y) % 3 else dark)


def houses(canvas: Canvas, left: int, ground: int, width: int, seed: int) -> None:
    """A street of brick houses with chimneys."""
    x, state = left, seed
    while x < left + width:
        state = _next(state)
        roll = state >> 10
        wide, tall = 16 + roll % 12, 20 + roll // 13 % 20
        wide = min(wide, left + width - x)
        wall = ("con", "south1", "west1", "red1")[roll // 300 % 4]
        canvas.rect(x, ground - tall, wide, tall, "ink0")
        canvas.rect(x + 1, ground - tall + 1, wide - 2, tall - 1, wall)
        for row in range(5):
            canvas.rect(x - 1 + row, ground - tall - 5 + 4 - row, wide + 2 - 2 * row, 1, "ink1" if row else "ink0")
        canvas.rect(x + wide // 3, ground - tall - 9, 4, 8, "ink0")
        canvas.rect(x + wide // 3 + 1, ground - tall - 8, 2, 6, "south1")
        for y in range(ground - tall + 5, ground - 6, 9):
            for column in range(x + 3, x + wide - 5, 7):
                lit = (column * 13 + y * 7 + roll) % 5 < 2
                canvas.rect(column, y, 4, 6, "ink0")
                canvas.rect(column + 1, y + 1, 2, 4, "brass0" if lit else "sea1")
        x += wide


def towers(canvas: Canvas, left: int, ground: int, width: int, seed: int, bodies: tuple[str, str], lit: str) -> None:
    """The skyline of a big town; `lit` is the colour of its windows, none when empty."""
    x, state = left, seed
    while x < left + width:
        state = _next(state)
        roll = state >> 10
        wide, tall = 10 + roll % 16, (14 + roll // 17 % 16) if not lit else (22 + roll // 17 % 44)
        body = bodies[roll // 300 % 2]
        canvas.rect(x, ground - tall, wide, tall, body)
        canvas.rect(x, ground - tall, wide, 1, "fact" if lit else "sea1")
        if roll // 7 % 3 == 0:
            canvas.rect(x + wide // 2 - 2, ground - tall - 5, 5, 5, body)
            canvas.rect(x + wide // 2, ground - tall - 10, 1, 5, body)
        for y in range(ground - tall + 3, ground - 2, 4):
            for column in range(x + 2, x + wide - 2, 3):
                if lit and (column * 13 + y * 7 + roll) % 7 < 2:
                    canvas.rect(column, y, 1, 2, lit)
        x += wide + roll // 90 % 2


def poles(canvas: Canvas, ground: int, places: Sequence[int], tall: int) -> None:
    """Telegraph poles, and the wires that sag between them and go on beyond the picture."""
    top = ground - tall
    ends = [places[0] - 78, *places, places[-1] + 78]
    for x in places:
        canvas.rect(x, top, 2, tall, "ink0")
        canvas.rect(x + 1, top, 1, tall, "ink2")
        for arm in (3, 8):
            canvas.rect(x - 7, top + arm, 16, 2, "ink0")
            for pin in (x - 7, x - 3, x + 4, x + 8):
                canvas.rect(pin, top + arm - 2, 1, 2, "teal0")
    for one, other in itertools.pairwise(ends):
        for pin, arm in ((-7, 3), (8, 3), (-7, 8), (8, 8)):
            length = other - one
            for step in range(length):
                sag = 5 * 4 * step * (length - step) // (length * length)
                canvas.put(one + pin + step, top + arm - 2 + sag, "ink0")


def gulls(canvas: Canvas, places: Sequence[tuple[int, int]]) -> None:
    """Birds, five pixels each."""
    for x, y in places:
        for dx, dy in ((0, 0), (1, -1), (2, 0), (3, -1), (4, 0)):
            canvas.put(x + dx, y + dy, "ink1")


def tents(canvas: Canvas, ground: int) -> None:
    """Rows of an army's tents."""
    for row, (y, size) in enumerate(((ground, 5), (ground + 6, 7))):
        for x in range(6 + row * 9, canvas.width, 24 - row * 3):
            for line in range(size):
                half = line + 1
                canvas.rect(x - half, y - size + line, 2 * half, 1, "paper0")
                canvas.rect(x, y - size + line, half, 1, "paper2")
            canvas.rect(x - 1, y - 2, 2, 2, "ink1")


def tree(canvas: Canvas, x: int, ground: int, size: int) -> None:
    """A round tree, lit from the left."""
    canvas.rect(x - 1, ground - size, 3, size, "ink2")
    canvas.disc(x, ground - size - size // 3, size * 2 // 3, "grn1")
    canvas.disc(x - 1, ground - size - size // 3 - 1, size * 2 // 3 - 2, "mid1")
    canvas.disc(x - size // 5, ground - size - size // 2, size // 3, "mid0")
    canvas.dither(x - size // 2, ground - size * 2, size, size, "mid1", 5)


def boy() -> Canvas:
    """A messenger boy, running to the right with his bag."""
    rows = (
        "....kkkk....",
        "...kUUUUk...",
        "...kUUUUUkk.",
        "...k1111....",
        "...k11k1....",
        "....1111....",
        "...kUUUk....",
        "..kUUUUUk...",
        ".kUeUUUUkk..",
        ".kUeUUUkU1..",
        "eeekUUUk....",
        "eEEkeeek....",
        "eEEkeekek...",
        "eee.ek.kek..",
        "...kek..kek.",
        "..kek....kk.",
        ".kk.........",
    )  # fmt: skip
    names = {"k": "ink0", "U": "teal2", "1": "west0", "e": "ink2", "E": "ink3"}
    canvas = Canvas(12, len(rows))
    for y, row in enumerate(rows):
        for x, character in enumerate(row):
            if character != ".":
                canvas.put(x, y, names[character])
    return canvas


def steamboat() -> Canvas:
    """A river boat with two chimneys and a wheel behind."""
    c = Canvas(38, 15)
    c.rect(2, 11, 32, 3, "ink0")
    c.rect(3, 11, 30, 1, "paper2")
    c.rect(5, 7, 25, 4, "paper0")
    c.rect(4, 6, 27, 1, "red0")
    c.rect(9, 3, 17, 3, "paper0")
    c.rect(8, 2, 19, 1, "red0")
    for x in range(6, 30, 3):
        c.rect(x, 8, 1, 2, "ink2")
    for x in range(10, 26, 3):
        c.rect(x, 4, 1, 1, "ink2")
    for x in (12, 15):
        c.rect(x, 0, 1, 6, "ink0")
    c.rect(20, 0, 4, 2, "paper1")
    c.disc(33, 9, 4, "red1")
    c.disc(33, 9, 3, "red0")
    for dx, dy in ((0, -3), (0, 3), (-3, 0), (3, 0)):
        c.put(33 + dx, 9 + dy, "ink0")
    c.put(33, 9, "ink0")
    return c


def ship() -> Canvas:
    """An ore steamer of the lakes: bridge at the bow, engine at the stern, hatches between."""
    c = Canvas(200, 44)
    c.polygon([(0, 22), (198, 20), (188, 42), (8, 42)], "ink0")
    c.polygon([(2, 23), (195, 21), (187, 40), (9, 40)], "red1")
    c.rect(9, 36, 178, 2, "ink0")
    c.rect(3, 24, 190, 1, "red0")
    for x in range(56, 152, 11):
        c.rect(x, 18, 7, 4, "ink0")
        c.rect(x + 1, 18, 5, 2, "con")
    c.rect(10, 10, 36, 13, "ink0")
    c.rect(11, 11, 34, 11, "paper0")
    c.rect(11, 11, 34, 2, "grey1")
    for x in range(14, 44, 6):
        c.rect(x, 15, 3, 3, "ink1")
    c.rect(24, 0, 8, 11, "ink0")
    c.rect(25, 1, 6, 10, "brass1")
    c.rect(25, 1, 6, 3, "ink1")
    c.rect(160, 6, 24, 15, "ink0")
    c.rect(161, 7, 22, 13, "paper0")
    c.rect(163, 9, 18, 4, "sea2")
    for x in range(164, 180, 4):
        c.rect(x, 9, 1, 4, "ink0")
    for x in (54, 150):
        c.rect(x, 0, 1, 20, "ink1")
        c.line((x, 1), (x + 14, 16), "ink2")
    c.rect(186, 12, 8, 5, "red0")
    return c
