"""The form of the content files: what may stand in each, for `game.content.typed` to read and people to edit.

Leaves that look in a file as they do in the program (`Gain`, `TrackSpace` ...) come from `game.content.effects`
and `game.content.model`; the rest is what people edit, and `game.content.build` turns it into the model. An
`int` without bounds of its own is a count from 0 to 99 in every file. `DEFINES` marks keys that name
something, `REFERS` texts that must be such a name, `EVERY` a dictionary that must hold each of its
possible keys.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from game.content.data import Data, Positive
from game.content.effects import Continuous, Gain, Use
from game.content.model import (
    ActionType,
    AndrewScoring,
    CardKind,
    CityKind,
    Difficulty,
    Discs,
    Employees,
    Layout,
    Level,
    Per,
    ProjectType,
    Region,
    Research,
    Slot,
    Tab,
    TimelineTile,
    TrackSpace,
)

DEFINES = "defines"
REFERS = "refers"
EVERY = "every"

_ID = r"^[a-z][a-z0-9_]*$"

CityId = Annotated[str, Meta(pattern=_ID, extra={DEFINES: "city"})]
CityRef = Annotated[str, Meta(extra={REFERS: "city"})]
StartingId = Annotated[str, Meta(pattern=_ID, extra={DEFINES: "starting_department"})]
RoomRef = Annotated[str, Meta(extra={REFERS: "room"})]
DonationId = Annotated[str, Meta(pattern=_ID, extra={DEFINES: "donation"})]
DonationRef = Annotated[str, Meta(extra={REFERS: "donation"})]
ThemeId = Annotated[str, Meta(pattern=_ID)]
DepartmentId = Annotated[str, Meta(pattern=_ID)]
UseName = Annotated[str, Meta(pattern=_ID)]
CardId = Annotated[str, Meta(pattern=r"^[A-Z][0-9]{2}$", extra={DEFINES: "card"})]
Fraction = Annotated[float, Meta(ge=0, le=1)]
Seats = Annotated[int, Meta(ge=1, le=4)]

FREE = "free"
LOBBY = "lobby"
FREE_ROOMS = (FREE, LOBBY)
"""What a room of the building may be besides a starting department."""


class CityEntry(Data, frozen=True):
    """A city of map.yaml."""

    region: Region
    kind: CityKind
    vp: int
    slots: tuple[Slot, ...]
    xy: tuple[Fraction, Fraction]
    transport_bonus: bool = False
    link_points: int = 0


class MapFile(Data, frozen=True):
    """map.yaml."""

    cities: dict[CityId, CityEntry]
    routes: tuple[tuple[CityRef, CityRef], ...]


class CompanyFile(Data, frozen=True):
    """company.yaml: floors from the top down, rooms from left to right."""

    building: tuple[tuple[RoomRef, ...], ...]


class StartingEntry(Data, frozen=True):
    """A department printed on the company board."""

    type: ActionType
    desks: tuple[int, ...]
    permanent_active: int = 0
    steps_per_active: int = 0
    uses: dict[UseName, Use] = msgspec.field(default_factory=dict)
    continuous: Continuous | None = None


class TileEntry(Data, frozen=True):
    """A department tile, keyed by its number."""

    id: DepartmentId
    type: ActionType
    desks: tuple[int, ...]
    uses: dict[UseName, Use] = msgspec.field(default_factory=dict)
    continuous: Continuous | None = None
    extra_build_cost: Gain = Gain()


class DepartmentsFile(Data, frozen=True):
    """departments.yaml."""

    starting: dict[StartingId, StartingEntry]
    tiles: dict[Positive, TileEntry]


class TabsFile(Data, frozen=True):
    """project_tabs.yaml."""

    housing: Tab
    commerce: Tab
    industry: Tab
    infrastructure: Tab


class TransportFile(Data, frozen=True):
    """transport.yaml."""

    west: tuple[TrackSpace, ...]
    midwest: tuple[TrackSpace, ...]
    east: tuple[TrackSpace, ...]
    south: tuple[TrackSpace, ...]


class DonationEntry(Data, frozen=True):
    """A space of the donation chart; its theme and row follow from where it stands."""

    per: Per
    vp: int
    type: ActionType | None = None
    types: tuple[ProjectType, ...] = ()
    region: Region | None = None
    pay: Gain = Gain()
    times: int = 0


class DonationsFile(Data, frozen=True):
    """donations.yaml."""

    cost_step: Positive
    cap: int
    themes: dict[ThemeId, dict[DonationId, DonationEntry]]


class TimelineFile(Data, frozen=True):
    """timeline.yaml."""

    layout: Layout
    tiles: dict[Positive, TimelineTile]
    end: Annotated[dict[ActionType, Region], Meta(extra={EVERY: True})]


class CardEntry(Data, frozen=True):
    """One of Andrew's cards."""

    donation: DonationRef
    action: ActionType
    shift: int
    departments: tuple[ActionType, ...]
    cities: tuple[CityRef, ...]
    research: Research


class SoloFile(Data, frozen=True):
    """solo_cards.yaml."""

    vp_cards: tuple[int, ...]
    decks: Annotated[
        dict[Difficulty, Annotated[dict[CardKind, int], Meta(extra={EVERY: True})]], Meta(extra={EVERY: True})
    ]
    scoring: AndrewScoring
    discs: int
    cards: Annotated[dict[CardKind, dict[CardId, CardEntry]], Meta(extra={EVERY: True})]


class SetupFile(Data, frozen=True):
    """setup.yaml."""

    rounds: Positive
    employees: Employees
    discs: Discs
    start: Gain
    good_price: int
    department_copies: Positive
    departments_removed: dict[Seats, int]
    action_choice_tiles: dict[Seats, tuple[int, ...]]
    neutral_discs: dict[Seats, int]
    setup_steps: int
    timeline_tiles: Positive


class ScoringFile(Data, frozen=True):
    """scoring.yaml."""

    connections: dict[Positive, Annotated[dict[Level, int], Meta(extra={EVERY: True})]]
    major_cities_needed: int
    action_choice_tile_unused: int
    active_employee: int
    department_top_floor: int
    department_other_floor: int


class ComponentsFile(Data, frozen=True):
    """components.yaml: how many of each thing the box holds, for the checks to compare with."""

    cities: int
    routes: int
    slots: Annotated[dict[CityKind, Positive], Meta(extra={EVERY: True})]
    rooms: int
    starting_departments: int
    departments_of_a_type: int
    tab_spaces: Positive
    track_spaces: Positive
    donation_themes: int
    donations_of_a_theme: int
    timeline_tiles: int
    cards: Annotated[dict[CardKind, int], Meta(extra={EVERY: True})]


class Files(msgspec.Struct, frozen=True):
    """The files the game is played with, by the stem of their name."""

    map: MapFile
    company: CompanyFile
    departments: DepartmentsFile
    project_tabs: TabsFile
    transport: TransportFile
    donations: DonationsFile
    timeline: TimelineFile
    solo_cards: SoloFile
    setup: SetupFile
    scoring: ScoringFile
    components: ComponentsFile
