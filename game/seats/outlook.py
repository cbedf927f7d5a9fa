"""What a position promises a seat: points so far, and what money, goods, people, tabs and tracks may still bring.

The figures are the bot's judgement, not rules: points that a thing has brought in games of the bot against Andrew.
"""

from __future__ import annotations

from typing import NamedTuple

from game.content.effects import Gain, Income
from game.content.model import ActionType, Level, ProjectType, Region
from game.engine import Category, State, score
from game.engine.gains import uncovered
from game.engine.projects import discs_on_tab
from game.engine.rooms import Cell
from game.engine.staff import desks
from game.engine.state import Seat
from game.seats.ways import Ways


class Weights(NamedTuple):
    """Points a unit is worth in the middle of a game."""

    money: float = 0.25
    rich: float = 18.0  # dollars beyond which money is worth less
    spare_money: float = 0.10
    goods: float = 1.0
    many_goods: float = 7.0
    spare_goods: float = 0.35
    study: float = 0.35
    disc: float = 0.8  # a disc on a tab with goods to build it
    many_discs: float = 4.0
    spare_disc: float = 0.5
    returns: float = 0.4  # times a round that people come home and tabs pay
    human_resources: float = 0.8
    management: float = 0.6
    construction: float = 0.8
    research: float = 1.2
    again_stay: float = 0.5  # worth of a further use of someone who stays
    again_leave: float = 0.15  # of someone whom a use may send away
    ready: float = 0.62  # part of a desk's worth for someone waiting beside it
    step: float = 0.80  # kept of it for each step of distance
    mission: float = 1.6
    track: float = 0.039
    network: float = 0.8
    way: float = 0.83  # kept of a network's points for each city missing
    level: float = 0.9
    reach: float = 0.15  # a space of a tab that is visible
    kinds: float = 0.3  # another type with discs to build


DEFAULT = Weights()


class Outlook:
    """The judgement with its weights."""

    def __init__(self, weights: Weights = DEFAULT) -> None:
        self._weights = weights
        self._ways = Ways(weights.way)

    def __call__(self, state: State, seat: int) -> float:
        """Return what a position is worth to a seat, in points."""
        w = self._weights
        owner = state.seats[seat]
        left = state.content.setup.rounds - state.round
        near_end = min(1.0, left / 3)
        sheet = score(state, seat)
        total = float(sheet.total)
        if state.finished:
            return total
        total += near_end * (
            _part(owner.money, w.rich, w.money, w.spare_money)
            + _part(owner.goods, w.many_goods, w.goods, w.spare_goods)
            + owner.study * w.study
        )
        total += owner.steps * 0.02
        total += near_end * _tabs(state, owner, w)
        total += left * w.returns * sum(_income(state, s.income, left, w) for _, _, s in uncovered(state, seat))
        total += _people(state, owner, left, w)
        total += _tracks(state, owner, left, w)
        built = sheet.points(Category.CONNECTIONS)
        return total + w.network * max(0.0, self._ways.promise(state, seat, left) - built)


def _part(amount: int, limit: float, full: float, spare: float) -> float:
    return min(amount, limit) * full + max(0.0, amount - limit) * spare


def _gain(gain: Gain | Income, near_end: float, w: Weights) -> float:
    return (
        gain.vp
        + near_end * (gain.money * w.money + gain.goods * w.goods * 0.85 + gain.employee * 1.2)
        + min(near_end, 0.6) * gain.study * 0.6
    )


def _income(state: State, income: Income, left: int, w: Weights) -> float:
    near_end = min(1.0, left / 3)
    best = max((_gain(g, near_end, w) for g in income.choose), default=0.0)
    return _gain(income, near_end, w) + best


def _tabs(state: State, owner: Seat, w: Weights) -> float:
    discs = [discs_on_tab(state, owner, tab) for tab in ProjectType]
    kinds = sum(count > 0 for count in discs)
    reached = sum(mine.reached for mine in owner.tabs.values())
    return _part(sum(discs), w.many_discs, w.disc, w.spare_disc) + kinds * w.kinds + reached * w.reach


def _uses(state: State, action: ActionType) -> int:
    """Return how often departments of a type can be expected to run."""
    return len(state.rows[action]) - state.markers[action]


def _desk_worth(state: State, room: Cell, w: Weights) -> float:
    department = state.content.department(room.department)
    if department.continuous is not None:
        return 0.2 * min(8, state.content.setup.rounds - state.round)
    per_use: float = getattr(w, department.type.value)
    uses = _uses(state, department.type)
    again = w.again_stay if not any(use.mission for use in department.uses.values()) else w.again_leave
    return per_use * (min(1, uses) + again * max(0, min(4, uses - 1)))


def _people(state: State, owner: Seat, left: int, w: Weights) -> float:
    """Judge everyone by the desk they hold or could take, the people in regions by what they bring home."""
    total = 0.0
    openings: list[tuple[float, int]] = []
    waiting: dict[int, int] = {}
    for number, room in enumerate(owner.cells):
        if room.lying:
            waiting[number] = room.lying
        if not room.desks:
            continue
        worth = _desk_worth(state, room, w)
        prices = desks(state, room)
        for i, taken in enumerate(room.desks):
            if taken:
                total += worth
            else:
                openings.append((1.0 + worth - prices[i] * w.money, number))
    in_time = min(1.0, 0.4 + left / 4)
    pairs = sorted(
        (
            (worth * w.step ** _distance(state, at, number), number, desk, at)
            for desk, (worth, number) in enumerate(openings)
            for at in waiting
            if worth > 0
        ),
        reverse=True,
    )
    filled: set[int] = set()
    for worth, _, desk, at in pairs:
        if desk not in filled and waiting[at]:
            filled.add(desk)
            waiting[at] -= 1
            total += worth * w.ready * in_time
    total += 0.25 * sum(waiting.values()) * min(1.0, left / 4)
    near_end = min(1.0, left / 3)
    for region, people in owner.missions.items():
        income = state.content.transport[region][owner.track[region] - 1].income
        total += people * near_end * (w.mission + 0.55 * _income(state, income, left, w))
    return total


def _distance(state: State, a: int, b: int) -> int:
    (floor_a, column_a), (floor_b, column_b) = state.content.company.place(a), state.content.company.place(b)
    return abs(floor_a - floor_b) + abs(column_a - column_b)


def _tracks(state: State, owner: Seat, left: int, w: Weights) -> float:
    total = 0.0
    for region in Region:
        space = state.content.transport[region][owner.track[region] - 1]
        total += left * w.track * _income(state, space.income, left, w) * 1.5
        total += w.level * (space.level is not Level.CART) + w.level * (space.level is Level.RAILROAD)
    return total
