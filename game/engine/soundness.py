"""Whether a position can be one of its content: nothing outside of the printed figures, nothing lost or doubled.

Whoever takes a position from outside asks `fault` before the rules judge it: they rely on what is checked here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator

from game.content.model import ActionType, ProjectType, Region, Slot, TimelineSpace
from game.engine.gains import choices
from game.engine.rooms import Cell
from game.engine.state import AUTOMATIC, NEUTRAL, Andrew, Decision, Plot, Seat, State, Task

LARGEST = 100_000
"""More of anything than a game can give. Moves that name a number are listed one by one: without a limit none end."""

_ROWS = tuple(ActionType)
_TABS = tuple(ProjectType)
_STAGES = ("row", "reveal", "event", "action")
_OF_SETUP = frozenset({Decision.PLACE, Decision.RESERVE})  # once for each seat
_OF_TURN = frozenset({Decision.DEPARTMENTS, Decision.MOVE_IN})


def fault(state: State) -> str | None:
    """Return the first part of a position that cannot be, as a path; None for a sound position."""
    for part in (_board, _timeline, _seats, _automa, _agenda, _pieces):
        for path in part(state):
            return path
    return None


def _same(found: Collection[object], wanted: Collection[object]) -> bool:
    """Tell whether a mapping has exactly the keys of another."""
    return len(found) == len(wanted) and all(key in found for key in wanted)


def _number(value: int, most: int = LARGEST) -> bool:
    return 0 <= value <= most


def _owners(state: State) -> range:
    """Numbers of everyone who may own a disc on the board, neutral ones first."""
    return range(NEUTRAL, len(state.seats) + state.solo)


# --- what lies on the table --------------------------------------------------------------------------------------


def _board(state: State) -> Iterator[str]:
    content = state.content
    if not _same(state.land, content.map.cities):
        yield "plots"
        return
    for city, plots in state.land.items():
        slots = content.map.cities[city].slots
        fits = len(plots) == len(slots)
        if not fits or not all(_fits(state, p, slot) for p, slot in zip(plots, slots, strict=True) if p is not None):
            yield f"plots.{city}"
    if not _same(state.gifts, content.donations.spaces):
        yield "chart"
        return
    for donation, discs in state.gifts.items():
        if len(discs) != len(set(discs)) or not set(discs) <= set(_owners(state)):
            yield f"chart.{donation}"
    if not _same(state.display, content.departments):
        yield "display"
        return
    for tile, left in state.display.items():
        if not _number(left):
            yield f"display.{tile}"


def _fits(state: State, plot: Plot, slot: Slot) -> bool:
    """Tell whether a disc can lie on a plot: seats' have a type, that of the plot."""
    if plot.owner in range(len(state.seats)):
        return plot.type is not None and (slot is Slot.ANY or slot.value == plot.type.value)
    return plot.owner in _owners(state) and plot.type is None


def _timeline(state: State) -> Iterator[str]:
    """Rows, markers and the round that they stand for (S1, R6, R7)."""
    setup = state.content.setup
    if not _same(state.rows, _ROWS):
        yield "rows"
    if not _same(state.markers, _ROWS):
        yield "markers"
        return
    for row, spaces in state.rows.items():
        if not spaces or spaces[-1] is not TimelineSpace.END or TimelineSpace.END in spaces[:-1]:
            yield f"rows.{row}"
        elif not _number(state.markers[row], len(spaces)):
            yield f"markers.{row}"
    if sum(map(len, state.rows.values())) < setup.rounds:  # each round moves a marker
        yield "rows"
    seats = range(len(state.seats))
    if not _number(state.round, setup.rounds):
        yield "round"
    if sum(state.markers.values()) != (state.round if state.finished else max(0, state.round - 1)):
        yield "markers"
    if state.start_seat not in seats or state.first not in seats:
        yield "first"
    if state.actor is not None and state.actor not in seats:
        yield "actor"
    if (state.row is None, state.moving is None) != (state.event is None,) * 2:
        yield "row"
    elif state.moving is not None and state.markers[state.moving] == len(state.rows[state.moving]):
        yield "moving"


# --- seats -------------------------------------------------------------------------------------------------------


