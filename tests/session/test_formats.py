"""One save of each format that there ever was: they are read, gone on with and watched for good.

The files in `saves` were written by the versions of their time and are never written anew (docs/save-format.md).
"""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

from game import folders, settings
from game.content.model import Content, Difficulty
from game.engine import fault, fingerprint
from game.seats.bots import RandomBot
from game.session import games, profile, statistics
from game.session.place import place_of
from game.session.playback import playback
from game.session.save import FORMAT, is_whole, open_save, read_save
from game.session.saved import look
from game.session.standing import standing

KEPT = Path(__file__).parent / "saves"
FORMATS = [f"format-{number}.json" for number in range(1, FORMAT + 1)]


@pytest.fixture
def content(content: Content) -> Content:
    """Today's content under the name of that time: what is in question is the form, not the printed figures."""
    return msgspec.structs.replace(content, digest=read_save(KEPT / FORMATS[0]).content)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of somebody who has played with the first version: one game, a profile, settings."""
    home = tmp_path / "home"
    shutil.copytree(KEPT / "format-1-home", home)
    monkeypatch.setenv(folders.VARIABLE, str(home))
    return home


def test_there_is_a_save_of_every_format() -> None:
    assert sorted(path.name for path in KEPT.glob("format-*.json")) == FORMATS


@pytest.mark.parametrize("name", FORMATS)
def test_a_save_of_every_format_is_gone_on_with(name: str, content: Content) -> None:
    path = KEPT / name
    assert is_whole(path)
    save = read_save(path)
    assert f"format-{save.format}.json" == name
    session = open_save(save, content, path)
    assert [seat.name for seat in session.setup.seats] == ["Ada", "Grace"]
    assert (len(session.moves), session.state.round) == (60, 3)
    assert not session.earlier  # the log and undo know the moves, too
    assert fault(session.state) is None
    stood = standing(save, content)
    assert stood is not None
    assert len(stood.points) == 2
    while not session.state.finished:
        session.play(RandomBot().choose(session.state))
    assert session.moves[:60] == save.moves


@pytest.mark.parametrize("name", FORMATS)
def test_a_save_of_every_format_is_watched(name: str, content: Content) -> None:
    save = read_save(KEPT / name)
    watched = playback(save, content, KEPT / name)
    assert (watched.broken, watched.length) == (None, 60)
    watched.go(60)
    assert fingerprint(watched.state) == fingerprint(open_save(save, content, KEPT / name).state)


def test_what_came_with_the_second_format() -> None:
    first, second = (read_save(KEPT / name) for name in FORMATS[:2])
    assert (first.game, first.name, first.order) == ("", "", 0)
    assert (second.game, second.name, second.order) == ("20260504-115500-0123abcd", "Friday", 1777896000000)
    assert (first.moves, bytes(first.snapshot), first.setup) == (second.moves, bytes(second.snapshot), second.setup)


def test_the_game_of_the_first_version_is_taken_over(home: Path, content: Content) -> None:
    old = read_save(home / "saves" / "autosave.json")
    games.tidy()
    listed = games.listed(content).saved
    assert [(saved.own, saved.order) for saved in listed] == [(True, 1777896009000)]
    found = listed[0]
    assert not (home / "saves" / "autosave.json").exists()
    assert read_save(found.path).moves == old.moves
    session = open_save(old, content, found.path)
    session.play(RandomBot().choose(session.state))
    place = place_of(found.path, old)
    place.write(session)
    assert place.path == found.path
    written = read_save(found.path)
    assert (written.format, written.moves[:-1], written.game) == (FORMAT, old.moves, found.id)


def test_the_older_copy_of_the_first_version_comes_back(home: Path, content: Content) -> None:
    """It is signed for the fields of its time: written byte for byte it is still whole."""
    older = read_save(home / "saves" / "autosave.previous.json")
    assert len(older.moves) == 41
    games.tidy()
    path = games.listed(content).saved[0].path
    path.write_bytes(path.read_bytes()[:5000])
    games.restore(look(path, content))
    assert read_save(path) == older


def test_settings_and_profiles_of_the_first_version_are_read(home: Path) -> None:
    assert settings.load() == settings.Settings(music=20, free_undo=True)
    found = profile.load("ada-1")
    assert found is not None
    assert found.trouble is None
    assert found.progress is not None
    best = found.progress.best("", "telegraph", Difficulty.NORMAL)
    assert best is not None
    assert (found.name, best.plays, best.score) == ("Ada", 1, 9)
    assert found.replay(best) is not None
    kept, trouble = statistics.load("ada-1")
    assert (trouble, [game.seed for game in kept.games]) == (None, [99, 98])
