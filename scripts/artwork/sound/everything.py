"""The list of all sounds that are built."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from artwork.sound import mixing, recipes, score, wav


def files(source: Path) -> Iterator[tuple[str, bytes]]:
    """Path below assets/ and contents of every sound, and of the list that says which event has which."""
    for path in sorted(source.glob("*.recipes")):
        for recipe in recipes.read(path):
            yield f"sound/{recipe.name}.wav", wav.encode(recipes.play(recipe))
    for path in sorted(source.glob("*.score")):
        piece = score.read(path)
        yield f"sound/{path.stem}.wav", wav.encode(mixing.levelled(score.play(piece), piece.peak))
    yield "sound/events.json", (source / "events.json").read_bytes()
