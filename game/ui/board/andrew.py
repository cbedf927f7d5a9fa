"""Andrew in the top bar of a solo game: his deck, the card of the round, and the five VP cards."""

from __future__ import annotations

from functools import partial

from game.content.model import ActionType, CardKind, SoloCard
from game.ui.area import Area
from game.ui.board import cards, panels, pieces
from game.ui.board.layers import layer
from game.ui.board.layout import ANDREW
from game.ui.canvas import Canvas
from game.ui.view import CARD, CARD_PLACE, TableView, drawer_id

_DECK = Area(ANDREW.x, ANDREW.y, 31, ANDREW.h)
_CARD = Area(ANDREW.x + 33, ANDREW.y, 42, ANDREW.h)
_BACK = 13
_VP = 29
_VP_PITCH = 30


def deck_id() -> str:
    """Id of the deck."""
    return "deck"


def card_id(column: int) -> str:
    """Id of a VP card, from 0."""
    return f"card:{column}"


def compact_areas(view: TableView) -> dict[str, Area]:
    """The deck, the card of the round (it opens Andrew's drawer) and the VP cards."""
    found = {deck_id(): _DECK, drawer_id("andrew"): _CARD}
    for column in range(len(view.state.content.solo.vp_cards)):
        found[card_id(column)] = _column(column)
    return found


def draw_compact(canvas: Canvas, view: TableView) -> None:
    """Draw his place in the bar."""
    andrew = view.state.andrew
    if andrew is None:
        return
    key = (
        "andrew",
        tuple(andrew.deck[:1]),
        len(andrew.deck),
        andrew.card,
        andrew.revealed,
        andrew.shift,
        tuple(map(len, andrew.columns)),
        view.state.row,
        view.text,
        view.hidden & {CARD, CARD_PLACE},
    )
    layer(canvas, ANDREW, key, partial(_paint, view=view))


def draw_card(canvas: Canvas, view: TableView) -> None:
    """Draw the card of the round alone."""
    _card(canvas, view)


CARD_AREA = _CARD
DECK_AREA = Area(_DECK.x, _DECK.y, _BACK, _DECK.h)


def pile(column: int) -> Area:
    """Where cards lie under a VP card."""
    inner = _column(column).inset(1)
    return Area(inner.right - 11, inner.y + 1, 10, inner.h - 2)


def _column(number: int) -> Area:
    return Area(ANDREW.x + 77 + _VP_PITCH * number, ANDREW.y, _VP, ANDREW.h)


def _paint(canvas: Canvas, view: TableView) -> None:
    canvas.fill("teal4", ANDREW)
    _deck(canvas, view)
    _card(canvas, view)
    for column, points in enumerate(view.state.content.solo.vp_cards):
        _vp_card(canvas, view, column, points)


def _deck(canvas: Canvas, view: TableView) -> None:
    andrew = view.state.andrew
    card = cards.next_card(view.state)
    back = DECK_AREA
    if card is None or andrew is None:
        cards.empty(canvas, back)
        return
    if len(andrew.deck) > 1:
        canvas.fill("ink0", back.moved(2, 0))
        canvas.fill("brass3", Area(back.x + 2, back.y + 1, _BACK - 1, back.h - 2))
    cards.back(canvas, back, card, view.text("board.andrew.hidden"))
    canvas.text(view.text("board.times", n=len(andrew.deck)), back.right + 4, _DECK.y + 5, colour="paper1")


def _card(canvas: Canvas, view: TableView) -> None:
    """The card of the round: its back until it is revealed, then his action and its shift."""
    andrew = view.state.andrew
    card = None if CARD in view.hidden else cards.current(view.state)
    canvas.fill("brass2", _CARD)
    canvas.fill("ink1", _CARD.inset(1))
    inner = _CARD.inset(1)
    if card is None or andrew is None:
        canvas.fill("teal3", inner)
        return
    canvas.fill("paper0" if andrew.revealed else "paper2", inner)
    back = Area(inner.x, _CARD.y, _BACK, _CARD.h)
    if andrew.revealed and card.kind is CardKind.ADVANCED:
        canvas.fill("ink0", back)
        canvas.fill(panels.ACTION[card.action], back.inset(1))
        canvas.sprite(f"action.{card.action}", back.x + 2, back.y + 3)
    else:
        cards.back(canvas, back, card, view.text("board.andrew.hidden"))
    if andrew.revealed:
        _doing(canvas, view, card, Area(back.right, inner.y, inner.right - back.right, inner.h))
    else:
        canvas.text(view.text("board.andrew.card"), back.right + 3, inner.y + 4)


def _doing(canvas: Canvas, view: TableView, card: SoloCard, area: Area) -> None:
    """What the card does with the action of the round."""
    row = view.state.row
    y = area.y + 2
    if row is ActionType.MANAGEMENT:
        for number, kind in enumerate(card.departments):
            canvas.sprite(pieces.action(kind), area.x + 9 * number, y)
    elif row is ActionType.CONSTRUCTION:
        canvas.sprite("icon.project", area.x + 3, y)
        canvas.text(view.text("board.times", n=len(card.cities)), area.x + 13, area.y + 4)
    elif row is ActionType.RESEARCH:
        region = card.research.region
        canvas.sprite(f"region.{region}.{region}", area.x + 3, y)
        canvas.text(view.text("board.andrew.up", n=card.research.steps), area.x + 13, area.y + 4)
    else:
        canvas.sprite("icon.arrow_right", area.x + 4, y + 1)
        canvas.text(view.text("board.andrew.up", n=card.shift), area.x + 13, area.y + 4)


def _vp_card(canvas: Canvas, view: TableView, column: int, points: int) -> None:
    """A VP card: its points, the number of cards under it, and the card of the round where it stands now."""
    andrew = view.state.andrew
    area = _column(column)
    here = andrew is not None and andrew.card is not None and andrew.shift == column and CARD_PLACE not in view.hidden
    canvas.fill("glow" if here else "brass3", area)
    inner = area.inset(1)
    canvas.fill("brass1", inner)
    canvas.fill("brass0", Area(inner.x, inner.y, inner.w, 1))
    canvas.text(str(points), inner.x + 7, inner.y + 4, align="right")
    canvas.sprite("icon.vp", inner.x + 7.5, inner.y + 2.5)
    count = cards.held(andrew, column) if andrew is not None else 0
    under = pile(column)
    canvas.fill("ink1", under)
    canvas.fill("teal3" if count or here else "brass2", under.inset(1))
    if here:
        canvas.outline("brass0", under.inset(1))
    if count:
        canvas.text(str(count), under.x + under.w / 2, under.y + 3, colour="paper0", align="center")
