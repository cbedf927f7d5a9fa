"""Saved games: whole, damaged, of other content, of another version."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.content import Content
from game.content.text import load_default_text
from game.engine import fingerprint, sheets
from game.session import SaveError, Session, read_save, write_save
from game.session.save import checksum, is_whole, load_session, make_save, open_save
from game.storage.files import previous
from tests.session.conftest import Maker

NOW = "2026-01-02T03:04:05Z"


@pytest.fixture
def saved(make_session: Maker, tmp_path: Path) -> tuple[Session, Path]:
    """A game of 60 moves and its file."""
    session = make_session(moves=60)
    path = tmp_path / "game.json"
    write_save(session, path, NOW)
    return session, path


def edit(path: Path, **values: Any) -> None:
    plain = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps(plain | values), "utf-8")


def reason(path: Path, content: Content) -> str:
    with pytest.raises(SaveError) as caught:
        load_session(path, content)
    return caught.value.reason


def test_a_game_goes_on_where_it_was_saved(saved: tuple[Session, Path], content: Content) -> None:
    session, path = saved
    again = load_session(path, content)
    assert fingerprint(again.state) == fingerprint(session.state)
    assert (again.setup, again.moves, again.legal) == (session.setup, session.moves, session.legal)
    assert [entry.events for entry in again.history] == [entry.events for entry in session.history]


def test_white_space_and_order_of_keys_do_not_matter(saved: tuple[Session, Path], content: Content) -> None:
    _, path = saved
    plain = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps(plain, sort_keys=True, indent=8), "utf-8")
    assert is_whole(path)
    assert load_session(path, content).moves


def test_the_save_before_is_kept(saved: tuple[Session, Path], content: Content) -> None:
    session, path = saved
    before = path.read_bytes()
    assert session.bot is not None
    session.play(session.bot.choose(session.state))
    write_save(session, path, NOW)
    assert previous(path).read_bytes() == before
    assert len(read_save(path).moves) == 61
    assert sorted(p.name for p in path.parent.iterdir()) == ["game.json", "game.previous.json"]


def test_a_failed_write_leaves_the_old_file(saved: tuple[Session, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    session, path = saved
    before = path.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_save(session, path, NOW)
    assert path.read_bytes() == before
    assert [p.name for p in path.parent.iterdir()] == ["game.json"]


@pytest.mark.parametrize("keep", [0, 1, 100, -1, -2, -40])
def test_a_truncated_file_is_told(saved: tuple[Session, Path], content: Content, keep: int) -> None:
    _, path = saved
    path.write_bytes(path.read_bytes()[:keep])
    assert reason(path, content) == ("empty" if keep == 0 else "damaged")


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"\xff\xfe\x00garbage", "damaged"),
        (b"[1, 2]", "not_a_save"),
        (b"{}", "not_a_save"),
        (b'{"format": "x", "snapshot": {}}', "not_a_save"),
        (b'{"format": 1, "snapshot": {}}', "damaged"),
        (b'{"format": 99, "program": "9.0", "snapshot": {}}', "too_new"),
        (b"[" * 100_000, "damaged"),
    ],
)
def test_files_that_are_no_saves_are_told(tmp_path: Path, content: Content, data: bytes, expected: str) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(data)
    assert reason(path, content) == expected


def test_a_missing_file_and_a_folder_are_told(tmp_path: Path, content: Content) -> None:
    assert reason(tmp_path / "none.json", content) == "missing"
    assert reason(tmp_path, content) == "unreadable"


def test_a_changed_file_is_told(saved: tuple[Session, Path], content: Content) -> None:
    _, path = saved
    edit(path, round=19)
    assert reason(path, content) == "checksum"
    assert read_save(path, trusted=True).round == 19


def test_a_position_that_is_none_is_told(saved: tuple[Session, Path], content: Content) -> None:
    session, path = saved
    save = make_save(session, NOW)
    plain = msgspec.json.decode(bytes(save.snapshot))
    for broken in (
        plain | {"agenda": []},
        plain | {"seats": []},
        plain | {"display": {}, "agenda": [{"kind": "donate", "seat": 7}]},
        {"seats": 1},
    ):
        bad = msgspec.structs.replace(save, snapshot=msgspec.Raw(msgspec.json.encode(broken)))
        with pytest.raises(SaveError) as caught:
            open_save(bad, content, path)
        assert caught.value.reason == "damaged"


def test_a_field_that_came_later_does_not_break_an_old_save(saved: tuple[Session, Path], content: Content) -> None:
    session, path = saved
    plain = json.loads(path.read_text("utf-8"))
    del plain["setup"]["free_undo"], plain["setup"]["options"]["scenario"], plain["snapshot"]["link_paid"]
    plain["checksum"] = checksum(plain)
    path.write_text(json.dumps(plain), "utf-8")
    assert fingerprint(load_session(path, content).state) == fingerprint(session.state)


def test_other_content_is_refused(saved: tuple[Session, Path], content: Content) -> None:
    _, path = saved
    other = msgspec.structs.replace(content, digest="0" * 64)
    assert reason(path, other) == "other_content"


def test_a_game_whose_moves_no_longer_hold_goes_on_from_the_snapshot(
    saved: tuple[Session, Path], content: Content
) -> None:
    session, path = saved
    save = make_save(session, NOW)
    changed = msgspec.structs.replace(save, moves=("row:research", *save.moves[1:]))
    again = open_save(changed, content, path)
    assert fingerprint(again.state) == fingerprint(session.state)
    assert again.moves == changed.moves
    assert not again.can_undo
    assert again.bot is not None
    again.play(again.bot.choose(again.state))
    assert len(again.moves) == 61


def test_every_reason_has_a_sentence(content: Content) -> None:
    text = load_default_text(strict=True)
    for key, values in {
        "missing": {},
        "unreadable": {"why": "w"},
        "empty": {"where": "w"},
        "damaged": {"where": "w"},
        "not_a_save": {},
        "too_new": {"program": "2"},
        "checksum": {},
        "other_content": {},
    }.items():
        assert "x.json" in text(f"save.{key}", file="x.json", **values)


def broken(value: Any, rng: random.Random) -> Any:
    """A copy of plain data with one part of it gone or replaced."""
    if isinstance(value, dict | list) and value and rng.random() < 0.85:
        key = rng.choice(sorted(value) if isinstance(value, dict) else range(len(value)))
        again = value.copy()
        if rng.random() < 0.15:
            del again[key]
        else:
            again[key] = broken(value[key], rng)
        return again
    return rng.choice((None, -1, 0, 1, 7, 10**6, 10**30, "", "west", "abc", [], {}, True, 1.5, [[]]))


@pytest.mark.parametrize("game", [(2, None, 60), (3, None, 150), (4, None, 9), (1, "hard", 70), (1, "expert", None)])
def test_a_save_that_says_anything_is_a_game_or_told(
    make_session: Maker, content: Content, tmp_path: Path, game: tuple[int, str | None, int | None]
) -> None:
    """Whatever stands in a file with the right checksum: it is damaged, or the rules can go on with it."""
    seats, difficulty, moves = game
    plain = msgspec.json.decode(msgspec.json.encode(make_save(make_session(seats, difficulty, moves=moves), NOW)))
    path, reasons = tmp_path / "x.json", set()
    for number in range(150):
        rng = random.Random(number)
        part = rng.choice(("snapshot", "snapshot", "snapshot", "setup", "moves"))
        forged = plain | {part: broken(plain[part], rng)}
        path.write_bytes(msgspec.json.encode(forged | {"checksum": checksum(forged)}))
        try:
            session = load_session(path, content)
        except SaveError as error:
            reasons.add(error.reason)
            continue
        for _ in range(4):
            if not session.state.finished:
                session.play(rng.choice(session.legal))
        assert sheets(session.state)
    assert reasons == {"damaged"}


@pytest.mark.parametrize(
    ("seat", "values"),
    [(0, {"colour": 4}), (1, {"colour": -1}), (0, {"kind": "dragon"}), (1, {"name": "a\nb"}), (0, {"name": "x" * 999})],
)
def test_seats_that_nobody_can_set_up_are_told(
    saved: tuple[Session, Path], content: Content, seat: int, values: dict[str, Any]
) -> None:
    session, path = saved
    plain = msgspec.json.decode(msgspec.json.encode(make_save(session, NOW)))
    plain["setup"]["seats"][seat] |= values
    path.write_bytes(msgspec.json.encode(plain | {"checksum": checksum(plain)}))
    with pytest.raises(SaveError) as caught:
        load_session(path, content)
    assert caught.value.values["where"] == f"setup.seats.{seat + 1}"
