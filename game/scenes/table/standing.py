"""Where the keyboard stands at the table once a drawer has closed or another scene no longer lies over it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.scenes.table.stage import CLOSE
from game.ui.board import objectives
from game.ui.view import drawer_id

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

DRAWERS = frozenset({"drawer", "deck", "card"})
OPENING = DRAWERS | {"menu", "log", "scores", objectives.KIND.rstrip(":")}
"""Kinds of things that open a drawer, and those that open a drawer or another scene."""


def opens(scene: TableScene, id: str) -> None:
    """Something is opened by `id`, to which the focus returns. A shortcut leaves a focus that is seen where it is."""
    if id.partition(":")[0] in OPENING and id in scene.spots.clickable and (scene.focus is None or not scene.keyboard):
        scene.focus = id


def kept(scene: TableScene, act: Callable[[], object]) -> None:
    """Do something that may close the drawer; a focus that stood in it comes to the drawer's tab."""
    focus, drawer = scene.focus, scene.stage.drawer
    act()
    if focus is not None and scene.focus is None and drawer is not None and drawer != scene.stage.drawer:
        tab = drawer_id(drawer)
        scene.focus = tab if tab in scene.spots.clickable else None


def closes(id: str) -> bool:
    """Whether a click on this may close a drawer by hand."""
    return id == CLOSE or id.partition(":")[0] in DRAWERS
