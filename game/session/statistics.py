"""Statistics of solo games outside of campaigns, a file for each profile; and the game of the day.

Every finished game is kept as a line, and all figures are worked out from the lines.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path

import msgspec

from game import folders
from game.content.model import Difficulty
from game.engine import Options, fingerprint
from game.session.chapter import outcome
from game.session.occasion import Occasion, Purpose
from game.session.profile import STATISTICS, Profile, expect_room, is_id
from game.session.session import SeatSetup, Session, Setup
from game.storage import locks
from game.storage.kept import NO_PROFILE, Kept, Trouble, read, unwritable, write

FORMAT = 1
SEEDS = 1_000_000_000  # seeds of nine digits, as in the set-up of a game


class Played(msgspec.Struct, frozen=True):
    """A finished game. `key`: hash of its last position; `day`: of a game of the day, ISO 8601."""

    key: str
    date: str
    purpose: Purpose
    difficulty: Difficulty
    seed: int
    score: int
    andrew: int
    day: str = ""

    @property
    def margin(self) -> int:
        """Points over Andrew."""
        return self.score - self.andrew

    @property
    def won(self) -> bool:
        """Whether Andrew was beaten."""
        return self.margin > 0


class Statistics(msgspec.Struct, frozen=True):
    """All games, the oldest first."""

    format: int = FORMAT
    games: tuple[Played, ...] = ()


@dataclass(frozen=True)
class Summary:
    """Figures of a set of games; without games the best and the means are None. `streak`: games won in a row."""

    games: int
    wins: int
    best_score: int | None
    mean_score: float | None
    best_margin: int | None
    mean_margin: float | None
    streak: int
    longest: int


def summary(games: Sequence[Played]) -> Summary:
    """Return the figures of some games in the order in which they were played."""
    scores, margins = [game.score for game in games], [game.margin for game in games]
    streak = longest = 0
    for game in games:
        streak = streak + 1 if game.won else 0
        longest = max(longest, streak)
    return Summary(
        games=len(games),
        wins=sum(game.won for game in games),
        best_score=max(scores, default=None),
        mean_score=sum(scores) / len(scores) if scores else None,
        best_margin=max(margins, default=None),
        mean_margin=sum(margins) / len(margins) if margins else None,
        streak=streak,
        longest=longest,
    )


def by_difficulty(statistics: Statistics) -> dict[Difficulty, Summary]:
    """Return the figures of each difficulty."""
    return {
        difficulty: summary([game for game in statistics.games if game.difficulty is difficulty])
        for difficulty in Difficulty
    }


# --- the game of the day -----------------------------------------------------------------------------------------


def daily_seed(day: date) -> int:
    """Return the seed of a day, the same for everyone and in every version of the program."""
    text = f"carnegie {day.isoformat()}"
    return int.from_bytes(hashlib.sha256(text.encode("ascii")).digest()[:8], "big") % SEEDS


def daily(statistics: Statistics, day: date) -> list[Played]:
    """Return the games of a day, the best first."""
    games = [game for game in statistics.games if game.purpose is Purpose.DAILY and game.day == day.isoformat()]
    return sorted(games, key=lambda game: (game.won, game.margin, game.score), reverse=True)


def days_in_a_row(statistics: Statistics, today: date) -> int:
    """Return on how many days in a row the game of the day was played, up to today or yesterday."""
    days = {game.day for game in statistics.games if game.purpose is Purpose.DAILY}
    day = today if today.isoformat() in days else today - timedelta(days=1)
    count = 0
    while day.isoformat() in days:
        count += 1
        day -= timedelta(days=1)
    return count


# --- playing and counting ----------------------------------------------------------------------------------------


def setup(profile: Profile, difficulty: Difficulty, seed: int, purpose: Purpose, day: date | None = None) -> Setup:
    """Return the set-up of a quick game or of the game of a day."""
    occasion = Occasion(purpose, profile.id, day=day.isoformat() if day is not None else "")
    options = Options(seats=1, seed=seed, difficulty=difficulty)
    return Setup(options, (SeatSetup(profile.name, 0),), occasion=occasion)


def path(profile: str) -> Path:
    """Return the file of a profile's statistics."""
    return folders.profiles_dir() / profile / STATISTICS


def load(profile: str) -> tuple[Statistics, Trouble | None]:
    """Read the statistics of a profile, and what was wrong with their file."""
    kept: Kept[Statistics] = read(path(profile), Statistics, FORMAT)
    return kept.value or Statistics(), kept.trouble


def record(session: Session, when: str) -> Trouble | None:
    """Count a finished game, once; returns why it could not be written down, None when it is."""
    occasion = session.setup.occasion
    assert occasion is not None
    if not is_id(occasion.profile):
        return NO_PROFILE
    with locks.alone(path(occasion.profile)):
        return _add(session, occasion, when)


def _add(session: Session, occasion: Occasion, when: str) -> Trouble | None:
    kept: Kept[Statistics] = read(path(occasion.profile), Statistics, FORMAT)
    if kept.trouble is not None and kept.trouble.hides:
        return kept.trouble
    games = (kept.value or Statistics()).games
    key = fingerprint(session.state)
    if any(game.key == key for game in games):
        return None
    result = outcome(session)
    line = Played(
        key, when, occasion.purpose, result.difficulty, result.seed, result.score, result.andrew, occasion.day
    )
    try:
        expect_room(occasion.profile)
        write(path(occasion.profile), Statistics(games=(*games, line)), kept.raw)
    except OSError as error:
        return unwritable(error)
    return None
