"""Files that are whole whatever happens."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.storage import files

WRITER = (
    "import sys; from pathlib import Path; from game.storage import files\n"
    "for number in range(150): files.write(Path(sys.argv[1]), sys.argv[2].encode() * 1000)"
)


def test_the_file_before_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    for data in (b"1", b"2", b"3"):
        files.write(path, data)
    assert (path.read_bytes(), files.previous(path).read_bytes()) == (b"3", b"2")
    files.write(path, b"4", keep=False)
    assert (path.read_bytes(), files.previous(path).read_bytes()) == (b"4", b"2")
    assert sorted(tmp_path.iterdir()) == [path, files.previous(path)]


def test_without_links_the_file_before_is_kept_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "link", refuse)
    path = tmp_path / "a.json"
    for data in (b"1", b"2"):
        files.write(path, data)
    assert (path.read_bytes(), files.previous(path).read_bytes()) == (b"2", b"1")


def test_a_failure_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "a.json"
    files.write(path, b"1")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        files.write(path, b"2")
    assert path.read_bytes() == b"1"
    assert list(tmp_path.iterdir()) == [path]


def test_two_programs_may_write_the_same_file(tmp_path: Path) -> None:
    """Neither fails, and what stands there is all of one of them."""
    path = tmp_path / "a.json"
    writers = [subprocess.Popen([sys.executable, "-c", WRITER, str(path), letter]) for letter in "ab"]
    assert [writer.wait(60) for writer in writers] == [0, 0]
    assert path.read_bytes() in (b"a" * 1000, b"b" * 1000)
    assert files.previous(path).read_bytes() in (b"a" * 1000, b"b" * 1000)
    assert sorted(tmp_path.iterdir()) == [path, files.previous(path)]
