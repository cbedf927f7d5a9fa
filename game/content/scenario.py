"""The chapters of a campaign: solo games with their own setting, rules and objectives (docs/content.md)."""

from __future__ import annotations

import msgspec

from game.content.data import Data
from game.content.effects import Gain
from game.content.model import ActionType, Level, ProjectType, Region, Side, TimelineSpace


class Objective(Data, frozen=True):
    """Something to reach in a chapter, decided from the position. Exactly one of the fields is set.

    `connect`: two cities in one network, at least at `level` in the regions of both; `donations`, `active_employees`,
    `small_city_projects`, `last_spaces` (transport), `full_tabs`: at least so many; `empty_floor`: no department built
    on this floor; `projects`: at least so many of each type; `region_projects`: of each region; `departments`: of each
    type, those printed on the board included.
    """

    connect: tuple[str, str] | None = None
    level: Level = Level.CART
    donations: int = 0
    active_employees: int = 0
    small_city_projects: int = 0
    last_spaces: int = 0
    full_tabs: int = 0
    empty_floor: int = 0
    projects: dict[ProjectType, int] = msgspec.field(default_factory=dict)
    region_projects: dict[Region, int] = msgspec.field(default_factory=dict)
    departments: dict[ActionType, int] = msgspec.field(default_factory=dict)


class ExtraRules(Data, frozen=True):
    """Rules of a chapter besides the game's: the vocabulary that docs/content.md explains.

    `donations_from`: the first round in which anyone may donate. `opens`: the first round in which missions, projects
    and Andrew's discs may go to a region. `first_link`: paid once when two linked cities first hold own discs.
    `mission_price`: dollars for a mission to a region. `andrew_shift`: spaces that Andrew's card starts to the right.
    """

    donations_from: int = 1
    opens: dict[Region, int] = msgspec.field(default_factory=dict)
    first_link: Gain = Gain()
    mission_price: dict[Region, int] = msgspec.field(default_factory=dict)
    andrew_shift: int = 0


class TabStart(Data, frozen=True):
    """A tab as a chapter starts: its side (None: the player's choice) and the spaces visible."""

    side: Side | None = None
    reached: int = 1


class RoomStart(Data, frozen=True):
    """A department that a chapter starts with, without anyone in it; it scores nothing by itself."""

    floor: int
    column: int
    department: str


class Start(Data, frozen=True):
    """What the person starts a chapter with; None is the game's own figure."""

    money: int | None = None
    goods: int | None = None
    departments: tuple[RoomStart, ...] = ()
    tabs: dict[ProjectType, TabStart] = msgspec.field(default_factory=dict)
    track: dict[Region, int] = msgspec.field(default_factory=dict)


class Scenario(Data, frozen=True):
    """A solo game with its own setting. `rows`: a fixed timeline, four spaces a row; `display`: copies of tiles."""

    rows: dict[ActionType, tuple[TimelineSpace, ...]] | None = None
    display: dict[str, int] | None = None
    neutral_discs: int | None = None
    start: Start = Start()
    rules: ExtraRules = ExtraRules()
    objectives: tuple[Objective, ...] = ()


class Chapter(Data, frozen=True):
    """A chapter of a campaign; its words stand in the text catalogue under `campaign.<id>`."""

    id: str
    number: int
    year: int
    city: str
    scenario: Scenario
    picture: str = ""


class Campaign(Data, frozen=True):
    """The chapters in their order; winning one opens the next."""

    chapters: tuple[Chapter, ...]
