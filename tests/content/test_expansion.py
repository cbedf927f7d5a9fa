"""The expansion's departments are checked data that no game can reach."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from game.content import Content, load
from game.content.effects import Gain
from game.content.expansion import FILE, read_expansion
from game.content.model import ActionType
from game.paths import content_dir
from tests.content.folder import Folder


def test_sixteen_departments_of_four_types() -> None:
    file, reading = read_expansion(content_dir())
    assert file is not None
    assert not reading.faults
    assert list(file.tiles) == list(range(17, 33))
    assert Counter(tile.type for tile in file.tiles.values()) == dict.fromkeys(ActionType, 4)
    accounting = file.tiles[21].uses["money"].per_department
    assert accounting is not None
    assert (accounting.type, accounting.gain) == (ActionType.MANAGEMENT, Gain(money=3))


def test_no_game_reaches_them(content: Content, folder: Folder) -> None:
    file, _ = read_expansion(content_dir())
    assert file is not None
    everything = msgspec.json.encode(content).decode()
    assert not [tile.id for tile in file.tiles.values() if f'"{tile.id}"' in everything]
    (folder.path / FILE).unlink()
    assert load(folder.path) == content


@pytest.mark.parametrize(
    ("old", "new", "rest"),
    [
        ("  32:", "  33:", "tiles: number 32 is missing; numbers go on without a gap"),
        (
            "id: archives",
            "id: sales",
            "tiles.31.id: 'sales' is another department's id already (content/departments.yaml, line 85)",
        ),
        (
            "id: archives",
            "id: branding",
            "tiles.31.id: 'branding' is another department's id already (content/expansion.yaml, line 61)",
        ),
        (
            "id: archives\n    type: research",
            "id: archives\n    type: management",
            "tiles: 5 tiles of the type 'management' (expected 4)",
        ),
        ("{vp: 4, per: project_in_weakest_region}", "{vp: 4}", "tiles.32.final: this does nothing"),
        ("final: {vp: 4, per: project_in_weakest_region}", "", "tiles.32: expected one of uses, continuous, final"),
        ("continuous: {diagonal_steps: true}", "continuous: {}", "tiles.19.continuous: this does nothing"),
        ("{per_project: {vp: 1}}", "{per_project: {}}", "tiles.26.uses.vp.per_project: this says no amount"),
        (
            "{mission: true, move_anyone: human_resources}",
            "{mission: true}",
            "tiles.17.uses.move: 0 effects in this use (expected one of per_department, per_project, move_anyone)",
        ),
        (
            "per: empty_room",
            "per: empty_rooms",
            (
                "tiles.20.final.per: 'empty_rooms' is not a thing departments count at the end (expected empty_room, "
                "project_in_chosen_region, project_in_weakest_region; did you mean 'empty_room'?)"
            ),
        ),
        (
            "diagonal_steps: true",
            "diagonal_step: true",
            "tiles.19.continuous.diagonal_step: 'diagonal_step' is not known here",
        ),
    ],
)
def test_problems(folder: Folder, old: str, new: str, rest: str) -> None:
    folder.edit(FILE, old, new)
    problems = folder.problems()
    assert any(problem.split(": ", 1)[1].startswith(rest) for problem in problems), problems
    assert all(problem.startswith(f"content/{FILE}:") for problem in problems)
