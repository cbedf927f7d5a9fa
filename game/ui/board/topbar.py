"""The top bar: round, steps of the round, a chip for each seat, the menu."""

from __future__ import annotations

from functools import partial

from game.content.model import ActionType
from game.engine.state import Decision, State
from game.ui import art
from game.ui.area import Area
from game.ui.board import andrew, glow, measure, panels, pieces
from game.ui.board.layers import layer
from game.ui.board.layout import MENU, PHASES, ROUND, TOP_BAR, chips
from game.ui.canvas import Canvas
from game.ui.view import ROUND_ID, STEPS_ID, TableView, seat_id

MENU_ID = "menu"
SETUP_STEPS = ("place", "reserve", "move")
STEPS = ("choose", "event", "use", "activate")
_STEP_OF = {
    Decision.PLACE: "place",
    Decision.RESERVE: "reserve",
    Decision.SETUP_STEPS: "move",
    Decision.ROW: "choose",
    Decision.RETURN: "event",
    Decision.INCOME: "event",
    Decision.LOBBY: "event",
    Decision.STUDY: "event",
    Decision.DONATE: "event",
    Decision.DEPARTMENTS: "use",
    Decision.MOVE_IN: "use",
    Decision.ACTIVATE: "activate",
}
_ANDREW_STEP = {"row": "choose", "reveal": "choose", "event": "event", "action": "use"}
_GAPS = (6, 1)  # between the figures of a chip, at most and at least
_APART = 1  # more between two figures that no sign separates
_MARK = 15  # side of the square with a seat's disc


def areas(view: TableView) -> dict[str, Area]:
    """The round and its steps, the chips, the menu, and Andrew's things of a solo game."""
    found = {ROUND_ID: ROUND, STEPS_ID: PHASES}
    found |= {seat_id(seat): area for seat, area in enumerate(_chips(view))}
    found[MENU_ID] = MENU
    if view.state.solo:
        found.update(andrew.compact_areas(view))
    return found


def step(state: State) -> str | None:
    """The step of the round that is being taken, as its text is called; None at the end of the game."""
    if state.finished or not state.agenda:
        return None
    task = state.task
    if task.kind is Decision.ANDREW:
        return _ANDREW_STEP.get(task.stage, "event")
    if state.turn is not None and task.kind in (Decision.INCOME, Decision.LOBBY, Decision.STUDY):
        return "use"
    if task.kind is Decision.CONFIRM:
        return "reserve" if not state.round else "use" if state.turn is not None else "event"
    return _STEP_OF.get(Decision(task.kind))


def draw(canvas: Canvas, view: TableView) -> None:
    """Draw the bar with the rings of what can be clicked."""
    state = view.state
    now = step(state)
    key = ("bar", state.round, now, state.finished, view.text)
    layer(canvas, TOP_BAR, key, partial(_bar, view=view, now=now))
    for seat, area in enumerate(_chips(view)):
        figures = _figures(state, seat)
        info = view.seats[seat]
        deciding, looked_at = view.decider == seat, view.looked_at == seat
        tile = seat < len(state.seats) and state.seats[seat].tile
        chip = ("chip", seat, len(view.seats), info.name, info.colour, figures, deciding, looked_at, tile)
        layer(canvas, area, chip, partial(_chip, view=view, seat=seat, area=area))
    if state.solo:
        andrew.draw_compact(canvas, view)
    own = areas(view)
    glow.light_all(canvas, view, own)
    glow.mark_changed(canvas, view, own)
    if view.hover == MENU_ID:
        canvas.outline("glow", MENU)


def draw_chip(canvas: Canvas, view: TableView, seat: int) -> None:
    """Draw one chip again, over itself, while its figures run."""
    _chip(canvas, view, seat, _chips(view)[seat])


def _chips(view: TableView) -> list[Area]:
    return chips(len(view.seats), view.state.solo)


