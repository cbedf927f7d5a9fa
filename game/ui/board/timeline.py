"""The timeline: four ticker tapes, one an action type, with their markers, and the gear on the row that was chosen."""

from __future__ import annotations

from functools import partial

from game.content.model import ActionType, Region, TimelineSpace
from game.engine.state import State
from game.ui.area import Area
from game.ui.board import glow, panels, pieces
from game.ui.board.layers import layer
from game.ui.board.layout import TIMELINE
from game.ui.canvas import Canvas
from game.ui.view import ORDER, TURN_ORDER_ID, TableView, marker_id, row_id, space_id

_TOP = 33
_ROW = 17
_PITCH = 18
_NAME = Area(405, 0, 50, _ROW - 2)
_START = Area(455, 0, 11, _ROW - 2)
_FIRST = 467
_SPACE = 33
_ACROSS = 34
_MARKER = 13
_TURN_ORDER = 540  # left of its part of the header
_TURN = 16  # from a disc of the turn order to the next


def areas(view: TableView) -> dict[str, Area]:
    """The turn order, the rows, and each of their spaces."""
    found: dict[str, Area] = {TURN_ORDER_ID: Area(_TURN_ORDER, TIMELINE.y + 2, TIMELINE.right - 2 - _TURN_ORDER, 11)}
    for row in view.state.rows:
        found[row_id(row)] = _row(row)
        for space in range(1, len(view.state.rows[row]) + 1):
            found[space_id(row, space)] = space_area(row, space)
    return found


def space_area(row: ActionType, space: int) -> Area:
    """A space of a row, number `space` from 1; 0 is the start, left of the first."""
    top = _row(row).y + 1
    if space == 0:
        return Area(_START.x, top, _START.w, _ROW - 2)
    return Area(_FIRST + _ACROSS * (space - 1), top, _SPACE, _ROW - 2)


def marker_place(row: ActionType, space: int) -> tuple[float, float]:
    """Top left of a row's marker of 13x13 on a space."""
    area = space_area(row, space)
    if space == 0:
        return area.x - 2, area.y + 1
    return area.right - _MARKER - 1, area.y + 1


def gear_place(state: State) -> tuple[float, float] | None:
    """Top left of the gear of 13x15, None while no row is chosen."""
    if state.row is None:
        return None
    last = len(state.rows[state.row])
    reached = state.markers[state.row]
    area = space_area(state.row, min(reached + 1, last))
    # On its last space the marker stands at the right already (R2).
    x = area.x + 2 if reached >= last else area.right - _MARKER - 1
    return x, area.y


def event_space(state: State) -> tuple[ActionType, int] | None:
    """The space that gives the round its event: of the chosen row, or of the one whose marker is flipped (R2)."""
    if state.moving is None:
        return None
    return state.moving, min(state.markers[state.moving] + 1, len(state.rows[state.moving]))


def draw(canvas: Canvas, view: TableView) -> None:
    """Draw the board with the rings of the rows that can be chosen."""
    state = view.state
    key = (
        "timeline",
        tuple(state.rows.items()),
        tuple(state.markers.values()),
        state.row,
        state.moving,
        tuple(state.order()),
        state.round % 2 if state.solo else 0,
        tuple(seat.colour for seat in view.seats),
        view.text,
        view.hidden & {ORDER, *map(marker_id, state.rows)},
    )
    layer(canvas, TIMELINE, key, partial(_board, view=view))
    own = areas(view)
    for row in state.rows:
        if row_id(row) in view.glow:
            _offer(canvas, view, row)
    # Inside of the rows, so that the rings reach neither the header nor each other.
    glow.light_all(canvas, view, {id: area.inset(1) for id, area in own.items()})
    glow.mark_changed(canvas, view, own)


def _offer(canvas: Canvas, view: TableView, row: ActionType) -> None:
    """Point at a row that can be chosen, and at the space whose event it would bring."""
    reached, last = view.state.markers[row], len(view.state.rows[row])
    pointed = view.hover == row_id(row)
    if reached:
        start = space_area(row, 0)
        canvas.fill("glow" if pointed else "brass1", start)
        canvas.fill("brass0", Area(start.x, start.y, start.w, 1))
        for step in range(4):
            canvas.fill("ink1", Area(start.x + 3 + step, start.y + 4 + step, 2, 7 - 2 * step))
    if reached < last:
        area = space_area(row, reached + 1)
        canvas.outline("ink0" if pointed else "brass2", area)
        canvas.outline("glow", area.inset(1))


def _row(row: ActionType) -> Area:
    number = list(ActionType).index(row)
    return Area(404, _TOP + _PITCH * number, TIMELINE.right - 407, _ROW)


def _board(canvas: Canvas, view: TableView) -> None:
    canvas.fill("ink1", TIMELINE)
    panels.brass(canvas, TIMELINE.inset(1), "teal3")
    canvas.text(view.text("board.timeline.title"), 406, 25, colour="brass0", shadow="ink0")
    _order(canvas, view)
    for row in view.state.rows:
        _tape(canvas, view, row)
    _event(canvas, view)
    for row, space in view.state.markers.items():
        if marker_id(row) in view.hidden:
            continue
        x, y = marker_place(row, space)
        canvas.sprite(f"marker.{row}", x, y)
        if view.state.row is not None and row == view.state.moving != view.state.row:
            canvas.outline("teal0", Area(x, y, _MARKER, _MARKER), 2)
    gear = gear_place(view.state)
    if gear is not None:
        canvas.sprite("gear", *gear)


