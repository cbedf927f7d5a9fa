"""Using departments: uses, missions, the action choice tile, continuous ones (D1-D4)."""

from __future__ import annotations

from game.content.model import Content
from game.engine import Decision
from game.engine.departments import uses_left
from game.engine.state import State, Task
from tests.engine.positions import (
    CONSTRUCTION,
    HUMAN_RESOURCES,
    MANAGEMENT,
    RESEARCH,
    SOUTH,
    WEST,
    begin,
    decision,
    first_round,
    furnish,
    gained,
    kinds,
    legal,
    paid,
    play,
    refused,
    room,
    turn,
)


def test_only_departments_of_the_rounds_type(content: Content) -> None:
    """D1: in a management round research cannot be used."""
    state = first_round(content)
    turn(state, MANAGEMENT)
    assert refused(state, "use:research_development:study") == "D1 wrong_action"
    assert refused(state, "trade:sales:sell:1") == "D1 no_such_department"


def test_one_use_for_each_active_employee(content: Content) -> None:
    """D1: two active in Commerce & Finance are two uses, of the same or of different effects."""
    state = first_round(content)
    room(state, "2.4").desks = [True, True]
    turn(state, MANAGEMENT)
    play(state, "use:commerce_finance:money", "use:commerce_finance:goods")
    assert (state.seats[0].money, state.seats[0].goods) == (15, 5)
    assert refused(state, "use:commerce_finance:money") == "D1 no_uses_left"


def test_a_mission_is_one_use_as_well(content: Content) -> None:
    """D1: of two active employees one leaves; one use is left, not two and not none."""
    state = first_round(content)
    room(state, "2.4").desks = [True, True]
    turn(state, MANAGEMENT)
    play(state, "use:commerce_finance:mission_money:west", "use:commerce_finance:money")
    assert refused(state, "use:commerce_finance:money") == "D1 no_uses_left"


def test_departments_are_used_in_any_order_without_return(content: Content) -> None:
    """D1: Sales first, then Commerce & Finance; back to Sales with a use left is refused."""
    state = first_round(content)
    state.seats[0].goods = 9
    furnish(state, "4.1", "sales", active=2)
    room(state, "2.4").desks = [True, True]
    turn(state, MANAGEMENT)
    play(state, "trade:sales:sell:1", "use:commerce_finance:money")
    assert refused(state, "trade:sales:sell:1") == "D1 finished_with"
    play(state, "use:commerce_finance:money")


def test_spending_from_the_pools_is_no_use(content: Content) -> None:
    """Ruling 13 and D1: steps and study points of all departments are pools; spending them leaves no department."""
    state = first_round(content)
    furnish(state, "4.1", "advanced_design", active=2)
    turn(state, RESEARCH)
    play(state, "use:advanced_design:study", "advance:housing", "use:advanced_design:study")
    play(state, "use:research_development:study", "track:west")
    assert state.seats[0].study == 4 + 4 + 3 - 1 - 2
    state = first_round(content)
    furnish(state, "4.1", "recruiting", active=2)
    turn(state, HUMAN_RESOURCES)
    play(state, "use:recruiting:steps", "step:1.1>1.2", "use:recruiting:steps")
    assert state.seats[0].steps == 6 + 4 - 1 + 4


def test_uses_need_an_active_employee_now(content: Content) -> None:
    """D1 and ruling 11: of two active employees one is moved away and lies down, so one use is left, not two."""
    state = first_round(content)
    furnish(state, "4.1", "training_partnerships", active=1)
    furnish(state, "4.2", "recruiting", active=2)
    turn(state, HUMAN_RESOURCES)
    play(state, "step:4.2*>4.3", "use:recruiting:employee:west")
    assert refused(state, "use:recruiting:steps") == "D1 nobody_active_there"
    play(state, "step:4.1*>3.1")
    assert refused(state, "use:training_partnerships:money:west") == "D1 nobody_active_there"


def test_uses_are_counted_at_the_start(content: Content) -> None:
    """D1: two active at the start and one moved away after a use: 2 - 1 uses and 1 active leave one, then none."""
    state = first_round(content)
    furnish(state, "4.2", "recruiting", active=2)
    turn(state, HUMAN_RESOURCES)
    play(state, "use:recruiting:steps", "step:4.2*>4.3", "use:recruiting:steps")
    assert room(state, "4.2").active == 1
    assert refused(state, "use:recruiting:steps") == "D1 no_uses_left"


def test_the_uses_left(content: Content) -> None:
    """D1: the smaller of what was there less the uses made and what is there now: 2, after a step 1, after two 0."""
    state = first_round(content)
    furnish(state, "4.2", "recruiting", active=2)
    turn(state, HUMAN_RESOURCES)
    assert state.turn is not None
    left = [uses_left(state, state.turn, "recruiting")]
    for _ in range(2):
        play(state, "step:4.2*>4.3")
        left.append(uses_left(state, state.turn, "recruiting"))
    assert left == [2, 1, 0]
    # with the last steps gone nothing is left to decide, though nobody used the department
    play(state, *["step:1.1>1.2"] * 4)
    assert decision(state) == ("activate", 0)


