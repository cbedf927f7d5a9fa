"""Cards: the backs of Andrew's deck, and the program's icon."""

from __future__ import annotations

from collections.abc import Iterator

from artwork.canvas import Canvas
from artwork.logo import smoothed
from artwork.tiles import ACTIONS

ICON_SIZES = (16, 32, 48, 64, 128, 256)


def draw(sprites: dict[str, Canvas]) -> Iterator[tuple[str, Canvas]]:
    """``card.back.<action>`` for the normal cards, ``card.back.advanced`` for those that keep their action secret."""
    back = sprites["card.back"]
    for action, (ground, light, dark) in ACTIONS.items():
        yield f"card.back.{action}", _marked(back, sprites[f"action.{action}.light"], ground, light, dark)
    yield "card.back.advanced", _marked(back, sprites["sign.question"], "ink2", "ink3", "ink0")


def _marked(back: Canvas, sign: Canvas, ground: str, light: str, dark: str) -> Canvas:
    """The back with a shield in its middle that carries a sign."""
    card = back.swap({"teal1": light, "teal3": ground, "teal2": dark})
    middle_x, middle_y = card.width // 2, card.height // 2
    card.rect(middle_x - 7, middle_y - 6, 14, 13, "ink0")
    card.rect(middle_x - 6, middle_y - 5, 12, 11, "brass1")
    card.rect(middle_x - 5, middle_y - 4, 10, 9, ground)
    card.blit(sign, middle_x - 5 + (10 - sign.width) // 2, middle_y - 4 + (9 - sign.height) // 2)
    return card


def icon(size: int, sprites: dict[str, Canvas]) -> Canvas:
    """The program's icon: a brass gear on teal with the works in it; small sizes keep the gear alone."""
    base = sprites["icon.app"]
    if size == 16:
        return sprites["icon.app.small"]
    if size == 48:
        return _padded(smoothed(sprites["icon.app.small"]), 48)
    picture = base
    while picture.width * 2 <= size:
        picture = picture.enlarged(2)
    return _padded(picture, size)


def _padded(picture: Canvas, size: int) -> Canvas:
    canvas = Canvas(size, size)
    canvas.blit(picture, (size - picture.width) // 2, (size - picture.height) // 2)
    return canvas
