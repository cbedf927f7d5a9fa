"""Watching a saved game: every position of it, forward and back, and games that cannot be followed to their end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from game.content import Content
from game.engine import fingerprint, new_game, restore
from game.session import SaveError, Session
from game.session.playback import load_playback, playback
from game.session.save import make_save, write_save

WHEN = "2026-05-04T12:00:00+00:00"
Maker = Callable[..., Session]


def test_every_position_is_the_one_of_the_game(content: Content, make_session: Maker, tmp_path: Path) -> None:
    game = make_session(2, moves=None)
    write_save(game, tmp_path / "a.json", WHEN)
    watched = load_playback(tmp_path / "a.json", content)
    assert watched.broken is None
    assert (watched.at, watched.length) == (0, len(game.history))
    assert fingerprint(watched.state) == fingerprint(new_game(content, game.setup.options))
    assert watched.bot is None
    assert not watched.legal
    for at in (1, 2, 40, watched.length, 17, 3, 0):
        watched.go(at)
        assert watched.at == at
        expected = restore(content, game.history[at].before) if at < watched.length else game.state
        assert fingerprint(watched.state) == fingerprint(expected)
        assert [entry.move for entry in watched.history] == [entry.move for entry in game.history[:at]]


def test_there_is_nothing_before_the_first_and_after_the_last_move(content: Content, make_session: Maker) -> None:
    game = make_session(1, "normal", moves=30)
    watched = playback(make_save(game, WHEN), content, Path("a.json"))
    version = watched.version
    watched.go(-1)
    assert (watched.at, watched.version) == (0, version)
    watched.go(1000)
    assert watched.at == watched.length == 30
    assert watched.version > version
    assert not watched.can_undo


def test_rounds_are_gone_through_both_ways(content: Content, make_session: Maker) -> None:
    watched = playback(make_save(make_session(3, moves=None), WHEN), content, Path("a.json"))
    forward = []
    while watched.at < watched.length:
        watched.go(watched.round_after)
        forward.append((watched.at, watched.state.round))
    rounds = content.setup.rounds
    assert [round for _, round in forward] == [*range(1, rounds + 1), rounds]
    backward = []
    while watched.at:
        backward.append((watched.at, watched.state.round))
        watched.go(watched.round_before)
    assert backward[::-1] == forward
    watched.go(forward[4][0] + 2)
    watched.go(watched.round_before)
    assert watched.at == forward[4][0], "the beginning of the round comes first"


def test_no_moves_at_all(content: Content, make_session: Maker) -> None:
    watched = playback(make_save(make_session(2), WHEN), content, Path("a.json"))
    assert watched.at == watched.length == watched.round_after == watched.round_before == 0


@pytest.mark.parametrize(("number", "move", "reason"), [(12, "nonsense!", "not_a_move"), (12, "end", "illegal")])
def test_a_game_is_followed_as_far_as_it_is_legal(
    content: Content, make_session: Maker, number: int, move: str, reason: str
) -> None:
    game = make_session(2, moves=30)
    save = make_save(game, WHEN)
    moves = (*save.moves[: number - 1], move, *save.moves[number:])
    watched = playback(msgspec.structs.replace(save, moves=moves), content, Path("a.json"))
    assert watched.length == number - 1
    assert watched.broken is not None
    assert (watched.broken.reason, watched.broken.number, watched.broken.move) == (reason, number, move)
    assert (watched.broken.refusal is not None) == (reason == "illegal")
    watched.go(watched.length)
    assert fingerprint(watched.state) == fingerprint(restore(content, game.history[number - 1].before))


def test_moves_that_lead_elsewhere_are_shown_and_told(content: Content, make_session: Maker) -> None:
    save = make_save(make_session(2, moves=30), WHEN)
    watched = playback(msgspec.structs.replace(save, moves=save.moves[:20]), content, Path("a.json"))
    assert watched.length == 20
    assert watched.broken is not None
    assert watched.broken.reason == "differs"


def test_a_save_that_cannot_be_used_is_told(content: Content, make_session: Maker, tmp_path: Path) -> None:
    with pytest.raises(SaveError) as error:
        load_playback(tmp_path / "gone.json", content)
    assert error.value.reason == "missing"
    save = msgspec.structs.replace(make_save(make_session(2), WHEN), content="another")
    with pytest.raises(SaveError) as error:
        playback(save, content, tmp_path / "a.json")
    assert error.value.reason == "other_content"
