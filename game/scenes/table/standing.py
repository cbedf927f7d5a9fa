"""Where the keyboard stands at the table once a drawer has closed or another scene no longer lies over it."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.table.handled import Handled
from game.scenes.table.stage import CLOSE
from game.ui.board import objectives
from game.ui.view import drawer_id

DRAWERS = frozenset({"drawer", "deck", "card"})
"""Kinds of things that open a drawer."""
SCENES = frozenset({"menu", "log", "scores", objectives.KIND.rstrip(":")})
"""Kinds of things that open another scene."""


def opens(scene: Handled, id: str) -> None:
    """Something is about to be opened by `id`, to which the focus returns.

    A focus that is seen stays where it is when a shortcut opens something. In an open drawer nothing has the focus
    until a key brings it there: Enter would close the drawer again.
    """
    if scene.keyboard and scene.focus is not None:
        return
    kind = id.partition(":")[0]
    if kind in DRAWERS:
        scene.focus = None
    elif kind in SCENES and id in scene.spots.clickable:
        scene.focus = id


def kept(scene: Handled, act: Callable[[], object]) -> None:
    """Do something that may close the drawer; a focus that stood in it, or nowhere, comes to the drawer's tab.

    A drawer that came with a choice was opened by nothing: there the focus stays nowhere.
    """
    focus, drawer = scene.focus, scene.stage.drawer
    by_hand = scene.stage.opened[0] is not None
    act()
    if drawer is not None and drawer != scene.stage.drawer and scene.focus is None and (focus is not None or by_hand):
        tab = drawer_id(drawer)
        scene.focus = tab if tab in scene.spots.clickable else None


def closes(id: str) -> bool:
    """Whether a click on this may close a drawer by hand."""
    return id == CLOSE or id.partition(":")[0] in DRAWERS
