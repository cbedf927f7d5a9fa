"""What opens over a scene of widgets: lists that belong to a widget, and questions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.scenes.focus import Opener
from game.ui import theme
from game.ui.area import Area
from game.ui.canvas import ART_SIZE, Canvas
from game.ui.scene import Action
from game.ui.widgets import Button, Item, Widget

SCREEN = Area(0, 0, *ART_SIZE)
ROW = 15.0
EDGE = 12.0
BUTTON = 17.0
GAP = 6.0
TIP = 230.0  # width of a tooltip's lines

Pick = Callable[[Item], None]


@dataclass
class Popup:
    """A list or a dialogue over a scene. `light`: a click beside it closes it and nothing is darkened.

    `number` tells it from others of its scene; `opener`: what gets the focus when it closes.
    """

    area: Area
    widgets: list[Widget]
    light: bool = True
    title: str = ""
    lines: Sequence[str] = ()
    focus: str | None = None
    closed: Action | None = None
    number: int = 0
    opener: Opener | None = None


def below(canvas: Canvas, anchor: Widget, items: Sequence[Item], pick: Pick) -> Popup:
    """A list of items below a widget, or above it where there is no room; the chosen one has the focus.

    A list that fits on neither side goes on in further columns.
    """
    above, under = anchor.area.y - 5, SCREEN.bottom - anchor.area.bottom - 5
    rows = min(len(items), int(max(above, under) // ROW))
    columns = -(-len(items) // rows)
    wanted = max([anchor.area.w, *(canvas.measure(item.label) + (32 if item.icon else 16) for item in items)])
    width = min(wanted, (SCREEN.w - 12) // columns)
    x = max(4.0, min(anchor.area.x, SCREEN.right - width * columns - 8))
    y = anchor.area.bottom + 1
    if rows * ROW + 4 > under:
        y = anchor.area.y - rows * ROW - 5
    buttons: list[Widget] = [
        Button(
            f"{anchor.id}:{item.id}",
            Area(x + 2 + number // rows * width, y + 2 + number % rows * ROW, width, ROW),
            item.label,
            item.lines,
            item.enabled,
            partial(pick, item),
            icon=item.icon,
            chosen=item.chosen,
            left=True,
        )
        for number, item in enumerate(items)
    ]
    chosen = next((b.id for b, item in zip(buttons, items, strict=True) if item.chosen), None)
    return Popup(Area(x, y, width * columns + 4, rows * ROW + 4), buttons, focus=chosen)


def question(
    canvas: Canvas, title: str, lines: Sequence[str], choices: Sequence[Item], pick: Pick, width: float
) -> Popup:
    """A question with a button for each choice; the last one has the focus."""
    wrapped = [part for line in lines for part in canvas.wrap(line, width - 2 * EDGE)]
    height = 34 + theme.LINE * len(wrapped) + 26
    area = Area((SCREEN.w - width) / 2, round((SCREEN.h - height) / 2), width, height)
    each = (width - 16 - GAP * (len(choices) - 1)) / len(choices)
    buttons: list[Widget] = [
        Button(
            f"ask:{item.id}",
            Area(area.x + 8 + i * (each + GAP), area.bottom - 26, each, BUTTON),
            item.label,
            item.lines,
            action=partial(pick, item),
            icon=item.icon,
            primary=item.chosen,
        )
        for i, item in enumerate(choices)
    ]
    return Popup(area, buttons, light=False, title=title, lines=wrapped, focus=f"ask:{choices[-1].id}")


def paint(canvas: Canvas, popup: Popup) -> None:
    """Draw a pop-up without its widgets."""
    area = popup.area
    canvas.cover(area, partly=True)
    if popup.light:
        canvas.shade("ink0", area.moved(2, 2), 120)
        canvas.fill("ink0", area)
        canvas.fill("brass2", area.inset(0.5))
        canvas.fill("ink1", area.inset(1))
        return
    canvas.shade("ink0", SCREEN.inset(-SCREEN.w), 150)
    theme.panel(canvas, area)
    theme.strip(canvas, Area(area.x + 2, area.y + 2, area.w - 4, theme.STRIP), popup.title)
    for row, line in enumerate(popup.lines):
        canvas.text(line, area.x + EDGE, area.y + 24 + row * theme.LINE)


def paint_tip(canvas: Canvas, around: Area, title: str, lines: Sequence[str]) -> None:
    """Draw the tooltip of a widget beside it."""
    theme.tooltip(canvas, around, title, [part for line in lines for part in canvas.wrap(line, TIP)])
