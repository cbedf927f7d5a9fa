"""Packs many small pictures into one sheet and lists where each of them is."""

from __future__ import annotations

from artwork.canvas import Canvas

_WIDTH = 512


def pack(sprites: dict[str, Canvas]) -> tuple[Canvas, dict[str, list[int]]]:
    """One sheet and name -> [x, y, width, height]; shelves from tall to low, equal pictures stored once."""
    places: dict[str, list[int]] = {}
    stored: dict[tuple[int, int, bytes], list[int]] = {}
    x = y = shelf = 0
    placed: list[tuple[Canvas, int, int]] = []
    for name in sorted(sprites, key=lambda name: (-sprites[name].height, -sprites[name].width, name)):
        sprite = sprites[name]
        identity = (sprite.width, sprite.height, bytes(sprite.pixels))
        if identity not in stored:
            if x + sprite.width > _WIDTH:
                x, y, shelf = 0, y + shelf, 0
            stored[identity] = [x, y, sprite.width, sprite.height]
            placed.append((sprite, x, y))
            x, shelf = x + sprite.width, max(shelf, sprite.height)
        places[name] = stored[identity]
    sheet = Canvas(_WIDTH, y + shelf)
    for sprite, left, top in placed:
        sheet.blit(sprite, left, top)
    return sheet, dict(sorted(places.items()))
