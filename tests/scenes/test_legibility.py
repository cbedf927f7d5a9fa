"""Texts of the menus can be read: none cut off, none over another, enough contrast, at every size."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from game import folders
from game.content.model import Content, Difficulty, ProjectType
from game.engine import Options, apply, legal_moves, new_game
from game.scenes.base import WidgetScene
from game.scenes.error import ContentScene, FaultScene
from game.scenes.load import LoadScene
from game.scenes.new_game import NewGameScene
from game.scenes.scores import ScoresScene
from game.scenes.title import TitleScene
from game.session import SeatSetup, Session, Setup, write_save
from game.ui.canvas import ART_SIZE, Area, DrawnText, fit
from game.ui.palette import Colour
from game.ui.view import ANDREW_COLOUR, SeatInfo
from game.window import Window

SIZES = [(1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160)]
LEAST = 4.5
QUIET = 2.5  # of words on what cannot be used
SMALLEST_CAPITALS = 10


def luminance(colour: Colour) -> float:
    """Relative luminance of a colour, 0 to 1 (WCAG 2)."""
    parts = [c / 255 / 12.92 if c / 255 <= 0.04045 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(a: Colour, b: Colour) -> float:
    """Contrast of two colours, 1 to 21 (WCAG 2)."""
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def saves(content: Content) -> None:
    """A few saved games, one of them damaged."""
    seats = tuple(SeatSetup(name, i) for i, name in enumerate(("Wilhelmina M", "Bruno", "Celia", "Dwight")))
    session = Session(content, Setup(Options(seats=4, seed=8), seats))
    for number in range(9):
        write_save(session, folders.saves_dir() / f"A long name of a saved game {number}.json", "2026-05-04T12:00:00Z")
    (folders.saves_dir() / "broken.json").write_text("{")


def new_games(window: Window) -> Iterator[WidgetScene]:
    for count in (1, 2, 3, 4):
        scene = NewGameScene(window)
        scene.draft.set_count(count)
        scene.shown = (0, list(ProjectType)[count - 1])
        yield scene
    scene = NewGameScene(window)
    scene.draft.seats[0].name = scene.draft.seats[1].name = "Wilhelmina M"
    scene.names[0].set("Wilhelmina M")
    yield scene
    for id in ("colour:0", "kind:1"):
        scene = NewGameScene(window)
        scene.resume()
        scene.focus = id
        scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0))
        assert scene.popups
        yield scene


def scores(window: Window) -> Iterator[WidgetScene]:
    for options in (Options(seats=1, seed=3, difficulty=Difficulty.EXPERT), Options(seats=4, seed=5)):
        state = new_game(window.content, options)
        while not state.finished:
            apply(state, legal_moves(state)[0])
        for seat in state.seats:
            seat.points = 120
        seats = [SeatInfo("Wilhelmina M", i) for i in range(len(state.seats))]
        if state.solo:
            seats.append(SeatInfo("Andrew", ANDREW_COLOUR))
        yield ScoresScene(window, state, seats, look=lambda: None, save=lambda: None)


def lists(window: Window) -> Iterator[WidgetScene]:
    yield LoadScene(window)
    saves(window.content)
    yield TitleScene(window)
    yield LoadScene(window)
    scene = LoadScene(window)
    scene.resume()
    scene.delete()
    yield scene


def reports(window: Window) -> Iterator[WidgetScene]:
    yield ContentScene(window, [f"content/map.yaml:{n}: " + "a rather long message " * n for n in range(40)])
    yield FaultScene(window, window.text("window.fault.program"), ValueError("no"))


def unreadable(drawn: list[DrawnText], factor: int) -> Iterator[str]:
    """What is wrong with the texts of a picture."""
    grid = Area(0, 0, *ART_SIZE)
    for i, one in enumerate(drawn):
        if one.cut:
            yield f"cut: {one.text}"
        if not grid.covers(one.area):
            yield f"outside: {one.text}"
        if one.area.h * factor < SMALLEST_CAPITALS:
            yield f"small: {one.text}"
        yield from (f"overlap: {one.text} / {other.text}" for other in drawn[:i] if one.area.overlaps(other.area))


@pytest.mark.parametrize("size", SIZES, ids=[f"{w}x{h}" for w, h in SIZES])
@pytest.mark.parametrize("scenes", [new_games, scores, lists, reports])
def test_texts_can_be_read(
    window: Window, size: tuple[int, int], scenes: Callable[[Window], Iterator[WidgetScene]]
) -> None:
    window.size = size
    for scene in scenes(window):
        if not scene.popups:
            scene.resume()
        canvas = fit(pygame.Surface(size), record=True)
        scene.draw_on(canvas)
        assert canvas.texts
        assert not list(unreadable(canvas.texts, canvas.factor)), scene
        off = {widget.label for widget in scene.widgets if not widget.enabled}
        for drawn in canvas.texts:
            if scene.popups or drawn.background is None:
                continue
            least = QUIET if drawn.text in off or drawn.text in ("F5", "-") else LEAST
            assert contrast(drawn.colour, drawn.background) >= least, (drawn, scene)
