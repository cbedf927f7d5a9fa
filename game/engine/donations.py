"""Donations: their price, the chart, and giving on top of another seat's disc."""

from __future__ import annotations

from game.content.effects import Gain
from game.engine.events import Cause, Event, Kind
from game.engine.gains import cannot_pay, pay
from game.engine.moves import Donate, Move
from game.engine.refusal import Handler, Refusal
from game.engine.scenario import donations_open, rules
from game.engine.staff import working
from game.engine.state import NEUTRAL, State, Task


def price(state: State, seat: int) -> int:
    """Return the dollars of a seat's next donation: its number times the step, less with Communications (G1)."""
    owner = state.seats[seat]
    step = working(state, owner, "donation_step") or state.content.donations.cost_step
    return (owner.donations + 1) * step


def refuse_giving(state: State, seat: int, rule: str = "G2") -> Refusal | None:
    """Refuse a donation without a disc or without the money (G1, G2)."""
    owner = state.seats[seat]
    if not donations_open(state):
        return Refusal("campaign", "donations_closed", {"round": rules(state).donations_from})
    if not owner.supply:
        return Refusal(rule, "no_disc_in_supply")
    return cannot_pay(owner, Gain(money=price(state, seat)), "G1")


def refuse_on_top(state: State, seat: int, donation: str) -> Refusal | None:
    """Refuse a space without a disc of another seat or of Andrew, or with an own one (G2, ruling 7)."""
    discs = state.gifts.get(donation)
    if discs is None:
        return Refusal("G2", "no_such_donation")
    if seat in discs:
        return Refusal("G2", "own_disc_there")
    if all(owner == NEUTRAL for owner in discs):
        return Refusal("G2", "nobody_to_follow")
    return None


def give(state: State, seat: int, donation: str, out: list[Event]) -> None:
    """Pay and put a disc from the supply on a space of the chart (G1, G2)."""
    owner = state.seats[seat]
    cost = price(state, seat)
    pay(state, seat, Gain(money=cost), Cause("donation", donation), out)
    owner.supply -= 1
    owner.donations += 1
    state.gifts[donation] += (seat,)
    out.append(Event(Kind.DONATED, seat=seat, donation=donation, amount=cost, space=owner.donations))


def could_donate(state: State, seat: int) -> bool:
    """Tell whether a seat could donate now, if need be after selling goods (E3, R8)."""
    owner = state.seats[seat]
    if not donations_open(state) or not owner.supply or () not in state.gifts.values():
        return False
    return owner.money + owner.goods * state.content.setup.good_price >= price(state, seat)


def _donations(state: State, task: Task, moves: list[Move]) -> None:
    if refuse_giving(state, task.seat) is None:
        donate = state.tables.donate
        moves += [donate[donation] for donation, discs in state.gifts.items() if not discs]


def _refuse(state: State, task: Task, move: Donate) -> Refusal | None:
    discs = state.gifts.get(move.donation)
    if discs is None:
        return Refusal("G2", "no_such_donation")
    if discs:
        return Refusal("G2", "donation_taken")
    return refuse_giving(state, task.seat)


def _donate(state: State, task: Task, move: Donate, out: list[Event]) -> None:
    """Make the one donation of this event (E3, G2)."""
    state.agenda.pop()
    give(state, task.seat, move.donation, out)


HANDLERS: dict[type, Handler] = {Donate: Handler(_donations, _refuse, _donate)}
