"""The company's house around its rooms, and the street and sky it stands in."""

from __future__ import annotations

from collections.abc import Iterator

from artwork.canvas import Canvas

# The view of the company below its header, and the four rooms of a floor with their walls, in art pixels.
_VIEW = (240, 182)
_HOUSE = 160
_ROOM, _STOREY = 40, 42
_GROUND = 178


def draw(sprites: dict[str, Canvas]) -> Iterator[tuple[str, Canvas]]:
    yield "company.roof", _roof()
    yield "company.slab", _slab()
    yield "company.side", _side()
    yield "company.base", _base()


def _roof() -> Canvas:
    """A mansard roof over the four rooms; its cornice is the house's upper edge. Two pixels wider on both sides."""
    width, height = _HOUSE + 6, 13
    roof = Canvas(width, height)
    for x, tall in ((14, 6), (40, 5), (118, 5), (146, 6)):
        roof.rect(x, height - 10 - tall + 3, 9, tall + 4, "ink0")
        roof.rect(x + 1, height - 10 - tall + 4, 7, tall + 3, "south1")
        roof.rect(x + 1, height - 10 - tall + 4, 2, tall + 3, "con")
        roof.rect(x, height - 10 - tall + 3, 9, 2, "ink1")
    for row in range(6):
        inset = 8 - row
        y = 4 + row
        roof.rect(inset, y, width - 2 * inset, 1, "teal2")
        roof.rect(inset, y, 1, 1, "ink0")
        roof.rect(width - inset - 1, y, 1, 1, "ink0")
        for x in range(inset + 1 + (row % 2) * 2, width - inset - 1, 4):
            roof.put(x, y, "teal3")
    roof.rect(8, 3, width - 16, 1, "ink0")
    roof.rect(9, 4, width - 18, 1, "teal1")
    for x in range(9, width - 9, 6):
        roof.put(x, 2, "ink0")
    for x in range(27, width - 20, 34):
        roof.rect(x, 2, 11, 8, "ink0")
        roof.rect(x + 1, 3, 9, 7, "teal1")
        roof.rect(x + 3, 5, 5, 5, "brass0")
        roof.rect(x + 5, 5, 1, 5, "ink1")
        roof.rect(x + 2, 4, 7, 1, "teal0")
    roof.rect(0, 10, width, 1, "ink0")
    roof.rect(0, 11, width, 1, "brass1")
    roof.rect(0, 12, width, 1, "ink0")
    roof.rect(1, 11, width - 2, 1, "paper2")
    for x in range(2, width - 2, 4):
        roof.put(x, 11, "paper3")
    return roof


def _slab() -> Canvas:
    """Floor between two storeys: as wide as the house, the two rows a storey is higher than a room."""
    slab = Canvas(_HOUSE, _STOREY - _ROOM, "ink1")
    slab.rect(0, 0, _HOUSE, 1, "ink2")
    for x in range(3, _HOUSE, 8):
        slab.put(x, 0, "ink3")
    return slab


def _side() -> Canvas:
    """Outer wall of one storey, two pixels wide."""
    side = Canvas(2, _STOREY, "ink2")
    side.rect(0, 0, 1, _STOREY, "ink0")
    for y in range(0, _STOREY, 6):
        side.rect(1, y, 1, 3, "ink3")
    return side


def _base() -> Canvas:
    """Steps and footing below the ground floor."""
    base = Canvas(_HOUSE + 6, 4, "grey3")
    base.rect(0, 0, base.width, 1, "ink0")
    base.rect(0, 1, base.width, 1, "grey2")
    for x in range(5, base.width, 12):
        base.rect(x, 1, 1, 3, "ink1")
    return base


