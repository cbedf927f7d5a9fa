"""The private environment and what starts in it, without touching the network."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import threading
import tomllib
from pathlib import Path

import _env
import _stages
import _version
import _words
import pytest
from _install import Trouble
from _progress import Progress

SCRIPTS = _env.ROOT / "scripts"
SETS = ("play", "test", "package")


@pytest.fixture
def place(tmp_path: Path) -> _env.Place:
    """A checkout with lock files and a sound environment, nothing installed."""
    (tmp_path / "requirements").mkdir()
    for name in SETS:
        (tmp_path / "requirements" / f"{name}.txt").write_text(f"thing=={len(name)}\n")
    made = _env.Place(tmp_path / ".venv", tmp_path)
    pretend_made(made)
    return made


def pretend_made(place: _env.Place, version: str = "3.11.7", base: str = sys.executable) -> None:
    place.python.parent.mkdir(parents=True, exist_ok=True)
    place.python.touch()
    settings = f"home = {Path(base).parent}\nversion = {version}\nexecutable = {base}\n"
    (place.folder / "pyvenv.cfg").write_text(settings)


def stamp(place: _env.Place, name: str) -> None:
    place.stamp(name).write_text(place.wanted(name))


class Installer:
    """Stands in for venv and pip: notes what was asked, fails when told to."""

    def __init__(self, place: _env.Place, monkeypatch: pytest.MonkeyPatch) -> None:
        self.place = place
        self.calls: list[str] = []
        self.failing: list[bool] = []
        self.imports = True
        monkeypatch.setattr(_env, "make", self.make)
        monkeypatch.setattr(_env, "fill", self.fill)
        monkeypatch.setattr(_env.Place, "trial", lambda place, name: None if self.imports else "No module")

    def make(self, folder: Path) -> None:
        self.calls.append("make")
        shutil.rmtree(folder, ignore_errors=True)
        pretend_made(self.place)

    def fill(self, folder: Path, lock: Path, progress: Progress, *, again: bool) -> None:
        assert self.place.unfinished.exists()
        self.calls.append(f"fill {lock.stem}{' again' if again else ''}")
        if self.failing and self.failing.pop(0):
            raise Trouble("It did not work.", "a reason.")


@pytest.fixture
def installer(place: _env.Place, monkeypatch: pytest.MonkeyPatch) -> Installer:
    return Installer(place, monkeypatch)


# --- the stamp ---------------------------------------------------------------------------------------------


def test_an_environment_is_ready_when_its_stamp_is_the_lock_file_s(place: _env.Place) -> None:
    assert not place.ready("play")
    stamp(place, "play")
    assert place.ready("play")
    assert not place.ready("test")


def test_a_changed_lock_file_makes_it_unready(place: _env.Place) -> None:
    stamp(place, "play")
    place.lock("play").write_text("thing==5\n")
    assert not place.ready("play")


def test_line_ends_do_not_count_as_a_change(place: _env.Place) -> None:
    stamp(place, "play")
    place.lock("play").write_bytes(place.lock("play").read_bytes().replace(b"\n", b"\r\n"))
    assert place.ready("play")


def test_an_interrupted_installation_is_not_ready(place: _env.Place) -> None:
    stamp(place, "play")
    place.unfinished.touch()
    assert not place.ready("play")


@pytest.mark.parametrize("harm", ["old", "moved", "settings", "python"])
def test_an_environment_with_a_wrong_or_missing_python_is_not_sound(place: _env.Place, harm: str) -> None:
    stamp(place, "play")
    assert place.sound()
    if harm == "old":
        pretend_made(place, version="3.10.12")
    elif harm == "moved":
        pretend_made(place, base=str(place.root / "gone" / "python3"))
    elif harm == "settings":
        (place.folder / "pyvenv.cfg").unlink()
    else:
        place.python.unlink()
    assert not place.sound()
    assert not place.ready("play")


# --- bringing it up to date --------------------------------------------------------------------------------


def test_a_ready_environment_is_left_alone(place: _env.Place, installer: Installer) -> None:
    stamp(place, "play")
    assert _env.ensure("play", place) is place
    assert installer.calls == []


def test_the_first_start_makes_fills_and_stamps(place: _env.Place, installer: Installer) -> None:
    shutil.rmtree(place.folder)
    _env.ensure("play", place)
    assert installer.calls == ["make", "fill play"]
    assert place.ready("play")
    _env.ensure("play", place)
    assert len(installer.calls) == 2


def test_what_tests_need_includes_what_playing_needs(place: _env.Place, installer: Installer) -> None:
    _env.ensure("test", place)
    assert installer.calls == ["fill test"]
    assert place.ready("play")
    assert not place.ready("package")


def test_an_interruption_is_repaired_by_installing_again(place: _env.Place, installer: Installer) -> None:
    place.unfinished.touch()
    _env.ensure("play", place)
    assert installer.calls == ["fill play again"]
    assert place.ready("play")


def test_a_changed_lock_offline_starts_with_what_is_there(
    place: _env.Place, installer: Installer, capsys: pytest.CaptureFixture[str]
) -> None:
    place.stamp("play").write_text("an older lock")
    installer.failing = [True]
    _env.ensure("play", place)
    assert installer.calls == ["fill play"]
    assert _words.word("start_anyway", reason="a reason.") in capsys.readouterr().err
    assert not place.ready("play"), "the next start has to try again"
    assert not place.unfinished.exists(), "nothing was half done"


def test_what_was_interrupted_stays_in_doubt_while_offline(place: _env.Place, installer: Installer) -> None:
    place.unfinished.touch()
    installer.failing = [True]
    _env.ensure("play", place)
    assert place.unfinished.exists()


def test_an_environment_beyond_repair_is_made_anew(place: _env.Place, installer: Installer) -> None:
    installer.failing = [True]
    installer.imports = False
    with pytest.raises(Trouble, match="No module"):
        _env.ensure("play", place)
    assert installer.calls == ["fill play", "make", "fill play"]
    assert not place.ready("play")


def test_a_first_start_that_fails_says_why(place: _env.Place, installer: Installer) -> None:
    shutil.rmtree(place.folder)
    installer.failing = [True]
    with pytest.raises(Trouble, match="It did not work"):
        _env.ensure("play", place)
    assert place.unfinished.exists()


def test_of_two_starts_at_once_the_second_waits(place: _env.Place) -> None:
    lock = place.folder.with_name(".venv.lock")
    waits = threading.Event()
    with _env._alone(lock, lambda: None):
        second = threading.Thread(target=lambda: take_turn(lock, waits))
        second.start()
        assert waits.wait(10), "the second did not see the first"
        assert second.is_alive()
    second.join(10)
    assert not second.is_alive()


def take_turn(lock: Path, waits: threading.Event) -> None:
    with _env._alone(lock, waits.set):
        pass


# --- where it is -------------------------------------------------------------------------------------------


def test_it_is_in_the_checkout_when_that_can_be_written(tmp_path: Path) -> None:
    assert _env.find("play", tmp_path).folder == tmp_path / ".venv"
    assert list(tmp_path.iterdir()) == [], "the trial of writing leaves nothing"


def test_it_is_in_the_user_s_folder_when_the_checkout_is_read_only(
    place: _env.Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_env, "_writable", lambda folder: folder != place.root)
    user = _env.find("play", place.root, {"XDG_DATA_HOME": str(tmp_path), "LOCALAPPDATA": str(tmp_path)})
    assert user.folder.name.startswith("environment-")
    assert user.root == place.root
    stamp(place, "play")
    assert _env.find("play", place.root).folder == place.folder, "ready made by somebody who could write"


def test_no_folder_to_write_to_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_env, "_writable", lambda folder: False)
    with pytest.raises(Trouble, match=re.escape(str(tmp_path))):
        _env.find("play", tmp_path, {})


def test_each_system_s_own_folder() -> None:
    assert _env.user_folder({"LOCALAPPDATA": "L"}, "win32") == Path("L", "carnegie")
    assert _env.user_folder({}, "darwin").parts[-3:] == ("Library", "Application Support", "carnegie")
    assert _env.user_folder({"XDG_DATA_HOME": "X"}, "linux") == Path("X", "carnegie")
    assert _env.user_folder({}, "linux").parts[-3:] == (".local", "share", "carnegie")


# --- starting the game -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the scripts with a real, empty environment and a game that tells how it was started."""
    root = tmp_path_factory.mktemp("a checkout")
    for folder in ("scripts", "requirements"):
        shutil.copytree(_env.ROOT / folder, root / folder, ignore=shutil.ignore_patterns("__pycache__", "artwork"))
    (root / "game").mkdir()
    (root / "game" / "__main__.py").write_text(
        "import json, os, random, sys\n"
        "print(json.dumps([sys.argv[1:], os.getcwd(), random.__file__, sys.prefix, os.environ['PYTHONPATH']]))\n"
        "sys.exit(7)\n"
    )
    made = _env.Place(root / ".venv", root)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(made.folder)], check=True)
    stamp(made, "play")
    return root


