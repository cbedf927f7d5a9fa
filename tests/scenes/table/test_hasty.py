"""Whatever somebody in a hurry does: nothing fails, the game is consistent, and the window comes to rest."""

from __future__ import annotations

import pygame
import pytest

from game.content.model import Content
from game.settings import Settings, Speed
from game.window import Window
from tests.scenes.table.hasty import Hasty, check, strict
from tests.scenes.table.player import open_table, session

STEPS = 220
SPEEDS = (Speed.NORMAL, Speed.SLOW, Speed.FAST, Speed.OFF)


@pytest.mark.parametrize(("seats", "bots"), [(1, ()), (2, (1,)), (3, ()), (4, (0, 2))])
def test_a_hasty_person_does_no_harm(window: Window, content: Content, seats: int, bots: tuple[int, ...]) -> None:
    hurry(window, content, seats, bots, seats, STEPS)


@pytest.mark.full
@pytest.mark.parametrize("seed", range(100, 120))
def test_hasty_people_do_no_harm_for_long(window: Window, content: Content, seed: int) -> None:
    seats = seed % 4 + 1
    bots = tuple(seat for seat in range(seats) if seats > 1 and (seed >> seat + 2) % 3 == 0)
    hurry(window, content, seats, bots[: seats - 1], seed, 1500)


def hurry(window: Window, content: Content, seats: int, bots: tuple[int, ...], seed: int, steps: int) -> None:
    """Some hundred things done at a table, then all is looked at."""
    window.configure(Settings(speed=SPEEDS[seed % len(SPEEDS)], reduced_motion=seed % 5 == 0))
    strict(window)
    game = session(content, seats, seed, *bots)
    game.setup = type(game.setup)(game.setup.options, game.setup.seats, free_undo=seed % 2 == 0)
    scene = open_table(window, game)
    person = Hasty(window, scene, seed)
    for _ in range(4):
        person.run(steps // 4)
        check(game)
    assert game.history
    window.reset(scene)
    pygame.display.set_mode((1280, 720))
    for _ in range(400):
        pygame.event.clear()
        window.frame(0.25)
        if game.bot is None and not scene.busy and not scene.dirty:
            break
    assert not scene.busy
    assert not scene.reel
