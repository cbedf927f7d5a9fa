"""Names of profiles and campaigns become names of files that every file system takes, and no two become one."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game import folders
from game.content.model import Content, Difficulty
from game.session import profile
from game.session.chapter import replay_name
from game.session.occasion import Occasion, Purpose
from game.session.profile import Best, Profile, Progress, is_id

ODD = (
    "CON",
    "nul",
    "Aux ",
    "COM1",
    "COM¹",
    "lpt9.",
    "Ann",
    "ANN",
    "ann",
    "x.previous",
    "🚂🚂",
    "שלום",
    "ﬃ" * 10,
    "a/b",
)


def test_odd_names_of_people_live_side_by_side(home: Path) -> None:
    made = [profile.create(name) for name in ODD]
    ids = [each.id for each in made]
    assert len({folders.name_key(id) for id in ids}) == len(ODD)
    assert all(is_id(id) and folders.file_stem(id) == id for id in ids)
    assert {each.name for each in profile.profiles()} == set(ODD)
    profile.remember(ids[3])
    assert profile.profiles()[0].name == ODD[3]


def test_two_hundred_letters_are_no_name_of_a_folder(home: Path) -> None:
    id = profile.free_id("n" * 200)
    assert len(id) < 60
    assert is_id(id)


@pytest.mark.parametrize("id", ["con", "nul", "com1", "a" * 200, "-", "A", "a.previous", "../up", ""])
def test_what_is_no_profile(id: str) -> None:
    assert not is_id(id)


@pytest.mark.parametrize(
    "campaign", [*ODD, "aux.west", "w" * 200, "駅" * 60, "a\u0301", "caf\ufffd", ". .", "a:b", "x.previous"]
)
def test_best_game_of_any_campaign_has_a_file_that_every_system_takes(campaign: str, tmp_path: Path) -> None:
    name = replay_name(Occasion(Purpose.CHAPTER, "ann-1", campaign, "first"), Difficulty.HARD)
    stem = name.removesuffix(".json")
    assert folders.file_stem(stem) == stem
    assert len(name.encode()) <= 143
    (tmp_path / name).touch()


def test_campaigns_of_similar_names_keep_their_best_games_apart() -> None:
    names = ["west", "West", "WEST", "we?st", "we:st", "w" * 100, "w" * 101, "con", "_con", "west.yml", "west "]
    files = {replay_name(Occasion(Purpose.CHAPTER, "ann-1", each, "first"), Difficulty.HARD) for each in names}
    assert len({folders.name_key(file) for file in files}) == len(names)
    assert "west.first.hard.json" in files  # as in earlier versions


@pytest.mark.parametrize("replay", ["x" * 5000, "a\0b", "\udcff", "..", "."])
def test_best_game_of_an_impossible_name_is_gone(home: Path, replay: str) -> None:
    assert Profile("ann-1", Progress("Ann")).replay(Best(replay=replay)) is None


def test_undecodable_and_foreign_names_among_the_profiles_hide_nobody(home: Path, content: Content) -> None:
    profile.create("Ann")
    for name in (b"caf\xe9-1", b"Thumbs.db", b"\xff"):
        try:
            (folders.profiles_dir() / os.fsdecode(name)).mkdir()
        except OSError:
            continue  # this file system takes only names in UTF-8
    assert [each.name for each in profile.profiles()] == ["Ann"]
