"""Mistakes in a copy of the content are reported with file, line, place and a sentence that helps."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest

from game.content import ContentError, load, load_default
from game.content.problems import Fault
from game.content.words import message
from tests.content.folder import Folder


def test_the_content_is_right(folder: Folder) -> None:
    assert folder.problems() == []
    assert load(folder.path) == load_default()


def test_misspelt_region(folder: Folder) -> None:
    folder.edit("map.yaml", "chicago:        {region: midwest", "chicago:        {region: midwst")
    assert folder.problems() == [
        (
            "content/map.yaml:30: cities.chicago.region: 'midwst' is not a region "
            "(expected west, midwest, east, south; did you mean 'midwest'?)"
        ),
    ]


def test_unknown_key(folder: Folder) -> None:
    folder.edit("setup.yaml", "good_price: 1", "good_price: 1\ngoods_price: 2")
    line = folder.line("setup.yaml", "goods_price")
    (problem,) = folder.problems()
    assert problem.startswith(f"content/setup.yaml:{line}: goods_price: 'goods_price' is not known here (expected ")
    assert problem.endswith("; did you mean 'good_price'?)")


def test_unknown_key_like_no_other(folder: Folder) -> None:
    folder.edit("scoring.yaml", "major_cities_needed: 2", "major_cities_needed: 2\nxyz: 1")
    (problem,) = folder.problems()
    assert "'xyz' is not known here (expected connections, major_cities_needed, " in problem
    assert "did you mean" not in problem


def test_duplicate_key(folder: Folder) -> None:
    folder.edit("setup.yaml", "rounds: 20", "rounds: 20\nrounds: 20")
    assert folder.problems() == ["content/setup.yaml:4: rounds: 'rounds' stands here a second time (first in line 3)"]


def test_route_to_nowhere(folder: Folder) -> None:
    folder.edit("map.yaml", "[dallas, houston]", "[dallas, huston]")
    line = folder.line("map.yaml", "huston]")
    assert folder.problems() == [
        f"content/map.yaml:{line}: routes.51.2: 'huston' is not a city (did you mean 'houston'?)"
    ]


def test_route_to_somewhere_else(folder: Folder) -> None:
    folder.edit("map.yaml", "[dallas, houston]", "[dallas, quito]")
    (problem,) = folder.problems()
    assert problem.endswith("routes.51.2: 'quito' is not a city (32 are known)")


def test_tile_with_five_spaces(folder: Folder) -> None:
    folder.edit("timeline.yaml", "[east, midwest, west, donation]", "[east, midwest, west, donation, west]")
    assert folder.problems() == ["content/timeline.yaml:13: tiles.3.front: 5 spaces (expected 4)"]


def test_all_problems_of_all_files_at_once(folder: Folder) -> None:
    folder.edit("map.yaml", "chicago:        {region: midwest", "chicago:        {region: midwst")
    folder.edit("map.yaml", "denver:         {region: west, kind: medium", "denver:         {region: wst, kind: large")
    folder.edit("map.yaml", "[dallas, houston]", "[dallas, huston]")
    folder.edit("map.yaml", "[houston, new_orleans]", "[houston, houston]")
    folder.edit("timeline.yaml", "3: {front: [east, midwest, west, donation]", "3: {front: [east, midwest]")
    folder.edit("setup.yaml", "{total: 15, active: 5", "{total: 16, active: five")
    folder.edit("setup.yaml", "supply: 22", "supply: 21")
    folder.edit("solo_cards.yaml", "hard:     {normal: 10", "hard:     {normal: 11")
    folder.edit("text/en/names.yaml", "  reno: Reno\n", "")
    (folder.path / "scoring.yaml").unlink()
    places = [": ".join(problem.split(": ")[:2]) for problem in folder.problems()]
    assert places == [
        "content/map.yaml:21: cities.denver.region",
        "content/map.yaml:30: cities.chicago.region",
        "content/map.yaml:102: routes.51.2",
        "content/map.yaml:105: routes.54",
        "content/scoring.yaml: this file is missing",
        "content/setup.yaml:7: employees.active",
        "content/setup.yaml:11: discs.total",
        "content/solo_cards.yaml:10: decks.hard",
        "content/text/en: city.reno",
        "content/timeline.yaml:13: tiles.3.front",
    ]


def test_an_entry_is_looked_at_although_its_neighbour_is_wrong(folder: Folder) -> None:
    folder.edit("map.yaml", "denver:         {region: west", "denver:         {region: wst")
    folder.edit("map.yaml", "boston:         {region: east, kind: medium", "boston:         {region: east, kind: large")
    assert [problem.split(": ")[1] for problem in folder.problems()] == [
        "cities.denver.region",
        "cities.boston",
        "cities.boston.slots",
    ]


@pytest.mark.parametrize(
    ("file", "old", "new", "line", "rest"),
    [
        ("setup.yaml", "rounds: 20", "rounds: twenty", 3, "rounds: 'twenty' is not a whole number"),
        ("setup.yaml", "rounds: 20", "rounds: 20.0", 3, "rounds: '20.0' is not a whole number"),
        ("setup.yaml", "rounds: 20", "rounds: '20'", 3, "rounds: '20' is not a whole number"),
        ("setup.yaml", "rounds: 20", "rounds: true", 3, "rounds: 'true' is not a whole number"),
        ("setup.yaml", "rounds: 20", "rounds: -20", 3, "rounds: -20 is out of range (expected 1 to 99)"),
        ("setup.yaml", "rounds: 20", "rounds:", 3, "rounds: a value is missing here"),
        ("setup.yaml", "rounds: 20", "rounds: [20]", 3, "rounds: a single value is expected here (found a list)"),
        ("setup.yaml", "rounds: 20\n", "", 6, "'rounds' is missing"),
        (
            "setup.yaml",
            "start: {money: 12",
            "start: {money: 120",
            13,
            "start.money: 120 is out of range (expected 0 to 99)",
        ),
        (
            "setup.yaml",
            "start: {money: 12, goods: 4}",
            "start: 12",
            13,
            "start: names with values are expected here, as in 'name: value' (found a single value)",
        ),
        (
            "map.yaml",
            "slots: [any], transport_bonus: true,  xy: [0.117, 0.432]",
            "slots: any, transport_bonus: true,  xy: [0.117, 0.432]",
            14,
            "cities.seattle.slots: a list is expected here, as in [one, two] (found a single value)",
        ),
        (
            "map.yaml",
            "transport_bonus: true,  xy: [0.117, 0.432]",
            "transport_bonus: yes,  xy: [0.117, 0.432]",
            14,
            "cities.seattle.transport_bonus: 'yes' is neither true nor false",
        ),
        (
            "map.yaml",
            "xy: [0.117, 0.432]",
            "xy: [0.117, 1.432]",
            14,
            "cities.seattle.xy.2: 1.432 is out of range (expected 0 to 1)",
        ),
        ("map.yaml", "xy: [0.117, 0.432]", "xy: [left, 0.432]", 14, "cities.seattle.xy.1: 'left' is not a number"),
        (
            "map.yaml",
            "xy: [0.117, 0.432]",
            "xy: [0.117]",
            14,
            "cities.seattle.xy: this list has one entry (expected 2)",
        ),
        (
            "timeline.yaml",
            "layout: rows",
            "layout: row",
            7,
            "layout: 'row' is not a way to lay the timeline tiles (expected rows, columns; did you mean 'rows'?)",
        ),
        ("timeline.yaml", ", research: west}", "}", 21, "end: 'research' is missing"),
        ("timeline.yaml", "  8: {front", "  eight: {front", 18, "tiles.eight: 'eight' is not a whole number"),
        (
            "company.yaml",
            "construction,         free",
            "constructoin,         free",
            15,
            (
                "building.4.3: 'constructoin' is not a starting department, free or lobby "
                "(expected free, lobby, human_resources, commerce_finance, strategic_planning, construction, "
                "research_development; did you mean 'construction'?)"
            ),
        ),
        (
            "solo_cards.yaml",
            "N01: {donation: education_human_resources",
            "N01: {donation: education_human_ressources",
            27,
            (
                "cards.normal.N01.donation: 'education_human_ressources' is not a donation "
                "(did you mean 'education_human_resources'?)"
            ),
        ),
        (
            "solo_cards.yaml",
            "departments: [human_resources], cities: [salt_lake_city, reno]",
            "departments: [human_resource], cities: [salt_lake_city, reno]",
            28,
            (
                "cards.normal.N01.departments.1: 'human_resource' is not a type of action "
                "(expected human_resources, management, construction, research; did you mean 'human_resources'?)"
            ),
        ),
        ("solo_cards.yaml", "  A20: {", "  N20: {", 107, "cards.advanced.N20: 'N20' is defined a second time"),
    ],
)
def test_values(folder: Folder, file: str, old: str, new: str, line: int, rest: str) -> None:
    if old.startswith("departments: [human_resources], cities"):
        text = (folder.path / file).read_text(encoding="utf-8")
        folder.write(file, text.replace(old, new, 1))
    else:
        folder.edit(file, old, new)
    assert folder.problems()[0] == f"content/{file}:{line}: {rest}"


def test_no_file_at_all(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        load(tmp_path / "nowhere")
    assert [str(problem) for problem in caught.value] == [
        f"{(tmp_path / 'nowhere').as_posix()}: this folder is missing"
    ]


@pytest.mark.parametrize(
    ("data", "rest"),
    [
        ("", ": this file is empty"),
        ("- 1\n", ":1: names with values are expected here, as in 'name: value' (found a list)"),
        (
            "rounds: [1\nx: 2\n",
            ":2: this is not YAML: did not find expected ',' or ']' while parsing a flow sequence, begun in line 1",
        ),
        (b"rounds: 1\nstart: \xff\n", ":2: this line is not UTF-8 text; save the file with that encoding"),
        ("a: &b 1\n", ":1: a: '&b' names a part to repeat it; write it out instead"),
    ],
)
def test_broken_file(folder: Folder, data: str | bytes, rest: str) -> None:
    folder.write("setup.yaml", data)
    assert f"content/setup.yaml{rest}" in folder.problems()


def test_a_broken_file_brings_no_other_problems(folder: Folder) -> None:
    (folder.path / "map.yaml").unlink()
    (folder.path / "components.yaml").unlink()
    assert folder.problems() == [
        "content/components.yaml: this file is missing",
        "content/map.yaml: this file is missing",
    ]


def test_a_folder_of_another_name_is_called_as_given(folder: Folder, tmp_path: Path) -> None:
    other = tmp_path / "my rules"
    shutil.move(folder.path, other)
    (other / "map.yaml").unlink()
    assert Folder(other).problems() == [f"{other.as_posix()}/map.yaml: this file is missing"]


def test_a_relative_folder(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder.path / "map.yaml").unlink()
    monkeypatch.chdir(folder.path)
    assert Folder(Path()).problems() == ["map.yaml: this file is missing"]


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="needs a file its owner cannot read")
def test_a_file_that_may_not_be_read(folder: Folder) -> None:
    (folder.path / "map.yaml").chmod(0)
    assert folder.problems()[0].startswith("content/map.yaml: this file cannot be read: ")


def test_problems_have_parts(folder: Folder) -> None:
    folder.edit("setup.yaml", "rounds: 20", "rounds: 21")
    with pytest.raises(ContentError) as caught:
        load(folder.path)
    problem = next(p for p in caught.value.problems if p.path == "rounds")
    assert (problem.file, problem.line) == ("content/setup.yaml", 3)
    assert problem.message == "21 rounds (expected 20, one for each space of the timeline)"
    assert str(caught.value) == "\n".join(map(str, caught.value.problems))


def test_words_from_the_program_when_the_folder_has_none(folder: Folder) -> None:
    folder.write("text/en/problems.yaml", "problem: [")
    folder.edit("setup.yaml", "rounds: 20", "rounds: x")
    assert "content/setup.yaml:3: rounds: 'x' is not a whole number" in folder.problems()


def test_no_words_at_all() -> None:
    fault = Fault("map.yaml", 3, "cities", "count", {"count": 3, "expected": 4})
    assert message(fault, []) == "count (count=3, expected=4)"
