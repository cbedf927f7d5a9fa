"""A window without a screen, and a folder of its own for a person's files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.content.model import Content
from game.content.text import Text, load_default_text
from game.window import Window
from tests.scenes.driver import Driver


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for saves and the log."""
    monkeypatch.setenv("CARNEGIE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def text() -> Text:
    """The words; a missing one is an error."""
    return load_default_text(strict=True)


@pytest.fixture
def window(content: Content, text: Text, monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    """A window of the smallest size."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    pygame.event.clear()
    yield Window(content, text, (1280, 720))
    pygame.event.clear()


@pytest.fixture
def driver(window: Window) -> Driver:
    """A person at the window."""
    return Driver(window)
