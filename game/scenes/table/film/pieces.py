"""Things on their way over the boards: where they are at each moment, and how they are drawn.

Places are art pixels of the table, times seconds from the start of a shot. `draw` gets the part of its time that has
passed, from 0 to 1.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from typing import Self

import pygame

from game.ui import art
from game.ui.area import Area
from game.ui.canvas import Canvas
from game.ui.palette import colour as rgb

Point = tuple[float, float]

_SHADOW = 90  # alpha
_DEEPEST = 4.0  # art pixels of a shadow
_STRIDE = 4.0  # art pixels of a step
_TURN = 5.0  # art pixels that the gear rolls between two of its pictures
_SPIN = 0.06  # seconds for a quarter of a coin's turn
_SIGN = 9.0
_LINE = 14.0  # from a badge to the one under it
_TRAIL = 5  # clouds of steam


@dataclass(frozen=True, kw_only=True)
class Piece:
    """Something that is seen for a while. `low`: an open drawer hides it."""

    begin: float = 0.0
    seconds: float = 0.25
    low: bool = False

    @property
    def end(self) -> float:
        """When it is gone."""
        return self.begin + self.seconds

    def moved(self, by: float) -> Self:
        """The same, later."""
        return replace(self, begin=self.begin + by)

    def hurried(self, by: float) -> Self:
        """The same, with all times multiplied."""
        return replace(self, begin=self.begin * by, seconds=self.seconds * by)

    def spots(self) -> list[Point]:
        """Where it starts and ends, for tests."""
        return []

    def draw(self, canvas: Canvas, part: float) -> None:
        """Draw it."""


def eased(part: float) -> float:
    """Slow at both ends."""
    return part * part * (3 - 2 * part)


def between(start: Point, end: Point, part: float) -> Point:
    """A point on the way from one to another."""
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


@lru_cache(maxsize=64)
def _shadow(width: int, height: int) -> pygame.Surface:
    picture = pygame.Surface((width, height), pygame.SRCALPHA)
    pygame.draw.ellipse(picture, (*rgb("ink0"), _SHADOW), picture.get_rect())
    return picture


def shadow(canvas: Canvas, middle: Point, width: float) -> None:
    """Darken the ground under something that flies."""
    height = min(_DEEPEST, max(2.0, width / 3))
    size = canvas.rect(Area(0, 0, width, height)).size
    canvas.picture(_shadow(*size), middle[0] - width / 2, middle[1] - height / 2)


@dataclass(frozen=True, kw_only=True)
class Flight(Piece):
    """A sprite that flies in an arc `high`, grows by whole factors up to `grow`, or slides where `high` is 0."""

    sprite: str
    start: Point
    goal: Point
    high: float = 0.0
    grow: int = 1

    def spots(self) -> list[Point]:
        """Start and end."""
        return [self.start, self.goal]

    def draw(self, canvas: Canvas, part: float) -> None:
        """Draw it over its shadow."""
        x, y = between(self.start, self.goal, eased(part))
        times = 1 + round((self.grow - 1) * part)
        width, height = (side * times for side in art.size(self.sprite))
        lift = self.high * 4 * part * (1 - part)
        if self.high:
            shadow(canvas, (x + width / 2, y + height - 1), width * (1 - 0.4 * lift / self.high))
        canvas.enlarged(times, x, y - lift).sprite(self.sprite, 0, 0)


@dataclass(frozen=True, kw_only=True)
class Frames(Piece):
    """Pictures one after the other around a middle: a puff where something lands, sparks."""

    sprites: tuple[str, ...]
    middle: Point
    times: int = 1

    def spots(self) -> list[Point]:
        """Its middle."""
        return [self.middle]

    def draw(self, canvas: Canvas, part: float) -> None:
        """Draw the picture of the moment."""
        sprite = self.sprites[min(int(part * len(self.sprites)), len(self.sprites) - 1)]
        width, height = art.size(sprite)
        x, y = self.middle[0] - width * self.times / 2, self.middle[1] - height * self.times / 2
        canvas.enlarged(self.times, x, y).sprite(sprite, 0, 0)


PUFF = ("fx.puff.0", "fx.puff.1", "fx.puff.2")
SPARK = ("fx.spark.0", "fx.spark.1", "fx.spark.2")
STEAM = ("fx.steam.0", "fx.steam.1", "fx.steam.2")
COIN = ("fx.coin.0", "fx.coin.1", "fx.coin.2", "fx.coin.3")


@dataclass(frozen=True, kw_only=True)
class Coin(Piece):
    """A coin that turns as it flies."""

    start: Point
    goal: Point
    high: float = 10.0

    def spots(self) -> list[Point]:
        """Start and end."""
        return [self.start, self.goal]

    def draw(self, canvas: Canvas, part: float) -> None:
        """Draw the side that shows."""
        x, y = between(self.start, self.goal, eased(part))
        sprite = COIN[int(part * self.seconds / _SPIN) % len(COIN)]
        width, _ = art.size(sprite)
        canvas.sprite(sprite, x + (8 - width) // 2, y - self.high * 4 * part * (1 - part))


@dataclass(frozen=True, kw_only=True)
class Walk(Piece):
    """Somebody on foot along a path of points (top left), with the two pictures of a stride; on a lift standing still.

    `last`: who is drawn on the last stretch, somebody with a travelling bag for instance.
    """

    person: str
    path: tuple[Point, ...]
    lift: bool = False
    last: str = ""

    def spots(self) -> list[Point]:
        """Where it turns."""
        return list(self.path)

    @property
    def _lengths(self) -> list[float]:
        return [math.dist(one, other) for one, other in pairwise(self.path)]

    def draw(self, canvas: Canvas, part: float) -> None:
        """Draw the stride of the moment."""
        lengths = self._lengths
        gone = part * sum(lengths)
        at = 0
        while at < len(lengths) - 1 and gone > lengths[at]:
            gone -= lengths[at]
            at += 1
        start, goal = self.path[at], self.path[at + 1]
        x, y = between(start, goal, min(1.0, gone / lengths[at]) if lengths[at] else 1.0)
        steep = self.lift and abs(goal[1] - start[1]) > abs(goal[0] - start[0])
        if steep:
            _lift(canvas, x, y)
        if self.last and at == len(lengths) - 1:
            bob = 1.0 if int(gone / _STRIDE) % 2 else 0.0
            canvas.sprite(self.last, x + 1, y + 4 - bob)
            return
        stride = "standing" if steep else f"walk.{int(gone / _STRIDE) % 2}"
        canvas.sprite(f"{self.person}.{stride}", x, y)


def _lift(canvas: Canvas, x: float, y: float) -> None:
    """A cabin on a rope, around somebody of 8x14."""
    cabin = Area(x - 2, y - 2, 12, 18)
    canvas.fill("ink0", Area(x + 3, y - 8, 1, 6))
    canvas.fill("ink1", cabin)
    canvas.fill("brass2", cabin.inset(1))
    canvas.fill("teal3", cabin.inset(2))
    canvas.fill("brass0", Area(cabin.x + 1, cabin.bottom - 2, cabin.w - 2, 1))


@dataclass(frozen=True, kw_only=True)
class Gear(Piece):
    """The gear, which turns as it rolls."""

    start: Point
    goal: Point

    def spots(self) -> list[Point]:
        """Start and end."""
        return [self.start, self.goal]

    def draw(self, canvas: Canvas, part: float) -> None:
        """Draw the tooth that is on top."""
        x, y = between(self.start, self.goal, eased(part))
        turned = int(abs(x - self.start[0]) / _TURN) % 2
        canvas.sprite("gear.turned" if turned else "gear", x, y)


@dataclass(frozen=True, kw_only=True)
class Train(Flight):
    """A disc that goes along a track under steam: clouds stay behind and dissolve."""

    def draw(self, canvas: Canvas, part: float) -> None:
        """Draw the clouds, then the disc."""
        for number in range(_TRAIL):
            left = number / _TRAIL  # the part at which this cloud came out
            age = part - left
            if 0 <= age < 0.6:
                x, y = between(self.start, self.goal, eased(left))
                sprite = STEAM[min(int(age * 5), len(STEAM) - 1)]
                canvas.sprite(sprite, x, y - 3 - 9 * age)
        super().draw(canvas, part)


@dataclass(frozen=True, kw_only=True)
class Stamp(Piece):
    """A disc that comes down on paper as a stamp does: from large to small, with the print around it."""

    sprites: tuple[str, ...]  # from the largest to the one that stays
    middle: Point

    def spots(self) -> list[Point]:
        """Its middle."""
        return [self.middle]

    def draw(self, canvas: Canvas, part: float) -> None:
        """Draw it above the paper, then on it with lines of force."""
        x, y = self.middle
        down = 0.55
        if part < down:
            sprite = self.sprites[min(int(part / down * len(self.sprites)), len(self.sprites) - 1)]
            lift = 12 * (1 - part / down)
            shadow(canvas, (x, y + 4), 12 - 4 * part / down)
        else:
            sprite, lift = self.sprites[-1], 0.0
            reach = 6 + 5 * (part - down) / (1 - down)
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7)):
                canvas.fill("ink2", Area(round(x + dx * reach) - 0.5, round(y + dy * reach) - 0.5, 1, 1))
        width, height = art.size(sprite)
        canvas.sprite(sprite, x - width / 2, y - height / 2 - lift)


@dataclass(frozen=True, kw_only=True)
class Badge(Piece):
    """A figure with its sign that rises or sinks, on a dark ground so that it can be read over anything."""

    words: str
    icon: str
    start: Point  # middle of its upper edge
    goal: Point
    good: bool = True

    def lower(self, lines: int) -> Badge:
        """The same under so many others."""
        down = lines * _LINE
        start, goal = ((x, y + down) for x, y in (self.start, self.goal))
        return replace(self, start=start, goal=goal)

    def spots(self) -> list[Point]:
        """Start and end."""
        return [self.start, self.goal]

    def draw(self, canvas: Canvas, part: float) -> None:
        """Draw it."""
        x, y = between(self.start, self.goal, eased(min(1.0, part * 1.6)))
        width = canvas.measure(self.words) + _SIGN + 7
        area = Area(x - width / 2, y, width, _SIGN + 4)
        canvas.fill("ink0", area)
        canvas.fill("brass2" if self.good else "south1", area.inset(0.5))
        canvas.fill("teal4", area.inset(1))
        top = area.y + (area.h - canvas.capitals()) / 2
        canvas.text(self.words, area.x + 3, top, colour="glow" if self.good else "south0")
        canvas.icon(self.icon, area.right - _SIGN - 2.5, area.y + 1.5, _SIGN)


@dataclass(frozen=True, kw_only=True)
class Halo(Piece):
    """A ring around something that has changed; it fades from the inside out."""

    area: Area

    def spots(self) -> list[Point]:
        """Its middle."""
        return [self.area.centre]

    def draw(self, canvas: Canvas, part: float) -> None:
        """Draw as many lines as are left of it."""
        lines = ("glow", "brass0", "brass1")
        for distance, name in list(enumerate(lines))[int(part * len(lines)) :]:
            canvas.outline(name, self.area.inset(-distance))
