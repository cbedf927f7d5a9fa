"""Both sides of a project tab, drawn side by side to choose from: what each space costs, pays and is worth."""

from __future__ import annotations

from game.content.model import ProjectType, Tab, TabSpace
from game.content.text import Text
from game.ui.area import Area
from game.ui.board import signs
from game.ui.board.panels import PROJECT
from game.ui.canvas import Canvas

HANDLE = 16.0
GAP = 1.0
_EMPTY = "disc.neutral.7"
_INK = {
    ProjectType.HOUSING: "dark",
    ProjectType.COMMERCE: "dark",
    ProjectType.INDUSTRY: "light",
    ProjectType.INFRASTRUCTURE: "light",
}


def space_areas(area: Area, count: int) -> list[Area]:
    """Where the spaces of a tab lie, space 1 first, right of the handle."""
    pitch = (area.w - HANDLE + GAP) / count
    return [Area(area.x + HANDLE + i * pitch, area.y, pitch - GAP, area.h) for i in range(count)]


def draw(
    canvas: Canvas, area: Area, text: Text, project: ProjectType, tab: Tab, spaces: tuple[TabSpace, ...], disc: str
) -> None:
    """Draw one side of a tab as a strip: a handle with the goods a project costs, then its spaces.

    `disc`: the sprite that stands for a project; '' where the side is not chosen.
    """
    _handle(canvas, Area(area.x, area.y, HANDLE - GAP, area.h), text, project, tab)
    for number, (place, space) in enumerate(zip(space_areas(area, len(spaces)), spaces, strict=True)):
        _space(canvas, place, text, space, number, disc, PROJECT[project])


def _handle(canvas: Canvas, area: Area, text: Text, project: ProjectType, tab: Tab) -> None:
    canvas.fill("ink0", area)
    canvas.fill(PROJECT[project], area.inset(0.5))
    canvas.icon(f"type.{project}.{_INK[project]}", area.x + 2, area.y + 7, area.w - 4)
    canvas.fill("paper0", Area(area.x + 0.5, area.bottom - 15, area.w - 1, 14.5))
    goods = (signs.Word(str(tab.goods)), signs.Icon("icon.goods"))
    signs.draw(canvas, goods, area.centre[0] - signs.width(goods) / 2, area.bottom - 10.5)


def _space(canvas: Canvas, area: Area, text: Text, space: TabSpace, number: int, disc: str, colour: str) -> None:
    canvas.fill("ink0", area)
    canvas.fill("paper0" if disc else "paper1", area.inset(0.5))
    top = Area(area.x + 0.5, area.y + 0.5, area.w - 1, 10)
    canvas.fill("teal2" if number else "paper2", top)
    if number:
        cost = (signs.Word(str(space.cost)), signs.Icon("icon.study"))
        signs.draw(canvas, cost, top.centre[0] - signs.width(cost) / 2, top.y + 2.5, colour="grey0")
    else:
        canvas.text(text("new_game.tabs.start"), top.centre[0], top.y + 2.5, align="center", colour="ink2")
    rows: list[tuple[signs.Sign, ...]] = []
    if space.project:
        canvas.fill(colour, Area(area.x + 0.5, area.bottom - 2.5, area.w - 1, 2))
        canvas.icon(disc or _EMPTY, area.x + 5, area.y + 21, 7)
    fixed = signs.amount(text, space.income.fixed())
    if fixed:
        rows.append(fixed)
    rows += [signs.amount(text, gain) for gain in space.income.choose]
    if space.vp:
        rows.append((signs.Word(str(space.vp)), signs.Icon("icon.vp")))
    if space.donation_cap:
        rows.append((signs.Icon("icon.donation_limit"), signs.Word(text("new_game.tabs.cap", n=space.donation_cap))))
    middle = area.centre[0] + (5 if space.project else 0)
    y = top.bottom + (area.bottom - 2 - top.bottom - 9.0 * len(rows)) / 2 + 2
    for i, row in enumerate(rows):
        signs.draw(canvas, row, middle - signs.width(row) / 2, round((y + 9.0 * i) * 2) / 2)
    if len(rows) == 2 and space.income.choose:
        canvas.fill("paper3", Area(middle - 9, y + 6.75, 18, 0.5))


def describe(text: Text, spaces: tuple[TabSpace, ...]) -> tuple[str, ...]:
    """Sentences about a side of a tab: how many projects, study points for all of it, and points at its end."""
    lines = [
        text("new_game.tabs.projects", n=sum(space.project for space in spaces)),
        text("new_game.tabs.cost", n=sum(space.cost for space in spaces)),
        text("new_game.tabs.end", n=max(space.vp for space in spaces)),
    ]
    cap = sum(space.donation_cap for space in spaces)
    if cap:
        lines.append(text("new_game.tabs.cap_line", n=cap))
    return tuple(lines)
