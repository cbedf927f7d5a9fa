"""Writing where things are refused now and then, not known, or full."""

from __future__ import annotations

import errno
import os
import shutil
import stat
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from game import folders
from game.storage import files

NOW_AND_THEN = [errno.EACCES, errno.EBUSY, errno.EAGAIN, errno.EIO]


def refusing(real: Callable[..., object], number: int, code: int) -> Callable[..., object]:
    """An operation that is refused the first `number` times."""
    left = [number]

    def operation(*arguments: object, **named: object) -> object:
        if left[0]:
            left[0] -= 1
            raise OSError(code, os.strerror(code))
        return real(*arguments, **named)

    return operation


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with an older copy."""
    path = tmp_path / "a.json"
    for data in (b"1", b"2"):
        files.write(path, data)
    return path


def holds(path: Path, newest: bytes, older: bytes) -> None:
    assert (path.read_bytes(), files.previous(path).read_bytes()) == (newest, older)
    assert sorted(path.parent.iterdir()) == [path, files.previous(path)]


@pytest.mark.parametrize("code", NOW_AND_THEN)
@pytest.mark.parametrize("name", ["replace", "link", "fsync"])
def test_what_is_refused_now_and_then_is_tried_again(
    path: Path, monkeypatch: pytest.MonkeyPatch, name: str, code: int
) -> None:
    monkeypatch.setattr(os, name, refusing(getattr(os, name), 4, code))
    files.write(path, b"3")
    holds(path, b"3", b"2")


@pytest.mark.parametrize("code", [errno.ENOTSUP, errno.EINVAL, errno.ENOSYS])
def test_a_file_system_that_cannot_sync_is_written_to_all_the_same(
    path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    monkeypatch.setattr(os, "fsync", refusing(os.fsync, 10**6, code))
    files.write(path, b"3")
    holds(path, b"3", b"2")


@pytest.mark.parametrize("code", [errno.EPERM, errno.ENOTSUP, errno.EXDEV, errno.EMLINK, errno.EACCES])
def test_without_links_the_older_copy_is_a_copy(path: Path, monkeypatch: pytest.MonkeyPatch, code: int) -> None:
    monkeypatch.setattr(os, "link", refusing(os.link, 10**6, code))
    files.write(path, b"3")
    holds(path, b"3", b"2")


def test_when_only_the_older_copy_fails_the_file_is_written(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = os.replace

    def replace(source: Path, target: Path) -> None:
        if target == files.previous(path):
            raise OSError(errno.ENOSPC, "No space left on device")
        real(source, target)

    monkeypatch.setattr(os, "replace", replace)
    files.write(path, b"3")
    holds(path, b"3", b"1")


@pytest.mark.parametrize("name", ["replace", "fsync", "open"])
@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EROFS, errno.EACCES])
def test_what_stays_refused_leaves_everything_as_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch, name: str, code: int
) -> None:
    monkeypatch.setattr(files, "PATIENCE", 0.05)
    monkeypatch.setattr(os, name, refusing(getattr(os, name), 10**6, code))
    with pytest.raises(OSError, match=os.strerror(code)):
        files.write(path, b"3")
    monkeypatch.undo()
    holds(path, b"2", b"1")


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.mkdir()
    (there / "real.json").write_bytes(b"1")
    path = tmp_path / "a.json"
    path.symlink_to(there / "real.json")
    files.write(path, b"2")
    assert path.is_symlink()
    assert (there / "real.json").read_bytes() == b"2"
    assert files.previous(path).read_bytes() == b"1"
    assert list(there.iterdir()) == [there / "real.json"]


def test_a_link_that_leads_to_itself_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.symlink_to(path)
    with pytest.raises(OSError, match=os.strerror(errno.ELOOP)):
        files.write(path, b"2")
    assert path.is_symlink()


@pytest.mark.skipif(os.name == "nt", reason="modes are for POSIX")
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o664])
def test_a_file_keeps_its_mode(path: Path, mode: int) -> None:
    path.chmod(mode)
    files.write(path, b"3")
    assert stat.S_IMODE(path.stat().st_mode) == mode


@pytest.mark.skipif(os.name == "nt", reason="modes are for POSIX")
def test_a_new_file_has_the_mode_that_new_files_have(tmp_path: Path) -> None:
    (tmp_path / "other").write_bytes(b"")
    files.write(tmp_path / "a.json", b"1")
    assert (tmp_path / "a.json").stat().st_mode == (tmp_path / "other").stat().st_mode


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("no pipes in folders here")
    os.mkfifo(tmp_path / "a.json")
    with pytest.raises(OSError, match=os.strerror(errno.EINVAL)):
        files.read(tmp_path / "a.json", 100)


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_bytes(b"x" * 101)
    with pytest.raises(folders.TooLarge):
        files.read(tmp_path / "a.json", 100)


def test_a_full_disk_costs_nothing_that_was_there(tmp_path: Path) -> None:
    """A real one: a file system in memory of 1 MB, that fills up in the middle of writing."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = shutil.which("mount") and subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=1m", "none", str(disk)], capture_output=True
    )
    if not mounted or mounted.returncode:
        pytest.skip("nothing can be mounted here")
    try:
        path = disk / "a.json"
        small = b"1" * 200_000
        files.write(path, small)
        with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
            files.write(path, b"2" * 2_000_000)
        assert path.read_bytes() == small
        assert list(disk.iterdir()) == [path]
        files.write(path, b"3")
        assert (path.read_bytes(), files.previous(path).read_bytes()) == (b"3", small)
    finally:
        subprocess.run(["umount", str(disk)], check=True)
