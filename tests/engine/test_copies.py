"""Copies share what never changes; whatever is changed in one position stays as it was in the other."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.content.model import ActionType, Content, ProjectType, Region
from game.engine import State, copy, new_game, restore, snapshot
from game.engine.rooms import Cell, Room
from game.engine.state import Plot, Seat, Task
from tests.engine.random_games import Chooser, options, play

Change = Callable[[State], object]
CHANGES: dict[str, Change] = {
    "a plot": lambda s: s.plots["fargo"].__setitem__(0, Plot(0, ProjectType.HOUSING)),
    "a plot by a slice": lambda s: s.plots["chicago"].__setitem__(slice(None), [Plot(0, ProjectType.HOUSING)] * 4),
    "all plots": lambda s: setattr(s, "plots", {city: [None] * len(plots) for city, plots in s.plots.items()}),
    "one more plot": lambda s: s.plots["fargo"].append(None),
    "a city": lambda s: s.plots.pop("fargo"),
    "a donation": lambda s: s.chart["welfare_flat"].append(0),
    "no donation": lambda s: s.chart["education_any"].clear(),
    "a desk": lambda s: s.seats[0].rooms[2].desks.__setitem__(0, not s.seats[0].rooms[2].desks[0]),
    "desks": lambda s: setattr(s.seats[0].rooms[2], "desks", []),
    "a lying employee": lambda s: setattr(s.seats[0].rooms[0], "lying", 9),
    "a department": lambda s: setattr(s.seats[0].rooms[15], "department", "sales"),
    "a room": lambda s: s.seats[0].rooms.__setitem__(3, Room("sales", [True], 7)),
    "rooms": lambda s: s.seats[0].rooms.pop(),
    "money": lambda s: setattr(s.seats[0], "money", 77),
    "a tab": lambda s: setattr(s.seats[0].tabs[ProjectType.HOUSING], "reached", 6),
    "a track": lambda s: s.seats[0].track.update({Region.EAST: 9}),
    "a mission": lambda s: s.seats[0].missions.update({Region.EAST: 9}),
    "the display": lambda s: s.display.update(sales=9),
    "a marker": lambda s: s.markers.update({ActionType.RESEARCH: 9}),
    "a row": lambda s: s.rows.pop(ActionType.RESEARCH),
    "the agenda": lambda s: s.agenda.append(Task("confirm", 0)),
    "a use": lambda s: s.turn.used.update(sales=1),
    "a count": lambda s: s.turn.active.update(sales=9),
    "an end": lambda s: s.turn.closed.append("sales"),
    "the action": lambda s: setattr(s.turn, "untouched", not s.turn.untouched),
    "his deck": lambda s: s.andrew.deck.pop(),
    "his card": lambda s: s.andrew.columns[0].append("N01"),
    "his track": lambda s: s.andrew.track.update({Region.EAST: 5}),
    "his department": lambda s: s.andrew.departments.append("sales"),
    "his disc": lambda s: setattr(s.andrew, "supply", 0),
}


@pytest.fixture(scope="module")
def middle(content: Content) -> State:
    """A solo game in a departments step of its ninth round."""
    games = play(content, "solo_hard", 3, Chooser(), "curious")
    state = next(p.state for p in games if p.state.round == 9 and p.state.turn is not None)
    state.chart["education_any"] = [1]
    return state


@pytest.mark.parametrize("name", CHANGES)
def test_a_change_stays_where_it_is_made(middle: State, name: str) -> None:
    """In the copy or in the original; both directions."""
    before = snapshot(middle)
    first, second = copy(middle), copy(middle)
    CHANGES[name](first)
    assert first != middle
    assert snapshot(first) != before == snapshot(second) == snapshot(middle)
    third = copy(second)
    CHANGES[name](second)
    assert snapshot(second) == snapshot(first)
    assert snapshot(third) == before


def test_a_copy_has_the_content(middle: State) -> None:
    """And is printed and compared like the original."""
    twin = copy(middle)
    assert twin.content is middle.content
    assert twin == middle
    assert repr(twin) == repr(middle)
    assert restore(middle.content, snapshot(twin)) == middle


def test_rows_of_discs_are_like_lists(content: Content) -> None:
    """Read, compared, searched, extended and emptied."""
    state = new_game(content, options("two", 1))
    disc = Plot(1, ProjectType.HOUSING)
    row = state.plots["chicago"]
    row[:] = [None] * 4
    row[1] = disc
    assert row == [None, disc, None, None] == list(row)
    assert row != [disc]
    assert (len(row), row.index(disc), row[1:], disc in row, row.count(None)) == (4, 1, [disc, None, None], True, 3)
    assert state.land["chicago"] == (None, disc, None, None)
    row.insert(0, disc)
    del row[-1]
    assert repr(row) == repr([disc, None, disc, None])
    state.chart = {"welfare_flat": [0, 1]}
    assert dict(state.chart) == {"welfare_flat": [0, 1]}
    assert "education_any" not in state.chart
    with pytest.raises(KeyError):
        state.chart["education_any"]


def test_rooms_are_like_structs(content: Content) -> None:
    """They can be made by themselves, compared, changed part by part and put into a company."""
    room = Room("sales", [True, False], lying=2)
    assert (room.department, room.desks, room.lying, room.lobby, room.built) == (
        "sales",
        [True, False],
        2,
        False,
        False,
    )
    assert (room.active, room.people) == (1, 3)
    room.desks[1] = True
    room.lying -= 1
    assert room == Room("sales", [True, True], 1)
    assert room != Room("sales", [True, True], 2)
    assert repr(room) == "Room(department='sales', desks=(True, True), lying=1, lobby=False, built=False)"
    seat = new_game(content, options("two", 1)).seats[0]
    seat.rooms[-1] = room
    assert seat.rooms[15] == seat.rooms[14:][1] == room
    seat.rooms[15].built = True
    assert room.built is False
    with pytest.raises(IndexError):
        seat.rooms[16]
    assert len(seat.rooms) == 16
    again = Seat(money=0, goods=0, points=0, reserve=0, supply=0, rooms=[room], tabs={}, track={}, missions={})
    assert again.cells == [Cell("sales", (True, True), 1)]
    assert again.rooms == [room]
