"""The figures of the printed game, written out once more from its components and rules."""

from __future__ import annotations

from collections import Counter

import pytest

from game.content import Content
from game.content.effects import Gain, Round, Where
from game.content.model import (
    ActionType,
    CardKind,
    CityKind,
    Difficulty,
    Layout,
    Level,
    Per,
    ProjectType,
    Region,
    Side,
    Slot,
    TimelineSpace,
)


def test_map(content: Content) -> None:
    cities = content.map.cities.values()
    assert len(content.map.cities) == 32
    assert len(content.map.routes) == 54
    assert Counter(city.kind for city in cities) == {CityKind.SMALL: 18, CityKind.MEDIUM: 10, CityKind.LARGE: 4}
    assert Counter(city.region for city in cities) == {
        Region.WEST: 11,
        Region.MIDWEST: 8,
        Region.EAST: 5,
        Region.SOUTH: 8,
    }
    assert sum(len(city.slots) for city in cities) == 68
    assert sum(city.slots.count(Slot.HOUSING) for city in cities) == 14


def test_large_cities(content: Content) -> None:
    points = {city.id: city.link_points for city in content.map.cities.values() if city.link_points}
    assert points == {"san_francisco": 2, "chicago": 1, "new_york": 1, "new_orleans": 1}
    assert content.map.cities["new_york"].slots == (
        Slot.HOUSING,
        Slot.COMMERCE,
        Slot.INDUSTRY,
        Slot.COMMERCE,
        Slot.INFRASTRUCTURE,
    )


def test_neighbours(content: Content) -> None:
    assert content.map.neighbours("seattle") == ("portland", "helena")
    assert set(content.map.neighbours("chicago")) == {"st_paul", "omaha", "kansas_city", "st_louis", "pittsburgh"}


def test_company(content: Content) -> None:
    company = content.company
    assert (company.floors, company.columns, company.size, company.lobby) == (4, 4, 16, 0)
    rooms = {room.department: (room.floor, room.column) for room in company.rooms}
    assert rooms == {
        None: (1, 1),
        "construction": (1, 3),
        "human_resources": (2, 2),
        "commerce_finance": (2, 4),
        "strategic_planning": (3, 2),
        "research_development": (3, 3),
    }


def test_starting_departments(content: Content) -> None:
    found = content.starting_departments
    desks = {id_: department.desks for id_, department in found.items()}
    assert desks == {
        "human_resources": (0, 2),
        "commerce_finance": (0, 1),
        "strategic_planning": (0, 3),
        "construction": (0, 2, 2),
        "research_development": (0, 2),
    }
    assert all(department.starting and department.number == 0 for department in found.values())
    human_resources = found["human_resources"]
    assert (human_resources.steps_per_active, human_resources.permanent_active, human_resources.uses) == (3, 1, {})
    assert list(found["commerce_finance"].uses) == ["money", "goods", "mission_money", "mission_goods"]
    assert found["commerce_finance"].uses["mission_money"].gain == Gain(money=6)
    assert found["strategic_planning"].uses["department"].build_department is not None
    assert found["construction"].uses["build"].build_project is Where.MISSION_REGION


def test_departments_are_four_of_each_type(content: Content) -> None:
    tiles = content.departments.values()
    assert [department.number for department in tiles] == list(range(1, 17))
    assert Counter(department.type for department in tiles) == dict.fromkeys(ActionType, 4)
    assert not any(department.starting for department in tiles)


