"""Events say everything that is seen: told one after the other they make the position that the game has."""

from __future__ import annotations

import random

import msgspec
import pytest

from game.content.campaign.book import own
from game.content.model import Content, Difficulty
from game.content.text import load_default_text
from game.engine import Options, State, apply, legal_moves, new_game
from game.engine.state import copy, snapshot
from game.paths import content_dir
from game.scenes.table.film.unfold import arrive, leave, unfold

UNSEEN = ("agenda", "turn", "actor", "finished", "link_paid")


def seen(state: State) -> dict[str, object]:
    """What the boards show of a position."""
    known: dict[str, object] = msgspec.json.decode(snapshot(state))
    return {name: value for name, value in known.items() if name not in UNSEEN}


def game(content: Content, seats: int, seed: int) -> State:
    """A new game."""
    return new_game(content, Options(seats=seats, seed=seed, difficulty=Difficulty.NORMAL if seats == 1 else None))


def play_and_tell(state: State, seed: int) -> None:
    """A game to its end; every move told by its events too."""
    chance = random.Random(seed)
    while not state.finished:
        moves = legal_moves(state)
        keyword = chance.choice(sorted({move.keyword for move in moves}))
        move = chance.choice([move for move in moves if move.keyword == keyword])
        told = copy(state)
        for event in apply(state, move):
            unfold(told, event)
        assert seen(told) == seen(state), move


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (1, 2), (2, 3), (3, 4), (4, 5), (4, 6)])
def test_events_tell_all_that_is_seen(content: Content, seats: int, seed: int) -> None:
    play_and_tell(game(content, seats, seed), seed)


def test_events_tell_all_in_chapters_of_the_campaign(content: Content) -> None:
    for seed, chapter in enumerate(own(content_dir(), content, load_default_text()).campaign.chapters):
        options = Options(seats=1, seed=seed, difficulty=Difficulty.NORMAL, scenario=chapter.scenario)
        play_and_tell(new_game(content, options), seed)


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
