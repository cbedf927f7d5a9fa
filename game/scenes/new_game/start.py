"""From a finished set-up to the table."""

from __future__ import annotations

from game.engine import OptionsError
from game.scenes.destinations import Table
from game.seats.bots import BOTS, PERSON
from game.session import SeatSetup, Session, Setup, profile
from game.session.draft import Draft
from game.session.occasion import Occasion, Purpose
from game.ui.scene import App


def bots() -> list[str]:
    """Kinds of bots that a seat can be given to, the best one last."""
    return list(BOTS)


def setup(draft: Draft, *, free_undo: bool = False) -> Setup:
    """The set-up of a draft without faults; OptionsError where its choices do not fit together."""
    options = draft.options()
    options.check()
    seats = tuple(SeatSetup(seat.name.strip(), seat.colour, seat.kind) for seat in draft.playing)
    return Setup(options, seats, free_undo, occasion(draft))


def occasion(draft: Draft) -> Occasion | None:
    """What the game counts for: a person's game against Andrew, for the statistics of the profile of that name."""
    (seat, *others) = draft.playing
    if others or seat.kind != PERSON:
        return None
    person = profile.named(seat.name)
    return Occasion(Purpose.FREE, person.id) if person is not None else None


def start(app: App, draft: Draft) -> None:
    """Start a game and show its table."""
    try:
        session = Session(app.content, setup(draft, free_undo=app.settings.free_undo))
    except OptionsError as error:
        app.fail(error, "new_game.fault.options")
        return
    app.go(Table(session))