def sky(sprites: dict[str, Canvas]) -> Canvas:
    """Morning sky, the town's roofs and the street: everything behind and beside the house."""
    view = Canvas(*_VIEW)
    view.gradient(0, 0, _VIEW[0], _GROUND, ("sea2", "sea1", "sea1", "sea0", "sea0", "paper1"))
    for x, y, length in ((172, 16, 40), (196, 44, 34), (158, 78, 46), (208, 100, 30), (60, 4, 40)):
        cloud(view, x, y, length, "grey0", "sea0")
    _far_town(view)
    _near_town(view)
    view.rect(0, _GROUND, _VIEW[0], _VIEW[1] - _GROUND, "grey3")
    view.rect(0, _GROUND, _VIEW[0], 1, "ink1")
    for x in range(0, _VIEW[0], 5):
        view.rect(x, _GROUND + 2, 4, 1, "grey2")
    _lamp(view, 176)
    _lamp(view, 226)
    carriage = sprites["street.carriage"]
    view.blit(carriage, 192, _GROUND + 2 - carriage.height)
    return view


def cloud(canvas: Canvas, x: int, y: int, length: int, light: str, shade: str) -> None:
    """A flat-bottomed heap of a cloud, foot at ``y``."""
    heaps = ((0, 4), (2, 7), (5, 9), (8, 6), (11, 8), (14, 4))
    for start, radius in heaps:
        centre = x + 4 + start * (length - 8) // 15
        reach = max(2, radius * length // 52)
        for dy in range(-reach, 1):
            for dx in range(-reach, reach + 1):
                if dx * dx + dy * dy <= reach * reach + reach:
                    canvas.put(centre + dx, y + dy, light)
    canvas.rect(x, y, length, 1, light)
    canvas.rect(x + 3, y + 1, length - 6, 1, light)
    canvas.dither(x + 2, y - 1, length - 4, 2, shade, 8)
    canvas.rect(x + 6, y + 1, length - 12, 1, shade)


def _far_town(view: Canvas) -> None:
    """Pale silhouettes with smoke."""
    x = 150
    for step in range(14):
        wide = 5 + (step * 5) % 7
        tall = 26 + (step * 11) % 17
        view.rect(x, _GROUND - tall, wide, tall, "sea1")
        view.rect(x, _GROUND - tall, wide, 1, "sea2")
        if step % 4 == 1:
            view.rect(x + 2, _GROUND - tall - 14, 2, 14, "sea1")
            for puff in range(5):
                view.disc(x + 4 + puff * 4, _GROUND - tall - 17 - puff * 2, 1 + puff // 2, "grey1")
        x += wide + (step % 3 == 0)


def _near_town(view: Canvas) -> None:
    """Brick houses across the street."""
    x = 166
    for step, (wide, tall, wall, light) in enumerate(
        (
            (15, 24, "south1", "house"),
            (12, 31, "ink3", "paper3"),
            (17, 20, "con", "house"),
            (13, 27, "east1", "east0"),
            (18, 22, "south1", "house"),
        )
    ):
        top = _GROUND - tall
        view.rect(x, top, wide, tall, wall)
        view.frame(x, top, wide, tall + 1, "ink1")
        view.rect(x + 1, top + 1, 1, tall - 1, light)
        view.rect(x - 1, top - 1, wide + 2, 2, "ink1")
        view.rect(x + wide - 5, top - 5, 3, 4, "ink1")
        for y in range(top + 4, _GROUND - 7, 7):
            for column in range(x + 3, x + wide - 3, 5):
                view.rect(column, y, 3, 4, "ink1")
                view.rect(column, y, 3, 3, "brass0" if (column + y + step) % 3 == 0 else "sea0")
                view.rect(column + 1, y, 1, 3, "ink1")
        view.rect(x + wide // 2 - 2, _GROUND - 6, 4, 6, "ink1")
        view.rect(x + 2, _GROUND - 7, wide - 4, 1, light)
        x += wide - 1


def _lamp(view: Canvas, x: int) -> None:
    view.rect(x, _GROUND - 15, 1, 16, "ink0")
    view.rect(x - 1, _GROUND - 19, 3, 4, "ink0")
    view.rect(x, _GROUND - 18, 1, 2, "brass0")
    view.rect(x - 1, _GROUND, 3, 1, "ink0")
