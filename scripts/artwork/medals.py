"""What a campaign rewards: medals in two sizes, and the stations of its journey."""

from __future__ import annotations

from collections.abc import Iterator

from artwork.canvas import Canvas

# Metal -> lit edge, face, shade, dark edge, the star.
_METALS = {
    "none": ("paper2", "paper1", "paper2", "ink3", "paper2"),
    "bronze": ("west0", "house", "con", "south1", "west0"),
    "silver": ("grey0", "grey1", "grey2", "grey3", "grey0"),
    "gold": ("glow", "brass0", "brass1", "brass3", "glow"),
}
_RIBBONS = {
    "none": ("paper2", "paper3"),
    "bronze": ("teal2", "teal3"),
    "silver": ("blue0", "blue1"),
    "gold": ("red0", "red1"),
}

# State of a station -> rim, face, lit edge.
_STATIONS = {
    "locked": ("grey2", "grey3", "grey1"),
    "open": ("brass2", "paper0", "brass0"),
    "won": ("brass3", "teal2", "teal1"),
    "chosen": ("ink0", "brass1", "brass0"),
}

_STAR = (
    ".....k.....",
    "....kSk....",
    "....kSk....",
    "kkkkSSSkkkk",
    "kSSSSSSSSSk",
    ".kSSSSSSSk.",
    "..kSSSSSk..",
    "..kSSSSSk..",
    ".kSSSkSSSk.",
    ".kSkk.kkSk.",
    ".kk.....kk.",
)  # fmt: skip


def draw() -> Iterator[tuple[str, Canvas]]:
    """All sprites."""
    for metal in _METALS:
        yield f"medal.{metal}", _small(metal)
        yield f"medal.{metal}.large", _large(metal)
    for state, colours in _STATIONS.items():
        yield f"station.{state}", _station(colours)


def _small(metal: str) -> Canvas:
    """Nine wide, eleven high: a short ribbon and a coin."""
    lit, face, shade, edge, star = _METALS[metal]
    bright, dark = _RIBBONS[metal]
    canvas = Canvas(9, 11)
    canvas.rect(2, 0, 5, 4, "ink0" if metal != "none" else "ink3")
    canvas.rect(3, 0, 1, 3, bright)
    canvas.rect(4, 0, 1, 3, "paper0" if metal != "none" else dark)
    canvas.rect(5, 0, 1, 3, dark)
    canvas.disc(4, 7, 3, "ink0" if metal != "none" else "ink3")
    canvas.disc(4, 7, 2, face)
    canvas.rect(3, 5, 2, 1, lit)
    canvas.put(2, 6, lit)
    canvas.rect(4, 9, 2, 1, shade)
    canvas.put(6, 8, shade)
    canvas.put(4, 7, edge if metal == "none" else star)
    return canvas


def _large(metal: str) -> Canvas:
    """A medal for the page of results: ribbon, ring, coin with a star."""
    lit, face, shade, edge, star = _METALS[metal]
    bright, dark = _RIBBONS[metal]
    canvas = Canvas(31, 46)
    outline = "ink0" if metal != "none" else "ink3"
    canvas.polygon([(5, 0), (25, 0), (20, 15), (10, 15)], outline)
    for line in range(14):
        inset = 6 + line // 3
        canvas.rect(inset, line, 31 - 2 * inset, 1, bright)
        canvas.rect(31 - inset - 4, line, 4, 1, dark)
        canvas.rect(14, line, 3, 1, "paper0" if metal != "none" else dark)
    canvas.rect(12, 13, 7, 4, outline)
    canvas.rect(13, 14, 5, 2, face)
    canvas.disc(15, 30, 14, outline)
    canvas.disc(15, 30, 13, edge)
    canvas.disc(15, 30, 12, shade)
    canvas.disc(14, 29, 11, face)
    canvas.disc(15, 30, 10, shade)
    canvas.disc(15, 30, 9, face)
    for step in range(0, 24, 2):
        x, y = _RIM[step]
        canvas.put(15 + x, 30 + y, lit)
    for down, row in enumerate(_STAR):
        for along, character in enumerate(row):
            if character != ".":
                canvas.put(10 + along, 25 + down, edge if character == "k" else star)
    canvas.line((6, 22), (9, 19), lit)
    canvas.line((6, 23), (10, 19), lit)
    return canvas


def _station(colours: tuple[str, str, str]) -> Canvas:
    """A round sign, seventeen wide, for a number."""
    rim, face, lit = colours
    canvas = Canvas(19, 20)
    canvas.disc(9, 10, 9, "ink0")
    canvas.disc(9, 9, 9, "ink0")
    canvas.disc(9, 9, 8, rim)
    canvas.disc(9, 9, 6, "ink0")
    canvas.disc(9, 9, 5, face)
    for x, y in ((3, 5), (4, 4), (5, 3), (6, 2), (7, 2), (2, 6)):
        canvas.put(x, y, lit)
    return canvas


# Points of a circle of radius 12 in order, for the beading of the rim.
_RIM = tuple(
    (x, y)
    for x, y in (
        (0, -12), (3, -11), (6, -10), (8, -8), (10, -6), (11, -3), (12, 0), (11, 3), (10, 6), (8, 8), (6, 10), (3, 11),
        (0, 12), (-3, 11), (-6, 10), (-8, 8), (-10, 6), (-11, 3), (-12, 0), (-11, -3), (-10, -6), (-8, -8), (-6, -10),
        (-3, -11),
    )
)  # fmt: skip
