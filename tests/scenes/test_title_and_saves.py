"""The title and the list of saved games."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game import folders
from game.content.model import Content, Difficulty
from game.content.text import Text
from game.engine import Options
from game.scenes import load, saves, title
from game.scenes.load import LoadScene
from game.scenes.new_game import NewGameScene
from game.scenes.title import TitleScene
from game.session import SeatSetup, Session, Setup, write_save
from game.session.occasion import Occasion, Purpose
from game.storage.files import previous
from game.ui.scene import App
from game.window import Window
from tests.scenes.driver import Driver

WHEN = "2026-05-04T12:00:00+00:00"


@pytest.fixture
def session(content: Content) -> Session:
    """A game of two people at its start."""
    seats = tuple(SeatSetup(name, i) for i, name in enumerate(("Ada", "Bruno")))
    return Session(content, Setup(Options(seats=2, seed=8), seats))


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Session]:
    """Games whose table was opened."""
    found: list[Session] = []

    def note(app: App, session: Session) -> None:
        found.append(session)

    monkeypatch.setattr(title, "open_table", note)
    monkeypatch.setattr(load, "open_table", note)
    return found


def names(window: Window) -> list[str]:
    scene = window.scenes[-1]
    assert isinstance(scene, LoadScene)
    return [saved.path.stem for saved in scene.saved]


def test_without_saves_only_a_new_game_can_be_had(window: Window, driver: Driver, text: Text) -> None:
    window.push(TitleScene(window))
    assert not driver.target("continue").enabled
    assert driver.target("continue").lines == (text("menu.continue.none"),)
    assert not driver.target("load").enabled
    driver.click("continue")
    driver.click("load")
    driver.key(pygame.K_ESCAPE)
    assert len(window.scenes) == 1
    driver.key(pygame.K_n)
    assert isinstance(window.scenes[-1], NewGameScene)


def test_continue_goes_on_with_the_last_game(
    window: Window, driver: Driver, session: Session, opened: list[Session], text: Text
) -> None:
    write_save(session, folders.autosave_path(), WHEN)
    window.push(TitleScene(window))
    assert "Ada, Bruno" in driver.target("continue").lines[0]
    driver.click("continue")
    assert opened[0].state == session.state


def test_a_broken_last_game_says_why(window: Window, driver: Driver, session: Session) -> None:
    write_save(session, folders.autosave_path(), WHEN)
    data = folders.autosave_path().read_bytes()
    folders.autosave_path().write_bytes(data[: len(data) // 2])
    window.push(TitleScene(window))
    target = driver.target("continue")
    assert not target.enabled
    assert "damaged" in target.lines[0]
    assert "older copy" not in target.lines[0]
    driver.click("load")
    assert names(window) == ["autosave"]


def test_a_broken_last_game_with_an_older_copy_says_where_that_is(
    window: Window, driver: Driver, session: Session
) -> None:
    write_save(session, folders.autosave_path(), WHEN)
    write_save(session, folders.autosave_path(), WHEN)
    folders.autosave_path().write_text("{")
    window.push(TitleScene(window))
    target = driver.target("continue")
    assert not target.enabled
    assert "Load a game still has its older copy." in target.lines[0]


def test_a_save_given_on_the_command_line(
    window: Window, driver: Driver, session: Session, opened: list[Session], tmp_path: Path
) -> None:
    window.push(TitleScene(window, open_first=tmp_path / "nothing.json"))
    assert driver.ids == ["ask:ok"]
    driver.key(pygame.K_RETURN)
    assert "new_game" in driver.ids
    write_save(session, tmp_path / "given.json", WHEN)
    window.push(TitleScene(window, open_first=tmp_path / "given.json"))
    assert len(opened) == 1


def test_the_list_says_what_each_game_is(window: Window, session: Session, text: Text) -> None:
    write_save(session, folders.saves_dir() / "Sunday.json", WHEN)
    write_save(session, folders.autosave_path(), WHEN)
    write_save(session, folders.autosave_path(), WHEN)
    assert previous(folders.autosave_path()).exists()
    (folders.saves_dir() / "empty.json").write_bytes(b"")
    (folders.saves_dir() / "notes.txt").write_text("not a game")
    window.push(LoadScene(window))
    found = saves.listed(window.content)
    assert next(saved.title(text) for saved in found) == text("saved.autosave")
    assert {saved.path.stem for saved in found} == {"autosave", "Sunday", "empty"}
    by_name = {saved.path.stem: saved for saved in found}
    assert by_name["Sunday"].seats(text) == "Ada, Bruno"
    assert by_name["Sunday"].progress(text, window.content) == text("saved.setup")
    assert by_name["Sunday"].date(text).startswith("2026-05-04")
    assert by_name["empty"].reason(text) == text("save.empty", file="empty.json")


def test_load_by_mouse_and_by_keyboard(window: Window, driver: Driver, session: Session, opened: list[Session]) -> None:
    for number in range(9):
        write_save(session, folders.saves_dir() / f"game {number}.json", WHEN)
    window.push(LoadScene(window))
    driver.click("save:game 5")
    driver.click("load")
    assert len(opened) == 1
    last = names(window)[-1]
    driver.tab_to("back")
    for _ in range(20):
        if isinstance(window.scenes[-1], LoadScene) and window.scenes[-1].focus == f"save:{last}":
            break
        driver.key(pygame.K_DOWN if window.scenes[-1].focus != "back" else pygame.K_TAB)  # type: ignore[attr-defined]
    scene = window.scenes[-1]
    assert isinstance(scene, LoadScene)
    assert scene.current is not None
    assert scene.current.path.stem == last
    driver.key(pygame.K_RETURN)
    assert len(opened) == 2


def test_a_damaged_game_offers_its_older_copy(
    window: Window, driver: Driver, session: Session, opened: list[Session]
) -> None:
    path = folders.saves_dir() / "twice.json"
    write_save(session, path, WHEN)
    write_save(session, path, WHEN)
    path.write_text("{")
    window.push(LoadScene(window))
    driver.click("restore")
    driver.click("load")
    assert opened[0].state == session.state
    assert path.with_name("twice.json.damaged").read_text() == "{"


def test_deleting_asks_first(window: Window, driver: Driver, session: Session) -> None:
    write_save(session, folders.saves_dir() / "one.json", WHEN)
    window.push(LoadScene(window))
    driver.click("delete")
    assert driver.ids == ["ask:delete", "ask:keep"]
    driver.key(pygame.K_ESCAPE)
    assert names(window) == ["one"]
    driver.click("delete")
    driver.click("ask:delete")
    assert names(window) == []
    assert driver.ids == ["back"]


def test_a_game_of_other_content_is_refused(window: Window, driver: Driver, session: Session, text: Text) -> None:
    path = folders.saves_dir() / "other.json"
    write_save(session, path, WHEN)
    path.write_text(path.read_text().replace(session.content.digest, "0" * 64))
    window.push(LoadScene(window))
    driver.click("load")
    assert len(window.scenes) == 1
    assert driver.target("load").lines == (text("save.checksum", file="other.json"),)


@pytest.mark.parametrize(
    ("id", "key", "scene"),
    [
        ("new_game", pygame.K_n, "NewGameScene"),
        ("campaign", pygame.K_j, "JourneyScene"),
        ("solo", pygame.K_o, "SoloScene"),
        ("rulebook", pygame.K_h, "RulebookScene"),
        ("rulebook", pygame.K_F1, "RulebookScene"),
        ("settings", pygame.K_s, "SettingsScene"),
        ("about", pygame.K_a, "AboutScene"),
    ],
)
def test_the_menu_opens_what_it_says(window: Window, driver: Driver, id: str, key: int, scene: str) -> None:
    window.push(TitleScene(window))
    driver.click(id)
    assert type(window.scenes[-1]).__name__ == scene
    driver.key(pygame.K_ESCAPE)
    assert isinstance(window.scenes[-1], TitleScene)
    driver.key(key)
    assert type(window.scenes[-1]).__name__ == scene


def test_the_menu_lies_in_the_sky_and_nothing_in_it_touches(window: Window, driver: Driver) -> None:
    window.push(TitleScene(window))
    rects = [target.rect for target in window.scenes[-1].targets()]
    assert all(rect.right <= 1280 - 16 and rect.bottom < 400 for rect in rects)
    assert not any(one.colliderect(other) for i, one in enumerate(rects) for other in rects[:i])


@pytest.mark.parametrize(
    ("occasion", "words"),
    [
        (Occasion(Purpose.CHAPTER, "ada-1", chapter="bridges"), "Bridges of Iron - Ada, Andrew (Hard)"),
        (Occasion(Purpose.CHAPTER, "ada-1", "mine", "one", title="My own"), "My own - Ada, Andrew (Hard)"),
        (Occasion(Purpose.CHAPTER, "ada-1", chapter="gone"), "gone - Ada, Andrew (Hard)"),
        (Occasion(Purpose.DAILY, "ada-1", day="2026-05-04"), "Game of the day, 2026-05-04 - Ada, Andrew (Hard)"),
        (Occasion(Purpose.QUICK, "ada-1"), "Quick game - Ada, Andrew (Hard)"),
        (Occasion(Purpose.FREE, "ada-1"), "Ada, Andrew (Hard)"),
        (None, "Ada, Andrew (Hard)"),
    ],
)
def test_a_save_says_what_it_is_played_for(content: Content, text: Text, occasion: Occasion | None, words: str) -> None:
    options = Options(seats=1, seed=8, difficulty=Difficulty.HARD)
    session = Session(content, Setup(options, (SeatSetup("Ada", 0),), occasion=occasion))
    write_save(session, folders.autosave_path(), WHEN)
    (saved,) = saves.listed(content)
    assert saved.what(text) == words
