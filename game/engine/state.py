"""The position: plain data that can be compared, copied, hashed and printed.

Seats are numbered from 0 clockwise; in a solo game Andrew is number 1. Rooms are numbered as `content.model.Company`
says; spaces of tracks and tabs count from 1 as printed.
"""

from __future__ import annotations

import enum
import hashlib
from collections.abc import Callable, MutableMapping, MutableSequence
from typing import TYPE_CHECKING, TypeVar

import msgspec

from game.content.model import ActionType, Content, Layout, ProjectType, Region, Side, TimelineSpace
from game.content.scenario import Scenario
from game.engine.rooms import Cell, shown_rooms
from game.engine.rooms import Room as Room
from game.engine.rows import shown
from game.engine.tables import Tables, tables

T = TypeVar("T")
NEUTRAL = -1  # owner of a neutral disc (S5)


class TabState(msgspec.Struct):
    """A project tab of a seat: side, spaces visible, projects built (first in, first out: always the oldest)."""

    side: Side
    reached: int = 1
    built: int = 0


if TYPE_CHECKING:
    _Rooms = MutableSequence[Room]
else:
    _Rooms = list[Cell]


class _Possessions(msgspec.Struct):
    """What a seat has, and what is compared, printed and written down of it."""

    money: int
    goods: int
    points: int
    reserve: int
    supply: int
    rooms: _Rooms
    tabs: dict[ProjectType, TabState]
    track: dict[Region, int]
    missions: dict[Region, int]
    reserved: str | None = None
    tile: bool = False
    donations: int = 0
    arriving: int = 0
    study: int = 0
    steps: int = 0


class Seat(_Possessions):
    """What a seat has. `arriving`: employees that wait for a choice of lobby. `study`, `steps`: pools of the turn.

    `cells` are what is in its rooms, shared by copies: the rules put a new cell in the place of an old one. `rooms`
    shows the same cells as rooms that can be changed.
    """

    if TYPE_CHECKING:

        @property
        def cells(self) -> list[Cell]:
            """The cells by the number of their room."""

        @cells.setter
        def cells(self, cells: list[Cell]) -> None: ...

    else:
        cells = _Possessions.__dict__["rooms"]
        rooms = shown_rooms("cells")

        def __post_init__(self) -> None:
            self.rooms = self.cells  # as they were given: rooms or cells


class Plot(msgspec.Struct, frozen=True, gc=False):
    """A disc on a construction space; `type` is its tab's, None for neutral discs and Andrew's."""

    owner: int
    type: ProjectType | None = None


class Andrew(msgspec.Struct):
    """The automa (N): face-down deck (next card first), card of this round, cards under each VP card, his things."""

    deck: list[str]
    columns: list[list[str]]
    track: dict[Region, int]
    supply: int
    departments: list[str]
    card: str | None = None
    revealed: bool = False
    shift: int = 0
    donations: int = 0


class Decision(enum.StrEnum):
    """Kinds of decisions, and at the end the things on the agenda that happen by themselves."""

    PLACE = "place"  # S6a
    RESERVE = "reserve"  # S6b
    SETUP_STEPS = "setup_steps"  # S7
    ROW = "row"  # R1
    RETURN = "return"  # E1
    INCOME = "income"  # E6
    LOBBY = "lobby"  # E6, with two lobbies
    STUDY = "study"  # E5
    DONATE = "donate"  # E3
    DEPARTMENTS = "departments"  # D
    MOVE_IN = "move_in"  # M2
    ACTIVATE = "activate"  # A
    ANDREW = "andrew"  # N
    CONFIRM = "confirm"  # the turn passes to another seat only by an explicit end
    ROUND = "round"
    EVENT = "event"
    TAB_INCOME = "tab_income"
    TURN = "turn"
    ROUND_END = "round_end"
    FINAL = "final"


AUTOMATIC = frozenset(
    {
        Decision.ROUND,
        Decision.EVENT,
        Decision.TAB_INCOME,
        Decision.TURN,
        Decision.ROUND_END,
        Decision.FINAL,
    }
)


class Task(msgspec.Struct, frozen=True, gc=False):
    """An entry of the agenda: a decision of a seat or something automatic, with what it is about."""

    kind: Decision
    seat: int = NEUTRAL
    region: Region | None = None
    source: str = ""  # INCOME: a tab or a track
    space: int = 0  # INCOME: its space
    room: int = -1  # MOVE_IN: the new department
    stage: str = ""  # ANDREW


class Turn(msgspec.Struct):
    """A seat's departments step (D): uses at its start and so far, by department; `closed` ones are finished with."""

    seat: int
    action: ActionType
    active: dict[str, int]
    used: dict[str, int]
    current: str | None = None
    closed: list[str] = []
    untouched: bool = True  # nothing decided yet but sales: the action choice tile may be used (D3)


if TYPE_CHECKING:
    _Plots = MutableMapping[str, MutableSequence[Plot | None]]
    _Chart = MutableMapping[str, MutableSequence[int]]
else:
    _Plots = dict[str, tuple[Plot | None, ...]]
    _Chart = dict[str, tuple[int, ...]]


