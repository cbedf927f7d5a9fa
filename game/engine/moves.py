"""Moves and their one text form: a keyword and its arguments with colons, `build:construction:housing:chicago:4`.

`parse(str(move)) == move`, and no other text gives that move. Places are `floor.column` from 1; a star marks an active
employee: `step:2.2*>3.2`.
"""

from __future__ import annotations

import re
import types
from typing import Any, ClassVar, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec

from game.content.model import ActionType, ProjectType, Region


class MoveError(ValueError):
    """A text that is not a move; `text` is the text."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class Place(NamedTuple):
    """A room by floor (1 = ground) and column (1 = left)."""

    floor: int
    column: int

    def __str__(self) -> str:
        return f"{self.floor}.{self.column}"


class Who(NamedTuple):
    """An employee by room; `active` means the active one, else a lying one."""

    floor: int
    column: int
    active: bool = False

    @property
    def place(self) -> Place:
        """The room."""
        return Place(self.floor, self.column)

    def __str__(self) -> str:
        return f"{self.floor}.{self.column}{'*' if self.active else ''}"


class Move(msgspec.Struct, frozen=True, gc=False):
    """Base of all moves. The text form follows from the fields in their order; a trailing None is left out."""

    keyword: ClassVar[str] = ""

    def __str__(self) -> str:
        values = [getattr(self, name) for name in self.__struct_fields__]
        return ":".join([self.keyword, *(str(v) for v in values if v is not None)])

    @classmethod
    def parse(cls, text: str) -> Move:
        """Return the move written as `text`; MoveError when there is none."""
        return parse(text)


class PlaceHousing(Move, frozen=True):
    """S6a: the disc of the housing tab onto plot number `plot` of a city."""

    keyword: ClassVar[str] = "place"
    city: str
    plot: int


class Reserve(Move, frozen=True):
    """S6b: take a department tile into the reserve."""

    keyword: ClassVar[str] = "reserve"
    department: str


class ChooseRow(Move, frozen=True):
    """R1: choose a row of the timeline."""

    keyword: ClassVar[str] = "row"
    row: ActionType


class Return(Move, frozen=True):
    """E1: bring `count` employees home from the active region."""

    keyword: ClassVar[str] = "return"
    region: Region
    count: int


class ChooseIncome(Move, frozen=True):
    """E6: take `gain` of a choice printed on space `space` of a tab or track."""

    keyword: ClassVar[str] = "income"
    source: str
    space: int
    gain: str


class ChooseLobby(Move, frozen=True):
    """E6: `count` of the arriving employees go to the lobby at `place`."""

    keyword: ClassVar[str] = "lobby"
    place: Place
    count: int


class Advance(Move, frozen=True):
    """P1a: advance a project tab one space."""

    keyword: ClassVar[str] = "advance"
    tab: ProjectType


class Track(Move, frozen=True):
    """P1b: move the transport disc one space."""

    keyword: ClassVar[str] = "track"
    region: Region


class Donate(Move, frozen=True):
    """G: donate on a space of the chart."""

    keyword: ClassVar[str] = "donate"
    donation: str


class UseTile(Move, frozen=True):
    """D3: discard the action choice tile for another action type."""

    keyword: ClassVar[str] = "tile"
    action: ActionType


class Step(Move, frozen=True):
    """H2: move one employee to an adjacent room."""

    keyword: ClassVar[str] = "step"
    who: Who
    to: Place

    def __str__(self) -> str:
        return f"{self.keyword}:{self.who}>{self.to}"


class Use(Move, frozen=True):
    """D2: one use of a department; `region` when it needs a mission."""

    keyword: ClassVar[str] = "use"
    department: str
    option: str
    region: Region | None = None


class Trade(Move, frozen=True):
    """A use that sells or buys `count` times."""

    keyword: ClassVar[str] = "trade"
    department: str
    option: str
    count: int


class Build(Move, frozen=True):
    """C1: build a project of `type` on plot number `plot` of a city."""

    keyword: ClassVar[str] = "build"
    department: str
    type: ProjectType
    city: str
    plot: int


class BuildDepartment(Move, frozen=True):
    """M2: build department `tile` in the room at `place`."""

    keyword: ClassVar[str] = "department"
    department: str
    tile: str
    place: Place


class Give(Move, frozen=True):
    """G2: donate on top of another seat's disc; the mission goes to `region`."""

    keyword: ClassVar[str] = "give"
    department: str
    donation: str
    region: Region


class MoveIn(Move, frozen=True):
    """M2: an employee moves into the department just built."""

    keyword: ClassVar[str] = "move_in"
    who: Who


class Activate(Move, frozen=True):
    """A1: a lying employee of the department at `place` takes its cheapest free desk."""

    keyword: ClassVar[str] = "activate"
    place: Place


class Sell(Move, frozen=True):
    """R8: sell `count` goods."""

    keyword: ClassVar[str] = "sell"
    count: int


class Done(Move, frozen=True):
    """Finish this decision, or do without."""

    keyword: ClassVar[str] = "done"


class End(Move, frozen=True):
    """End the turn: the next seat decides."""

    keyword: ClassVar[str] = "end"


class AndrewMove(Move, frozen=True):
    """N: the next stage of Andrew's turn: row, reveal, event or action."""

    keyword: ClassVar[str] = "andrew"
    stage: str


KINDS: tuple[type[Move], ...] = (
    PlaceHousing,
    Reserve,
    ChooseRow,
    Return,
    ChooseIncome,
    ChooseLobby,
    Advance,
    Track,
    Donate,
    UseTile,
    Step,
    Use,
    Trade,
    Build,
    BuildDepartment,
    Give,
    MoveIn,
    Activate,
    Sell,
    Done,
    End,
    AndrewMove,
)
_NUMBER = re.compile(r"0|[1-9][0-9]{0,3}")
_WORD = re.compile(r"[a-z][a-z0-9_+]{0,63}")
_PLACE = re.compile(r"([1-9])\.([1-9])(\*?)")


def _value(kind: Any, text: str) -> Any:
    """Read one argument; ValueError when it does not fit."""
    if get_origin(kind) in (Union, types.UnionType):
        kind = next(k for k in get_args(kind) if k is not type(None))
    if kind in (Place, Who):
        match = _PLACE.fullmatch(text)
        if match is None or (kind is Place and match[3]):
            raise ValueError(text)
        floor, column = int(match[1]), int(match[2])
        return Place(floor, column) if kind is Place else Who(floor, column, bool(match[3]))
    if kind is int:
        if _NUMBER.fullmatch(text) is None:
            raise ValueError(text)
        return int(text)
    if _WORD.fullmatch(text) is None:
        raise ValueError(text)
    return kind(text)


def _hints(kind: type[Move]) -> tuple[Any, ...]:
    hints = get_type_hints(kind)
    return tuple(hints[name] for name in kind.__struct_fields__)


_FIELDS = {kind.keyword: (kind, _hints(kind), len(kind.__struct_defaults__)) for kind in KINDS}


def parse(text: str) -> Move:
    """Return the move written as `text`; MoveError when it is not one."""
    keyword, *arguments = text.split(":")
    if keyword not in _FIELDS:
        raise MoveError(text)
    kind, hints, optional = _FIELDS[keyword]
    if kind is Step and len(arguments) == 1:
        arguments = arguments[0].split(">")
    if not len(hints) - optional <= len(arguments) <= len(hints):
        raise MoveError(text)
    try:
        move = kind(*(_value(h, a) for h, a in zip(hints, arguments, strict=False)))
    except ValueError as error:
        raise MoveError(text) from error
    if str(move) != text:
        raise MoveError(text)
    return move
