"""The objectives of a chapter as signs on the company's roof: what each is about, how far it is, whether it is met."""

from __future__ import annotations

from game.session.briefing import Goal, goals
from game.ui.area import Area
from game.ui.board import measure
from game.ui.board.layout import COMPANY
from game.ui.canvas import Canvas
from game.ui.view import TableView

ICONS = {
    "connect": "icon.link",
    "donations": "event.donation",
    "active_employees": "icon.employee",
    "small_city_projects": "icon.locomotive",
    "last_spaces": "icon.train",
    "full_tabs": "icon.study",
    "empty_floor": "icon.department",
    "projects": "icon.project",
    "region_projects": "icon.project",
    "departments": "icon.department",
}
"""The picture of each kind of objective."""

KIND = "objective:"
_LEFT, _TOP, _HIGH = COMPANY.x + 4.0, COMPANY.y + 14.5, 10.0
_ICON = 10.0
_GAP = 2.0


def objective_id(number: int) -> str:
    """Return the id of an objective, from 0."""
    return f"{KIND}{number}"


def areas(view: TableView) -> dict[str, Area]:
    """The signs, none in games without a chapter."""
    found: dict[str, Area] = {}
    x = _LEFT
    for number, goal in enumerate(goals(view.state, view.text)):
        width = _ICON + 7 + measure.width(_stand(goal, view))
        found[objective_id(number)] = Area(x, _TOP, width, _HIGH)
        x += width + _GAP
    return found


def draw(canvas: Canvas, view: TableView) -> None:
    """Draw the signs: of brass when the objective is met as things stand, of paper otherwise."""
    for goal, (id, area) in zip(goals(view.state, view.text), areas(view).items(), strict=True):
        met = goal.progress.met
        canvas.fill("ink0", area)
        canvas.fill("glow" if view.hover == id else "brass1" if met else "paper1", area.inset(1))
        canvas.fill("brass0" if met else "paper0", Area(area.x + 1, area.y + 1, area.w - 2, 1))
        canvas.icon(ICONS[goal.kind], area.x + 1.5, area.y, _ICON)
        canvas.text(_stand(goal, view), area.x + _ICON + 3.5, area.y + 2.5)
        for post in (area.x + 3, area.right - 4):
            canvas.fill("ink0", Area(post, area.bottom, 1, 2))


def _stand(goal: Goal, view: TableView) -> str:
    return view.text("board.objective", done=goal.progress.done, needed=goal.progress.needed)
