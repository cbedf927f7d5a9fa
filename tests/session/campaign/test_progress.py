"""Progress survives: lost files, damaged files, newer programs, and a program that is killed while it writes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game import folders
from game.content import Content
from game.content.model import Difficulty
from game.session import chapter, profile, statistics
from game.session.chapter import record
from game.session.profile import PROGRESS, Profile
from game.session.statistics import Statistics
from game.storage import files
from game.storage.kept import write
from tests.session.campaign.conftest import Maker, seen

WHEN = "2026-05-04T12:00:00+00:00"


def reload(id: str) -> Profile:
    found = profile.load(id)
    assert found is not None
    return found


def played(finished: Maker, ada: Profile) -> Profile:
    """A profile with two results."""
    record(finished(points=300, seed=3), WHEN)
    record(finished("railroad", points=400, seed=4), WHEN)
    return reload(ada.id)


def test_names_folders_and_the_last_one(home: Path) -> None:
    one, two, three = profile.create("Zoë Müller"), profile.create("  "), profile.create("Zoë Müller")
    assert [each.id for each in (one, two, three)] == ["zoe-muller-1", "profile-1", "zoe-muller-2"]
    assert profile.profiles()[0].id == three.id
    profile.remember(one.id)
    assert profile.profiles()[0].id == one.id
    renamed = profile.rename(one, "Zoë")
    assert (renamed.id, reload(one.id).name) == (one.id, "Zoë")
    profile.delete(two)
    assert profile.load(two.id) is None
    assert len(profile.profiles()) == 2
    assert home.exists()


def test_what_is_written_is_read_again(finished: Maker, ada: Profile) -> None:
    kept = played(finished, ada)
    assert kept.trouble is None
    assert kept.progress is not None
    assert kept.progress.won("", "telegraph")
    assert kept.progress.won("", "railroad")
    profile.save(kept)
    assert seen(reload(ada.id)) == seen(kept)


@pytest.mark.parametrize(
    "gone", [PROGRESS, f"progress.previous{folders.SAVE_SUFFIX}", "replays/telegraph.beginner.json"]
)
def test_a_single_file_may_be_deleted(finished: Maker, ada: Profile, content: Content, gone: str) -> None:
    before = played(finished, ada)
    (before.folder / gone).unlink()
    after = chapter.mended(reload(ada.id), content)
    assert after.progress is not None
    assert before.progress is not None
    for id in ("telegraph", "railroad"):
        was = before.progress.best("", id, Difficulty.BEGINNER)
        best = after.progress.best("", id, Difficulty.BEGINNER)
        assert was is not None
        assert best is not None
        assert (best.wins > 0, best.score, best.margin, best.medal) == (True, was.score, was.margin, was.medal)


def test_a_profile_with_statistics_alone_is_still_there(ada: Profile) -> None:
    write(statistics.path(ada.id), Statistics(), {})
    for path in ada.folder.glob("progress*"):
        path.unlink()
    found = reload(ada.id)
    assert found.progress is not None
    assert found.trouble is not None
    assert found.trouble.reason == "missing"


def test_both_copies_may_be_deleted(finished: Maker, ada: Profile, content: Content) -> None:
    before = played(finished, ada)
    (before.folder / PROGRESS).unlink()
    files.previous(before.folder / PROGRESS).unlink()
    after = chapter.mended(reload(ada.id), content)
    assert after.progress is not None
    assert after.name == "Ada"
    assert after.progress.won("", "telegraph")
    assert after.progress.won("", "railroad")
    record(finished(points=1, seed=9), WHEN)
    again = reload(ada.id)
    assert again.trouble is None
    assert again.progress is not None
    assert again.progress.won("", "railroad"), "what was read from the replays is written down again"


@pytest.mark.parametrize("damage", [b"", b"{", b"[1]", b'{"format": 1}', b'{"format": 1, "name": 3}', b"\xff\xfe"])
def test_a_damaged_file_gives_way_to_the_older_copy(
    finished: Maker, ada: Profile, content: Content, damage: bytes
) -> None:
    before = played(finished, ada)
    path = before.folder / PROGRESS
    path.write_bytes(damage)
    hurt = reload(ada.id)
    assert hurt.trouble is not None
    assert (hurt.trouble.reason, hurt.trouble.restored) == ("damaged", True)
    assert hurt.progress is not None
    assert hurt.progress.won("", "telegraph")
    assert chapter.mended(hurt, content).progress.won("", "railroad")  # type: ignore[union-attr]
    assert path.read_bytes() == damage, "reading changes nothing"
    record(finished(points=1, seed=9), WHEN)
    healed = reload(ada.id)
    assert healed.trouble is None
    assert healed.progress is not None
    assert healed.progress.won("", "railroad")
    assert path.with_name(path.name + folders.DAMAGED_SUFFIX).read_bytes() == damage
    assert not chapter.mended(reload(ada.id), content).trouble
    older = json.loads(files.previous(path).read_bytes())
    assert older["name"] == "Ada", "the damaged file never becomes the older copy"


def test_a_newer_file_is_left_alone(finished: Maker, ada: Profile) -> None:
    before = played(finished, ada)
    path = before.folder / PROGRESS
    newer = json.loads(path.read_bytes()) | {"format": 2, "wonders": [1]}
    path.write_text(json.dumps(newer))
    found = reload(ada.id)
    assert found.progress is None
    assert found.trouble is not None
    assert (found.trouble.reason, found.trouble.restored) == ("too_new", False)
    told = record(finished(points=999, seed=9), WHEN)
    assert told.failed is not None
    assert told.failed.reason == "too_new"
    assert json.loads(path.read_bytes()) == newer


def test_what_a_newer_program_has_added_stays(finished: Maker, ada: Profile) -> None:
    before = played(finished, ada)
    path = before.folder / PROGRESS
    richer = json.loads(path.read_bytes())
    richer["stamps"] = ["a"]
    richer["campaigns"][""]["telegraph"]["beginner"]["minutes"] = 41
    richer["campaigns"]["other"] = {"x": {"hard": {"score": 5}}}
    path.write_text(json.dumps(richer))
    record(finished(points=1, seed=9), WHEN)
    after = json.loads(path.read_bytes())
    assert after["stamps"] == ["a"]
    assert after["campaigns"][""]["telegraph"]["beginner"]["minutes"] == 41
    assert after["campaigns"][""]["telegraph"]["beginner"]["plays"] == 2
    assert after["campaigns"]["other"]["x"]["hard"]["score"] == 5


WRITER = """
import sys
sys.path.insert(0, sys.argv[1])
from game.session import profile
import msgspec
me = profile.load("ada-1")
number = 0
print("writing", flush=True)
while True:
    number += 1
    names = {f"chapter_{i}": {} for i in range(3000)}
    progress = msgspec.structs.replace(me.progress, updated=str(number), campaigns={"long": names})
    profile.save(profile.Profile(me.id, progress, None, {}))
