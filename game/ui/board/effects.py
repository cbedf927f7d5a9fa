"""What a department does, as signs: the strip under its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.content.effects import Continuous, Use
from game.content.model import Department
from game.ui.board import signs
from game.ui.board.signs import ARROW, BUILD, OR, ROOM, Icon, Sign, Word

if TYPE_CHECKING:
    from game.content.text import Text

Row = tuple[Sign, ...]

_MISSION = Icon("icon.mission")
_HAT = Icon("event.donation")
_STUDY = Icon("icon.study")
_EMPLOYEE = Icon("icon.employee")


def row(text: Text, department: Department, room: float) -> Row:
    """The most telling signs that fit into `room` art pixels; what is left out is for the tooltip."""
    for choice in _choices(text, department):
        if signs.width(choice) <= room:
            return choice
    return ()


def _choices(text: Text, department: Department) -> list[Row]:
    """Rows from the fullest to the barest."""
    if department.continuous is not None:
        row = _continuous(text, department.continuous)
        return [row, signs.compact(row)]
    if department.steps_per_active:
        return [(Word(str(department.steps_per_active)), Icon("icon.step"))]
    groups = _groups(list(department.uses.values()))
    rows: list[Row] = []
    for single in (True, False):
        parts = [_group(text, group, single) for group in groups]
        rows.append(_join(parts))
    rows.append(signs.compact(rows[-1]))
    first = _group(text, groups[0], True)
    return [*rows, first, signs.compact(first)]


def _groups(uses: list[Use]) -> list[list[Use]]:
    """Uses with the same price in people and money stand together, behind one arrow."""
    groups: list[list[Use]] = []
    for use in uses:
        if groups and groups[-1][0].mission == use.mission and groups[-1][0].pay == use.pay:
            groups[-1].append(use)
        else:
            groups.append([use])
    return groups


def _group(text: Text, uses: list[Use], single: bool) -> Row:
    first = uses[0]
    lead: Row = ((_MISSION,) if first.mission else ()) + signs.amount(text, first.pay, single)
    return (*lead, *((ARROW,) if lead else ()), *_join([_effect(text, use, single) for use in uses]))


def _join(parts: list[Row]) -> Row:
    found: Row = ()
    for part in parts:
        found = (*found, OR, *part) if found else part
    return found


def _effect(text: Text, use: Use, single: bool) -> Row:
    if use.gain is not None:
        return signs.amount(text, use.gain, single)
    if use.per_active is not None:
        gain = signs.amount(text, use.per_active.gain, single=False)
        return (*gain, OR, Word(str(use.per_active.each)), _EMPLOYEE)
    if use.trade is not None:
        return (*signs.amount(text, use.trade.give, single), ARROW, *signs.amount(text, use.trade.gain, single=False))
    if use.build_project is not None:
        return (BUILD,)
    if use.build_department is not None:
        price = use.build_department
        figures = text("company.range", low=price.occupied_room, high=price.empty_room)
        return (Word(figures), Icon("icon.goods"), ARROW, ROOM)
    return (_HAT,)


def _continuous(text: Text, effect: Continuous) -> Row:
    if effect.lobby:
        return (Icon("icon.department"), Word(text("company.lobby")))
    if effect.move_in:
        return (_EMPLOYEE, ARROW, ROOM)
    if effect.donation_step:
        return (_HAT, Word(text("resource.money", n=effect.donation_step)))
    return (_STUDY, Word(text("company.less", n=effect.transport_discount)))
