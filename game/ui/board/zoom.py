"""How the map is looked at: as a whole, or a part of it enlarged by a whole factor, so that its art stays sharp."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.ui.area import Area
from game.ui.board.layout import MAP_VIEW, REGION_PANELS
from game.ui.canvas import Canvas

LARGEST = 3
INSIDE = MAP_VIEW.inset(2)  # of the map's frame
_COVERED = tuple(area for area in REGION_PANELS.values() if area.overlaps(MAP_VIEW))
_NEAR = 4.0  # art pixels of a thing that have to be in sight to point at


@dataclass(frozen=True)
class MapLook:
    """`zoom`: enlargement of the map; `x`, `y`: the point of it, in art pixels of the table, that is in the middle."""

    zoom: int = 1
    x: float = MAP_VIEW.x + MAP_VIEW.w / 2
    y: float = MAP_VIEW.y + MAP_VIEW.h / 2

    @property
    def whole(self) -> bool:
        """Whether all of the map is in sight."""
        return self.zoom == 1

    def seen(self) -> Area:
        """The part of the map that is in sight."""
        width, height = MAP_VIEW.w / self.zoom, MAP_VIEW.h / self.zoom
        return Area(self.x - width / 2, self.y - height / 2, width, height)

    def on_map(self, x: float, y: float) -> tuple[float, float]:
        """The point of the map under a point of the table."""
        middle_x, middle_y = MAP_VIEW.centre
        return self.x + (x - middle_x) / self.zoom, self.y + (y - middle_y) / self.zoom

    def on_table(self, x: float, y: float) -> tuple[float, float]:
        """Where on the table a point of the map lies; it may be out of sight."""
        middle_x, middle_y = MAP_VIEW.centre
        return middle_x + (x - self.x) * self.zoom, middle_y + (y - self.y) * self.zoom

    def visible(self, area: Area) -> Area | None:
        """What can be pointed at of an area of the map, on the table; None when it is out of sight."""
        if self.whole:
            return area
        left, top = self.on_table(area.x, area.y)
        found: Area | None = _common(Area(left, top, area.w * self.zoom, area.h * self.zoom), INSIDE)
        for panel in _COVERED:
            found = None if found is None else _beside(found, panel)
        return found

    def canvas(self, canvas: Canvas) -> Canvas:
        """A canvas in the map's own coordinates."""
        if self.whole:
            return canvas
        seen = self.seen()
        return canvas.enlarged(self.zoom, MAP_VIEW.x - seen.x * self.zoom, MAP_VIEW.y - seen.y * self.zoom)

    def zoomed(self, by: int, around: tuple[float, float] | None = None) -> MapLook:
        """The map enlarged by so many steps more; the point `around` of the table stays where it is."""
        zoom = min(LARGEST, max(1, self.zoom + by))
        if zoom == 1:
            return WHOLE
        middle_x, middle_y = MAP_VIEW.centre
        table_x, table_y = around or (middle_x, middle_y)
        x, y = self.on_map(table_x, table_y)
        return MapLook(zoom, x - (table_x - middle_x) / zoom, y - (table_y - middle_y) / zoom)._held()

    def centred(self, at: tuple[float, float]) -> MapLook:
        """The map with the point under a point of the table in the middle, enlarged if it was not."""
        x, y = self.on_map(*at)
        return MapLook(max(2, self.zoom), x, y)._held()

    def moved(self, dx: float, dy: float) -> MapLook:
        """The map pushed by a distance on the table."""
        return self if self.whole else replace(self, x=self.x - dx / self.zoom, y=self.y - dy / self.zoom)._held()

    def showing(self, area: Area) -> MapLook:
        """The map moved, if it has to be, so that an area of it is in sight."""
        seen = self.visible(area)
        if seen is not None and seen.w >= area.w * self.zoom - 1 and seen.h >= area.h * self.zoom - 1:
            return self
        x, y = area.centre
        return replace(self, x=x, y=y)._held()

    def _held(self) -> MapLook:
        """Kept over the country; what lies under the panels can be drawn up from there."""
        half_width, half_height = MAP_VIEW.w / self.zoom / 2, MAP_VIEW.h / self.zoom / 2
        below = max((MAP_VIEW.bottom - panel.y for panel in _COVERED), default=0.0) / self.zoom
        x = min(max(self.x, MAP_VIEW.x + half_width), MAP_VIEW.right - half_width)
        y = min(max(self.y, MAP_VIEW.y + half_height), MAP_VIEW.bottom + below - half_height)
        # Whole art pixels of the enlarged map: neither rings nor text may jump against the picture.
        return MapLook(self.zoom, round(x * self.zoom) / self.zoom, round(y * self.zoom) / self.zoom)


WHOLE = MapLook()


def _common(one: Area, other: Area) -> Area | None:
    left, top = max(one.x, other.x), max(one.y, other.y)
    right, bottom = min(one.right, other.right), min(one.bottom, other.bottom)
    if right - left < _NEAR or bottom - top < _NEAR:
        return None
    return Area(left, top, right - left, bottom - top)


def _beside(area: Area, panel: Area) -> Area | None:
    """The part of an area above or right of a panel, whichever is larger."""
    if not area.overlaps(panel):
        return area
    above = Area(area.x, area.y, area.w, panel.y - area.y)
    right = Area(panel.right, area.y, area.right - panel.right, area.h)
    best = max((above, right), key=lambda part: max(0.0, part.w) * max(0.0, part.h))
    return best if best.w >= _NEAR and best.h >= _NEAR else None
