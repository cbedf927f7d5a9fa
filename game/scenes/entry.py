"""Ways into a game: onto the table with a session, and the names of its seats."""

from __future__ import annotations

from game.content.text import Text
from game.session import Session
from game.session.place import Place
from game.ui.scene import App
from game.ui.view import ANDREW_COLOUR, SeatInfo


def open_table(app: App, session: Session, place: Place | None = None) -> None:
    """Show the table of a game, over the title alone; InUse when another window has it. Without a place a new game."""
    from game.scenes.table import TableScene
    from game.scenes.title import TitleScene

    place = place or Place()
    place.take()
    app.reset(TitleScene(app))
    app.push(TableScene(app, session, place))


def seat_infos(session: Session, text: Text) -> tuple[SeatInfo, ...]:
    """Names and colours of all seats, Andrew's last in a solo game."""
    seats = tuple(SeatInfo(seat.name, seat.colour) for seat in session.setup.seats)
    return (*seats, SeatInfo(text("new_game.andrew.name"), ANDREW_COLOUR)) if session.state.solo else seats