def _seats(state: State) -> Iterator[str]:
    if not state.seats:
        yield "seats"
    for number, owner in enumerate(state.seats, start=1):
        for path in (*_purse(state, owner), *_company(state, owner), *_progress(state, owner)):
            yield f"seats.{number}.{path}"


def _purse(state: State, owner: Seat) -> Iterator[str]:
    for name in ("money", "goods", "points", "reserve", "supply", "donations", "arriving", "study", "steps"):
        if not _number(getattr(owner, name)):
            yield name
    if owner.reserved is not None and owner.reserved not in state.content.departments:
        yield "reserved"


def _company(state: State, owner: Seat) -> Iterator[str]:
    """Rooms, their departments and desks; those printed are where they are printed, no department is there twice."""
    company = state.content.company
    if len(owner.cells) != company.size:
        yield "rooms"
        return
    departments = [room.department for room in owner.cells if room.department]
    if len(departments) != len(set(departments)):
        yield "rooms"
    printed = {company.index(room.floor, room.column): room for room in company.rooms}
    for number, room in enumerate(owner.cells):
        wanted = printed.get(number)
        misplaced = wanted is not None and (wanted.department or "") != room.department
        starting = wanted is None and room.department in state.content.starting_departments
        if misplaced or starting or not _room(state, room, wanted is not None and wanted.department is None):
            yield f"rooms.{number + 1}"


def _room(state: State, room: Cell, lobby: bool) -> bool:
    if not _number(room.lying):
        return False
    if not room.department:
        return room.lobby is lobby and not room.desks and not room.built
    content = state.content
    if room.department not in content.departments and room.department not in content.starting_departments:
        return False
    department = content.department(room.department)
    makes_lobby = department.continuous is not None and department.continuous.lobby
    return room.lobby is makes_lobby and len(room.desks) == len(department.desks)


def _progress(state: State, owner: Seat) -> Iterator[str]:
    """Tabs, tracks and missions."""
    content = state.content
    if not _same(owner.tabs, _TABS):
        yield "tabs"
        return
    for tab, mine in owner.tabs.items():
        spaces = content.tabs[tab].sides[mine.side]
        visible = sum(space.project for space in spaces[: max(0, mine.reached)])
        if not 1 <= mine.reached <= len(spaces) or not _number(mine.built, visible):
            yield f"tabs.{tab}"
    yield from _tracks(state, owner.track)
    if not _same(owner.missions, content.transport) or not all(map(_number, owner.missions.values())):
        yield "missions"


def _tracks(state: State, track: dict[Region, int]) -> Iterator[str]:
    transport = state.content.transport
    if not _same(track, transport) or not all(1 <= at <= len(transport[r]) for r, at in track.items()):
        yield "track"


def _automa(state: State) -> Iterator[str]:
    """Andrew's things; every card of the game is somewhere once (N1, N3)."""
    andrew, solo = state.andrew, state.content.solo
    if andrew is None:
        return
    if len(state.seats) != 1:
        yield "seats"
    if len(andrew.columns) != len(solo.vp_cards) or not _number(andrew.shift, len(solo.vp_cards) - 1):
        yield "andrew.columns"
        return
    cards = _cards(andrew)
    if len(cards) != len(set(cards)) or not set(cards) <= set(solo.cards):
        yield "andrew.deck"
    if len(andrew.deck) != state.content.setup.rounds - state.round:
        yield "andrew.deck"
    if (andrew.card is None) != (state.finished or not state.round):
        yield "andrew.card"
    if not set(andrew.departments) <= set(state.content.departments):
        yield "andrew.departments"
    yield from (f"andrew.{path}" for path in _tracks(state, andrew.track))
    if not (_number(andrew.supply) and _number(andrew.donations)):
        yield "andrew.supply"


def _cards(andrew: Andrew) -> list[str]:
    under = [card for column in andrew.columns for card in column]
    return [*andrew.deck, *under, *([andrew.card] if andrew.card is not None else [])]


# --- what is to be decided ---------------------------------------------------------------------------------------


