"""A bot that plays for points: it tries every move and takes the one after which its outlook is best.

For a row of the timeline it plays its own part of the round through. It never looks at what is hidden: Andrew's turn is
left out of what it tries.
"""

from __future__ import annotations

from game.engine import Move, State, apply, copy, legal_moves
from game.engine.moves import Advance, ChooseRow, Done, End, Sell, Step, Track
from game.engine.state import Decision
from game.seats.outlook import DEFAULT, Outlook, Weights

PASSING = (Done, End)
MANY = 60  # moves tried in a decision; more are thinned out evenly
LONGEST = 60  # decisions of a part of a round played through


class Planner:
    """Tries moves one decision deep, rows of the timeline to the end of its own turn."""

    def __init__(self, weights: Weights = DEFAULT) -> None:
        self._outlook = Outlook(weights)

    def choose(self, state: State) -> Move:
        """Return the move with the best outlook; the first of equal ones."""
        seat = state.task.seat
        moves = _sensible(state, legal_moves(state))
        if len(moves) == 1:
            return moves[0]
        if state.task.kind is Decision.ROW:
            return max(moves, key=lambda move: self._after_round(state, seat, move))
        return self._best(state, seat, moves)

    def _best(self, state: State, seat: int, moves: list[Move]) -> Move:
        return max(moves, key=lambda move: self._after(state, seat, move))

    def _after(self, state: State, seat: int, move: Move) -> float:
        trial = copy(state)
        _try(trial, move)
        return self._outlook(trial, seat) - 0.001 * isinstance(move, Step)

    def _after_round(self, state: State, seat: int, move: Move) -> float:
        """Play the own part of the round that a row begins."""
        trial = copy(state)
        _try(trial, move)
        for _ in range(LONGEST):
            if trial.finished or trial.round != state.round or trial.task.seat != seat:
                break
            moves = _sensible(trial, legal_moves(trial))
            if trial.task.kind is Decision.ACTIVATE and moves == [End()]:
                break
            _try(trial, self._best(trial, seat, moves) if len(moves) > 1 else moves[0])
        return self._outlook(trial, seat)


def _try(trial: State, move: Move) -> None:
    """Play a move, with Andrew's part of the round left out: it depends on hidden cards."""
    apply(trial, move)
    if trial.solo and not trial.finished and trial.task.kind is not Decision.ANDREW:
        trial.agenda = [task for task in trial.agenda if task.kind is not Decision.ANDREW]


def _sensible(state: State, moves: list[Move]) -> list[Move]:
    """Leave out sales that nothing asks for, and thin out very long menus."""
    kept = [move for move in moves if not isinstance(move, Sell)] or moves
    if len(kept) > MANY:
        stride = -(-len(kept) // MANY)
        rest = [m for m in kept if isinstance(m, (*PASSING, Advance, Track, ChooseRow))]
        kept = [*(m for m in kept[::stride] if m not in rest), *rest]
    return kept
