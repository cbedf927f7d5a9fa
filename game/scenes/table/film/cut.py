"""From the events of moves to shots: the acts one after the other, hurried where they would take too long."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from game.engine.events import Event, Kind
from game.engine.state import State, copy, restore
from game.scenes.table.film import andrew, discs, figures, rounds, staff
from game.scenes.table.film.acts import Act
from game.scenes.table.film.pieces import Badge, Piece
from game.scenes.table.film.unfold import arrive, leave, unfold
from game.scenes.table.film.where import Where
from game.session import Entry
from game.ui.view import TableView

_WIDE, _HIGH = 26.0, 12.0  # art pixels between the middles of badges that do not cover each other
LONGEST = 2.4  # seconds that the moves of one decision take at most

_MAKERS: dict[Kind, Callable[[Where, Where, Event], Act | None]] = {
    Kind.SETUP_DISC: discs.built,
    Kind.BUILT: discs.built,
    Kind.ANDREW_BUILT: discs.built,
    Kind.TAB_ADVANCED: discs.tab,
    Kind.TAB_DISC: discs.tab_disc,
    Kind.TRACK_ADVANCED: discs.track,
    Kind.ANDREW_TRACK: discs.track,
    Kind.DONATED: discs.donated,
    Kind.ANDREW_DONATED: discs.donated,
    Kind.DEPARTMENT_BUILT: discs.department,
    Kind.RESERVED: discs.taken,
    Kind.ANDREW_TOOK: discs.taken,
    Kind.STEPPED: staff.stepped,
    Kind.MOVED_IN: staff.stepped,
    Kind.ACTIVATED: staff.activated,
    Kind.MISSION: staff.mission,
    Kind.RETURNED: staff.returned,
    Kind.ARRIVED: staff.arrived,
    Kind.GAINED: figures.figure,
    Kind.PAID: figures.figure,
    Kind.SOLD: figures.figure,
    Kind.HIRED: figures.figure,
    Kind.STEPS_LOST: figures.figure,
    Kind.STUDY_LOST: figures.figure,
    Kind.ROW_CHOSEN: rounds.row_chosen,
    Kind.MARKER_FLIPPED: rounds.flipped,
    Kind.EVENT: rounds.event,
    Kind.MARKER_ADVANCED: rounds.advanced,
    Kind.FIRST_PLAYER: rounds.first_player,
    Kind.ROUND_STARTED: rounds.round_started,
    Kind.TILE_USED: rounds.tile_used,
    Kind.CARD_DRAWN: andrew.drawn,
    Kind.CARD_REVEALED: andrew.revealed,
    Kind.CARD_SHIFTED: andrew.shifted,
    Kind.CARD_SETTLED: andrew.settled,
    Kind.ANDREW_CANNOT: andrew.cannot,
}


@dataclass(frozen=True)
class Change:
    """What happens to the boards at a time: half an event, or a piece that is hidden or shown again."""

    time: float
    half: Callable[[State, Event], None] | None = None
    event: Event | None = None
    piece: str = ""
    hides: bool = False


@dataclass(frozen=True)
class Shot:
    """A move: the view before it with nothing to click, what moves, how the boards change, and what is heard when."""

    view: TableView
    events: tuple[Event, ...] = ()
    pieces: tuple[Piece, ...] = ()
    changes: tuple[Change, ...] = ()
    cues: tuple[tuple[float, Event], ...] = ()

    @cached_property
    def seconds(self) -> float:
        """How long it takes."""
        return max([0.0, *(piece.end for piece in self.pieces), *(change.time for change in self.changes)])

    def hurried(self, by: float) -> Shot:
        """The same with all times multiplied."""
        return replace(
            self,
            pieces=tuple(piece.hurried(by) for piece in self.pieces),
            changes=tuple(replace(change, time=change.time * by) for change in self.changes),
            cues=tuple((time * by, event) for time, event in self.cues),
        )


def film(view: TableView, entries: Sequence[Entry], *, moving: bool = True, still: bool = False) -> list[Shot]:
    """Return the shots of the moves of a decision; `view`: how the table was looked at before the first."""
    looked = replace(view, glow=frozenset(), chosen=frozenset(), hover=None, uses={})
    content = view.state.content
    shots = [
        shot(replace(looked, state=restore(content, entry.before)), entry.events, moving=moving, still=still)
        for entry in entries
    ]
    return within(shots)


def shot(view: TableView, events: Sequence[Event], *, moving: bool = True, still: bool = False) -> Shot:
    """Return the shot of a move from the view before it; without `moving` only what is heard, `still` its outcome."""
    if not moving:
        return Shot(view, tuple(events), cues=tuple((0.0, event) for event in events))
    now, then = replace(view, state=copy(view.state)), replace(view, state=copy(view.state))
    pieces: list[Piece] = []
    changes: list[Change] = []
    cues: list[tuple[float, Event]] = []
    time = heard = 0.0
    for event in events:
        unfold(then.state, event)
        make = _MAKERS.get(event.kind)
        act = (make(Where(now), Where(then), event) if make is not None else None) or Act()
        act = act.still() if still else act
        pieces += _apart([piece.moved(time) for piece in act.pieces], pieces)
        changes += _changes(act, event, time)
        heard = max(heard, time + act.heard)
        cues.append((heard, event))
        time += act.next
        unfold(now.state, event)
    changes.sort(key=lambda change: change.time)
    return Shot(view, tuple(events), tuple(pieces), tuple(changes), tuple(cues))


def _apart(new: list[Piece], pieces: list[Piece]) -> list[Piece]:
    """Put badges under those that are still in their place."""
    badges = [piece for piece in pieces if isinstance(piece, Badge)]
    found: list[Piece] = []
    for piece in new:
        if not isinstance(piece, Badge):
            found.append(piece)
            continue
        lines = 0
        while any(_cover(piece.lower(lines), badge) for badge in badges):
            lines += 1
        placed = piece.lower(lines)
        badges.append(placed)
        found.append(placed)
    return found


def _cover(one: Badge, other: Badge) -> bool:
    """Whether two badges would lie on each other."""
    (x, y), (other_x, other_y) = one.goal, other.goal
    return abs(x - other_x) < _WIDE and abs(y - other_y) < _HIGH and one.begin < other.end and other.begin < one.end


def _changes(act: Act, event: Event, time: float) -> list[Change]:
    found = [Change(time + begin, piece=piece, hides=True) for piece, begin, _ in act.hidden]
    found += [Change(time + act.leave, leave, event), Change(time + act.arrive, arrive, event)]
    return found + [Change(time + end, piece=piece) for piece, _, end in act.hidden]


def within(shots: list[Shot], limit: float = LONGEST) -> list[Shot]:
    """Hurry up shots that would take too long together."""
    total = sum(one.seconds for one in shots)
    return shots if total <= limit else [one.hurried(limit / total) for one in shots]
