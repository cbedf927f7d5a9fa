"""What can be clicked at the table, as data, and the order in which the Tab key comes to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.scenes.table import tips
from game.scenes.table.pointing import Spots
from game.scenes.table.stage import CLOSE, Stage
from game.ui.board.prompt import PromptView
from game.ui.board.tooltip import TooltipView
from game.ui.canvas import Canvas
from game.ui.scene import Target


def order(stage: Stage, prompt: PromptView, spots: Spots, *, hidden: bool = False) -> list[str]:
    """Return what can be clicked in the order of the Tab key; `hidden`: also plots that are out of sight."""
    buttons = [button.id for button in prompt.buttons]
    first = [*stage.choice.offered, *stage.ways, *buttons, CLOSE]
    order = spots.order(first)
    if not hidden:
        return order
    away = {*stage.out_of_sight(), *order}
    head = [id for id in dict.fromkeys(first) if id in away]
    return [*head, *(id for id in order if id not in set(head))]


def targets(
    ids: Iterable[str],
    prompt: PromptView,
    spots: Spots,
    tip: Callable[[str], TooltipView | None],
    canvas: Canvas,
    version: int,
) -> list[Target]:
    """Return the targets of `ids`, then buttons that cannot be clicked with the reason."""
    disabled = [b.id for b in prompt.buttons if b.id in spots.areas and b.state == "cannot"]
    found = []
    for id in [*ids, *disabled]:
        view = tip(id)
        button = next((b for b in prompt.buttons if b.id == id), None)
        label = button.label if button is not None else view.title if view is not None else id
        rect = canvas.rect(spots.areas[id])
        found.append(Target(id, rect, label, tips.words(view), id, id in spots.clickable, version))
    return found
