"""The test command, lock files and words of the scripts."""

from __future__ import annotations

import os
import re
import sys
import tomllib
from pathlib import Path

import _env
import _install
import _stages
import _words
import pytest

SCRIPTS = _env.ROOT / "scripts"
SETS = ("play", "test", "package")


# --- the test command --------------------------------------------------------------------------------------


def arguments(given: list[str], here: Path = _env.ROOT) -> list[str]:
    return _stages.pytest_arguments(given, Path("r.xml"), here, _env.ROOT)


@pytest.mark.parametrize(
    ("given", "marks"),
    [([], "not full"), (["--quick"], "not slow and not full"), (["--full"], None)],
)
def test_which_tests_run(given: list[str], marks: str | None) -> None:
    got = arguments(given)
    assert (got[got.index("-m") + 1] if "-m" in got else None) == marks
    assert not {"--quick", "--full"} & set(got)


def test_a_person_s_own_arguments_come_last() -> None:
    assert arguments(["-n", "0", "-k", "tests", "-x"])[-5:] == ["-n", "0", "-k", "tests", "-x"]


def test_paths_are_meant_from_the_current_directory() -> None:
    here = _env.ROOT / "tests"
    got = arguments(["test_scripts.py::test_x", "-k", "scripts", "no_such.py"], here)
    assert got[-4:] == [f"{here / 'test_scripts.py'}::test_x", "-k", "scripts", "no_such.py"]


def test_every_stage_runs_though_one_fails(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    def python(code: str) -> list[str]:
        return [sys.executable, "-c", code]

    stages = {"one": python("raise SystemExit(2)"), "two": python("import os; print(os.getcwd())")}
    outcomes = _stages.run(stages, dict(os.environ), tmp_path)
    assert [outcome.status for outcome in outcomes] == [2, 0]
    assert str(tmp_path) in capfd.readouterr().out
    assert _stages.report(outcomes, _stages.Counts(3, 1, 0)) == 1
    lines = capfd.readouterr().out.splitlines()
    assert lines[-2:] == [_words.word("what_failed", names="one"), "3 passed, 1 failed"]
    assert _stages.report(outcomes[1:], _stages.Counts(3, 0, 2)) == 0
    assert capfd.readouterr().out.splitlines()[-1] == "3 passed, 0 failed, 2 skipped"


def test_results_are_counted(tmp_path: Path) -> None:
    results = tmp_path / "r.xml"
    assert _stages.counts(results) is None
    suite = '<testsuite errors="1" failures="2" skipped="3" tests="10"/>'
    results.write_text(f"<testsuites>{suite}</testsuites>")
    assert _stages.counts(results) == _stages.Counts(passed=4, failed=3, skipped=3)


# --- lock files and words ----------------------------------------------------------------------------------


def pins(name: str) -> dict[str, str]:
    text = (_env.ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", text, re.MULTILINE))


@pytest.mark.parametrize("name", SETS)
def test_a_lock_file_is_exact_and_names_no_place(name: str) -> None:
    text = (_env.ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    assert "://" not in text
    packages = re.split(r"^(?=[a-z])", re.sub(r"^ *#.*\n", "", text, flags=re.MULTILINE), flags=re.MULTILINE)
    assert [package for package in packages if package and "--hash=sha256:" not in package] == []
    assert len(pins(name)) == len([package for package in packages if package])


def test_lock_files_agree_and_hold_what_the_project_asks_for() -> None:
    project = tomllib.loads((_env.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    for name in SETS:
        wanted = project["dependencies"] + extras.get(name, [])
        names = {re.split(r"[>=<]", want)[0].lower() for want in wanted}
        assert names <= set(pins(name))
        assert pins("play").items() <= pins(name).items(), "a larger set has to serve for playing"
    shared = pins("test").keys() & pins("package").keys()
    assert all(pins("test")[package] == pins("package")[package] for package in shared)


def test_every_sentence_has_its_key_and_every_key_is_used() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in SCRIPTS.rglob("*.py"))
    keys = set(_words.words("en"))
    asked = set(re.findall(r'(?:word|say)\(\s*"(\w+)"', code))
    assert asked <= keys
    causes = {key for key, _ in _install._SIGNS} | {"install_failed"}
    assert causes | {cause + "_short" for cause in causes} <= keys
    quoted = set(re.findall(r'"(\w+)"', code))
    put_together = tuple(re.findall(r'f"(\w+_)\{', code))  # names of figures and of modes follow
    unused = {key for key in keys if key.removesuffix("_short") not in quoted}
    assert {key for key in unused if not key.startswith(put_together)} == set()


def test_an_unknown_language_falls_back_to_english() -> None:
    assert _words.language({"LANG": "tlh_KX.UTF-8"}) == "en"
    assert _words.language({"LANG": "../etc"}) == "en"
    assert _words.language({}) == "en"
