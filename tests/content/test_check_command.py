"""`python -m game check`: one line and 0, or every problem and 1."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.commands.check import run
from tests.content.folder import Folder


def test_right(capsys: pytest.CaptureFixture[str], folder: Folder) -> None:
    expected = (
        "content: 32 cities, 54 routes, 21 departments, 8 timeline tiles, 20 donations, 40 solo cards, "
        "one language: all right\n"
    )
    assert run(folder.path) == 0
    assert capsys.readouterr().out == expected


def test_the_programs_own_content(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(None) == 0
    assert capsys.readouterr().out.count("\n") == 1


def test_wrong(capsys: pytest.CaptureFixture[str], folder: Folder) -> None:
    folder.edit("setup.yaml", "rounds: 20", "rounds: 21").edit("map.yaml", "[dallas, houston]", "[dallas, huston]")
    assert run(folder.path) == 1
    assert capsys.readouterr().out.splitlines() == folder.problems()


def test_nowhere(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(tmp_path / "x") == 1
    assert capsys.readouterr().out == f"{(tmp_path / 'x').as_posix()}: this folder is missing\n"


def test_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Whoever names one of the files means the folder it is in."""
    file = tmp_path / "map.yaml"
    file.write_text("cities: {}", "utf-8")
    assert run(file) == 1
    assert capsys.readouterr().out == f"{file.as_posix()}: this is a file, not a content folder\n"
