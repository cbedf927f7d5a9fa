"""What donations are worth, and the payments of welfare donations at the end (F3, N7)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import msgspec

from game.content.model import CityKind, Donation, Level, Per
from game.engine.connections import discs_in, level
from game.engine.staff import active_employees
from game.engine.state import State


class Payments(msgspec.Struct, frozen=True):
    """How often each welfare donation is paid; goods sold for it; money and goods left afterwards."""

    times: dict[str, int]
    sold: int
    money: int
    goods: int


def donations_of(state: State, seat: int) -> list[Donation]:
    """Return the donations on which a seat (Andrew's number too) has a disc, in chart order."""
    gifts = state.gifts
    return [d for d in state.content.donations.spaces.values() if seat in gifts[d.id]]


def cap(state: State, seat: int) -> int:
    """Return the most that one donation of a seat may be worth; Andrew's stays as printed (F3, ruling 9)."""
    limit = state.content.donations.cap
    if seat < len(state.seats):
        for tab, mine in state.seats[seat].tabs.items():
            spaces = state.content.tabs[tab].sides[mine.side][: mine.reached]
            limit += sum(space.donation_cap for space in spaces)
    return limit


def count(state: State, seat: int, donation: Donation) -> int:
    """Count what a donation counts in a seat's possession, payments left out (F3, ruling 10)."""
    owner, cities = state.seats[seat], state.content.map.cities
    match donation.per:
        case Per.FLAT:
            return 1
        case Per.DEPARTMENT:
            types = [state.content.department(cell.department).type for cell in owner.cells if cell.department]
            return len(types) if donation.type is None else types.count(donation.type)
        case Per.PROJECT:
            discs = [disc for row in state.land.values() for disc in row if disc is not None and disc.owner == seat]
            return sum(disc.type in donation.types for disc in discs)
        case Per.REGION_AT_RAILROAD:
            return sum(level(state, seat, region) is Level.RAILROAD for region in state.content.transport)
        case Per.DONATION:
            return owner.donations
        case Per.ACTIVE_EMPLOYEE:
            return active_employees(owner)
        case Per.PROJECT_IN_REGION:
            return sum(n for c, n in discs_in(state, seat).items() if cities[c].region is donation.region)
        case Per.PROJECT_IN_SMALL_CITY:
            return sum(n for c, n in discs_in(state, seat).items() if cities[c].kind is CityKind.SMALL)
        case Per.PAYMENT:
            return 0


def _allocations(
    donations: list[Donation], money: int, goods: int, price: int, limit: int
) -> Iterator[tuple[int, Payments]]:
    """Yield (points, payments) for every way to pay; goods are sold only where money is short."""
    for times in product(*(range(d.times + 1) for d in donations)):
        pays = list(zip(donations, times, strict=True))
        need_money = sum(d.pay.money * n for d, n in pays)
        need_goods = sum(d.pay.goods * n for d, n in pays)
        sold = max(0, -(-(need_money - money) // price)) if price else 0
        left = Payments({d.id: n for d, n in pays}, sold, money + sold * price - need_money, goods - sold - need_goods)
        if left.money >= 0 and left.goods >= 0:
            yield sum(min(limit, d.vp * n) for d, n in pays), left


def payments(state: State, seat: int) -> Payments:
    """Return the welfare payments with most points for a seat (F3).

    Among equal ones, in a solo game, the one that leaves Andrew fewest points; then the one that spends least.
    """
    owner = state.seats[seat]
    price = state.content.setup.good_price
    mine = _paid(donations_of(state, seat))
    if not mine:
        return Payments({}, 0, owner.money, owner.goods)
    ways = list(_allocations(mine, owner.money, owner.goods, price, cap(state, seat)))
    most = max(points for points, _ in ways)
    best = [way for points, way in ways if points == most]

    def rank(way: Payments) -> tuple[int, int, int]:
        spent = owner.money + owner.goods * price - way.money - way.goods * price
        return _andrew_points(state, way), spent, way.sold

    return min(best, key=rank)


def andrew_payments(state: State, left: Payments) -> Payments:
    """Return Andrew's welfare payments from what the person has left, nothing sold, compulsory (N7, ruling 9)."""
    his = _paid(donations_of(state, len(state.seats)))
    if not his:
        return Payments({}, 0, left.money, left.goods)
    ways = list(_allocations(his, left.money, left.goods, 0, state.content.donations.cap))
    return max(ways, key=lambda way: (way[0], way[1].money + way[1].goods))[1]


def _andrew_points(state: State, left: Payments) -> int:
    if not state.solo:
        return 0
    times = andrew_payments(state, left).times
    spaces = state.content.donations.spaces
    return sum(min(state.content.donations.cap, spaces[d].vp * n) for d, n in times.items())


def _paid(donations: list[Donation]) -> list[Donation]:
    return [d for d in donations if d.per is Per.PAYMENT]
