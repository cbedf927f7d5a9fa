"""Fixtures of the content tests."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.paths import content_dir
from tests.content.folder import Folder


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    """A sound copy of the content, in a folder called content."""
    shutil.copytree(content_dir(), tmp_path / "content")
    return Folder(tmp_path / "content")
