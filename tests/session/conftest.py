"""Games to save, take back and replay."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.content import Content
from game.content.model import Difficulty
from game.engine import Options
from game.session import SeatSetup, Session, Setup

Maker = Callable[..., Session]


@pytest.fixture
def make_session(content: Content) -> Maker:
    """Return a maker of sessions: number of seats or a difficulty, kind of the seats, seed, moves played by bots."""

    def make(
        seats: int = 2,
        difficulty: str | None = None,
        kind: str = "random",
        seed: int = 3,
        moves: int | None = 0,
        free_undo: bool = False,
    ) -> Session:
        options = Options(seats=seats, seed=seed, difficulty=Difficulty(difficulty) if difficulty else None)
        who = tuple(SeatSetup(f"Seat {n}", n, kind) for n in range(seats))
        session = Session(content, Setup(options, who, free_undo))
        while session.bot is not None and (moves is None or len(session.history) < moves):
            session.play(session.bot.choose(session.state))
        return session

    return make
