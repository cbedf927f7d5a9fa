"""The settings by mouse and by keyboard: they hold at once, and are kept."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest

from game import settings as store
from game.content.model import Content
from game.content.text import Text
from game.scenes.settings import SettingsScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.settings import Settings, Speed
from game.ui.slider import Slider
from game.ui.sound import CLICK, DENIED, HOVER
from game.window import Window, spoken
from tests.scenes.driver import Driver


@pytest.fixture
def scene(window: Window) -> SettingsScene:
    """The settings over the title."""
    window.push(TitleScene(window))
    made = SettingsScene(window)
    window.push(made)
    return made


@pytest.fixture
def heard(window: Window, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Names of the effects that are heard."""
    names: list[str] = []
    monkeypatch.setattr(window.sounds, "play", names.append)
    return names


def slider(scene: SettingsScene, id: str) -> Slider:
    """A slider as it is now."""
    found = next(widget for widget in scene.widgets if widget.id == id)
    assert isinstance(found, Slider)
    return found


def test_the_title_leads_to_the_settings(window: Window, driver: Driver) -> None:
    window.push(TitleScene(window))
    driver.click("settings")
    assert isinstance(window.scene, SettingsScene)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(window.scene, TitleScene)


def test_switches(window: Window, driver: Driver, scene: SettingsScene) -> None:
    for id in ("mute", "reduced_motion", "full_screen", "free_undo"):
        driver.click(id)
        assert getattr(window.settings, id)
        driver.tab_to(id)
        driver.key(pygame.K_RETURN)
        assert not getattr(window.settings, id)
        driver.key(pygame.K_SPACE)
        assert getattr(window.settings, id)
    driver.click("back")
    assert store.load() == window.settings == Settings(mute=True, reduced_motion=True, full_screen=True, free_undo=True)


def test_speeds(window: Window, driver: Driver, scene: SettingsScene) -> None:
    for speed in Speed:
        driver.click(f"speed:{speed}")
        assert window.settings.speed is speed


@pytest.mark.parametrize("id", ["music", "effects", "ambience"])
def test_sliders_by_key(window: Window, driver: Driver, scene: SettingsScene, id: str) -> None:
    driver.tab_to(id)
    driver.key(pygame.K_HOME)
    assert getattr(window.settings, id) == 0
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_LEFT)
    driver.key(pygame.K_PAGEUP)
    assert getattr(window.settings, id) == 25
    driver.key(pygame.K_END)
    driver.key(pygame.K_RIGHT)
    assert getattr(window.settings, id) == 100
    driver.key(pygame.K_DOWN)
    assert scene.focus not in (None, id)


@pytest.mark.parametrize("id", ["music", "effects", "ambience"])
def test_sliders_by_mouse(window: Window, driver: Driver, scene: SettingsScene, id: str) -> None:
    rect = driver.target(id).rect
    lane = slider(scene, id).lane
    right = rect.left + int(lane.w * 2) + 60
    driver.post(pygame.MOUSEMOTION, pos=rect.center, rel=(0, 0), buttons=(0, 0, 0))
    driver.post(pygame.MOUSEBUTTONDOWN, pos=(rect.left + 1, rect.centery), button=1)
    assert getattr(window.settings, id) == 0
    driver.post(pygame.MOUSEMOTION, pos=(right, rect.top - 40), rel=(0, 0), buttons=(1, 0, 0))
    assert getattr(window.settings, id) == 100
    driver.post(pygame.MOUSEMOTION, pos=(rect.left + int(lane.w), rect.centery), rel=(0, 0), buttons=(1, 0, 0))
    assert getattr(window.settings, id) == 50
    driver.post(pygame.MOUSEBUTTONUP, pos=(rect.left + int(lane.w), rect.centery), button=1)
    driver.post(pygame.MOUSEMOTION, pos=(rect.left + 1, rect.centery), rel=(0, 0), buttons=(0, 0, 0))
    assert getattr(window.settings, id) == 50
    driver.post(pygame.MOUSEWHEEL, x=0, y=-2)
    assert getattr(window.settings, id) == 40


