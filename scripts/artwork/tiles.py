"""Small tiles put together from a ground and a sign: plots, action markers, signs on their colour."""

from __future__ import annotations

from collections.abc import Iterator

from artwork.canvas import Canvas

# Project type -> ground, lit edge, shaded edge, tone of its sign on that ground.
TYPES = {
    "housing": ("house", "west0", "con", "dark"),
    "commerce": ("coin", "brass0", "brass2", "dark"),
    "industry": ("fact", "east0", "east1", "light"),
    "infrastructure": ("brid", "sea0", "res", "light"),
}
# Action type -> ground, lit edge, shaded edge.
ACTIONS = {
    "human_resources": ("hr", "south0", "red1"),
    "management": ("teal2", "teal1", "teal3"),
    "construction": ("con", "house", "ink2"),
    "research": ("res", "brid", "blue1"),
}
_PLOT = 13


def draw(sprites: dict[str, Canvas]) -> Iterator[tuple[str, Canvas]]:
    """All tiles; ``sprites`` holds the signs."""
    yield from _plots(sprites)
    for action, (ground, light, dark) in ACTIONS.items():
        yield f"marker.{action}", _marker(sprites[f"action.{action}.light"], ground, light, dark)
        yield f"action.{action}", sprites[f"action.{action}.light"]
        yield f"tile.{action}", _tile(sprites[f"action.{action}.light"], 11, ground)
    for kind, (ground, _, _, tone) in TYPES.items():
        yield f"tile.{kind}", _tile(sprites[f"type.{kind}.{tone}"], 10, ground)


def _ground(ground: str, light: str, dark: str) -> Canvas:
    canvas = Canvas(_PLOT, _PLOT, "ink0")
    canvas.rect(1, 1, 11, 11, ground)
    canvas.rect(1, 1, 11, 1, light)
    canvas.rect(1, 1, 1, 11, light)
    canvas.rect(1, 11, 11, 1, dark)
    canvas.rect(11, 1, 1, 11, dark)
    return canvas


def _plots(sprites: dict[str, Canvas]) -> Iterator[tuple[str, Canvas]]:
    for kind, (ground, light, dark, tone) in TYPES.items():
        yield f"plot.taken.{kind}", _ground(ground, light, dark)
        plot = _ground(ground, light, dark)
        plot.blit(sprites[f"type.{kind}.{tone}"], 3, 3)
        yield f"plot.{kind}", plot
    yield "plot.taken.any", _ground("grey2", "grey1", "grey3")
    plot = _ground("paper0", "paper0", "paper2")
    for position, (ground, _, dark, _) in enumerate(TYPES.values()):
        x, y = 2 + 5 * (position % 2), 2 + 5 * (position // 2)
        plot.rect(x, y, 4, 4, ground)
        plot.rect(x, y + 3, 4, 1, dark)
    yield "plot.any", plot


def _marker(sign: Canvas, ground: str, light: str, dark: str) -> Canvas:
    canvas = Canvas(_PLOT, _PLOT, "ink0")
    canvas.rect(1, 1, 11, 11, "brass1")
    canvas.rect(1, 1, 11, 1, "brass0")
    canvas.rect(1, 1, 1, 11, "brass0")
    canvas.rect(1, 11, 11, 1, "brass3")
    canvas.rect(11, 1, 1, 11, "brass3")
    canvas.rect(2, 2, 9, 9, ground)
    canvas.blit(sign, 2, 2)
    return canvas


def _tile(sign: Canvas, size: int, ground: str) -> Canvas:
    canvas = Canvas(size, size, ground)
    canvas.blit(sign, (size - sign.width) // 2, (size - sign.height) // 2)
    return canvas
