"""Random decisions of catanatron, or copies of its games: `catan.py decisions|copies seats`."""

from __future__ import annotations

import random
import sys
from itertools import count

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

from benches.slices.serve import serve

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
SEEDS = count(1)
POSITIONS = 30  # positions of a game that are copied
TURNS = 1000  # after which its own players give up, too


def new(seats: int) -> Game:
    """Return a new game; Catan has no game for one."""
    return Game([RandomPlayer(color) for color in COLORS[: max(2, seats)]], seed=next(SEEDS))


def over(game: Game) -> bool:
    """Tell whether a game has ended."""
    return game.winning_color() is not None or game.state.num_turns >= TURNS


def decide(game: Game, number: int) -> int:
    """Play actions by chance; return how many."""
    for done in range(number):
        if over(game):
            return done
        game.play_tick()
    return number


def positions(seats: int) -> list[Game]:
    """Return positions from a whole game."""
    game = new(seats)
    kept = []
    while not over(game):
        decide(game, 20)
        kept.append(game.copy())
    return (kept * POSITIONS)[:: max(1, len(kept) // POSITIONS)][:POSITIONS]


def copy_all(kept: list[Game], number: int) -> int:
    """Copy positions."""
    for game in kept[:number]:
        game.copy()
    kept.append(kept.pop(0))
    return number


if __name__ == "__main__":
    random.seed(1)
    seats = int(sys.argv[2])
    if sys.argv[1] == "copies":
        serve(lambda: positions(seats), copy_all)
    else:
        serve(lambda: new(seats), decide)
