"""Figures that the drawers show: worth of donations, networks, and the step of the round."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.content.model import ActionType, ProjectType, Region
from game.engine import Decision, State, apply, legal_moves
from game.engine.state import Plot, Task
from game.ui.board import pieces, topbar, values
from game.ui.canvas import Canvas
from game.ui.view import TableView

Start = Callable[[int], State]
Look = Callable[..., TableView]
Picture = Callable[..., Canvas]


def build(state: State, seat: int, *cities: str) -> None:
    for city in cities:
        state.plots[city] = [Plot(seat, ProjectType.HOUSING)] + [None] * (len(state.plots[city]) - 1)


def test_donations_are_worth_what_they_count_up_to_the_cap(start: Start) -> None:
    state = start(3)
    build(state, 0, "reno", "boise", "omaha")
    worth = values.donations(state, 0)
    assert worth["health_small_cities"] == 6
    assert worth["health_west"] == 4
    assert worth["welfare_flat"] == 7
    build(state, 0, "portland", "seattle", "helena", "phoenix", "santa_fe", "salt_lake_city")
    assert values.donations(state, 0)["health_west"] == 12


def test_a_donation_for_donations_counts_itself(start: Start) -> None:
    state = start(3)
    assert values.donations(state, 1)["rights_donations"] == 2
    state.seats[1].donations = 1
    state.chart["rights_donations"] = [1]
    assert values.donations(state, 1)["rights_donations"] == 2


def test_welfare_is_worth_what_can_be_paid(start: Start) -> None:
    state = start(2)
    state.seats[0].money, state.seats[0].goods = 9, 3
    worth = values.donations(state, 0)
    assert worth["welfare_goods"] == 6
    assert worth["welfare_money"] == 4, "one good sold for the second payment"
    assert worth["welfare_money_goods"] == 8


def test_the_best_network_is_lit_in_the_connection_table(start: Start, look: Look, picture: Picture) -> None:
    state = start(2)
    assert values.best_network(state, 0) is None
    build(state, 0, "chicago", "pittsburgh", "new_york")
    found = values.best_network(state, 0)
    assert found is not None
    assert (found.majors, found.points) == (("chicago", "new_york"), 2)
    words = [t.text for t in picture(look(state, drawer="routes")).texts]
    assert "Chicago, New York" in words


def test_given_donations_show_the_points_of_their_owner(start: Start, look: Look, picture: Picture) -> None:
    state = start(2)
    state.chart["welfare_flat"] = [1]
    assert values.given(state, 1) == {"welfare_flat": 7}
    words = [t.text for t in picture(look(state, drawer="donations")).texts]
    assert words.count("Bruno") == 2, "chip and card"


@pytest.mark.parametrize(
    ("task", "step"),
    [
        (Task(Decision.PLACE, 0), "place"),
        (Task(Decision.RESERVE, 0), "reserve"),
        (Task(Decision.SETUP_STEPS, 0), "move"),
        (Task(Decision.ROW, 0), "choose"),
        (Task(Decision.RETURN, 0), "event"),
        (Task(Decision.DONATE, 0), "event"),
        (Task(Decision.DEPARTMENTS, 0), "use"),
        (Task(Decision.ACTIVATE, 0), "activate"),
        (Task(Decision.ANDREW, 1, stage="reveal"), "choose"),
        (Task(Decision.ANDREW, 1, stage="action"), "use"),
    ],
)
def test_the_bar_tells_the_step_of_the_round(task: Task, step: str, start: Start) -> None:
    state = start(2)
    state.agenda.append(task)
    assert topbar.step(state) == step


def test_every_decision_of_a_game_has_its_step(start: Start, look: Look, picture: Picture) -> None:
    state = start(1)
    for turn in range(400):
        if state.finished:
            break
        assert topbar.step(state) is not None, state.task
        if turn % 50 == 0:
            picture(look(state, decider=state.decider))
        moves = legal_moves(state)
        apply(state, moves[turn % len(moves)])
    assert state.finished
    assert topbar.step(state) is None
    picture(look(state, decider=None))


def test_figures_for_you_are_a_persons(start: Start, look: Look) -> None:
    state = start(1)
    assert pieces.person_of(look(state, decider=1)) == 0
    assert pieces.level(state, 1, Region.WEST) == pieces.level(state, 0, Region.WEST)
    assert pieces.action(ActionType.HUMAN_RESOURCES) == "action.human_resources.hr"
