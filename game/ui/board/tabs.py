"""The project tabs of a company: a strip for each type that slides out of the wall, floor by floor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.content.effects import Income
from game.content.model import ProjectType, TabSpace
from game.engine.state import TabState
from game.ui.area import Area
from game.ui.board import layers, signs
from game.ui.board.log import disc_name
from game.ui.board.signs import At, Icon, Mark, Sign, Word
from game.ui.board.tooltip import TooltipLine, TooltipView
from game.ui.canvas import Canvas
from game.ui.view import TableView, tab_disc_id, tab_id

if TYPE_CHECKING:
    from game.content.text import Text

LANES = Area(565, 132, 75, 168)
HEIGHT = 37.0
HANDLE = 11.0

_PITCH = 42.0
_TOP = 135.0
_PROJECT_SPACE, _POINTS_SPACE = 10.0, 8.0
_LINE = 8.5
# Ground, and the version of its icon that shows on it.
_COLOURS: dict[ProjectType, tuple[str, str]] = {
    ProjectType.HOUSING: ("house", "dark"),
    ProjectType.COMMERCE: ("coin", "dark"),
    ProjectType.INDUSTRY: ("fact", "light"),
    ProjectType.INFRASTRUCTURE: ("brid", "light"),
}


def spaces(view: TableView, seat: int, project: ProjectType) -> tuple[TabSpace, ...]:
    """The seven spaces of the side that a seat plays with."""
    return view.state.content.tabs[project].sides[view.state.seats[seat].tabs[project].side]


def areas(view: TableView, seat: int) -> dict[str, Area]:
    """Handle and strip of each tab, by id."""
    return {tab_id(project): _lane(view, seat, project) for project in ProjectType}


def handle(project: ProjectType) -> Area:
    """The part of a tab that always shows."""
    row = tuple(ProjectType).index(project)
    return Area(LANES.x, _TOP + _PITCH * row, HANDLE, HEIGHT)


def draw(canvas: Canvas, view: TableView, seat: int) -> None:
    """Draw the four tabs of a seat."""
    owner, colour = view.state.seats[seat], view.seats[seat].colour
    for project in ProjectType:
        tab = owner.tabs[project]
        area = _lane(view, seat, project)
        expected = tab_disc_id(project) in view.hidden
        key = ("tab", id(view.text), project, tab.side, tab.reached, tab.built, colour, expected)
        printed = spaces(view, seat, project)
        goods = view.state.content.tabs[project].goods

        def paint(
            inner: Canvas,
            project: ProjectType = project,
            tab: TabState = tab,
            printed: tuple[TabSpace, ...] = printed,
            goods: int = goods,
            expected: bool = expected,
        ) -> None:
            _handle(inner, view.text, project, tab, printed, goods)
            _strip(inner, view.text, project, tab, printed, colour, expected=expected)

        canvas.fill("ink0", Area(area.x + 1, area.bottom, area.w - 1.5, 0.5))
        layers.layer(canvas, area, key, paint)


def draw_sliding(canvas: Canvas, view: TableView, seat: int, project: ProjectType, part: float) -> None:
    """Draw a tab over itself whose newest space has come out of the wall to a part."""
    owner, printed = view.state.seats[seat], spaces(view, seat, project)
    tab, area = owner.tabs[project], _lane(view, seat, project)
    inside = _width(printed[tab.reached - 1]) * (1 - part)
    start = area.x + HANDLE
    with canvas.clip(Area(start, area.y, area.right - inside - start, area.h)):
        colour = view.seats[seat].colour
        _strip(canvas.sub(-inside, 0), view.text, project, tab, printed, colour, expected=True)


def disc_place(view: TableView, seat: int, project: ProjectType, number: int) -> tuple[float, float] | None:
    """Top left of the disc of 7x7 on space `number` of a tab, None when that does not show yet."""
    printed, reached = spaces(view, seat, project), view.state.seats[seat].tabs[project].reached
    if number > reached:
        return None
    face = handle(project).right + sum(_width(space) for space in printed[number:reached])
    return face + (_width(printed[number - 1]) - 1) / 2 - 3.5, handle(project).y + 5


def _lane(view: TableView, seat: int, project: ProjectType) -> Area:
    printed = spaces(view, seat, project)
    reached = view.state.seats[seat].tabs[project].reached
    return handle(project)._replace(w=HANDLE + sum(_width(space) for space in printed[:reached]))


def _width(space: TabSpace) -> float:
    return _POINTS_SPACE if space.vp else _PROJECT_SPACE


# --- handle --------------------------------------------------------------------------------------------------------


def _handle(
    canvas: Canvas, text: Text, project: ProjectType, tab: TabState, printed: tuple[TabSpace, ...], goods: int
) -> None:
    area = handle(project)
    ground, icon = _COLOURS[project]
    canvas.fill("ink1", area)
    face = Area(area.x, area.y + 1, area.w - 1, area.h - 2)
    canvas.fill(ground, face)
    canvas.fill("paper0", Area(face.x, face.y, face.w, 0.5))
    canvas.sprite(f"type.{project}.{icon}", face.x + 1, face.y + 1)
    canvas.fill("ink1", Area(face.x, face.y + 10, face.w, 0.5))
    canvas.fill("paper0", Area(face.x, face.y + 10.5, face.w, 11))
    canvas.text(str(goods), face.x + 0.5, face.y + 13.5)
    signs.draw(canvas, (Mark("crate"),), face.x + 4.5, face.y + 13.5)
    below = Area(face.x, face.y + 22, face.w, face.h - 22)
    canvas.fill("ink1", Area(below.x, below.y - 0.5, below.w, 0.5))
    canvas.fill("teal2", below)
    if tab.reached < len(printed):
        canvas.text(str(printed[tab.reached].cost), below.x + 0.5, below.y + 4, colour="grey0", shadow="ink0")
        signs.draw(canvas, (Mark("book.light"),), below.x + 4.5, below.y + 4)
    else:
        canvas.sprite("icon.tick_round", below.x + 1, below.y + 2)


# --- strip ---------------------------------------------------------------------------------------------------------


def _strip(
    canvas: Canvas,
    text: Text,
    project: ProjectType,
    tab: TabState,
    printed: tuple[TabSpace, ...],
    colour: int,
    *,
    expected: bool = False,
) -> None:
    """Newest space at the wall, oldest at the far end; the disc of the newest may still be `expected`."""
    start = handle(project)
    x = start.right
    for number in range(tab.reached, 0, -1):
        space = printed[number - 1]
        area = Area(x, start.y, _width(space), HEIGHT)
        canvas.fill("ink1", area)
        face = Area(area.x, area.y + 1, area.w - 1, area.h - 2)
        points = bool(space.vp)
        counts = points and number == tab.reached
        canvas.fill("brass0" if counts else "paper1" if points else "paper0", face)
        canvas.fill(_COLOURS[project][0], Area(face.x, face.y, face.w, 2))
        if points:
            _points(canvas, space, face)
        else:
            fate = "none" if expected and number == tab.reached else _fate(tab, printed, number)
            _project(canvas, text, space, face, fate, colour)
        x = area.right


def _fate(tab: TabState, printed: tuple[TabSpace, ...], number: int) -> str:
    """What has become of a space's disc: `built`, `waiting`, `hidden`, or `none` where there never was one."""
    if not printed[number - 1].project:
        return "none"
    if number > tab.reached:
        return "hidden"
    order = sum(space.project for space in printed[: number - 1])
    return "built" if order < tab.built else "waiting"


