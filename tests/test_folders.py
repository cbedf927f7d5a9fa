"""The folders of a person: where they are, what is in them, and names for files in them."""

from __future__ import annotations

import errno
import os
import unicodedata
from pathlib import Path

import pytest

from game import folders
from game.content.text import load_default_text
from game.folders import (
    NOWHERE,
    NoFile,
    Shut,
    TooLarge,
    contents,
    file_stem,
    listing,
    name_key,
    settle,
    shown_name,
)
from game.session.briefing import shut_words

# --- where they are ----------------------------------------------------------------------------------------------


def test_home_of_the_variable_may_be_a_tilde(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.setenv("CARNEGIE_HOME", "~/games")
    assert folders.user_dir() == tmp_path / "games"
    monkeypatch.setenv("CARNEGIE_HOME", "~")
    assert folders.user_dir() == tmp_path


@pytest.mark.skipif(os.name == "nt", reason="Windows has no list of users")
def test_home_of_the_variable_may_be_somebody_elses(monkeypatch: pytest.MonkeyPatch) -> None:
    import pwd

    somebody = pwd.getpwuid(0)
    monkeypatch.setenv("CARNEGIE_HOME", f"~{somebody.pw_name}/games")
    assert folders.user_dir() == Path(somebody.pw_dir) / "games"


def test_relative_home_stays_the_same_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CARNEGIE_HOME", "games/../mine")
    settle()
    monkeypatch.chdir(tmp_path / "elsewhere")
    assert folders.user_dir() == tmp_path / "mine"
    assert folders.saves_dir().is_absolute()


@pytest.mark.parametrize("value", ["", " ", "\t \n"])
def test_empty_variable_counts_as_none(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CARNEGIE_HOME", raising=False)
    usual = folders.user_dir()
    monkeypatch.setenv("CARNEGIE_HOME", value)
    settle()
    assert folders.user_dir() == usual


def test_odd_characters_of_the_variable_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    odd = tmp_path / "a $HOME %TEMP% 'b' \"c\" ünï 📯"
    monkeypatch.setenv("CARNEGIE_HOME", str(odd))
    settle()
    assert folders.user_dir() == odd


def test_without_any_home_no_folder_called_tilde_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in containers whose user is in no list: `~` stays what it is."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    for value in ("", "~", "~/games"):
        monkeypatch.setenv("CARNEGIE_HOME", value)
        monkeypatch.setattr("platformdirs.user_data_dir", lambda *_, **__: "~/.local/share/carnegie")
        assert NOWHERE in folders.user_dir().parents
        with pytest.raises(OSError, match=r".+"):
            folders.saves_dir().mkdir(parents=True)
        assert listing(folders.saves_dir()).shut == Shut("homeless", {})
    assert list(tmp_path.iterdir()) == []


# --- looking into them -------------------------------------------------------------------------------------------


def reason(folder: Path) -> tuple[str, object]:
    """Why a folder is shut, and which of the path it is."""
    shut = listing(folder).shut
    assert shut is not None
    return shut.reason, shut.values["file"]


def test_folder_is_listed_by_name(tmp_path: Path) -> None:
    for name in ("b", "a", "c.json"):
        (tmp_path / name).touch()
    assert listing(tmp_path) == ([tmp_path / "a", tmp_path / "b", tmp_path / "c.json"], None)


def test_folder_that_is_not_there_is_empty(tmp_path: Path) -> None:
    assert listing(tmp_path / "no" / "such") == ([], None)


def test_link_that_leads_nowhere_is_told(tmp_path: Path) -> None:
    (tmp_path / "saves").symlink_to(tmp_path / "unplugged")
    assert reason(tmp_path / "saves") == ("dangling", "saves")
    (tmp_path / "home").symlink_to(tmp_path / "unplugged")
    assert reason(tmp_path / "home" / "saves") == ("dangling", "home")


def test_link_that_leads_in_a_circle_is_told(tmp_path: Path) -> None:
    (tmp_path / "saves").symlink_to(tmp_path / "saves")
    assert reason(tmp_path / "saves") == ("unreadable", "saves")


def test_file_in_the_place_of_a_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("not a folder")
    assert reason(tmp_path / "saves") == ("no_folder", "saves")
    assert reason(tmp_path / "saves" / "more") == ("no_folder", "saves")


@pytest.mark.parametrize(
    ("number", "told"), [(errno.EACCES, "refused"), (errno.EPERM, "refused"), (errno.EIO, "unreadable")]
)
def test_folder_that_is_refused_is_told(
    number: int, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = load_default_text(strict=True)

    def refuse(path: Path) -> None:
        raise OSError(number, os.strerror(number), str(path))

    monkeypatch.setattr(os, "scandir", refuse)
    shut = listing(tmp_path).shut
    assert shut is not None
    assert shut.reason == told
    assert tmp_path.name in shut_words(shut, text)


def test_every_reason_has_words() -> None:
    text = load_default_text(strict=True)
    for reason in ("dangling", "no_folder", "refused", "unreadable", "homeless"):
        assert shut_words(Shut(reason, {"file": "saves", "why": "Input/output error"}), text)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such names")
def test_name_of_odd_bytes_can_be_shown(tmp_path: Path) -> None:
    try:
        (tmp_path / os.fsdecode(b"caf\xe9.yaml")).touch()
    except OSError:
        pytest.skip("this file system takes only names in UTF-8")
    (found,) = listing(tmp_path).paths
    assert shown_name(found) == "caf\ufffd.yaml"
    assert shown_name(found).encode()


# --- reading files -----------------------------------------------------------------------------------------------


def test_contents_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"12345")
    assert contents(tmp_path / "file", 5) == b"12345"
    with pytest.raises(TooLarge):
        contents(tmp_path / "file", 4)
    with pytest.raises(FileNotFoundError):
        contents(tmp_path / "other", 4)
    with pytest.raises(NoFile):
        contents(tmp_path, 4)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in folders here")
def test_pipe_or_device_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "endless").symlink_to("/dev/zero")
    for name in ("pipe", "endless"):
        with pytest.raises(NoFile):
            contents(tmp_path / name, 100)


# --- names for files ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("Sunday", "Sunday"),
        ("  Sunday evening. ", "Sunday evening"),
        ("Sunday . . ", "Sunday"),
        ("...", ""),
        ("", ""),
        ("???", ""),
        ("..\\../etc/passwd", "etc passwd"),
        ("who? <me>: 1/2|3*", "who me 1 2 3"),
        ("tab\tand\nline", "tab and line"),
        ("no\x00thing\x7f", "nothing"),
        ("\u202ereversed\u202c", "reversed"),
        ("\udce9t\udce9", "t"),
        ("CON", "_CON"),
        ("nul", "_nul"),
        ("Aux", "_Aux"),
        ("prn.game", "_prn.game"),
        ("con .game", "_con .game"),
        ("COM1", "_COM1"),
        ("lpt9", "_lpt9"),
        ("COM¹", "_COM¹"),
        ("LPT³.x", "_LPT³.x"),
        ("conin$", "_conin$"),
        ("console", "console"),
        ("COM10", "COM10"),
        ("nul?", "_nul"),
        ("game.previous", "game_previous"),
        ("game.Previous. ", "game_Previous"),
        ("game.previous.previous", "game.previous_previous"),
        (".previous", "previous"),
        ("Cafe\u0301", "Caf\u00e9"),
        ("משחק", "משחק"),
        ("👨‍👩‍👧 game", "👨‍👩‍👧 game"),
        ("Игра 1", "Игра 1"),
    ],
)
def test_stem_of_a_name(name: str, stem: str) -> None:
    assert file_stem(name) == stem
    assert file_stem(stem) == stem  # a stem is its own


@pytest.mark.parametrize(
    "name", ["x" * 200, "é" * 200, "駅" * 200, "🚂" * 200, "a\u0323\u0301" * 100, "e" + "\u0335" * 200]
)
def test_long_names_are_cut(name: str, tmp_path: Path) -> None:
    stem = file_stem(name)
    assert 0 < len(stem) <= 60
    assert len(stem.encode()) <= folders.MOST_BYTES
    assert stem == unicodedata.normalize("NFC", stem)
    (tmp_path / f"{stem}.previous.json.damaged").touch()


def test_cut_leaves_no_forbidden_name() -> None:
    assert file_stem("console", 3) == "_co"
    assert file_stem("abc def", 4) == "abc"
    assert file_stem("abcdefghij.previously", 19) == "abcdefghij_previous"
    assert file_stem("👨‍👩‍👧", 2) == "👨"


def test_names_that_some_file_systems_hold_for_one() -> None:
    assert name_key("Sunday") == name_key("sUNDAY")
    assert name_key("Caf\u00e9") == name_key("CAFE\u0301")
    assert name_key("Straße") == name_key("STRASSE")
    assert name_key("one") != name_key("two")
