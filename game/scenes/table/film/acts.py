"""How an event looks: the pieces that move, and when the boards take them away and put them down."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.scenes.table.film.pieces import PUFF, Badge, Frames, Halo, Piece, Point
from game.ui.area import Area

QUICK = 0.16
USUAL = 0.26
SLOW = 0.3
STAGGER = 0.07  # between things that set out together
GLANCE = 0.35  # seconds that a change shines where nothing is to move


@dataclass(frozen=True)
class Act:
    """An event on the boards; times in seconds from its start.

    `leave` and `arrive`: when what it moves leaves its place and is at the new one; `next`: when the next event may
    begin; `hidden`: pieces not drawn from a time to another; `heard`: when its sound comes; `spot`: what has changed.
    """

    pieces: tuple[Piece, ...] = ()
    leave: float = 0.0
    arrive: float = 0.0
    next: float = 0.0
    hidden: tuple[tuple[str, float, float], ...] = ()
    heard: float = 0.0
    spot: Area | None = None

    @property
    def seconds(self) -> float:
        """How long it takes."""
        return max([self.arrive, self.next, *(piece.end for piece in self.pieces)])

    def still(self) -> Act:
        """The same for those who want nothing to move: the outcome at once, shining for a moment."""
        badges = [replace(piece, start=piece.goal) for piece in self.pieces if isinstance(piece, Badge)]
        rings = [] if self.spot is None else [Halo(area=self.spot, seconds=GLANCE)]
        return Act((*rings, *badges), next=min(self.next, STAGGER), spot=self.spot)


def square(middle: Point, size: float) -> Area:
    """An area around a middle."""
    return Area(middle[0] - size / 2, middle[1] - size / 2, size, size)


def corner(middle: Point, size: float) -> Point:
    """Top left of a square thing around a middle."""
    return middle[0] - size / 2, middle[1] - size / 2


def puff(middle: Point, begin: float, *, low: bool = False, times: int = 1) -> Frames:
    """Dust where something has landed."""
    return Frames(sprites=PUFF, middle=middle, begin=begin, seconds=QUICK, low=low, times=times)
