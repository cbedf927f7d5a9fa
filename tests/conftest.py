"""Fixtures of all tests."""

from __future__ import annotations

import pytest

from game.content.load import load_default
from game.content.model import Content


@pytest.fixture(scope="session")
def content() -> Content:
    """The content that the program comes with, read once."""
    return load_default()
