"""Games to harm: each kind that there is, at its beginning, in its middle and at its end."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from game.content.campaign import own
from game.content.model import Content, Difficulty
from game.content.text import Text
from game.engine import Options, fingerprint
from game.paths import content_dir
from game.seats.bots import PERSON, RandomBot
from game.session import SeatSetup, Session, Setup, chapter, profile, statistics
from game.session.occasion import Purpose

PROFILE = "ada-1"
NAME = "Ada"
MIDDLE = (0, 5, 40, 130)  # moves that have been played


def played(content: Content, setup: Setup, moves: int | None) -> Session:
    """A game in which chance has made some moves, all without a number."""
    session, bot = Session(content, setup), RandomBot()
    while not session.state.finished and (moves is None or len(session.history) < moves):
        session.play(bot.choose(session.state))
    return session


def setups(content: Content, text: Text) -> Iterator[Setup]:
    """A set-up of each kind of game."""
    owner = profile.Profile(PROFILE, profile.Progress(name=NAME))
    for seats in (1, 2, 3, 4):
        kinds = (PERSON, "random", "planner", PERSON)
        who = tuple(SeatSetup(f"Seat {number}", number, kinds[number]) for number in range(seats))
        alone = Difficulty.NORMAL if seats == 1 else None
        yield Setup(Options(seats=seats, seed=7 + seats, difficulty=alone), who, free_undo=seats == 3)
    yield statistics.setup(owner, Difficulty.EXPERT, 99, Purpose.DAILY, date(2026, 5, 4))
    yield statistics.setup(owner, Difficulty.BEGINNER, 98, Purpose.QUICK)
    book = own(content_dir(), content, text)
    for number in (0, 3, 6):
        yield chapter.setup(book, book.campaign.chapters[number], owner, Difficulty.NORMAL, 5 + number)


def games(content: Content, text: Text) -> list[Session]:
    """All of them, each once."""
    found = [played(content, setup, moves) for setup in setups(content, text) for moves in (*MIDDLE, None)]
    return list({fingerprint(session.state): session for session in found}.values())
