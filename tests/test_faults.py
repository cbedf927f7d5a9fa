"""A short share of what scripts/faults.py tries, and whether it would notice."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from random import Random

import pytest
from faulting import MODES, Wanted, mutate, scribble
from faulting.refusing import EVERYTHING, Refusing, refusing
from faulting.shelf import Kept, left_over, lost
from faulting.tally import Finding, Sort, Tally
from faulting.worker import attempt
from freezer import x11
from freezer.trouble import Failure

from game.storage import files

SEED = 4


def nothing_found(tally: Tally, tried: int) -> None:
    assert [finding.what for finding in tally.findings] == []
    assert (tally.tried, tally.good) == (tried, True)


# --- a short share -----------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("mode", "count"), [("refuse", 40), ("fuzz-saves", 60), ("fuzz-content", 60)])
def test_a_short_share_brings_nothing_to_light(mode: str, count: int) -> None:
    nothing_found(MODES[mode](Wanted(count, SEED)), count)


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Xvfb is for Linux")
def test_a_game_survives_being_killed() -> None:
    try:
        x11.require()
    except Failure as failure:
        pytest.skip(str(failure))
    nothing_found(MODES["kills"](Wanted(3, SEED, jobs=1)), 3)


# --- would it notice? --------------------------------------------------------------------------------------------


def test_every_loss_of_a_game_is_noticed() -> None:
    before = {name: Kept(name.encode(), ("a", "b")) for name in ("same", "played", "gone", "changed", "shorter", "bad")}
    now = {
        "same": before["same"],
        "played": Kept(b"more", ("a", "b", "c")),
        "changed": Kept(b"other", ("a", "b")),
        "shorter": Kept(b"less", ("a",)),
        "bad": Kept(b"", None),
    }
    touched = {"played", "shorter", "bad"}
    assert sorted(lost(before, now, touched)) == [
        "bad cannot be used",
        "bad has other moves than before",
        "changed was changed, and nothing had been done with it",
        "gone is gone",
        "shorter has other moves than before",
    ]
    assert not list(lost(before, {**before, "played": now["played"]}, touched))


def test_what_is_left_of_writing_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "writing-1-ab.tmp").touch()
    assert left_over(tmp_path) == ["saves/writing-1-ab.tmp"]


@pytest.mark.slow
def test_a_writer_that_is_not_careful_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """With files that are written in place, half of what is refused stands there."""
    from faulting.refuse import Refuse

    from game import folders

    monkeypatch.setenv(folders.VARIABLE, str(tmp_path / "home"))
    mode = Refuse(SEED, tmp_path, tmp_path)

    def write(path: Path, data: bytes, *, keep: bool = True) -> None:
        path.write_bytes(data)

    monkeypatch.setattr(files, "write", write)
    mode.trials = [(number, "ENOSPC", "once") for number in range(20, 60)]
    found = {finding.sort for number in range(40) for finding in mode.run(number)[1]}
    assert Sort.LOST in found


def test_an_error_and_a_hang_are_told_with_their_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        inside = True

        def run(self, number: int) -> tuple[list[str], list[Finding]]:
            (tmp_path / "given.json").write_bytes(b"{}")
            while number:
                pass
            raise ZeroDivisionError

        def close(self) -> None: ...

    monkeypatch.setattr("faulting.worker.SECONDS", 0.2)
    found = [attempt(Broken(), number, tmp_path)[1][0] for number in ((0, 1) if hasattr(os, "fork") else (0,))]
    assert [finding.sort for finding in found] == [Sort.TRACEBACK, Sort.HANG][: len(found)]
    assert all(finding.files == {"given.json": b"{}"} for finding in found)
    tally = Tally("fuzz-saves", SEED)
    tally.add(["bits"], found)
    assert str(tally).splitlines()[-4:] == ["lost: 0", "tracebacks: 1", "hangs: 1", "left over: 0"]
    assert not tally.good
    tally.keep(tmp_path / "kept")
    assert (tmp_path / "kept" / f"fuzz-saves-{SEED}-1" / "given.json").read_bytes() == b"{}"


# --- its tools ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("how", "times"), [("once", 1), ("thrice", 3), ("for good", 5), (EVERYTHING, 5)])
def test_an_operation_is_refused_as_often_as_asked(tmp_path: Path, how: str, times: int) -> None:
    rule = Refusing(tmp_path, 1, "ENOSPC", how)
    refused = []
    with refusing(rule):
        for number in range(6):
            try:
                os.mkdir(tmp_path / str(number))
            except OSError as error:
                refused.append((number, error.errno))
    assert refused == [(number, errno.ENOSPC) for number in range(1, 1 + times)]
    assert rule.done == ["mkdir"] * 6


def test_half_of_what_is_refused_is_written(tmp_path: Path) -> None:
    with refusing(Refusing(tmp_path, 1, "ENOSPC", EVERYTHING)), pytest.raises(OSError, match="space"):
        (tmp_path / "a").write_bytes(b"123456")
    assert (tmp_path / "a").read_bytes() == b"123"


def test_the_same_number_tries_the_same() -> None:
    plain = {"moves": ["a:1", "b:2"], "round": 3, "deep": {"x": [1, 2, {"y": None}]}}
    for number in range(300):
        one, other = (mutate.written(mutate.changed(plain, Random(number)), Random(number)) for _ in range(2))
        assert one == other
    data = b"a: {b: 1}\nc: [1, 2]\n"
    made = {scribble.scribbled(data, Random(number)) for number in range(300)}
    assert made == {scribble.scribbled(data, Random(number)) for number in range(300)}
    assert len({kind for kind, _ in made}) > 8
