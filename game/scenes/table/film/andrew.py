"""Andrew's cards: drawn, turned over, shifted under the next VP card, and left there."""

from __future__ import annotations

from collections.abc import Callable

from game.content.model import SoloCard
from game.engine.events import Event
from game.scenes.table.film.acts import QUICK, SLOW, USUAL, Act, square
from game.scenes.table.film.painted import CardSlide, Flip, Paint
from game.scenes.table.film.pieces import Frames, Halo, Piece
from game.scenes.table.film.where import Where
from game.ui.area import Area
from game.ui.board import andrew, andrew_drawer, cards
from game.ui.canvas import Canvas
from game.ui.view import CARD, CARD_PLACE, TableView

_CROSS = ("icon.cross",)


def drawn(before: Where, after: Where, event: Event) -> Act | None:
    """His top card goes under the first VP card (N3)."""
    card, position = cards.current(after.view.state), after.view.state.andrew
    if card is None or position is None:
        return None
    column = position.shift
    pieces: list[Piece] = [_slide(before, card, andrew.DECK_AREA, andrew.CARD_AREA._replace(w=13))]
    pieces.append(Halo(area=andrew.pile(column), begin=SLOW, seconds=QUICK))
    if before.view.drawer == "andrew":
        pieces.append(_slide(before, card, andrew_drawer.DECK_AREA, andrew_drawer.card_place(column)))
    return Act(tuple(pieces), arrive=SLOW, next=SLOW, spot=andrew.CARD_AREA)


def revealed(before: Where, after: Where, event: Event) -> Act:
    """The card turns over (N3)."""
    pieces: list[Piece] = [_flip(andrew.CARD_AREA, andrew.draw_card, before, after, "teal4")]
    if before.view.drawer == "andrew":
        pieces.append(_flip(andrew_drawer.FACE_AREA, andrew_drawer.draw_face, before, after, "paper1"))
    return Act(tuple(pieces), arrive=SLOW, next=SLOW, spot=andrew.CARD_AREA)


def shifted(before: Where, after: Where, event: Event) -> Act | None:
    """The card goes on under the next VP cards (N6)."""
    card = cards.current(before.view.state)
    old, new = before.view.state.andrew, after.view.state.andrew
    if card is None or old is None or new is None:
        return None
    pieces: list[Piece] = [_slide(before, card, andrew.pile(old.shift), andrew.pile(new.shift))]
    if before.view.drawer == "andrew":
        start, goal = (andrew_drawer.card_place(place) for place in (old.shift, new.shift))
        pieces.append(_slide(before, card, start, goal))
    return Act(tuple(pieces), arrive=SLOW, next=SLOW, hidden=((CARD_PLACE, 0.0, SLOW),), spot=andrew.pile(new.shift))


def settled(before: Where, after: Where, event: Event) -> Act | None:
    """The card stays where it is (N6)."""
    card, position = cards.current(before.view.state), before.view.state.andrew
    if card is None or position is None:
        return None
    goal = andrew.pile(position.shift)
    pieces: list[Piece] = [_slide(before, card, andrew.CARD_AREA._replace(w=13), goal)]
    pieces.append(Halo(area=goal, begin=SLOW, seconds=QUICK))
    return Act(tuple(pieces), arrive=SLOW, next=SLOW, hidden=((CARD, 0.0, SLOW),), spot=goal)


def cannot(before: Where, after: Where, event: Event) -> Act:
    """A cross where he would have done something."""
    assert event.seat is not None
    chip = before.chip(event.seat)
    middle = _failed(before, event) or (chip[0] + 5, chip[1] + 5)
    cross = Frames(sprites=_CROSS, middle=middle, seconds=USUAL, times=2)
    return Act((cross,), next=QUICK, spot=square(middle, 14))


def _failed(where: Where, event: Event) -> tuple[float, float] | None:
    cause = event.cause
    if cause is None:
        return None
    if cause.kind == "city" and where.view.drawer is None:
        return where.plot(where.view.state.content.map.cities[cause.id], 1)
    if cause.kind in ("donation", "track"):
        return where.cause(event)
    return None


def _slide(where: Where, card: SoloCard, start: Area, goal: Area) -> CardSlide:
    sign = where.view.text("board.andrew.hidden")
    return CardSlide(card=card, sign=sign, start=start, goal=goal, seconds=SLOW)


def _flip(area: Area, paint: Callable[[Canvas, TableView], None], before: Where, after: Where, ground: str) -> Flip:
    views = before.frozen(), after.frozen()

    def painter(view: TableView) -> Paint:
        return lambda canvas: paint(canvas, view)

    old, new = (painter(view) for view in views)
    return Flip(area=area, before=old, after=new, ground=ground, lift=0.0, seconds=SLOW)
