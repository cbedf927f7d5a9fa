"""The window around the scenes: sizes, full screen, faults, content that cannot be played with."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game import folders
from game import window as window_module
from game.content.text import Text
from game.paths import content_dir
from game.scenes.error import ContentScene, FaultScene
from game.scenes.title import TitleScene
from game.window import Window
from tests.scenes.driver import Driver

SIZES = [(1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160)]


def resize(driver: Driver, size: tuple[int, int]) -> None:
    pygame.display.set_mode(size, pygame.RESIZABLE)
    driver.post(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])


@pytest.mark.parametrize("size", SIZES)
def test_targets_follow_the_size(window: Window, driver: Driver, size: tuple[int, int]) -> None:
    window.push(TitleScene(window))
    resize(driver, size)
    assert window.size == size
    window_rect = pygame.Rect((0, 0), size)
    assert all(window_rect.contains(target.rect) for target in window.scenes[-1].targets())
    driver.click("new_game")
    assert len(window.scenes) == 2


def test_a_window_that_is_too_small_shows_everything_reduced(window: Window, driver: Driver) -> None:
    window.push(TitleScene(window))
    resize(driver, (640, 400))
    assert window.size == (1280, 720)
    x, y = driver.target("new_game").rect.center
    driver.post(pygame.MOUSEBUTTONDOWN, pos=(x // 2, 20 + y // 2), button=1)
    driver.post(pygame.MOUSEBUTTONUP, pos=(x // 2, 20 + y // 2), button=1)
    assert len(window.scenes) == 2


def where() -> tuple[int, int]:
    """Where the window lies on the desktop."""
    x, y = pygame.Window.from_display_module().position
    return int(x), int(y)


def test_full_screen_and_back(window: Window, driver: Driver) -> None:
    window.push(TitleScene(window))
    states = []
    for _ in range(2):
        driver.key(pygame.K_F11)
        states.append(window.full_screen)
    assert states == [True, False]
    assert window.size == (1280, 720)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_full_screen_begins_in_the_corner(window: Window, driver: Driver) -> None:
    window.push(TitleScene(window))
    pygame.Window.from_display_module().position = (40, 30)
    places = []
    for _ in range(2):
        driver.key(pygame.K_F11)
        places.append(where())
    assert places == [(0, 0), (40, 30)]


def test_nothing_is_drawn_while_nothing_changes(window: Window, driver: Driver) -> None:
    window.push(TitleScene(window))
    window.frame(1 / 60)
    drawn: list[int] = []
    scene = window.scenes[-1]
    scene.draw = lambda surface: drawn.append(1)  # type: ignore[method-assign]
    for _ in range(20):
        window.frame(1 / 60)
    assert not drawn
    driver.move("new_game")
    assert len(drawn) == 1


def test_a_press_that_is_released_elsewhere_does_nothing(window: Window, driver: Driver) -> None:
    window.push(TitleScene(window))
    driver.post(pygame.MOUSEBUTTONDOWN, pos=driver.target("new_game").rect.center, button=1)
    driver.post(pygame.MOUSEBUTTONUP, pos=driver.target("quit").rect.center, button=1)
    assert len(window.scenes) == 1
    assert not window._stopping


def test_closing_the_window_pauses_every_scene(window: Window) -> None:
    window.push(TitleScene(window))
    paused: list[int] = []
    window.scenes[-1].pause = lambda: paused.append(1)  # type: ignore[method-assign]
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    window.loop()
    assert paused == [1]


def test_a_fault_is_told_and_logged(window: Window, driver: Driver) -> None:
    window_module.start_log()
    window.push(TitleScene(window))

    def fail(dt: float) -> None:
        raise ZeroDivisionError

    window.scenes[-1].update = fail  # type: ignore[method-assign]
    window.frame(1 / 60)
    scene = window.scenes[-1]
    assert isinstance(scene, FaultScene)
    assert any("ZeroDivisionError" in line for line in scene.report)
    window.frame(1 / 60)
    driver.click("title")
    assert [type(scene) for scene in window.scenes] == [TitleScene]


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """A copy of the content with two faults."""
    copy = tmp_path / "content"
    shutil.copytree(content_dir(), copy)
    file = copy / "map.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace("midwest", "midwst", 2), encoding="utf-8")
    return copy


def test_bad_content_is_told_in_the_window(
    broken: Path, home: Path, monkeypatch: pytest.MonkeyPatch, window: Window
) -> None:
    shown: list[Window] = []

    def loop(self: Window) -> None:
        self.frame(1 / 60)
        shown.append(self)

    monkeypatch.setattr(Window, "loop", loop)
    monkeypatch.setattr(pygame, "quit", lambda: None)
    assert window_module.run(argparse.Namespace(content=broken, save=None)) == 1
    scene = shown[0].scenes[-1]
    assert isinstance(scene, ContentScene)
    assert scene.report
    assert all("map.yaml:" in line for line in scene.report)
    assert "midwst" in scene.report[0]


def test_the_report_scrolls_copies_and_quits(window: Window, driver: Driver, text: Text) -> None:
    scene = ContentScene(window, [f"content/map.yaml:{n}: fault" for n in range(200)])
    window.push(scene)
    driver.tab_to("report")
    driver.key(pygame.K_PAGEDOWN)
    assert scene.scroll.offset > 0
    driver.key(pygame.K_END)
    bottom = scene.scroll.offset
    driver.move("report")
    driver.post(pygame.MOUSEWHEEL, x=0, y=3, flipped=False)
    assert scene.scroll.offset < bottom
    driver.click("copy")
    driver.click("quit")
    assert window._stopping


def test_it_starts_without_a_writable_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, window: Window, driver: Driver
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("CARNEGIE_HOME", str(tmp_path / "file"))
    window_module.start_log()
    window.push(TitleScene(window))
    window.frame(1 / 60)
    assert not folders.user_dir().is_dir()
    assert driver.target("new_game").enabled


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a screen")
def test_without_a_screen_it_ends_and_says_so(home: Path) -> None:
    """SDL would draw into memory, and a program that nobody sees would run for ever."""
    variables = {"HOME": str(home), "CARNEGIE_HOME": str(home), "PATH": os.environ.get("PATH", "")}
    variables |= {"PYTHONPATH": str(Path(__file__).resolve().parents[2])}
    done = subprocess.run(
        [sys.executable, "-m", "game"], env=variables, cwd=home.parent, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 1
    assert "The window cannot be opened" in done.stderr
