"""The four region panels: each with its transport track and its mission area."""

from __future__ import annotations

from functools import partial

from game.content.effects import Gain
from game.content.model import Region, TimelineSpace, TrackSpace
from game.engine.state import State
from game.ui.area import Area
from game.ui.board import glow, panels, pieces, signs
from game.ui.board.layers import layer
from game.ui.board.layout import REGION_PANELS
from game.ui.canvas import Canvas
from game.ui.view import TableView, mission_id, track_disc_id, track_id

# Measures of a panel's inside; a space is its column with the level, its field, and a line.
_TITLE = 10
_TRACK = 23
_MISSION = 10
_COLUMN = 8
_FIELD = 13
_PITCH = 22
_INCOME = 9
_SPARED = 1.5
_CASE = 13
_SEAT = 24
_SEVERAL = 3  # people of a seat from which a figure stands for them
# Where discs of 7x7 lie in the lower part of a field, by their number.
_DISCS = {
    1: ((3, 3),),
    2: ((0, 0), (6, 6)),
    3: ((0, 0), (6, 0), (3, 6)),
    4: ((0, 0), (6, 0), (0, 6), (6, 6)),
}


def areas(view: TableView) -> dict[str, Area]:
    """Spaces of the tracks, the deciding seat's next space, and the mission areas."""
    found: dict[str, Area] = {}
    seat = pieces.person_of(view)
    for region in Region:
        found[mission_id(region)] = _mission(region)
        spaces = len(view.state.content.transport[region])
        for space in range(1, spaces + 1):
            found[track_id(region, space)] = space_area(region, space)
        reached = pieces.track_spaces(view.state, region)[seat]
        found[track_id(region)] = space_area(region, min(reached + 1, spaces))
    return found


def space_area(region: Region, space: int) -> Area:
    """A space of a track with its column, number `space` from 1."""
    inner = _inner(region)
    return Area(inner.x + _PITCH * (space - 1) - 1, inner.y + _TITLE, _PITCH + 1, _TRACK + 2)


def disc_place(view: TableView, region: Region, seat: int) -> tuple[float, float]:
    """Top left of a seat's disc of 7x7 on a track."""
    spaces = pieces.track_spaces(view.state, region)
    sharing = [s for s, at in enumerate(spaces) if at == spaces[seat]]
    dx, dy = _DISCS[min(len(sharing), 4)][min(sharing.index(seat), 3)]
    field = _field(region, spaces[seat])
    return field.x + dx, field.y + _INCOME + 1 + dy


def person_place(region: Region, seat: int) -> tuple[float, float]:
    """Top left of the first person of a seat in a mission area."""
    area = _mission(region)
    return area.x + 1 + _CASE + _SEAT * seat + 8, area.y + 1


def draw(canvas: Canvas, view: TableView) -> None:
    """Draw all four panels with the rings of what can be clicked."""
    for region in Region:
        layer(canvas, REGION_PANELS[region], _key(view, region), partial(_panel, view=view, region=region))
    own = areas(view)
    # Narrower at the right, where the cost of the next space begins.
    rings = {id: area._replace(w=area.w - (_SPARED if id.startswith("track:") else 0)) for id, area in own.items()}
    glow.light_all(canvas, view, rings)
    glow.mark_changed(canvas, view, own)


def _key(view: TableView, region: Region) -> tuple[object, ...]:
    state = view.state
    return (
        "region",
        region,
        pieces.track_spaces(state, region),
        tuple(seat.missions[region] for seat in state.seats),
        tuple(seat.colour for seat in view.seats),
        pieces.person_of(view),
        is_active(state, region),
        view.text,
        state.content.digest,
        view.hidden & {track_disc_id(region, seat) for seat in range(len(view.seats))},
    )


def is_active(state: State, region: Region) -> bool:
    """Whether the event of the round makes a region's mission area active (E1)."""
    if state.event is TimelineSpace.END and state.moving is not None:
        return state.content.timeline.end[state.moving] == region
    return state.event is not None and state.event.value == region.value


def _inner(region: Region) -> Area:
    area = REGION_PANELS[region]
    return Area(area.x + 2, area.y + 3, 5 * _PITCH - 1, area.h - 6)


def _field(region: Region, space: int) -> Area:
    inner = _inner(region)
    return Area(inner.x + _PITCH * (space - 1) + _COLUMN, inner.y + _TITLE + 1, _FIELD, _TRACK)


def _mission(region: Region) -> Area:
    inner = _inner(region)
    return Area(inner.x - 1, inner.y + _TITLE + _TRACK + 1, inner.w + 2, _MISSION + 2)


