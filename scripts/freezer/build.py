"""Run PyInstaller and lay out dist/: programs, archives, list of files, sums."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from _progress import Progress
from _words import word

from freezer import archive, linux, names
from freezer.trouble import Failure

WORK = names.ROOT / "build" / "work"
SPEC = names.ROOT / "build" / "carnegie.spec"
LOG = WORK / "pyinstaller.log"


def build(out: Path, *, onefile: bool) -> list[Path]:
    """Build for this system into `out` and return what is to be given to people. Raises Failure."""
    out.mkdir(parents=True, exist_ok=True)
    with Progress(steps=2) as progress:
        progress.step(word("package_freezing"))
        _clear(out)
        _freeze(out, onefile)
        progress.step(word("package_packing"))
        if names.LINUX:
            linux.complete(out / names.FOLDER)
            linux.app_folder(out / names.FOLDER, out / names.APP_FOLDER)
        return pack(out, onefile=onefile)


def pack(out: Path, *, onefile: bool) -> list[Path]:
    """Pack what has been built, list its files, sum it up; returns what is to be given to people."""
    shipped = out / (f"{names.NAME}.app" if sys.platform == "darwin" else names.FOLDER)
    single = out / (names.ONE_FILE + names.SUFFIX)
    for path in (shipped, *([single] if onefile else [])):
        if not path.exists():
            raise Failure(word("package_not_built", path=path))
    (out / names.FILES).write_text("\n".join(archive.listing(shipped)) + "\n", encoding="utf-8", newline="\n")
    finished = [archive.pack(shipped, out / names.ARCHIVE, epoch()), *([single] if onefile else [])]
    archive.write_sums(out / names.SUMS, finished)
    return finished


def _clear(out: Path) -> None:
    """Remove what an earlier build of this version left; other versions stay."""
    for path in out.glob(f"{names.FOLDER}*"):
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    for folder in (names.APP_FOLDER, f"{names.NAME}.app"):
        shutil.rmtree(out / folder, ignore_errors=True)


def _freeze(out: Path, onefile: bool) -> None:
    line = [
        sys.executable, "-P", "-m", "PyInstaller", str(SPEC), "--noconfirm", "--clean", "--log-level", "INFO",
        "--distpath", str(out), "--workpath", str(WORK), "--", *(["--onefile"] if onefile else []),
    ]  # fmt: skip
    WORK.mkdir(parents=True, exist_ok=True)
    with LOG.open("w", encoding="utf-8") as log:
        status = subprocess.call(line, env=_variables(), cwd=names.ROOT, stdout=log, stderr=subprocess.STDOUT)
    if status != 0:
        raise Failure(word("package_failed", log=LOG))


def _variables() -> dict[str, str]:
    """As PyInstaller's manual asks for equal outcomes: a fixed order of sets, a fixed time in the executable."""
    return {
        **os.environ,
        "PYTHONHASHSEED": "1",
        "SOURCE_DATE_EPOCH": str(epoch()),
        "PYINSTALLER_CONFIG_DIR": str(WORK / "cache"),
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }


def epoch() -> int:
    """Seconds since 1970 of the commit that is built; of a checkout without history, the first time zip can hold."""
    found = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], cwd=names.ROOT, capture_output=True, text=True, check=False
    ) if shutil.which("git") else None  # fmt: skip
    stamp = found.stdout.strip() if found is not None and found.returncode == 0 else ""
    return int(stamp) if stamp.isdigit() else 315532800