def test_a_department_built_this_turn_has_no_use(content: Content) -> None:
    """D1: nobody was active there when the turn began, whoever moves in."""
    state = first_round(content)
    furnish(state, "4.4", "property_management", active=1)
    state.seats[0].goods = 9
    turn(state, MANAGEMENT)
    play(state, "department:strategic_planning:sales:4.1", "move_in:1.1")
    assert refused(state, "trade:sales:sell:1") == "D1 nobody_active_there"


def test_the_region_of_a_mission_is_free(content: Content) -> None:
    """D2: any of the four; the employee is in the region and no longer in the company."""
    state = first_round(content)
    turn(state, MANAGEMENT)
    missions = [m for m in legal(state, "use") if "mission_money" in m]
    assert missions == [
        f"use:commerce_finance:mission_money:{region}" for region in ("west", "midwest", "east", "south")
    ]
    play(state, missions[3])
    assert state.seats[0].missions[SOUTH] == 1
    assert room(state, "2.4").people == 0


def test_a_use_is_what_it_says(content: Content) -> None:
    """D2: a mission belongs to the uses that ask for one, and to no other; other kinds of uses are named apart."""
    state = first_round(content)
    turn(state, MANAGEMENT)
    assert refused(state, "use:commerce_finance:mission_money") == "D2 mission_needed"
    assert refused(state, "use:commerce_finance:money:west") == "D2 no_mission"
    assert refused(state, "use:commerce_finance:study") == "D2 no_such_use"
    assert refused(state, "trade:commerce_finance:money:1") == "D2 no_such_use"
    assert refused(state, "build:commerce_finance:housing:denver:3") == "D2 no_such_use"
    assert refused(state, "department:commerce_finance:sales:4.1") == "D2 no_such_use"
    assert refused(state, "give:commerce_finance:welfare_flat:west") == "D2 no_such_use"


def test_the_project_stands_where_the_mission_goes(content: Content) -> None:
    """D2: a project in Denver takes the employee to the west."""
    state = first_round(content)
    turn(state, CONSTRUCTION)
    play(state, "build:construction:housing:denver:3")
    assert state.seats[0].missions[WEST] == 1
    assert sum(state.seats[0].missions.values()) == 1


def test_no_mission_without_the_rest(content: Content) -> None:
    """D2: without goods, without anyone in reserve, without a free plot nobody leaves."""
    state = first_round(content)
    state.seats[0].goods = 0
    turn(state, CONSTRUCTION)
    assert legal(state, "build") == []
    assert refused(state, "build:construction:housing:denver:3") == "C1 needs_goods"
    assert sum(state.seats[0].missions.values()) == 0


def test_the_cheapest_desk_falls_free(content: Content) -> None:
    """D2 and ruling 14: desks $0, $2, $2: with all taken the free of charge one; with the last two taken a $2 one."""
    state = first_round(content)
    room(state, "1.3").desks = [True, True, True]
    turn(state, CONSTRUCTION)
    play(state, "build:construction:housing:denver:3")
    assert room(state, "1.3").desks == [False, True, True]
    play(state, "build:construction:commerce:denver:2")
    assert room(state, "1.3").desks == [False, False, True]


def test_the_desk_is_free_at_once(content: Content) -> None:
    """D2: at the end of the same turn somebody lying there stands up for $0."""
    state = first_round(content)
    room(state, "1.3").desks = [True, True, True]
    room(state, "1.3").lying = 1
    turn(state, CONSTRUCTION)
    play(state, "build:construction:housing:denver:3", "done", "activate:1.3")
    assert state.seats[0].money == 12
    assert room(state, "1.3").desks == [True, True, True]


def _with_tile(content: Content, seat: int = 1) -> State:
    """A turn in a human resources round with four seats, of which the first player is seat 0."""
    state = first_round(content, 4)
    turn(state, HUMAN_RESOURCES, seat)
    return state


def test_the_tile_changes_the_departments(content: Content) -> None:
    """D3: another type, the tile is gone, the event, the markers and the other seats stay as they are."""
    state = _with_tile(content)
    assert legal(state, "tile") == ["tile:management", "tile:construction", "tile:research"]
    assert refused(state, "tile:human_resources") == "D3 same_action"
    play(state, "tile:research", "use:research_development:study")
    assert not state.seats[1].tile
    assert state.seats[1].study == 3
    assert refused(state, "step:1.1>1.2") == "H1 no_steps_left"
    assert state.row == state.moving == HUMAN_RESOURCES
    assert [seat.tile for seat in state.seats] == [True, False, True, True]


def test_the_tile_is_used_once(content: Content) -> None:
    """D3: a discarded tile is gone."""
    state = _with_tile(content)
    play(state, "tile:research")
    assert refused(state, "tile:management") == "D3 no_tile"


def test_the_first_player_may_not_use_the_tile(content: Content) -> None:
    """D3 and ruling 5: not in the round in which the seat is first."""
    state = _with_tile(content, 0)
    assert legal(state, "tile") == []
    assert refused(state, "tile:research") == "D3 first_player"


