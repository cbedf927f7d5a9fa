"""The course of a game: rounds, events, turns, and when a decision stands (R, E, S7, A)."""

from __future__ import annotations

from collections.abc import Callable

from game.content.model import ActionType, Region, TimelineSpace
from game.engine import andrew, donations, gains, opening, research, staff
from game.engine.departments import anything_to_do, start_turn
from game.engine.events import Cause, Event, Kind
from game.engine.moves import (
    AndrewMove,
    ChooseIncome,
    ChooseRow,
    Done,
    End,
    Move,
    Return,
    Sell,
)
from game.engine.refusal import Handler, Refusal
from game.engine.scoring import sheets
from game.engine.state import Decision, State, Task

_DONATE, _ACTIVATE = Decision.DONATE, Decision.ACTIVATE
# What is the same every turn; before Python 3.12 it takes long to ask an enum for its members.
_EVENT, _ROUND_END = Task(Decision.EVENT), Task(Decision.ROUND_END)
_TURNS = tuple(Task(Decision.TURN, seat) for seat in range(4))
_AFTER_TURN = tuple((Task(Decision.ACTIVATE, seat), Task(Decision.DEPARTMENTS, seat)) for seat in range(4))
# In a solo game there is one seat, and Andrew is number 1.
_ANDREW = {stage: Task(Decision.ANDREW, 1, stage=stage) for stage in ("row", "reveal", "event", "action")}
_ROUND_STARTED, _ROW_CHOSEN, _EVENT_HAPPENS = Kind.ROUND_STARTED, Kind.ROW_CHOSEN, Kind.EVENT
_TURN_ENDED, _MARKER_ADVANCED = Kind.TURN_ENDED, Kind.MARKER_ADVANCED
_WITH_STEPS = (Decision.DEPARTMENTS, Decision.SETUP_STEPS)
_REGIONS: dict[str, Region] = {region: region for region in Region}
_ROWS = tuple(ActionType)


def settle(state: State, out: list[Event]) -> None:
    """Run what happens by itself until a decision with a choice stands on top of the agenda."""
    agenda, actor = state.agenda, state.actor
    while not state.finished:
        task = agenda[-1]
        kind = task.kind
        if kind in _VACUOUS and _VACUOUS[kind](state, task, out):
            continue
        if actor is not None and actor != task.seat and task.seat >= 0:
            _ask_end(state)
            return
        if kind not in _AUTO:
            return
        agenda.pop()
        _AUTO[kind](state, task, out)


def _ask_end(state: State) -> None:
    """Let the seat that has decided something end its part, so that its last decision can be taken back."""
    assert state.actor is not None
    state.agenda.append(Task(Decision.CONFIRM, state.actor))


def _one_income(state: State, task: Task, out: list[Event]) -> bool:
    """Take an income that leaves no choice."""
    entries = gains.choices(state, task)
    if len(entries) > 1:
        return False
    state.agenda.pop()
    for entry in entries.values():
        gains.gain(state, task.seat, entry, _income_cause(task), out)
    return True


def _one_lobby(state: State, task: Task, out: list[Event]) -> bool:
    """Let people arrive where there is one lobby."""
    owner = state.seats[task.seat]
    lobbies = staff.lobbies(owner)
    if owner.arriving and len(lobbies) > 1:
        return False
    state.agenda.pop()
    if owner.arriving:
        staff.arrive(state, task.seat, lobbies[0], owner.arriving, out)
    return True


def _dropped(empty: Callable[[State, Task], bool]) -> Callable[[State, Task, list[Event]], bool]:
    """Return what drops a decision in which there is nothing to decide."""

    def drop(state: State, task: Task, out: list[Event]) -> bool:
        if not empty(state, task):
            return False
        state.agenda.pop()
        return True

    return drop


def _nobody_there(state: State, task: Task) -> bool:
    assert task.region is not None
    return not state.seats[task.seat].missions[task.region]


def _nothing_to_do(state: State, task: Task) -> bool:
    return not (anything_to_do(state, task) or research.can_spend(state, task.seat))


# Each takes a decision without a choice off the agenda, with what follows of itself, and tells whether it was one.
_VACUOUS: dict[Decision, Callable[[State, Task, list[Event]], bool]] = {
    Decision.INCOME: _one_income,
    Decision.LOBBY: _one_lobby,
    Decision.ANDREW: _dropped(lambda state, task: task.stage == "event" and not andrew.wants_event(state)),
    Decision.PLACE: _dropped(lambda state, task: not opening.free_houses(state)),
    Decision.RESERVE: _dropped(opening.nothing_to_reserve),
    Decision.RETURN: _dropped(_nobody_there),
    Decision.STUDY: _dropped(lambda state, task: not research.can_spend(state, task.seat)),
    Decision.DONATE: _dropped(lambda state, task: not donations.could_donate(state, task.seat)),
    Decision.DEPARTMENTS: _dropped(_nothing_to_do),
    Decision.MOVE_IN: _dropped(lambda state, task: next(staff.can_move_in(state, task), None) is None),
}


