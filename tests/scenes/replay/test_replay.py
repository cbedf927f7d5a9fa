"""Watching a saved game by real events: from the list and from the campaign, forward and back, nothing changed."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pygame
import pytest

from game import folders
from game.content.model import Content, Difficulty
from game.content.text import Text
from game.engine import Options, fingerprint
from game.scenes.campaign import JourneyScene
from game.scenes.load import LoadScene
from game.scenes.replay import ReplayScene
from game.scenes.replay.menu import ReplayMenu
from game.scenes.replay.stage import BACKWARD, FORWARD, ROW
from game.scenes.scores import SheetScene
from game.scenes.shared.journal import Journal
from game.scenes.table.whole_log import LogScene
from game.scenes.title import TitleScene
from game.seats.bots import RandomBot
from game.session import SeatSetup, Session, Setup, chapter, write_save
from game.session.playback import playback
from game.session.save import make_save
from game.settings import Speed
from game.window import Window
from tests.scenes.driver import Driver

WHEN = "2026-05-04T12:00:00+00:00"


@pytest.fixture
def game(content: Content) -> Session:
    """A game of two people, saved in the middle of it as `game`, and something else as the last game."""
    seats = tuple(SeatSetup(name, i) for i, name in enumerate(("Ada", "Bruno")))
    session = Session(content, Setup(Options(seats=2, seed=8), seats))
    write_save(session, folders.autosave_path(), WHEN)
    while len(session.history) < 60:
        session.play(RandomBot().choose(session.state))
    write_save(session, folders.saves_dir() / "game.json", WHEN)
    return session


@pytest.fixture
def replay(window: Window, driver: Driver, game: Session) -> ReplayScene:
    """The game being watched, chosen in the list."""
    window.push(TitleScene(window))
    window.push(LoadScene(window))
    driver.click("save:game")
    driver.click("watch")
    scene = window.scenes[-1]
    assert isinstance(scene, ReplayScene)
    return scene


def enabled(driver: Driver) -> set[str]:
    """The buttons of the row that can be used."""
    scene = driver.window.scenes[-1]
    return {target.id for target in scene.targets() if target.enabled and target.id in ROW}


def test_forward_and_back_by_mouse(driver: Driver, replay: ReplayScene, game: Session) -> None:
    assert replay.game.at == 0
    assert not enabled(driver) & set(BACKWARD)
    driver.click("button:on")
    assert replay.game.at == 1
    assert replay.reel, "a move is shown as at the table"
    driver.click("button:on")
    driver.click("button:on")
    assert replay.game.at == 3, "clicks in quick succession all count"
    driver.click("button:back_one")
    assert replay.game.at == 2
    driver.click("button:round_on")
    assert replay.game.state.round == 1
    driver.click("button:round_on")
    assert replay.game.state.round == 2
    driver.click("button:round_back")
    assert replay.game.state.round == 1
    driver.click("button:last")
    assert replay.game.at == 60
    assert not enabled(driver) & {*FORWARD, "button:play"}
    assert fingerprint(replay.session.state) == fingerprint(game.state)
    driver.click("button:first")
    assert replay.game.at == 0
    driver.click("button:leave")
    assert isinstance(driver.window.scenes[-1], LoadScene)


def test_forward_and_back_by_keyboard(driver: Driver, replay: ReplayScene) -> None:
    for key, at in (
        (pygame.K_RIGHT, 1),
        (pygame.K_RIGHT, 2),
        (pygame.K_LEFT, 1),
        (pygame.K_5, 2),
        (pygame.K_3, 1),
        (pygame.K_END, 60),
        (pygame.K_RIGHT, 60),
        (pygame.K_HOME, 0),
        (pygame.K_LEFT, 0),
        (pygame.K_DOWN, replay.game.round_after),
        (pygame.K_UP, 0),
    ):
        driver.key(key)
        assert replay.game.at == at
    driver.tab_to("button:last")
    driver.key(pygame.K_RETURN)
    assert replay.game.at == 60
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.window.scenes[-1], LoadScene)


@pytest.mark.parametrize("speed", [Speed.NORMAL, Speed.OFF])
def test_playing_on_its_own_until_the_end(driver: Driver, replay: ReplayScene, speed: Speed) -> None:
    driver.window.configure(msgspec.structs.replace(driver.window.settings, speed=speed))
    replay.resume()
    driver.click("button:last")
    for _ in range(4):
        driver.click("button:back_one")
    driver.key(pygame.K_SPACE)
    assert replay.busy
    driver.window.frame(0.1)
    assert replay.game.at == 57
    driver.click("button:play")
    for _ in range(20):
        driver.window.frame(0.5)
    assert replay.game.at in (57, 58), "paused"
    assert not replay.busy
    driver.click("button:play")
    for _ in range(40):
        driver.window.frame(0.5)
    assert replay.game.at == 60
    assert not replay.busy, "at the end it stands still"
    assert "button:play" not in enabled(driver)


def test_nothing_can_be_played_and_nothing_is_changed(driver: Driver, replay: ReplayScene, game: Session) -> None:
    files = {path: path.read_bytes() for path in folders.user_dir().rglob("*.json")}
    for key in (pygame.K_END, pygame.K_z, pygame.K_y, pygame.K_e, pygame.K_x, pygame.K_d, pygame.K_f, pygame.K_RETURN):
        driver.key(key)
    ids = {target.id.split(":")[0] for target in replay.targets() if target.enabled}
    assert ids <= {"button", "menu", "log", "scores", "drawer", "look", "seat", "zoom", "tile"}
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.window.scenes[-1], ReplayScene), "Escape closes the drawer first"
    driver.click("menu")
    assert isinstance(driver.window.scenes[-1], ReplayMenu)
    driver.click("leave")
    assert isinstance(driver.window.scenes[-1], LoadScene)
    assert {path: path.read_bytes() for path in folders.user_dir().rglob("*.json")} == files


def test_what_lies_over_the_table(driver: Driver, replay: ReplayScene) -> None:
    driver.click("button:last")
    driver.click("log")
    assert isinstance(driver.window.scenes[-1], LogScene)
    driver.key(pygame.K_ESCAPE)
    driver.click("scores")
    driver.key(pygame.K_ESCAPE)
    driver.click("drawer:donations")
    assert replay.stage.drawer == "donations"
    driver.click("button:first")
    assert replay.game.at == 0


def test_the_best_game_of_a_chapter(window: Window, driver: Driver, content: Content, text: Text) -> None:
    window.push(TitleScene(window))
    journal = Journal(window)
    journal.keep()
    wanted = journal.book.chapter("telegraph")
    assert wanted is not None
    session = Session(content, chapter.setup(journal.book, wanted, journal.profile, Difficulty.NORMAL, 4))
    while not session.state.finished:
        session.play(RandomBot().choose(session.state))
    chapter.record(session, WHEN)
    window.push(JourneyScene(window))
    driver.click("best")
    scene = window.scenes[-1]
    assert isinstance(scene, ReplayScene)
    driver.click("button:last")
    assert scene.stage.prompt().hint == text("replay.over")
    driver.click("scores")
    assert isinstance(window.scenes[-1], SheetScene)
    driver.click("back")
    driver.click("objective:0")
    driver.key(pygame.K_ESCAPE)
    driver.click("button:leave")
    assert isinstance(window.scenes[-1], JourneyScene)
    assert not folders.listing(folders.saves_dir()).paths, "watching is not a game to go on with"


def test_a_game_that_breaks_off_says_why(window: Window, driver: Driver, game: Session, text: Text) -> None:
    save = make_save(game, WHEN)
    broken = msgspec.structs.replace(save, moves=(*save.moves[:20], "end", *save.moves[21:]))
    scene = ReplayScene(window, playback(broken, window.content, Path("a.json")))
    window.push(scene)
    driver.click("button:last")
    hint = scene.stage.prompt().hint
    assert hint.startswith(text("replay.broken.illegal", number=21, move="end", why=""))
    assert not hint.endswith(": "), "and the reason in words"


def test_a_file_that_is_gone_meanwhile(window: Window, driver: Driver, game: Session) -> None:
    window.push(LoadScene(window))
    driver.click("save:game")
    (folders.saves_dir() / "game.json").unlink()
    driver.click("watch")
    scene = window.scenes[-1]
    assert isinstance(scene, LoadScene)
    assert scene.popups


def test_every_move_is_told(replay: ReplayScene) -> None:
    for at in range(1, replay.game.length + 1):
        replay.tape.go(at)
        assert replay.tape.told()


def test_the_buttons_stay_where_they_are(replay: ReplayScene) -> None:
    places = {target.id: target.rect for target in replay.targets() if target.id in ROW}
    replay.use("button:play")
    assert {target.id: target.rect.topleft for target in replay.targets() if target.id in BACKWARD} == {
        id: rect.topleft for id, rect in places.items() if id in BACKWARD
    }
    assert len({target.rect.top for target in replay.targets() if target.id in ROW}) == 1