"""


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="kill -9 is for POSIX")
def test_a_program_killed_while_it_writes_loses_nothing(ada: Profile) -> None:
    root = Path(__file__).resolve().parents[3]
    for round_ in range(8):
        with subprocess.Popen([sys.executable, "-c", WRITER, str(root)], stdout=subprocess.PIPE) as writer:
            assert writer.stdout is not None
            assert writer.stdout.readline() == b"writing\n"
            time.sleep(0.05 + 0.013 * round_)
            writer.send_signal(signal.SIGKILL)
            writer.wait()
        path = ada.folder / PROGRESS
        whole = json.loads(path.read_bytes())
        assert whole["name"] == "Ada"
        assert len(whole["campaigns"].get("long", {})) in (0, 3000)
        found = reload(ada.id)
        assert found.trouble is None
        assert json.loads(files.previous(path).read_bytes())["name"] == "Ada"


def test_there_is_a_file_at_any_moment_of_writing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever step the program dies at, the old or the new file is at its place."""
    path = tmp_path / "kept.json"
    files.write(path, b"1")
    files.write(path, b"2")
    replace = os.replace
    for fatal in (1, 2):
        calls = 0

        def dying(a: object, b: object, fatal: int = fatal) -> None:
            nonlocal calls
            calls += 1
            if calls == fatal:
                raise KeyboardInterrupt
            replace(a, b)  # type: ignore[arg-type]

        monkeypatch.setattr(os, "replace", dying)
        with pytest.raises(KeyboardInterrupt):
            files.write(path, b"3")
        monkeypatch.setattr(os, "replace", replace)
        assert path.read_bytes() == b"2"
        assert files.previous(path).read_bytes() in (b"1", b"2")
        assert not list(tmp_path.glob("*.tmp"))