def _agenda(state: State) -> Iterator[str]:
    if state.finished:
        if state.agenda:
            yield "agenda"
        return
    if not state.agenda or state.task.kind in AUTOMATIC or state.agenda[0].kind not in _last(state):
        yield "agenda"
    for number, task in enumerate(state.agenda, start=1):
        if not _task(state, task) or (task.kind in _OF_SETUP and state.agenda.count(task) > 1):
            yield f"agenda.{number}"
    turn = state.turn
    if turn is None:
        if any(task.kind in _OF_TURN for task in state.agenda):
            yield "turn"
        return
    used = {*turn.active, *turn.used, *turn.closed, *([] if turn.current is None else [turn.current])}
    departments = {*state.content.departments, *state.content.starting_departments}
    numbers = all(map(_number, (*turn.active.values(), *turn.used.values())))
    if turn.seat not in range(len(state.seats)) or not used <= departments or not numbers:
        yield "turn"


def _last(state: State) -> tuple[Decision, ...]:
    """Return what the agenda may end with, so that the game goes on after it."""
    if not state.round:
        return (Decision.ROUND,)
    return (Decision.ROW, Decision.ANDREW) if state.row is None else (Decision.ROUND_END,)


def _task(state: State, task: Task) -> bool:
    """Tell whether an entry of the agenda is about something that is there."""
    seats = range(len(state.seats))
    match task.kind:
        case Decision.ANDREW:
            return state.solo and task.seat == len(state.seats) and task.stage in _STAGES and _ready(state, task)
        case Decision.ROUND | Decision.ROUND_END | Decision.EVENT | Decision.FINAL:
            return task.seat == NEUTRAL and _ready(state, task)
        case Decision.RETURN:
            return task.seat in seats and task.region is not None
        case Decision.INCOME:
            return task.seat in seats and _choice(state, task)
        case Decision.MOVE_IN:
            inside = task.room in range(state.content.company.size)
            return task.seat in seats and inside and bool(state.seats[task.seat].cells[task.room].department)
        case Decision.PLACE:
            return task.seat in seats and not any(tab.built for tab in state.seats[task.seat].tabs.values())
        case Decision.DEPARTMENTS:
            return task.seat in seats and state.turn is not None and state.turn.seat == task.seat
        case _:
            return task.seat in seats and _ready(state, task)


def _ready(state: State, task: Task) -> bool:
    """Tell whether the row is chosen where a task needs that; a round begins without one."""
    if task.kind in (Decision.EVENT, Decision.TURN, Decision.ROUND_END) or task.stage in ("event", "action"):
        return state.row is not None
    return True


def _choice(state: State, task: Task) -> bool:
    """Tell whether the space that an income is taken from leaves a choice."""
    if task.source in tuple(Region):
        spaces = len(state.content.transport[Region(task.source)])
    elif task.source in tuple(ProjectType):
        tab = ProjectType(task.source)
        spaces = len(state.content.tabs[tab].sides[state.seats[task.seat].tabs[tab].side])
    else:
        return False
    return 1 <= task.space <= spaces and bool(choices(state, task))


# --- employees and discs -----------------------------------------------------------------------------------------


def _pieces(state: State) -> Iterator[str]:
    """No employee and no disc is gone or too many (S3, S8, N1)."""
    setup, solo = state.content.setup, state.content.solo
    placed = Counter(plot.owner for plots in state.land.values() for plot in plots if plot is not None)
    donated = Counter(owner for discs in state.gifts.values() for owner in discs)
    for seat, owner in enumerate(state.seats):
        inside = sum(room.people for room in owner.cells) + owner.arriving
        if inside + owner.reserve + sum(owner.missions.values()) != setup.employees.total:
            yield f"seats.{seat + 1}.employees"
        built, given = placed[seat], donated[seat]
        printed = [state.content.tabs[tab].sides[mine.side][: mine.reached] for tab, mine in owner.tabs.items()]
        on_tabs = sum(space.project for spaces in printed for space in spaces)
        if built != sum(mine.built for mine in owner.tabs.values()):
            yield f"seats.{seat + 1}.tabs"
        if given != owner.donations:
            yield f"seats.{seat + 1}.donations"
        if setup.discs.score + len(owner.track) + on_tabs + given + owner.supply != setup.discs.total:
            yield f"seats.{seat + 1}.discs"
    if state.andrew is not None:
        built, given = placed[len(state.seats)], donated[len(state.seats)]
        if built + given + state.andrew.supply != solo.discs or given != state.andrew.donations:
            yield "andrew.discs"
