"""A picture of palette colours, and the few strokes the art is made of. All coordinates are whole pixels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from artwork.palette import CLEAR, PALETTE

Point = tuple[int, int]

# Thresholds of a 4x4 ordered dither: every level of 1/16 looks even.
BAYER = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))


def ink(name: str) -> int:
    """Number of a colour by name; ``clear`` is transparent."""
    return CLEAR if name == "clear" else PALETTE.number[name]


class Canvas:
    """Width, height and one byte per pixel. Strokes outside the picture are cut off."""

    def __init__(self, width: int, height: int, fill: str = "clear") -> None:
        self.width = width
        self.height = height
        self.pixels = bytearray([ink(fill)]) * (width * height)

    def get(self, x: int, y: int) -> int:
        """Colour number at a point; transparent outside."""
        if 0 <= x < self.width and 0 <= y < self.height:
            return self.pixels[y * self.width + x]
        return CLEAR

    def put(self, x: int, y: int, colour: str) -> None:
        if 0 <= x < self.width and 0 <= y < self.height:
            self.pixels[y * self.width + x] = ink(colour)

    def rect(self, x: int, y: int, width: int, height: int, colour: str) -> None:
        """Filled rectangle."""
        left, right = max(0, x), min(self.width, x + width)
        if right <= left:
            return
        row = bytes([ink(colour)]) * (right - left)
        for line in range(max(0, y), min(self.height, y + height)):
            start = line * self.width + left
            self.pixels[start : start + len(row)] = row

    def frame(self, x: int, y: int, width: int, height: int, colour: str) -> None:
        """Outline of a rectangle, one pixel wide."""
        self.rect(x, y, width, 1, colour)
        self.rect(x, y + height - 1, width, 1, colour)
        self.rect(x, y, 1, height, colour)
        self.rect(x + width - 1, y, 1, height, colour)

    def line(self, start: Point, end: Point, colour: str) -> None:
        for x, y in line_points(start, end):
            self.put(x, y, colour)

    def polygon(self, points: Sequence[Point], colour: str) -> None:
        """Filled polygon (even-odd), sampled at pixel centres, with its edges."""
        for x0, x1, y in spans([points]):
            self.rect(x0, y, x1 - x0, 1, colour)
        for one, other in zip(points, [*points[1:], points[0]], strict=True):
            self.line(one, other, colour)

    def disc(self, cx: int, cy: int, radius: int, colour: str) -> None:
        """Filled circle around a pixel."""
        for dy in range(-radius, radius + 1):
            for dx in range(-radius, radius + 1):
                if dx * dx + dy * dy <= radius * radius + radius:
                    self.put(cx + dx, cy + dy, colour)

    def dither(self, x: int, y: int, width: int, height: int, colour: str, sixteenths: int) -> None:
        """Ordered dither of a rectangle: so many sixteenths of its pixels take the colour."""
        for line in range(y, y + height):
            for column in range(x, x + width):
                if BAYER[line & 3][column & 3] < sixteenths:
                    self.put(column, line, colour)

    def gradient(self, x: int, y: int, width: int, height: int, colours: Sequence[str]) -> None:
        """Bands from the first colour (top) to the last, dithered into each other."""
        bands = len(colours) - 1
        for line in range(height):
            position = line * bands * 16 // max(1, height - 1)
            band = min(bands - 1, position // 16)
            self.rect(x, y + line, width, 1, colours[band])
            self.dither(x, y + line, width, 1, colours[band + 1], position - band * 16)

    def blit(self, other: Canvas, x: int, y: int, flip: bool = False) -> None:
        """Draw another canvas here; its transparent pixels leave this one alone."""
        for line in range(other.height):
            target = y + line
            if not 0 <= target < self.height:
                continue
            for column in range(other.width):
                source = other.width - 1 - column if flip else column
                number = other.pixels[line * other.width + source]
                if number != CLEAR and 0 <= x + column < self.width:
                    self.pixels[target * self.width + x + column] = number

    def swap(self, colours: dict[str, str]) -> Canvas:
        """A copy with colours replaced."""
        table = bytearray(range(256))
        for old, new in colours.items():
            table[ink(old)] = ink(new)
        return self._with(self.pixels.translate(bytes(table)))

    def outlined(self, colour: str) -> Canvas:
        """A copy one pixel larger on each side, with an outline around everything that is not transparent."""
        copy = Canvas(self.width + 2, self.height + 2)
        for y in range(-1, self.height + 1):
            for x in range(-1, self.width + 1):
                if self.get(x, y) == CLEAR and any(
                    self.get(x + dx, y + dy) != CLEAR for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
                ):
                    copy.put(x + 1, y + 1, colour)
        copy.blit(self, 1, 1)
        return copy

    def enlarged(self, factor: int) -> Canvas:
        """Nearest-neighbour copy."""
        copy = Canvas(self.width * factor, self.height * factor)
        for y in range(self.height):
            row = bytearray()
            for x in range(self.width):
                row += bytes([self.pixels[y * self.width + x]]) * factor
            for line in range(y * factor, (y + 1) * factor):
                copy.pixels[line * copy.width : (line + 1) * copy.width] = row
        return copy

    def crop(self, x: int, y: int, width: int, height: int) -> Canvas:
        copy = Canvas(width, height)
        for line in range(height):
            for column in range(width):
                copy.pixels[line * width + column] = self.get(x + column, y + line)
        return copy

    def _with(self, pixels: bytearray) -> Canvas:
        copy = Canvas(self.width, self.height)
        copy.pixels = bytearray(pixels)
        return copy


def line_points(start: Point, end: Point) -> list[Point]:
    """Pixels of a straight line, both ends included (Bresenham)."""
    (x, y), (x1, y1) = start, end
    dx, dy = abs(x1 - x), -abs(y1 - y)
    step_x, step_y = (1 if x1 >= x else -1), (1 if y1 >= y else -1)
    error = dx + dy
    points = [(x, y)]
    while (x, y) != (x1, y1):
        doubled = 2 * error
        if doubled >= dy:
            error += dy
            x += step_x
        if doubled <= dx:
            error += dx
            y += step_y
        points.append((x, y))
    return points


def spans(rings: Iterable[Sequence[Point]], unit: int = 1) -> Iterable[tuple[int, int, int]]:
    """Rows of the inside of rings (even-odd) as (x0, x1, y), x1 excluded.

    Corners are whole numbers of ``1/unit`` pixels; a pixel belongs to the inside when its centre does.
    """
    edges: list[tuple[int, int, int, int]] = []
    for ring in rings:
        for one, other in zip(ring, [*ring[1:], ring[0]], strict=True):
            if one[1] != other[1]:
                low, high = (one, other) if one[1] < other[1] else (other, one)
                edges.append((*low, *high))
    if not edges:
        return
    top = min(edge[1] for edge in edges) // unit
    bottom = max(edge[3] for edge in edges) // unit
    for y in range(top, bottom + 1):
        centre = y * unit * 2 + unit
        crossings = []
        for x0, y0, x1, y1 in edges:
            if 2 * y0 <= centre < 2 * y1:
                # First pixel whose centre lies right of the crossing, in exact whole numbers.
                numerator = 2 * x0 * (y1 - y0) + (x1 - x0) * (centre - 2 * y0)
                crossings.append((numerator - unit * (y1 - y0), y1 - y0))
        columns = sorted(-((-numerator) // (2 * unit * length)) for numerator, length in crossings)
        for left, right in zip(columns[::2], columns[1::2], strict=True):
            if right > left:
                yield left, right, y
