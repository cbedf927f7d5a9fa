"""The seats' markers: a colour and a shape each, in every size something is drawn in."""

from __future__ import annotations

from collections.abc import Iterator

from artwork.canvas import Canvas

# Shape -> size -> indent of each row from both sides; None leaves the row empty.
_CIRCLE = {
    6: (1, 0, 0, 0, 0, 1),
    7: (2, 1, 0, 0, 0, 1, 2),
    8: (2, 1, 0, 0, 0, 0, 1, 2),
    10: (3, 1, 1, 0, 0, 0, 0, 1, 1, 3),
    12: (4, 2, 1, 1, 0, 0, 0, 0, 1, 1, 2, 4),
    14: (4, 2, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 2, 4),
}
_SQUARE = {
    6: (0,) * 6,
    7: (0,) * 7,
    8: (0,) * 8,
    10: (0,) * 10,
    12: (None, *(1,) * 10, None),
    14: (None, *(1,) * 12, None),
}
_DIAMOND = {
    6: (2, 1, 0, 0, 1, 2),
    7: (3, 2, 1, 0, 1, 2, 3),
    8: (3, 2, 1, 0, 0, 1, 2, 3),
    10: (4, 3, 2, 1, 0, 0, 1, 2, 3, 4),
    12: (5, 4, 3, 2, 1, 0, 0, 1, 2, 3, 4, 5),
    14: (6, 5, 4, 3, 2, 1, 0, 0, 1, 2, 3, 4, 5, 6),
}
_TRIANGLE = {
    6: (2, 2, 1, 1, 0, 0),
    7: (3, 2, 2, 1, 1, 0, 0),
    8: (3, 3, 2, 2, 1, 1, 0, 0),
    10: (4, 4, 3, 3, 2, 2, 1, 1, 0, 0),
    12: (None, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0),
    14: (None, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0),
}
_HEXAGON = {
    6: (1, 0, 0, 0, 0, 1),
    7: (2, 1, 0, 0, 0, 1, 2),
    8: (2, 1, 0, 0, 0, 0, 1, 2),
    10: (4, 2, 0, 0, 0, 0, 0, 0, 2, 4),
    12: (5, 3, 1, 0, 0, 0, 0, 0, 0, 1, 3, 5),
    14: (6, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 2, 4, 6),
}
SIZES = (6, 7, 8, 10, 12, 14)


def _body(rows: tuple[int | None, ...], size: int, edge: str, fill: str) -> Canvas:
    canvas = Canvas(size, size)
    for y, indent in enumerate(rows):
        if indent is not None:
            canvas.rect(indent, y, size - 2 * indent, 1, fill)
    edged = Canvas(size, size)
    for y in range(size):
        for x in range(size):
            if canvas.get(x, y):
                inside = all(canvas.get(x + dx, y + dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))
                edged.put(x, y, fill if inside else edge)
    return edged


def _lit(canvas: Canvas, fill: str, light: str, dark: str) -> None:
    """Light on the upper left of the body, shade on the lower right."""
    lit, shaded = [], []
    body = canvas.crop(0, 0, canvas.width, canvas.height)
    probe = Canvas(1, 1, fill).pixels[0]
    for y in range(canvas.height):
        for x in range(canvas.width):
            if body.get(x, y) != probe:
                continue
            if body.get(x - 1, y) != probe and body.get(x, y - 1) != probe:
                lit.append((x, y))
            elif body.get(x, y + 1) != probe or (body.get(x + 1, y) != probe and body.get(x + 1, y + 1) != probe):
                shaded.append((x, y))
    for x, y in shaded:
        canvas.put(x, y, dark)
    for x, y in lit:
        canvas.put(x, y, light)


def draw() -> Iterator[tuple[str, Canvas]]:
    """``disc.<who>.<size>`` for the four seats, Andrew and the neutral ones."""
    seats = (
        ("seat0", _CIRCLE, "red1", "red0", "south0", "south1"),
        ("seat1", _SQUARE, "blue1", "blue0", "sea0", "res"),
        ("seat2", _DIAMOND, "yel1", "yel0", "glow", "coin"),
        ("seat3", _TRIANGLE, "grn1", "grn0", "teal0", "teal2"),
        ("andrew", _HEXAGON, "ink0", "ink1", "brass1", "ink1"),
        ("neutral", _CIRCLE, "ink0", "grey3", "grey2", "grey3"),
    )
    for who, shape, edge, fill, light, dark in seats:
        for size in SIZES:
            canvas = _body(shape[size], size, edge, fill)
            if who == "andrew":
                _monogram(canvas, size)
            elif who == "neutral":
                bar = max(2, size // 5)
                canvas.rect(2, (size - bar) // 2, size - 4, bar, "grey1")
            elif size >= 7:
                _lit(canvas, fill, light, dark)
            yield f"disc.{who}.{size}", canvas


def _monogram(canvas: Canvas, size: int) -> None:
    """A brass rim inside the black edge and, where there is room, the letter A."""
    rim = _body(_HEXAGON[size], size, "clear", "ink1")
    for y in range(size):
        for x in range(size):
            inside = rim.get(x, y)
            if inside and not all(rim.get(x + dx, y + dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))):
                canvas.put(x, y, "brass1")
    middle = size // 2
    if size >= 12:
        for row, columns in enumerate(((0, 1), (-1, 2), (-1, 0, 1, 2), (-1, 2))):
            for column in columns:
                canvas.put(middle - 1 + column, middle - 2 + row, "brass0")
    elif size >= 8:
        canvas.rect(middle - 1, middle - 1, 2, 2, "brass0")
