"""Building projects on the map."""

from __future__ import annotations

from game.content.effects import Gain
from game.content.model import ProjectType, Slot
from game.engine.events import Cause, Event, Kind
from game.engine.gains import pay, track_income
from game.engine.refusal import Refusal
from game.engine.state import Plot, Seat, State, put_disc


def discs_on_tab(state: State, owner: Seat, tab: ProjectType) -> int:
    """Count the discs that stand on a seat's tab and wait to be built."""
    mine = owner.tabs[tab]
    return state.tables.tabs[tab][mine.side].discs[mine.reached] - mine.built


def next_disc_space(state: State, owner: Seat, tab: ProjectType) -> int:
    """Return the tab space whose disc is built next: the one that has been there longest (C1)."""
    mine = owner.tabs[tab]
    return state.tables.tabs[tab][mine.side].uncovered[-1][mine.built][1]


def refuse_plot(state: State, project: ProjectType, city_id: str, plot: int, rule: str) -> Refusal | None:
    """Refuse a construction space that does not exist, is taken or is for another type (C1)."""
    city = state.content.map.cities.get(city_id)
    if city is None or not 1 <= plot <= len(city.slots):
        return Refusal(rule, "no_such_plot")
    slot = city.slots[plot - 1]
    if slot is not Slot.ANY and slot.value != project.value:
        return Refusal(rule, "wrong_plot", {"project": project, "slot": slot})
    if state.land[city_id][plot - 1] is not None:
        return Refusal(rule, "plot_taken")
    return None


def refuse_project(state: State, seat: int, project: ProjectType) -> Refusal | None:
    """Refuse a type without a disc on its tab or without the goods (C1)."""
    owner = state.seats[seat]
    if not discs_on_tab(state, owner, project):
        return Refusal("C1", "no_disc_on_tab", {"project": project})
    goods = state.content.tabs[project].goods
    if owner.goods < goods:
        return Refusal("C1", "needs_goods", {"needs": goods, "has": owner.goods})
    return None


def put_project(
    state: State, seat: int, project: ProjectType, city: str, plot: int, department: str, out: list[Event]
) -> None:
    """Move the disc from the tab to the plot (C1, S6)."""
    owner = state.seats[seat]
    space = next_disc_space(state, owner, project)
    owner.tabs[project].built += 1
    put_disc(state, city, plot, Plot(seat, project))
    kind = Kind.BUILT if department else Kind.SETUP_DISC
    out.append(Event(kind, seat=seat, project=project, city=city, plot=plot, space=space, department=department))


def build(
    state: State, seat: int, project: ProjectType, city_id: str, plot: int, department: str, out: list[Event]
) -> None:
    """Pay the goods, build, and take the transport income of a small city marked for it (C1, C2)."""
    price = Gain(goods=state.content.tabs[project].goods)
    pay(state, seat, price, Cause("project", project), out)
    put_project(state, seat, project, city_id, plot, department, out)
    city = state.content.map.cities[city_id]
    if city.transport_bonus:
        track_income(state, seat, city.region, 1, out)
