"""Random decisions of this engine, or copies of its positions: `carnegie.py decisions|searches|copies seats`.

A decision lists the legal moves and plays one of them. Searches do the same without events.
"""

from __future__ import annotations

import random
import sys
from itertools import count

from benches.slices.serve import serve
from game.content.load import load_default
from game.content.model import Difficulty
from game.engine import Options, State, apply, copy, legal_moves, new_game

CONTENT = load_default()
SEEDS = count(1)
DRAWN = random.Random(1)
POSITIONS = 30  # positions of a game that are copied


def new(seats: int) -> State:
    """Return a new game; with one seat the person plays against Andrew."""
    return new_game(CONTENT, Options(seats, next(SEEDS), difficulty=Difficulty.HARD if seats == 1 else None))


def decide(state: State, number: int) -> int:
    """Play moves by chance; return how many."""
    draw = DRAWN.random
    for done in range(number):
        if state.finished:
            return done
        moves = legal_moves(state)
        apply(state, moves[int(draw() * len(moves))])
    return number


def positions(seats: int) -> list[State]:
    """Return positions from a whole game."""
    state = new(seats)
    kept = []
    while not state.finished:
        decide(state, 4)
        kept.append(copy(state))
    return DRAWN.sample(kept, POSITIONS)


def copy_all(kept: list[State], number: int) -> int:
    """Copy positions."""
    for state in kept[:number]:
        copy(state)
    kept.append(kept.pop(0))
    return number


if __name__ == "__main__":
    seats = int(sys.argv[2])
    if sys.argv[1] == "copies":
        serve(lambda: positions(seats), copy_all)
    else:
        serve(lambda: new(seats), decide)
