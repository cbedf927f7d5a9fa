"""What is told about a click before it is made: what it does, what it costs, what is given up."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from game.content.model import ActionType, Content, ProjectType
from game.content.text import load_default_text
from game.engine.moves import Build, Done, End, Sell, Step
from game.engine.state import Decision
from game.scenes.table import boards
from game.scenes.table.stage import Stage
from game.scenes.table.tips import tip
from game.session import Session
from game.ui.board import values
from tests.scenes.table.player import session


def told(stage: Stage, id: str) -> list[str]:
    """Title and lines of the tooltip of a thing."""
    view = tip(stage.situation(), stage.prompt(), id)
    assert view is not None
    return [view.title, *(line if isinstance(line, str) else line.text for line in view.lines)]


@pytest.fixture
def reach(content: Content) -> Callable[[Decision], Stage]:
    """Plays a game of two people up to a kind of decision, always the first move."""

    def reached(kind: Decision) -> Stage:
        game: Session = session(content, 2, 1)
        while game.state.task.kind is not kind:
            game.play(game.legal[0])
        return Stage(game, load_default_text(strict=True))

    return reached


def test_a_room_further_away_is_told_as_the_walk_to_it(reach: Callable[[Decision], Stage]) -> None:
    stage = reach(Decision.SETUP_STEPS)
    steps = stage.session.state.seats[stage.session.state.task.seat].steps
    stage.click("person:1.1")
    assert told(stage, "room:2.2") == [
        "Move an employee from the lobby to Human Resources",
        "2 steps, room by room",
        f"{steps - 2} steps left afterwards",
    ]
    assert told(stage, "room:1.2") == [
        "Move an employee from the lobby to floor 1, room 2",
        f"{steps - 1} steps left afterwards",
    ]


def test_done_says_what_is_lost_and_what_comes_next(reach: Callable[[Decision], Stage]) -> None:
    stage = reach(Decision.SETUP_STEPS)
    steps = stage.session.state.seats[stage.session.state.task.seat].steps
    assert told(stage, "button:done") == ["Done", f"{steps} steps are lost", "Then you may activate employees"]


def test_doing_without_a_donation_is_called_so(reach: Callable[[Decision], Stage]) -> None:
    assert told(reach(Decision.DONATE), "button:done") == ["No donation", "You keep your money"]


def test_undo_says_what_it_takes_back(reach: Callable[[Decision], Stage]) -> None:
    stage = reach(Decision.RESERVE)
    assert told(stage, "button:undo") == ["Undo", f"Takes back: {stage.chronicle.lines()[-1].text}"]


def test_uses_that_are_given_up_are_named(reach: Callable[[Decision], Stage]) -> None:
    stage = reach(Decision.DEPARTMENTS)
    game = stage.session
    uses = stage.situation().uses()
    lines = told(stage, "button:done")
    for department, n in uses.items():
        name = stage.text(f"department.{department}.name")
        assert f"{name}: {'one use is' if n == 1 else f'{n} uses are'} given up" in lines
    assert bool(uses) or game.state.seats[game.state.task.seat].steps


def test_the_hint_of_a_departments_step_names_what_is_left(reach: Callable[[Decision], Stage]) -> None:
    stage = reach(Decision.DEPARTMENTS)
    state = stage.session.state
    seat, turn = state.seats[state.task.seat], state.turn
    assert turn is not None
    seat.steps = seat.study = 0
    for room in seat.rooms:
        room.desks = [False] * len(room.desks)

    def hint(**left: int) -> str:
        for name, n in left.items():
            setattr(seat, name, n)
        stage.session._changed()
        return Stage(stage.session, stage.text).prompt().hint

    assert hint() == "No active employee is left in a department of this type."
    assert hint(study=2) == "Pick a tab or a track. 2 study points left."
    assert hint(study=0, steps=1) == "Pick an employee, then a room. One step left."


def altered(stage: Stage, **values: int) -> str:
    """The hint once the deciding seat has other amounts."""
    seat = stage.session.state.seats[stage.session.state.task.seat]
    for name, n in values.items():
        setattr(seat, name, n)
    stage.session._changed()
    return Stage(stage.session, stage.text).prompt().hint


def test_no_hint_asks_for_what_cannot_be_clicked(reach: Callable[[Decision], Stage]) -> None:
    """Without steps, money or anybody lying by a desk the decision stands, but there is nothing to pick."""
    assert altered(reach(Decision.SETUP_STEPS), steps=1) == "Pick an employee, then a room. One step left."
    assert altered(reach(Decision.SETUP_STEPS), steps=0).startswith("All steps are made.")
    assert altered(reach(Decision.DONATE), money=5).startswith("Pick a card of the chart.")
    assert altered(reach(Decision.DONATE), money=4, goods=1) == (
        "A donation costs $5; you have $4. Sell goods for it, or do without."
    )
    assert altered(reach(Decision.ACTIVATE), money=9).startswith("Nobody can be activated now.")
    stage = reach(Decision.ACTIVATE)
    stage.session.state.seats[stage.session.state.task.seat].rooms[2].lying += 1
    assert altered(stage, money=9).startswith("Pick a desk to fill")


def test_uses_that_cannot_be_made_are_not_asked_for(reach: Callable[[Decision], Stage]) -> None:
    """A planner without goods: there is a use, but nothing to pick."""
    stage = reach(Decision.DEPARTMENTS)
    state = stage.session.state
    assert state.turn is not None
    for room in state.seats[state.task.seat].rooms:
        room.desks = [room.department == "construction"] * len(room.desks)
    state.turn.action, state.turn.active, state.turn.used = ActionType.CONSTRUCTION, {"construction": 1}, {}
    assert altered(stage, steps=0, study=0, goods=2).startswith("Pick a type and a plot.")
    assert altered(stage, goods=0).startswith("Nothing of this can be done now.")


def test_the_price_of_a_donation_is_compared_with_money(reach: Callable[[Decision], Stage]) -> None:
    stage = reach(Decision.DONATE)
    state = stage.session.state
    money = state.seats[state.task.seat].money
    card = next(id for id in stage.choice.offered if id.startswith("donation:"))
    assert f"Pay $5 (you have ${money})" in told(stage, card)


def test_a_donation_is_told_as_the_chart_counts_it(reach: Callable[[Decision], Stage]) -> None:
    stage = reach(Decision.DONATE)
    state = stage.session.state
    points = values.donations(state, state.task.seat)
    for id in [id for id in stage.choice.offered if id.startswith("donation:")]:
        n = points[id.removeprefix("donation:")]
        words = "1 point" if n == 1 else f"{n} points"
        name = stage.seats[state.task.seat].name
        assert f"If the game ended now it would bring {name} {words}" in told(stage, id)


def test_nothing_in_sight_is_without_words(content: Content) -> None:
    text = load_default_text(strict=True)
    for seats in (1, 4):
        game = session(content, seats, 3)
        chance = random.Random(3)
        stage = Stage(game, text)
        while game.state.round < 8:
            if len(game.history) % 40 == 0:
                for drawer in (None, "donations", "departments", "routes"):
                    if drawer is not None:
                        stage.toggle_drawer(drawer)
                    for id in boards.areas(stage.view(), stage.prompt(), stage.log()):
                        view = tip(stage.situation(), stage.prompt(), id)
                        if not id.startswith(("button:", "look:")):
                            assert view is not None, id
                            assert view.title, id
                            assert view.lines, id
                    stage.close_drawer()
            game.play(chance.choice(game.legal))
            stage.refresh()


def test_a_tab_is_laid_open(reach: Callable[[Decision], Stage]) -> None:
    stage = reach(Decision.ROW)
    for project in ProjectType:
        view = tip(stage.situation(), stage.prompt(), f"tab:{project}")
        assert view is not None
        rows = [line for line in view.lines if not isinstance(line, str) and line.signs]
        seat = stage.session.state.seats[stage.looked_at]
        assert len(rows) == len(stage.session.content.tabs[project].sides[seat.tabs[project].side])


def test_what_is_picked_can_be_put_down(reach: Callable[[Decision], Stage]) -> None:
    stage = reach(Decision.SETUP_STEPS)
    assert told(stage, "person:1.1")[-1] == "Click, then choose further"
    stage.click("person:1.1")
    assert told(stage, "person:1.1")[-1] == "Picked: click again to put it down"


def test_building_is_asked_for_only_where_it_can_be_done(content: Content) -> None:
    text, chance = load_default_text(strict=True), random.Random(5)
    seen: set[bool] = set()
    for seed in range(1, 20):
        game = session(content, 2, seed)
        while not game.state.finished:
            if game.state.task.kind is Decision.DEPARTMENTS:
                builds = any(isinstance(move, Build) for move in game.legal)
                assert ("a type and a plot" in Stage(game, text).prompt().hint) == builds
                seen.add(builds)
            keen = [move for move in game.legal if not isinstance(move, Done | End | Sell | Step)]
            game.play(chance.choice(keen or game.legal))
        if len(seen) == 2:
            return
    raise AssertionError(seen)