def _income_cause(task: Task) -> Cause:
    return Cause("track" if task.source in _REGIONS else "tab", task.source, task.space)


# --- the round ---------------------------------------------------------------------------------------------------


def _round(state: State, task: Task, out: list[Event]) -> None:
    """Start a round: the first player chooses, in a solo game the person in odd rounds (R1, N2)."""
    state.round += 1
    state.row = state.moving = state.event = None
    by_andrew = state.andrew is not None and state.round % 2 == 0
    chooser = andrew.seat_of(state) if by_andrew else state.first
    out.append(Event(_ROUND_STARTED, seat=chooser, amount=state.round))
    if state.andrew is not None:
        andrew.draw(state, out)
    state.agenda.append(_ANDREW["row"] if by_andrew else Task(Decision.ROW, chooser))


def can_move(state: State, row: ActionType) -> bool:
    """Tell whether a row's marker is not on its last space yet."""
    return state.markers[row] < len(state.rows[row])


def moving_row(state: State, row: ActionType) -> ActionType:
    """Return the row whose event happens and whose marker advances when `row` is chosen (R2)."""
    start = _ROWS.index(row)
    return next(r for r in (*_ROWS[start:], *_ROWS[:start]) if can_move(state, r))


def event_of(state: State, row: ActionType) -> tuple[TimelineSpace, Region | None]:
    """Return what the space right of a row's marker triggers, with its region if it has one (E)."""
    space = state.rows[row][state.markers[row]]
    return space, state.content.timeline.end[row] if space is TimelineSpace.END else _REGIONS.get(space)


def choose_row(state: State, seat: int, row: ActionType, out: list[Event]) -> None:
    """Set the gear, or flip the next marker below, and put the round's steps on the agenda (R1-R5, N2)."""
    state.row = row
    state.moving = moving_row(state, row)
    gear = state.markers[row] + 1 if can_move(state, row) else 0
    state.event, region = event_of(state, state.moving)
    out.append(Event(_ROW_CHOSEN, seat=seat, action=row, space=gear))
    if state.moving is not row:
        space = state.markers[state.moving] + 1
        out.append(Event(Kind.MARKER_FLIPPED, seat=seat, action=state.moving, space=space))
    out.append(Event(_EVENT_HAPPENS, timeline=state.event, region=region))
    steps = [_EVENT, *[_TURNS[s] for s in state.order()], _ROUND_END]
    if state.andrew is not None:
        before = () if seat == andrew.seat_of(state) else (_ANDREW["reveal"],)
        steps = [*before, _ANDREW["event"], _ANDREW["action"], *steps]
    state.agenda.extend(reversed(steps))


_CHOICES = tuple(map(ChooseRow, ActionType))


def _rows(state: State, task: Task, moves: list[Move]) -> None:
    moves += _CHOICES


def _choose_row(state: State, task: Task, move: ChooseRow, out: list[Event]) -> None:
    """Choose a row; one whose marker is at the end too (R1, R2)."""
    state.agenda.pop()
    choose_row(state, task.seat, move.row, out)


def _event(state: State, task: Task, out: list[Event]) -> None:
    """Let every seat take the event in turn order, at End spaces both parts in one go (E1, E3, E4)."""
    assert state.moving is not None
    space, region = event_of(state, state.moving)
    donation = region is None or space is TimelineSpace.END
    for seat in reversed(state.order()):
        if donation:
            state.agenda.append(Task(_DONATE, seat))
        if region is not None:
            state.agenda.append(Task(Decision.RETURN, seat, region=region))


def _returns(state: State, task: Task, moves: list[Move]) -> None:
    region = task.region
    assert region is not None
    moves += [Return(region, count) for count in range(state.seats[task.seat].missions[region] + 1)]


def _refuse_return(state: State, task: Task, move: Return) -> Refusal | None:
    if move.region != task.region:
        return Refusal("E1", "region_not_active")
    there = state.seats[task.seat].missions[move.region]
    return None if 0 <= move.count <= there else Refusal("E1", "not_so_many", {"has": there})


def _return(state: State, task: Task, move: Return, out: list[Event]) -> None:
    """Bring employees home, take the transport income for each and then the tabs' income (E1, E2, E5)."""
    state.agenda.pop()
    seat = task.seat
    out.append(Event(Kind.RETURNED, seat=seat, region=move.region, amount=move.count))
    if not move.count:
        return
    owner = state.seats[seat]
    owner.missions[move.region] -= move.count
    owner.arriving += move.count
    state.agenda.append(Task(Decision.STUDY, seat))
    gains.await_lobby(state, seat)
    state.agenda.append(Task(Decision.TAB_INCOME, seat))
    gains.track_income(state, seat, move.region, move.count, out)


def _tab_income(state: State, task: Task, out: list[Event]) -> None:
    """Pay the uncovered tab spaces after the transport income (E2)."""
    gains.tab_income(state, task.seat, out)


def _incomes(state: State, task: Task, moves: list[Move]) -> None:
    moves += [ChooseIncome(task.source, task.space, name) for name in gains.choices(state, task)]


