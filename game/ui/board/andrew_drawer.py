"""Andrew's drawer: portrait, deck, the card of the round, what he has, and the VP cards with what lies under them."""

from __future__ import annotations

from functools import partial

from game.ui.area import Area
from game.ui.board import cards, glow, panels, pieces, values
from game.ui.board.andrew import card_id, deck_id
from game.ui.board.layers import layer
from game.ui.board.layout import DRAWER
from game.ui.canvas import Canvas
from game.ui.view import CARD, CARD_PLACE, TableView, button_id

CLOSE = button_id("close_drawer")
_PORTRAIT = Area(9, 91, 40, 48)
_DECK = Area(9, 146, 40, 46)
_FACE = Area(56, 91, 216, cards.face_height())
_HAS = Area(279, 91, 113, cards.face_height())
_TOP = 197
_CARD = 74
_PITCH = 77
_SMALL = (26, 34)  # a card under a VP card
_PILE = 12
_ASIDE = 10  # how far the locomotive at the card of the round moves the points aside
_TAKEN = 10  # departments that are named; where there are more, the last place counts the rest
_SHOWN = 4  # cards of a pile drawn as such; more are only counted


def areas(view: TableView) -> dict[str, Area]:
    """The deck, the VP cards and the close button."""
    found = {deck_id(): _DECK, CLOSE: panels.close_button(DRAWER)}
    for column in range(len(view.state.content.solo.vp_cards)):
        found[card_id(column)] = _column(column)
    return found


def draw(canvas: Canvas, view: TableView) -> None:
    """Draw the drawer."""
    andrew = view.state.andrew
    if andrew is None:
        return
    key = (
        "andrew_drawer",
        tuple(andrew.deck[:1]),
        len(andrew.deck),
        andrew.card,
        andrew.revealed,
        andrew.shift,
        tuple(map(tuple, andrew.columns)),
        tuple(andrew.departments),
        andrew.supply,
        andrew.donations,
        view.state.row,
        values.sheet(view.state, pieces.ANDREW_SEAT).total,
        view.text,
        view.hidden & {CARD, CARD_PLACE},
    )
    layer(canvas, DRAWER, key, partial(_paint, view=view))
    glow.light_all(canvas, view, areas(view))


FACE_AREA = _FACE
DECK_AREA = Area(_DECK.x + 6, _DECK.y, 26, 34)


def draw_face(canvas: Canvas, view: TableView) -> None:
    """Draw the card of the round alone."""
    _face(canvas, view)


def card_place(column: int) -> Area:
    """Where the card of the round lies under a VP card."""
    area = _column(column)
    return Area(area.right - 6 - _SMALL[0], area.y + 40, *_SMALL)


def _column(number: int) -> Area:
    return Area(9 + _PITCH * number, _TOP, _CARD, 98)


def _paint(canvas: Canvas, view: TableView) -> None:
    text = view.text
    points = values.sheet(view.state, pieces.ANDREW_SEAT).total
    name = view.seats[pieces.ANDREW_SEAT].name
    panels.drawer(canvas, DRAWER, None, name.upper(), text("board.andrew.note", n=points))
    panels.draw_close(canvas, DRAWER, text("board.close"), text("board.key.close"))
    canvas.fill("ink0", _PORTRAIT)
    canvas.fill("brass1", _PORTRAIT.inset(1))
    canvas.fill("teal3", _PORTRAIT.inset(3))
    canvas.sprite("andrew.portrait", _PORTRAIT.x + 4, _PORTRAIT.y + 4)
    _deck(canvas, view)
    _face(canvas, view)
    _has(canvas, view)
    for column, points in enumerate(view.state.content.solo.vp_cards):
        _vp_card(canvas, view, column, points)


def _deck(canvas: Canvas, view: TableView) -> None:
    andrew, card = view.state.andrew, cards.next_card(view.state)
    back = DECK_AREA
    if andrew is None or card is None:
        cards.empty(canvas, back)
        return
    for under in range(min(3, len(andrew.deck) - 1), 0, -1):
        canvas.fill("ink0", back.moved(under, under))
        canvas.fill("paper2", back.moved(under, under).inset(1))
    cards.back(canvas, back, card, view.text("board.andrew.hidden"))
    left = view.text("board.andrew.left", n=len(andrew.deck))
    canvas.text(left, _DECK.x + _DECK.w / 2, _DECK.bottom - 5, align="center")


