"""The palette as the pictures see it: a colour is a number from 1; 0 is transparent."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

CLEAR = 0


@dataclass(frozen=True)
class Palette:
    """Colours in file order; ``number`` by name, ``by_key`` by the character that stands for it in sprite grids."""

    rgb: tuple[tuple[int, int, int], ...]
    number: dict[str, int]
    by_key: dict[str, int]


def read(path: Path) -> Palette:
    """Read ``#rrggbb name key meaning`` lines; raises ValueError for another form or a repeated name or key."""
    rgb: list[tuple[int, int, int]] = []
    number: dict[str, int] = {}
    by_key: dict[str, int] = {}
    for line_number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if not line.strip() or line.startswith("# "):
            continue
        hexadecimal, name, key = line.split()[:3]
        if name in number or key in by_key or len(key) != 1:
            raise ValueError(f"{path}:{line_number}: {line!r}")
        red, green, blue = bytes.fromhex(hexadecimal.removeprefix("#"))
        rgb.append((red, green, blue))
        number[name] = by_key[key] = len(rgb)
    return Palette(tuple(rgb), number, by_key)


PALETTE = read(Path(__file__).resolve().parents[2] / "assets" / "src" / "palette" / "palette.txt")
