"""Taking back and going forward again."""

from __future__ import annotations

import msgspec
import pytest

from game.content import Content
from game.engine import fingerprint, legal_moves, new_game, parse, restore, snapshot
from game.session import Session
from tests.session.conftest import Maker


def play(session: Session, *moves: str) -> None:
    for move in moves:
        session.play(parse(move))


def test_undo_takes_back_exactly_one_decision_and_redo_plays_it_again(make_session: Maker) -> None:
    session = make_session(kind="person")
    seat = session.decider
    start = fingerprint(session.state)
    first, second = session.legal[0], session.legal[1]
    session.play(first)
    placed = fingerprint(session.state)
    session.play(session.legal[0])
    reserved = fingerprint(session.state)
    session.undo()
    assert fingerprint(session.state) == placed
    assert session.undo() == first
    assert (fingerprint(session.state), session.decider) == (start, seat)
    assert not session.can_undo
    assert session.undo() is None
    session.redo()
    session.redo()
    assert fingerprint(session.state) == reserved
    assert session.redo() == []
    session.undo()
    session.undo()
    session.play(second)
    assert not session.can_redo, "another move than the one taken back ends what could be played again"


def test_legal_moves_are_rebuilt_and_the_version_grows(make_session: Maker) -> None:
    session = make_session(kind="person")
    before, version = list(session.legal), session.version
    session.play(session.legal[0])
    assert session.legal != before
    session.undo()
    assert session.legal == before
    assert session.version == version + 2


def test_a_turn_ends_only_by_an_end_and_then_is_the_others(make_session: Maker) -> None:
    session = make_session(kind="person")
    last, other = session.decider, 1 - session.decider
    play(session, str(session.legal[0]))
    play(session, str(session.legal[0]))
    assert session.decider == last, "the set-up decisions are made, but not ended"
    assert session.can_undo
    play(session, "end")
    assert session.decider == other
    assert not session.can_undo, "another seat's decision stands in between"


def test_free_undo_goes_back_over_another_seats_decision(make_session: Maker) -> None:
    session = make_session(kind="person", free_undo=True)
    last = session.decider
    play(session, str(session.legal[0]))
    play(session, str(session.legal[0]), "end")
    assert session.can_undo
    assert str(session.undo()) == "end"
    assert session.decider == last


def test_undo_stops_at_a_card_that_was_turned_over(make_session: Maker) -> None:
    session = make_session(seats=1, difficulty="normal", kind="person", free_undo=True)
    play(session, str(session.legal[0]))
    play(session, str(session.legal[0]), "done", "end")
    assert session.state.round == 1
    assert not session.can_undo, "a card was drawn at the start of the round"
    play(session, "row:research")
    assert session.can_undo, "the row may be taken back until the choice is ended"
    session.undo()
    play(session, "row:management", "end")
    while session.bot is not None:
        session.play(session.bot.choose(session.state))
    assert session.state.andrew is not None
    assert session.state.andrew.revealed
    assert not session.can_undo


def test_free_undo_takes_back_a_bots_answer_with_the_own_decision(make_session: Maker, content: Content) -> None:
    session = make_session(kind="person", seed=5, free_undo=True)
    seats = list(session.setup.seats)
    bot_seat = 1 - session.decider
    seats[bot_seat] = msgspec.structs.replace(seats[bot_seat], kind="random")
    session = Session(content, msgspec.structs.replace(session.setup, seats=tuple(seats)))
    person = session.decider
    play(session, str(session.legal[0]))
    play(session, str(session.legal[0]))
    before = fingerprint(session.state)
    play(session, "end")
    while session.bot is not None:
        session.play(session.bot.choose(session.state))
    after = fingerprint(session.state)
    assert session.decider == person
    assert str(session.undo()) == "end"
    assert fingerprint(session.state) == before
    session.redo()
    assert fingerprint(session.state) == after, "redo plays the bot's answers again"


@pytest.mark.parametrize(("seats", "difficulty"), [(2, None), (3, None), (4, None), (1, "hard")])
def test_positions_before_each_move_lead_back_to_the_start(
    make_session: Maker, content: Content, seats: int, difficulty: str | None
) -> None:
    session = make_session(seats=seats, difficulty=difficulty, moves=None)
    start = new_game(content, session.setup.options)
    assert session.history[0].before == snapshot(start)
    for entry in session.history:
        state = restore(content, entry.before)
        assert state.decider == entry.seat
        assert entry.move in legal_moves(state)
