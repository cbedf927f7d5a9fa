"""Plays games by chance and asks of every position whether it is sound.

python3 scripts/random_games.py                    3,000 games of each number of seats, and solo of each difficulty
python3 scripts/random_games.py --games 50 two     50 games of two seats

One line a kind of game: its games, the positions looked at, the faults found. Exit status 1 when there is one.
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game.content.load import load_default
from game.content.model import Content, Difficulty, ProjectType, Side
from game.engine import Move, Options, State, apply, copy, fault, legal_moves, new_game

KINDS: dict[str, tuple[int, Difficulty | None]] = {
    "two": (2, None),
    "three": (3, None),
    "four": (4, None),
    **{difficulty.value: (1, difficulty) for difficulty in Difficulty},
}
LIVELY = 0.8  # how often a decision is not left and nothing is sold, while there is something else to do
_DULL = frozenset({"done", "end", "sell"})


def play(content: Content, kind: str, seed: int) -> tuple[int, str | None]:
    """Play a game; return the positions looked at and the first fault. Now and then it goes on from a copy."""
    seats, difficulty = KINDS[kind]
    rng = random.Random(f"{kind} {seed}")
    sides = tuple({tab: rng.choice(list(Side)) for tab in ProjectType} for _ in range(seats))
    state = new_game(content, Options(seats, seed, difficulty, sides))
    looked = 0
    while not state.finished:
        move = choose(rng, state)
        apply(state, move)
        looked += 1
        if (wrong := fault(state)) is not None:
            return looked, f"{kind} {seed} {looked} {move}: {wrong}"
        if looked % 10 == 0:
            state = copy(state)
    return looked, None


def choose(rng: random.Random, state: State) -> Move:
    """Draw a kind of move, then one of them."""
    kinds: dict[str, list[Move]] = {}
    for move in legal_moves(state):
        kinds.setdefault(move.keyword, []).append(move)
    lively = [name for name in kinds if name not in _DULL]
    names = lively if lively and rng.random() < LIVELY else list(kinds)
    return rng.choice(kinds[rng.choice(names)])


def main() -> int:
    """Play all games of all kinds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kinds", nargs="*", choices=[[], *KINDS])
    parser.add_argument("--games", type=int, default=3000)
    arguments = parser.parse_args()
    content = load_default()
    faults = 0
    for kind in arguments.kinds or KINDS:
        positions = 0
        for seed in range(arguments.games):
            looked, wrong = play(content, kind, seed)
            positions += looked
            if wrong is not None:
                faults += 1
                print(wrong, flush=True)
        print(f"{kind}: {arguments.games} / {positions} / {faults}", flush=True)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
