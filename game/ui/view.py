"""What the boards of the table are drawn from: one frozen look at a game, with nothing to compute and nothing to ask.

Everything that can be clicked or pointed at has an id, the same for painters, mouse, keyboard and tests. The
functions below are the one place where these ids are spelt. Floors, columns, plots, desks and spaces count from 1.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.ui.board.zoom import WHOLE, MapLook

if TYPE_CHECKING:
    from game.content.text import Text
    from game.engine.state import State
    from game.session import Session

ANDREW_COLOUR = 4


@dataclass(frozen=True)
class SeatInfo:
    """A seat's name and colour: 0 red circle, 1 blue square, 2 yellow diamond, 3 green triangle, 4 Andrew."""

    name: str
    colour: int


def seat_infos(session: Session, text: Text) -> tuple[SeatInfo, ...]:
    """Return names and colours of all seats, Andrew's last in a solo game."""
    seats = tuple(SeatInfo(seat.name, seat.colour) for seat in session.setup.seats)
    return (*seats, SeatInfo(text("new_game.andrew.name"), ANDREW_COLOUR)) if session.state.solo else seats


@dataclass(frozen=True)
class TableView:
    """A position and how it is looked at. `seats` holds Andrew as the last one in a solo game.

    `looked_at`: the seat whose company is shown. `glow`: ids that can be clicked now; `hover`: the one under the
    pointer; `chosen`: ids clicked so far; `marks`: the latest thing each seat changed. `drawer`: donations,
    departments, routes, andrew or None. `uses`: uses that the decider has left, by department. `map`: how much of the
    map is seen. `hidden`: pieces that are on their way and not where they belong.
    """

    state: State
    text: Text
    seats: tuple[SeatInfo, ...]
    looked_at: int = 0
    decider: int | None = None
    glow: frozenset[str] = frozenset()
    hover: str | None = None
    chosen: frozenset[str] = frozenset()
    marks: frozenset[str] = frozenset()
    drawer: str | None = None
    uses: dict[str, int] = field(default_factory=dict)
    map: MapLook = WHOLE
    hidden: frozenset[str] = frozenset()


def plot_id(city: str, plot: int) -> str:
    """Return the id of plot number `plot` of a city."""
    return f"plot:{city}:{plot}"


def city_id(city: str) -> str:
    """Return the id of a city."""
    return f"city:{city}"


def track_id(region: str, space: int | None = None) -> str:
    """Return the id of the next space of the decider's disc on a region's track, or of space number `space`."""
    return f"track:{region}" if space is None else f"track:{region}:{space}"


def mission_id(region: str) -> str:
    """Return the id of a region's mission area."""
    return f"mission:{region}"


def row_id(action: str) -> str:
    """Return the id of a row of the timeline."""
    return f"row:{action}"


def space_id(action: str, space: int) -> str:
    """Return the id of a space of the timeline."""
    return f"space:{action}:{space}"


def room_id(floor: int, column: int) -> str:
    """Return the id of a room of the company looked at."""
    return f"room:{floor}.{column}"


def person_id(floor: int, column: int, active: bool = False) -> str:
    """Return the id of the people in a room: those lying there, or the active ones."""
    return f"person:{floor}.{column}{'*' if active else ''}"


def desk_id(floor: int, column: int, desk: int) -> str:
    """Return the id of a desk."""
    return f"desk:{floor}.{column}:{desk}"


def tab_id(project: str) -> str:
    """Return the id of a project tab."""
    return f"tab:{project}"


def donation_id(donation: str) -> str:
    """Return the id of a space of the donation chart."""
    return f"donation:{donation}"


def tile_id(department: str) -> str:
    """Return the id of a kind of department in the display."""
    return f"tile:{department}"


def seat_id(seat: int) -> str:
    """Return the id of a seat's chip."""
    return f"seat:{seat}"


def drawer_id(name: str) -> str:
    """Return the id of a drawer's tab."""
    return f"drawer:{name}"


def zoom_id(name: str) -> str:
    """Return the id of a button of the map: in, out or whole."""
    return f"zoom:{name}"


def button_id(name: str) -> str:
    """Return the id of a button of the prompt."""
    return f"button:{name}"


ROUND_ID = "round"
"""Which round it is."""
STEPS_ID = "steps"
"""The steps of a round."""
TURN_ORDER_ID = "turn_order"
"""Who comes after whom."""

# Pieces that can be hidden. They have no area of their own to point at.

ORDER = "order"
"""The discs of the turn order."""
CARD = "card"
"""Andrew's card of the round."""
CARD_PLACE = "card_place"
"""The same card under the VP card that it has reached."""


def marker_id(action: str) -> str:
    """Return the id of a row's action marker."""
    return f"marker:{action}"


def track_disc_id(region: str, seat: int) -> str:
    """Return the id of a seat's disc on a track."""
    return f"track_disc:{region}:{seat}"


def tab_disc_id(project: str) -> str:
    """Return the id of the disc on the newest space of a tab."""
    return f"tab_disc:{project}"
