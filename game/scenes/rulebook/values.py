"""The figures that the rulebook's sentences ask for, all of them from the content."""

from __future__ import annotations

from game.content.effects import Gain
from game.content.model import CardKind, CityKind, Content, Department, Difficulty, Level, Per, ProjectType, Region
from game.content.text import Text

Values = dict[str, object]

LINE_OF_CITIES = ("san_francisco", "chicago", "new_york")  # the example of the connections
DONATIONS = (1, 2, 3)


def values(content: Content, text: Text) -> Values:
    """Return the value of every gap in the rulebook."""
    return {
        **_setup(content),
        **_company(content),
        **_departments(content),
        **_tabs(content),
        **_transport(content, text),
        **_donations(content),
        **_scoring(content),
        **_andrew(content, text),
    }


def _setup(content: Content) -> Values:
    setup = content.setup
    tiles = len(content.departments) * setup.department_copies
    found: Values = {
        "rounds": setup.rounds,
        "start_money": setup.start.money,
        "start_goods": setup.start.goods,
        "good_price": setup.good_price,
        "employees": setup.employees.total,
        "employees_active": setup.employees.active,
        "employees_lobby": setup.employees.lobby,
        "employees_reserve": setup.employees.reserve,
        "discs": setup.discs.total,
        "discs_score": setup.discs.score,
        "discs_transport": setup.discs.transport,
        "discs_supply": setup.discs.supply,
        "setup_steps": setup.setup_steps,
        "timeline_tiles": setup.timeline_tiles,
        "timeline_all": len(content.timeline.tiles),
        "row_spaces": len(next(iter(content.timeline.tiles.values())).front) + 1,
        "kinds": len(content.departments),
        "copies": setup.department_copies,
    }
    for seats in (2, 3, 4):
        found[f"removed_{seats}"] = setup.departments_removed[seats]
        found[f"left_{seats}"] = tiles - setup.departments_removed[seats]
        found[f"neutral_{seats}"] = setup.neutral_discs[seats]
        found[f"tiles_{seats}"] = len(setup.action_choice_tiles[seats])
    return found


def _company(content: Content) -> Values:
    company = content.company
    return {
        "floors": company.floors,
        "columns": company.columns,
        "starting": len(content.starting_departments),
        "free_rooms": company.size - len(company.rooms),
    }


def _departments(content: Content) -> Values:
    own = content.starting_departments.values()
    steps = max(d.steps_per_active for d in own)
    finance = [use for d in own for use in d.uses.values() if use.gain is not None and not use.gain.study]
    build = next(use.build_department for d in own for use in d.uses.values() if use.build_department is not None)
    study = _study(list(own))
    design = max(
        (_study([d]) for d in content.departments.values() if not any(use.mission for use in d.uses.values())),
        default=0,
    )
    site = next(d for d in own if any(use.build_project for use in d.uses.values()))
    outside = [use.pay.money for d in content.departments.values() for use in d.uses.values() if use.build_project]
    lasting = [d.continuous for d in content.departments.values() if d.continuous is not None]
    telegraph = max(lasting, key=lambda c: c.transport_discount)
    desks = sorted(site.desks)[1:3]
    return {
        "hr_steps": steps,
        "hr_two": 2 * steps,
        "hr_rest": max(0, 2 * steps - 4),
        "finance_money": max(use.gain.money for use in finance if use.gain and not use.mission),
        "finance_goods": max(use.gain.goods for use in finance if use.gain and not use.mission),
        "finance_mission_money": max(use.gain.money for use in finance if use.gain and use.mission),
        "finance_mission_goods": max(use.gain.goods for use in finance if use.gain and use.mission),
        "room_occupied": build.occupied_room,
        "room_empty": build.empty_room,
        "lobby_extra": max(d.extra_build_cost.goods for d in content.departments.values()),
        "study_start": study,
        "study_design": design,
        "study_sum": 2 * study + 2 * design,
        "outsourcing": max(outside, default=0),
        "telegraph_less": telegraph.transport_discount,
        "telegraph_least": telegraph.transport_minimum,
        "desk_a": desks[0],
        "desk_b": desks[-1],
        "desk_sum": sum(desks),
    }


