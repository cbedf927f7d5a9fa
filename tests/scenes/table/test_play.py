"""Whole games played in the window with real events, aimed at targets only."""

from __future__ import annotations

import random

import pygame
import pytest

from game.content.model import Content
from game.engine import fingerprint
from game.scenes.scores import ScoresScene
from game.session.save import load_session
from game.window import Window
from tests.scenes.driver import Driver
from tests.scenes.table.player import Player, enter, open_table, session

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("seats", "seed", "bots"), [(2, 11, ()), (1, 12, ()), (3, 13, (1, 2))])
def test_a_whole_game_with_the_mouse(
    window: Window, driver: Driver, content: Content, seats: int, seed: int, bots: tuple[int, ...]
) -> None:
    scene = open_table(window, session(content, seats, seed, *bots))
    Player(driver, scene, seed, keen=0.7).play(driver.click, lambda: scene.stage.over)
    scene.update(1.0)
    assert scene.session.state.round == content.setup.rounds
    assert isinstance(window.scenes[-1], ScoresScene)


def test_a_whole_game_with_the_keyboard(window: Window, driver: Driver, content: Content) -> None:
    scene = open_table(window, session(content, 2, 21))
    Player(driver, scene, 21, keen=0.4).play(lambda id: enter(driver, scene, id), lambda: scene.stage.over)
    assert scene.stage.over


def test_taking_everything_back(window: Window, driver: Driver, content: Content) -> None:
    game = session(content, 2, 31)
    game.setup = type(game.setup)(game.setup.options, game.setup.seats, free_undo=True)
    start = fingerprint(game.state)
    scene = open_table(window, game)
    player = Player(driver, scene, 31)
    player.play(driver.click, lambda: game.state.round == 3)
    while game.history:
        driver.click("button:undo")
        player.wait()
    assert fingerprint(game.state) == start
    assert scene.stage.log().lines == ()
    while game.can_redo:
        driver.key(pygame.K_y)
        player.wait()
    assert game.state.round == 3


def test_the_game_is_saved_after_every_move(window: Window, driver: Driver, content: Content) -> None:
    game = session(content, 2, 41)
    scene = open_table(window, game)
    player = Player(driver, scene, 41)
    for _ in range(12):
        player.play_a_move()
        saved = load_session(scene.place.path, content)
        assert fingerprint(saved.state) == fingerprint(game.state)


KEYS = [*range(pygame.K_a, pygame.K_z + 1), *range(pygame.K_0, pygame.K_9 + 1)]
KEYS += [pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN]


def test_mashing_does_no_harm(window: Window, driver: Driver, content: Content) -> None:
    """Random keys, clicks and sizes; the scenes that open are closed again with Escape (more of it: test_hasty)."""
    chance = random.Random(2)
    scene = open_table(window, session(content, 2, 2, 1))
    keys = [key for key in KEYS if key != pygame.K_m]
    for step in range(800):
        what = chance.random()
        if what < 0.4:
            driver.key(chance.choice(keys), chance.choice([0, 0, pygame.KMOD_SHIFT]))
        elif what < 0.9:
            position = (chance.randrange(1280), chance.randrange(720))
            driver.post(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=(0, 0, 0))
            button = chance.choice([1, 1, 1, 3])
            driver.post(pygame.MOUSEBUTTONDOWN, pos=position, button=button)
            driver.post(pygame.MOUSEBUTTONUP, pos=position, button=button)
        elif what < 0.95:
            driver.post(pygame.MOUSEWHEEL, y=chance.choice([-1, 1]), x=0)
        else:
            window.frame(chance.choice([0.01, 0.3, 0.6]))
        while window.scenes[-1] is not scene:
            driver.key(pygame.K_ESCAPE)
        if step % 100 == 99:
            scene.handle(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1280, y=720))
    assert scene.session.history
