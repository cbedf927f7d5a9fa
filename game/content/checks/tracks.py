"""Checks of the transport tracks and the project tabs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.content.checks.base import amounts, check
from game.content.draft import Draft
from game.content.effects import Income
from game.content.model import Level, ProjectType, Region, Side, TabSpace, TrackSpace
from game.content.problems import Fault

_TABS = tuple(f"project_tabs.{type_}" for type_ in ProjectType)
_LEVELS = tuple(Level)


def _costs(draft: Draft, place: str, spaces: Sequence[TrackSpace | TabSpace]) -> Iterator[Fault]:
    """The first space is where one starts; every other one costs something."""
    for number, space in enumerate(spaces, 1):
        if number == 1 and space.cost:
            yield draft.fault(f"{place}.{number}.cost", "first_space_cost")
        if number > 1 and not space.cost:
            yield draft.fault(f"{place}.{number}", "space_without_cost")


def _income(draft: Draft, place: str, income: Income) -> Iterator[Fault]:
    """An income pays something: fixed amounts, or one of at least two choices."""
    fixed = amounts(income.fixed())
    if income.choose and fixed:
        yield draft.fault(place, "income_and_choice")
    if len(income.choose) == 1:
        yield draft.fault(f"{place}.choose", "single_choice")
    if not income.choose and not fixed:
        yield draft.fault(place, "no_amount")
    for number, gain in enumerate(income.choose, 1):
        if not amounts(gain):
            yield draft.fault(f"{place}.choose.{number}", "no_amount")
        if gain.steps:
            yield draft.fault(f"{place}.choose.{number}.steps", "steps_as_income")


def _track(draft: Draft, region: Region, expected: int) -> Iterator[Fault]:
    spaces: tuple[TrackSpace, ...] = getattr(draft.files.transport, region)
    place = f"transport.{region}"
    if len(spaces) != expected:
        yield draft.fault(place, "space_count", count=len(spaces), expected=expected)
    yield from _costs(draft, place, spaces)
    for number, space in enumerate(spaces, 1):
        here = f"{place}.{number}"
        last = number == len(spaces)
        yield from _income(draft, f"{here}.income", space.income)
        if space.exclusive and not last:
            yield draft.fault(f"{here}.exclusive", "exclusive_before_last")
        if last and not space.exclusive:
            yield draft.fault(here, "last_not_exclusive")
        if amounts(space.reward) and not space.exclusive:
            yield draft.fault(f"{here}.reward", "reward_not_exclusive")
        if space.reward.steps:
            yield draft.fault(f"{here}.reward.steps", "steps_as_income")
        before = spaces[number - 2] if number > 1 else space
        if _LEVELS.index(space.level) < _LEVELS.index(before.level):
            yield draft.fault(f"{here}.level", "level_falls", level=space.level, before=before.level)


@check("components.track_spaces")
def tracks(draft: Draft) -> Iterator[Fault]:
    """Tracks have the printed number of spaces, rising in level; exactly the last one holds a single disc (P3)."""
    for region in Region:
        if draft.whole(f"transport.{region}"):
            yield from _track(draft, region, draft.files.components.track_spaces)


def _side(draft: Draft, type_: ProjectType, side: Side, spaces: tuple[TabSpace, ...]) -> Iterator[Fault]:
    place = f"project_tabs.{type_}.sides.{side}"
    expected = draft.files.components.tab_spaces
    if len(spaces) != expected:
        yield draft.fault(place, "space_count", count=len(spaces), expected=expected)
    yield from _costs(draft, place, spaces)
    for number, space in enumerate(spaces, 1):
        here = f"{place}.{number}"
        if space.project:
            yield from _income(draft, f"{here}.income", space.income)
        elif space.income != Income():
            yield draft.fault(f"{here}.income", "income_without_project")
        before = spaces[number - 2] if number > 1 else space
        if space.vp < before.vp:
            yield draft.fault(f"{here}.vp", "vp_falls", vp=space.vp, before=before.vp)
        if space.donation_cap < before.donation_cap:
            yield draft.fault(here, "cap_falls", cap=space.donation_cap, before=before.donation_cap)


@check("components.tab_spaces")
def tabs(draft: Draft) -> Iterator[Fault]:
    """Both sides of a tab have the printed number of spaces and start alike; later spaces are worth no less."""
    for type_ in ProjectType:
        if not draft.whole(f"project_tabs.{type_}"):
            continue
        tab = getattr(draft.files.project_tabs, type_)
        place = f"project_tabs.{type_}.sides"
        for side in Side:
            if side not in tab.sides:
                yield draft.fault(place, "missing_key", key=side)
            else:
                yield from _side(draft, type_, side, tab.sides[side])
        starts = {spaces[0].project for spaces in tab.sides.values() if spaces}
        if len(starts) > 1:
            yield draft.fault(place, "tab_start_differs")


@check(whole=(*_TABS, "setup.discs"))
def discs_on_tabs(draft: Draft) -> Iterator[Fault]:
    """The tabs that start with a project take the discs laid out for them, housing among them (S3, S6)."""
    start = 0
    for type_ in ProjectType:
        sides = [spaces for spaces in getattr(draft.files.project_tabs, type_).sides.values() if spaces]
        begins = bool(sides) and sides[0][0].project
        start += begins
        if type_ is ProjectType.HOUSING and not begins:
            yield draft.fault(f"project_tabs.{type_}", "housing_start")
    if start != draft.files.setup.discs.tabs:
        values = {"count": draft.files.setup.discs.tabs, "expected": start}
        yield draft.fault("setup.discs.tabs", "discs_on_tabs", **values)


CHECKS = (tracks, tabs, discs_on_tabs)