def _panel(canvas: Canvas, view: TableView, region: Region) -> None:
    area = REGION_PANELS[region]
    canvas.fill("ink1", area)
    panels.brass(canvas, Area(area.x, area.y + 1, area.w - 1, area.h - 2), "ink1")
    _title(canvas, view, region)
    spaces = view.state.content.transport[region]
    standing = pieces.track_spaces(view.state, region)
    for number, space in enumerate(spaces, start=1):
        taken = space.exclusive and number in standing
        _space(canvas, view, _field(region, number), space, first=number == 1, taken=taken)
    for seat in range(len(standing)):
        if track_disc_id(region, seat) not in view.hidden:
            canvas.sprite(pieces.disc(view, seat, 7), *disc_place(view, region, seat))
    _people(canvas, view, region)


def _title(canvas: Canvas, view: TableView, region: Region) -> None:
    inner = _inner(region)
    panels.strip(canvas, Area(inner.x, inner.y, inner.w, _TITLE), panels.LAND_DARK[region], panels.LAND[region])
    canvas.sprite(f"region.{region}.light", inner.x + 2, inner.y + 1)
    top = inner.y + 3
    canvas.text(view.text(f"region.{region}").upper(), inner.x + 11, top, colour="grey0", shadow="ink0")
    seat = pieces.person_of(view)
    level = view.text(f"level.{pieces.level(view.state, seat, region)}")
    written = canvas.text(level, inner.right - 2, top, colour="grey0", shadow="ink0", align="right")
    canvas.sprite(pieces.disc(view, seat, 7), written.x - 9, inner.y + 2)


def _space(canvas: Canvas, view: TableView, field: Area, space: TrackSpace, *, first: bool, taken: bool) -> None:
    column = Area(field.x - _COLUMN, field.y, _COLUMN, field.h)
    canvas.fill(panels.LEVEL[space.level], column)
    icon = panels.LEVEL_ICON[space.level]
    canvas.sprite(icon, column.x, column.bottom - 9)
    if not first:
        _pennant(canvas, column, str(space.cost))
    canvas.fill("paper0", field)
    canvas.fill("paper2", Area(field.x, field.y + _INCOME, field.w, 1))
    printed = space.income
    income = signs.income(view.text, printed) if printed.choose else signs.amount(view.text, printed.fixed())
    _fit(canvas, income, field, field.y + 2)
    if space.exclusive:
        _reward(canvas, view, Area(field.x, field.y + _INCOME + 1, field.w, field.h - _INCOME - 1), space.reward, taken)


def _pennant(canvas: Canvas, column: Area, cost: str) -> None:
    canvas.fill("teal2", Area(column.x, column.y, column.w, 10))
    canvas.fill("teal1", Area(column.x, column.y, column.w, 1))
    for row in range(3):
        canvas.fill("teal2", Area(column.x + row + 1, column.y + 10 + row, column.w - 2 - 2 * row, 1))
    canvas.text(cost, column.x + column.w / 2, column.y + 2.5, colour="grey0", shadow="ink0", align="center")


def _reward(canvas: Canvas, view: TableView, area: Area, reward: Gain, taken: bool) -> None:
    canvas.fill("brass1", area)
    canvas.fill("brass0", Area(area.x, area.y, area.w, 1))
    if not taken:
        _fit(canvas, signs.amount(view.text, reward), area, area.y + 4.5)


def _fit(canvas: Canvas, amounts: tuple[signs.Sign, ...], area: Area, top: float) -> None:
    """Write amounts in the middle of a field, with smaller icons where they do not fit."""
    if signs.width(amounts) > area.w:
        amounts = signs.compact(amounts)
    signs.draw(canvas, amounts, area.x + (area.w - signs.width(amounts)) / 2, top)


def _people(canvas: Canvas, view: TableView, region: Region) -> None:
    area = _mission(region).inset(1)
    dark = panels.LAND_DARK[region]
    active = is_active(view.state, region)
    canvas.fill("glow" if active else panels.LAND[region], area)
    canvas.fill(dark, Area(area.x, area.y, area.w, 1))
    if active:
        canvas.outline("brass1", area)
    canvas.sprite("icon.mission", area.x + 1, area.y + 1)
    for seat, owner in enumerate(view.state.seats):
        left = area.x + _CASE + _SEAT * seat
        canvas.fill(dark, Area(left, area.y, 1, area.h))
        people = owner.missions[region]
        if not people:
            continue
        canvas.sprite(pieces.disc(view, seat, 7), left + 1, area.y + 2)
        figure = f"person.seat{view.seats[seat].colour}.mission"
        x, _ = person_place(region, seat)
        for number in range(people if people < _SEVERAL else 1):
            canvas.sprite(figure, x + 7 * number, area.y)
        if people >= _SEVERAL:
            canvas.text(view.text("board.times", n=people), x + 6.5, area.y + 3)
