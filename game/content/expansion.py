"""The departments of the expansion: their form and their checks. No game is played with them yet.

They are data only. Nothing here reaches `Content`, and a content folder without `expansion.yaml` is complete.
"""

from __future__ import annotations

import enum
import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from game.content.checks.base import amounts
from game.content.data import Data, Positive
from game.content.draft import Draft, read_file
from game.content.effects import Gain
from game.content.model import ActionType
from game.content.problems import Fault
from game.content.schema import DepartmentId, UseName
from game.content.typed import Reading

FILE = "expansion.yaml"
_EFFECTS = ("per_department", "per_project", "move_anyone")
_WORK = ("uses", "continuous", "final")


class PerDepartment(Data, frozen=True):
    """`gain` for each own department of the type."""

    type: ActionType
    gain: Gain


class ExpansionUse(Data, frozen=True):
    """One way to spend an active employee; one effect besides `mission`."""

    mission: bool = False
    per_department: PerDepartment | None = None
    per_project: Gain | None = None
    move_anyone: ActionType | None = None


class ActivationChoice(Data, frozen=True):
    """Another way to pay for an activation; `vp` may be lost."""

    vp: Annotated[int, Meta(ge=-99, le=99)]
    extra: int = 0
    price: int = 0


class ExpansionContinuous(Data, frozen=True):
    """What works while an employee is active."""

    diagonal_steps: bool = False
    activation_choices: tuple[ActivationChoice, ...] = ()
    any_space: bool = False
    matching_vp: int = 0
    lower_transport_income: bool = False
    share_last_spaces: bool = False


class FinalPer(enum.StrEnum):
    """What a department counts at the end."""

    EMPTY_ROOM = "empty_room"
    PROJECT_IN_CHOSEN_REGION = "project_in_chosen_region"
    PROJECT_IN_WEAKEST_REGION = "project_in_weakest_region"


class Over(Data, frozen=True):
    """How connection points beyond the table are read."""

    points: int
    read_as: int
    vp: int


class Final(Data, frozen=True):
    """What a department is worth at the end."""

    vp: int = 0
    per: FinalPer | None = None
    link_points: int = 0
    major_cities_needed: int = 0
    over: Over | None = None


class ExpansionTile(Data, frozen=True):
    """A department of the expansion."""

    id: DepartmentId
    type: ActionType
    desks: tuple[int, ...]
    uses: dict[UseName, ExpansionUse] = msgspec.field(default_factory=dict)
    continuous: ExpansionContinuous | None = None
    final: Final | None = None


class Drawn(Data, frozen=True):
    """So many departments of a type are drawn, with so many copies."""

    of_a_type: Positive
    copies: Positive


class All(Data, frozen=True):
    """Every department is in, with so many copies."""

    copies: Positive


class Mixing(Data, frozen=True):
    """The ways to mix the expansion with the base game."""

    drawn: Drawn
    all: All


class ExpansionFile(Data, frozen=True):
    """expansion.yaml."""

    mixing: Mixing
    tiles: dict[Positive, ExpansionTile]


def expansion(directory: Path, draft: Draft) -> list[Fault]:
    """Return what is wrong with the expansion's file; `draft` is the base game's."""
    if not os.path.lexists(directory / FILE):
        return []
    file, reading = read_expansion(directory)
    sound = not reading.faults
    if file is not None and file.tiles is not None:
        for number, tile in file.tiles.items():
            _tile(reading, number, tile)
        if sound:
            _numbers(reading, file, draft)
            _types(reading, file, draft)
        _ids(reading, file, draft)
    return reading.faults


def read_expansion(directory: Path) -> tuple[ExpansionFile | None, Reading]:
    """Read the expansion's file; the struct has holes where the reading has faults."""
    value, reading, _ = read_file(directory, FILE, ExpansionFile)
    return value, reading


def _tile(reading: Reading, number: int, tile: ExpansionTile) -> None:
    path = ("tiles", str(number))
    if not tile.desks:
        reading.fault((*path, "desks"), "no_desk")
    if sum(bool(getattr(tile, name)) for name in _WORK) != 1:
        reading.fault(path, "expansion_work", works=", ".join(_WORK))
    if tile.continuous == ExpansionContinuous():
        reading.fault((*path, "continuous"), "does_nothing")
    if tile.final is not None and (tile.final.per is None) == (not tile.final.link_points):
        reading.fault((*path, "final"), "does_nothing")
    for name, use in tile.uses.items():
        here = (*path, "uses", name)
        effects = [effect for effect in _EFFECTS if getattr(use, effect) is not None]
        if len(effects) != 1:
            reading.fault(here, "use_effects", count=len(effects), effects=", ".join(_EFFECTS))
        for part, gain in _gains(use):
            if not amounts(gain):
                reading.fault((*here, part), "no_amount")


def _gains(use: ExpansionUse) -> Iterator[tuple[str, Gain]]:
    if use.per_project is not None:
        yield "per_project", use.per_project
    if use.per_department is not None:
        yield "per_department", use.per_department.gain


def _numbers(reading: Reading, file: ExpansionFile, draft: Draft) -> None:
    """Numbers go on where the base game's end."""
    if draft.whole("departments.tiles"):
        first = len(draft.files.departments.tiles) + 1
        for number in range(first, first + len(file.tiles)):
            if number not in file.tiles:
                reading.fault(("tiles",), "number_missing", number=number)


def _types(reading: Reading, file: ExpansionFile, draft: Draft) -> None:
    if draft.whole("components.departments_of_a_type"):
        expected = draft.files.components.departments_of_a_type
        of_type = Counter(tile.type for tile in file.tiles.values())
        for type_ in ActionType:
            if of_type[type_] != expected:
                reading.fault(("tiles",), "type_count", type=type_, count=of_type[type_], expected=expected)


def _ids(reading: Reading, file: ExpansionFile, draft: Draft) -> None:
    """No id is that of another department, in this file or in the base game's."""
    base = draft.readings["departments"].file
    first: dict[str, tuple[str, int]] = {}
    if draft.available("departments.tiles"):
        for number, tile in draft.files.departments.tiles.items():
            first[tile.id] = base, draft.line(f"departments.tiles.{number}.id")
    if draft.available("departments.starting"):
        for id_ in draft.files.departments.starting:
            first[id_] = base, draft.line(f"departments.starting.{id_}")
    for number, own in file.tiles.items():
        path = ("tiles", str(number), "id")
        if own.id in first:
            where, line = first[own.id]
            reading.fault(path, "id_taken", id=own.id, file=where, line=line)
        first.setdefault(own.id, (reading.file, reading.line(path)))