def _study(departments: list[Department]) -> int:
    gains: list[Gain] = [use.gain for d in departments for use in d.uses.values() if use.gain is not None]
    return max((gain.study for gain in gains), default=0)


def _tabs(content: Content) -> Values:
    found: Values = {}
    for project in ProjectType:
        tab = content.tabs[project]
        found[f"goods_{project}"] = tab.goods
        found[f"tab_{project}"] = max(space.vp for side in tab.sides.values() for space in side)
    sides = (side for tab in content.tabs.values() for side in tab.sides.values())
    found["cap_plus"] = max(space.donation_cap for side in sides for space in side)
    return found


def _transport(content: Content, text: Text) -> Values:
    middle = content.transport[Region.MIDWEST][1].income.money
    west = content.transport[Region.WEST]
    costs = [space.cost for space in west[1:4]]
    return {
        "track_spaces": len(west),
        "mid_income": middle,
        "mid_two": 2 * middle,
        "west_income": west[1].income.money,
        "west_costs": text("rulebook.plus").join(map(str, costs)),
        "west_total": sum(costs),
    }


def _donations(content: Content) -> Values:
    chart = content.donations
    steps = [d.continuous.donation_step for d in content.departments.values() if d.continuous is not None]
    cheap = min((step for step in steps if step), default=chart.cost_step)
    return {
        "donations": len(chart.spaces),
        "themes": len(chart.themes),
        "cost_step": chart.cost_step,
        "cheap_step": cheap,
        "cap": chart.cap,
        "payments": sum(donation.per is Per.PAYMENT for donation in chart.spaces.values()),
        **{f"donation_{n}": n * chart.cost_step for n in DONATIONS},
        **{f"cheap_{n}": n * cheap for n in DONATIONS},
    }


def _scoring(content: Content) -> Values:
    scoring = content.scoring
    cities = content.map.cities
    line = sum(cities[city].link_points for city in LINE_OF_CITIES if city in cities)
    worth = scoring.connections.get(line, dict.fromkeys(Level, 0))
    return {
        "tile_points": scoring.action_choice_tile_unused,
        "employee_points": scoring.active_employee,
        "top_points": scoring.department_top_floor,
        "other_points": scoring.department_other_floor,
        "cities": len(cities),
        "majors": sum(city.kind is CityKind.LARGE for city in cities.values()),
        "majors_needed": scoring.major_cities_needed,
        "city_least": min(city.vp for city in cities.values()),
        "city_most": max(city.vp for city in cities.values()),
        "connections_most": max(points for row in scoring.connections.values() for points in row.values()),
        "links_west": max(city.link_points for city in cities.values()),
        "links_other": min(city.link_points for city in cities.values() if city.kind is CityKind.LARGE),
        **{f"plots_{kind}": max(len(c.slots) for c in cities.values() if c.kind is kind) for kind in CityKind},
        "line_points": line,
        "line_railroad": worth[Level.RAILROAD],
        "line_stagecoach": worth[Level.STAGECOACH],
    }


def _andrew(content: Content, text: Text) -> Values:
    solo = content.solo
    found: Values = {
        "andrew_discs": solo.discs,
        "deck": sum(solo.decks[Difficulty.NORMAL].values()),
        "vp_cards": text("board.list").join(map(str, solo.vp_cards)),
        "vp_count": len(solo.vp_cards),
        "vp_first": solo.vp_cards[0],
        "vp_third": solo.vp_cards[min(2, len(solo.vp_cards) - 1)],
        "andrew_department": solo.scoring.department,
        "andrew_track": solo.scoring.last_transport_space,
    }
    for difficulty in Difficulty:
        for kind in CardKind:
            found[f"{difficulty}_{kind}"] = solo.decks[difficulty].get(kind, 0)
    return found
