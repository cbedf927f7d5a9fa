"""The n-th file operation of an evening is refused, or more of them: what was kept is kept, and it goes on."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from unittest import mock

from faulting import corpus
from faulting.evening import Disk, Evening
from faulting.refusing import ERRORS, EVERYTHING, TIMES, Refusing, refusing
from faulting.tally import Finding, Sort
from game import folders
from game.content import load_default
from game.content.text import load_default_text
from game.session import games
from game.storage import files

REAL = 25  # every so many trials wait as long as the program does
FIRST_STEPS = 4  # of an evening in which waiting takes time


class Refuse:
    """See `faulting.worker.Mode`."""

    inside = True

    def __init__(self, seed: int, folder: Path, trial: Path) -> None:
        self.home = folder / "home"
        self.template = folder / "template"
        self.content = load_default()
        self.evening = Evening(self.content, corpus.games(self.content, load_default_text()))
        os.environ[folders.VARIABLE] = str(self.template)
        self.evening.furnish()
        os.environ[folders.VARIABLE] = str(self.home)
        self._fresh()
        counted = Refusing(self.home)
        self._play(counted, len(self.evening.steps()))
        count = len(counted.done)
        self.trials = [(at, error, how) for at in range(count) for error in ERRORS for how in (*TIMES, EVERYTHING)]
        Random(f"{seed} refuse").shuffle(self.trials)

    def _fresh(self) -> None:
        shutil.rmtree(self.home, ignore_errors=True)
        shutil.copytree(self.template, self.home)

    def close(self) -> None:
        """Nothing is open."""

    def run(self, number: int) -> tuple[list[str], list[Finding]]:
        """Play an evening in which something is refused, and look around."""
        at, error, how = self.trials[number % len(self.trials)]
        real = number % REAL == REAL - 1
        if real:
            at, how = at % 60, "once" if how == EVERYTHING else how
        self._fresh()
        rule = Refusing(self.home, at, error, how, real)
        bystanders = self.evening.bystanders()
        disk = self._play(rule, FIRST_STEPS if real else len(self.evening.steps()))
        kind = rule.refused[0] if rule.refused else "nothing"
        what = f"{kind} {how} {error} at {at}: "
        findings = [Finding(Sort.LEFT, "", what + name) for name in self._left("unlink" in rule.refused)]
        findings += [Finding(Sort.LOST, "", what + words) for words in self.evening.lost(disk)]
        findings += [Finding(Sort.LOST, "", what + words) for words in self.evening.again(disk)]
        if self.evening.bystanders() != bystanders:
            findings.append(Finding(Sort.LOST, "", what + "another game or profile was changed"))
        return [kind, error, how, *(["real time"] if real else [])], findings

    def _play(self, rule: Refusing, steps: int) -> Disk:
        disk = self.evening.start()
        with refusing(rule):
            for step in self.evening.steps()[:steps]:
                step(disk)
        return disk

    def _left(self, stuck: bool) -> Iterator[str]:
        """What is left lying about: where deleting was not refused at once, else after the next start."""
        if stuck:
            with mock.patch.object(files, "_is_running", return_value=False):  # as another process sees it
                games.tidy()
        for path in sorted(self.home.rglob("*.tmp")):
            yield path.relative_to(self.home).as_posix()
