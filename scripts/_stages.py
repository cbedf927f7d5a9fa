"""The stages of scripts/test.py, one after the other, and what came of them."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

import _env
from _words import word

_QUICK = "not slow and not full"
_USUAL = "not full"
_WORKERS = 2
# import-linter has a command but no module to run.
_IMPORTS = "from importlinter.cli import lint_imports_command as run; run(['--no-logo'])"


@dataclass(frozen=True)
class Outcome:
    """What came of one stage."""

    name: str
    status: int
    seconds: float

    def __str__(self) -> str:
        key = "stage_failed" if self.status else "stage_passed"
        return word(key, name=self.name, status=self.status, seconds=f"{self.seconds:.1f}")


@dataclass(frozen=True)
class Counts:
    """How many tests passed, failed (errors included) and were skipped."""

    passed: int
    failed: int
    skipped: int

    def __str__(self) -> str:
        key = "counts_skipped" if self.skipped else "counts"
        return word(key, passed=self.passed, failed=self.failed, skipped=self.skipped)


def pytest_arguments(arguments: Sequence[str], results: Path, here: Path, root: Path) -> list[str]:
    """What pytest is given: our choice of tests first, so that a person's own -m or -n overrides it."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--quick", action="store_true")
    choice.add_argument("--full", action="store_true")
    chosen, own = parser.parse_known_args(arguments)
    marks = [] if chosen.full else ["-m", _QUICK if chosen.quick else _USUAL]
    usual = ["-n", str(_WORKERS), "--dist", "worksteal", *marks, f"--junitxml={results}"]
    return usual + [_from(here, argument) if here != root else argument for argument in own]


def _from(here: Path, argument: str) -> str:
    """A path given relative to the current directory, for pytest, which runs in the root."""
    path, mark, rest = argument.partition("::")
    looks_like_path = bool(mark) or path.endswith(".py") or "/" in path or os.sep in path
    return f"{here / path}{mark}{rest}" if looks_like_path and (here / path).exists() else argument


def commands(place: _env.Place, tests: Sequence[str]) -> dict[str, list[str]]:
    """The command of each stage, in order."""
    return {
        "ruff": _env.command(place, "ruff", ["check"]),
        "mypy": _env.command(place, "mypy", []),
        "imports": [str(place.python), "-P", "-c", _IMPORTS],
        "tests": _env.command(place, "pytest", tests),
    }


def variables(place: _env.Place, environ: dict[str, str]) -> dict[str, str]:
    """As for playing, but nothing opens a window or makes a sound unless asked to."""
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    return {**quiet, **_env.variables(place, environ)}


def counts(results: Path) -> Counts | None:
    """Read pytest's results; None when it did not get as far as running tests."""
    if not results.is_file():
        return None
    suites = list(ElementTree.parse(results).getroot().iter("testsuite"))
    total = {
        key: sum(int(suite.get(key, "0")) for suite in suites)
        for key in ("tests", "failures", "errors", "skipped")
    }
    failed = total["failures"] + total["errors"]
    return Counts(total["tests"] - failed - total["skipped"], failed, total["skipped"])


def run(stages: dict[str, list[str]], environ: dict[str, str], root: Path) -> list[Outcome]:
    """Run every stage, whatever the others did."""
    outcomes = []
    for name, line in stages.items():
        print(word("stage", name=name), flush=True)
        began = time.monotonic()
        status = subprocess.call(line, env=environ, cwd=root)
        outcomes.append(Outcome(name, status, time.monotonic() - began))
    return outcomes


def report(outcomes: Sequence[Outcome], tests: Counts | None) -> int:
    """Say what passed and what did not; the tests' counts come last. Return the exit status."""
    print()
    for outcome in outcomes:
        print(outcome)
    failed = [outcome.name for outcome in outcomes if outcome.status]
    print(word("what_failed", names=", ".join(failed)) if failed else word("all_passed"))
    if tests is not None:
        print(tests, flush=True)
    return 1 if failed else 0


def main() -> int:
    """Bring the environment up to date and run all stages."""
    place = _env.ensure("test")
    with tempfile.TemporaryDirectory(prefix="carnegie-") as folder:
        results = Path(folder) / "results.xml"
        tests = pytest_arguments(sys.argv[1:], results, Path.cwd(), place.root)
        outcomes = run(commands(place, tests), variables(place, dict(os.environ)), place.root)
        return report(outcomes, counts(results))
