"""How fast games are played without a window: the engine by chance moves, and the decisions of a bot."""

from __future__ import annotations

import statistics
import time

from benches import Measured
from game.content import load_default
from game.engine import Options, State, apply, fingerprint, legal_moves, new_game
from game.seats.bots import BOTS

SEED = 7
ROUNDS = 4  # of a game that the bot is timed in
SLOWEST = 0.95  # share of the bot's decisions that are at least as quick as the time that is told


def play_times() -> list[Measured]:
    """Seconds of a whole game of four seats by chance, and of a slow decision of the strongest bot."""
    content = load_default()
    state = new_game(content, Options(seats=4, seed=SEED))
    began = time.perf_counter()
    while not state.finished:
        moves = legal_moves(state)
        apply(state, moves[int(fingerprint(state), 16) % len(moves)])
    found = [Measured("bench_game", time.perf_counter() - began)]
    strongest = list(BOTS)[-1]
    return [*found, Measured("bench_bot", _decision(new_game(content, Options(seats=4, seed=SEED)), strongest))]


def _decision(state: State, name: str) -> float:
    bot = BOTS[name]()
    times = []
    while state.round <= ROUNDS and not state.finished:
        began = time.perf_counter()
        move = bot.choose(state)
        times.append(time.perf_counter() - began)
        apply(state, move)
    return statistics.quantiles(times, n=100)[int(SLOWEST * 100) - 1]
