"""Pieces that the boards' own painters draw: sliding tabs and rooms, cards that turn, figures that run."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from game.content.model import ProjectType, SoloCard
from game.engine.events import Event
from game.scenes.table.film.pieces import Piece, Point, between, eased, shadow
from game.ui.area import Area
from game.ui.board import cards, company, tabs
from game.ui.canvas import Canvas
from game.ui.view import TableView

Paint = Callable[[Canvas], None]


def paint_apart(canvas: Canvas, area: Area, paint: Paint) -> pygame.Surface:
    """Paint an area of the table onto a picture of its own."""
    own = Canvas(pygame.Surface(canvas.rect(area).size), canvas.factor)
    paint(own.sub(-area.x, -area.y))
    return own.surface


@dataclass(frozen=True, kw_only=True)
class TabSlide(Piece):
    """The newest space of a tab comes out of the wall. `after`: the view with it."""

    after: TableView
    seat: int
    project: ProjectType

    def draw(self, canvas: Canvas, part: float) -> None:
        """Draw the strip as far as it is out."""
        tabs.draw_sliding(canvas, self.after, self.seat, self.project, eased(part))


@dataclass(frozen=True, kw_only=True)
class RoomSlide(Piece):
    """A furnished room flies to its place in the house and slides in from above. `after`: the view with it."""

    after: TableView
    room: int
    start: Point  # middle
    high: float = 14.0
    kept: dict[int, pygame.Surface] = field(default_factory=dict, compare=False)

    def spots(self) -> list[Point]:
        """Start and end."""
        return [self.start, self._area.centre]

    @property
    def _area(self) -> Area:
        return company.room_area(self.after, self.room)

    def draw(self, canvas: Canvas, part: float) -> None:
        """Draw it in the air for the first half, then in the opening of the wall."""
        area, flown = self._area, 0.6
        picture = self._picture(canvas)
        if part < flown:
            along = eased(part / flown)
            x, y = between(self.start, (area.centre[0], area.centre[1] - 6), along)
            lift = self.high * 4 * along * (1 - along)
            shadow(canvas, (x, y + area.h / 2), area.w)
            canvas.picture(picture, x - area.w / 2, y - area.h / 2 - lift)
            canvas.outline("ink0", Area(x - area.w / 2 - 1, y - area.h / 2 - lift - 1, area.w + 2, area.h + 2))
        else:
            above = (1 - eased((part - flown) / (1 - flown))) * 6
            with canvas.clip(area):
                canvas.picture(picture, area.x, area.y - above)

    def _picture(self, canvas: Canvas) -> pygame.Surface:
        if canvas.factor not in self.kept:

            def paint(own: Canvas) -> None:
                company.draw_room(own, self.after, self.room)

            self.kept[canvas.factor] = paint_apart(canvas, self._area, paint)
        return self.kept[canvas.factor]


@dataclass(frozen=True, kw_only=True)
class Flip(Piece):
    """Something flat turns over: narrower and narrower as it was, then wider and wider as it is."""

    area: Area
    before: Paint
    after: Paint
    ground: str = ""  # what lies under it
    lift: float = 3.0
    kept: dict[tuple[int, bool], pygame.Surface] = field(default_factory=dict, compare=False)

    def spots(self) -> list[Point]:
        """Its middle."""
        return [self.area.centre]

    def draw(self, canvas: Canvas, part: float) -> None:
        """Draw the side that shows, as wide as it is."""
        turned = part >= 0.5
        key = (canvas.factor, turned)
        if key not in self.kept:
            self.kept[key] = paint_apart(canvas, self.area, self.after if turned else self.before)
        picture = self.kept[key]
        wide = abs(1 - 2 * eased(part))
        width = max(1, round(picture.get_width() * wide))
        if self.ground:
            canvas.fill(self.ground, self.area)
        x, y = self.area.x + self.area.w * (1 - wide) / 2, self.area.y - self.lift * 4 * part * (1 - part)
        shadow(canvas, (self.area.centre[0], self.area.bottom - 1), max(2.0, self.area.w * wide))
        canvas.picture(pygame.transform.scale(picture, (width, picture.get_height())), x, y)


@dataclass(frozen=True, kw_only=True)
class CardSlide(Piece):
    """A card face down that slides from one place to another and takes on its size."""

    card: SoloCard
    sign: str
    start: Area
    goal: Area

    def spots(self) -> list[Point]:
        """Start and end."""
        return [self.start.centre, self.goal.centre]

    def draw(self, canvas: Canvas, part: float) -> None:
        """Draw its back."""
        along = eased(part)
        x, y, w, h = (one + (other - one) * along for one, other in zip(self.start, self.goal, strict=True))
        area = Area(round(x), round(y), round(w), round(h))
        shadow(canvas, (area.centre[0], area.bottom), area.w)
        cards.back(canvas, area, self.card, self.sign)


@dataclass(frozen=True, kw_only=True)
class Roll(Piece):
    """Figures of a seat that run up or down; the reel draws all of a seat's together."""

    event: Event
