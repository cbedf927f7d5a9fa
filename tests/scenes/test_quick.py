"""Somebody quick in every scene: the second of two presses does nothing that the first alone would not have done."""

from __future__ import annotations

import pygame
import pytest

from game.scenes.base import WidgetScene
from game.scenes.replay import ReplayScene
from game.scenes.table import TableScene
from game.ui.scene import Scene, Target
from game.window import Window
from tests.scenes.driver import Driver
from tests.scenes.fresh import SCENES, Fresh
from tests.scenes.test_every_scene import _ends

MEANT = (
    ("load", "save:"),  # choosing the chosen game loads it: the first click chooses
    ("people", "person:"),  # the same with a person
    ("journey", "chapter:"),  # and with a chapter
    ("table", "button:undo"),  # one move after another is taken back
    ("table", "button:redo"),  # and played again
    ("replay", "button:on"),  # one move after another is looked at
    ("replay", "button:back_one"),
    ("replay", "button:play"),  # moves follow each other by themselves
    ("replay", "button:round_on"),
    ("replay", "button:round_back"),
)
"""Where a second click is meant to go on."""


def is_meant(name: str, id: str) -> bool:
    """Whether the second click may do more."""
    return any(name.startswith(scene) and id.startswith(start) for scene, start in MEANT)


def told(window: Window) -> object:
    """What has become of the window: its scenes, their pop-ups and drawers, the games, and whether it ends."""
    return window._stopping, window.full_screen, [_one(scene) for scene in window.scenes]


def _one(scene: Scene) -> object:
    if isinstance(scene, TableScene):
        return type(scene), scene.stage.opened, len(scene.session.history), scene.stage.choice.chosen
    assert isinstance(scene, WidgetScene)
    return type(scene), [(popup.title, tuple(w.id for w in popup.widgets)) for popup in scene.popups]


def usable(fresh: Fresh, name: str) -> list[Target]:
    """What can be used in a scene, one of each kind of thing at the table."""
    targets = [target for target in fresh.open(name).targets() if target.enabled]
    if name.startswith("table"):
        targets = list({target.id.partition(":")[0]: target for target in targets}.values()) + targets[:3]
    return targets


@pytest.fixture
def fresh(window: Window) -> Fresh:
    """All scenes."""
    return Fresh(window)


def test_no_scene_is_left_out(fresh: Fresh) -> None:
    assert {TableScene, ReplayScene, *_ends(WidgetScene)} <= {type(fresh.open(name)) for name in SCENES}


@pytest.mark.slow
@pytest.mark.parametrize("name", SCENES)
def test_a_double_click_does_what_a_click_does(fresh: Fresh, driver: Driver, name: str) -> None:
    window = fresh.window
    for target in usable(fresh, name):
        if is_meant(name, target.id):
            continue
        fresh.open(name)
        driver.wait()
        driver.press(target.rect.center)
        once = told(window)
        driver.press(target.rect.center)
        assert told(window) == once, target.id
        driver.press(target.rect.center)
        assert told(window) == once, f"{target.id}, three times"


@pytest.mark.slow
@pytest.mark.parametrize("name", SCENES)
def test_a_key_held_down_does_one_thing(fresh: Fresh, driver: Driver, name: str) -> None:
    window = fresh.window
    for target in usable(fresh, name):
        if target.id in ("button:undo", "button:redo"):
            continue  # held down they go on
        scene = fresh.open(name)
        assert isinstance(scene, WidgetScene | TableScene)
        scene.focus = target.id
        driver.wait()
        enter = {"key": pygame.K_RETURN, "mod": 0, "unicode": "\r", "scancode": 40}
        driver.post(pygame.KEYDOWN, **enter)
        once = told(window)
        for _ in range(4):
            driver.wait(0.2)
            driver.post(pygame.KEYDOWN, **enter)
            assert told(window) == once, target.id
        driver.post(pygame.KEYUP, **enter)
        if not is_meant(name, target.id):
            driver.post(pygame.KEYDOWN, **enter)
            assert told(window) == once, f"{target.id}, pressed again"


@pytest.mark.slow
@pytest.mark.parametrize("name", SCENES)
def test_escape_held_down_goes_one_step_back(fresh: Fresh, driver: Driver, name: str) -> None:
    window = fresh.window
    fresh.open(name)
    escape = {"key": pygame.K_ESCAPE, "mod": 0, "unicode": "", "scancode": 41}
    driver.post(pygame.KEYDOWN, **escape)
    once = told(window)
    for _ in range(10):
        driver.wait(0.2)
        driver.post(pygame.KEYDOWN, **escape)
    assert told(window) == once
    driver.post(pygame.KEYUP, **escape)
    fresh.open(name)
    driver.wait()
    driver.press((5, 5), button=3)
    once = told(window)
    driver.press((5, 5), button=3)
    assert told(window) == once