def _bar(canvas: Canvas, view: TableView, now: str | None) -> None:
    canvas.fill("teal4", TOP_BAR)
    for line in range(3):
        for place in range(80):
            canvas.fill("teal3", Area(8 * place + 4 * (line % 2), 3 + 6 * line, 1, 1))
    canvas.fill("teal2", Area(0, 0, TOP_BAR.w, 1))
    canvas.fill("brass2", Area(0, 18, TOP_BAR.w, 1))
    canvas.fill("ink0", Area(0, 19, TOP_BAR.w, 1))
    _round(canvas, view)
    _steps(canvas, view, now)
    _menu(canvas)


def _round(canvas: Canvas, view: TableView) -> None:
    state = view.state
    rounds = state.content.setup.rounds
    middle = ROUND.x + ROUND.w / 2
    key = "end" if state.finished else "round" if state.round else "setup"
    canvas.text(view.text(f"board.bar.{key}"), middle, 3, colour="paper2", align="center")
    second = view.text("board.bar.of", round=state.round, rounds=rounds)
    canvas.text(second, middle, 10.5, colour="brass0", align="center")
    canvas.fill("brass3", Area(ROUND.right, 3, 1, 13))


def _steps(canvas: Canvas, view: TableView, now: str | None) -> None:
    """The steps in order; where the words do not fit only the current one is written, the others are dots."""
    names = STEPS if view.state.round else SETUP_STEPS
    done = names.index(now) if now in names else len(names) if view.state.finished else -1
    words = [view.text(f"board.step.{name}") for name in names]
    widths = [measure.width(word) for word in words]
    room = PHASES.w - 7 * (len(words) - 1) - 6
    if sum(widths) > room:
        words = [word if place == done else "" for place, word in enumerate(words)]
        widths = [measure.width(word) if word else 3 for word in words]
    gap = min(14.0, 7 + (room - sum(widths)) / (len(words) - 1))
    x = PHASES.x + 4.0
    for place, (word, width) in enumerate(zip(words, widths, strict=True)):
        if place:
            canvas.sprite("icon.small_right.brass", x - gap / 2 - 2, PHASES.y + 3.5)
        if place == done:
            button = Area(x - 3, PHASES.y, width + 6, PHASES.h)
            canvas.fill("brass3", button)
            canvas.fill("brass1", button.inset(1))
            canvas.fill("brass0", Area(button.x + 1, button.y + 1, button.w - 2, 1))
        colour = "ink0" if place == done else "teal1" if place < done else "paper2"
        if word:
            canvas.text(word, x, PHASES.y + 3.5, colour=colour)
        else:
            canvas.fill(colour, Area(x, PHASES.y + 5, 3, 3))
        x += width + gap


def _menu(canvas: Canvas) -> None:
    canvas.fill("brass3", MENU)
    canvas.fill("brass1", MENU.inset(1))
    canvas.fill("brass0", Area(MENU.x + 1, MENU.y + 1, MENU.w - 2, 1))
    for line in range(3):
        canvas.fill("brass3", Area(MENU.x + 4, MENU.y + 3 + 3 * line, MENU.w - 8, 2))


def _figures(state: State, seat: int) -> tuple[int, ...]:
    """Money, goods, points and employees in service; Andrew's donations, departments and discs."""
    if seat < len(state.seats):
        own = state.seats[seat]
        return own.money, own.goods, own.points, state.content.setup.employees.total - own.reserve
    if state.andrew is None:
        return ()
    return state.andrew.donations, len(state.andrew.departments), state.andrew.supply