def test_arguments_directory_and_status_are_passed_on(checkout: Path, tmp_path: Path) -> None:
    (tmp_path / "random.py").write_text("raise SystemExit('a file of the current directory was imported')")
    (tmp_path / "game.py").write_text("raise SystemExit('another game was started')")
    arguments = ["simulate", "--seats", "a b", "--json", "*", ""]
    started = subprocess.run(
        [sys.executable, str(checkout / "scripts" / "play.py"), *arguments],
        cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(tmp_path)}, capture_output=True, text=True,
    )  # fmt: skip
    assert started.returncode == 7, started.stderr
    assert started.stderr == ""
    passed_on, directory, random_file, prefix, path = json.loads(started.stdout)
    assert passed_on == arguments
    assert Path(directory) == tmp_path
    assert Path(random_file).parent != tmp_path
    assert Path(prefix) == checkout / ".venv"
    assert path == str(checkout)


def test_a_safe_path_hides_nothing_that_a_start_needs(checkout: Path, tmp_path: Path) -> None:
    """PYTHONSAFEPATH takes a script's own folder off the places that modules come from."""
    started = subprocess.run(
        [sys.executable, str(checkout / "scripts" / "play.py")],
        cwd=tmp_path, env={**os.environ, "PYTHONSAFEPATH": "1"}, capture_output=True, text=True,
    )  # fmt: skip
    assert (started.returncode, started.stderr) == (7, "")


