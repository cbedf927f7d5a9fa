"""A rectangle in art pixels: the grid of 640x360 that every picture is drawn on."""

from __future__ import annotations

from typing import NamedTuple


class Area(NamedTuple):
    """Left, top, width and height in art pixels; halves are allowed where the enlargement is even."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """First column right of the area."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """First row below the area."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        """Middle of the area."""
        return self.x + self.w / 2, self.y + self.h / 2

    def contains(self, x: float, y: float) -> bool:
        """Whether a point lies inside; the right and bottom edges do not."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h

    def covers(self, other: Area) -> bool:
        """Whether `other` lies wholly inside."""
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom

    def overlaps(self, other: Area) -> bool:
        """Whether the two have a point in common."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def inset(self, dx: float, dy: float | None = None) -> Area:
        """The area made smaller by `dx` left and right and `dy` above and below; negative ones make it larger."""
        dy = dx if dy is None else dy
        return Area(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def moved(self, dx: float, dy: float) -> Area:
        """The area shifted."""
        return Area(self.x + dx, self.y + dy, self.w, self.h)
