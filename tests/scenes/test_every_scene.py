"""The self-test of the packaged program leaves out no scene."""

from __future__ import annotations

import importlib
import pkgutil

import game.scenes
from game.commands.screenshot import new_session
from game.scenes.base import WidgetScene
from game.selftest import every_scene
from game.window import Window


def test_the_self_test_shows_every_scene(window: Window) -> None:
    for found in pkgutil.walk_packages(game.scenes.__path__, "game.scenes."):
        importlib.import_module(found.name)
    shown = {type(scene) for scene in every_scene(window, new_session(window.content, window.text))}
    assert _ends(WidgetScene) <= shown, "a new scene belongs into game.selftest.every_scene too"


def _ends(kind: type[WidgetScene]) -> set[type[WidgetScene]]:
    """The kinds that no other one is made from: those that are shown."""
    made_from = [other for other in kind.__subclasses__() if other.__module__.startswith("game.")]
    return set().union(*map(_ends, made_from)) if made_from else {kind}