class _Fields(msgspec.Struct):
    """What a position consists of, and what is compared, printed and written down."""

    seed: int
    layout: Layout
    seats: list[Seat]
    andrew: Andrew | None
    plots: _Plots
    chart: _Chart
    display: dict[str, int]
    rows: dict[ActionType, tuple[TimelineSpace, ...]]
    markers: dict[ActionType, int]
    start_seat: int
    first: int
    round: int = 0
    row: ActionType | None = None  # chosen this round
    moving: ActionType | None = None  # the row whose marker advances at the end of the round (R2)
    event: TimelineSpace | None = None
    turn: Turn | None = None
    agenda: list[Task] = []  # last is next
    actor: int | None = None  # the seat that has decided something and not ended its part
    finished: bool = False
    scenario: Scenario | None = None  # a campaign's chapter
    link_paid: bool = False  # its first link has been rewarded


class State(_Fields, dict=True):
    """A position of a game. `content` and its `tables` hang on it, outside of comparison and snapshots.

    `land` and `gifts` are what lies on the map and the chart, in rows that copies share: the rules put a new row in the
    place of an old one. `plots` and `chart` show the same rows as lists that can be changed.
    """

    if TYPE_CHECKING:

        @property
        def content(self) -> Content:
            """The content that the game is played with."""

        @property
        def tables(self) -> Tables:
            """What the rules look up in it."""

        @property
        def land(self) -> dict[str, tuple[Plot | None, ...]]:
            """Rows of discs by city."""

        @land.setter
        def land(self, rows: dict[str, tuple[Plot | None, ...]]) -> None: ...

        @property
        def gifts(self) -> dict[str, tuple[int, ...]]:
            """Rows of owners by donation."""

        @gifts.setter
        def gifts(self, rows: dict[str, tuple[int, ...]]) -> None: ...

    else:
        land = _Fields.__dict__["plots"]
        gifts = _Fields.__dict__["chart"]
        plots = shown("land")
        chart = shown("gifts")

        def __post_init__(self) -> None:
            self.plots, self.chart = self.land, self.gifts  # as they were given: their rows may be lists

    @property
    def solo(self) -> bool:
        """Whether Andrew plays."""
        return self.andrew is not None

    @property
    def task(self) -> Task:
        """The decision to be made now; IndexError when the game is over."""
        return self.agenda[-1]

    @property
    def decider(self) -> int | None:
        """The seat to decide, None when the game is over."""
        return None if self.finished else self.task.seat

    def order(self) -> list[int]:
        """Seats in turn order from the first player (S0)."""
        n = len(self.seats)
        return [(self.first + i) % n for i in range(n)]


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(State)


def snapshot(state: State) -> bytes:
    """Return the position as JSON; equal positions give equal bytes."""
    return _ENCODER.encode(state)


def restore(content: Content, data: bytes) -> State:
    """Return the position that `snapshot` wrote; msgspec.ValidationError or DecodeError when it is not one."""
    return attach(_DECODER.decode(data), content)


def put_disc(state: State, city: str, plot: int, disc: Plot) -> None:
    """Put a disc on plot number `plot` of a city."""
    row = [*state.land[city]]
    row[plot - 1] = disc
    state.land[city] = (*row,)


def attach(state: State, content: Content) -> State:
    """Hang `content` on a position and return it."""
    state.__dict__.update(content=content, tables=tables(content))
    return state


def copy(state: State) -> State:
    """Return an independent copy: everything that can change is new, what never changes is shared."""
    made = _COPY_STATE(state)
    made.__dict__.update(state.__dict__)
    made.seats = list(map(_copy_seat, state.seats))
    made.land = state.land.copy()
    made.gifts = state.gifts.copy()
    made.display = state.display.copy()
    made.rows = state.rows.copy()
    made.markers = state.markers.copy()
    made.agenda = state.agenda.copy()
    if state.turn is not None:
        made.turn = _copy_turn(state.turn)
    if state.andrew is not None:
        made.andrew = _copy_andrew(state.andrew)
    return made


def _copy_seat(seat: Seat) -> Seat:
    made = _COPY_SEAT(seat)
    made.cells = seat.cells.copy()
    made.tabs = {tab: _COPY_TAB(mine) for tab, mine in seat.tabs.items()}
    made.track = seat.track.copy()
    made.missions = seat.missions.copy()
    return made


def _copy_turn(turn: Turn) -> Turn:
    made = _COPY_TURN(turn)
    made.active = turn.active.copy()
    made.used = turn.used.copy()
    made.closed = turn.closed.copy()
    return made


def _copy_andrew(andrew: Andrew) -> Andrew:
    made = _COPY_ANDREW(andrew)
    made.deck = andrew.deck.copy()
    made.columns = [cards.copy() for cards in andrew.columns]
    made.track = andrew.track.copy()
    made.departments = andrew.departments.copy()
    return made


def _shallow(kind: type[T]) -> Callable[[T], T]:
    """Return what copies one struct, its fields as they are: what `copy.copy` would find each time."""
    found: Callable[[T], T] = kind.__copy__  # type: ignore[attr-defined]
    return found


_COPY_STATE, _COPY_SEAT, _COPY_TAB = _shallow(State), _shallow(Seat), _shallow(TabState)
_COPY_TURN, _COPY_ANDREW = _shallow(Turn), _shallow(Andrew)


def fingerprint(state: State) -> str:
    """Return a short hash of the position, the same in every process."""
    return hashlib.sha256(snapshot(state)).hexdigest()[:16]
