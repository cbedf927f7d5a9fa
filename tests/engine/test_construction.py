"""Projects on the map (C1-C3)."""

from __future__ import annotations

import pytest

from game.content.model import Content, Side
from game.engine.state import Plot, State, TabState
from tests.engine.positions import (
    COMMERCE,
    CONSTRUCTION,
    EAST,
    HOUSING,
    INFRASTRUCTURE,
    MIDWEST,
    SOUTH,
    WEST,
    decision,
    first_round,
    furnish,
    gained,
    kinds,
    legal,
    own,
    paid,
    play,
    refused,
    room,
    turn,
)


def _builder(content: Content, goods: int = 9, active: int = 3) -> State:
    """A construction turn with full tabs and so many active in construction."""
    state = first_round(content)
    owner = state.seats[0]
    owner.goods = goods
    for tab in owner.tabs:
        owner.tabs[tab] = TabState(Side.A, 4)
    room(state, "1.3").desks = [i < active for i in range(3)]
    turn(state, CONSTRUCTION)
    return state


@pytest.mark.parametrize(
    ("plot", "goods"),
    [("housing:denver:3", 1), ("commerce:denver:2", 1), ("industry:los_angeles:2", 2), ("infrastructure:denver:1", 2)],
)
def test_a_project_costs_a_mission_and_goods(content: Content, plot: str, goods: int) -> None:
    """C1: 1 good for housing and commerce, 2 for industry and infrastructure; the disc is marked with its type."""
    state = _builder(content)
    project, city, number = plot.split(":")
    events = play(state, f"build:construction:{plot}")
    assert (paid(events, "goods"), paid(events, "money")) == (goods, 0)
    assert state.seats[0].goods == 9 - goods
    assert state.plots[city][int(number) - 1] == Plot(0, project)  # type: ignore[arg-type]
    assert state.seats[0].missions[WEST] == 1
    assert room(state, "1.3").active == 2


def test_without_the_goods_no_project(content: Content) -> None:
    """C1: with one good no industry."""
    state = _builder(content, goods=1)
    assert refused(state, "build:construction:industry:los_angeles:2") == "C1 needs_goods"
    assert {m.split(":")[2] for m in legal(state, "build")} == {"housing", "commerce"}


def test_without_a_disc_on_the_tab_no_project(content: Content) -> None:
    """C1: the tab's discs have all been built."""
    state = _builder(content)
    state.seats[0].tabs[HOUSING] = TabState(Side.A, 2, 2)
    assert refused(state, "build:construction:housing:denver:3") == "C1 no_disc_on_tab"


def test_discs_leave_a_tab_first_in_first_out(content: Content) -> None:
    """C1: housing built three times uncovers spaces 1, 2 and 3 in this order."""
    state = _builder(content)
    left = []
    for city in ("denver:3", "los_angeles:1", "atlanta:2"):
        left += [e.space for e in play(state, f"build:construction:housing:{city}") if e.kind == "built"]
    assert left == [1, 2, 3]
    assert state.seats[0].tabs[HOUSING].built == 3


def test_infrastructure_starts_at_its_second_space(content: Content) -> None:
    """C1: its first space holds no disc."""
    state = _builder(content)
    built = next(e for e in play(state, "build:construction:infrastructure:denver:1") if e.kind == "built")
    assert built.space == 2
    assert state.seats[0].tabs[INFRASTRUCTURE].built == 1


def test_a_space_of_the_type_or_a_small_city(content: Content) -> None:
    """C1: Denver has infrastructure, commerce, housing; Portland takes every type; taken spaces nothing."""
    state = _builder(content)
    assert refused(state, "build:construction:housing:denver:1") == "C1 wrong_plot"
    assert refused(state, "build:construction:housing:denver:4") == "C1 no_such_plot"
    assert refused(state, "build:construction:housing:gotham:1") == "C1 no_such_plot"
    for project in ("housing", "commerce", "industry", "infrastructure"):
        assert f"build:construction:{project}:portland:1" in legal(state, "build")
    play(state, "build:construction:commerce:portland:1")
    assert state.plots["portland"] == [Plot(0, COMMERCE)]
    assert refused(state, "build:construction:housing:portland:1") == "C1 plot_taken"


def test_several_own_projects_in_a_city(content: Content) -> None:
    """C1: nothing keeps a seat from a second space of the same city."""
    state = _builder(content)
    play(state, "build:construction:housing:new_orleans:1", "build:construction:housing:new_orleans:3")
    assert state.seats[0].missions[SOUTH] == 2


def test_the_tab_names_the_project_wherever_it_stands(content: Content) -> None:
    """C1: commerce in a small city is a commerce project for the donations that count types."""
    state = _builder(content)
    play(state, "build:construction:commerce:boise:1")
    assert state.plots["boise"] == [Plot(0, COMMERCE)]


