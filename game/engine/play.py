"""The engine's interface: what may be played, why something may not, and playing it."""

from __future__ import annotations

from game.engine import building, departments, donations, flow, opening, research, staff
from game.engine.events import Event
from game.engine.moves import (
    Activate,
    Advance,
    AndrewMove,
    Build,
    BuildDepartment,
    ChooseIncome,
    ChooseLobby,
    ChooseRow,
    Donate,
    Done,
    End,
    Give,
    Move,
    MoveIn,
    PlaceHousing,
    Reserve,
    Return,
    Sell,
    Step,
    Track,
    Trade,
    Use,
    UseTile,
)
from game.engine.refusal import Handler, IllegalMove, Lister, Refusal
from game.engine.state import Decision, State

_HANDLERS: dict[type, Handler] = {
    **opening.HANDLERS,
    **flow.HANDLERS,
    **staff.HANDLERS,
    **research.HANDLERS,
    **donations.HANDLERS,
    **departments.HANDLERS,
    **building.HANDLERS,
}
_SPENDING: tuple[type[Move], ...] = (Advance, Track)
_KINDS: dict[Decision, tuple[type[Move], ...]] = {
    Decision.PLACE: (PlaceHousing, Sell),
    Decision.RESERVE: (Reserve, Sell),
    Decision.SETUP_STEPS: (Step, Sell, Done),
    Decision.ROW: (ChooseRow, Sell),
    Decision.RETURN: (Return, Sell),
    Decision.INCOME: (ChooseIncome, Sell),
    Decision.LOBBY: (ChooseLobby, Sell),
    Decision.STUDY: (*_SPENDING, Sell, Done),
    Decision.DONATE: (Donate, Sell, Done),
    Decision.DEPARTMENTS: (UseTile, Use, Trade, Build, BuildDepartment, Give, Step, *_SPENDING, Sell, Done),
    Decision.MOVE_IN: (MoveIn, Sell, Done),
    Decision.ACTIVATE: (Activate, *_SPENDING, Sell, End),
    Decision.CONFIRM: (Sell, End),
    Decision.ANDREW: (AndrewMove,),
}
_LISTERS: dict[Decision, tuple[Lister, ...]] = {
    decision: tuple(legal for kind in known if (legal := _HANDLERS[kind].legal) is not None)
    for decision, known in _KINDS.items()
}
_DEPARTMENTS = Decision.DEPARTMENTS


def kinds(decision: Decision) -> tuple[type[Move], ...]:
    """Return the kinds of moves that a decision knows, in canonical order."""
    return _KINDS[decision]


def legal_moves(state: State) -> list[Move]:
    """Return all legal moves in canonical order; empty only when the game is over."""
    if state.finished:
        return []
    task = state.agenda[-1]
    moves: list[Move] = []
    for legal in _LISTERS[task.kind]:
        legal(state, task, moves)
    return moves


def why_not(state: State, move: Move) -> Refusal | None:
    """Return why a move is not legal, None for a legal one."""
    if state.finished:
        return Refusal("R7", "game_over")
    task, kind = state.agenda[-1], type(move)
    if kind not in _KINDS[task.kind]:
        return Refusal("R", "other_decision", {"decision": str(task.kind)})
    return _HANDLERS[kind].refuse(state, task, move)


def apply(state: State, move: Move) -> list[Event]:
    """Play a move and return what happened, in order; IllegalMove leaves the position untouched."""
    refusal = why_not(state, move)
    if refusal is not None:
        raise IllegalMove(move, refusal)
    out: list[Event] = []
    task, kind = state.agenda[-1], type(move)
    _HANDLERS[kind].perform(state, task, move, out)
    if kind is not Sell and task.kind is _DEPARTMENTS and state.turn is not None:
        state.turn.untouched = False  # the action choice tile is a seat's first decision or none (D3)
    if kind is not AndrewMove:
        state.actor = None if kind is End else task.seat
    flow.settle(state, out)
    return out
