"""The typed form of everything printed in the box.

Plain frozen data, no behaviour beyond look-ups. The loader (`game.content.load`) fills it from `content/*.yaml`
and has checked every reference before anyone sees a `Content`. Money is in dollars, goods in crates, study in study
points, `vp` in victory points; floors, columns and spaces count from 1 in texts and from 0 in tuples.
"""

from __future__ import annotations

import enum

import msgspec

from game.content.data import Data
from game.content.effects import Continuous, Gain, Income, Use


class Region(enum.StrEnum):
    """The four regions of the map, in the order in which they are printed."""

    WEST = "west"
    MIDWEST = "midwest"
    EAST = "east"
    SOUTH = "south"


class ActionType(enum.StrEnum):
    """Types of action and of departments; the timeline's rows from top to bottom."""

    HUMAN_RESOURCES = "human_resources"
    MANAGEMENT = "management"
    CONSTRUCTION = "construction"
    RESEARCH = "research"


class ProjectType(enum.StrEnum):
    """Types of projects; the four tabs from the top floor down."""

    HOUSING = "housing"
    COMMERCE = "commerce"
    INDUSTRY = "industry"
    INFRASTRUCTURE = "infrastructure"


class Slot(enum.StrEnum):
    """What may be built on a construction space; ANY is the single space of a small city."""

    HOUSING = "housing"
    COMMERCE = "commerce"
    INDUSTRY = "industry"
    INFRASTRUCTURE = "infrastructure"
    ANY = "any"


class CityKind(enum.StrEnum):
    """Sizes of cities; large ones are the major cities of the connection table."""

    SMALL = "small"
    MEDIUM = "medium"
    LARGE = "large"


class Level(enum.StrEnum):
    """Transport levels, lowest first."""

    CART = "cart"
    STAGECOACH = "stagecoach"
    RAILROAD = "railroad"


class TimelineSpace(enum.StrEnum):
    """What a space of a timeline tile triggers; END is the fifth space of every row: its region and a donation."""

    WEST = "west"
    MIDWEST = "midwest"
    EAST = "east"
    SOUTH = "south"
    DONATION = "donation"
    END = "end"


class Layout(enum.StrEnum):
    """How the four timeline tiles lie: one tile an action row, or one tile a time step across the rows (ruling 1)."""

    ROWS = "rows"
    COLUMNS = "columns"


class Side(enum.StrEnum):
    """The two sides of a project tab."""

    A = "a"
    B = "b"


class Difficulty(enum.StrEnum):
    """Andrew's four difficulties."""

    BEGINNER = "beginner"
    NORMAL = "normal"
    HARD = "hard"
    EXPERT = "expert"


# --- departments -------------------------------------------------------------------------------------------------


class Department(Data, frozen=True):
    """A department tile, or one printed on the company board (`number` 0).

    `desks`: dollars to activate at each desk, left to right. `steps_per_active`: employee steps of each active employee
    at the start of the turn, the permanent ones included (H1). `uses` in printed order, by the name used in moves.
    """

    id: str
    number: int
    type: ActionType
    desks: tuple[int, ...]
    permanent_active: int = 0
    steps_per_active: int = 0
    uses: dict[str, Use] = msgspec.field(default_factory=dict)
    continuous: Continuous | None = None
    extra_build_cost: Gain = Gain()
    starting: bool = False


# --- company -----------------------------------------------------------------------------------------------------


class StartingRoom(Data, frozen=True):
    """A room printed on the company board; `department` None is the lobby."""

    floor: int
    column: int
    department: str | None = None


class Company(Data, frozen=True):
    """The company board. Rooms are numbered floor by floor from the ground: index = (floor-1) * columns + column-1."""

    floors: int
    columns: int
    rooms: tuple[StartingRoom, ...]

    def index(self, floor: int, column: int) -> int:
        """Return the number of the room on `floor` (1 = ground) and `column` (1 = left)."""
        return (floor - 1) * self.columns + column - 1

    def place(self, room: int) -> tuple[int, int]:
        """Return (floor, column), both from 1, of room number `room`."""
        return room // self.columns + 1, room % self.columns + 1

    @property
    def size(self) -> int:
        """Number of rooms."""
        return self.floors * self.columns

    @property
    def lobby(self) -> int:
        """Number of the printed lobby's room."""
        return next(self.index(r.floor, r.column) for r in self.rooms if r.department is None)

    def neighbours(self, room: int) -> tuple[int, ...]:
        """Return the orthogonally adjacent rooms in ascending order."""
        floor, column = self.place(room)
        near = ((floor - 1, column), (floor, column - 1), (floor, column + 1), (floor + 1, column))
        return tuple(self.index(f, c) for f, c in near if 1 <= f <= self.floors and 1 <= c <= self.columns)


# --- map ---------------------------------------------------------------------------------------------------------


class City(Data, frozen=True):
    """A city: `slots` are its construction spaces from left to right; `xy` its place on the printed board, 0 to 1."""

    id: str
    region: Region
    kind: CityKind
    vp: int
    slots: tuple[Slot, ...]
    transport_bonus: bool
    xy: tuple[float, float]
    link_points: int = 0