def test_a_small_city_pays_its_regions_income_once(content: Content) -> None:
    """C2: Seattle pays the West's space 2, $3, after the good is paid; Portland is not marked and pays nothing."""
    state = _builder(content)
    state.seats[0].track[WEST] = 2
    events = play(state, "build:construction:housing:seattle:1")
    assert gained(events, "money") == 3
    assert kinds(events).index("paid") < kinds(events).index("gained")
    assert gained(play(state, "build:construction:housing:portland:1"), "money") == 0


def test_the_income_cannot_pay_for_the_project(content: Content) -> None:
    """C2: Omaha at Midwest space 4 would bring 2 goods; without a good there is no project to bring them."""
    state = _builder(content, goods=0)
    state.seats[0].track[MIDWEST] = 4
    assert refused(state, "build:construction:housing:omaha:1") == "C1 needs_goods"
    state = _builder(content, goods=1)
    state.seats[0].track[MIDWEST] = 4
    play(state, "build:construction:housing:omaha:1")
    assert state.seats[0].goods == 2


def test_the_income_of_a_small_city_may_be_study_points(content: Content) -> None:
    """C2 and ruling 4: Fargo at Midwest space 3 pays 3 study points, spent in the same turn of construction."""
    state = _builder(content)
    state.seats[0].track[MIDWEST] = 3
    play(state, "build:construction:housing:fargo:1", "track:south")
    assert state.seats[0].study == 2


def test_the_income_of_a_small_city_does_not_uncover_tabs(content: Content) -> None:
    """C2: only transport income, nothing of the tabs: South space 1 is $1 though housing is built."""
    state = _builder(content)
    state.seats[0].tabs[HOUSING].built = 2
    assert gained(play(state, "build:construction:commerce:dallas:1"), "money") == 1


def test_the_income_counts_for_every_way_of_building(content: Content) -> None:
    """C2 and C3: engineering and outsourcing in a marked small city are paid like construction."""
    state = first_round(content)
    state.seats[0].goods = 9
    furnish(state, "4.1", "engineering", active=1)
    furnish(state, "4.2", "construction_outsourcing", active=1)
    turn(state, CONSTRUCTION)
    assert gained(play(state, "build:engineering:housing:el_paso:1"), "money") == 1
    assert gained(play(state, "build:construction_outsourcing:commerce:dallas:1"), "money") == 1


def test_engineering_builds_like_construction(content: Content) -> None:
    """C3: its own employee goes to the project's region."""
    state = first_round(content)
    furnish(state, "4.1", "engineering", active=2)
    turn(state, CONSTRUCTION)
    events = play(state, "build:engineering:housing:pittsburgh:1")
    assert (paid(events, "goods"), paid(events, "money")) == (1, 0)
    assert room(state, "4.1").active == 1
    assert state.seats[0].missions[EAST] == 1


def test_outsourcing_pays_and_sends_nobody(content: Content) -> None:
    """C3: $3 and the goods, anywhere on the map, without a mission; its employee stays."""
    state = first_round(content)
    furnish(state, "4.1", "construction_outsourcing", active=1)
    turn(state, CONSTRUCTION)
    events = play(state, "build:construction_outsourcing:industry:chicago:1")
    assert (paid(events, "money"), paid(events, "goods")) == (3, 2)
    assert room(state, "4.1").active == 1
    assert sum(state.seats[0].missions.values()) == 0
    assert refused(state, "build:construction_outsourcing:housing:chicago:4") == "D1 no_uses_left"


def test_outsourcing_needs_its_money_before_the_income(content: Content) -> None:
    """C3 and C2: with $2 El Paso's $1 does not help."""
    state = first_round(content)
    state.seats[0].money = 2
    furnish(state, "4.1", "construction_outsourcing", active=1)
    turn(state, CONSTRUCTION)
    assert refused(state, "build:construction_outsourcing:housing:el_paso:1") == "C3 needs_money"
    play(state, "sell:1")
    assert "build:construction_outsourcing:housing:el_paso:1" in legal(state, "build")


def test_a_full_region_gets_no_mission(content: Content) -> None:
    """C1 and D2: with all three housing spaces and the eight small cities of the west taken nobody goes there."""
    state = _builder(content)
    own(state, "san_francisco:4", "denver:3", "los_angeles:1", seat=1)
    for city in state.content.map.cities.values():
        if city.region == "west" and city.kind == "small":
            own(state, f"{city.id}:1", seat=1)
    west = {city.id for city in state.content.map.cities.values() if city.region == "west"}
    houses = [m.split(":")[3] for m in legal(state, "build") if ":housing:" in m]
    assert not west & set(houses)
    assert "chicago" in houses
    assert decision(state) == ("departments", 0)
