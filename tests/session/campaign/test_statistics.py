"""Statistics of solo games and the game of the day."""

from __future__ import annotations

import json
from datetime import date

import pytest

from game.content import Content
from game.content.model import Difficulty
from game.engine import fingerprint, new_game
from game.seats.bots import RandomBot
from game.session import Session, statistics
from game.session.occasion import Purpose
from game.session.profile import Profile
from game.session.statistics import Played, Statistics, Summary, summary

WHEN = "2026-05-04T12:00:00+00:00"


def game(number: int, score: int, andrew: int, difficulty: str = "normal", day: str = "") -> Played:
    purpose = Purpose.DAILY if day else Purpose.QUICK
    return Played(str(number), WHEN, purpose, Difficulty(difficulty), 1, score, andrew, day)


def test_figures() -> None:
    games = [game(1, 100, 90), game(2, 110, 90), game(3, 80, 90), game(4, 90, 90), game(5, 91, 90)]
    assert summary(games) == Summary(
        games=5, wins=3, best_score=110, mean_score=94.2, best_margin=20, mean_margin=4.2, streak=1, longest=2
    )
    assert summary([]) == Summary(0, 0, None, None, None, None, 0, 0)
    by = statistics.by_difficulty(Statistics(games=(*games, game(6, 5, 9, "expert"))))
    assert [by[difficulty].games for difficulty in Difficulty] == [0, 5, 0, 1]


def test_the_seed_of_a_day_is_the_same_for_everyone() -> None:
    assert statistics.daily_seed(date(2026, 11, 30)) == 220070319
    seeds = {statistics.daily_seed(date(2026, month, day)) for month in range(1, 13) for day in range(1, 29)}
    assert len(seeds) == 12 * 28
    assert all(0 <= seed < 10**9 for seed in seeds)


def test_days_in_a_row() -> None:
    days = ["2026-05-01", "2026-05-03", "2026-05-04", "2026-05-05"]
    played = Statistics(games=tuple(game(i, 100, 90, day=day) for i, day in enumerate(days)))
    assert statistics.days_in_a_row(played, date(2026, 5, 5)) == 3
    assert statistics.days_in_a_row(played, date(2026, 5, 6)) == 3, "today can still be played"
    assert statistics.days_in_a_row(played, date(2026, 5, 7)) == 0
    two = Statistics(games=(game(1, 80, 90, day=days[0]), game(2, 95, 90, day=days[0]), game(3, 200, 90)))
    assert [each.key for each in statistics.daily(two, date(2026, 5, 1))] == ["2", "1"]


@pytest.fixture
def finished(content: Content, ada: Profile) -> Session:
    setup = statistics.setup(ada, Difficulty.HARD, 77, Purpose.DAILY, date(2026, 5, 4))
    session = Session(content, setup)
    while not session.state.finished:
        session.play(RandomBot().choose(session.state))
    return session


def test_a_game_is_counted_once(ada: Profile, finished: Session) -> None:
    assert statistics.record(finished, WHEN) is None
    assert statistics.record(finished, WHEN) is None
    kept, trouble = statistics.load(ada.id)
    assert trouble is None
    (line,) = kept.games
    assert line.key == fingerprint(finished.state)
    assert (line.difficulty, line.seed, line.purpose, line.day) == ("hard", 77, "daily", "2026-05-04")


def test_the_same_seed_is_the_same_game(content: Content, ada: Profile) -> None:
    one = statistics.setup(ada, Difficulty.HARD, 5, Purpose.DAILY, date(2026, 5, 4))
    assert fingerprint(new_game(content, one.options)) == fingerprint(new_game(content, one.options))


def test_a_lost_or_damaged_file(ada: Profile, finished: Session) -> None:
    statistics.record(finished, WHEN)
    finished.state.seats[0].points += 1
    statistics.record(finished, WHEN)
    path = statistics.path(ada.id)
    whole = path.read_bytes()
    path.write_bytes(b"{")
    kept, trouble = statistics.load(ada.id)
    assert len(kept.games) == 1
    assert trouble is not None
    assert trouble.restored
    path.unlink()
    kept, trouble = statistics.load(ada.id)
    assert len(kept.games) == 1
    path.write_text(json.dumps(json.loads(whole) | {"format": 9}))
    finished.state.seats[0].points += 1
    refused = statistics.record(finished, WHEN)
    assert refused is not None
    assert refused.reason == "too_new"
    kept, trouble = statistics.load(ada.id)
    assert kept.games == ()
    assert json.loads(path.read_bytes())["format"] == 9