def test_the_tile_comes_first(content: Content) -> None:
    """D3: after a use, a step or spent study points it is too late; selling goods is no such decision."""
    state = _with_tile(content)
    play(state, "step:1.1>1.2")
    assert refused(state, "tile:research") == "D3 too_late"
    state = first_round(content, 4)
    turn(state, MANAGEMENT, 1)
    play(state, "sell:1", "use:commerce_finance:money")
    assert refused(state, "tile:research") == "D3 too_late"
    state = first_round(content, 4)
    state.seats[1].study = 3
    turn(state, MANAGEMENT, 1)
    play(state, "advance:housing")
    assert refused(state, "tile:research") == "D3 too_late"
    state = _with_tile(content)
    play(state, "sell:1", "tile:research")


def test_the_tile_gives_the_steps_of_human_resources(content: Content) -> None:
    """D3 and H1: the starting department's steps come with the change, and go with it the other way."""
    state = first_round(content, 4)
    turn(state, RESEARCH, 1)
    play(state, "tile:human_resources")
    assert state.seats[1].steps == 6
    state = _with_tile(content)
    assert state.seats[1].steps == 6
    assert "steps_lost" in kinds(play(state, "tile:research"))
    assert state.seats[1].steps == 0


def test_a_seat_with_nothing_to_use_still_has_its_tile(content: Content) -> None:
    """D3: an empty departments step is offered as long as the tile may be used."""
    state = first_round(content, 4)
    for seat in (1, 2):
        room(state, "3.3", seat).desks = [False, False]
    state.seats[2].tile = False
    turn(state, RESEARCH, 1)
    assert decision(state) == ("departments", 1)
    turn(state, RESEARCH, 2)
    assert decision(state) == ("activate", 2)
    # the first player has a tile that is of no use in this round
    room(state, "3.3").desks = [False, False]
    turn(state, RESEARCH, 0)
    assert decision(state) == ("activate", 0)


def test_the_tile_in_a_round_of_a_flipped_marker(content: Content) -> None:
    """D3: in a round of R2 only the seat's departments change; the flipped marker advances."""
    state = first_round(content, 4)
    state.markers[HUMAN_RESOURCES] = 5
    state.row, state.moving = HUMAN_RESOURCES, MANAGEMENT
    begin(state, Task(Decision.TURN, 1), Task(Decision.ROUND_END))
    play(state, "tile:research", "done", "end")
    assert list(state.markers.values()) == [5, 1, 0, 0]


def test_continuous_departments_work_in_every_action(content: Content) -> None:
    """D4: telegraph operators (research) serve study points spent in a management turn: West costs 2 - 1."""
    state = first_round(content)
    state.seats[0].study = 5
    furnish(state, "4.1", "telegraph_operators", active=1)
    turn(state, MANAGEMENT)
    play(state, "track:west")
    assert state.seats[0].study == 4


def test_continuous_departments_stop_at_once(content: Content) -> None:
    """D4: a lying employee keeps nothing going; moved away, the telegraph stops within the turn."""
    state = first_round(content)
    state.seats[0].study = 5
    furnish(state, "4.1", "telegraph_operators", lying=1)
    turn(state, MANAGEMENT)
    play(state, "track:west")
    assert state.seats[0].study == 3
    state = first_round(content)
    state.seats[0].study = 5
    furnish(state, "4.1", "telegraph_operators", active=1)
    turn(state, HUMAN_RESOURCES)
    play(state, "step:4.1*>4.2", "track:west")
    assert state.seats[0].study == 3


def test_continuous_departments_start_with_the_activation(content: Content) -> None:
    """D4: activated at the end of a turn, the telegraph serves the study points spent after that."""
    state = first_round(content)
    state.seats[0].study = 5
    furnish(state, "4.1", "telegraph_operators", lying=1)
    turn(state, HUMAN_RESOURCES)
    play(state, "done", "activate:4.1", "track:west")
    assert (state.seats[0].money, state.seats[0].study) == (10, 4)


def test_the_new_lobby_needs_nobody(content: Content) -> None:
    """D4: it is a lobby from the moment it stands."""
    state = first_round(content)
    state.seats[0].goods = 4
    state.seats[0].missions[WEST] = 1
    turn(state, MANAGEMENT)
    play(state, "department:strategic_planning:new_lobby:4.1")
    begin(state, Task(Decision.RETURN, 0, region=WEST), Task(Decision.ROUND_END))
    play(state, "return:west:1")
    assert legal(state, "lobby") == ["lobby:1.1:1", "lobby:4.1:1"]


def test_a_step_with_nothing_to_decide_is_skipped(content: Content) -> None:
    """D1: nobody active in the type, no steps, no study points to spend: the activation follows at once."""
    state = first_round(content)
    room(state, "2.4").desks = [False, False]
    room(state, "3.2").desks = [False, False]
    turn(state, MANAGEMENT)
    assert decision(state) == ("activate", 0)


def test_done_leaves_uses_unused(content: Content) -> None:
    """D1: nobody has to use a department."""
    state = first_round(content)
    events = turn(state, MANAGEMENT)
    events += play(state, "done")
    assert gained(events, "money") == paid(events, "money") == 0
    assert decision(state) == ("activate", 0)
