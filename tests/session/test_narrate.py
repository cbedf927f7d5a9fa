"""Events and moves in words: every kind has its sentence, amounts and prices are joined."""

from __future__ import annotations

import random

import pytest

from game.content.model import Content, Difficulty, Region, TimelineSpace
from game.content.text import Text, load_default_text
from game.engine import Cause, Event, Kind, Options, apply, legal_moves, new_game
from game.engine.moves import Build
from game.session.explain import consequences, describe_move
from game.session.narrate import Names, describe, names, narrate

SEATS = ("Ada", "Bruno", "Celia", "Dwight")


@pytest.fixture(scope="module")
def text() -> Text:
    """The words; a missing one is an error."""
    return load_default_text(strict=True)


def called(*seats: str) -> Names:
    """Names without a position."""
    return Names(seats or SEATS, lambda seat, room: f"room {room}")


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_whole_games_can_be_told(content: Content, text: Text, seats: int, seed: int) -> None:
    difficulty = Difficulty.EXPERT if seats == 1 else None
    state = new_game(content, Options(seats=seats, seed=seed, difficulty=difficulty))
    who = [*SEATS[:seats], *(["Andrew"] if seats == 1 else [])]
    chance = random.Random(seed)
    while not state.finished:
        legal = legal_moves(state)
        for move in chance.sample(legal, min(5, len(legal))):
            assert describe_move(state, move, text)
            assert all(consequences(state, move, text))
        events = apply(state, chance.choice(legal))
        for event in events:
            sentence = describe(event, text, names(state, who, text))
            assert sentence
            assert "{" not in sentence
            if event.seat is not None and event.kind not in (Kind.ARRIVED, Kind.MARKER_FLIPPED):
                assert who[event.seat] in sentence
        lines = narrate(events, text, names(state, who, text))
        assert all(line.text for line in lines)
        assert not lines or lines[0].weight != "detail"


def test_every_kind_of_event_has_a_sentence(text: Text) -> None:
    missing = [kind for kind in Kind if not text.has(f"log.{kind}") and kind is not Kind.EVENT]
    assert not missing
    assert all(text.has(f"log.event.{space}") for space in TimelineSpace)


def test_amounts_of_one_cause_are_joined(text: Text) -> None:
    cause = Cause("department", "logistics")
    events = [
        Event(Kind.PAID, seat=0, resource="goods", amount=2, cause=cause),
        Event(Kind.GAINED, seat=0, resource="money", amount=6, cause=cause),
        Event(Kind.GAINED, seat=0, resource="vp", amount=2, cause=cause),
    ]
    lines = [line.text for line in narrate(events, text, called())]
    assert lines == ["Ada trades 2 goods for $6 and 2 points: Logistics"]


def test_a_project_is_told_with_its_price(text: Text, content: Content) -> None:
    state = new_game(content, Options(seats=2, seed=1))
    while state.turn is None or not any(isinstance(move, Build) for move in legal_moves(state)):
        legal = legal_moves(state)
        wanted = ("row:construction", "done", "end")
        apply(state, next((move for move in legal if str(move) in wanted), legal[0]))
    events = apply(state, next(move for move in legal_moves(state) if isinstance(move, Build)))
    lines = [line.text for line in narrate(events, text, names(state, SEATS, text))]
    assert any(line.endswith("for 1 good") and " builds commerce in " in line for line in lines), lines
    assert any("sends an employee of Construction to the " in line for line in lines)


def test_what_was_brought_home(text: Text) -> None:
    track = Cause("track", Region.MIDWEST, 2)
    events = [
        Event(Kind.RETURNED, seat=1, region=Region.MIDWEST, amount=2),
        Event(Kind.GAINED, seat=1, resource="money", amount=4, cause=track),
        Event(Kind.ARRIVED, seat=1, room=0, amount=2),
    ]
    lines = [(line.text, line.weight) for line in narrate(events, text, called())]
    assert lines == [
        ("Bruno brings 2 employees home from the Midwest", "move"),
        ("Bruno gets $4: Midwest, space 2", "detail"),
    ]
