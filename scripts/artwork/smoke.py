"""Smoke, steam and clouds at dusk: heaps of round puffs, lit from one side."""

from __future__ import annotations

from artwork.canvas import BAYER, Canvas


def ball(canvas: Canvas, x: int, y: int, radius: int, colour: str, sixteenths: int) -> None:
    """A round spot whose last two pixels thin out."""
    full = radius * radius + radius
    core = (radius - 2) * (radius - 2) if radius > 3 else full
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            square = dx * dx + dy * dy
            if square > full:
                continue
            level = sixteenths if square <= core else sixteenths // 2
            if BAYER[(y + dy) & 3][(x + dx) & 3] < level:
                canvas.put(x + dx, y + dy, colour)


def plume(
    canvas: Canvas,
    start: tuple[int, int],
    drift: tuple[int, int],
    count: int,
    first: int,
    colours: tuple[str, str, str],
) -> None:
    """Puffs that grow as they drift; ``drift`` is the way of one puff in quarters of a pixel."""
    x, y = start[0] * 4, start[1] * 4
    spots = []
    for step in range(count):
        sway = ((step * 5) % 7 - 3) * (1 + step // 6)
        spots.append((x // 4, (y + sway) // 4, first + step * 2 // 5))
        x += drift[0] + step * drift[0] // 12
        y += drift[1] * (20 - min(step, 14)) // 20
    shade, body, light = colours
    # Layer by layer, so that the puffs melt into one cloud with light on its lower side.
    for spot_x, spot_y, radius in spots:
        ball(canvas, spot_x, spot_y, radius, shade, 16)
        if radius > 3:
            ball(canvas, spot_x - radius, spot_y - radius // 3, radius * 2 // 3, shade, 16)
    for spot_x, spot_y, radius in spots:
        ball(canvas, spot_x + radius // 5, spot_y + radius // 3, radius * 4 // 5, body, 16)
    for step, (spot_x, spot_y, radius) in enumerate(spots):
        if radius > 2:
            ball(canvas, spot_x + radius // 3, spot_y + radius * 3 // 5, radius // 2 - step % 2, light, 14)
