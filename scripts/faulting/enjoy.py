"""Everything that can be done with a game: words about it, all its moves, its scores, its end; a fault is an error.

What is judged is a position that the program has let in: from then on no error may come of it.
"""

from __future__ import annotations

from random import Random

from game.content.text import Text
from game.engine import Move, State, apply, copy, fault, legal_moves, sheets
from game.session import Session
from game.session.explain import consequences, describe_move
from game.session.narrate import names, narrate

LONGEST = 1500  # moves of a game; those of four seats take about 500
WORDED = 8  # moves of a position that are put into words


class Unsound(Exception):
    """A game has come to a position that is none, or does not end."""


def enjoy(session: Session, text: Text, chance: Random, moves: int) -> int:
    """Play some moves by chance, and say all about them; the number of moves that were played."""
    state = copy(session.state)
    seats = [seat.name for seat in session.setup.seats] + ["Andrew"] * state.solo
    number = 0
    for number in range(min(moves, LONGEST)):
        if (wrong := fault(state)) is not None:
            raise Unsound(f"{wrong} after {number} moves")
        if state.finished:
            break
        listed = legal_moves(state)
        if not listed:
            raise Unsound(f"no legal move after {number} moves: {state.agenda}")
        move = chance.choice(listed)
        if number < 30 or chance.random() < 0.05:
            _in_words(state, listed, seats, text, chance)
        apply(state, move)
    else:
        if moves >= LONGEST:
            raise Unsound(f"no end after {moves} moves")
    sheets(state)
    return number


def _in_words(state: State, listed: list[Move], seats: list[str], text: Text, chance: Random) -> None:
    for move in chance.sample(listed, min(WORDED, len(listed))):
        describe_move(state, move, text)
        consequences(state, move, text)
    after = copy(state)
    narrate(apply(after, chance.choice(listed)), text, names(after, seats, text))
    sheets(state)
