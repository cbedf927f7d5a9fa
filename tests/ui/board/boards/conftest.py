"""Positions for the painters of the map, the region panels, the timeline, the top bar and the drawers."""

from __future__ import annotations

import os
import random
from collections.abc import Callable

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from game.content import load_default
from game.content.model import Content, Difficulty, ProjectType, Region, Slot
from game.content.text import Text, load_default_text
from game.engine import Options, State, new_game
from game.engine.state import NEUTRAL, Plot
from game.ui.board import boards, layers
from game.ui.canvas import Canvas, fit
from game.ui.view import ANDREW_COLOUR, SeatInfo, TableView

NAMES = ("Ada", "Bruno", "Celia", "Dwight")
MakeView = Callable[..., TableView]


@pytest.fixture(scope="session")
def content() -> Content:
    return load_default()


@pytest.fixture(scope="session")
def text() -> Text:
    return load_default_text(strict=True)


@pytest.fixture(autouse=True)
def _display() -> None:
    pygame.init()
    pygame.display.set_mode((64, 64))
    layers.forget()


@pytest.fixture
def start(content: Content) -> Callable[[int], State]:
    """A new game; one seat plays with Andrew."""

    def make(seats: int) -> State:
        return new_game(content, Options(seats, 7, Difficulty.NORMAL if seats == 1 else None))

    return make


@pytest.fixture
def crowded(start: Callable[[int], State], content: Content) -> Callable[[int], State]:
    """Nearly every plot taken, discs and people everywhere, half of the donations made."""

    def make(seats: int) -> State:
        state = start(seats)
        chance = random.Random(seats)
        owners = range(NEUTRAL, seats + state.solo)
        for city in content.map.cities.values():
            for place, slot in enumerate(city.slots):
                owner = chance.choice(owners)
                unknown = owner == NEUTRAL or (state.solo and owner == seats)
                kind = chance.choice(list(ProjectType)) if slot is Slot.ANY else ProjectType(slot.value)
                free = chance.random() < 0.1
                state.plots[city.id][place] = None if free else Plot(owner, None if unknown else kind)
        for number, seat in enumerate(state.seats):
            seat.money, seat.goods, seat.points = 23, 12, 31
            for region in Region:
                seat.track[region] = 3 if region is Region.EAST else 1 + (number + seats) % 4
                seat.missions[region] = (0, 2, 15, 3)[(number + list(Region).index(region)) % 4]
        state.seats[0].track[Region.WEST] = 5
        for place, donation in enumerate(state.chart):
            state.chart[donation] = [chance.choice(owners)] if place % 2 else []
        state.chart["health_west"] = list(range(seats))
        return state

    return make


@pytest.fixture
def look(text: Text) -> MakeView:
    """A look at a position, the first seat deciding unless said otherwise."""

    def make(state: State, **values: object) -> TableView:
        seats = tuple(SeatInfo(NAMES[n], n) for n in range(len(state.seats)))
        if state.solo:
            seats = (*seats, SeatInfo("Andrew", ANDREW_COLOUR))
        values.setdefault("decider", 0)
        return TableView(state, text, seats, **values)  # type: ignore[arg-type]

    return make


@pytest.fixture
def picture() -> Callable[..., Canvas]:
    """Draw everything of these boards; returns the canvas with its surface and the texts on it."""

    def make(view: TableView, size: tuple[int, int] = (1280, 720)) -> Canvas:
        canvas = fit(pygame.Surface(size), record=True)
        boards.draw(canvas, view)
        return canvas

    return make