def _face(canvas: Canvas, view: TableView) -> None:
    andrew = view.state.andrew
    card = None if CARD in view.hidden else cards.current(view.state)
    if andrew is not None and card is not None and andrew.revealed:
        cards.face(canvas, view, card, _FACE)
        return
    canvas.fill("ink0", _FACE)
    canvas.fill("brass2", _FACE.inset(1))
    canvas.fill("paper2", _FACE.inset(2))
    x, y = _FACE.centre
    if card is not None:
        cards.back(canvas, Area(x - 13, _FACE.y + 14, 26, 34), card, view.text("board.andrew.hidden"))
    key = "board.andrew.face_down" if card is not None else "board.andrew.no_card"
    canvas.text(view.text(key), x, y + 18, colour="ink1", align="center")


def _has(canvas: Canvas, view: TableView) -> None:
    """Discs, donations, and the departments he took, by type."""
    andrew = view.state.andrew
    if andrew is None:
        return
    canvas.fill("ink0", _HAS)
    canvas.fill("brass2", _HAS.inset(1))
    inner = _HAS.inset(2)
    canvas.fill("paper0", inner)
    canvas.sprite("disc.andrew.7", inner.x + 4, inner.y + 3)
    canvas.text(view.text("board.andrew.discs", n=andrew.supply), inner.x + 15, inner.y + 4)
    canvas.sprite("event.donation", inner.x + 3, inner.y + 13)
    canvas.text(view.text("board.andrew.donations", n=andrew.donations), inner.x + 15, inner.y + 14.5)
    canvas.text(view.text("board.andrew.departments", n=len(andrew.departments)), inner.x + 4, inner.y + 24.5)
    places = [Area(inner.x + 3 + 52 * (n % 2), inner.y + 32 + 9 * (n // 2), 51, 9) for n in range(_TAKEN)]
    shown = andrew.departments[: _TAKEN - (len(andrew.departments) > _TAKEN)]
    for chip, tile in zip(places, shown, strict=False):
        canvas.fill("ink1", chip)
        panels.strip(canvas, chip.inset(0.5), panels.ACTION[view.state.content.departments[tile].type], "paper2")
        words = view.text(f"department.{tile}.short")
        canvas.text(words, chip.x + 3, chip.y + 2.5, colour="grey0", shadow="ink0", width=chip.w - 4)
    rest = len(andrew.departments) - len(shown)
    if rest:
        canvas.text(view.text("board.andrew.up", n=rest), places[-1].x + 4, places[-1].y + 2.5, colour="ink2")


def _vp_card(canvas: Canvas, view: TableView, column: int, points: int) -> None:
    """A VP card in its tray, the cards that stay under it, and the card of the round where it stands now."""
    andrew = view.state.andrew
    if andrew is None:
        return
    area = _column(column)
    here = andrew.card is not None and andrew.shift == column and CARD_PLACE not in view.hidden
    canvas.frame("frame.slot", area)
    _vp_face(canvas, Area(area.x + 4, area.y + 4, area.w - 8, 26), points, lit=here)
    under = andrew.columns[column]
    content = view.state.content
    hidden = view.text("board.andrew.hidden")
    shown = under[-_SHOWN:]
    pitch = _PILE if not here else _PILE - 4
    for place, card in enumerate(shown):
        back = Area(area.x + 5 + pitch * place, area.y + 40, *_SMALL)
        cards.back(canvas, back, content.solo.cards[card], hidden)
    if here and andrew.card is not None:
        back = card_place(column)
        glow.ring(canvas, back)
        cards.back(canvas, back, content.solo.cards[andrew.card], hidden)
    if under:
        line = view.text("board.andrew.under", n=len(under), points=len(under) * points)
        canvas.text(line, area.x + area.w / 2, area.y + 83, align="center", colour="ink1")


def _vp_face(canvas: Canvas, area: Area, points: int, *, lit: bool) -> None:
    canvas.fill("ink0", area)
    canvas.fill("glow" if lit else "brass1", area.inset(1))
    canvas.fill("brass3", area.inset(2))
    canvas.fill("paper0", area.inset(3))
    x, y = area.centre
    if lit:
        canvas.sprite("andrew.train", area.x + 5, area.y + 7)
        x += _ASIDE
    written = canvas.text(str(points), x - 1, y - 4, size="title", align="right")
    canvas.sprite("icon.vp", written.right + 2, y - 5)
