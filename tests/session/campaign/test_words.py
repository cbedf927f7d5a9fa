"""A chapter's rules in the log and in tooltips."""

from __future__ import annotations

from game.content import Content
from game.content.effects import Gain
from game.content.model import ActionType, Difficulty, ProjectType, Region
from game.content.scenario import ExtraRules, Scenario
from game.content.text import Text
from game.engine import Options, apply, new_game, parse
from game.engine.departments import start_turn
from game.engine.state import Decision, Plot, State, Task
from game.session import narrate
from game.session.explain import consequences


def position(content: Content, action: ActionType, **rules: object) -> State:
    scenario = Scenario(rules=ExtraRules(**rules))  # type: ignore[arg-type]
    state = new_game(content, Options(seats=1, seed=4, difficulty=Difficulty.NORMAL, scenario=scenario))
    state.round, state.row, state.moving = 3, action, action
    state.agenda = [Task(Decision.ACTIVATE, 0), Task(Decision.DEPARTMENTS, 0)]
    start_turn(state, 0, action, [])
    return state


def test_the_price_of_a_mission_is_told(content: Content, text: Text) -> None:
    state = position(content, ActionType.MANAGEMENT, mission_price={Region.WEST: 2})
    west, east = (parse(f"use:commerce_finance:mission_money:{region}") for region in ("west", "east"))
    assert "The mission costs $2 in this chapter" in consequences(state, west, text)
    assert "The mission costs $2 in this chapter" not in consequences(state, east, text)
    names = narrate.names(state, ["Ada", "Andrew"], text)
    lines = [line.text for line in narrate.narrate(apply(state, west), text, names)]
    assert "Ada pays $2: rule of the chapter" in lines


def test_the_first_link_is_told(content: Content, text: Text) -> None:
    state = position(content, ActionType.CONSTRUCTION, first_link=Gain(money=5))
    for plots in state.plots.values():
        plots[:] = [None] * len(plots)
    state.plots["seattle"][0] = Plot(0, ProjectType.HOUSING)
    state.seats[0].tabs[ProjectType.HOUSING].reached = 3
    names = narrate.names(state, ["Ada", "Andrew"], text)
    events = apply(state, parse("build:construction:housing:portland:1"))
    lines = [line.text for line in narrate.narrate(events, text, names)]
    assert "Ada gets $5: rule of the chapter" in lines
