"""How long the table takes to be drawn anew at 1920x1080: while one points at things, and after each move."""

from __future__ import annotations

import statistics
import time
from dataclasses import replace

import pygame
from gallery import draw, games
from gallery.moments import PICTURES, AtTable

from benches import Measured
from game.engine import Move
from game.engine.state import Decision
from game.scenes.table import TableScene
from game.session import Session
from game.window import Window

SIZE = (1920, 1080)
POINTED = 60  # redraws with the pointer on one thing after the other
MOVES = 60  # redraws with a move before each
FRAME = 1 / 60  # seconds from one picture of a film to the next
LIMIT = 0.016  # seconds, in the median
PLACES = {"round_1": "bench_redraw_start", "round_20": "bench_redraw_four", "donations": "bench_redraw_chart"}


def redraw_times() -> list[Measured]:
    """Median times of redraws: early, late with four seats, a drawer open, the map enlarged, moves and their films."""
    with draw.window() as window:
        window.size = SIZE
        found = [Measured(name, _pointing(_scene(window, place)), limit=LIMIT) for place, name in PLACES.items()]
        enlarged = _scene(window, "round_20")
        enlarged.see_map(enlarged.stage.map_look.zoomed(1))
        found.append(Measured("bench_redraw_enlarged", _pointing(enlarged), limit=LIMIT))
        found.append(Measured("bench_redraw_moves", _playing(window), limit=LIMIT))
        found.append(Measured("bench_redraw_film", _filming(window), limit=LIMIT))
    return found


def _scene(window: Window, place: str) -> TableScene:
    picture = PICTURES[place]
    assert isinstance(picture, AtTable)
    scene = replace(picture, point=None).scene(window)
    assert isinstance(scene, TableScene)
    return scene


def _pointing(scene: TableScene) -> float:
    surface = pygame.Surface(SIZE)
    scene.draw(surface)
    targets = scene.targets()
    times = []
    for number in range(POINTED):
        middle = targets[number % len(targets)].rect.center
        scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=middle, rel=(0, 0), buttons=(0, 0, 0)))
        times.append(_time(scene, surface))
    return statistics.median(times)


def _playing(window: Window) -> float:
    """A game goes on from its tenth round; a move counts from its outcome on, the time to work it out apart."""
    start, moves = _from_the_tenth_round(window)
    scene = TableScene(window, start)
    surface = pygame.Surface(SIZE)
    scene.draw(surface)
    times = []
    for move in moves:
        start.play(move)
        scene.resume()
        times.append(_time(scene, surface))
    return statistics.median(times)


def _filming(window: Window) -> float:
    """The same game, with every frame of what moves after its moves."""
    start, moves = _from_the_tenth_round(window)
    scene = TableScene(window, start)
    surface = pygame.Surface(SIZE)
    times = []
    for move in moves:
        scene.play(move)
        while scene.reel:
            times.append(_time(scene, surface))
            scene.update(FRAME)
    return statistics.median(times)


def _from_the_tenth_round(window: Window) -> tuple[Session, list[Move]]:
    """A game at its tenth round, and the moves that follow."""
    kept = games.until(window.content, "four", lambda session: session.state.finished)
    start = games.until(window.content, "four", _tenth)
    return start, [entry.move for entry in kept.history[len(start.history) :]][:MOVES]


def _tenth(session: Session) -> bool:
    return session.state.round == 10 and session.state.task.kind is Decision.DEPARTMENTS


def _time(scene: TableScene, surface: pygame.Surface) -> float:
    began = time.perf_counter()
    scene.draw(surface)
    return time.perf_counter() - began
