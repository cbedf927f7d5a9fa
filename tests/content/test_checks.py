"""What must hold between the parts of the content: one broken copy for each check."""

from __future__ import annotations

import pytest

from tests.content.folder import Folder

MAP, SOLO, SETUP, TILES = "map.yaml", "solo_cards.yaml", "setup.yaml", "departments.yaml"
TABS, TRACKS, CHART, LINE = "project_tabs.yaml", "transport.yaml", "donations.yaml", "timeline.yaml"
ONE_EFFECT = "(expected one of gain, per_active, trade, build_project, build_department, donate_on_top)"


@pytest.mark.parametrize(
    ("file", "old", "new", "rest"),
    [
        # map
        (
            MAP,
            "[infrastructure, commerce, housing]",
            "[infrastructure, commerce]",
            "21: cities.denver.slots: 2 construction spaces (expected 3 in a medium city)",
        ),
        (
            MAP,
            "[infrastructure, commerce, housing]",
            "[infrastructure, commerce, any]",
            "21: cities.denver.slots: a medium city has no space of the kind 'any'",
        ),
        (
            MAP,
            "slots: [any], transport_bonus: true,  xy: [0.117",
            "slots: [housing], transport_bonus: true,  xy: [0.117",
            "14: cities.seattle.slots: the space of a small city takes every project (expected any)",
        ),
        (MAP, "link_points: 2, ", "", "18: cities.san_francisco: a large city needs link_points"),
        (
            MAP,
            "denver:         {region: west, ",
            "denver:         {region: west, link_points: 1, ",
            "21: cities.denver.link_points: link_points are for large cities (this one is medium)",
        ),
        (
            MAP,
            "denver:         {region: west, ",
            "denver:         {region: west, transport_bonus: true, ",
            "21: cities.denver.transport_bonus: a transport_bonus is for small cities (this one is medium)",
        ),
        (MAP, "[houston, new_orleans]", "[houston, houston]", "105: routes.54: this route joins 'houston' to itself"),
        (
            MAP,
            "[houston, new_orleans]",
            "[houston, san_antonio]",
            "105: routes.54: 'houston' and 'san_antonio' are joined already (line 104)",
        ),
        (
            MAP,
            "  - [houston, new_orleans]\n",
            "",
            "51: routes: there are 53 here (expected 54, as components.yaml says)",
        ),
        # company and departments
        ("company.yaml", "commerce_finance]", "free]", "11: building: 'commerce_finance' has no room"),
        ("company.yaml", "[lobby, free,  ", "[free,  free,  ", "11: building: 'lobby' has no room"),
        (
            "company.yaml",
            "[lobby, free,  ",
            "[lobby, lobby, ",
            "15: building.4.2: 'lobby' has a room already (line 15)",
        ),
        (
            "company.yaml",
            "commerce_finance]",
            "commerce_finance, free]",
            "14: building.3: 5 rooms on this floor (expected 4 as on the top floor)",
        ),
        (
            TILES,
            "id: recruiting",
            "id: training_partnerships",
            "59: tiles.2.id: 'training_partnerships' is another department's id already (line 52)",
        ),
        (
            TILES,
            "id: recruiting",
            "id: construction",
            "59: tiles.2.id: 'construction' is another department's id already (line 38)",
        ),
        (TILES, "\n  16:\n", "\n  17:\n", "50: tiles: number 16 is missing; numbers go on without a gap"),
        (
            TILES,
            "id: recruiting\n    type: human_resources",
            "id: recruiting\n    type: research",
            "50: tiles: 3 tiles of the type 'human_resources' (expected 4)",
        ),
        (TILES, "    continuous: {move_in: 1} ", "    continuous: {} ", "100: tiles.8.continuous: this does nothing"),
        (TILES, "    continuous: {move_in: 1} ", "", "96: tiles.8: this does nothing"),
        (TILES, "    desks: [8]", "    desks: []", "122: tiles.12.desks: a department needs a desk"),
        (TILES, "    desks: []", "    desks: [1]", "74: tiles.4.desks: a lobby has no desks"),
        (
            TILES,
            "study: {mission: true, gain: {study: 7}}",
            "study: {mission: true}",
            "129: tiles.13.uses.study: 0 effects in this use " + ONE_EFFECT,
        ),
        (
            TILES,
            "{mission: true, gain: {study: 7}}",
            "{donate_on_top: true, gain: {study: 7}}",
            "129: tiles.13.uses.study: 2 effects in this use " + ONE_EFFECT,
        ),
        (TILES, "gain: {study: 7}", "gain: {}", "129: tiles.13.uses.study.gain: this says no amount"),
        (
            TILES,
            "pay: {money: 3}",
            "pay: {study: 3}",
            "112: tiles.10.uses.build.pay.study: nobody can pay with 'study' (expected money or goods)",
        ),
        (
            TILES,
            "give: {money: 1}",
            "give: {vp: 1}",
            "118: tiles.11.uses.buy.trade.give.vp: nobody can pay with 'vp' (expected money or goods)",
        ),
        (
            TILES,
            "extra_build_cost: {goods: 2}",
            "extra_build_cost: {steps: 2}",
            "76: tiles.4.extra_build_cost.steps: nobody can pay with 'steps' (expected money or goods)",
        ),
        (
            TILES,
            "build_project: anywhere",
            "build_project: mission_region",
            "112: tiles.10.uses.build.build_project: 'mission_region' needs mission: true, for the region is",
        ),
        # transport
        (TRACKS, "  - {cost: 4, income: {vp: 2}, level: railroad}\n", "", "10: west: 4 spaces (expected 5)"),
        (
            TRACKS,
            "{cost: 2, income: {money: 3}",
            "{income: {money: 3}",
            "12: west.2: a cost is missing; only the first space has none",
        ),
        (
            TRACKS,
            "{income: {money: 1}, level: stagecoach}",
            "{cost: 1, income: {money: 1}, level: stagecoach}",
            "25: east.1.cost: the first space is where everyone starts and costs nothing",
        ),
        (
            TRACKS,
            "{cost: 4, income: {vp: 2}, level: railroad}",
            "{cost: 4, income: {vp: 2}, level: cart}",
            "14: west.4.level: 'cart' is lower than the space before ('stagecoach')",
        ),
        (
            TRACKS,
            "income: {money: 7}, level: railroad",
            "income: {money: 7}, level: railroad, exclusive: true",
            "35: south.4.exclusive: only the last space of a track is exclusive",
        ),
        (
            TRACKS,
            "income: {money: 7}, level: railroad",
            "income: {money: 7}, level: railroad, reward: {money: 1}",
            "35: south.4.reward: only an exclusive space has a reward",
        ),
        (TRACKS, "income: {money: 7}", "income: {}", "35: south.4.income: this says no amount"),
        # tabs
        (TABS, "      - {cost: 4, vp: 12}\n", "", "60: industry.sides.a: 6 spaces (expected 7)"),
        (TABS, "{cost: 2, vp: 3}", "{cost: 2}", "26: housing.sides.a.6.vp: 0 is less than the space before (1)"),
        (
            TABS,
            "{cost: 4, vp: 12}",
            "{vp: 12}",
            "67: industry.sides.a.7: a cost is missing; only the first space has none",
        ),
        (
            TABS,
            "{cost: 3, project: true, income: {vp: 1}}",
            "{cost: 3, income: {vp: 1}}",
            "83: infrastructure.sides.a.3.income: an income needs a project that uncovers it",
        ),
        (
            TABS,
            "{cost: 3, project: true, income: {vp: 1}}",
            "{cost: 3, project: true, income: {choose: [{vp: 1}]}}",
            "83: infrastructure.sides.a.3.income.choose: a choice needs at least two entries",
        ),
        (
            TABS,
            "{cost: 3, project: true, income: {vp: 1}}",
            "{cost: 3, project: true, income: {vp: 1, choose: [{vp: 1}, {money: 1}]}}",
            "83: infrastructure.sides.a.3.income: either fixed amounts or a choice, not both",
        ),
        # donations
        (
            CHART,
            "{per: project, types: [industry], vp: 3}",
            "{per: project, vp: 3}",
            "27: themes.human_rights.rights_industry: 'types' is missing, which a donation per project needs",
        ),
        (
            CHART,
            "{per: flat, vp: 7}",
            "{per: flat, region: west, vp: 7}",
            "32: themes.welfare.welfare_flat.region: a donation per flat has no 'region'",
        ),
        (
            CHART,
            "{per: flat, vp: 7}",
            "{per: flat, vp: 0}",
            "32: themes.welfare.welfare_flat.vp: a donation is worth at least one point",
        ),
        (
            CHART,
            "pay: {goods: 1}, times: 6",
            "pay: {study: 1}, times: 6",
            "33: themes.welfare.welfare_goods.pay.study: nobody can pay with 'study' (expected money or goods)",
        ),
        # timeline
        (
            LINE,
            "[west, donation, midwest, east]",
            "[west, donation, midwest, end]",
            "11: tiles.1.front.4: 'end' is the End tile's own space",
        ),
        (LINE, "\n  8: {", "\n  9: {", "10: tiles: number 8 is missing; numbers go on without a gap"),
        (
            SETUP,
            "timeline_tiles: 4",
            "timeline_tiles: 5",
            "23: timeline_tiles: 5 tiles are drawn (expected 4, one for each action)",
        ),
        # Andrew
        (
            SOLO,
            "vp_cards: [0, 1, 3, 6, 10]",
            "vp_cards: [0, 1, 3, 3, 10]",
            "4: vp_cards.4: 3 is not more than the card before (3)",
        ),
        (SOLO, "vp_cards: [0, 1, 3, 6, 10]", "vp_cards: []", "4: vp_cards: at least one entry is expected here"),
        (
            SOLO,
            "expert:   {normal: 5",
            "expert:   {normal: 6",
            "11: decks.expert: 21 cards (expected 20, one for each round)",
        ),
        (
            SOLO,
            "beginner: {normal: 20, advanced: 0}",
            "beginner: {normal: 21, advanced: 0}",
            "8: decks.beginner.normal: 21 normal cards are wanted, there are 20",
        ),
        # set-up
        (SETUP, "total: 15", "total: 14", "7: employees.total: 14 is not the sum of the parts (15)"),
        (
            SETUP,
            "active: 5, lobby: 5",
            "active: 4, lobby: 6",
            "7: employees.active: 4 active employees (expected 5, one in each starting department)",
        ),
        (SETUP, "total: 30", "total: 29", "11: discs.total: 29 is not the sum of the parts (30)"),
        (
            SETUP,
            "transport: 4, tabs: 3",
            "transport: 3, tabs: 4",
            "11: discs.transport: 3 discs (expected 4, one on each track)",
        ),
        (
            SETUP,
            "transport: 4, tabs: 3",
            "transport: 3, tabs: 4",
            "11: discs.tabs: 4 is not the number of tabs that start with a project (3)",
        ),
        (
            SETUP,
            "{1: 16, 2: 16, 3: 8, 4: 4}",
            "{1: 16, 2: 31, 3: 8, 4: 4}",
            "17: departments_removed.2: 31 tiles cannot be removed: of 32, each of 2 seats reserves one",
        ),
        (SETUP, "{1: 16, 2: 16, 3: 8, 4: 4}", "{1: 16, 2: 16, 3: 8}", "17: departments_removed: 4 seats are missing"),
        (SETUP, "3: [3]", "3: [4]", "19: action_choice_tiles.3.1: there is no seat 4 in a game of 3"),
        (SETUP, "4: [1, 2, 3, 4]", "4: [1, 2, 2, 4]", "19: action_choice_tiles.4.3: seat 2 stands here twice"),
        (SETUP, "{1: 18, ", "{1: 58, ", "20: neutral_discs.1: 58 neutral discs find no room: the cards name 48 places"),
        (
            SETUP,
            "{money: 12, goods: 4}",
            "{money: 12, study: 4}",
            "13: start.study: nobody starts with 'study' (expected money or goods)",
        ),
        # scoring
        (
            "scoring.yaml",
            "  4: {cart: 12, ",
            "  6: {cart: 12, ",
            "4: connections: a row for 4 connection points is missing",
        ),
        (
            "scoring.yaml",
            "major_cities_needed: 2",
            "major_cities_needed: 5",
            "9: major_cities_needed: 5 large cities are needed, there are 4",
        ),
    ],
)
def test_check(folder: Folder, file: str, old: str, new: str, rest: str) -> None:
    folder.edit(file, old, new)
    expected = f"content/{file}:{rest}"
    problems = folder.problems()
    assert any(problem.startswith(expected) for problem in problems), "\n".join([expected, "", *problems])


