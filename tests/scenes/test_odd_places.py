"""The window where nothing can be written, and where names are made of odd bytes."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game import watch
from game.content.text import Text
from game.scenes.error import FaultScene
from game.scenes.title import TitleScene
from game.ui.canvas import fit
from game.window import Window
from tests.scenes.driver import Driver
from tests.ui.legible import faults


def words(window: Window) -> str:
    """Everything that can be read on the screen."""
    canvas = fit(pygame.Surface(window.size), record=True)
    window.scenes[-1].draw_on(canvas)
    assert not list(faults(canvas))
    return " ".join(each.text for each in canvas.texts)


def test_title_says_that_nothing_can_be_kept(
    window: Window, driver: Driver, text: Text, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.push(TitleScene(window))
    assert "Nothing can be kept" not in words(window)
    home.write_text("a file in the place of the folder")
    window.reset(TitleScene(window))
    assert text("window.unkept", reason="Not a directory") in words(window)
    for id in ("settings", "new_game", "campaign", "solo"):
        driver.click(id)
        assert len(window.scenes) == 2
        driver.key(pygame.K_ESCAPE)
    assert home.is_file()


@pytest.mark.parametrize("place", ["no/such/folder/targets.json", ".", "targets"])
def test_targets_that_cannot_be_written_do_not_stop_the_game(
    window: Window, tmp_path: Path, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "targets").mkdir()
    window._watched = Path("/") if place == "." else tmp_path / place
    window.push(TitleScene(window))
    for _ in range(3):
        window.scenes[-1].dirty = True
        window.frame(1 / 60)
    assert isinstance(window.scenes[-1], TitleScene)
    assert window._watched in watch._told


@pytest.mark.parametrize("name", ["caf\udce9", "a\0b", "\udcff" * 300, "🚂\u202e"])
def test_faults_about_files_of_odd_names_are_shown(window: Window, driver: Driver, name: str) -> None:
    window.push(TitleScene(window))
    window.fail(OSError(2, "No such file", name), "window.fault.program")
    window.frame(1 / 60)
    assert isinstance(window.scenes[-1], FaultScene)
    driver.click("copy")
    driver.click("go_on")
    assert isinstance(window.scenes[-1], TitleScene)
