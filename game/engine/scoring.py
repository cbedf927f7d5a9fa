"""The itemised sheet of a seat, at the end or as a projection in the middle of a game (F, N7)."""

from __future__ import annotations

import enum

import msgspec

from game.content.model import Level, Per
from game.engine import worth
from game.engine.connections import discs_in, networks
from game.engine.staff import active_employees
from game.engine.state import State


class Category(enum.StrEnum):
    """Parts of a sheet, in its order."""

    PLAYED = "played"  # points gained during play
    TILE = "tile"  # unused action choice tile
    EMPLOYEES = "employees"
    DEPARTMENTS_TOP = "departments_top"
    DEPARTMENTS = "departments"
    TAB = "tab"
    CITIES = "cities"
    CONNECTIONS = "connections"
    DONATION = "donation"
    CARDS = "cards"  # Andrew's
    TRACKS = "tracks"  # Andrew's


class Line(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One item: `count` things (`each` points where that is one figure) give `points`; the rest says why.

    `item`: tab, donation, city or VP card; `capped`: the limit that cut the points; `cities`, `level`: of the network.
    """

    category: Category
    points: int
    count: int = 0
    each: int = 0
    item: str = ""
    capped: int = 0
    cities: tuple[str, ...] = ()
    level: Level | None = None
    sold: int = 0


class Sheet(msgspec.Struct, frozen=True):
    """A seat's sheet; the total is the sum of the lines."""

    seat: int
    lines: tuple[Line, ...]

    @property
    def total(self) -> int:
        """Sum of the lines."""
        return sum(line.points for line in self.lines)

    def points(self, category: Category) -> int:
        """Sum of the lines of a category."""
        return sum(line.points for line in self.lines if line.category is category)


def score(state: State, seat: int) -> Sheet:
    """Return the sheet of a seat as if the game ended now; Andrew's by his number."""
    return _andrew(state) if seat == len(state.seats) else _seat(state, seat)


def sheets(state: State) -> list[Sheet]:
    """Return the sheets of all seats, Andrew's last."""
    return [score(state, seat) for seat in range(len(state.seats) + state.solo)]


def winners(state: State) -> list[int]:
    """Return the seats with most points; ties share (F4, ruling 12)."""
    totals = {sheet.seat: sheet.total for sheet in sheets(state)}
    return [seat for seat, total in totals.items() if total == max(totals.values())]


def _times(category: Category, count: int, each: int) -> Line:
    return Line(category, count * each, count, each)


def _cities(state: State, seat: int) -> list[Line]:
    """City points of every project (F1)."""
    cities = state.content.map.cities
    return [
        Line(Category.CITIES, discs * cities[city].vp, discs, cities[city].vp, item=city)
        for city, discs in discs_in(state, seat).items()
    ]


def _seat(state: State, seat: int) -> Sheet:
    """Everything of F1, with connections (F2) and donations (F3)."""
    owner, figures = state.seats[seat], state.content.scoring
    top = state.content.company.floors - 1
    built = [number // state.content.company.columns for number, cell in enumerate(owner.cells) if cell.built]
    lines = [
        Line(Category.PLAYED, owner.points),
        _times(Category.TILE, int(owner.tile), figures.action_choice_tile_unused),
        _times(Category.EMPLOYEES, active_employees(owner), figures.active_employee),
        _times(Category.DEPARTMENTS_TOP, built.count(top), figures.department_top_floor),
        _times(Category.DEPARTMENTS, len(built) - built.count(top), figures.department_other_floor),
    ]
    for tab, mine in owner.tabs.items():
        spaces = state.content.tabs[tab].sides[mine.side][: mine.reached]
        lines.append(Line(Category.TAB, max(s.vp for s in spaces), mine.reached, item=tab))
    lines += _cities(state, seat)
    best = next(iter(networks(state, seat)), None)
    if best is None:
        lines.append(Line(Category.CONNECTIONS, 0))
    else:
        lines.append(Line(Category.CONNECTIONS, best.vp, best.points, cities=best.majors, level=best.level))
    paid = worth.payments(state, seat)
    return Sheet(seat, (*lines, *_donations(state, seat, seat, paid)))


def _donations(state: State, giver: int, counted: int, paid: worth.Payments) -> list[Line]:
    """Score the donations of `giver` by what `counted` has, each up to the giver's cap (F3, N7)."""
    lines = []
    cap = worth.cap(state, giver)
    for donation in worth.donations_of(state, giver):
        number = paid.times[donation.id] if donation.per is Per.PAYMENT else worth.count(state, counted, donation)
        full = number * donation.vp
        lines.append(
            Line(
                Category.DONATION,
                min(cap, full),
                number,
                donation.vp,
                item=donation.id,
                capped=cap if full > cap else 0,
                sold=paid.sold if donation.pay.money and number else 0,
            )
        )
    return lines


def _andrew(state: State) -> Sheet:
    """Andrew's cards, departments, last transport spaces, cities and donations; no connections (N7)."""
    andrew, solo = state.andrew, state.content.solo
    assert andrew is not None
    his = len(state.seats)
    lines = [
        Line(Category.CARDS, len(cards) * vp, len(cards), vp, item=str(vp))
        for vp, cards in zip(solo.vp_cards, andrew.columns, strict=True)
    ]
    lines.append(_times(Category.DEPARTMENTS, len(andrew.departments), solo.scoring.department))
    at_end = sum(space == len(state.content.transport[region]) for region, space in andrew.track.items())
    lines.append(_times(Category.TRACKS, at_end, solo.scoring.last_transport_space))
    lines += _cities(state, his)
    left = worth.payments(state, 0)
    return Sheet(his, (*lines, *_donations(state, his, 0, worth.andrew_payments(state, left))))