def test_volumes_are_heard_while_they_change(
    window: Window, driver: Driver, scene: SettingsScene, heard: list[str]
) -> None:
    driver.tab_to("effects")
    driver.key(pygame.K_LEFT)
    assert heard == [CLICK]
    assert window.sounds.settings == window.settings
    driver.tab_to("ambience")
    driver.key(pygame.K_LEFT)
    assert window.sounds.place == "table"
    driver.key(pygame.K_ESCAPE)
    assert window.sounds.place == "title"


def test_defaults(window: Window, driver: Driver, scene: SettingsScene) -> None:
    window.configure(Settings(speed=Speed.FAST, music=5, mute=True, language="en"))
    scene.resume()
    driver.click("reset")
    assert window.settings == Settings(language="en")


def test_they_are_kept_when_the_program_ends(window: Window, driver: Driver, scene: SettingsScene) -> None:
    driver.click("mute")
    window.quit()
    window.loop()
    assert store.load().mute


def test_unchanged_settings_are_not_written(driver: Driver, scene: SettingsScene, home: Path) -> None:
    driver.key(pygame.K_ESCAPE)
    assert not (home / "settings.json").exists()


def test_a_folder_that_cannot_be_written_is_told(
    window: Window, driver: Driver, scene: SettingsScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(store, "save", fail)
    driver.click("mute")
    driver.click("back")
    assert scene.popups
    driver.click("ask:ok")
    assert isinstance(window.scene, TitleScene)
    assert window.settings.mute


def test_another_language_is_spoken_at_once(
    driver: Driver, content: Content, text: Text, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, words in (("en", "Settings"), ("xx", "Gnittes")):
        folder = tmp_path / "text" / language
        folder.mkdir(parents=True)
        lines = f"language:\n  name: {words}\n  plural: other\nsettings:\n  title: {words}\n"
        (folder / "all.yaml").write_text(lines, encoding="utf-8")
    window = Window(content, text, (1280, 720), directory=tmp_path)
    window.push(TitleScene(window))
    window.push(SettingsScene(window))
    there = Driver(window)
    there.click("language")
    there.click("language:xx")
    assert window.settings.language == "xx"
    assert window.text("settings.title") == "Gnittes"
    assert window.scenes[0].text is window.text  # type: ignore[attr-defined]
    assert spoken(tmp_path, "zz") == "en"


def test_the_table_has_them_in_its_menu(window: Window, driver: Driver, content: Content) -> None:
    from tests.scenes.table.player import open_table, session

    scene = open_table(window, session(content, 2, 9))
    assert window.sounds.place == "table"
    driver.key(pygame.K_m)
    driver.click("settings")
    driver.click("speed:slow")
    driver.key(pygame.K_ESCAPE)
    driver.click("back")
    assert isinstance(window.scene, TableScene)
    assert scene.pace == Speed.SLOW.pace


def test_the_table_is_heard(
    window: Window, driver: Driver, content: Content, heard: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.scenes.table.player import open_table, session

    told: list[str] = []
    monkeypatch.setattr(window.sounds, "hear", lambda cues: told.extend(event.kind for _, event in cues))
    for speed in (Speed.NORMAL, Speed.OFF):
        window.configure(Settings(speed=speed))
        scene = open_table(window, session(content, 2, 9))
        heard.clear()
        told.clear()
        driver.click(next(id for id in scene.stage.choice.offered if id.startswith("plot:")))
        assert heard == [HOVER, CLICK]
        assert "setup_disc" in told
    scene.use("button:done")
    assert heard[-1] == DENIED


def test_widgets_are_heard(window: Window, driver: Driver, heard: list[str]) -> None:
    window.push(TitleScene(window))
    driver.move("new_game")
    assert heard == [HOVER]
    driver.click("continue")
    assert heard == [HOVER, DENIED]
    driver.click("settings")
    assert heard == [HOVER, DENIED, HOVER, CLICK]


def test_free_undo_is_the_default_of_new_games(window: Window) -> None:
    from game.scenes.new_game import default_draft
    from game.scenes.new_game.start import start

    window.configure(Settings(free_undo=True))
    start(window, default_draft(window))
    assert isinstance(window.scene, TableScene)
    assert window.scene.session.setup.free_undo