def order_places(view: TableView) -> dict[int, tuple[float, float]]:
    """Top left of the seats' discs of 10x10 in turn order; before a solo person Andrew, who goes first (N2)."""
    order = view.state.order()
    if view.state.solo:
        order = [pieces.ANDREW_SEAT, *order]
    right = TIMELINE.right - 5.0
    return {seat: (right - 10 - _TURN * place, 22.5) for place, seat in enumerate(reversed(order))}


def _order(canvas: Canvas, view: TableView) -> None:
    places = order_places(view)
    left = min(x for x, _ in places.values())
    for seat, (x, y) in places.items():
        if x > left:
            canvas.sprite("icon.small_right.brass", x - 4.5, 25)
        if ORDER not in view.hidden:
            canvas.sprite(pieces.disc(view, seat, 10), x, y)
    canvas.text(view.text("board.timeline.order"), left - 4, 25, colour="paper2", align="right")


def _tape(canvas: Canvas, view: TableView, row: ActionType) -> None:
    whole = _row(row)
    canvas.fill("ink0", whole)
    name = Area(_NAME.x, whole.y + 1, _NAME.w, _NAME.h)
    panels.strip(canvas, name, panels.ACTION[row], "paper2")
    word = view.text(f"action.{row}.short")
    canvas.text(word, name.x + 3, name.y + 5.5, colour="grey0", shadow="ink0", width=name.w - 4)
    start = Area(_START.x, whole.y + 1, _START.w, _START.h)
    canvas.fill("paper3", start)
    for hole in range(5):
        canvas.fill("ink1", Area(start.x + 1, start.y + 1 + 3 * hole, 1, 1))
    reached = view.state.markers[row]
    for number, space in enumerate(view.state.rows[row], start=1):
        _space(canvas, view, row, number, space, past=number <= reached)


def _space(canvas: Canvas, view: TableView, row: ActionType, number: int, space: TimelineSpace, *, past: bool) -> None:
    area = space_area(row, number)
    paper = "paper2" if past else "paper0"
    canvas.fill(paper, area)
    _perforate(canvas, area)
    inner = area.inset(1)
    if space is TimelineSpace.END:
        region = view.state.content.timeline.end[row]
        half = Area(inner.x, inner.y, inner.w // 2, inner.h)
        rest = Area(half.right, inner.y, inner.w - half.w, inner.h)
        if not past:
            canvas.fill(panels.LAND[region], half)
            canvas.fill("brass1", rest)
        _icon(canvas, f"region.{region}", half.x + 4, half, past)
        _hat(canvas, rest.x + (rest.w - 10) // 2, rest, past)
    elif space is TimelineSpace.DONATION:
        if not past:
            canvas.fill("brass1", inner)
        _hat(canvas, inner.x + 2, inner, past)
        word = view.text("board.timeline.give")
        _word(canvas, view, row, number, word, inner, past)
    else:
        region = Region(space.value)
        if not past:
            canvas.fill(panels.LAND[region], inner)
        _icon(canvas, f"region.{region}", inner.x + 1, inner, past)
        _word(canvas, view, row, number, view.text(f"board.timeline.{region}"), inner, past)


def _perforate(canvas: Canvas, area: Area) -> None:
    """Sprocket holes along both edges of the tape."""
    for step in range(int(area.w) // 3):
        canvas.fill("paper3", Area(area.x + 1 + 3 * step, area.y, 1, 1))
        canvas.fill("paper3", Area(area.x + 1 + 3 * step, area.bottom - 1, 1, 1))


def _icon(canvas: Canvas, name: str, x: float, area: Area, past: bool) -> None:
    canvas.sprite(f"{name}.dim" if past else f"{name}.dark", x, area.y + (area.h - 8) // 2)


def _hat(canvas: Canvas, x: float, area: Area, past: bool) -> None:
    canvas.sprite("event.donation.dim" if past else "event.donation", x, area.y + (area.h - 7) // 2)


def _word(canvas: Canvas, view: TableView, row: ActionType, number: int, word: str, inner: Area, past: bool) -> None:
    """The name of what is still to come; the gear takes its place."""
    geared = view.state.row == row and number == view.state.markers[row] + 1
    if not past and not geared:
        left = inner.x + (13 if view.state.rows[row][number - 1] is TimelineSpace.DONATION else 11)
        canvas.text(word, left, inner.y + 4, width=inner.right - left)


def _event(canvas: Canvas, view: TableView) -> None:
    """Frame the space whose event the round takes."""
    found = event_space(view.state)
    if found is None:
        return
    row, space = found
    area = space_area(row, space)
    canvas.outline("brass3", area.inset(-1))
    canvas.outline("brass0", area)
    canvas.outline("glow", area.inset(1))
