"""Discs, people and signs of seats: whose they are, told by colour and by shape."""

from __future__ import annotations

from game.content.model import ActionType, Level, Region
from game.engine.state import NEUTRAL, State
from game.ui.view import ANDREW_COLOUR, TableView

SEAT_COLOURS = ("red0", "blue0", "yel0", "grn0", "ink1")  # grounds of the chips, by SeatInfo.colour
ANDREW_SEAT = 1  # his number in a solo game (N1)


def disc(view: TableView, owner: int, size: int) -> str:
    """Sprite of a disc: `owner` a seat or NEUTRAL, `size` its art pixels: 6, 7, 8, 10, 12 or 14."""
    return f"disc.neutral.{size}" if owner == NEUTRAL else disc_of(view.seats[owner].colour, size)


def disc_of(colour: int, size: int) -> str:
    """Sprite of the disc of a SeatInfo.colour."""
    owner = "andrew" if colour == ANDREW_COLOUR else f"seat{colour}"
    return f"disc.{owner}.{size}"


def is_andrew(view: TableView, seat: int) -> bool:
    """Whether a seat is Andrew's."""
    return view.seats[seat].colour == ANDREW_COLOUR


def track_spaces(state: State, region: Region) -> tuple[int, ...]:
    """Spaces that the seats' discs stand on, Andrew's last."""
    spaces = tuple(seat.track[region] for seat in state.seats)
    return spaces if state.andrew is None else (*spaces, state.andrew.track[region])


def level(state: State, seat: int, region: Region) -> Level:
    """Transport level of a seat in a region."""
    return state.content.transport[region][track_spaces(state, region)[seat] - 1].level


def person_of(view: TableView) -> int:
    """The seat that figures for "you" are shown for: who decides, or else the one looked at; never Andrew."""
    seat = view.looked_at if view.decider is None else view.decider
    return seat if seat < len(view.state.seats) else 0


def action(kind: ActionType) -> str:
    """Sprite of an action type's sign in its own colour, for light grounds."""
    own = "hr" if kind is ActionType.HUMAN_RESOURCES else kind.value
    return f"action.{kind}.{own}"
