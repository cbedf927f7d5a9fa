"""The games that are kept: none is written over, the oldest go, what earlier versions left is taken over."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from game import folders
from game.content.model import Content
from game.session import games
from game.session.place import InUse, Place, place_of
from game.session.save import load_session, make_save, put, read_save
from game.session.session import Session
from game.storage import files, locks
from game.storage.files import previous
from tests.session.conftest import Maker

WHEN = "2026-05-04T12:00:00+00:00"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for saves."""
    monkeypatch.setenv("CARNEGIE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def keep(session: Session, name: str = "") -> Place:
    place = Place(name=name)
    place.write(session)
    return place


def ids(content: Content) -> list[str]:
    return [saved.id for saved in games.listed(content).saved]


def test_every_game_has_a_file_of_its_own(make_session: Maker, content: Content) -> None:
    places = [keep(make_session(2, moves=number)) for number in range(5)]
    assert len({place.path for place in places}) == 5
    assert ids(content) == [place.id for place in reversed(places)]
    for number, place in enumerate(places):
        save = read_save(place.path)
        assert (len(save.moves), save.game) == (number, place.id)


def test_the_last_twenty_unfinished_and_finished_games_are_kept(make_session: Maker, content: Content) -> None:
    over = make_session(2, moves=None)
    finished = [keep(over) for _ in range(games.KEPT + 3)]
    named = keep(make_session(2, moves=1), "Sunday")
    unfinished = [keep(make_session(2, moves=3)) for _ in range(games.KEPT + 2)]
    kept = {saved.id for saved in games.listed(content).saved}
    assert kept == {place.id for place in (*finished[3:], named, *unfinished[2:])}
    assert not [path for path in folders.saves_dir().iterdir() if path.suffix != ".json"]


def test_a_game_that_ends_makes_room_among_the_finished_ones(make_session: Maker, content: Content) -> None:
    over = make_session(2, moves=None)
    finished = [keep(over) for _ in range(games.KEPT)]
    place = keep(make_session(2, moves=3))
    assert finished[0].path.exists()
    place.write(over, even_if_same=True)
    assert not finished[0].path.exists()
    assert finished[1].path.exists()


def test_a_game_on_the_table_of_another_window_is_not_let_go(
    make_session: Maker, content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    oldest = keep(make_session(2, moves=1))
    monkeypatch.setattr(locks, "is_free", lambda path: path != oldest.path)
    for _ in range(games.KEPT + 2):
        keep(make_session(2, moves=3))
    assert oldest.path.exists()


def test_the_last_one_played_is_the_last_one_also_when_the_clock_was_set_back(
    make_session: Maker, content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    older = keep(make_session(2, moves=5))
    now = time.time_ns()
    monkeypatch.setattr(time, "time_ns", lambda: now - 86_400 * 10**9)
    newer = keep(make_session(2, moves=5))
    assert ids(content) == [newer.id, older.id]
    older.write(make_session(2, moves=6), even_if_same=True)
    newer.write(make_session(2, moves=6), even_if_same=True)
    found = games.to_go_on_with(games.listed(content))
    assert found is not None
    assert found.id == newer.id


def test_a_game_of_an_earlier_version_is_taken_over_once(make_session: Maker, content: Content) -> None:
    session = make_session(2, moves=5)
    for _ in range(2):
        put(make_save(session, WHEN), folders.autosave_path())
    games.tidy()
    games.tidy()
    (saved,) = games.listed(content).saved
    assert saved.id
    assert saved.save is not None
    assert saved.save.moves == session.moves
    assert previous(saved.path).exists()
    assert not folders.autosave_path().exists()
    assert not previous(folders.autosave_path()).exists()


def test_only_an_older_copy_is_taken_over_too(make_session: Maker, content: Content) -> None:
    put(make_save(make_session(2, moves=5), WHEN), previous(folders.autosave_path()))
    games.tidy()
    (saved,) = games.listed(content).saved
    assert saved.id
    assert saved.older is not None


def test_what_killed_programs_left_is_removed(home: Path) -> None:
    folders.saves_dir().mkdir(parents=True)
    dead = subprocess.Popen([sys.executable, "-c", ""])
    dead.wait()
    (folders.saves_dir() / f"writing-{dead.pid}-0a1b2c3d.tmp").write_text("{")
    own = folders.saves_dir() / "writing-1-0a1b2c3d.tmp"  # of a program that runs
    own.write_text("{")
    games.tidy()
    assert list(folders.saves_dir().iterdir()) == [own]


NAMES = ["CON", "nul", "Aux.json", "COM1", "a.previous", "x" * 200, "🙂🙂", "שלום", "a/b", "..", " . ", "autosave"]


@pytest.mark.parametrize("name", NAMES)
def test_any_name_makes_a_file_or_is_refused(make_session: Maker, content: Content, name: str) -> None:
    session = make_session(2, moves=5)
    path = games.path_for(name, games.listed(content).saved)
    if path is None:
        assert not name.strip(" ./")
        return
    assert path.parent == folders.saves_dir()
    put(make_save(session, WHEN, name=name), path)
    games.tidy()
    (saved,) = games.listed(content).saved
    assert saved.name == name
    assert not saved.own
    assert games.path_for(name, [saved]) == path


def test_names_that_differ_by_case_only_are_one_name(make_session: Maker, content: Content) -> None:
    path = games.path_for("Sunday", [])
    assert path is not None
    put(make_save(make_session(2), WHEN, name="Sunday"), path)
    assert games.path_for("SUNDAY", games.listed(content).saved) == path


def test_two_names_of_one_stem_get_two_files(make_session: Maker, content: Content) -> None:
    path = games.path_for("a:b", [])
    assert path is not None
    put(make_save(make_session(2), WHEN, name="a:b"), path)
    other = games.path_for("a b", games.listed(content).saved)
    assert other is not None
    assert other.name.casefold() != path.name.casefold()


def test_a_game_called_like_one_of_the_programs_own_is_not_one(make_session: Maker, content: Content) -> None:
    name = games.path_of(games.new_id()).stem
    path = games.path_for(name, [])
    assert path is not None
    put(make_save(make_session(2), WHEN, name=name), path)
    (saved,) = games.listed(content).saved
    assert (saved.own, saved.name) == (False, name)


def test_a_save_with_a_name_goes_on_in_a_place_of_its_own(make_session: Maker, content: Content) -> None:
    path = folders.saves_dir() / "Sunday.json"
    put(make_save(make_session(2, moves=5), WHEN, game_id="20260504-120000-00000000", name="Sunday"), path)
    place = place_of(path, read_save(path))
    session = load_session(path, content)
    assert place.path != path
    place.write(session)
    assert not place.path.exists(), "nothing has been played yet"
    session.play(session.legal[0])
    place.write(session)
    assert place.path.exists()
    assert read_save(place.path).name == ""


HOLDER = """
import sys
from pathlib import Path
from game.storage import locks
print(locks.hold(Path(sys.argv[1])), flush=True)
sys.stdin.read()
"""


def test_one_game_is_on_the_table_of_one_window_alone(make_session: Maker, home: Path) -> None:
    place = keep(make_session(2, moves=5))
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(place.path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline().strip() == b"True"
        assert not locks.is_free(place.path)
        with pytest.raises(InUse):
            Place(place.id).take()
        other.kill()
    mine = Place(place.id)
    mine.take()
    again = Place(place.id)
    again.take()  # the same window may open it again
    mine.leave()
    assert locks.is_free(place.path)
    again.leave()


def test_without_a_folder_for_locks_a_game_can_be_played(make_session: Maker, home: Path) -> None:
    home.mkdir()
    folders.locks_dir().write_text("in the way")
    place = keep(make_session(2, moves=5))
    place.take()
    place.write(make_session(2, moves=6), even_if_same=True)
    place.leave()
    assert len(read_save(place.path).moves) == 6


def test_bringing_back_can_be_tried_again(
    make_session: Maker, content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where a part of the game is back already."""
    session = make_session(2, moves=5)
    place = keep(session)
    session.play(session.legal[0])
    place.write(session)
    deleted = games.delete(games.look(place.path, content))
    real, refused = files.move, []

    def move(path: Path, target: Path) -> None:
        if target == previous(place.path) and not refused:
            refused.append(target)
            raise PermissionError
        real(path, target)

    monkeypatch.setattr(files, "move", move)
    with pytest.raises(PermissionError):
        games.undelete(deleted)
    games.undelete(deleted)
    assert read_save(place.path).moves == session.moves
    assert read_save(previous(place.path)).moves == session.moves[:-1]
    assert not [path for path in folders.saves_dir().iterdir() if path.stem.endswith(" 2")]


def test_what_was_left_of_writing_goes_from_every_folder(home: Path) -> None:
    left = []
    for folder in ("", "saves", "profiles", "profiles/ada-1", "profiles/ada-1/replays"):
        (home / folder).mkdir(parents=True, exist_ok=True)
        left.append(home / folder / "writing-999999999-abcd.tmp")
        left[-1].touch()
    games.tidy()
    assert [path for path in left if path.exists()] == []
