"""Positions made by hand for the painters of the company, the prompt and the log."""

from __future__ import annotations

import os
from collections.abc import Callable

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from game.content import load_default
from game.content.model import Content, Layout, ProjectType, Region, Side
from game.content.text import Text, load_default_text
from game.engine.state import Room, Seat, State, TabState, attach
from game.ui import canvas as canvases
from game.ui.board import layers
from game.ui.canvas import Canvas
from game.ui.view import SeatInfo, TableView
from tests.ui.legible import faults

INFOS = tuple(SeatInfo(name, colour) for colour, name in enumerate(("Ada", "Bruno", "Celia", "Dwight")))


@pytest.fixture(scope="session")
def content() -> Content:
    return load_default()


@pytest.fixture(scope="session")
def text() -> Text:
    return load_default_text(strict=True)


@pytest.fixture(autouse=True)
def _display() -> None:
    pygame.init()
    pygame.display.set_mode((1280, 720))
    layers.forget()


class Builder:
    """Makes companies; rooms by number, tabs as (spaces reached, projects built)."""

    def __init__(self, content: Content, text: Text) -> None:
        self.content = content
        self.text = text

    @property
    def free(self) -> list[int]:
        """Numbers of the rooms that are empty at the start."""
        company = self.content.company
        taken = {company.index(room.floor, room.column) for room in company.rooms}
        return [room for room in range(company.size) if room not in taken]

    def rooms(self, built: dict[int, str], waiting: dict[int, int], full: bool) -> list[Room]:
        company = self.content.company
        names = {company.index(r.floor, r.column): r.department for r in company.rooms} | built
        rooms: list[Room] = []
        for number in range(company.size):
            name = names.get(number, "")
            room = Room(department=name or "", lobby=number == company.lobby, lying=waiting.get(number, 0))
            if name:
                department = self.content.department(name)
                room.desks = [full or desk == 0 for desk in range(len(department.desks))]
                room.lobby = department.continuous is not None and department.continuous.lobby
            rooms.append(room)
        return rooms

    def seat(
        self,
        built: dict[int, str] | None = None,
        waiting: dict[int, int] | None = None,
        *,
        full: bool = False,
        side: Side = Side.A,
        tabs: tuple[tuple[int, int], ...] = ((1, 0), (1, 0), (1, 0), (1, 0)),
    ) -> Seat:
        return Seat(
            money=12,
            goods=4,
            points=0,
            reserve=5,
            supply=22,
            rooms=self.rooms(built or {}, waiting or {}, full),
            tabs={
                project: TabState(side=side, reached=reached, built=done)
                for project, (reached, done) in zip(ProjectType, tabs, strict=True)
            },
            track=dict.fromkeys(Region, 1),
            missions=dict.fromkeys(Region, 0),
        )

    def crowded(self, first: int = 0, waiting: int = 1, side: Side = Side.A) -> Seat:
        """Every room furnished and full, every tab out."""
        names = list(self.content.departments)
        built = {room: names[(first + n) % len(names)] for n, room in enumerate(self.free)}
        tabs = ((7, 4), (7, 2), (7, 0), (7, 1))
        rooms = dict.fromkeys(range(self.content.company.size), waiting)
        return self.seat(built, rooms, full=True, side=side, tabs=tabs)

    def view(self, *seats: Seat, **values: object) -> TableView:
        state = State(
            seed=1,
            layout=Layout.ROWS,
            seats=list(seats),
            andrew=None,
            plots={},
            chart={},
            display={},
            rows={},
            markers={},
            start_seat=0,
            first=0,
        )
        return TableView(attach(state, self.content), self.text, INFOS[: len(seats)], **values)  # type: ignore[arg-type]


@pytest.fixture
def build(content: Content, text: Text) -> Builder:
    return Builder(content, text)


@pytest.fixture
def paper() -> Callable[..., Canvas]:
    """Makes a canvas of a window size that records its texts."""

    def make(size: tuple[int, int] = (1280, 720)) -> Canvas:
        return canvases.fit(pygame.Surface(size), record=True)

    return make


@pytest.fixture
def legible() -> Callable[[Canvas], None]:
    """Asserts that every text can be read."""

    def check(canvas: Canvas) -> None:
        assert canvas.texts
        assert list(faults(canvas)) == []

    return check
