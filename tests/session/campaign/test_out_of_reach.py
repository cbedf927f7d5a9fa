"""A file that cannot be read just now is not written over: neither from its older copy nor from nothing."""

from __future__ import annotations

import errno
from pathlib import Path

import msgspec
import pytest

from game import folders, settings
from game.content.model import Difficulty
from game.session import chapter, profile, statistics
from game.session.profile import PROGRESS, Profile, Progress
from game.storage import files
from tests.session.campaign.conftest import Maker

WHEN = "2026-05-04T12:00:00+00:00"


def shut(path: Path, monkeypatch: pytest.MonkeyPatch, *refused: int) -> None:
    """Let some of the times that a file is read be refused, the first one being 0."""
    real, times = files.read, [-1]

    def read(asked: Path, most: int) -> bytes:
        if asked == path:
            times[0] += 1
            if times[0] in refused:
                raise PermissionError(errno.EACCES, "Permission denied")
        return real(asked, most)

    monkeypatch.setattr(files, "read", read)


def harder(progress: Progress) -> Progress:
    return msgspec.structs.replace(progress, difficulty=Difficulty.HARD)


def test_a_profile_out_of_reach_is_not_changed(ada: Profile, monkeypatch: pytest.MonkeyPatch) -> None:
    profile.rename(ada, "Eve")  # by another window: `ada` does not know
    path = ada.folder / PROGRESS
    before = path.read_bytes()
    shut(path, monkeypatch, 0)
    with pytest.raises(PermissionError):
        profile.change(ada, harder)
    assert path.read_bytes() == before
    changed = profile.change(ada, harder).progress
    assert changed is not None
    assert (changed.name, changed.difficulty) == ("Eve", Difficulty.HARD)


def test_a_chapter_is_not_counted_in_the_older_copy(
    ada: Profile, finished: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    chapter.record(finished(), WHEN)
    chapter.record(finished(seed=4), WHEN)
    path = ada.folder / PROGRESS
    before = path.read_bytes()
    shut(path, monkeypatch, 0)
    failed = chapter.record(finished(seed=5), WHEN).failed
    assert failed is not None
    assert failed.reason == "unreadable"
    assert path.read_bytes() == before
    assert chapter.record(finished(seed=5), WHEN).after.plays == 3


def test_a_game_is_not_counted_in_the_older_copy(
    ada: Profile, finished: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in (3, 4):
        assert statistics.record(finished(seed=seed), WHEN) is None
    path = statistics.path(ada.id)
    assert files.previous(path).exists()
    shut(path, monkeypatch, 0)
    failed = statistics.record(finished(seed=5), WHEN)
    assert failed is not None
    assert failed.reason == "unreadable"
    assert statistics.record(finished(seed=5), WHEN) is None
    assert [game.seed for game in statistics.load(ada.id)[0].games] == [3, 4, 5]


@pytest.mark.parametrize("time", [0, 1])
def test_settings_out_of_reach_are_not_forgotten(time: int, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = settings.Settings()
    settings.save(begun.changed(language="de"))
    shut(folders.settings_path(), monkeypatch, time)
    with pytest.raises(PermissionError):
        settings.save(begun.changed(music=10), before=begun)
    settings.save(begun.changed(music=10), before=begun)
    assert settings.load() == begun.changed(language="de", music=10)
