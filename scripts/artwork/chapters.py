"""The pictures of a campaign's chapters: wide views of the age, by the names that campaign files use."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from artwork import smoke, train, works
from artwork.canvas import Canvas
from artwork.chapter_parts import (
    boy,
    clouds,
    gulls,
    hills,
    houses,
    poles,
    ripples,
    ship,
    stars,
    steamboat,
    tents,
    towers,
    tree,
)

SIZE = (372, 104)
_WIDTH, _HEIGHT = SIZE
_DARK_SMOKE = ("ink2", "ink3", "paper3")
_STEAM = ("grey1", "paper1", "paper0")


def draw(sprites: dict[str, Canvas]) -> Iterator[tuple[str, Canvas]]:
    """Every picture with its name in the atlas."""
    for name, paint in _PICTURES.items():
        canvas = Canvas(*SIZE, "ink0")
        paint(canvas, sprites)
        yield f"chapter.{name}", canvas


def _telegraph(canvas: Canvas, sprites: dict[str, Canvas]) -> None:
    """Morning over Pittsburgh: the river, brick streets, wires, and a boy in a hurry."""
    canvas.gradient(0, 0, _WIDTH, 62, ("sea2", "sea1", "sea0", "paper0", "brass0", "west0"))
    smoke.ball(canvas, 236, 48, 15, "brass0", 16)
    smoke.ball(canvas, 236, 48, 12, "glow", 16)
    clouds(canvas, ((40, 14, 70), (120, 24, 90), (290, 12, 60), (250, 30, 80)), "paper0", "west0")
    hills(canvas, 62, ((22, 97, "mid0"), (14, 61, "mid1")))
    canvas.gradient(0, 62, _WIDTH, 16, ("brass0", "sea0", "sea1"))
    ripples(canvas, 64, 77, "paper0", "sea2")
    canvas.blit(steamboat(), 196, 52)
    smoke.plume(canvas, (209, 47), (20, -9), 9, 1, _STEAM)
    houses(canvas, 0, 82, 150, 5)
    houses(canvas, 262, 82, 40, 3)
    _office(canvas, 300, 86)
    canvas.rect(0, 82, _WIDTH, 22, "ink2")
    canvas.rect(0, 82, _WIDTH, 2, "ink3")
    for y in range(86, 104, 4):
        for x in range((y * 7) % 11, _WIDTH, 11):
            canvas.rect(x, y, 6, 1, "ink1")
            canvas.rect(x + 1, y + 1, 4, 1, "ink3")
    poles(canvas, 96, (14, 92, 170, 248, 340), 66)
    canvas.blit(boy(), 206, 76)


def _office(canvas: Canvas, x: int, ground: int) -> None:
    """The telegraph office: lit windows, a sign, a door."""
    canvas.rect(x, ground - 62, 62, 62, "ink0")
    canvas.rect(x + 1, ground - 60, 60, 60, "south1")
    for row in range(ground - 60, ground, 3):
        for column in range(x + 1 + (row // 3 % 2) * 3, x + 60, 6):
            canvas.rect(column, row, 1, 2, "red1")
        canvas.rect(x + 1, row + 2, 60, 1, "red1")
    canvas.rect(x - 2, ground - 64, 66, 4, "ink0")
    canvas.rect(x - 1, ground - 63, 64, 2, "paper2")
    for column in (x + 6, x + 24, x + 42):
        canvas.rect(column, ground - 54, 13, 18, "ink0")
        canvas.rect(column + 1, ground - 53, 11, 16, "brass0")
        canvas.rect(column + 6, ground - 53, 1, 16, "ink0")
        canvas.rect(column + 1, ground - 46, 11, 1, "ink0")
    canvas.rect(x + 3, ground - 32, 56, 10, "ink0")
    canvas.rect(x + 4, ground - 31, 54, 8, "teal3")
    for column in range(x + 8, x + 54, 5):
        canvas.rect(column, ground - 29, 3, 1, "brass0")
        canvas.rect(column, ground - 27, 2 + column % 2, 1, "brass0")
        canvas.rect(column, ground - 25, 3, 1, "brass1")
    canvas.rect(x + 8, ground - 19, 12, 19, "ink0")
    canvas.rect(x + 9, ground - 18, 10, 18, "ink2")
    canvas.rect(x + 10, ground - 16, 8, 6, "brass0")
    canvas.rect(x + 26, ground - 18, 28, 12, "ink0")
    canvas.rect(x + 27, ground - 17, 26, 10, "brass0")
    for column in (x + 33, x + 40, x + 47):
        canvas.rect(column, ground - 17, 1, 10, "ink0")
    canvas.rect(x + 36, ground - 13, 5, 6, "ink1")
    canvas.rect(x + 37, ground - 15, 3, 3, "ink1")


def _railroad(canvas: Canvas, sprites: dict[str, Canvas]) -> None:
    """Washington in the first year of the war: a dome unfinished, tents, a train that must not stop."""
    canvas.gradient(0, 0, _WIDTH, 72, ("blue1", "res", "fact", "hr", "south0", "house", "brass0"))
    stars(canvas, 30, 26)
    clouds(canvas, ((20, 26, 90), (220, 18, 110), (130, 36, 70)), "fact", "hr")
    hills(canvas, 72, ((16, 83, "fact"), (9, 47, "hr")))
    _capitol(canvas, 292, 70)
    canvas.rect(0, 70, _WIDTH, 34, "mid1")
    canvas.dither(0, 70, _WIDTH, 5, "ink2", 6)
    tents(canvas, 76)
    canvas.rect(0, 88, _WIDTH, 16, "ink2")
    canvas.dither(0, 90, _WIDTH, 14, "ink1", 5)
    canvas.rect(0, 91, _WIDTH, 3, "ink0")
    canvas.rect(0, 91, _WIDTH, 1, "grey2")
    for x in range(0, _WIDTH, 7):
        canvas.rect(x, 94, 4, 2, "ink3")
    poles(canvas, 90, (30, 150, 270), 54)
    engine, car = train.locomotive(), train.carriage()
    smoke.plume(canvas, (51, 51), (24, -9), 14, 4, ("ink3", "grey1", "paper1"))
    canvas.blit(engine, 34, 92 - engine.height)
    for number in range(5):
        canvas.blit(car, 128 + 62 * number, 92 - car.height)


def _capitol(canvas: Canvas, x: int, ground: int) -> None:
    """The Capitol with the scaffold in its dome."""
    for left, wide in ((x - 52, 34), (x + 18, 34)):
        canvas.rect(left, ground - 16, wide, 16, "paper1")
        canvas.rect(left, ground - 18, wide, 2, "paper0")
        for column in range(left + 3, left + wide - 2, 4):
            canvas.rect(column, ground - 14, 2, 12, "east1")
    canvas.rect(x - 20, ground - 20, 40, 20, "paper1")
    canvas.polygon([(x - 14, ground - 20), (x, ground - 26), (x + 14, ground - 20)], "paper0")
    for column in range(x - 17, x + 18, 5):
        canvas.rect(column, ground - 18, 2, 16, "east1")
    canvas.rect(x - 13, ground - 36, 26, 12, "paper1")
    canvas.rect(x - 14, ground - 38, 28, 2, "paper0")
    for column in range(x - 11, x + 12, 4):
        canvas.rect(column, ground - 35, 2, 9, "east1")
    for up, half in ((46, 9), (42, 11)):
        canvas.rect(x - half, ground - up, 2 * half, 1, "ink2")
    for column in range(x - 10, x + 11, 5):
        canvas.line((column, ground - 39), (x + (column - x) // 2, ground - 52), "ink2")
    canvas.rect(x + 6, ground - 62, 1, 26, "ink1")
    canvas.line((x + 6, ground - 60), (x + 20, ground - 54), "ink1")
    canvas.rect(x + 20, ground - 54, 1, 8, "ink1")


def _bridges(canvas: Canvas, sprites: dict[str, Canvas]) -> None:
    """Three arches of steel over the Mississippi, a train above and a steamboat below."""
    canvas.gradient(0, 0, _WIDTH, 66, ("brid", "sea2", "sea1", "sea0", "paper0"))
    clouds(canvas, ((16, 12, 90), (150, 8, 110), (268, 22, 90)), "paper0", "sea1")
    gulls(canvas, ((140, 18), (152, 14), (300, 40), (318, 34)))
    towers(canvas, 0, 66, _WIDTH, 7, ("sea2", "brid"), "")
    canvas.gradient(0, 66, _WIDTH, 38, ("sea1", "sea2", "brid"))
    ripples(canvas, 69, 104, "sea0", "teal2")
    deck = 36
    for index in range(3):
        _steel_arch(canvas, index * 124, 124, deck)
    for x in (0, 124, 248, 372):
        _stone_pier(canvas, x - 8, deck)
    canvas.rect(0, deck, _WIDTH, 5, "ink1")
    canvas.rect(0, deck, _WIDTH, 1, "grey1")
    canvas.rect(0, deck + 6, _WIDTH, 1, "ink0")
    for x in range(1, _WIDTH, 6):
        canvas.rect(x, deck + 2, 3, 2, "ink0")
    engine, car = train.locomotive(), train.carriage()
    smoke.plume(canvas, (133, deck - 32), (30, -3), 14, 4, _STEAM)
    canvas.blit(engine, 116, deck - engine.height + 1)
    for number in range(3):
        canvas.blit(car, 210 + 62 * number, deck - car.height + 1)
    boat = steamboat().enlarged(2)
    canvas.blit(boat, 30, 70)
    smoke.plume(canvas, (56, 66), (-14, -8), 8, 2, _DARK_SMOKE)


def _steel_arch(canvas: Canvas, left: int, span: int, deck: int) -> None:
    half, rise = span // 2, 38
    before: tuple[int, int] | None = None
    for x in range(span):
        away = x - half
        y = deck + 9 + rise * away * away // (half * half)
        canvas.rect(left + x, y, 1, 2, "ink0")
        canvas.rect(left + x, y, 1, 1, "grey1")
        canvas.rect(left + x, y + 7, 1, 2, "ink0")
        if x % 7 == 3:
            canvas.rect(left + x, deck + 6, 1, y - deck - 6, "ink1")
            if before is not None:
                canvas.line(before, (left + x, y + 7), "ink1")
                canvas.line((before[0], before[1] + 6), (left + x, y), "ink1")
            before = (left + x, y)


def _stone_pier(canvas: Canvas, left: int, deck: int) -> None:
    canvas.rect(left - 1, deck - 3, 18, 3, "ink0")
    canvas.rect(left, deck - 2, 16, 1, "paper1")
    canvas.rect(left, deck, 16, 62, "grey1")
    canvas.rect(left, deck, 3, 62, "paper1")
    canvas.rect(left + 12, deck, 4, 62, "grey2")
    canvas.frame(left, deck, 16, 70, "ink0")
    for row, y in enumerate(range(deck + 4, deck + 62, 5)):
        canvas.rect(left + 1, y, 14, 1, "grey3")
        for x in range(left + 4 + 4 * (row % 2), left + 15, 8):
            canvas.rect(x, y, 1, 5, "grey3")


def _steel(canvas: Canvas, sprites: dict[str, Canvas]) -> None:
    """The works by night: furnaces, sparks, and the light of it all on the river."""
    tall = Canvas(_WIDTH, 170, "ink0")
    tall.gradient(0, 50, _WIDTH, 104, ("teal4", "blue1", "fact", "hr", "south1", "con", "house", "brass1"))
    works.draw(tall, 142)
    other = Canvas(250, 170)
    works.draw(other, 142)
    tall.blit(other.crop(100, 0, 150, 170), 240, 0, flip=True)
    canvas.blit(tall.crop(0, 60, _WIDTH, 104), 0, 0)
    for x, y, radius in ((176, 10, 22), (302, 12, 20)):
        smoke.ball(canvas, x, y, radius, "brass0", 2)
        smoke.ball(canvas, x, y, radius // 2, "glow", 3)
    canvas.rect(0, 82, _WIDTH, 4, "ink0")
    for x in range(0, _WIDTH, 2):
        canvas.put(x, 82, "house")
    canvas.gradient(0, 86, _WIDTH, 18, ("con", "hr", "fact", "blue1"))
    for y in range(87, 104):
        for x in range(_WIDTH):
            ripple = (x * 3 + y * 29 + (y // 3) * 17) % 23
            if ripple < 4:
                canvas.put(x, y, "house" if y < 93 else "south1")
            elif ripple > 19:
                canvas.put(x, y, "ink0")
    for middle in (20, 60, 176, 215, 302):
        for row in range(0, 16, 2):
            half = 9 - row // 3 + (row * 5 + middle) % 4
            canvas.rect(middle - half, 87 + row, 2 * half, 1, "brass0" if row < 8 else "brass1")


def _partners(canvas: Canvas, sprites: dict[str, Canvas]) -> None:
    """The ore docks of Duluth: red ore in the cars, in the chutes and in the hold."""
    canvas.gradient(0, 0, _WIDTH, 60, ("brid", "sea1", "sea0", "paper0", "west0"))
    clouds(canvas, ((30, 10, 110), (180, 18, 90), (90, 30, 80)), "paper0", "sea0")
    gulls(canvas, ((60, 34), (74, 28), (150, 22), (196, 40)))
    hills(canvas, 62, ((20, 89, "mid1"), (11, 53, "grn1")))
    canvas.gradient(0, 60, _WIDTH, 44, ("sea1", "brid", "teal3"))
    ripples(canvas, 62, 104, "sea0", "teal4")
    canvas.blit(ship(), 14, 44)
    smoke.plume(canvas, (42, 44), (-10, -8), 9, 2, _DARK_SMOKE)
    _ore_dock(canvas, 232)


def _ore_dock(canvas: Canvas, left: int) -> None:
    top = 40
    for x in range(left, _WIDTH, 14):
        canvas.rect(x, top, 3, 64, "ink1")
        canvas.rect(x, top, 1, 64, "ink3")
        canvas.line((x, 100), (x + 14, top + 26), "ink1")
        canvas.line((x, top + 26), (x + 14, 100), "ink1")
    for y in (top, top + 24, top + 48):
        canvas.rect(left - 3, y, _WIDTH - left + 3, 3, "ink1")
        canvas.rect(left - 3, y, _WIDTH - left + 3, 1, "ink3")
    for x in range(left + 4, _WIDTH, 14):
        canvas.polygon([(x, top + 3), (x + 10, top + 3), (x + 7, top + 14), (x + 3, top + 14)], "ink2")
        canvas.rect(x + 2, top + 4, 6, 4, "south1")
    for step in range(24):
        canvas.rect(left - 2 - step, top + 14 + step * 2 // 3, 3, 4, "grey3")
        canvas.put(left - 2 - step, top + 13 + step * 2 // 3, "south1")
    for x in range(left + 2, _WIDTH, 30):
        canvas.rect(x, top - 13, 26, 9, "ink0")
        canvas.rect(x + 1, top - 12, 24, 7, "red1")
        for rib in range(x + 4, x + 24, 5):
            canvas.rect(rib, top - 12, 1, 7, "ink0")
        for bump in range(5):
            canvas.disc(x + 4 + bump * 4, top - 13, 2, "south1")
            canvas.put(x + 3 + bump * 4, top - 15, "house")
        for wheel in (x + 5, x + 20):
            canvas.disc(wheel, top - 3, 2, "ink0")
            canvas.put(wheel, top - 3, "grey2")


def _sale(canvas: Canvas, sprites: dict[str, Canvas]) -> None:
    """A winter evening in New York: towers with lit windows, and two gentlemen under a lamp."""
    canvas.gradient(0, 0, _WIDTH, 84, ("teal4", "blue1", "res", "fact", "hr"))
    stars(canvas, 60, 40)
    towers(canvas, 0, 84, _WIDTH, 3, ("res", "blue1"), "brass1")
    towers(canvas, 0, 86, _WIDTH, 9, ("blue1", "teal4"), "brass0")
    _steeple(canvas, 246, 88)
    canvas.rect(0, 86, _WIDTH, 18, "grey1")
    canvas.rect(0, 86, _WIDTH, 3, "grey0")
    canvas.dither(0, 89, _WIDTH, 15, "sea1", 4)
    for y in (94, 99):
        for x in range(0, _WIDTH, 3):
            if (x * 7 + y) % 5:
                canvas.put(x, y, "grey2")
    lamp, watcher, carriage = sprites["title.lamp"], sprites["title.watcher"], sprites["street.carriage"]
    for x in (36, 176, 330):
        smoke.ball(canvas, x + 4, 62, 15, "brass1", 3)
        canvas.blit(lamp, x, 56)
    canvas.blit(watcher, 150, 58)
    canvas.blit(watcher, 192, 58, flip=True)
    canvas.blit(carriage.swap({"teal2": "red1", "teal1": "red0", "teal0": "brass0"}), 66, 78)
    canvas.blit(carriage.swap({"teal2": "blue1", "teal1": "blue0", "teal0": "brass0"}), 276, 82, flip=True)
    state = 7
    for _ in range(150):
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF
        canvas.put((state >> 8) % _WIDTH, (state >> 17) % 100, "grey0")


def _steeple(canvas: Canvas, x: int, ground: int) -> None:
    """Trinity Church at the head of Wall Street."""
    canvas.polygon([(x, 6), (x - 6, 44), (x + 6, 44)], "ink0")
    canvas.rect(x - 8, 44, 17, ground - 44, "ink0")
    canvas.rect(x, 1, 1, 8, "brass1")
    canvas.rect(x - 2, 3, 5, 1, "brass1")
    for spike in (x - 8, x + 8):
        canvas.line((spike, 44), (spike, 36), "ink0")
    canvas.disc(x, 54, 4, "brass0")
    canvas.put(x, 52, "ink0")
    canvas.put(x, 53, "ink0")
    canvas.rect(x, 54, 3, 1, "ink0")
    canvas.rect(x - 2, 66, 5, 12, "brass1")


def _libraries(canvas: Canvas, sprites: dict[str, Canvas]) -> None:
    """A library on a summer's day: columns, steps, trees, and people going in."""
    canvas.gradient(0, 0, _WIDTH, 84, ("brid", "sea1", "sea0", "paper0"))
    clouds(canvas, ((10, 14, 100), (250, 10, 100), (120, 6, 60), (300, 30, 60)), "grey0", "sea1")
    hills(canvas, 84, ((16, 97, "mid0"), (9, 61, "mid1")))
    canvas.rect(0, 82, _WIDTH, 22, "mid1")
    canvas.dither(0, 82, _WIDTH, 22, "mid0", 5)
    for x, size in ((18, 16), (56, 20), (92, 14), (280, 15), (316, 21), (354, 17)):
        tree(canvas, x, 86, size)
    _library(canvas, 186, 88)
    canvas.polygon([(158, 88), (214, 88), (250, 104), (122, 104)], "paper1")
    canvas.dither(130, 96, 112, 8, "paper2", 4)
    for number, (x, y) in enumerate(((134, 90), (170, 84), (206, 85), (232, 91), (262, 92))):
        person = sprites[f"person.seat{number % 4}.standing"]
        canvas.blit(person, x, y - 4)
    canvas.blit(boy(), 108, 84)


