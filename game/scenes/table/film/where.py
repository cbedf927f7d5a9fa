"""Where pieces lie and people stand at a moment, in art pixels of the table; top left of a thing unless it says so."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from game.content.model import City, ProjectType, Region
from game.engine.events import Cause, Event
from game.engine.state import copy
from game.scenes.table.film.pieces import Point
from game.ui import view as ids
from game.ui.area import Area
from game.ui.board import andrew, boards, company, donations, map, people, regions, tabs, topbar
from game.ui.board.layout import DRAWER_TABS
from game.ui.board.zoom import INSIDE
from game.ui.view import TableView

FLOOR = 25.0  # top of somebody who walks, from the top of a room
_DOOR = 398.0  # left of the house, where people come and go
_LIFT = 15.0  # from a room's left
_POOLED = ("study", "steps")
_POOLS = (576.0, 115.0)  # in the header of a company: steps and study points
_RISE = 5.0  # of a badge


class Where:
    """Places in a view."""

    def __init__(self, view: TableView) -> None:
        self.view = view

    @cached_property
    def areas(self) -> dict[str, Area]:
        """Everything that can be pointed at."""
        return {**boards.areas(self.view), **company.areas(self.view)}

    def frozen(self) -> TableView:
        """The view as it is now: the position of this one goes on changing."""
        return replace(self.view, state=copy(self.view.state))

    # --- seats -----------------------------------------------------------------------------------------------

    def colour(self, seat: int) -> str:
        """The name of a seat's pieces among the sprites."""
        colour = self.view.seats[seat].colour
        return "andrew" if colour == ids.ANDREW_COLOUR else f"seat{colour}"

    def shown(self, seat: int | None) -> bool:
        """Whether the company of a seat is in sight."""
        return seat is not None and seat == company.shown(self.view)

    def chip(self, seat: int) -> Point:
        """The disc of 10x10 on a seat's chip."""
        area = self.chip_area(seat)
        return area.x + 2.5, area.y + 2.5

    def chip_area(self, seat: int) -> Area:
        """A seat's chip."""
        return topbar.areas(self.view)[ids.seat_id(seat)]

    def figure(self, seat: int, resource: str) -> Point:
        """Middle of a figure on a seat's chip; of the pools in its company's header."""
        found = topbar.figure_places(self.view, seat)
        if resource in found:
            return found[resource]
        area = self.chip_area(seat)
        return _POOLS if self.shown(seat) else (area.right - 84, area.centre[1])

    def badge(self, seat: int, resource: str) -> tuple[Point, Point]:
        """Where a badge rises from, and where it stays: upper middles."""
        x, y = self.figure(seat, resource)
        low = y + (5 if resource in _POOLED else 8)
        return (x, low + _RISE), (x, low)

    def supply(self, seat: int, size: float) -> Point:
        """Where discs come from: the stock beside the roof, else the seat's chip."""
        if self.shown(seat):
            x, y = company.stock_area("supply").centre
            return x - 6 - size / 2, y - size / 2
        return self.chip(seat)

    # --- the company -----------------------------------------------------------------------------------------

    def room(self, number: int) -> Area:
        """A room."""
        return company.room_area(self.view, number)

    def waiting(self, number: int, place: int) -> Point:
        """Where somebody who waits as number `place` from 0 in a room would walk off."""
        spot = self.room(number)
        desks, _ = company.furnishing(self.view, number)
        others = people.waiting(len(desks), place + 1)
        assert others is not None
        return spot.x + others.places[-1].x, spot.y + FLOOR

    def desk(self, number: int, desk: int) -> Area:
        """A desk, counted from 0."""
        spot = self.room(number)
        desks, _ = company.furnishing(self.view, number)
        return next(one.area for one in desks if one.number == desk + 1).moved(spot.x, spot.y)

    def seated(self, number: int, desk: int) -> Point:
        """Where somebody at a desk would walk off."""
        return self.desk(number, desk).x + 1.5, self.room(number).y + FLOOR

    def door(self) -> Point:
        """Where people leave the house, on the ground floor."""
        plan = self.view.state.content.company
        return _DOOR, self.room(plan.index(1, 1)).y + FLOOR

    def way(self, start: Point, to: Point) -> tuple[Point, ...]:
        """A way through the house: along the floor to the lift nearest to the end, up or down, along the floor."""
        if start[1] == to[1]:
            return (start, to)
        x = self._lift(to)
        return (start, (x, start[1]), (x, to[1]), to)

    def _lift(self, at: Point) -> float:
        plan = self.view.state.content.company
        lefts = [self.room(plan.index(1, column)).x for column in range(1, plan.columns + 1)]
        return min((left + _LIFT for left in lefts), key=lambda x: abs(x - at[0]))

    # --- the boards ------------------------------------------------------------------------------------------

    def middle(self, id: str) -> Point | None:
        """Middle of a thing in sight."""
        area = self.areas.get(id)
        return None if area is None else area.centre

    def plot(self, city: City, plot: int) -> Point:
        """Middle of a plot as the map is seen; at the map's edge when it is out of sight."""
        x, y = map.landing(self.view, city, plot)
        inside = INSIDE.inset(8)
        return min(max(x + 5, inside.x), inside.right), min(max(y + 5, inside.y), inside.bottom)

    def donation(self, donation: str, number: int) -> tuple[Point, Area]:
        """Middle of disc number `number` from 0 on a card, and the card; the drawer's tab while the chart is shut."""
        if self.view.drawer != "donations":
            tab = DRAWER_TABS["donations"]
            return tab.centre, tab
        printed = self.view.state.content.donations.spaces[donation]
        x, y = donations.disc_place(self.view, printed, number)
        return (x + 4, y + 4), donations.card_area(self.view, printed)

    def tile(self, department: str) -> Point:
        """Middle of a kind in the display, of the drawer's tab while that is shut."""
        at = self.middle(ids.tile_id(department))
        return at or DRAWER_TABS["departments"].centre

    def cause(self, event: Event) -> Point | None:
        """Middle of what an event comes from or is for, where that is in sight."""
        cause = event.cause
        if cause is None or event.seat is None:
            return None
        if cause.kind in ("track", "reward") and cause.id in tuple(Region):
            area = regions.space_area(Region(cause.id), cause.space)
            return area.x + area.w - 8, area.y + 8
        if cause.kind == "donation":
            return self.donation(cause.id, 0)[0]
        return self._cause_in_company(event.seat, cause) if self.shown(event.seat) else None

    def _cause_in_company(self, seat: int, cause: Cause) -> Point | None:
        if cause.kind == "tab":
            project = ProjectType(cause.id)
            place = tabs.disc_place(self.view, seat, project, cause.space)
            return None if place is None else (place[0] + 3.5, place[1] + 12)
        if cause.kind == "project":
            return tabs.handle(ProjectType(cause.id)).centre
        names = [room.department for room in self.view.state.seats[seat].rooms]
        if cause.id in names and cause.kind in ("department", "activation"):
            return self.room(names.index(cause.id)).centre
        return None

    def pile(self, column: int) -> Area:
        """Where cards lie under one of Andrew's VP cards, in the top bar."""
        return andrew.pile(column)
