"""All boards of the table together: what lies where, and drawing them in the right order."""

from __future__ import annotations

from game.ui import theme
from game.ui.area import Area
from game.ui.board import boards, company, log, objectives, prompt
from game.ui.board.log import LogView
from game.ui.board.prompt import PromptView
from game.ui.canvas import Canvas
from game.ui.view import TableView

DRAWER_OF = {"donation": "donations", "tile": "departments"}
"""The drawer in which things of a kind lie."""
FOCUS = ("glow", "ink0", "grey0")


def areas(view: TableView, prompt_view: PromptView, log_view: LogView) -> dict[str, Area]:
    """Return everything that can be seen, by id."""
    return {
        **boards.areas(view),
        **company.areas(view),
        **objectives.areas(view),
        **prompt.areas(prompt_view),
        **log.areas(log_view),
    }


def draw(canvas: Canvas, view: TableView, prompt_view: PromptView, log_view: LogView) -> None:
    """Draw the whole table."""
    theme.table_wood(canvas)
    boards.draw(canvas, view)
    company.draw(canvas, view)
    objectives.draw(canvas, view)
    prompt.draw(canvas, prompt_view, view.hover)
    log.draw(canvas, log_view, view.hover)


def draw_focus(canvas: Canvas, area: Area) -> None:
    """Draw the ring of the keyboard around a thing."""
    for distance, name in reversed(list(enumerate(FOCUS))):
        canvas.outline(name, area.inset(-distance))
