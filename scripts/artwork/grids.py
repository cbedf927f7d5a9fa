"""Sprites written as text: a name, then rows of characters, one per pixel.

A file may hold these lines; everything else is a row of the sprite above it:

    # comment
    key X=name Y=name          characters of this file besides the palette's own keys
    set who a A=red0 | b A=blue0   a set of variants: each repeats the sprites whose name holds {who}
    sprite NAME                starts a sprite; {who} in the name makes one for each variant
    like NAME: X=name Y=name   after `sprite`: the rows of an earlier sprite of this file, other characters
    insets 2 2 2 2             after `sprite`: left, top, right, bottom border of a nine-patch frame

``.`` is transparent. All rows of a sprite are equally long.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from artwork.canvas import Canvas
from artwork.palette import CLEAR, PALETTE


@dataclass
class _Grid:
    name: str
    where: str
    rows: list[str] = field(default_factory=list)
    swaps: dict[str, str] = field(default_factory=dict)
    insets: list[int] = field(default_factory=list)


def _pairs(words: list[str]) -> dict[str, str]:
    return {word[0]: word[2:] for word in words}


def read(path: Path) -> Iterator[tuple[str, Canvas, list[int]]]:
    """All sprites of a file in order, each with its insets (none unless a frame); raises ValueError with its line."""
    keys: dict[str, str] = {}
    variants: dict[str, list[tuple[str, dict[str, str]]]] = {}
    grids: dict[str, _Grid] = {}
    current: _Grid | None = None
    for number, raw in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        line = raw.rstrip()
        words = line.split()
        if not words or words[0] == "#":
            continue
        if words[0] == "key":
            keys.update(_pairs(words[1:]))
        elif words[0] == "set":
            choices = " ".join(words[2:]).split("|")
            variants[words[1]] = [(choice.split()[0], _pairs(choice.split()[1:])) for choice in choices]
        elif words[0] == "sprite":
            current = _Grid(words[1], f"{path}:{number}")
            grids[current.name] = current
        elif words[0] == "like" and current is not None:
            current.rows = grids[words[1].rstrip(":")].rows
            current.insets = grids[words[1].rstrip(":")].insets
            current.swaps = _pairs(words[2:])
        elif words[0] == "insets" and current is not None:
            current.insets = [int(word) for word in words[1:]]
        elif current is not None and len(words) == 1:
            current.rows.append(line.strip())
        else:
            raise ValueError(f"{path}:{number}: {line!r}")
    for grid in grids.values():
        yield from _expand(grid, keys, variants)


def _expand(
    grid: _Grid, keys: dict[str, str], variants: dict[str, list[tuple[str, dict[str, str]]]]
) -> Iterator[tuple[str, Canvas, list[int]]]:
    placeholder = re.search(r"\{(\w+)\}", grid.name)
    if placeholder is None:
        yield grid.name, _paint(grid, {**keys, **grid.swaps}), grid.insets
        return
    for variant, swaps in variants[placeholder[1]]:
        yield grid.name.replace(placeholder[0], variant), _paint(grid, {**keys, **grid.swaps, **swaps}), grid.insets


def _paint(grid: _Grid, keys: dict[str, str]) -> Canvas:
    widths = {len(row) for row in grid.rows}
    if len(widths) != 1:
        raise ValueError(f"{grid.where}: rows of {grid.name} are {sorted(widths)} long")
    canvas = Canvas(widths.pop(), len(grid.rows))
    for y, row in enumerate(grid.rows):
        for x, character in enumerate(row):
            if character in keys:
                number = CLEAR if keys[character] == "clear" else PALETTE.number[keys[character]]
            elif character == ".":
                number = CLEAR
            elif character in PALETTE.by_key:
                number = PALETTE.by_key[character]
            else:
                raise ValueError(f"{grid.where}: {grid.name}: no colour for {character!r}")
            canvas.pixels[y * canvas.width + x] = number
    return canvas
