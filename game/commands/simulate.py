"""`simulate`: bots play games without a window."""

from __future__ import annotations

import argparse
import time
from typing import Any

import msgspec

from game.commands import output
from game.content.model import Content, Difficulty
from game.content.text import Text
from game.engine import LARGEST_SEED, Options, sheets, winners
from game.seats.bots import ANDREW, BOTS, PERSON
from game.session import SeatSetup, Session, Setup

JSON_KEYS = ("game", "seed", "seats", "rounds", "moves", "seconds", "scores", "winner")


def add_arguments(parser: argparse.ArgumentParser, text: Text) -> None:
    """Declare the arguments."""
    parser.add_argument("--seats", default="random,random", help=text("cli.simulate.seats", bots=", ".join(BOTS)))
    parser.add_argument("--games", type=int, default=1, metavar="N", help=text("cli.simulate.games"))
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=text("cli.simulate.seed"))
    parser.add_argument("--json", action="store_true", help=text("cli.simulate.json"))
    parser.add_argument("--no-seconds", action="store_true", help=text("cli.simulate.no_seconds"))


def read_seats(value: str, text: Text) -> tuple[list[str], Difficulty | None]:
    """Return the kinds of the seats, Andrew left out, and his difficulty; SystemExit with a sentence when wrong."""
    kinds, difficulty = [], None
    for word in value.split(","):
        name, _, level = word.strip().partition(":")
        if name == ANDREW and difficulty is None:
            if level not in tuple(Difficulty):
                output.stop(text("cli.simulate.bad_difficulty", word=word, known=", ".join(Difficulty)))
            difficulty = Difficulty(level)
        elif name in BOTS and not level:
            kinds.append(name)
        else:
            output.stop(text("cli.simulate.bad_seat", word=word, known=", ".join((*BOTS, f"{ANDREW}:<difficulty>"))))
    if not 1 <= len(kinds) <= 4 or (len(kinds) == 1) != (difficulty is not None):
        output.stop(text("cli.simulate.bad_count"))
    return kinds, difficulty


def play(content: Content, kinds: list[str], difficulty: Difficulty | None, seed: int) -> tuple[Session, float]:
    """Let bots play a game to its end; return it and the seconds it took."""
    assert PERSON not in kinds
    options = Options(seats=len(kinds), seed=seed, difficulty=difficulty)
    seats = tuple(SeatSetup(name=f"{kind} {i}", colour=i, kind=kind) for i, kind in enumerate(kinds))
    start = time.perf_counter()
    session = Session(content, Setup(options=options, seats=seats))
    while (bot := session.bot) is not None:
        session.play(bot.choose(session.state))
    return session, time.perf_counter() - start


def run(args: argparse.Namespace, text: Text) -> int:
    """Play the games and print a line for each."""
    kinds, difficulty = read_seats(args.seats, text)
    if args.games < 1 or not 0 <= args.seed <= LARGEST_SEED + 1 - args.games:
        output.stop(text("cli.simulate.bad_number", largest=LARGEST_SEED))
    content = output.load_content(args.content, text)
    names = [*kinds, *([f"{ANDREW}:{difficulty}"] if difficulty else [])]
    for number in range(args.games):
        seed = args.seed + number
        session, seconds = play(content, kinds, difficulty, seed)
        scores = [sheet.total for sheet in sheets(session.state)]
        facts: dict[str, Any] = dict(
            zip(
                JSON_KEYS,
                (
                    number + 1,
                    seed,
                    names,
                    session.state.round,
                    len(session.history),
                    round(seconds, 3),
                    scores,
                    winners(session.state),
                ),
                strict=True,
            )
        )
        if args.no_seconds:
            del facts["seconds"]
        if args.json:
            output.line(msgspec.json.encode(facts).decode())
        else:
            shown = ", ".join(f"{name} {points}" for name, points in zip(names, scores, strict=True))
            output.line(text("cli.simulate.line", **{**facts, "seconds": round(seconds, 2), "scores": shown}))
    return 0
