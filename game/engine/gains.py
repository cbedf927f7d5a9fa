"""Receiving and paying money, goods, points, study points, steps and employees."""

from __future__ import annotations

from collections.abc import Iterator

from game.content.effects import Gain
from game.content.model import ProjectType, Region, TabSpace
from game.engine.events import Cause, Event, Kind
from game.engine.refusal import Refusal
from game.engine.state import Decision, Seat, State, Task

RESOURCES = ("money", "goods", "vp", "study", "steps")
_FIELDS = (("money", "money"), ("goods", "goods"), ("vp", "points"), ("study", "study"), ("steps", "steps"))
_GAINED, _PAID, _LOBBY = Kind.GAINED, Kind.PAID, Decision.LOBBY  # members of enums are slow to find


def gain(state: State, seat: int, amounts: Gain, cause: Cause, out: list[Event], times: int = 1) -> None:
    """Give a seat `amounts`, `times` times; employees come from the reserve as far as it goes (E6)."""
    owner = state.seats[seat]
    for resource, field in _FIELDS:
        amount = getattr(amounts, resource) * times
        if amount:
            setattr(owner, field, getattr(owner, field) + amount)
            out.append(Event(_GAINED, seat=seat, resource=resource, amount=amount, cause=cause))
    if amounts.employee:
        hire(state, seat, amounts.employee * times, cause, out)


def hire(state: State, seat: int, wanted: int, cause: Cause, out: list[Event]) -> None:
    """Move employees from the reserve on their way to a lobby (E6)."""
    owner = state.seats[seat]
    amount = min(wanted, owner.reserve)
    if not amount:
        out.append(Event(Kind.NOBODY_TO_HIRE, seat=seat, cause=cause))
        return
    owner.reserve -= amount
    owner.arriving += amount
    out.append(Event(Kind.HIRED, seat=seat, amount=amount, cause=cause))
    await_lobby(state, seat)


def await_lobby(state: State, seat: int) -> None:
    """Put the choice of a lobby for arriving employees on the agenda, unless it is there."""
    task = Task(_LOBBY, seat)
    if task not in state.agenda:
        state.agenda.append(task)


def pay(state: State, seat: int, amounts: Gain, cause: Cause, out: list[Event], times: int = 1) -> None:
    """Take money and goods from a seat; `cannot_pay` has been asked before."""
    owner = state.seats[seat]
    money, goods = amounts.money * times, amounts.goods * times
    if money:
        owner.money -= money
        out.append(Event(_PAID, seat=seat, resource="money", amount=money, cause=cause))
    if goods:
        owner.goods -= goods
        out.append(Event(_PAID, seat=seat, resource="goods", amount=goods, cause=cause))


def can_pay(owner: Seat, amounts: Gain, times: int = 1) -> bool:
    """Tell whether a seat can pay `amounts` `times` times."""
    return owner.money >= amounts.money * times and owner.goods >= amounts.goods * times


def cannot_pay(owner: Seat, amounts: Gain, rule: str, times: int = 1) -> Refusal | None:
    """Say what a seat lacks to pay `amounts` `times` times."""
    if can_pay(owner, amounts, times):
        return None
    if owner.money < amounts.money * times:
        return Refusal(rule, "needs_money", {"needs": amounts.money * times, "has": owner.money})
    return Refusal(rule, "needs_goods", {"needs": amounts.goods * times, "has": owner.goods})


def uncovered(state: State, seat: int) -> Iterator[tuple[ProjectType, int, TabSpace]]:
    """Yield (tab, space, printed space) of every tab space whose disc the seat has built (E2)."""
    for tab, mine in state.seats[seat].tabs.items():
        yield from state.tables.tabs[tab][mine.side].uncovered[mine.built]


def track_income(state: State, seat: int, region: Region, times: int, out: list[Event]) -> None:
    """Pay the transport income of the space the seat's disc stands on, `times` times (E1, C2)."""
    space = state.seats[seat].track[region]
    income = state.content.transport[region][space - 1].income
    gain(state, seat, state.tables.fixed[region][space - 1], Cause("track", region, space), out, times)
    if income.choose:
        state.agenda.extend([Task(Decision.INCOME, seat, source=region, space=space)] * times)


def tab_income(state: State, seat: int, out: list[Event]) -> None:
    """Pay the income printed on every uncovered tab space; choices go on the agenda, one a space (E2, E6)."""
    choices = []
    for tab, number, space in uncovered(state, seat):
        fixed = state.tables.tabs[tab][state.seats[seat].tabs[tab].side].fixed[number - 1]
        gain(state, seat, fixed, Cause("tab", tab, number), out)
        if space.income.choose:
            choices.append(Task(Decision.INCOME, seat, source=tab, space=number))
    state.agenda.extend(reversed(choices))


def choices(state: State, task: Task) -> dict[str, Gain]:
    """Return the entries of an income choice by name; an employee is none while the reserve is empty (E6)."""
    owner = state.seats[task.seat]
    if task.source in state.content.transport:
        income = state.content.transport[Region(task.source)][task.space - 1].income
    else:
        tab = ProjectType(task.source)
        income = state.content.tabs[tab].sides[owner.tabs[tab].side][task.space - 1].income
    named = {gain_name(entry): entry for entry in income.choose}
    return {name: entry for name, entry in named.items() if not entry.employee or owner.reserve}


def gain_name(amounts: Gain) -> str:
    """Return the name of a choice's entry in moves: its resources joined by a plus."""
    return "+".join(name for name in (*RESOURCES, "employee") if getattr(amounts, name))
