"""What is set comes back, and damage costs no more than what is damaged."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from game import folders, settings
from game.settings import Settings, Speed

CHANGED = Settings(Speed.FAST, True, 10, 0, 100, True, True, True, "en")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "settings.json"


def test_what_is_saved_comes_back(path: Path) -> None:
    settings.save(CHANGED, path)
    assert settings.load(path) == CHANGED
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


def test_without_a_file_everything_is_as_it_comes(path: Path) -> None:
    assert settings.load(path) == Settings()


def test_the_file_is_in_the_users_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARNEGIE_HOME", str(tmp_path))
    settings.save(CHANGED)
    assert folders.settings_path().parent == tmp_path
    assert settings.load() == CHANGED


@pytest.mark.parametrize("damage", [b"", b"{", b"[]", b"null", b"\xff\xfe\x00", b'{"music": 1', b"{1: 2}"])
def test_a_damaged_file_counts_as_none_and_is_kept_when_settings_are_saved(path: Path, damage: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(damage)
    assert settings.load(path) == Settings()
    settings.save(CHANGED, path)
    assert settings.load(path) == CHANGED
    assert path.with_name("settings.json.damaged").read_bytes() == damage


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("music", 101), ("music", -1), ("music", "loud"), ("music", 1.5), ("music", True), ("speed", "warp"),
        ("mute", "yes"), ("mute", 1), ("language", None), ("effects", None), ("ambience", [1]),
    ],
)  # fmt: skip
def test_a_value_of_the_wrong_kind_costs_only_itself(path: Path, name: str, value: object) -> None:
    path.parent.mkdir()
    path.write_bytes(msgspec.json.encode({**msgspec.to_builtins(CHANGED), name: value}))
    assert settings.load(path) == CHANGED.changed(**{name: getattr(Settings(), name)})


def test_what_a_newer_program_wrote_is_kept(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b'{"music": 20, "subtitles": {"size": 3}}')
    settings.save(settings.load(path).changed(mute=True), path)
    raw = msgspec.json.decode(path.read_bytes())
    assert raw["subtitles"] == {"size": 3}
    assert (raw["music"], raw["mute"]) == (20, True)


def test_a_write_that_fails_leaves_the_old_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.save(CHANGED, path)

    def fail(*_: object) -> None:
        raise OSError("full")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(OSError, match="full"):
        settings.save(Settings(), path)
    assert settings.load(path) == CHANGED
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


def test_a_change_must_be_of_its_kind() -> None:
    with pytest.raises(msgspec.ValidationError):
        Settings().changed(music=200)
    assert Settings().changed(speed=Speed.OFF).speed.pace == 0
    assert Speed.FAST.pace < Speed.NORMAL.pace < Speed.SLOW.pace
