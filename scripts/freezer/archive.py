"""Archives whose bytes depend on the files alone, the list of files, and the sums to check downloads with."""

from __future__ import annotations

import gzip
import hashlib
import tarfile
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

_RUNS, _READS = 0o755, 0o644


def inside(folder: Path) -> Iterator[Path]:
    """Everything in a folder in one order on every system, links not followed."""
    yield from sorted(folder.rglob("*"), key=lambda path: path.relative_to(folder).as_posix())


def listing(folder: Path) -> list[str]:
    """The files and links of a folder, by path; a link with what it points to."""
    lines = []
    for path in inside(folder):
        name = path.relative_to(folder).as_posix()
        if path.is_symlink():
            lines.append(f"{name} -> {path.readlink().as_posix()}")
        elif path.is_file():
            lines.append(name)
    return lines


def size(folder: Path) -> int:
    """Bytes of all files of a folder; links take none."""
    return sum(path.stat().st_size for path in inside(folder) if path.is_file() and not path.is_symlink())


def pack(folder: Path, target: Path, epoch: int) -> Path:
    """Pack a folder under its own name, as .zip or .tar.gz, every file with the same time; returns `target`."""
    if target.suffix == ".zip":
        _zip(folder, target, epoch)
    else:
        _tar(folder, target, epoch)
    return target


def _tar(folder: Path, target: Path, epoch: int) -> None:
    def plain(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.uid = info.gid = 0
        info.uname = info.gname = ""
        info.mtime = epoch
        info.mode = _RUNS if info.isdir() or info.mode & 0o100 else _READS
        return info

    with (
        target.open("wb") as file,
        gzip.GzipFile("", "wb", 9, file, mtime=epoch) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as tar,
    ):
        for path in (folder, *inside(folder)):
            name = path.relative_to(folder.parent).as_posix()
            tar.add(path, name, recursive=False, filter=plain)


def _zip(folder: Path, target: Path, epoch: int) -> None:
    when = time.gmtime(epoch)[:6]
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in inside(folder):
            if path.is_file():
                info = zipfile.ZipInfo(path.relative_to(folder.parent).as_posix(), when)
                info.compress_type = zipfile.ZIP_DEFLATED
                info.external_attr = _READS << 16
                archive.writestr(info, path.read_bytes())


def write_sums(target: Path, files: list[Path]) -> None:
    """Write the SHA-256 of files in the form of `sha256sum`. Files of other systems that are listed there stay."""
    known = {}
    if target.is_file():
        lines = (line.split(maxsplit=1) for line in target.read_text(encoding="utf-8").splitlines() if line)
        known = {name.lstrip("*"): digest for digest, name in lines if (target.parent / name.lstrip("*")).is_file()}
    for file in files:
        with file.open("rb") as body:
            known[file.name] = hashlib.file_digest(body, "sha256").hexdigest()
    text = "".join(f"{digest}  {name}\n" for name, digest in sorted(known.items()))
    target.write_text(text, encoding="utf-8", newline="\n")