class Map(Data, frozen=True):
    """Cities in printed order and undirected routes between them."""

    cities: dict[str, City]
    routes: tuple[tuple[str, str], ...]

    def neighbours(self, city: str) -> tuple[str, ...]:
        """Return the cities one route away, in the order of the routes."""
        return tuple(b if a == city else a for a, b in self.routes if city in (a, b))


# --- tracks, tabs, donations -------------------------------------------------------------------------------------


class TrackSpace(Data, frozen=True):
    """A space of a transport track; `cost` study points to enter it; `reward` once on arrival (P3)."""

    income: Income
    level: Level
    cost: int = 0
    exclusive: bool = False
    reward: Gain = Gain()


class TabSpace(Data, frozen=True):
    """A space of a project tab; `project`: a disc comes here; `vp` counts when it is the last space reached."""

    cost: int = 0
    project: bool = False
    income: Income = Income()
    vp: int = 0
    donation_cap: int = 0


class Tab(Data, frozen=True):
    """A project tab: goods to build one of its projects, and the spaces of its two sides, space 1 first."""

    goods: int
    sides: dict[Side, tuple[TabSpace, ...]]


class Per(enum.StrEnum):
    """What a donation counts."""

    FLAT = "flat"
    DEPARTMENT = "department"
    PROJECT = "project"
    REGION_AT_RAILROAD = "region_at_railroad"
    DONATION = "donation"
    ACTIVE_EMPLOYEE = "active_employee"
    PROJECT_IN_REGION = "project_in_region"
    PROJECT_IN_SMALL_CITY = "project_in_small_city"
    PAYMENT = "payment"


class Donation(Data, frozen=True):
    """A space of the donation chart: `vp` for each thing counted; payments are made at the end, at most `times`."""

    id: str
    theme: str
    row: int
    per: Per
    vp: int
    type: ActionType | None = None
    types: tuple[ProjectType, ...] = ()
    region: Region | None = None
    pay: Gain = Gain()
    times: int = 0


class Donations(Data, frozen=True):
    """The chart: the n-th donation of a seat costs n x `cost_step` dollars; each is worth at most `cap`."""

    cost_step: int
    cap: int
    themes: tuple[str, ...]
    spaces: dict[str, Donation]


# --- timeline ----------------------------------------------------------------------------------------------------


class TimelineTile(Data, frozen=True):
    """A double-sided timeline tile, four spaces a side."""

    front: tuple[TimelineSpace, ...]
    back: tuple[TimelineSpace, ...]


class Timeline(Data, frozen=True):
    """The tiles by number, the default layout, and the region in each row's End space."""

    layout: Layout
    tiles: dict[int, TimelineTile]
    end: dict[ActionType, Region]


# --- solo --------------------------------------------------------------------------------------------------------


class CardKind(enum.StrEnum):
    """Normal cards show their action on the back, advanced ones a question mark."""

    NORMAL = "normal"
    ADVANCED = "advanced"


class Research(Data, frozen=True):
    """Andrew's steps on a transport track."""

    region: Region
    steps: int


class SoloCard(Data, frozen=True):
    """One of Andrew's action cards."""

    id: str
    kind: CardKind
    donation: str
    action: ActionType
    shift: int
    departments: tuple[ActionType, ...]
    cities: tuple[str, ...]
    research: Research


class AndrewScoring(Data, frozen=True):
    """Andrew's points for a department and for a transport disc on a last space."""

    department: int
    last_transport_space: int


class Solo(Data, frozen=True):
    """Andrew: his VP cards, the make-up of his deck per difficulty, his discs, his cards."""

    vp_cards: tuple[int, ...]
    decks: dict[Difficulty, dict[CardKind, int]]
    scoring: AndrewScoring
    discs: int
    cards: dict[str, SoloCard]


# --- set-up and scoring ------------------------------------------------------------------------------------------


class Employees(Data, frozen=True):
    """A seat's employees at the start."""

    total: int
    active: int
    lobby: int
    reserve: int


class Discs(Data, frozen=True):
    """A seat's discs at the start."""

    total: int
    score: int
    transport: int
    tabs: int
    supply: int


class Setup(Data, frozen=True):
    """Set-up figures (S); keys of the dictionaries are numbers of seats."""

    rounds: int
    employees: Employees
    discs: Discs
    start: Gain
    department_copies: int
    departments_removed: dict[int, int]
    action_choice_tiles: dict[int, tuple[int, ...]]
    neutral_discs: dict[int, int]
    setup_steps: int
    good_price: int
    timeline_tiles: int


class Scoring(Data, frozen=True):
    """End-of-game figures (F); `connections`: points by connection points and lowest transport level."""

    connections: dict[int, dict[Level, int]]
    major_cities_needed: int
    action_choice_tile_unused: int
    active_employee: int
    department_top_floor: int
    department_other_floor: int


class Content(Data, frozen=True):
    """Everything printed in the box, checked. `digest`: hash of the files it was read from, for saves."""

    map: Map
    company: Company
    starting_departments: dict[str, Department]
    departments: dict[str, Department]
    tabs: dict[ProjectType, Tab]
    transport: dict[Region, tuple[TrackSpace, ...]]
    donations: Donations
    timeline: Timeline
    solo: Solo
    setup: Setup
    scoring: Scoring
    digest: str

    def department(self, id: str) -> Department:
        """Return the department `id`, printed or tile; KeyError when there is none."""
        found = self.departments.get(id)
        return found if found is not None else self.starting_departments[id]
