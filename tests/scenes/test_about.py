"""About: what the program is made of, by mouse and by keyboard; the first picture; the report for other programs."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

import game
from game import licences, watch
from game.content.text import Text
from game.scenes import loading
from game.scenes.about import READER, AboutScene, wrapped
from game.scenes.title import TitleScene
from game.ui.canvas import fit, measuring
from game.window import Window
from tests.scenes.driver import Driver

SIZES = [(1280, 720), (1366, 768), (1920, 1080), (3840, 2160)]


def test_the_title_leads_there_and_back(window: Window, driver: Driver) -> None:
    window.push(TitleScene(window))
    driver.click("about")
    assert isinstance(window.scenes[-1], AboutScene)
    driver.click("back")
    assert isinstance(window.scenes[-1], TitleScene)


def test_it_tells_the_version_and_the_licence_of_the_chosen_part(window: Window, driver: Driver) -> None:
    scene = AboutScene(window)
    window.push(scene)
    driver.click("part:3")
    part = licences.parts()[3]
    written = texts(scene, window.size)
    assert any(game.__version__ in line for line in written)
    assert part.name in written
    first = next(line.strip() for line in (licences.licence(part) or "").splitlines() if line.strip())
    assert first in written


def texts(scene: AboutScene, size: tuple[int, int]) -> list[str]:
    canvas = fit(pygame.Surface(size), record=True)
    scene.draw_on(canvas)
    return [drawn.text for drawn in canvas.texts]


def test_the_keyboard_reaches_every_part_and_reads_on(window: Window, driver: Driver) -> None:
    scene = AboutScene(window)
    window.push(scene)
    for _ in range(200):
        driver.key(pygame.K_TAB)
        if scene.focus == "licence":
            break
    assert scene.chosen == len(scene.parts) - 1
    driver.key(pygame.K_PAGEDOWN)
    assert scene.reading.offset > 0
    driver.key(pygame.K_END)
    driver.key(pygame.K_ESCAPE)
    assert not window.scenes


@pytest.mark.parametrize("size", SIZES)
def test_no_line_of_a_licence_is_cut_off(window: Window, size: tuple[int, int]) -> None:
    canvas = measuring(size)
    for part in licences.parts():
        for indent, line in wrapped(licences.licence(part) or "", canvas):
            assert indent + canvas.measure(line) <= READER.w, f"{part.name}: {line}"


@pytest.mark.parametrize("size", SIZES)
def test_every_text_is_whole(window: Window, size: tuple[int, int]) -> None:
    window.size = size
    scene = AboutScene(window)
    scene.resume()
    for number in range(0, len(scene.parts), 4):
        scene.choose(number)
        canvas = fit(pygame.Surface(size), record=True)
        scene.draw_on(canvas)
        seen = {drawn.text for drawn in canvas.texts if not drawn.cut}
        assert scene.parts[number].name in seen


@pytest.mark.parametrize("step", loading.STEPS)
def test_the_first_picture_says_what_is_being_read(window: Window, text: Text, step: str) -> None:
    surface = pygame.Surface((1280, 720))
    loading.draw(surface, text, step)
    assert len({tuple(surface.get_at((x, y))) for x in range(0, 1280, 8) for y in range(200, 480, 2)}) > 3


def test_the_window_tells_what_can_be_clicked_when_asked_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, window: Window
) -> None:
    assert watch.wanted() is None
    path = tmp_path / "targets.json"
    monkeypatch.setenv(watch.VARIABLE, str(path))
    watched = Window(window.content, window.text, (1280, 720))
    watched.push(TitleScene(watched))
    watched.frame(1 / 60)
    report = json.loads(path.read_text(encoding="utf-8"))
    assert (report["scene"], report["size"]) == ("TitleScene", [1280, 720])
    targets = {target.id: target for target in watched.scenes[-1].targets()}
    assert {target["id"]: target["rect"] for target in report["targets"]} == {
        id: list(target.rect) for id, target in targets.items()
    }
