"""Whole games as text: the recorded moves still do what they did."""

from __future__ import annotations

import difflib

import golden
import pytest

from game.content.model import Content


@pytest.mark.parametrize("name", golden.GAMES)
def test_golden_game(content: Content, name: str) -> None:
    """On a difference: read it, and when it is meant run scripts/golden.py."""
    was = (golden.FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    now = golden.text(content, name, golden.recorded(name))
    difference = difflib.unified_diff(was.splitlines(), now.splitlines(), "recorded", "now", lineterm="", n=2)
    shown = list(difference)[:60]
    assert not shown, "\n" + "\n".join(shown)


@pytest.mark.parametrize("name", golden.GAMES)
def test_golden_games_are_whole(name: str) -> None:
    """20 rounds, an end, and only moves that read back."""
    lines = (golden.FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert sum(line.startswith("# round ") for line in lines) == 20
    assert "    game_ended" in lines
    assert len(golden.recorded(name)) > 100
