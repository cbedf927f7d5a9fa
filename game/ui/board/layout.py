"""Where the boards of the table lie: rectangles of the 640x360 art grid.

Each painter keeps the measurements of its own inside; what several of them need to agree on stands here.
"""

from __future__ import annotations

from game.ui.area import Area

TABLE = Area(0, 0, 640, 360)

TOP_BAR = Area(0, 0, 640, 20)
ROUND = Area(0, 0, 30, 18)
PHASES = Area(31, 4, 122, 12)
CHIPS = Area(159, 2, 455, 15)
MENU = Area(618, 3, 20, 13)

MAP_PANEL = Area(0, 20, 400, 284)
REGION_PANELS = {
    "west": Area(1, 20, 114, 51),
    "midwest": Area(115, 20, 114, 51),
    "east": Area(229, 20, 114, 51),
    "south": Area(1, 252, 114, 51),
}
DRAWER_TABS = {
    "donations": Area(344, 21, 55, 15),
    "departments": Area(344, 38, 55, 15),
    "routes": Area(344, 55, 55, 15),
}
MAP_VIEW = Area(0, 72, 400, 232)
DRAWER = Area(0, 72, 400, 232)

TIMELINE = Area(400, 20, 240, 88)
COMPANY = Area(400, 108, 240, 196)
PROMPT = Area(0, 304, 400, 56)
LOG = Area(400, 304, 240, 56)


def chips(count: int, andrew: bool) -> list[Area]:
    """Areas of the seats' chips from left to right: the fewer seats, the wider.

    Andrew's deck needs the right half, so that a solo game's two chips are as narrow as those of four seats; the
    person's is the wider one, for it counts more.
    """
    room = (CHIPS.w - 2) / 2 if andrew else CHIPS.w
    pitch = (room + 1) // count
    found = [Area(CHIPS.x + i * pitch, CHIPS.y, pitch - 1, CHIPS.h) for i in range(count)]
    if andrew:
        found[0] = found[0]._replace(w=found[0].w + _MORE)
        found[1] = found[1]._replace(x=found[1].x + _MORE, w=found[1].w - _MORE)
    return found


_MORE = 10  # art pixels that a person's chip takes from Andrew's
ANDREW = Area(387, 2, 227, 15)  # beside the two chips of a solo game
