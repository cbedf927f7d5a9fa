"""A window in which nothing changes draws nothing."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.content.model import Content
from game.scenes.new_game import NewGameScene
from game.scenes.scores import ScoresScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.session import Session
from game.ui.scene import Scene
from game.ui.view import SeatInfo
from game.window import Window
from tests.scenes.table.player import session

FRAME = 1 / 25
LONG = 100  # frames: longer than any tooltip waits


class Counted:
    """Counts how often a window's picture is drawn and shown."""

    def __init__(self, window: Window, scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
        self.window = window
        self.drawn = self.flipped = 0
        draw, flip = scene.draw, pygame.display.flip

        def counted(surface: pygame.Surface) -> None:
            self.drawn += 1
            draw(surface)

        def counted_flip() -> None:
            self.flipped += 1
            flip()

        monkeypatch.setattr(scene, "draw", counted)
        monkeypatch.setattr(pygame.display, "flip", counted_flip)

    def frames(self, count: int) -> tuple[int, int]:
        """Let frames pass; how often something was drawn and shown."""
        before = self.drawn, self.flipped
        for _ in range(count):
            self.window.frame(FRAME)
        return self.drawn - before[0], self.flipped - before[1]


def played(content: Content) -> Session:
    """A game in which a person decides, some moves after its start."""
    game = session(content, 2, 3)
    for _ in range(12):
        game.play(game.legal[0])
    return game


def table(window: Window) -> Scene:
    """The table."""
    return TableScene(window, played(window.content))


def scores(window: Window) -> Scene:
    """Scores during a game."""
    seats = [SeatInfo("Ada", 0), SeatInfo("Bruno", 1)]
    return ScoresScene(window, played(window.content).state, seats, final=False)


@pytest.mark.parametrize("make", [TitleScene, NewGameScene, table, scores])
def test_an_idle_frame_draws_nothing(
    window: Window, make: Callable[[Window], Scene], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = make(window)
    window.push(scene)
    counted = Counted(window, scene, monkeypatch)
    assert counted.frames(1) == (1, 1)
    assert counted.frames(LONG) == (0, 0)
    assert not scene.busy


def test_a_pointer_at_rest_draws_the_tooltip_once(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(window)
    window.push(scene)
    counted = Counted(window, scene, monkeypatch)
    counted.frames(2)
    target = next(target for target in scene.targets() if target.lines)
    position = target.rect.center
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=(0, 0, 0)))
    assert counted.frames(LONG) == (2, 2)
    pygame.event.post(
        pygame.event.Event(pygame.MOUSEMOTION, pos=(position[0] + 1, position[1]), rel=(1, 0), buttons=(0, 0, 0))
    )
    assert counted.frames(LONG) == (0, 0)


def test_moving_pieces_come_to_rest(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = TableScene(window, played(window.content))
    window.push(scene)
    counted = Counted(window, scene, monkeypatch)
    counted.frames(2)
    scene.use(next(id for id in scene.order() if id.startswith(("button:", "row:", "plot:", "person:"))))
    counted.frames(LONG)
    assert counted.frames(LONG) == (0, 0)
