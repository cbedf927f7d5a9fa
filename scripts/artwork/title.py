"""The title's picture: dusk over the river, the works on the left bank, the night train on the bridge."""

from __future__ import annotations

from artwork import smoke, train, works
from artwork.canvas import BAYER, Canvas

_SIZE = (640, 360)
_HORIZON = 236
_BANK = 324
_SUN = (284, 204)
_SKY = ("teal4", "blue1", "res", "fact", "hr", "south1", "house", "brass1", "brass0")
_RIVER = ("brass1", "house", "south1", "hr", "fact", "res", "blue1")
_STEAM = ("hr", "south0", "paper1")
_DECK = 256


def draw(sprites: dict[str, Canvas]) -> Canvas:
    """The whole picture, without name and menu."""
    canvas = Canvas(*_SIZE, "ink0")
    canvas.gradient(0, 0, _SIZE[0], _HORIZON, _SKY)
    _stars(canvas)
    _sun(canvas)
    _clouds(canvas)
    _hills(canvas)
    _town(canvas)
    works.draw(canvas, _HORIZON + 2)
    _river(canvas)
    _train_on_bridge(canvas)
    _near_bank(canvas, sprites)
    return canvas


def _stars(canvas: Canvas) -> None:
    state = 12345
    for number in range(70):
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF
        x, y = (state >> 8) % _SIZE[0], (state >> 18) % (24 + number)
        canvas.put(x, y, "paper0" if number % 5 == 0 else "east0" if number % 2 else "brid")


def _sun(canvas: Canvas) -> None:
    x, y = _SUN
    for radius, colour, level in ((84, "house", 3), (66, "brass1", 5), (48, "brass0", 7)):
        smoke.ball(canvas, x, y, radius, colour, level)
    smoke.ball(canvas, x, y, 31, "brass0", 16)
    smoke.ball(canvas, x, y, 28, "glow", 16)
    for row, tall in ((12, 1), (19, 2), (25, 2)):
        canvas.rect(x - 34, y - 26 + row, 68, tall, "brass1")


