"""Games kept as their set-up and moves, so that the same pictures come out whatever the bots have learnt since."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from game.content.model import Content, Difficulty
from game.engine import IllegalMove, Options, parse
from game.seats.bots import BOTS
from game.session import SeatSetup, Session, Setup

GAMES = Path(__file__).resolve().parents[2] / "tests" / "screens" / "games"
PLAYER = "planner"
OPTIONS = {
    "solo": Options(seats=1, seed=1, difficulty=Difficulty.NORMAL),
    "two": Options(seats=2, seed=7),
    "four": Options(seats=4, seed=21),
}

Moment = Callable[[Session], bool]


class GameLostError(Exception):
    """A kept game that the rules no longer allow, or without the moment looked for: it has to be played anew."""


def path(name: str) -> Path:
    """The file of a game: its set-up in the first line, then a move a line."""
    return GAMES / f"{name}.txt"


def until(content: Content, name: str, moment: Moment) -> Session:
    """Play a kept game up to the first position for which `moment` holds; GameLostError without one."""
    setup, *moves = path(name).read_text(encoding="utf-8").splitlines()
    session = Session(content, msgspec.json.decode(setup, type=Setup))
    for move in moves:
        if moment(session):
            return session
        try:
            session.play(parse(move))
        except IllegalMove as error:
            raise GameLostError(f"{name}: {move}: {error}") from error
    if moment(session):
        return session
    raise GameLostError(name)


def play(content: Content, name: str, names: Sequence[str]) -> None:
    """Let bots play a game for all seats and keep it."""
    options = OPTIONS[name]
    seats = tuple(SeatSetup(names[n], n) for n in range(options.seats))
    session = Session(content, Setup(options, seats))
    player = BOTS[PLAYER]()
    while not session.state.finished:
        session.play((session.bot or player).choose(session.state))
    setup = msgspec.json.encode(session.setup).decode()
    path(name).parent.mkdir(parents=True, exist_ok=True)
    path(name).write_text("\n".join((setup, *session.moves, "")), encoding="utf-8", newline="\n")
