"""Chapters are neither given away nor out of reach: kept won games, games by passing, games by chance."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content import Content
from game.content.campaign import own
from game.content.model import Difficulty
from game.content.scenario import Chapter
from game.content.text import load_default_text
from game.engine import Move, Options, State, fingerprint, legal_moves, parse, restore
from game.paths import content_dir
from game.seats.bots import RandomBot
from game.session import SeatSetup, Session, Setup
from game.session.chapter import outcome
from game.session.save import read_save

REPLAYS = Path(__file__).parent / "replays"
IDS = ("telegraph", "railroad", "bridges", "steel", "partners", "sale", "libraries")
GAMES = 20


@pytest.fixture(scope="module")
def chapters(content: Content) -> dict[str, Chapter]:
    """The chapters of the program's campaign."""
    return {each.id: each for each in own(content_dir(), content, load_default_text()).campaign.chapters}


def start(content: Content, chapter: Chapter, difficulty: Difficulty, seed: int) -> Session:
    """A chapter's game with a person on its seat."""
    options = Options(seats=1, seed=seed, difficulty=difficulty, scenario=chapter.scenario)
    return Session(content, Setup(options, (SeatSetup("Ada", 0),)))


def passing(state: State) -> Move:
    """End whatever can be ended, else take the first move there is."""
    moves = legal_moves(state)
    ends = {str(move): move for move in moves if move.keyword in ("done", "end") or str(move).endswith(":0")}
    return next(iter(ends.values()), moves[0])


def test_the_chapters_are_these(chapters: dict[str, Chapter]) -> None:
    assert tuple(chapters) == IDS


@pytest.mark.parametrize("id", IDS)
def test_a_bot_has_won_each_chapter_at_beginner(content: Content, chapters: dict[str, Chapter], id: str) -> None:
    """The kept game is the chapter as it is now, and its moves lead to its position and its victory."""
    path = REPLAYS / f"{id}.json"
    assert path.exists(), "scripts/campaign.py --keep tests/campaign/replays writes it"
    kept = read_save(path)
    options = kept.setup.options
    assert options.scenario == chapters[id].scenario, "the chapter was changed: play it anew"
    assert options.difficulty is Difficulty.BEGINNER
    session = Session(content, kept.setup)
    for move in kept.moves:
        session.play(parse(move))
    assert fingerprint(session.state) == fingerprint(restore(content, bytes(kept.snapshot)))
    assert outcome(session).won


@pytest.mark.parametrize("id", IDS)
def test_passing_wins_nothing(content: Content, chapters: dict[str, Chapter], id: str) -> None:
    for seed in range(1, 4):
        session = start(content, chapters[id], Difficulty.BEGINNER, seed)
        while not session.state.finished:
            bot = session.bot
            session.play(passing(session.state) if bot is None else bot.choose(session.state))
        assert not outcome(session).won


@pytest.mark.slow
@pytest.mark.parametrize("id", IDS)
def test_chance_wins_nothing_at_expert(content: Content, chapters: dict[str, Chapter], id: str) -> None:
    bot = RandomBot()
    for seed in range(GAMES):
        session = start(content, chapters[id], Difficulty.EXPERT, seed)
        while not session.state.finished:
            session.play(bot.choose(session.state))
        assert not outcome(session).won