def test_trouble_is_a_sentence_and_a_status_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    def troubled() -> int:
        raise Trouble("The disk is full.")

    def interrupted() -> int:
        raise KeyboardInterrupt

    assert _env.guarded(lambda: 5) == 5
    assert _env.guarded(troubled) == _env.FAILED
    assert capsys.readouterr().err == "The disk is full.\n"
    assert _env.guarded(interrupted) == _env.FAILED
    assert capsys.readouterr().err.strip() == _words.word("interrupted")


def test_tests_open_no_window_unless_asked(place: _env.Place) -> None:
    assert _stages.variables(place, {})["SDL_VIDEODRIVER"] == "dummy"
    assert _stages.variables(place, {"SDL_VIDEODRIVER": "x11"})["SDL_VIDEODRIVER"] == "x11"


# --- an old Python -----------------------------------------------------------------------------------------


def test_an_old_python_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        _version.require((3, 8, 18))
    assert left.value.code == _env.FAILED
    said = capsys.readouterr().err
    assert "3.11" in said
    assert "3.8.18" in said
    _version.require((3, 11, 0))
    _version.require((4, 0, 0))


@pytest.mark.parametrize("name", ["play", "test", "_version", "_words"])
def test_what_runs_before_that_is_written_for_old_pythons(name: str) -> None:
    tree = ast.parse((SCRIPTS / f"{name}.py").read_text(encoding="utf-8"), feature_version=(3, 4))
    newer = (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr)
    assert not [node for node in ast.walk(tree) if isinstance(node, newer)]
    assert not [a for a in ast.walk(tree) if isinstance(a, ast.arg) and a.annotation], "comments, not annotations"


def test_the_oldest_python_is_the_same_everywhere() -> None:
    settings = tomllib.loads((_env.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    oldest = _version.dotted(_version.OLDEST)
    assert settings["project"]["requires-python"] == f">={oldest}"
    assert settings["tool"]["mypy"]["python_version"] == oldest
    assert settings["tool"]["ruff"]["target-version"] == "py" + oldest.replace(".", "")
