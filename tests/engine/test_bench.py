"""Figures of scripts/bench.py about the engine: goals from docs/performance.md, ratios in turns, what is told."""

from __future__ import annotations

import json
from typing import Any

import _bench
import pytest
from benches import Compared
from benches.goals import Goal, goals
from benches.peers import PAIRS, WARM, in_turns


class Runner:
    """Takes the same seconds each time, ten times as long while it warms up."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.asked = 0

    def seconds_each(self) -> float:
        self.asked += 1
        return self.seconds * (10 if self.asked <= WARM else 1)


def test_the_page_has_the_goals() -> None:
    """Three times catanatron and 15 µs are wanted; twice and 20 µs are least."""
    assert goals() == {
        **{f"engine_{seats}": Goal(3, 2, at_most=False) for seats in ("two", "four", "solo")},
        **{f"copy_{seats}": Goal(15, 20, at_most=True) for seats in ("two", "four", "solo")},
    }


@pytest.mark.parametrize(
    ("value", "goal", "good"),
    [
        (2.0, Goal(3, 2, at_most=False), True),
        (1.99, Goal(3, 2, at_most=False), False),
        (20.0, Goal(15, 20, at_most=True), True),
        (20.01, Goal(15, 20, at_most=True), False),
        (0.0, None, True),
    ],
)
def test_below_the_least_figure_is_not_good(value: float, goal: Goal | None, good: bool) -> None:
    """The least figure itself is."""
    assert Compared("copy_two", value, value, value, "µs", goal).good is good


def test_programs_run_in_turns() -> None:
    """The first pairs are not counted; the ratio says how many times faster the first one is."""
    ours: Any = Runner(0.001)
    theirs: Any = Runner(0.003)
    first, second, ratio = in_turns(ours, theirs)
    assert (ours.asked, theirs.asked) == (PAIRS + WARM, PAIRS + WARM)
    assert (first.low, first.median, second.high) == pytest.approx((0.001, 0.001, 0.003))
    assert ratio.median == pytest.approx(3)


def test_a_figure_is_told_to_people_and_to_programs() -> None:
    """With its quartiles, the goal and whether it is kept."""
    missed = Compared("engine_two", 1.5, 1.25, 1.75, "x", goals()["engine_two"])
    line = _bench.told(missed)
    assert all(part in line for part in ("1.50 x", "1.25", "1.75", "2.0", "3.0"))
    told = json.loads(json.dumps(_bench.plain(missed)))
    assert told == {
        "name": "engine_two",
        "value": 1.5,
        "low": 1.25,
        "high": 1.75,
        "unit": "x",
        "goal": 3,
        "least": 2,
        "at_most": False,
        "good": False,
    }
