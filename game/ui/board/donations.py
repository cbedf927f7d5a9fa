"""The donation chart: four themes of five cards, what each is worth now, and who has given."""

from __future__ import annotations

from functools import partial

from game.content.model import Donation, Per
from game.engine.donations import price
from game.engine.worth import cap
from game.ui.area import Area
from game.ui.board import glow, measure, panels, pieces, values
from game.ui.board.layers import layer
from game.ui.board.layout import DRAWER
from game.ui.canvas import Canvas
from game.ui.view import TableView, button_id, donation_id

CLOSE = button_id("close_drawer")
_LEFT, _TOP = 5, 100
_CARD = (96, 38)
_PITCH = (98, 40)
_TITLE = 11
_VALUE = 22  # width of the strip with the points
_THEMES = ("teal2", "hr", "con", "res")
_DISC = 8
_LINES = 3


def areas(view: TableView) -> dict[str, Area]:
    """The cards, and the close button."""
    found = {donation_id(id): card_area(view, donation) for id, donation in view.state.content.donations.spaces.items()}
    found[CLOSE] = panels.close_button(DRAWER)
    return found


def card_area(view: TableView, donation: Donation) -> Area:
    """A card of the chart."""
    column = view.state.content.donations.themes.index(donation.theme)
    return Area(_LEFT + _PITCH[0] * column, _TOP + _PITCH[1] * (donation.row - 1), *_CARD)


def disc_place(view: TableView, donation: Donation, number: int = 0) -> tuple[float, float]:
    """Top left of the disc of 8x8 number `number` from 0 on a card."""
    area = card_area(view, donation)
    return area.x + _VALUE + 4 + (_DISC + 1) * number, area.y + 26.5


def draw(canvas: Canvas, view: TableView) -> None:
    """Draw the drawer with the rings of the cards that can be taken."""
    state = view.state
    seat = pieces.person_of(view)
    worth = values.donations(state, seat)
    for owner in range(len(view.seats)):
        for id_, points in values.given(state, owner).items():
            if len(state.chart[id_]) == 1:
                worth[id_] = points
    mine = (price(state, seat), cap(state, seat), state.seats[seat].donations)
    head = ("donations", mine, view.text, state.content.digest)
    layer(canvas, DRAWER, head, partial(_ground, view=view))
    for id_, donation in state.content.donations.spaces.items():
        discs = tuple(state.chart[id_])
        key = ("donation", id_, discs, worth[id_], seat, view.seats, view.text)
        paint = partial(_card, view=view, donation=donation, discs=discs, worth=worth[id_])
        layer(canvas, card_area(view, donation), key, paint)
    own = areas(view)
    glow.light_all(canvas, view, own)
    glow.mark_changed(canvas, view, own)


def _ground(canvas: Canvas, view: TableView) -> None:
    text = view.text
    seat = pieces.person_of(view)
    content = view.state.content.donations
    note = text(
        "board.donations.note",
        n=view.state.seats[seat].donations + 1,
        money=text("board.money", n=price(view.state, seat)),
        cap=cap(view.state, seat),
    )
    panels.drawer(canvas, DRAWER, "event.donation", text("board.donations.title"), note)
    panels.draw_close(canvas, DRAWER, text("board.close"), text("board.key.close"))
    for column, theme in enumerate(content.themes):
        title = Area(_LEFT + _PITCH[0] * column, _TOP - _TITLE - 1, _CARD[0], _TITLE)
        canvas.fill("ink0", title)
        panels.strip(canvas, title.inset(1), _THEMES[column % 4], "paper2")
        x, _ = title.centre
        canvas.text(text(f"theme.{theme}"), x, title.y + 3.5, colour="grey0", shadow="ink0", align="center")


def _card(canvas: Canvas, view: TableView, donation: Donation, discs: tuple[int, ...], worth: int) -> None:
    area = card_area(view, donation)
    text = view.text
    taken = bool(discs)
    canvas.fill("paper1", area)
    canvas.frame("frame.card.taken" if taken else "frame.card", area)
    _value(canvas, view, donation, area, taken)
    ink = "ink2" if taken else "ink0"
    lines = measure.wrap(text(f"donation.{donation.id}.text"), area.w - _VALUE - 7)
    top, pitch = (area.y + 5, 8.5) if len(lines) < _LINES else (area.y + 3.5, 7.5)
    for number, line in enumerate(lines[:_LINES]):
        canvas.text(line, area.x + _VALUE + 5, top + pitch * number, colour=ink, width=area.w - _VALUE - 7)
    _sign(canvas, donation, area)
    if taken:
        _owners(canvas, view, donation, area, discs, worth)
    else:
        _free(canvas, area.x + _VALUE + 4, area.y + 27)
        now = text("board.donations.now", n=worth)
        canvas.text(now, area.right - 5, area.y + 28.5, colour="ink0" if worth else "ink2", align="right")


def _value(canvas: Canvas, view: TableView, donation: Donation, area: Area, taken: bool) -> None:
    """The strip with the points of one thing counted."""
    column = view.state.content.donations.themes.index(donation.theme)
    strip = Area(area.x + 1, area.y + 1, _VALUE, area.h - 2)
    canvas.fill("ink3" if taken else _THEMES[column % 4], strip)
    canvas.fill("ink1", Area(strip.right, strip.y, 1, strip.h))
    x, _ = strip.centre
    single = donation.per is Per.FLAT
    top = strip.y + (6 if single else 3)
    canvas.text(str(donation.vp), x, top, size="title", colour="grey0", shadow="ink0", align="center")
    canvas.sprite("icon.vp", x - 4.5, top + 10)
    if not single:
        canvas.text(view.text("board.donations.each"), x, top + 22, colour="grey0", shadow="ink0", align="center")


def _sign(canvas: Canvas, donation: Donation, area: Area) -> None:
    """A sign of what is counted, at the upper right."""
    if donation.per is Per.PROJECT:
        names = [f"tile.{kind}" for kind in reversed(donation.types)]
    elif donation.region is not None:
        names = [f"region.{donation.region}.{donation.region}"]
    elif donation.per is Per.DEPARTMENT and donation.type is not None:
        names = [f"tile.{donation.type}"]
    else:
        names = []
    for number, name in enumerate(names):
        canvas.sprite(name, area.right - 13 - 11 * number, area.y + 2)


def _free(canvas: Canvas, x: float, y: float) -> None:
    """The round place where a disc would lie."""
    for dx, dy, w, h in ((2, 0, 4, 8), (1, 1, 6, 6), (0, 2, 8, 4)):
        canvas.fill("paper3", Area(x + dx, y + dy, w, h))
    for dx, dy, w, h in ((2, 1, 4, 6), (1, 2, 6, 4)):
        canvas.fill("paper1", Area(x + dx, y + dy, w, h))


def _owners(
    canvas: Canvas, view: TableView, donation: Donation, area: Area, discs: tuple[int, ...], worth: int
) -> None:
    for number, owner in enumerate(discs):
        canvas.sprite(pieces.disc(view, owner, _DISC), *disc_place(view, donation, number))
    if len(discs) == 1:
        owner = discs[0]
        word = view.text("board.donations.taken") if owner not in range(len(view.seats)) else view.seats[owner].name
        left = area.x + _VALUE + 15
        right = area.right - 5
        if owner >= 0:
            canvas.sprite("icon.vp", right - 9, area.y + 26)
            right = canvas.text(str(worth), right - 10, area.y + 28.5, colour="ink2", align="right").x - 2
        canvas.text(word, left, area.y + 28.5, colour="ink2", width=right - left)