def _chip(canvas: Canvas, view: TableView, seat: int, area: Area) -> None:
    info = view.seats[seat]
    deciding = view.decider == seat
    canvas.fill("brass0" if deciding else "paper2" if view.looked_at == seat else "ink1", area)
    canvas.fill("ink1", area.inset(1))
    face = Area(area.x + _MARK, area.y + 1, area.w - _MARK - 1, area.h - 2)
    canvas.fill("paper0" if deciding else "paper2", face)
    canvas.fill("glow" if deciding else "paper1", Area(face.x, face.y, face.w, 1))
    canvas.fill("brass1" if deciding else "paper3", Area(face.x, face.bottom - 1, face.w, 1))
    canvas.fill(pieces.SEAT_COLOURS[info.colour], Area(area.x + 1, area.y + 1, _MARK - 2, area.h - 2))
    canvas.fill("paper0", Area(area.x + 2, area.y + 2, _MARK - 4, area.h - 4))
    canvas.sprite(pieces.disc(view, seat, 10), area.x + 2.5, area.y + 2.5)
    left = _figures_row(canvas, view, seat, area)
    if seat < len(view.state.seats) and view.state.seats[seat].tile:
        _tile(canvas, area)
    canvas.text(_abbreviated(canvas, info.name, left - face.x - 2.5), face.x + 2, area.y + 5)


def _abbreviated(canvas: Canvas, name: str, room: float) -> str:
    """A name, or as much of it as there is room for beside figures of three digits."""
    if canvas.measure(name) <= room:
        return name
    while name and canvas.measure(f"{name}.") > room:
        name = name[:-1]
    return f"{name}."


def _tile(canvas: Canvas, area: Area) -> None:
    """The action choice tile, tucked under the seat's disc: the colours of all four types of action (D3)."""
    x, y = area.x + _MARK - 7, area.bottom - 8
    canvas.fill("ink0", Area(x, y, 7, 7))
    for number, action in enumerate(ActionType):
        canvas.fill(panels.ACTION[action], Area(x + 1 + 3 * (number % 2), y + 1 + 3 * (number // 2), 2, 2))


def figure_places(view: TableView, seat: int) -> dict[str, tuple[float, float]]:
    """Middles of the figures on a person's chip, by what they count: money, goods, vp, employee."""
    area = _chips(view)[seat]
    counted, money = _counted(view, seat)
    gap = _gap(area, counted, money, view.seats[seat].name)
    x = area.right - 2.0
    found: dict[str, tuple[float, float]] = {}
    for amount, icon in counted:
        left = x - art.size(icon)[0] - 0.5 - measure.width(str(amount))
        found[icon.removeprefix("icon.")] = ((left + x) / 2, area.centre[1])
        x = left - gap
    found["money"] = (x - _APART - measure.width(money) / 2, area.centre[1])
    return found


def _counted(view: TableView, seat: int) -> tuple[tuple[tuple[int, str], ...], str]:
    """What a chip counts, from the right, and its money."""
    figures = _figures(view.state, seat)
    if pieces.is_andrew(view, seat):
        return tuple(zip(figures, ("event.donation", "icon.department", "disc.andrew.8"), strict=True)), ""
    dollars, goods, points, employees = figures
    counted = ((employees, "icon.employee"), (points, "icon.vp"), (goods, "icon.goods"))
    return counted, view.text("board.money", n=dollars)


def _figures_row(canvas: Canvas, view: TableView, seat: int, area: Area) -> float:
    """Write a seat's figures from the right; returns where they begin."""
    counted, money = _counted(view, seat)
    gap = _gap(area, counted, money, view.seats[seat].name)
    x = area.right - 2.0
    for amount, icon in counted:
        width, height = art.size(icon)
        canvas.sprite(icon, x - width, area.y + (area.h - height) // 2)
        x = canvas.text(str(amount), x - width - 0.5, area.y + 5, align="right").x - gap
    return canvas.text(money, x - _APART, area.y + 5, align="right").x if money else x


def _gap(area: Area, counted: tuple[tuple[int, str], ...], money: str, name: str) -> float:
    """The widest space between the figures that leaves the name its room."""
    used = sum(art.size(icon)[0] + 0.5 + measure.width(str(amount)) for amount, icon in counted)
    left = area.w - _MARK - 6 - (_APART if money else 0) - used - measure.width(money) - measure.width(name)
    return max(_GAPS[-1], min(_GAPS[0], left // len(counted)))
