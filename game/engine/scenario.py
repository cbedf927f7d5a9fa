"""Chapters of a campaign: their setting, their extra rules, and what has been reached of their objectives."""

from __future__ import annotations

import msgspec

from game.content.effects import Gain
from game.content.model import CityKind, Level, Region, TimelineSpace
from game.content.scenario import ExtraRules, Objective, Scenario
from game.engine.connections import LEVELS, level
from game.engine.events import Cause, Event
from game.engine.gains import gain, pay
from game.engine.refusal import Refusal
from game.engine.rooms import furnished
from game.engine.staff import active_employees
from game.engine.state import Seat, State

_PLAIN = ExtraRules()


class Progress(msgspec.Struct, frozen=True):
    """How far an objective is: `done` of `needed`; `met` as the position stands."""

    done: int
    needed: int
    met: bool


def rules(state: State) -> ExtraRules:
    """Return the extra rules of the game, those that change nothing without a chapter."""
    return state.scenario.rules if state.scenario is not None else _PLAIN


def donations_open(state: State) -> bool:
    """Tell whether anyone may donate in this round."""
    return state.round >= rules(state).donations_from


def refuse_region(state: State, region: Region) -> Refusal | None:
    """Refuse a region that a chapter has not opened yet."""
    if state.scenario is None:
        return None
    opens = rules(state).opens.get(region, 0)
    return Refusal("campaign", "region_closed", {"region": region, "round": opens}) if state.round < opens else None


def refuse_mission(state: State, owner: Seat, region: Region, spent: int = 0) -> Refusal | None:
    """Refuse a mission to a closed region or without the chapter's price, beside `spent` dollars of the use."""
    if state.scenario is None:
        return None
    closed = refuse_region(state, region)
    price = rules(state).mission_price.get(region, 0)
    if closed is None and price and owner.money < price + spent:
        return Refusal("campaign", "needs_money", {"needs": price + spent, "has": owner.money})
    return closed


def pay_mission(state: State, seat: int, region: Region, out: list[Event]) -> None:
    """Pay the chapter's price of a mission."""
    price = rules(state).mission_price.get(region, 0)
    pay(state, seat, Gain(money=price), Cause("chapter", "mission_price"), out)


def linked(state: State, seat: int) -> bool:
    """Tell whether two cities next to each other by a route hold discs of a seat."""
    mine = {c for c, plots in state.land.items() if any(p is not None and p.owner == seat for p in plots)}
    return any(a in mine and b in mine for a, b in state.content.map.routes)


def reward_link(state: State, seat: int, out: list[Event]) -> None:
    """Pay for the first link, once."""
    reward = rules(state).first_link
    if reward != Gain() and not state.link_paid and linked(state, seat):
        state.link_paid = True
        gain(state, seat, reward, Cause("chapter", "first_link"), out)


def arrange(state: State, scenario: Scenario) -> None:
    """Lay out the chapter's timeline and display and give the person what it starts with."""
    owner, start = state.seats[0], scenario.start
    if scenario.rows is not None:
        state.rows = {row: (*spaces, TimelineSpace.END) for row, spaces in scenario.rows.items()}
    if scenario.display is not None:
        state.display = {tile: scenario.display.get(tile, 0) for tile in state.display}
    owner.money = owner.money if start.money is None else start.money
    owner.goods = owner.goods if start.goods is None else start.goods
    for region, space in start.track.items():
        owner.track[region] = space
    for tab, given in start.tabs.items():
        mine = owner.tabs[tab]
        mine.side = given.side or mine.side
        mine.reached = given.reached
        spaces = state.content.tabs[tab].sides[mine.side][1 : given.reached]
        owner.supply -= sum(space.project for space in spaces)
    for given_room in start.departments:
        number = state.content.company.index(given_room.floor, given_room.column)
        tile = state.content.departments[given_room.department]
        owner.cells[number] = furnished(tile, owner.cells[number].lying)
        state.display[tile.id] = max(0, state.display[tile.id] - 1)


def progress(state: State, objective: Objective) -> Progress:
    """Return how far the person is with an objective in this position."""
    if objective.connect is not None:
        return _connected(state, objective)
    if objective.empty_floor:
        columns = state.content.company.columns
        floor = objective.empty_floor - 1
        built = sum(cell.built and n // columns == floor for n, cell in enumerate(state.seats[0].cells))
        return Progress(0 if built else 1, 1, not built)
    pairs = _counts(state, objective)
    done = sum(min(have, need) for have, need in pairs)
    needed = sum(need for _, need in pairs)
    return Progress(done, needed, all(have >= need for have, need in pairs))


def objectives(state: State) -> tuple[Progress, ...]:
    """Return the progress of all objectives of the chapter."""
    scenario = state.scenario
    return () if scenario is None else tuple(progress(state, objective) for objective in scenario.objectives)


def _counts(state: State, objective: Objective) -> list[tuple[int, int]]:
    """Return (have, needed) of everything that an objective counts."""
    owner, content = state.seats[0], state.content
    built = [
        (content.map.cities[city], plot.type)
        for city, plots in state.land.items()
        for plot in plots
        if plot is not None and plot.owner == 0
    ]
    types = [content.department(cell.department).type for cell in owner.cells if cell.department]
    small = sum(city.kind is CityKind.SMALL for city, _ in built)
    ends = sum(owner.track[region] == len(spaces) for region, spaces in content.transport.items())
    full = sum(mine.reached == len(content.tabs[tab].sides[mine.side]) for tab, mine in owner.tabs.items())
    pairs = [
        (owner.donations, objective.donations),
        (active_employees(owner), objective.active_employees),
        (small, objective.small_city_projects),
        (ends, objective.last_spaces),
        (full, objective.full_tabs),
    ]
    pairs += [(sum(p is wanted for _, p in built), n) for wanted, n in objective.projects.items()]
    pairs += [(sum(city.region is r for city, _ in built), n) for r, n in objective.region_projects.items()]
    pairs += [(types.count(wanted), n) for wanted, n in objective.departments.items()]
    return [pair for pair in pairs if pair[1]]


def _connected(state: State, objective: Objective) -> Progress:
    """Follow own cities from one end to the other; the level counts in the regions of both ends."""
    assert objective.connect is not None
    start, end = objective.connect
    mine = {c for c, plots in state.land.items() if any(p is not None and p.owner == 0 for p in plots)}
    reached = {start} & mine
    border = list(reached)
    while border:
        for city in state.tables.near[border.pop()]:
            if city in mine and city not in reached:
                reached.add(city)
                border.append(city)
    wanted = LEVELS.index(objective.level)
    regions = {state.content.map.cities[city].region for city in (start, end)}
    fast = all(LEVELS.index(Level(level(state, 0, region))) >= wanted for region in regions)
    parts = (start in mine, end in mine, end in reached, fast)
    return Progress(sum(parts), len(parts), end in reached and fast)
