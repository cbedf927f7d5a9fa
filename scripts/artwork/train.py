"""A passenger train of the eighties and the arched bridge it crosses."""

from __future__ import annotations

from artwork.canvas import Canvas


def _wheel(canvas: Canvas, x: int, y: int, radius: int) -> None:
    canvas.disc(x, y, radius, "ink0")
    if radius < 4:
        canvas.disc(x, y, radius - 1, "grey3")
        canvas.put(x, y, "brass1")
        return
    canvas.disc(x, y, radius - 1, "red1")
    canvas.disc(x, y, radius - 2, "ink1")
    for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
        for reach in range(-(radius - 2), radius - 1):
            if dx == 0 or dy == 0 or abs(reach) < radius - 2:
                canvas.put(x + dx * reach, y + dy * reach, "red0")
    canvas.disc(x, y, 1, "brass1")


def locomotive() -> Canvas:
    """An eight-wheeler running to the left, with its tender."""
    c = Canvas(92, 32)
    c.polygon([(0, 30), (12, 22), (13, 30)], "ink0")
    for x in range(3, 12, 3):
        c.line((x, 29), (x + 3, 25), "red0")
    c.rect(10, 21, 50, 3, "ink0")
    c.rect(12, 21, 46, 1, "brass2")
    c.rect(12, 11, 36, 10, "ink0")
    c.rect(13, 12, 34, 8, "teal3")
    c.rect(13, 12, 34, 1, "teal1")
    c.rect(13, 13, 34, 2, "teal2")
    c.rect(13, 18, 34, 2, "teal4")
    for x in (21, 29, 37):
        c.rect(x, 12, 2, 8, "brass2")
        c.rect(x, 12, 1, 3, "brass0")
    c.rect(11, 11, 7, 10, "ink0")
    c.rect(12, 12, 5, 8, "ink1")
    c.rect(12, 12, 1, 8, "grey3")
    c.rect(14, 4, 6, 8, "ink0")
    c.rect(15, 5, 2, 7, "grey3")
    c.polygon([(10, 3), (23, 3), (20, 6), (13, 6)], "ink0")
    c.rect(11, 1, 12, 2, "ink0")
    c.rect(12, 2, 10, 1, "brass1")
    c.rect(6, 7, 6, 6, "ink0")
    c.rect(7, 8, 4, 4, "brass1")
    c.rect(6, 8, 2, 4, "glow")
    c.rect(9, 13, 3, 8, "ink0")
    c.rect(24, 8, 5, 3, "ink0")
    c.rect(25, 6, 3, 4, "brass1")
    c.put(25, 6, "brass0")
    c.rect(32, 5, 8, 6, "ink0")
    c.rect(33, 6, 6, 6, "brass1")
    c.rect(33, 6, 2, 5, "brass0")
    c.rect(34, 4, 4, 2, "ink0")
    c.rect(34, 5, 4, 1, "brass0")
    c.rect(46, 3, 17, 20, "ink0")
    c.rect(47, 5, 15, 16, "red1")
    c.rect(47, 15, 15, 1, "brass1")
    c.rect(47, 20, 15, 1, "brass2")
    c.rect(43, 1, 22, 3, "ink0")
    c.rect(44, 2, 20, 1, "red0")
    for x in (49, 56):
        c.rect(x, 6, 5, 7, "ink0")
        c.rect(x + 1, 7, 3, 5, "brass0")
    c.rect(65, 12, 26, 13, "ink0")
    c.rect(66, 13, 24, 10, "teal3")
    c.rect(66, 13, 24, 1, "teal1")
    c.frame(68, 15, 20, 6, "brass2")
    c.polygon([(68, 12), (72, 9), (80, 8), (87, 10), (88, 12)], "ink0")
    for x, y in ((72, 10), (76, 9), (80, 10), (84, 10)):
        c.put(x, y, "grey3")
    c.rect(62, 22, 30, 2, "ink0")
    for x in (69, 76, 83, 89):
        _wheel(c, min(x, 88), 28, 3)
    for x in (18, 26):
        _wheel(c, x, 28, 3)
    for x in (38, 53):
        _wheel(c, x, 25, 6)
    c.rect(30, 26, 24, 2, "grey1")
    c.rect(30, 27, 24, 1, "grey3")
    c.rect(27, 23, 8, 4, "ink0")
    c.rect(28, 24, 6, 2, "brass1")
    return c


def carriage() -> Canvas:
    """A passenger car with lit windows."""
    c = Canvas(60, 24)
    c.rect(0, 4, 60, 14, "ink0")
    c.rect(2, 0, 54, 3, "ink0")
    c.rect(3, 1, 52, 1, "fact")
    c.rect(1, 3, 57, 1, "east1")
    c.rect(4, 5, 52, 12, "south1")
    c.rect(4, 5, 52, 1, "house")
    c.rect(4, 14, 52, 1, "brass1")
    for x in range(7, 53, 7):
        c.rect(x, 7, 5, 6, "ink0")
        c.rect(x + 1, 8, 3, 4, "brass0")
        c.rect(x + 1, 10, 3, 2, "brass1")
    c.rect(0, 18, 60, 2, "ink0")
    for x in (9, 16, 43, 50):
        _wheel(c, x, 20, 3)
    return c


def bridge(width: int, spans: int) -> Canvas:
    """Iron arches between stone piers; the rails lie on its upper edge."""
    height = 74
    c = Canvas(width, height)
    span = width // spans
    for index in range(spans):
        left = index * span
        _arch(c, left, span)
    for index in range(spans + 1):
        _pier(c, min(index * span, width) - 8, height)
    c.rect(0, 0, width, 1, "house")
    c.rect(0, 1, width, 5, "ink1")
    c.rect(0, 2, width, 1, "ink2")
    c.rect(0, 6, width, 1, "ink0")
    for x in range(2, width, 6):
        c.rect(x, 3, 3, 2, "ink0")
    return c


def _arch(c: Canvas, left: int, span: int) -> None:
    rise, foot = 30, 40
    half = span // 2
    previous = None
    for x in range(span):
        away = x - half
        y = foot - rise + rise * away * away // (half * half)
        if x % 10 == 5:
            c.rect(left + x, 6, 2, y - 4, "ink1")
        c.rect(left + x, y, 1, 3, "ink1")
        c.rect(left + x, y, 1, 1, "con")
        c.rect(left + x, y + 8, 1, 3, "ink1")
        c.rect(left + x, y + 8, 1, 1, "ink2")
        if x % 8 == 0:
            if previous is not None:
                c.line((left + x - 8, previous + 2), (left + x, y + 8), "ink1")
                c.line((left + x - 8, previous + 8), (left + x, y + 2), "ink1")
            previous = y


def _pier(c: Canvas, left: int, height: int) -> None:
    c.rect(left - 2, 6, 20, 4, "ink1")
    c.rect(left, 10, 16, height - 10, "grey3")
    c.rect(left, 10, 1, height - 10, "ink0")
    c.rect(left + 13, 10, 2, height - 10, "south1")
    c.rect(left + 15, 10, 1, height - 10, "ink0")
    for row, y in enumerate(range(12, height, 4)):
        c.rect(left + 1, y, 13, 1, "ink1")
        for x in range(left + 3 + 3 * (row % 2), left + 13, 6):
            c.rect(x, y, 1, 4, "ink1")
    c.rect(left - 2, height - 5, 20, 5, "ink1")
