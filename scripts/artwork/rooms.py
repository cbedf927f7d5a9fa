"""The company's rooms from the inside, empty ones from the outside, and the shell of the building."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from artwork.canvas import Canvas

WIDTH, HEIGHT = 39, 40
_STRIP = 9
_WALL = 2 * _STRIP
_WAINSCOT = 32
_FLOOR = 38
# Wallpaper -> sign strip, wall, pattern, wainscot, its lit edge, pattern's repeat.
_PAPERS = {
    "human_resources": ("hr", "south0", "paper1", "south1", "hr", "dots"),
    "management": ("teal2", "sea0", "grey0", "teal2", "sea2", "stripes"),
    "construction": ("con", "west0", "paper1", "west1", "house", "squares"),
    "research": ("res", "east0", "grey0", "east1", "fact", "lozenges"),
    "lobby": ("brass3", "paper1", "paper0", "ink3", "brass2", "lozenges"),
}


def _patterned(kind: str, x: int, y: int) -> bool:
    if kind == "dots":
        return (x % 4, y % 4) in ((0, 0), (2, 2))
    if kind == "stripes":
        return x % 4 == 1
    if kind == "squares":
        return (x % 6 in (0, 1) and y % 6 in (0, 1)) or (x % 6 in (3, 4) and y % 6 in (3, 4))
    return (x + y) % 8 == 0 or (x - y) % 8 == 0 if (x + y) % 2 == 0 and x % 2 == 0 else (x % 8, y % 8) == (4, 4)


def _shell(paper: str) -> Canvas:
    """Strips for name and effect, wall, wainscot and floor boards."""
    strip, wall, pattern, wainscot, edge, kind = _PAPERS[paper]
    room = Canvas(WIDTH, HEIGHT, wall)
    for y in range(_WALL, _WAINSCOT):
        for x in range(WIDTH):
            if _patterned(kind, x, y):
                room.put(x, y, pattern)
    room.rect(0, 0, WIDTH, _STRIP, strip)
    room.rect(0, _STRIP, WIDTH, _STRIP, "paper0")
    room.rect(0, _STRIP, WIDTH, 1, "ink0")
    room.rect(0, _WALL - 1, WIDTH, 1, "ink1")
    room.rect(0, _WALL, WIDTH, 1, "ink3")
    room.rect(0, _WAINSCOT, WIDTH, _FLOOR - _WAINSCOT, wainscot)
    room.rect(0, _WAINSCOT, WIDTH, 1, edge)
    for x in range(3, WIDTH, 8):
        room.frame(x, _WAINSCOT + 2, 6, 4, edge)
    room.rect(0, _FLOOR, WIDTH, HEIGHT - _FLOOR, "ink3")
    room.rect(0, HEIGHT - 1, WIDTH, 1, "ink2")
    for x in range(0, WIDTH, 7):
        room.put(x, _FLOOR, "ink2")
    room.rect(0, _FLOOR - 1, WIDTH, 1, "ink1")
    return room


def _brick(sprites: dict[str, Canvas], variant: int) -> Canvas:
    """The outside of a room that nobody has moved into."""
    room = Canvas(WIDTH, HEIGHT, "ink2")
    for row in range(HEIGHT // 4):
        y = row * 4
        room.rect(0, y + 3, WIDTH, 1, "ink1")
        for x in range(-4 + (row % 2) * 4, WIDTH, 8):
            room.rect(x + 7, y, 1, 3, "ink1")
            shade = (x * 31 + row * 17 + variant * 13) % 11
            if shade in (0, 1):
                room.rect(x, y, 7, 3, "ink3")
            elif shade == 5:
                room.rect(x, y, 7, 3, "brass3")
            if shade in (0, 1, 3, 7):
                room.rect(x, y, 7, 1, "ink3")
    for x in (5, 24) if variant == 1 else (15,):
        room.rect(x - 1, 10, 11, 2, "ink3")
        room.rect(x - 1, 12, 11, 1, "ink1")
        window = sprites["furniture.boarded" if variant == 2 else "furniture.night"]
        room.blit(window, x, 13)
    return room


def draw(source: Path, sprites: dict[str, Canvas]) -> Iterator[tuple[str, Canvas]]:
    """``room.<id>`` for every department and the lobby, ``room.empty`` and its variants."""
    for line in (source / "rooms.txt").read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        name, paper, rest = line.split(maxsplit=2)
        room = _shell(paper)
        for thing in rest.split("|"):
            furniture, x, y = thing.split()
            room.blit(sprites[f"furniture.{furniture}"], int(x), int(y))
        yield f"room.{name}", room
    for variant in range(3):
        yield f"room.empty.{variant}", _brick(sprites, variant)
    yield "room.empty", _brick(sprites, 0)
