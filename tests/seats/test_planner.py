"""The planner against chance: whole games, from both seats."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAMES = 50  # from each seat
WANTED = 95  # of all of them


def started(seats: str) -> subprocess.Popen[str]:
    """Games being played by a process of its own, so that all of them take half as long."""
    line = [sys.executable, "-m", "game", "simulate", "--seats", seats, "--games", str(GAMES), "--seed", "1", "--json"]
    return subprocess.Popen(line, cwd=ROOT, stdout=subprocess.PIPE, text=True)


@pytest.mark.slow
def test_the_planner_beats_chance() -> None:
    playing = [started("planner,random"), started("random,planner")]
    won = 0
    for seat, process in enumerate(playing):
        output, _ = process.communicate()
        assert process.returncode == 0
        games = [json.loads(line) for line in output.splitlines()]
        assert len(games) == GAMES
        won += sum(game["winner"] == [seat] for game in games)
    assert won >= WANTED
