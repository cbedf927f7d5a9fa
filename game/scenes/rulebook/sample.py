"""Positions for the rulebook's pictures, made so that each shows what its chapter tells."""

from __future__ import annotations

from game.content.model import ActionType, City, CityKind, Content, Difficulty, ProjectType, Region, Slot, TimelineSpace
from game.content.text import Text
from game.engine import Options, State, new_game
from game.engine.state import Plot
from game.ui.view import ANDREW_COLOUR, SeatInfo, TableView, person_id, plot_id, room_id

_SEED = 1889
_ROUND = 7
_SEATS = 2
_MARKERS = (2, 1, 2, 1)  # where the four markers stand
_TRACK = {Region.WEST: 3, Region.MIDWEST: 2, Region.EAST: 2, Region.SOUTH: 1}
_OTHER_TRACK = {Region.WEST: 2, Region.MIDWEST: 2, Region.EAST: 1, Region.SOUTH: 2}
_MISSIONS = {Region.WEST: (0, 1), Region.MIDWEST: (2, 1), Region.EAST: (1, 0), Region.SOUTH: (0, 3)}
_TABS = {  # spaces reached, projects built
    ProjectType.HOUSING: (4, 2),
    ProjectType.COMMERCE: (3, 1),
    ProjectType.INDUSTRY: (5, 2),
    ProjectType.INFRASTRUCTURE: (3, 1),
}


def view(
    state: State,
    text: Text,
    *,
    glow: frozenset[str] = frozenset(),
    chosen: frozenset[str] = frozenset(),
    drawer: str | None = None,
) -> TableView:
    """A look at a position with the names that a new game starts with."""
    seats = tuple(SeatInfo(text(f"new_game.names.{n + 1}"), n) for n in range(len(state.seats)))
    if state.solo:
        seats = (*seats, SeatInfo(text("new_game.andrew.name"), ANDREW_COLOUR))
    return TableView(state, text, seats, decider=0, glow=glow, chosen=chosen, drawer=drawer)


def middle(content: Content) -> State:
    """The middle of a game of two seats, without neutral discs."""
    state = new_game(content, Options(_SEATS, _SEED, start_seat=0))
    _clear(state)
    state.round = _ROUND
    for seat in state.seats:
        seat.steps = 0
    for row, reached in zip(state.rows, _MARKERS, strict=True):
        state.markers[row] = min(reached, len(state.rows[row]) - 1)
    state.row = state.moving = ActionType.CONSTRUCTION
    for region in Region:
        last = len(content.transport[region])
        state.seats[0].track[region] = min(_TRACK[region], last)
        state.seats[1].track[region] = min(_OTHER_TRACK[region], last)
        for seat, people in zip(state.seats, _MISSIONS[region], strict=True):
            seat.missions[region] = people
    for project, (reached, built) in _TABS.items():
        tab = state.seats[0].tabs[project]
        tab.reached, tab.built = reached, built
    _furnish(state)
    return state


def _clear(state: State) -> None:
    for plots in state.plots.values():
        plots[:] = [None] * len(plots)
    for discs in state.chart.values():
        discs.clear()


def _furnish(state: State) -> None:
    """Put people and new departments into the company of the first seat."""
    rooms, content = state.seats[0].rooms, state.content
    for room in rooms:
        if room.lobby:
            room.lying = 2
    empty = [room for room in rooms if not room.department and not room.lobby]
    kinds = (d for d in content.departments.values() if d.desks)
    for room, department in zip(reversed(empty), list(kinds)[::3][:5], strict=False):
        room.department, room.desks, room.built = department.id, [False] * len(department.desks), True
        room.desks[0] = department.number % 2 == 0
        room.lying = 1 if not room.desks[0] else 0


def active(content: Content, region: Region) -> State:
    """The event calls a region."""
    state = middle(content)
    state.event = TimelineSpace(region.value)
    return state


def large_city(content: Content) -> City:
    """The major city that stands alone on the map, or whichever there is."""
    cities = content.map.cities
    return cities.get("new_orleans") or next(c for c in cities.values() if c.kind is CityKind.LARGE)


def small_city(content: Content) -> City:
    """A small city that pays a bonus."""
    cities = content.map.cities
    return cities.get("charleston") or next(c for c in cities.values() if c.kind is CityKind.SMALL)


def building(content: Content, text: Text) -> TableView:
    """Some plots of the major city are taken, those of one type can be built on."""
    state = middle(content)
    city = large_city(content)
    chosen = Slot.HOUSING if Slot.HOUSING in city.slots else city.slots[0]
    free = [number for number, slot in enumerate(city.slots, start=1) if slot is chosen]
    for place, slot in enumerate(city.slots):
        if slot not in (chosen, Slot.INFRASTRUCTURE, Slot.ANY):
            state.plots[city.id][place] = Plot(place % _SEATS, ProjectType(slot.value))
    return view(state, text, glow=frozenset(plot_id(city.id, number) for number in free))


def walking(content: Content, text: Text) -> TableView:
    """Somebody in the lobby is chosen, and the rooms that he can reach glow."""
    state = new_game(content, Options(_SEATS, _SEED, start_seat=0))
    company = content.company
    glow = frozenset(room_id(*company.place(room)) for room in range(company.size) if room != company.lobby)
    return view(state, text, glow=glow, chosen=frozenset({person_id(*company.place(company.lobby))}))


def given(content: Content, text: Text) -> TableView:
    """The first donation is taken; the others are free."""
    state = middle(content)
    state.chart[next(iter(content.donations.spaces))].append(1)
    return view(state, text, drawer="donations")


def against_andrew(content: Content, text: Text) -> TableView:
    """A solo game in which Andrew's card builds, with cards below his point cards."""
    state = new_game(content, Options(1, _SEED, Difficulty.NORMAL))
    andrew = state.andrew
    if andrew is not None:
        builders = [card for card in andrew.deck if content.solo.cards[card].action is ActionType.CONSTRUCTION]
        card = builders[0] if builders else andrew.deck[0]
        andrew.deck.remove(card)
        for number in range(min(6, len(andrew.deck) - 1)):
            andrew.columns[(0, 2, 1, 0, 3, 1)[number] % len(andrew.columns)].append(andrew.deck.pop())
        andrew.card, andrew.revealed, andrew.shift = card, True, min(1, len(andrew.columns) - 1)
    state.round, state.row = _ROUND, ActionType.CONSTRUCTION
    return view(state, text, drawer="andrew")
