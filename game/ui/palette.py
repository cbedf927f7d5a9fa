"""The palette: every colour the program draws with, by name.

Colours are read from the asset the pictures are built from, so that a picture and the text on it cannot drift apart.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from game.paths import assets_dir

Colour = tuple[int, int, int]


def read_palette(path: Path) -> Mapping[str, Colour]:
    """Name to (red, green, blue) from a palette file; lines are ``#rrggbb name key meaning``.

    Raises ValueError naming file and line where a line is not of that form or a name comes twice.
    """
    colours: dict[str, Colour] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if not line.strip() or line.startswith("# "):
            continue
        fields = line.split()
        digits = fields[0].removeprefix("#")
        if len(fields) < 2 or len(digits) != 6 or fields[1] in colours:
            raise ValueError(f"{path}:{number}: {line!r}")
        red, green, blue = bytes.fromhex(digits)
        colours[fields[1]] = (red, green, blue)
    return MappingProxyType(colours)


@cache
def palette() -> Mapping[str, Colour]:
    """All colours of the program, read once."""
    return read_palette(assets_dir() / "palette.txt")


def colour(name: str) -> Colour:
    """One colour; raises KeyError with the unknown name."""
    return palette()[name]
