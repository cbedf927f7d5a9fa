"""The list of all files that are built, and the atlas that names their pictures."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from artwork import atlas, drawn, fonts, grids, png
from artwork.canvas import Canvas
from artwork.listing import listed
from artwork.sound import everything as sounds

FACES = (10, 15, 20, 25)


def files(source: Path) -> Iterator[tuple[str, bytes]]:
    """Path below assets/ and contents of every built file, from the sources in ``source``."""
    yield "palette.txt", (source / "palette" / "palette.txt").read_bytes()
    yield "fonts/OFL.txt", (source / "fonts" / "OFL.txt").read_bytes()
    for face in FACES:
        yield f"fonts/jersey-{face}.ttf", fonts.build(face, source / "fonts")
    sprites: dict[str, Canvas] = {}
    insets: dict[str, list[int]] = {}
    for path in sorted((source / "sprites").glob("*.txt")):
        for name, canvas, sides in grids.read(path):
            _add(sprites, name, canvas)
            if sides:
                insets[name] = sides
    for name, canvas in drawn.small(source, sprites):
        _add(sprites, name, canvas)
    sheet, places = atlas.pack(sprites)
    sheets = {"sprites.png": places}
    yield "sprites.png", png.encode(sheet)
    for name, canvas in drawn.large(source, sprites):
        file = f"pictures/{name.replace('.', '_')}.png"
        sheets[file] = {name: [0, 0, canvas.width, canvas.height]}
        yield file, png.encode(canvas)
    yield "atlas.json", listed({"sheets": sheets, "insets": insets})
    yield from drawn.other(source, sprites)
    yield from sounds.files(source / "sound")


def _add(sprites: dict[str, Canvas], name: str, canvas: Canvas) -> None:
    if name in sprites:
        raise ValueError(f"two sprites are called {name}")
    sprites[name] = canvas
