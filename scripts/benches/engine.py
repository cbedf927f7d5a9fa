"""How fast the rules are: decisions by chance and copies of positions, in turns with other engines."""

from __future__ import annotations

import cProfile
import pstats
import sys
from pathlib import Path

from benches import Compared
from benches.goals import goals
from benches.peers import Spread, in_turns, python, running

SEATS = {"two": "2", "four": "4", "solo": "1"}
MICRO = 1e6
GAMES = 40  # of each number of seats, for a profile
SHOWN = 40  # lines of a profile


def engine_times() -> list[Compared]:
    """How many times as many decisions as catanatron; beside it python-chess and a fixed loop, without a goal."""
    own, peers = Path(sys.executable), python()
    found: list[Compared] = []
    for name, seats in SEATS.items():
        with running(own, "carnegie", "decisions", seats) as ours, running(peers, "catan", "decisions", seats) as catan:
            each, other, ratio = in_turns(ours, catan)
        found += [_ratio(f"engine_{name}", ratio), _micro(f"engine_{name}_us", each), _micro(f"catan_{name}_us", other)]
    with running(own, "carnegie", "decisions", "2") as ours, running(peers, "chess_moves") as chess:
        found.append(_ratio("engine_chess", in_turns(ours, chess)[2]))
    with running(own, "carnegie", "decisions", "2") as ours, running(own, "loop") as loop:
        found.append(_ratio("engine_loop", in_turns(ours, loop)[2]))
    return found


def copy_times() -> list[Compared]:
    """Microseconds of a copy, and how many times as many copies as catanatron."""
    own, peers = Path(sys.executable), python()
    found: list[Compared] = []
    for name, seats in SEATS.items():
        with running(own, "carnegie", "copies", seats) as ours, running(peers, "catan", "copies", seats) as catan:
            each, _, ratio = in_turns(ours, catan)
        found += [_micro(f"copy_{name}", each), _ratio(f"copy_{name}_catan", ratio)]
    return found


def _ratio(name: str, ratio: Spread) -> Compared:
    return Compared(name, ratio.median, ratio.low, ratio.high, "x", goals().get(name))


def _micro(name: str, seconds: Spread) -> Compared:
    low, high = seconds.low * MICRO, seconds.high * MICRO
    return Compared(name, seconds.median * MICRO, low, high, "µs", goals().get(name))


def profile_engine() -> None:
    """Print where the time of random games goes."""
    from benches.slices import carnegie

    profile = cProfile.Profile()
    for seats in SEATS.values():
        for _ in range(GAMES):
            state = carnegie.new(int(seats))
            profile.runcall(carnegie.decide, state, sys.maxsize)
    pstats.Stats(profile).sort_stats("tottime").print_stats(SHOWN)