def _library(canvas: Canvas, x: int, ground: int) -> None:
    half = 78
    canvas.rect(x - half, ground - 46, 2 * half, 46, "ink0")
    canvas.rect(x - half + 1, ground - 45, 2 * half - 2, 45, "paper1")
    canvas.rect(x - half + 1, ground - 45, 2 * half - 2, 3, "paper0")
    canvas.rect(x - half + 1, ground - 8, 2 * half - 2, 8, "paper2")
    for left in (x - half + 8, x - half + 26, x + 44, x + 62):
        canvas.rect(left, ground - 36, 10, 22, "ink0")
        canvas.rect(left + 1, ground - 35, 8, 20, "teal2")
        canvas.rect(left + 1, ground - 35, 3, 20, "teal1")
        canvas.rect(left + 4, ground - 35, 1, 20, "ink0")
        canvas.rect(left, ground - 26, 10, 1, "ink0")
    canvas.rect(x - 36, ground - 52, 72, 52, "paper0")
    canvas.polygon([(x - 42, ground - 52), (x, ground - 72), (x + 42, ground - 52)], "ink0")
    canvas.polygon([(x - 37, ground - 53), (x, ground - 70), (x + 37, ground - 53)], "paper1")
    canvas.disc(x, ground - 59, 4, "brass2")
    canvas.disc(x, ground - 59, 3, "brass0")
    canvas.rect(x - 42, ground - 52, 84, 6, "ink0")
    canvas.rect(x - 41, ground - 51, 82, 4, "paper0")
    for column in range(x - 28, x + 28, 4):
        canvas.rect(column, ground - 50, 3, 2, "ink3")
    canvas.rect(x - 9, ground - 32, 18, 30, "ink0")
    canvas.rect(x - 8, ground - 31, 16, 29, "brass1")
    canvas.rect(x - 1, ground - 31, 2, 29, "ink1")
    for left in (x - 34, x - 20, x + 13, x + 27):
        canvas.rect(left - 1, ground - 46, 9, 3, "ink3")
        canvas.rect(left, ground - 43, 7, 40, "paper0")
        canvas.rect(left + 4, ground - 43, 3, 40, "paper2")
        canvas.rect(left + 7, ground - 43, 1, 40, "ink3")
        canvas.rect(left - 1, ground - 4, 9, 2, "ink3")
    for step in range(5):
        wide = 40 + step * 4
        canvas.rect(x - wide, ground - 3 + step * 2, 2 * wide, 2, "paper0" if step % 2 == 0 else "paper2")
    canvas.rect(x - 1, ground - 90, 1, 20, "ink1")
    for row in range(8):
        canvas.rect(x, ground - 90 + row, 14 - (row % 3), 1, "red0" if row % 2 == 0 else "grey0")
    canvas.rect(x, ground - 90, 6, 4, "blue0")


_PICTURES: dict[str, Callable[[Canvas, dict[str, Canvas]], None]] = {
    "telegraph": _telegraph,
    "railroad": _railroad,
    "bridge": _bridges,
    "steel": _steel,
    "harbor": _partners,
    "city": _sale,
    "library": _libraries,
}
