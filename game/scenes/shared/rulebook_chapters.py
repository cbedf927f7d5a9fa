"""The chapters in their order, and the one that helps with a decision."""

from __future__ import annotations

import enum

from game.content.model import ActionType
from game.engine.state import Decision, State


class Chapter(enum.StrEnum):
    """A chapter; its words stand under `rulebook.<chapter>`."""

    GOAL = "goal"
    TABLE = "table"
    SETUP = "setup"
    ROUND = "round"
    EVENTS = "events"
    DEPARTMENTS = "departments"
    HUMAN_RESOURCES = "human_resources"
    MANAGEMENT = "management"
    CONSTRUCTION = "construction"
    RESEARCH = "research"
    DONATIONS = "donations"
    ACTIVATION = "activation"
    SCORING = "scoring"
    SOLO_SETUP = "solo_setup"
    SOLO = "solo"
    TILES = "tiles"
    RULINGS = "rulings"
    KEYS = "keys"


ORDER = tuple(Chapter)

ICONS: dict[Chapter, str] = {
    Chapter.GOAL: "icon.vp",
    Chapter.TABLE: "icon.eye",
    Chapter.SETUP: "icon.dice",
    Chapter.ROUND: "icon.clock",
    Chapter.EVENTS: "region.midwest.dark",
    Chapter.DEPARTMENTS: "icon.person",
    Chapter.HUMAN_RESOURCES: "action.human_resources.dark",
    Chapter.MANAGEMENT: "action.management.dark",
    Chapter.CONSTRUCTION: "action.construction.dark",
    Chapter.RESEARCH: "action.research.dark",
    Chapter.DONATIONS: "event.donation",
    Chapter.ACTIVATION: "icon.employee",
    Chapter.SCORING: "icon.link",
    Chapter.SOLO_SETUP: "icon.robot",
    Chapter.SOLO: "disc.andrew.8",
    Chapter.TILES: "icon.department",
    Chapter.RULINGS: "icon.book",
    Chapter.KEYS: "icon.settings",
}

_BY_DECISION: dict[Decision, Chapter] = {
    Decision.PLACE: Chapter.SETUP,
    Decision.RESERVE: Chapter.SETUP,
    Decision.SETUP_STEPS: Chapter.SETUP,
    Decision.ROW: Chapter.ROUND,
    Decision.RETURN: Chapter.EVENTS,
    Decision.INCOME: Chapter.EVENTS,
    Decision.LOBBY: Chapter.EVENTS,
    Decision.STUDY: Chapter.EVENTS,
    Decision.DONATE: Chapter.DONATIONS,
    Decision.MOVE_IN: Chapter.MANAGEMENT,
    Decision.ACTIVATE: Chapter.ACTIVATION,
    Decision.ANDREW: Chapter.SOLO,
    Decision.CONFIRM: Chapter.ROUND,
}

_BY_ACTION: dict[ActionType, Chapter] = {
    ActionType.HUMAN_RESOURCES: Chapter.HUMAN_RESOURCES,
    ActionType.MANAGEMENT: Chapter.MANAGEMENT,
    ActionType.CONSTRUCTION: Chapter.CONSTRUCTION,
    ActionType.RESEARCH: Chapter.RESEARCH,
}


def chapter_for(state: State) -> Chapter:
    """Return the chapter about what is to be decided in a position."""
    if state.finished:
        return Chapter.SCORING
    decision = Decision(state.task.kind)
    if decision is Decision.DEPARTMENTS and state.turn is not None:
        return _BY_ACTION[state.turn.action]
    return _BY_DECISION.get(decision, Chapter.ROUND)