def test_unreachable_part_is_reported_once(folder: Folder) -> None:
    folder.edit("map.yaml", "  - [boston, new_york]\n", "").edit("map.yaml", "  - [albany, boston]\n", "")
    folder.edit("components.yaml", "routes: 54", "routes: 52")
    line = folder.line("map.yaml", "  boston:")
    assert folder.problems() == [f"content/map.yaml:{line}: cities.boston: no route leads from 'seattle' to this city"]


def test_empty_region(folder: Folder) -> None:
    text = (folder.path / "map.yaml").read_text(encoding="utf-8")
    folder.write("map.yaml", text.replace("region: east", "region: south"))
    assert folder.problems() == ["content/map.yaml:13: cities: no city lies in the region 'east'"]


def test_no_housing_space_for_every_seat(folder: Folder) -> None:
    text = (folder.path / "map.yaml").read_text(encoding="utf-8")
    lines = [
        line.replace("housing", "commerce") if "kind: large" in line or "medium" in line else line
        for line in text.splitlines()
    ]
    folder.write("map.yaml", "\n".join(lines))
    (problem,) = folder.problems()
    assert problem.endswith("0 housing spaces in medium and large cities (expected at least 4, one for each seat)")


def test_last_space_of_a_track_is_exclusive(folder: Folder) -> None:
    text = (folder.path / "transport.yaml").read_text(encoding="utf-8")
    folder.write("transport.yaml", text.replace(", exclusive: true, reward: {goods: 3}", "", 1))
    assert folder.problems() == ["content/transport.yaml:15: west.5: the last space of a track is exclusive"]


