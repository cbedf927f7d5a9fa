"""Andrew's action cards: backs, which show his action or a question mark, and faces."""

from __future__ import annotations

from game.content.model import ActionType, CardKind, SoloCard
from game.engine.state import Andrew, State
from game.ui.area import Area
from game.ui.board import measure, panels
from game.ui.canvas import Canvas
from game.ui.view import TableView

LINE = 17  # height of a line of a card's face
_LARGE = 20  # backs higher than this carry their sign twice
_SIGN = 15


def next_card(state: State) -> SoloCard | None:
    """The card on top of the deck, whose back is seen (N3)."""
    andrew = state.andrew
    return state.content.solo.cards[andrew.deck[0]] if andrew is not None and andrew.deck else None


def current(state: State) -> SoloCard | None:
    """The card of this round."""
    andrew = state.andrew
    return state.content.solo.cards[andrew.card] if andrew is not None and andrew.card is not None else None


def held(andrew: Andrew, column: int) -> int:
    """Cards that lie under a VP card for good."""
    return len(andrew.columns[column])


def back(canvas: Canvas, area: Area, card: SoloCard, text: str) -> None:
    """Draw a card face down: its action on a normal card, `text` (a question mark) on an advanced one."""
    canvas.fill("ink0", area)
    inner = area.inset(1)
    shown = card.kind is CardKind.NORMAL
    canvas.fill("brass1", inner)
    canvas.fill("brass0", Area(inner.x, inner.y, inner.w, 1))
    ground = inner.inset(1)
    canvas.fill(panels.ACTION[card.action] if shown else "teal3", ground)
    if not shown:
        _engrave(canvas, ground)
    x, y = ground.centre
    places = [(x, y)]
    if area.h > _LARGE:  # in two corners, so that a fan of cards shows what each of them is
        places = [(ground.x + 6, ground.y + 6.5), (ground.right - 6, ground.bottom - 6.5)]
        canvas.outline("brass0", ground.inset(1), 0.5)
    for x, y in places:
        if shown:
            _action(canvas, card.action, x - 4.5, y - 4.5)
        else:
            canvas.text(text, x, y - 2.5, colour="brass0", shadow="ink0", align="center")


def empty(canvas: Canvas, area: Area) -> None:
    """Draw the place of a card that is not there."""
    canvas.outline("teal2", area)
    canvas.fill("teal3", area.inset(1))


def face(canvas: Canvas, view: TableView, card: SoloCard, area: Area) -> None:
    """Draw a card's lines: donation, then what he does for each type of action; the one of this round is lit."""
    canvas.fill("ink0", area)
    canvas.fill("brass2", area.inset(1))
    canvas.fill("paper0", area.inset(2))
    inner = area.inset(2)
    top = inner.y
    _line(canvas, inner, top, "brass1", lit=False)
    canvas.sprite("event.donation", inner.x + 3, top + 4)
    _words(canvas, inner, top, (view.text(f"donation.{card.donation}.name"),))
    for number, action in enumerate(ActionType, start=1):
        top = inner.y + LINE * number
        _line(canvas, inner, top, panels.ACTION[action], lit=view.state.row == action)
        _action(canvas, action, inner.x + 3, top + 3.5)
        _what(canvas, view, card, action, inner, top)


def face_height() -> int:
    """Height of a face."""
    return LINE * (1 + len(ActionType)) + 3


def _what(canvas: Canvas, view: TableView, card: SoloCard, action: ActionType, inner: Area, top: float) -> None:
    if action is ActionType.HUMAN_RESOURCES:
        _words(canvas, inner, top, (view.text("board.andrew.shift", n=card.shift),))
    elif action is ActionType.MANAGEMENT:
        written = _words(canvas, inner, top, (view.text("board.andrew.takes"),))
        for number, kind in enumerate(card.departments):
            chip = Area(written.right + 4 + 14 * number, top + 2, 13, 12)
            canvas.fill("ink1", chip)
            canvas.fill(panels.ACTION[kind], chip.inset(1))
            _action(canvas, kind, chip.x + 2, chip.y + 1.5)
    elif action is ActionType.CONSTRUCTION:
        names = view.text("board.list").join(view.text(f"city.{city}") for city in card.cities)
        _words(canvas, inner, top, measure.wrap(names, inner.w - _SIGN - 8))
    else:
        step = card.research
        region = view.text(f"region.{step.region}")
        written = _words(canvas, inner, top, (view.text("board.andrew.steps", region=region, n=step.steps),))
        canvas.sprite(f"region.{step.region}.{step.region}", written.right + 4, top + 4)


def _line(canvas: Canvas, inner: Area, top: float, colour: str, *, lit: bool) -> None:
    line = Area(inner.x, top, inner.w, LINE - 1)
    if lit:
        canvas.fill("glow", line)
        canvas.outline("brass1", line)
    canvas.fill(colour, Area(inner.x, top, _SIGN, LINE - 1))
    canvas.fill("paper2", Area(inner.x, line.bottom, inner.w, 1))


def _words(canvas: Canvas, inner: Area, top: float, lines: tuple[str, ...]) -> Area:
    first = top + (5.5 if len(lines) == 1 else 1.5)
    written = Area(inner.x, top, 0, 0)
    for number, line in enumerate(lines[:2]):
        written = canvas.text(line, inner.x + _SIGN + 4, first + 7.5 * number, width=inner.w - _SIGN - 6)
    return written


def _action(canvas: Canvas, action: ActionType, x: float, y: float) -> None:
    canvas.sprite(f"action.{action}", x, y)


def _engrave(canvas: Canvas, area: Area) -> None:
    for row in range(int(area.h) // 3):
        for column in range(int(area.w) // 4):
            canvas.fill("teal2", Area(area.x + 1 + 4 * column + 2 * (row % 2), area.y + 1 + 3 * row, 1, 1))
