"""What moves after a move: known sprites, short, inside the window, and of no effect on the picture's end."""

from __future__ import annotations

import random

import pygame
import pytest

from game.content.model import Content
from game.content.text import Text
from game.engine import restore
from game.engine.events import Event, Kind
from game.scenes.table.motion import LONGEST, Motion, motions
from game.scenes.table.reel import Shot
from game.scenes.table.stage import Stage
from game.settings import Settings, Speed
from game.ui import art
from game.ui.board.layout import TABLE
from game.window import Window
from tests.scenes.driver import Driver
from tests.scenes.table.player import Player, open_table, session


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (4, 3)])
def test_motions_of_whole_games(window: Window, content: Content, text: Text, seats: int, seed: int) -> None:
    game = session(content, seats, seed, *range(seats))
    stage = Stage(game, text)
    kinds = set()
    while not stage.over:
        shown = stage.view()
        stage.let_bot_play()
        entry = game.history[-1]
        before = type(shown)(**{**vars(shown), "state": restore(content, entry.before)})
        found = motions(entry.events, before, stage.view())
        for motion in found:
            art.sprite(motion.sprite)
            kinds.add(motion.sprite.split(".")[0])
            for x, y in (motion.start, motion.end):
                assert TABLE.inset(-1).contains(x, y), motion
            assert 0 < motion.begin + motion.seconds <= LONGEST + 1e-9
    assert {"disc", "icon"} <= kinds


def test_a_motion_starts_and_ends() -> None:
    motion = Motion((0, 0), (10, 20), 1.0, 0.5, "gear")
    assert motion.at(0.9) is None
    assert motion.at(1.0) == (0, 0)
    assert motion.at(1.25) == (5, 10)
    assert motion.at(1.5) is None


def test_pieces_are_heard_as_they_land(content: Content, text: Text) -> None:
    view = Stage(session(content, 2, 2), text).view()
    paid, built, gained = Event(Kind.PAID), Event(Kind.BUILT), Event(Kind.GAINED)
    flight = Motion((0, 0), (9, 9), 0.2, 0.3, "disc.seat0.10", number=1)
    figure = Motion((0, 0), (0, 9), 0.5, 0.2, "icon.vp", "+2", number=3)
    shot = Shot(view, (flight, figure), (paid, built, gained, gained))
    assert shot.cues == [(0.0, paid), (0.5, built), (0.5, gained), (0.5, gained)]


def picture(window: Window) -> bytes:
    """What the window shows, redrawn."""
    page = pygame.Surface(window.size)
    window.scenes[-1].draw(page)
    return pygame.image.tobytes(page, "RGB")


def test_the_end_is_the_same_without_motion(window: Window, driver: Driver, content: Content) -> None:
    pictures = []
    for speed, reduced in ((Speed.NORMAL, False), (Speed.FAST, True), (Speed.OFF, False)):
        window.configure(Settings(speed=speed, reduced_motion=reduced))
        scene = open_table(window, session(content, 2, 8))
        player = Player(driver, scene, 8)
        random.seed(8)
        shown = []
        for _ in range(25):
            player.play_a_move()
            while scene.reel:
                window.frame(0.2)
            driver.post(pygame.WINDOWLEAVE)
            window.frame(2)
            shown.append(picture(window))
        pictures.append(shown)
    assert pictures[0] == pictures[1] == pictures[2]


def test_a_click_ends_the_motion(window: Window, driver: Driver, content: Content) -> None:
    scene = open_table(window, session(content, 2, 9))
    driver.click(next(id for id in scene.stage.choice.offered if id.startswith("plot:")))
    assert scene.reel
    assert scene.busy
    driver.post(pygame.MOUSEBUTTONDOWN, pos=(2, 718), button=1)
    assert not scene.reel
    assert not scene.busy


def test_space_ends_the_motion(window: Window, driver: Driver, content: Content) -> None:
    scene = open_table(window, session(content, 2, 9))
    driver.click(next(id for id in scene.stage.choice.offered if id.startswith("plot:")))
    driver.key(pygame.K_SPACE)
    assert not scene.reel