def _refuse_income(state: State, task: Task, move: ChooseIncome) -> Refusal | None:
    if (move.source, move.space) != (task.source, task.space):
        return Refusal("E6", "not_now")
    return None if move.gain in gains.choices(state, task) else Refusal("E6", "no_such_choice")


def _income(state: State, task: Task, move: ChooseIncome, out: list[Event]) -> None:
    """Take one entry of a choice of income (E6)."""
    entry = gains.choices(state, task)[move.gain]
    state.agenda.pop()
    gains.gain(state, task.seat, entry, _income_cause(task), out)


def _turn(state: State, task: Task, out: list[Event]) -> None:
    """A seat uses its departments, then activates employees (R4, R5)."""
    assert state.row is not None
    start_turn(state, task.seat, state.row, out)
    state.agenda += _AFTER_TURN[task.seat]


def _round_end(state: State, task: Task, out: list[Event]) -> None:
    """Advance the marker, pass the first-player marker, settle Andrew's card (R6, R7, N2, N6)."""
    assert state.moving is not None
    state.markers[state.moving] += 1
    state.turn = None
    out.append(Event(_MARKER_ADVANCED, action=state.moving, space=state.markers[state.moving]))
    last = state.round == state.content.setup.rounds
    if state.andrew is not None:
        andrew.settle_card(state, out)
    elif not last:
        state.first = (state.first + 1) % len(state.seats)
        out.append(Event(Kind.FIRST_PLAYER, seat=state.first))
    state.agenda.append(Task(Decision.FINAL if last else Decision.ROUND))


def _final(state: State, task: Task, out: list[Event]) -> None:
    """End the game (R7, F)."""
    state.finished = True
    state.agenda.clear()
    state.row = state.moving = state.event = None
    out.append(Event(Kind.GAME_ENDED))
    out.extend(Event(Kind.SCORED, seat=sheet.seat, amount=sheet.total) for sheet in sheets(state))


_AUTO = {
    Decision.ROUND: _round,
    Decision.EVENT: _event,
    Decision.TAB_INCOME: _tab_income,
    Decision.TURN: _turn,
    Decision.ROUND_END: _round_end,
    Decision.FINAL: _final,
}


# --- selling, finishing, ending ----------------------------------------------------------------------------------


def _sales(state: State, task: Task, moves: list[Move]) -> None:
    goods = state.seats[task.seat].goods
    if goods:
        moves += state.tables.sales_up_to(goods)


def _refuse_sale(state: State, task: Task, move: Sell) -> Refusal | None:
    has = state.seats[task.seat].goods
    return None if 1 <= move.count <= has else Refusal("R8", "needs_goods", {"needs": move.count, "has": has})


def _sell(state: State, task: Task, move: Sell, out: list[Event]) -> None:
    """Sell goods at any moment of an own decision (R8)."""
    owner = state.seats[task.seat]
    money = move.count * state.content.setup.good_price
    owner.goods -= move.count
    owner.money += money
    out.append(Event(Kind.SOLD, seat=task.seat, amount=move.count))
    cause = Cause("sale")
    out.append(Event(Kind.GAINED, seat=task.seat, resource="money", amount=money, cause=cause))


_DONE, _END = Done(), End()


def _dones(state: State, task: Task, moves: list[Move]) -> None:
    moves.append(_DONE)


def _allow(state: State, task: Task, move: object) -> None:
    return None


def _done(state: State, task: Task, move: Done, out: list[Event]) -> None:
    """Finish a decision; steps that are left are lost (H1), a donation may be declined (E3)."""
    state.agenda.pop()
    if task.kind is _DONATE:
        out.append(Event(Kind.NO_DONATION, seat=task.seat))
    if task.kind in _WITH_STEPS:
        _lose_steps(state, task.seat, out)


def _lose_steps(state: State, seat: int, out: list[Event]) -> None:
    owner = state.seats[seat]
    if owner.steps:
        out.append(Event(Kind.STEPS_LOST, seat=seat, amount=owner.steps))
    owner.steps = 0


def _ends(state: State, task: Task, moves: list[Move]) -> None:
    moves.append(_END)


def _end(state: State, task: Task, move: End, out: list[Event]) -> None:
    """End a turn or a part of it; unspent study points are lost with the turn (E5, P2)."""
    state.agenda.pop()
    if task.kind is _ACTIVATE:
        owner = state.seats[task.seat]
        if owner.study:
            out.append(Event(Kind.STUDY_LOST, seat=task.seat, amount=owner.study))
        owner.study = 0
        if state.round:
            out.append(Event(_TURN_ENDED, seat=task.seat))
        state.turn = None


HANDLERS: dict[type, Handler] = {
    ChooseRow: Handler(_rows, _allow, _choose_row),
    Return: Handler(_returns, _refuse_return, _return),
    ChooseIncome: Handler(_incomes, _refuse_income, _income),
    Sell: Handler(_sales, _refuse_sale, _sell),
    Done: Handler(_dones, _allow, _done),
    End: Handler(_ends, _allow, _end),
    AndrewMove: andrew.handler(choose_row),
}
