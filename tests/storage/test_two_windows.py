"""Two windows of the program that write the same small files: what both have set stays."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from game import folders, settings
from game.content.model import Content, Difficulty
from game.engine import Options
from game.session import SeatSetup, Session, Setup, profile, statistics
from game.session.occasion import Occasion, Purpose
from game.settings import Settings, Speed
from game.storage import locks

WHEN = "2026-05-04T12:00:00+00:00"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder."""
    monkeypatch.setenv("CARNEGIE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def test_settings_of_two_windows_are_put_together() -> None:
    begun = Settings()
    settings.save(begun.changed(music=10), before=begun)
    settings.save(begun.changed(speed=Speed.FAST), before=begun)
    assert settings.load() == begun.changed(music=10, speed=Speed.FAST)


def test_a_setting_that_is_set_back_is_written() -> None:
    begun = Settings()
    settings.save(begun.changed(music=10), before=begun)
    settings.save(begun, before=begun.changed(music=10))
    assert settings.load() == begun


def test_profiles_of_two_windows_are_put_together() -> None:
    here = profile.create("Ada")
    there = profile.load(here.id)
    assert there is not None
    profile.rename(here, "Ada L.")
    profile.change(there, lambda progress: msgspec.structs.replace(progress, difficulty=Difficulty.EXPERT))
    latest = profile.load(here.id)
    assert latest is not None
    assert latest.progress is not None
    assert (latest.progress.name, latest.progress.difficulty) == ("Ada L.", Difficulty.EXPERT)


@pytest.fixture
def finished(content: Content) -> list[Session]:
    """Four finished games of one profile."""
    who = profile.create("Ada").id
    found = []
    for seed in range(4):
        options = Options(seats=1, seed=seed, difficulty=Difficulty.BEGINNER)
        setup = Setup(options, (SeatSetup("Ada", 0, "random"),), occasion=Occasion(Purpose.QUICK, who))
        session = Session(content, setup)
        while session.bot is not None:
            session.play(session.bot.choose(session.state))
        found.append(session)
    return found


COUNTER = """
import sys
from pathlib import Path
from game.content.load import load_default
from game.session import statistics
from game.session.save import load_session
session = load_session(Path(sys.argv[1]), load_default())
print("ready", flush=True)
sys.stdin.read(1)
print(statistics.record(session, "2026-05-04T12:00:00+00:00"))
"""


@pytest.mark.slow
def test_games_that_end_in_two_windows_at_once_are_all_counted(finished: list[Session]) -> None:
    from game.session import write_save

    paths = [folders.user_dir() / f"{number}.json" for number in range(len(finished))]
    for session, path in zip(finished, paths, strict=True):
        write_save(session, path, WHEN)
    line = [sys.executable, "-c", COUNTER]
    windows = [
        subprocess.Popen([*line, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for path in paths
    ]
    for window in windows:
        assert window.stdout is not None
        assert window.stdout.readline() == "ready\n"
    said = [window.communicate("g")[0] for window in windows]
    assert said == ["None\n"] * len(windows)
    occasion = finished[0].setup.occasion
    assert occasion is not None
    counted, trouble = statistics.load(occasion.profile)
    assert trouble is None
    assert sorted(game.seed for game in counted.games) == [0, 1, 2, 3]


def test_a_window_that_hangs_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locks, "WAIT", 0.1)
    monkeypatch.setattr(locks, "hold", lambda _: False)
    begun = time.monotonic()
    settings.save(Settings(music=3))
    assert time.monotonic() - begun < 5
    assert settings.load().music == 3


def test_settings_with_a_byte_order_mark_are_read(home: Path) -> None:
    home.mkdir()
    for encoding in ("utf-8-sig", "utf-16"):
        folders.settings_path().write_text('{"music": 7,\r\n"speed": "fast"}\r\n', encoding=encoding)
        assert settings.load() == Settings(music=7, speed=Speed.FAST)


def test_a_lock_that_cannot_be_given_back_is_still_ours(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some network drives refuse that; the same window must not lock itself out."""
    fcntl = pytest.importorskip("fcntl")
    path = home / "game.json"
    real = fcntl.flock

    def flock(handle: int, what: int) -> None:
        if what == fcntl.LOCK_UN:
            raise OSError(5, "Input/output error")
        real(handle, what)

    assert locks.hold(path)
    with monkeypatch.context() as patch:
        patch.setattr(fcntl, "flock", flock)
        locks.release(path)
    assert locks.hold(path)
    locks.release(path)
    assert locks.is_free(path)
    other = "import sys; from pathlib import Path; from game.storage import locks; print(locks.hold(Path(sys.argv[1])))"
    done = subprocess.run([sys.executable, "-c", other, str(path)], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "True"
