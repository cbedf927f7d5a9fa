"""Illegal moves: what they say, and that no move made in code slips past the text form."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from game.content.model import Content, ProjectType, Region
from game.content.text import load_default_text
from game.engine import Decision, IllegalMove, Move, apply, kinds, snapshot, why_not
from game.engine import moves as m
from game.engine.state import AUTOMATIC, State, Task
from tests.engine.positions import CONSTRUCTION, HUMAN_RESOURCES, MANAGEMENT, begin, first_round, furnish, play, turn

ENGINE = Path(__file__).parents[2] / "game" / "engine"


def test_an_illegal_move_names_rule_and_reason(content: Content) -> None:
    """The move, the id of the rule, the reason and its figures; the message holds them for a log."""
    state = first_round(content)
    move = m.Sell(9)
    with pytest.raises(IllegalMove) as caught:
        apply(state, move)
    error = caught.value
    assert error.move == move
    assert (error.refusal.rule, error.refusal.reason) == ("R8", "needs_goods")
    assert error.refusal.values == {"needs": 9, "has": 4}
    assert str(error).startswith("sell:9: R8 needs_goods")


def _returning(content: Content) -> State:
    state = first_round(content)
    state.seats[0].missions[Region.WEST] = 2
    begin(state, Task(Decision.RETURN, 0, region=Region.WEST), Task(Decision.ROUND_END))
    return state


def _stepping(content: Content) -> State:
    state = first_round(content)
    turn(state, HUMAN_RESOURCES)
    return state


def _building(content: Content) -> State:
    state = first_round(content)
    turn(state, CONSTRUCTION)
    return state


def _activating(content: Content) -> State:
    state = first_round(content)
    for room in state.seats[0].rooms:
        room.lying = 2
    begin(state, Task(Decision.ACTIVATE, 0), Task(Decision.ROUND_END))
    return state


@pytest.mark.parametrize(
    ("position", "move"),
    [
        (_returning, m.Return(Region.WEST, -1)),
        (_returning, m.Sell(-1)),
        (_stepping, m.Step(m.Who(1, 1), m.Place(0, 1))),
        (_stepping, m.Step(m.Who(1, 1), m.Place(1, 0))),
        (_stepping, m.Step(m.Who(0, 1), m.Place(1, 1))),
        (_stepping, m.Step(m.Who(5, 1), m.Place(4, 1))),
        (_activating, m.Activate(m.Place(0, 4))),
        (_activating, m.Activate(m.Place(-1, 1))),
        (_activating, m.Activate(m.Place(2, 5))),
        (_building, m.Build("construction", ProjectType.HOUSING, "denver", 0)),
        (_building, m.Build("construction", ProjectType.HOUSING, "denver", -1)),
    ],
)
def test_figures_out_of_range(content: Content, position: Callable[[Content], State], move: Move) -> None:
    """Below zero, beside the building, before the first plot: refused like any illegal move."""
    state = position(content)
    before = snapshot(state)
    assert why_not(state, move) is not None
    with pytest.raises(IllegalMove):
        apply(state, move)
    assert snapshot(state) == before


def test_trades_and_lobbies_out_of_range(content: Content) -> None:
    """Selling minus one good would be buying."""
    state = first_round(content)
    furnish(state, "4.1", "sales", active=1)
    turn(state, MANAGEMENT)
    assert why_not(state, m.Trade("sales", "sell", -1)) is not None
    furnish(state, "4.2", "new_lobby")
    state.seats[0].missions[Region.WEST] = 2
    begin(state, Task(Decision.RETURN, 0, region=Region.WEST), Task(Decision.ROUND_END))
    play(state, "return:west:2")
    assert why_not(state, m.ChooseLobby(m.Place(4, 2), -1)) is not None
    assert why_not(state, m.ChooseLobby(m.Place(4, 2), 0)) is not None


def test_every_decision_knows_its_kinds() -> None:
    """No decision without moves, no kind of move without a decision."""
    decisions = [decision for decision in Decision if decision not in AUTOMATIC]
    assert all(kinds(decision) for decision in decisions)
    assert {kind for decision in decisions for kind in kinds(decision)} == set(m.KINDS)


def test_every_reason_has_its_sentence() -> None:
    """The reasons that stand in the engine are those that the text catalogue explains."""
    text = load_default_text()
    reasons = set()
    for file in sorted(ENGINE.glob("*.py")):
        for call in re.findall(r"Refusal\(([^)]*)\)", file.read_text(encoding="utf-8")):
            reasons |= set(re.findall(r'"([a-z]+(?:_[a-z]+)+)"', call))
    assert len(reasons) > 40
    assert [reason for reason in sorted(reasons) if not text.has(f"illegal.{reason}")] == []