def _project(canvas: Canvas, text: Text, space: TabSpace, face: Area, fate: str, colour: int) -> None:
    middle = face.x + face.w / 2
    if fate == "waiting":
        canvas.sprite(disc_name(colour, "track"), middle - 3.5, face.y + 4)
    elif fate == "built":
        canvas.sprite("icon.tick_round", middle - 4, face.y + 3.5)
    y = face.y + 15
    for line in _income_lines(text, space.income):
        if isinstance(line, Word):
            canvas.text(line.text, middle + 0.25, y, align="center")
        elif isinstance(line, Icon):
            signs.draw(canvas, (line,), middle - signs.width((line,)) / 2, y)
        y += _LINE


def _income_lines(text: Text, income: Income) -> list[Sign]:
    """At most two signs, one above the other."""
    lines: list[Sign] = []
    for gain in (income.fixed(), *income.choose):
        lines += signs.amount(text, gain, single=False)
    return lines


def _points(canvas: Canvas, space: TabSpace, face: Area) -> None:
    middle = face.x + face.w / 2
    signs.draw(canvas, (Mark("star"),), middle - 3.5, face.y + 5)
    canvas.text(str(space.vp), middle + 0.25, face.y + 15, align="center")
    if space.donation_cap:
        canvas.fill("brass3", Area(face.x, face.y + 22, face.w, 8))
        row = (Mark("plus"), Word(str(space.donation_cap)))
        signs.draw(canvas, row, middle - signs.width(row) / 2, face.y + 23.5, colour="grey0")


# --- tooltip -------------------------------------------------------------------------------------------------------


def tooltip(view: TableView, project: ProjectType, seat: int) -> TooltipView:
    """All seven spaces of a tab: what they cost, hold and pay, also those that do not show yet."""
    text, tab = view.text, view.state.seats[seat].tabs[project]
    printed = spaces(view, seat, project)
    goods = view.state.content.tabs[project].goods
    name = text(f"project.{project}.short")
    lines: list[TooltipLine | str] = [text("company.tab.build", n=goods)]
    for number, space in enumerate(printed, start=1):
        shown = number <= tab.reached
        fate = _fate(tab, printed, number)
        lines.append(TooltipLine(kind="plain" if shown else "dim", signs=_space_row(view, seat, number, space, fate)))
    lines.append(TooltipLine(_next(text, tab, printed), "good"))
    return TooltipView(text("company.tab.title", project=name), tuple(lines))


def _next(text: Text, tab: TabState, printed: tuple[TabSpace, ...]) -> str:
    if tab.reached >= len(printed):
        return text("company.tab.full")
    return text("company.tab.next", n=printed[tab.reached].cost)


def _space_row(view: TableView, seat: int, number: int, space: TabSpace, fate: str) -> tuple[Sign, ...]:
    text = view.text
    row: list[Sign] = [Word(text("company.tab.space", n=number)), At(10)]
    row += [Word(str(space.cost)), Icon("icon.study")] if space.cost else [Word(text("company.tab.start"))]
    row.append(At(36))
    if fate == "built":
        row.append(Icon("icon.tick_round"))
    elif fate == "waiting":
        row.append(Icon(disc_name(view.seats[seat].colour, "8")))
    row += [At(48), *signs.income(text, space.income)]
    if space.vp:
        row += [Word(str(space.vp)), Icon("icon.vp")]
    if space.donation_cap:
        row += [At(72), Word(text("company.tab.cap", n=space.donation_cap))]
    return tuple(row)
