"""The points of a finished game, counted a second time and in another way than the engine does (F1-F3, N7)."""

from __future__ import annotations

from itertools import product

from game.content.model import Donation
from game.engine import State


def total(state: State, seat: int) -> int:
    """The final points of a person's seat."""
    owner, content = state.seats[seat], state.content
    points = owner.points + (3 if owner.tile else 0) + sum(sum(room.desks) for room in owner.rooms)
    for number, room in enumerate(owner.rooms):
        if room.built:
            points += 3 if number >= 12 else 2
    for tab, mine in owner.tabs.items():
        points += content.tabs[tab].sides[mine.side][mine.reached - 1].vp
    points += _cities(state, seat) + _connections(state, seat)
    return points + sum(_donations(state, seat, seat, _limit(state, seat)).values()) + _person_welfare(state)[seat][0]


def andrew(state: State) -> int:
    """The final points of Andrew."""
    his = state.andrew
    assert his is not None
    points = sum(vp * len(cards) for vp, cards in zip((0, 1, 3, 6, 10), his.columns, strict=True))
    points += 2 * len(his.departments) + 6 * sum(space == 5 for space in his.track.values()) + _cities(state, 1)
    _, money, goods = _person_welfare(state)[0]
    return points + sum(_donations(state, 1, 0, 12).values()) + _his_welfare(state, money, goods)


def _limit(state: State, seat: int) -> int:
    tabs = state.seats[seat].tabs
    return 12 + 3 * sum(
        state.content.tabs[tab].sides[mine.side][mine.reached - 1].donation_cap > 0 for tab, mine in tabs.items()
    )


def _cities(state: State, seat: int) -> int:
    owners = {city: [plot.owner for plot in plots if plot is not None] for city, plots in state.plots.items()}
    return sum(city.vp * owners[city.id].count(seat) for city in state.content.map.cities.values())


def _connections(state: State, seat: int) -> int:
    mine = {city for city, plots in state.plots.items() if any(p is not None and p.owner == seat for p in plots)}
    name = {city: city for city in mine}
    for _ in mine:
        for a, b in state.content.map.routes:
            if a in mine and b in mine:
                name[a] = name[b] = min(name[a], name[b])
    best = 0
    worth = {5: (18, 24, 36), 4: (12, 18, 27), 3: (6, 12, 18), 2: (3, 6, 9)}
    levels = {"west": "CSSRR", "midwest": "CSRRR", "east": "SRRRR", "south": "CSRRR"}
    for group in set(name.values()):
        majors = [c for c in ("san_francisco", "chicago", "new_york", "new_orleans") if name.get(c) == group]
        if len(majors) > 1:
            home = [state.content.map.cities[city].region for city in majors]
            level = min("CSR".index(levels[r][state.seats[seat].track[r] - 1]) for r in home)
            best = max(best, worth[len(majors) + ("san_francisco" in majors)][level])
    return best


def _own(state: State, giver: int, paid: bool) -> list[Donation]:
    spaces = state.content.donations.spaces.values()
    return [d for d in spaces if giver in state.chart[d.id] and d.id.startswith(_PAID) == paid]


_PAID = ("welfare_goods", "welfare_money")


def _donations(state: State, giver: int, seat: int, limit: int) -> dict[str, int]:
    """Everything but the payments: `giver` scores what `seat` has."""
    owner, content = state.seats[seat], state.content
    types = [content.department(room.department).type.value for room in owner.rooms if room.department]
    built = [
        (content.map.cities[city], plot.type)
        for city, plots in state.plots.items()
        for plot in plots
        if plot is not None and plot.owner == seat
    ]
    rail = {"west": 4, "midwest": 3, "east": 2, "south": 3}
    figures = {
        "education_any": len(types),
        "rights_infrastructure": 4 * sum(t == "infrastructure" for _, t in built),
        "rights_industry": 3 * sum(t == "industry" for _, t in built),
        "rights_housing_commerce": 2 * sum(t in ("housing", "commerce") for _, t in built),
        "rights_railroad": 3 * sum(owner.track[r] >= rail[r] for r in owner.track),
        "rights_donations": 2 * sum(seat in discs for discs in state.chart.values()),
        "welfare_flat": 7,
        "welfare_employees": sum(sum(room.desks) for room in owner.rooms),
        "health_small_cities": 2 * sum(len(city.slots) == 1 for city, _ in built),
    }
    for action in ("human_resources", "management", "construction", "research"):
        figures[f"education_{action}"] = 3 * types.count(action)
    for region in ("east", "midwest", "south", "west"):
        figures[f"health_{region}"] = 2 * sum(city.region == region for city, _ in built)
    return {d.id: min(limit, figures[d.id]) for d in _own(state, giver, False)}


_COSTS = {"welfare_goods": (0, 1, 2, 6), "welfare_money": (5, 0, 2, 6), "welfare_money_goods": (5, 1, 4, 3)}


def _ways(donations: list[Donation], money: int, goods: int, *, sell: bool) -> list[tuple[int, int, int]]:
    """(points, money left, goods left) of every way to pay, goods sold one by one while money is short."""
    found = []
    for times in product(*(range(_COSTS[d.id][3] + 1) for d in donations)):
        cash, crates, points = money, goods, 0
        for donation, number in zip(donations, times, strict=True):
            price, crate, vp, _ = _COSTS[donation.id]
            cash, crates, points = cash - price * number, crates - crate * number, points + vp * number
        while sell and cash < 0 and crates > 0:
            cash, crates = cash + 1, crates - 1
        if cash >= 0 and crates >= 0:
            found.append((points, cash, crates))
    return found


def _his_welfare(state: State, money: int, goods: int) -> int:
    return max(points for points, _, _ in _ways(_own(state, 1, True), money, goods, sell=False))


def _person_welfare(state: State) -> list[tuple[int, int, int]]:
    """Of each seat the points, the money and the goods left: most points, Andrew's fewest, most left."""
    result = []
    for seat, owner in enumerate(state.seats):
        ways = _ways(_own(state, seat, True), owner.money, owner.goods, sell=True)
        his = state.andrew is not None
        result.append(max(ways, key=lambda w: (w[0], -_his_welfare(state, w[1], w[2]) if his else 0, w[1] + w[2])))
    return result
