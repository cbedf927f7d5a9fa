"""Profiles in an empty folder, and chapters played to their end by chance."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from game import folders
from game.content import Content
from game.content.campaign import Book, own
from game.content.model import Difficulty
from game.content.text import Text, load_default_text
from game.paths import content_dir
from game.seats.bots import RandomBot
from game.session import Session, chapter, profile
from game.session.profile import Profile

Maker = Callable[..., Session]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for profiles."""
    monkeypatch.setenv("CARNEGIE_HOME", str(tmp_path / "home"))
    return folders.user_dir()


@pytest.fixture(scope="session")
def text() -> Text:
    return load_default_text(strict=True)


@pytest.fixture(scope="session")
def book(content: Content, text: Text) -> Book:
    return own(content_dir(), content, text)


@pytest.fixture
def ada() -> Profile:
    return profile.create("Ada")


@pytest.fixture
def finished(content: Content, book: Book, ada: Profile) -> Maker:
    """Return a maker of finished chapters; `points` are added to what chance has reached."""

    def make(
        id: str = "telegraph", points: int = 0, seed: int = 3, difficulty: str = "beginner", who: Profile = ada
    ) -> Session:
        wanted = book.chapter(id)
        assert wanted is not None
        session = Session(content, chapter.setup(book, wanted, who, Difficulty(difficulty), seed))
        bot = RandomBot()
        while not session.state.finished:
            session.play(bot.choose(session.state))
        session.state.seats[0].points += points
        return session

    return make


def seen(profile_: Profile) -> dict[str, object]:
    """Everything that a profile says, as plain data."""
    assert profile_.progress is not None
    found: dict[str, object] = msgspec.to_builtins(profile_.progress)
    return found