@pytest.mark.parametrize(
    ("id_", "number", "desks", "uses"),
    [
        ("training_partnerships", 1, (2,), ["money", "steps"]),
        ("recruiting", 2, (1, 1), ["employee", "steps"]),
        ("safety_quality", 3, (5,), ["vp"]),
        ("new_lobby", 4, (), []),
        ("purchasing", 5, (0, 0), ["goods", "money"]),
        ("sales", 6, (1, 1), ["sell"]),
        ("logistics", 7, (3, 3), ["sell"]),
        ("property_management", 8, (0,), []),
        ("engineering", 9, (2, 2), ["build"]),
        ("construction_outsourcing", 10, (3,), ["build"]),
        ("supply_chain", 11, (1, 1), ["buy"]),
        ("communications", 12, (8,), []),
        ("advanced_research", 13, (3,), ["study"]),
        ("advanced_design", 14, (3, 3, 3), ["study"]),
        ("charitable_giving", 15, (3,), ["donate"]),
        ("telegraph_operators", 16, (2,), []),
    ],
)
def test_department(content: Content, id_: str, number: int, desks: tuple[int, ...], uses: list[str]) -> None:
    department = content.departments[id_]
    assert (department.number, department.desks, list(department.uses)) == (number, desks, uses)


def test_effects(content: Content) -> None:
    found = content.departments
    assert found["training_partnerships"].uses["money"].gain == Gain(money=8)
    assert found["training_partnerships"].uses["steps"].gain == Gain(steps=8)
    assert found["recruiting"].uses["employee"].mission
    assert not found["recruiting"].uses["steps"].mission
    safety = found["safety_quality"].uses["vp"].per_active
    assert safety is not None
    assert (safety.each, safety.gain, safety.round) == (2, Gain(vp=1), Round.UP)
    trade = found["logistics"].uses["sell"].trade
    assert trade is not None
    assert (trade.up_to, trade.give, trade.gain) == (3, Gain(goods=1), Gain(money=3, vp=1))
    outsourcing = found["construction_outsourcing"].uses["build"]
    assert (outsourcing.mission, outsourcing.pay, outsourcing.build_project) == (False, Gain(money=3), Where.ANYWHERE)
    assert found["charitable_giving"].uses["donate"].donate_on_top
    assert found["new_lobby"].extra_build_cost == Gain(goods=2)


def test_continuous(content: Content) -> None:
    effects = {d.id: d.continuous for d in content.departments.values() if d.continuous is not None}
    assert list(effects) == ["new_lobby", "property_management", "communications", "telegraph_operators"]
    assert effects["new_lobby"].lobby
    assert effects["property_management"].move_in == 1
    assert effects["communications"].donation_step == 3
    telegraph = effects["telegraph_operators"]
    assert (telegraph.transport_discount, telegraph.transport_minimum) == (1, 1)


def test_transport(content: Content) -> None:
    costs = {region: [space.cost for space in track] for region, track in content.transport.items()}
    assert costs == {
        Region.WEST: [0, 2, 1, 4, 5],
        Region.MIDWEST: [0, 1, 3, 3, 5],
        Region.EAST: [0, 3, 2, 2, 5],
        Region.SOUTH: [0, 1, 3, 3, 5],
    }
    rewards = {region: track[-1].reward for region, track in content.transport.items()}
    assert rewards == {
        Region.WEST: Gain(goods=3),
        Region.MIDWEST: Gain(money=10),
        Region.EAST: Gain(money=10),
        Region.SOUTH: Gain(goods=3),
    }
    assert content.transport[Region.EAST][0].level is Level.STAGECOACH
    assert all(track[-1].exclusive and track[-1].level is Level.RAILROAD for track in content.transport.values())


def test_tabs(content: Content) -> None:
    goods = {type_: tab.goods for type_, tab in content.tabs.items()}
    assert goods == {
        ProjectType.HOUSING: 1,
        ProjectType.COMMERCE: 1,
        ProjectType.INDUSTRY: 2,
        ProjectType.INFRASTRUCTURE: 2,
    }
    for side in Side:
        sides = {type_: tab.sides[side] for type_, tab in content.tabs.items()}
        assert [sum(space.project for space in spaces) for spaces in sides.values()] == [4, 4, 4, 3]
        assert [spaces[-1].vp for spaces in sides.values()] == [6, 9, 12, 15]
        assert [spaces[0].project for spaces in sides.values()] == [True, True, True, False]
        caps = [spaces[-1].donation_cap for spaces in sides.values()]
        assert caps == [3 * (side is Side.B)] * 4


