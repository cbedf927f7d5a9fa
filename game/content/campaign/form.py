"""The form of a campaign file: the vocabulary that people write chapters with."""

from __future__ import annotations

import enum
from typing import Annotated

import msgspec
from msgspec import Meta

from game.content.data import Data
from game.content.model import ActionType, Level, ProjectType, Region, TimelineSpace
from game.content.scenario import ExtraRules, RoomStart, TabStart

EFFECTS = (
    "connect",
    "donations",
    "active_employees",
    "small_city_projects",
    "last_spaces",
    "full_tabs",
    "empty_floor",
    "projects",
    "region_projects",
    "departments",
)
"""What an objective can ask for: exactly one of these."""

RULES = tuple(ExtraRules.__struct_fields__)
"""What an extra rule can be."""

OBJECTIVES = 2
"""Objectives of a chapter, so that each of the three medals can be won."""

CHAPTERS = 16
"""Chapters of a campaign at most, so that each has its place on the map."""

TITLE = 40
"""Letters of a campaign's title at most."""

LONGEST = {"title": 32, "place": 40, "years": 20, "won": 300, "lost": 300}
"""Letters of a chapter's words at most, so that they fit on their pages; stories may be as long as they like."""

ChapterId = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*$")]
Year = Annotated[int, Meta(ge=1600, le=2100)]


class Picture(enum.StrEnum):
    """The pictures that a chapter's pages can show."""

    TELEGRAPH = "telegraph"
    RAILROAD = "railroad"
    BRIDGE = "bridge"
    STEEL = "steel"
    HARBOR = "harbor"
    CITY = "city"
    LIBRARY = "library"


class ObjectiveEntry(Data, frozen=True):
    """An objective; see `scenario.Objective`."""

    connect: tuple[str, str] | None = None
    level: Level | None = None
    donations: int = 0
    active_employees: int = 0
    small_city_projects: int = 0
    last_spaces: int = 0
    full_tabs: int = 0
    empty_floor: int = 0
    projects: dict[ProjectType, int] = msgspec.field(default_factory=dict)
    region_projects: dict[Region, int] = msgspec.field(default_factory=dict)
    departments: dict[ActionType, int] = msgspec.field(default_factory=dict)


class StartEntry(Data, frozen=True):
    """What the person starts with; see `model.Start`."""

    money: int | None = None
    goods: int | None = None
    departments: tuple[RoomStart, ...] = ()
    tabs: dict[ProjectType, TabStart] = msgspec.field(default_factory=dict)
    track: dict[Region, int] = msgspec.field(default_factory=dict)


class Words(Data, frozen=True):
    """What is told about a chapter: before it (`story`, in paragraphs) and after it; a file of one's own brings it."""

    title: str
    place: str
    years: str
    story: tuple[str, ...]
    won: str
    lost: str


class ChapterEntry(Data, frozen=True):
    """A chapter."""

    year: Year
    city: str
    objectives: tuple[ObjectiveEntry, ...]
    picture: Picture = Picture.RAILROAD
    timeline: dict[ActionType, tuple[TimelineSpace, ...]] | None = None
    display: dict[str, int] | None = None
    neutral_discs: int | None = None
    start: StartEntry = StartEntry()
    rules: ExtraRules = ExtraRules()
    words: Words | None = None


class CampaignFile(Data, frozen=True):
    """campaign.yaml, or a file of a person's own."""

    chapters: dict[ChapterId, ChapterEntry]
    title: str = ""
