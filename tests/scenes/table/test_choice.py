"""Every legal move can be said by clicking what is offered, and nothing offered leads nowhere."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from game.content.load import load_default
from game.content.model import Difficulty
from game.engine import Options, State, apply, legal_moves, new_game
from game.engine import moves as m
from game.scenes.table.choice import Choice, choice

CONTENT = load_default()


def positions(seats: int, seed: int, moves: int) -> Iterator[tuple[State, list[m.Move]]]:
    """Positions of a random game in which a seat decides, with their legal moves."""
    options = Options(seats=seats, seed=seed, difficulty=Difficulty.NORMAL if seats == 1 else None)
    state = new_game(CONTENT, options)
    rng = random.Random(seed)
    for _ in range(moves):
        if state.finished:
            return
        legal = legal_moves(state)
        if state.task.seat < len(state.seats):
            yield state, legal
        kinds = sorted({type(move).keyword for move in legal})
        kind = rng.choice([k for k in kinds if k != "sell"] or kinds)
        apply(state, rng.choice([move for move in legal if type(move).keyword == kind]))


def reachable(menu: Choice) -> set[m.Move]:
    """Every move that some sequence of clicks means."""
    found: set[m.Move] = set()
    seen: set[frozenset[str]] = set()
    open_ = [menu]
    while open_:
        now = open_.pop()
        if frozenset(now.chosen) in seen:
            continue
        seen.add(frozenset(now.chosen))
        if now.move is not None:
            found.add(now.move)
            continue
        assert now.offered or not now.parts
        open_ += [now.click(id) for id in now.offered]
    return found


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (2, 3), (3, 4), (4, 5), (4, 6)])
def test_every_legal_move_can_be_clicked(seats: int, seed: int) -> None:
    for state, legal in positions(seats, seed, 350):
        assert reachable(choice(state, legal)) == set(legal)


def test_nothing_is_meant_before_a_click() -> None:
    state, legal = next(positions(2, 1, 1))
    assert choice(state, legal).move is None
