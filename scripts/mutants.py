"""Changes the rules in one place at a time and runs their tests: do these notice?

python3 scripts/mutants.py --sample 200 --seed 1     200 of all changes
python3 scripts/mutants.py --only scoring --jobs 2   every change of one module, two at a time
python3 scripts/mutants.py --list                    all of them, without trying any

Comparisons, signs, and/or, not, and numbers at boundaries are changed, in memory only. The golden games are played
first, then tests/engine, its long ones last. tests/engine/equivalent-mutants.yaml lists changes that change nothing,
with the reason; they are left out of the count. Exit status 1 when fewer than 95 % are noticed.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import yaml
from _words import word
from mutation.changes import Change, changes

ROOT = Path(__file__).resolve().parents[1]
ENGINE = ROOT / "game" / "engine"
SAME = ROOT / "tests" / "engine" / "equivalent-mutants.yaml"
LEAST = 0.95  # share of the changes that have to be noticed
_QUIET = ("-x", "-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist", "--tb=no")
_STAGES = (
    (180, ("tests/golden", "tests/engine", "-m", "not slow and not full")),
    (600, ("tests/engine", "-m", "slow and not full")),
)  # seconds until a change counts as noticed because nothing ends any more, and what is run


def every_change() -> list[Change]:
    """Return all changes of the engine."""
    return [
        change
        for file in sorted(ENGINE.glob("*.py"))
        for change in changes(str(file.relative_to(ROOT).as_posix()), file.read_text(encoding="utf-8"))
    ]


def known() -> dict[tuple[str, str, str, str], str]:
    """Return the changes that change nothing, with the reason."""
    listed = yaml.safe_load(SAME.read_text(encoding="utf-8")) if SAME.exists() else []
    return {(e["file"], e["place"], e["was"], e["now"]): e["reason"] for e in listed or []}


def mark(change: Change) -> tuple[str, str, str, str]:
    """Return what a change is listed by: not the line, which moves."""
    return change.file.rpartition("/")[2], change.place, change.was, change.now


def noticed(change: Change) -> str:
    """Return what notices a change: the tests' arguments, nothing when all tests pass."""
    environ = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONDONTWRITEBYTECODE": "1"}
    trial = [sys.executable, "-P", str(ROOT / "scripts" / "mutation" / "trial.py"), change.file, str(change.number)]
    for seconds, tests in _STAGES:
        try:
            done = subprocess.run(
                [*trial, *_QUIET, *tests], cwd=ROOT, env=environ, capture_output=True, timeout=seconds, check=False
            )
        except subprocess.TimeoutExpired:
            return " ".join(tests)
        if done.returncode:
            return " ".join(tests)
    return ""


def main() -> int:
    """Try a sample and list what nobody noticed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sample", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--list", action="store_true")
    arguments = parser.parse_args()
    chosen = [c for c in every_change() if arguments.only in (Path(c.file).stem, "")]
    if arguments.sample:
        chosen = random.Random(arguments.seed).sample(chosen, min(arguments.sample, len(chosen)))
    if arguments.list:
        sys.stdout.writelines(f"{change}\n" for change in chosen)
        return 0
    same = known()
    tried = [change for change in chosen if mark(change) not in same]
    survivors = []
    began = time.monotonic()
    with ThreadPoolExecutor(arguments.jobs) as jobs:
        for number, (change, by) in enumerate(zip(tried, jobs.map(noticed, tried), strict=True), start=1):
            if not by:
                survivors.append(change)
            print(f"{number}/{len(tried)} {by or '-'}  {change}", flush=True)
    share = 1 - len(survivors) / len(tried) if tried else 1.0
    seconds = time.monotonic() - began
    print(word("mutants_noticed", noticed=len(tried) - len(survivors), tried=len(tried), percent=f"{share:.1%}"))
    print(word("mutants_same", same=len(chosen) - len(tried), seconds=f"{seconds:.0f}"))
    for change in survivors:
        print(word("mutants_survivor", change=change))
    return 0 if share >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main())
