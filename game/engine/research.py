"""Spending study points on project tabs and transport tracks."""

from __future__ import annotations

from game.content.model import ProjectType, Region, TabSpace
from game.engine.events import Cause, Event, Kind
from game.engine.gains import gain
from game.engine.moves import Advance, Move, Track
from game.engine.refusal import Handler, Refusal
from game.engine.staff import working
from game.engine.state import Decision, Seat, State, Task


def next_tab_space(state: State, owner: Seat, tab: ProjectType) -> TabSpace | None:
    """Return the tab space that the next step uncovers, None when the tab is fully advanced."""
    mine = owner.tabs[tab]
    spaces = state.content.tabs[tab].sides[mine.side]
    return spaces[mine.reached] if mine.reached < len(spaces) else None


def track_cost(state: State, owner: Seat, region: Region) -> int | None:
    """Return the study points for the next space of a track, None at its end; telegraph: 1 less, at least 1 (P1)."""
    return _track_cost(state, owner, region, _discount(state, owner))


def _discount(state: State, owner: Seat) -> tuple[int, int]:
    """Return the study points that a track space costs less, and at least."""
    discount = working(state, owner, "transport_discount")
    return discount, working(state, owner, "transport_minimum") if discount else 0


def _track_cost(state: State, owner: Seat, region: Region, discount: tuple[int, int]) -> int | None:
    spaces = state.content.transport[region]
    at = owner.track[region]
    if at >= len(spaces):
        return None
    cost = spaces[at].cost
    less, least = discount
    return min(cost, max(cost - less, least)) if less else cost


def track_taken(state: State, region: Region, space: int) -> bool:
    """Tell whether an exclusive space already holds a disc of anyone (P3)."""
    if not state.content.transport[region][space - 1].exclusive:
        return False
    if state.andrew is not None and state.andrew.track[region] == space:
        return True
    return space in [seat.track[region] for seat in state.seats]


def _short(owner: Seat, cost: int) -> Refusal | None:
    if owner.study < cost:
        return Refusal("P1", "needs_study", {"needs": cost, "has": owner.study})
    return None


_ADVANCES = tuple(map(Advance, ProjectType))
_TRACKS = tuple(map(Track, Region))


def _advances(state: State, task: Task, moves: list[Move]) -> None:
    owner = state.seats[task.seat]
    if not owner.study:
        return
    for move in _ADVANCES:
        space = next_tab_space(state, owner, move.tab)
        if space is not None and space.cost <= owner.study and (owner.supply or not space.project):
            moves.append(move)


def _refuse_advance(state: State, task: Task, move: Advance) -> Refusal | None:
    owner = state.seats[task.seat]
    space = next_tab_space(state, owner, move.tab)
    if space is None:
        return Refusal("P2", "fully_advanced")
    if space.project and not owner.supply:
        return Refusal("P1", "no_disc_in_supply")
    return _short(owner, space.cost)


def _advance(state: State, task: Task, move: Advance, out: list[Event]) -> None:
    """Advance a tab one space and put a disc on a project's space (P1a)."""
    owner = state.seats[task.seat]
    space = next_tab_space(state, owner, move.tab)
    assert space is not None
    owner.study -= space.cost
    owner.tabs[move.tab].reached += 1
    reached = owner.tabs[move.tab].reached
    out.append(Event(Kind.TAB_ADVANCED, seat=task.seat, project=move.tab, space=reached, amount=space.cost))
    if space.project:
        owner.supply -= 1
        out.append(Event(Kind.TAB_DISC, seat=task.seat, project=move.tab, space=reached))


def _tracks(state: State, task: Task, moves: list[Move]) -> None:
    owner = state.seats[task.seat]
    if not owner.study:
        return
    discount = _discount(state, owner)
    for move in _TRACKS:
        cost = _track_cost(state, owner, move.region, discount)
        affordable = cost is not None and cost <= owner.study
        if affordable and not track_taken(state, move.region, owner.track[move.region] + 1):
            moves.append(move)


def _refuse_track(state: State, task: Task, move: Track) -> Refusal | None:
    owner = state.seats[task.seat]
    cost = track_cost(state, owner, move.region)
    if cost is None:
        return Refusal("P2", "fully_advanced")
    if track_taken(state, move.region, owner.track[move.region] + 1):
        return Refusal("P3", "last_space_taken")
    return _short(owner, cost)


def _track(state: State, task: Task, move: Track, out: list[Event]) -> None:
    """Move the transport disc one space; the last space pays its reward once (P1b, P3)."""
    owner = state.seats[task.seat]
    cost = track_cost(state, owner, move.region)
    assert cost is not None
    owner.study -= cost
    owner.track[move.region] += 1
    number = owner.track[move.region]
    space = state.content.transport[move.region][number - 1]
    out.append(
        Event(
            Kind.TRACK_ADVANCED,
            seat=task.seat,
            region=move.region,
            space=number,
            amount=cost,
            level=space.level,
        )
    )
    gain(state, task.seat, space.reward, Cause("reward", move.region, number), out)


def can_spend(state: State, seat: int) -> bool:
    """Tell whether a seat can spend study points now (P1)."""
    if not state.seats[seat].study:
        return False
    moves: list[Move] = []
    task = Task(Decision.STUDY, seat)
    _advances(state, task, moves)
    _tracks(state, task, moves)
    return bool(moves)


HANDLERS: dict[type, Handler] = {
    Advance: Handler(_advances, _refuse_advance, _advance),
    Track: Handler(_tracks, _refuse_track, _track),
}
