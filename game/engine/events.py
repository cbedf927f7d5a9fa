"""What happened, one event for each visible thing. Log, animation and sound are made from these and nothing else."""

from __future__ import annotations

import enum

import msgspec

from game.content.model import ActionType, Level, ProjectType, Region, TimelineSpace


class Kind(enum.StrEnum):
    """Kinds of events; the fields that each one fills stand beside it."""

    SETUP_DISC = "setup_disc"  # seat, city, plot, project, space: the housing disc leaves its tab (S6)
    RESERVED = "reserved"  # seat, department
    ROUND_STARTED = "round_started"  # amount = round, seat = who chooses
    ROW_CHOSEN = "row_chosen"  # seat, action, space = where the gear stands (0: none, R2)
    MARKER_FLIPPED = "marker_flipped"  # action = the row whose event happens instead (R2), space
    EVENT = "event"  # timeline, region
    RETURNED = "returned"  # seat, region, amount
    GAINED = "gained"  # seat, resource, amount, cause
    PAID = "paid"  # seat, resource, amount, cause
    HIRED = "hired"  # seat, amount: employees from the reserve, cause
    NOBODY_TO_HIRE = "nobody_to_hire"  # seat, cause
    ARRIVED = "arrived"  # seat, room, amount
    TURN_STARTED = "turn_started"  # seat, action
    TILE_USED = "tile_used"  # seat, action
    DEPARTMENT_USED = "department_used"  # seat, department, room, option
    MISSION = "mission"  # seat, department, room, desk, region
    STEPPED = "stepped"  # seat, room, to_room, active (was active), desk freed
    BUILT = "built"  # seat, project, city, plot, space = tab space left, department
    DEPARTMENT_BUILT = "department_built"  # seat, department, room, cause
    MOVED_IN = "moved_in"  # seat, room, to_room, active, desk
    ACTIVATED = "activated"  # seat, room, desk, amount = dollars
    TAB_ADVANCED = "tab_advanced"  # seat, project, space, amount = study points
    TAB_DISC = "tab_disc"  # seat, project, space: a disc from the supply
    TRACK_ADVANCED = "track_advanced"  # seat, region, space, amount = study points, level
    DONATED = "donated"  # seat, donation, amount = dollars, space = which donation of the seat
    NO_DONATION = "no_donation"  # seat
    SOLD = "sold"  # seat, amount = goods
    STEPS_LOST = "steps_lost"  # seat, amount
    STUDY_LOST = "study_lost"  # seat, amount
    TURN_ENDED = "turn_ended"  # seat
    MARKER_ADVANCED = "marker_advanced"  # action, space
    FIRST_PLAYER = "first_player"  # seat
    CARD_DRAWN = "card_drawn"  # seat = Andrew; card kind in option; action when its back shows it
    CARD_REVEALED = "card_revealed"  # seat, card, action
    CARD_SHIFTED = "card_shifted"  # seat, card, amount, cause
    CARD_SETTLED = "card_settled"  # seat, card, amount = VP
    ANDREW_DONATED = "andrew_donated"  # seat, donation
    ANDREW_TOOK = "andrew_took"  # seat, department
    ANDREW_BUILT = "andrew_built"  # seat, city, plot
    ANDREW_TRACK = "andrew_track"  # seat, region, space
    ANDREW_CANNOT = "andrew_cannot"  # seat, cause: what he could not do
    GAME_ENDED = "game_ended"
    SCORED = "scored"  # seat, amount = final points


REVEALS = frozenset({Kind.CARD_DRAWN, Kind.CARD_REVEALED})  # hidden information comes out: undo stops here


class Cause(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Why: `kind` is department, track, tab, reward, city, sale, donation, activation, action, card or project."""

    kind: str
    id: str = ""
    space: int = 0


class Event(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One visible thing; fields that a kind does not use keep their defaults. Plots and spaces count from 1."""

    kind: Kind
    seat: int | None = None
    amount: int = 0
    resource: str = ""  # money, goods, vp, study, steps
    cause: Cause | None = None
    region: Region | None = None
    action: ActionType | None = None
    timeline: TimelineSpace | None = None
    project: ProjectType | None = None
    level: Level | None = None
    city: str = ""
    plot: int = 0
    department: str = ""
    option: str = ""
    donation: str = ""
    card: str = ""
    room: int = -1
    to_room: int = -1
    desk: int = -1
    space: int = 0
    active: bool = False