def _clouds(canvas: Canvas) -> None:
    """Long bars of cloud, lit from below."""
    for x, y, length, height in (
        (300, 118, 150, 5), (366, 128, 120, 4), (520, 104, 130, 5), (560, 146, 100, 4), (250, 156, 110, 4),
        (380, 172, 170, 4), (540, 186, 110, 3), (300, 192, 90, 3), (20, 84, 120, 5), (180, 66, 130, 4),
        (430, 62, 110, 4),
    ):  # fmt: skip
        shade = "res" if y < 90 else "fact" if y < 130 else "hr"
        light = "fact" if y < 90 else "hr" if y < 130 else "house"
        for row in range(height):
            inset = (height - 1 - row) * (7 + length // 22) + (row * 13) % 5
            canvas.rect(x + inset, y + row, length - 2 * inset + (row * 7) % 9, 1, shade)
        canvas.rect(x + 6, y + height, length - 14, 1, light)
        canvas.dither(x + 12, y + height + 1, length - 30, 1, light, 8)


def _hills(canvas: Canvas) -> None:
    for colour, base, height, wave in (("hr", 30, 17, 97), ("fact", 16, 13, 61)):
        previous = 0
        for x in range(_SIZE[0]):
            phase, cell = x % wave, x // wave
            one, other = (cell * 37 + wave) % height, ((cell + 1) * 37 + wave) % height
            # A smooth step between the heights of two cells.
            blend = phase * phase * (3 * wave - 2 * phase)
            top = base + one + (other - one) * blend // (wave * wave * wave)
            canvas.rect(x, _HORIZON - top, 1, top, colour)
            if top > previous and colour == "hr":
                canvas.put(x, _HORIZON - top, "house")
            previous = top


def _town(canvas: Canvas) -> None:
    """The far bank: roofs, steeples, windows coming on."""
    state, x = 77, 262
    while x < _SIZE[0]:
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF
        roll = state >> 10
        wide = 8 + roll % 11
        tall = 9 + roll // 11 % 19 + (14 if abs(x - 590) < 40 or abs(x - 440) < 26 else 0)
        top = _HORIZON - tall
        body = ("res", "blue1", "fact")[roll // 300 % 3]
        canvas.rect(x, top, wide, tall, body)
        canvas.rect(x if x > _SUN[0] else x + wide - 1, top, 1, tall, "house")
        canvas.rect(x, top, wide, 1, "hr")
        if roll // 7 % 4 == 0:
            canvas.rect(x + wide // 2 - 1, top - 7, 3, 7, body)
            canvas.rect(x + wide // 2, top - 12, 1, 5, body)
        elif roll // 7 % 4 == 1:
            canvas.rect(x + 2, top - 5, 2, 5, body)
            smoke.plume(canvas, (x + 4, top - 8), (9, -6), 6, 1, ("fact", "hr", "south0"))
        for y in range(top + 3, _HORIZON - 3, 4):
            for column in range(x + 2, x + wide - 2, 3):
                if (column * 13 + y * 7 + roll) % 5 < 2:
                    canvas.rect(column, y, 1, 2, "brass0")
        x += wide + roll // 90 % 3
    canvas.rect(240, _HORIZON - 3, _SIZE[0] - 240, 3, "ink1")


def _river(canvas: Canvas) -> None:
    canvas.gradient(0, _HORIZON, _SIZE[0], _BANK - _HORIZON, _RIVER)
    canvas.rect(0, _HORIZON, 262, 3, "ink0")
    for y in range(_HORIZON + 1, _BANK):
        depth = y - _HORIZON
        for x in range(_SIZE[0]):
            above = canvas.get(x + ((y * 5) % 3 - 1), _HORIZON - 2 - depth * 2)
            # What is darker than the evening shows again in the water, broken by ripples.
            ripple = (x * 3 + y * 29 + (y // 3) * 17) % 23
            if above in _MIRRORED and ripple < 15 - depth // 8 and BAYER[y & 3][x & 3] < 12:
                canvas.pixels[y * canvas.width + x] = above
    for depth in range(0, _BANK - _HORIZON, 2):
        half = 26 - abs(depth - 20) // 3 + (depth * 7) % 9
        shift = (depth * 11) % 13 - 6
        colour = "glow" if depth < 14 else "brass0" if depth < 36 else "brass1"
        canvas.rect(_SUN[0] - half + shift, _HORIZON + depth, 2 * half, 1, colour)
        canvas.rect(_SUN[0] + shift * 3 - half // 3, _HORIZON + depth + 1, half * 2 // 3, 1, colour)
    for y in range(_HORIZON + 4, _BANK, 5):
        for x in range((y * 37) % 61 - 30, _SIZE[0], 67):
            canvas.rect(x, y, 8 + (x + y) % 9, 1, "south0" if y < _HORIZON + 34 else "fact")


def _train_on_bridge(canvas: Canvas) -> None:
    left, width = 236, 412
    arches = train.bridge(width, 3)
    canvas.blit(arches, left, _DECK)
    engine, car = train.locomotive(), train.carriage()
    x = 296
    smoke.plume(canvas, (x + 17, _DECK - 36), (27, -8), 24, 4, _STEAM)
    canvas.blit(engine, x, _DECK - engine.height + 1)
    for number in range(4):
        canvas.blit(car, x + 94 + 62 * number, _DECK - car.height + 1)
    for step in range(26):
        half = 1 + step // 4
        canvas.dither(x + 6 - step * 2, _DECK - 22 - half, 2, 2 * half, "brass0", max(1, 9 - step // 3))


def _near_bank(canvas: Canvas, sprites: dict[str, Canvas]) -> None:
    """The dark bank in front, with a gentleman who watches it all."""
    for x in range(_SIZE[0]):
        rise = (x * x // 900 + x * 7) % 5 + (34 if x < 140 else max(0, 34 - (x - 140) // 4)) + max(0, (x - 540) // 5)
        top = _BANK + 18 - rise
        canvas.rect(x, top, 1, _SIZE[1] - top, "ink0")
        if x % 3 == 0:
            canvas.rect(x, top - 2 - (x * 7) % 4, 1, 4, "ink0")
        if (x * 5) % 7 < 3:
            canvas.put(x, top, "ink2")
    watcher = sprites["title.watcher"]
    canvas.blit(watcher, 66, _BANK - 14 - watcher.height)
    lamp = sprites["title.lamp"]
    canvas.blit(lamp, 104, _BANK - 12 - lamp.height)
    smoke.ball(canvas, 109, _BANK - 6 - lamp.height, 12, "brass1", 3)


_MIRRORED: frozenset[int] = frozenset(
    Canvas(1, 1, name).pixels[0] for name in ("ink0", "ink1", "res", "blue1", "fact", "brass0", "house", "con")
)