def test_tab_sides_start_alike(folder: Folder) -> None:
    text = (folder.path / "project_tabs.yaml").read_text(encoding="utf-8")
    folder.write("project_tabs.yaml", text.replace("- {}", "- {project: true, income: {money: 1}}", 1))
    assert "starts with a project, the other without" in "\n".join(folder.problems())


def test_housing_starts_with_a_project(folder: Folder) -> None:
    text = (folder.path / "project_tabs.yaml").read_text(encoding="utf-8")
    folder.write("project_tabs.yaml", text.replace("- {project: true, income: {money: 1}}", "- {}", 2))
    assert any("housing: the housing tab starts with a project" in problem for problem in folder.problems())


def test_cards(folder: Folder) -> None:
    text = (folder.path / "solo_cards.yaml").read_text(encoding="utf-8")
    text = text.replace("[salt_lake_city, reno]", "[reno, reno]", 1).replace("shift: 4", "shift: 0", 1)
    text = text.replace("departments: [management]", "departments: []", 1).replace("steps: 1}", "steps: 0}", 1)
    folder.write("solo_cards.yaml", text)
    assert [problem.partition(":")[2] for problem in folder.problems()] == [
        "27: cards.normal.N01.shift: this should be at least 1",
        "28: cards.normal.N01.cities.2: 'reno' stands on this card twice",
        "30: cards.normal.N02.departments: at least one entry is expected here",
        "30: cards.normal.N02.research.steps: this should be at least 1",
    ]


def test_counts_follow_components(folder: Folder) -> None:
    folder.edit("components.yaml", "cities: 32", "cities: 33").edit(
        "components.yaml", "timeline_tiles: 8", "timeline_tiles: 9"
    )
    folder.edit("components.yaml", "donation_themes: 4", "donation_themes: 5").edit(
        "components.yaml", "advanced: 20", "advanced: 21"
    )
    assert [": ".join(problem.split(": ")[1:]) for problem in folder.problems()] == [
        "themes: there are 4 here (expected 5, as components.yaml says)",
        "cities: there are 32 here (expected 33, as components.yaml says)",
        "cards.advanced: there are 20 here (expected 21, as components.yaml says)",
        "tiles: there are 8 here (expected 9, as components.yaml says)",
    ]
