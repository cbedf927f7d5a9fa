"""Events say everything that is seen: told one after the other they make the position that the game has."""

from __future__ import annotations

import random

import msgspec
import pytest

from game.content.model import Content, Difficulty
from game.engine import Options, State, apply, legal_moves, new_game
from game.engine.state import copy, snapshot
from game.scenes.table.film.unfold import arrive, leave, unfold

UNSEEN = ("agenda", "turn", "actor", "finished", "link_paid")


def seen(state: State) -> dict[str, object]:
    """What the boards show of a position."""
    known: dict[str, object] = msgspec.json.decode(snapshot(state))
    return {name: value for name, value in known.items() if name not in UNSEEN}


def game(content: Content, seats: int, seed: int) -> State:
    """A new game."""
    return new_game(content, Options(seats=seats, seed=seed, difficulty=Difficulty.NORMAL if seats == 1 else None))


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (1, 2), (2, 3), (3, 4), (4, 5), (4, 6)])
def test_events_tell_all_that_is_seen(content: Content, seats: int, seed: int) -> None:
    state = game(content, seats, seed)
    chance = random.Random(seed)
    while not state.finished:
        moves = legal_moves(state)
        keyword = chance.choice(sorted({move.keyword for move in moves}))
        move = chance.choice([move for move in moves if move.keyword == keyword])
        told = copy(state)
        for event in apply(state, move):
            unfold(told, event)
        assert seen(told) == seen(state), move


def test_what_is_on_its_way_is_nowhere(content: Content) -> None:
    state = game(content, 2, 1)
    before = copy(state)
    place = next(move for move in legal_moves(state) if move.keyword == "place")
    event = apply(state, place)[0]
    leave(before, event)
    assert before.seats[state.order()[-1]].tabs["housing"].built == 1
    assert before.plots[event.city][event.plot - 1] is None
    arrive(before, event)
    assert before.plots[event.city][event.plot - 1] is not None