def test_donations(content: Content) -> None:
    chart = content.donations
    assert (chart.cost_step, chart.cap) == (5, 12)
    assert chart.themes == ("education", "human_rights", "welfare", "health")
    places = Counter((space.theme, space.row) for space in chart.spaces.values())
    assert places == {(theme, row): 1 for theme in chart.themes for row in range(1, 6)}
    payment = chart.spaces["welfare_money_goods"]
    assert (payment.per, payment.pay, payment.times, payment.vp) == (Per.PAYMENT, Gain(money=5, goods=1), 3, 4)
    assert chart.spaces["rights_housing_commerce"].types == (ProjectType.HOUSING, ProjectType.COMMERCE)
    assert chart.spaces["education_any"].type is None


def test_timeline(content: Content) -> None:
    timeline = content.timeline
    assert timeline.layout is Layout.ROWS
    assert list(timeline.tiles) == list(range(1, 9))
    sides = [side for tile in timeline.tiles.values() for side in (tile.front, tile.back)]
    regions = {TimelineSpace(region): 3 for region in Region}
    for position in range(4):
        assert Counter(side[position] for side in sides) == {TimelineSpace.DONATION: 4, **regions}
    assert timeline.end == {
        ActionType.HUMAN_RESOURCES: Region.EAST,
        ActionType.MANAGEMENT: Region.MIDWEST,
        ActionType.CONSTRUCTION: Region.SOUTH,
        ActionType.RESEARCH: Region.WEST,
    }


def test_solo(content: Content) -> None:
    solo = content.solo
    assert (solo.vp_cards, solo.discs) == ((0, 1, 3, 6, 10), 26)
    assert (solo.scoring.department, solo.scoring.last_transport_space) == (2, 6)
    decks = {level: (deck[CardKind.NORMAL], deck[CardKind.ADVANCED]) for level, deck in solo.decks.items()}
    assert decks == {
        Difficulty.BEGINNER: (20, 0),
        Difficulty.NORMAL: (15, 5),
        Difficulty.HARD: (10, 10),
        Difficulty.EXPERT: (5, 15),
    }
    for kind in CardKind:
        cards = [card for card in solo.cards.values() if card.kind is kind]
        assert Counter(card.action for card in cards) == dict.fromkeys(ActionType, 5)
        assert {card.donation for card in cards} == set(content.donations.spaces)
    card = solo.cards["A17"]
    assert (card.donation, card.action, card.shift) == ("rights_railroad", ActionType.RESEARCH, 3)
    assert card.departments == (ActionType.MANAGEMENT, ActionType.MANAGEMENT)
    assert card.cities == ("boston", "new_york")
    assert (card.research.region, card.research.steps) == (Region.EAST, 4)


def test_setup(content: Content) -> None:
    setup = content.setup
    assert (setup.rounds, setup.good_price, setup.setup_steps, setup.timeline_tiles) == (20, 1, 6, 4)
    people, discs = setup.employees, setup.discs
    assert (people.total, people.active, people.lobby, people.reserve) == (15, 5, 5, 5)
    assert (discs.total, discs.score, discs.transport, discs.tabs, discs.supply) == (30, 1, 4, 3, 22)
    assert setup.start == Gain(money=12, goods=4)
    assert (setup.department_copies, setup.departments_removed) == (2, {1: 16, 2: 16, 3: 8, 4: 4})
    assert setup.action_choice_tiles == {1: (), 2: (), 3: (3,), 4: (1, 2, 3, 4)}
    assert setup.neutral_discs == {1: 18, 2: 18, 3: 9, 4: 0}


def test_scoring(content: Content) -> None:
    scoring = content.scoring
    table = {row: tuple(levels[level] for level in Level) for row, levels in scoring.connections.items()}
    assert table == {5: (18, 24, 36), 4: (12, 18, 27), 3: (6, 12, 18), 2: (3, 6, 9)}
    assert scoring.major_cities_needed == 2
    assert (scoring.action_choice_tile_unused, scoring.active_employee) == (3, 1)
    assert (scoring.department_top_floor, scoring.department_other_floor) == (3, 2)
