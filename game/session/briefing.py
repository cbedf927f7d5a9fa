"""A chapter in words: what it starts with, its extra rules, its objectives and how far they are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.content.campaign.form import EFFECTS
from game.content.effects import Gain
from game.content.model import Content, Level, Region
from game.content.scenario import ExtraRules, Objective, Scenario, Start
from game.content.text import Text
from game.engine import State
from game.engine.scenario import Progress, progress
from game.folders import Shut
from game.session.explain import things
from game.session.narrate import listed
from game.storage.kept import Trouble


def effect(objective: Objective) -> str:
    """Return what an objective asks for, as its field is called."""
    return next(name for name in EFFECTS if getattr(objective, name))


# --- objectives --------------------------------------------------------------------------------------------------


def objective_words(objective: Objective, text: Text) -> str:
    """Return an objective as a sentence about the end of the game."""
    kind = effect(objective)
    key = f"campaign.objective.{kind}"
    match kind:
        case "connect":
            assert objective.connect is not None
            one, other = (text(f"city.{city}") for city in objective.connect)
            if objective.level is Level.CART:
                return text(key, one=one, other=other)
            return text(
                "campaign.objective.connect_level", one=one, other=other, level=text(f"level.{objective.level}")
            )
        case "empty_floor":
            return text(key, floor=floor_words(objective.empty_floor, text))
        case "projects":
            parts = [_part(text, "project", n, project=text(f"project.{p}")) for p, n in objective.projects.items()]
            return text(key, things=listed(text, parts))
        case "region_projects":
            return _region_projects(objective.region_projects, text)
        case "departments":
            parts = [_part(text, "department", n, action=text(f"action.{a}")) for a, n in objective.departments.items()]
            return text(key, things=listed(text, parts))
        case _:
            return text(key, n=getattr(objective, kind))


def _region_projects(wanted: dict[Region, int], text: Text) -> str:
    counts = set(wanted.values())
    if len(wanted) == len(Region) and len(counts) == 1:
        return text("campaign.objective.each_region", n=counts.pop())
    parts = [_part(text, "region", n, region=text(f"region.{region}")) for region, n in wanted.items()]
    return text("campaign.objective.region_projects", things=listed(text, parts))


def _part(text: Text, kind: str, n: int, **words: str) -> str:
    return text(f"campaign.part.{kind}", n=n, **words)


def floor_words(floor: int, text: Text) -> str:
    """Return a floor in a sentence."""
    return text("campaign.part.floor_ground") if floor == 1 else text("campaign.part.floor", floor=floor)


def objective_notes(objective: Objective, text: Text) -> tuple[str, ...]:
    """Return what else there is to know about an objective."""
    key = f"campaign.note.{effect(objective)}"
    return (*([text(key)] if text.has(key) else []), text("campaign.note.end"))


@dataclass(frozen=True)
class Goal:
    """An objective as it stands: what it asks for, in words, how far it is, and what else there is to know."""

    kind: str
    words: str
    progress: Progress
    notes: tuple[str, ...]


def counts(goal: Goal) -> dict[str, int]:
    """Return the numbers of a goal, for sentences."""
    return {"done": goal.progress.done, "needed": goal.progress.needed}


def goals(state: State, text: Text) -> tuple[Goal, ...]:
    """Return the objectives of a game's chapter, none for other games."""
    wanted = state.scenario.objectives if state.scenario is not None else ()
    return tuple(
        Goal(effect(one), objective_words(one, text), progress(state, one), objective_notes(one, text))
        for one in wanted
    )


# --- setting and rules -------------------------------------------------------------------------------------------


def rule_lines(rules: ExtraRules, text: Text) -> list[str]:
    """Return the extra rules as sentences."""
    lines = []
    if rules.donations_from > 1:
        lines.append(text("campaign.rule.donations_from", round=rules.donations_from))
    for region, opens in rules.opens.items():
        lines.append(text("campaign.rule.opens", region=text(f"region.{region}"), round=opens))
    if rules.first_link != Gain():
        lines.append(text("campaign.rule.first_link", things=things(rules.first_link, text)))
    for region, price in rules.mission_price.items():
        money = text("resource.money", n=price)
        lines.append(text("campaign.rule.mission_price", region=text(f"region.{region}"), things=money))
    if rules.andrew_shift:
        lines.append(text("campaign.rule.andrew_shift", n=rules.andrew_shift))
    return lines


def setting_lines(scenario: Scenario, content: Content, text: Text) -> list[str]:
    """Return what a chapter starts with that other games do not."""
    return [*_start_lines(scenario.start, content, text), *_board_lines(scenario, text)]


def _start_lines(start: Start, content: Content, text: Text) -> Iterator[str]:
    if start.money is not None or start.goods is not None:
        usual = content.setup.start
        money = usual.money if start.money is None else start.money
        goods = usual.goods if start.goods is None else start.goods
        yield text(
            "campaign.setting.money", money=text("resource.money", n=money), goods=text("resource.goods", n=goods)
        )
    for room in start.departments:
        name = text(f"department.{room.department}.name")
        yield text("campaign.setting.department", department=name, floor=floor_words(room.floor, text))
    for tab, given in start.tabs.items():
        key = "campaign.setting.tab" if given.side is None else "campaign.setting.tab_side"
        side = "" if given.side is None else given.side.upper()
        values = {"project": text(f"project.{tab}"), "space": given.reached}
        yield text(key, **values, **({"side": side} if side else {}))
    ahead = [
        text("campaign.setting.track_part", region=text(f"region.{region}"), space=space)
        for region, space in start.track.items()
    ]
    if ahead:
        yield text("campaign.setting.track", things=listed(text, ahead))


def _board_lines(scenario: Scenario, text: Text) -> Iterator[str]:
    if scenario.rows is not None:
        yield text("campaign.setting.timeline")
    if scenario.display is not None:
        yield text("campaign.setting.display")
    if scenario.neutral_discs is not None:
        key = "campaign.setting.neutral" if scenario.neutral_discs else "campaign.setting.no_neutral"
        yield text(key, n=scenario.neutral_discs) if scenario.neutral_discs else text(key)


def trouble_words(trouble: Trouble, text: Text) -> str:
    """Return what was wrong with a file of a profile, and whether its older copy is used."""
    words = text(f"kept.{trouble.reason}", **trouble.values)
    return f"{words} {text('kept.restored')}" if trouble.restored else words


def shut_words(shut: Shut, text: Text) -> str:
    """Return why a folder of the person's cannot be looked into."""
    return text(f"kept.{shut.reason}", **shut.values)
