"""Where desks and people stand in a room; x and y from the room's upper left corner."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from game.content.model import Department
from game.engine.state import Room
from game.ui.area import Area

DESK_WIDTH, DESK_HEIGHT = 11.0, 8.0
_DESK_TOP = 31.0
_SEATED_TOP = 23.0
_WAITING_TOP = 26.0
_BEHIND_TOP = 20.0  # between three desks only heads and shoulders would show
_WAITING_SIZE = (10.0, 13.0)  # with the bag
_SEATED_SIZE = (8.0, 9.0)
# Lefts of the desks by their number, as the layout measures them.
_DESKS: dict[int, tuple[float, ...]] = {1: (14,), 2: (3, 25), 3: (0, 14, 28)}
# Lefts of the waiting by the number of desks, in the order in which the places fill.
_WAITING: dict[int, tuple[float, ...]] = {0: (11, 20, 29), 1: (27, 3), 2: (14, 29), 3: (8, 22)}


@dataclass(frozen=True)
class Desk:
    """A desk: `price` None is the permanent employee's; `number` counts from 1 without that one."""

    x: float
    price: int | None
    number: int
    taken: bool

    @property
    def area(self) -> Area:
        """The desk."""
        return Area(self.x, _DESK_TOP, DESK_WIDTH, DESK_HEIGHT)

    @property
    def seat(self) -> Area:
        """Who sits at it: head and shoulders."""
        return Area(self.x + 1.5, _SEATED_TOP, *_SEATED_SIZE)


@dataclass(frozen=True)
class Waiting:
    """The inactive people of a room: where the drawn ones stand, and the number written when not all are drawn."""

    places: tuple[Area, ...]
    count: int

    @property
    def counted(self) -> bool:
        """Whether a figure says how many they are."""
        return self.count > len(self.places)

    @property
    def area(self) -> Area:
        """Around everybody, or around the first where desks stand between them."""
        gaps = any(one.right < two.x or two.right < one.x for one, two in pairwise(self.places))
        places = self.places[:1] if gaps else self.places
        left = min(place.x for place in places)
        right = max(place.right for place in places)
        return Area(left, places[0].y, right - left, places[0].h)


def desks(department: Department | None, room: Room) -> tuple[Desk, ...]:
    """The desks of a room from left to right, the permanent employees' first."""
    if department is None:
        return ()
    prices: list[int | None] = [*([None] * department.permanent_active), *department.desks]
    lefts = _DESKS.get(len(prices)) or tuple(i * 38 / max(1, len(prices)) for i in range(len(prices)))
    found: list[Desk] = []
    for place, (x, price) in enumerate(zip(lefts, prices, strict=True)):
        number = place - department.permanent_active + 1
        taken = price is None or (number <= len(room.desks) and room.desks[number - 1])
        found.append(Desk(x, price, max(0, number), taken))
    return tuple(found)


def waiting(desks: int, count: int) -> Waiting | None:
    """Where `count` inactive people stand in a room with so many desks; None without any."""
    if not count:
        return None
    kind = min(desks, 3)
    lefts = _WAITING[kind]
    chosen = lefts[:count]
    top = _BEHIND_TOP if kind == 3 else _WAITING_TOP
    return Waiting(tuple(Area(x, top, *_WAITING_SIZE) for x in chosen), count)


def leaves_first(desks: tuple[Desk, ...]) -> Desk | None:
    """The taken desk that falls free first: the cheapest (D2)."""
    own = [desk for desk in desks if desk.taken and desk.price is not None]
    return min(own, key=lambda desk: (desk.price, desk.number), default=None)


def active_area(desks: tuple[Desk, ...], others: Waiting | None) -> Area | None:
    """Where the active employee that would leave first is clicked: face and desk, but not who waits before them."""
    desk = leaves_first(desks)
    if desk is None:
        return None
    whole = Area(desk.x, _SEATED_TOP, DESK_WIDTH, _DESK_TOP + DESK_HEIGHT - _SEATED_TOP)
    beside = waiting_area(desks, others) if others is not None else None
    if beside is None or not beside.overlaps(whole):
        return whole
    if beside.bottom > _DESK_TOP:
        return desk.seat.inset(0.5, 0)
    left, right = whole._replace(w=beside.x - whole.x), whole._replace(x=beside.right, w=whole.right - beside.right)
    return max(left, right, key=lambda half: half.w)


def waiting_area(desks: tuple[Desk, ...], others: Waiting) -> Area:
    """Where the waiting are clicked: above the desks where these stand before them."""
    area = others.area
    behind = any(desk.area.inset(1.5).overlaps(area) for desk in desks)
    return Area(area.x, area.y, area.w, _DESK_TOP - area.y) if behind else area
