"""Rooms of companies. Positions share their cells: a cell is never changed, another one takes its place.

The rules work on cells. Code outside of them may treat `Seat.rooms` as a list of rooms that can be changed.
"""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from game.content.model import Department
from game.engine.rows import Row

T = TypeVar("T")


class Cell(msgspec.Struct, frozen=True, gc=False):
    """What is in a room: its department ('' none), desks taken by active employees, employees lying there."""

    department: str = ""
    desks: tuple[bool, ...] = ()
    lying: int = 0
    lobby: bool = False
    built: bool = False  # built during the game: scores at the end (F1)

    @property
    def active(self) -> int:
        """Active employees at desks, the permanent one not counted."""
        return self.desks.count(True)

    @property
    def people(self) -> int:
        """Own employees in the room, active and lying."""
        return self.desks.count(True) + self.lying

    def joined(self, count: int) -> Cell:
        """Return the cell with `count` more lying employees, fewer when it is negative."""
        return Cell(self.department, self.desks, self.lying + count, self.lobby, self.built)

    def seated(self, desk: int, taken: bool) -> Cell:
        """Return the cell with a desk taken or free."""
        desks = (*self.desks[:desk], taken, *self.desks[desk + 1 :])
        return Cell(self.department, desks, self.lying, self.lobby, self.built)


def furnished(department: Department, lying: int = 0, *, built: bool = False) -> Cell:
    """Return the cell of a department whose desks are all free."""
    lobby = department.continuous is not None and department.continuous.lobby
    return Cell(department.id, (False,) * len(department.desks), lying, lobby, built)


class _Part(Generic[T]):
    """An attribute of a room: that of its cell; setting it puts another cell in its place."""

    def __set_name__(self, owner: type[Room], name: str) -> None:
        self._name = name

    def __get__(self, room: Room, owner: type[Room]) -> T:
        found: T = getattr(room.cell, self._name)
        return found

    def __set__(self, room: Room, value: T) -> None:
        room.cell = msgspec.structs.replace(room.cell, **{self._name: value})


class Room:
    """A room by itself or of a company; `desks`, `lying` and the others are those of its cell."""

    __slots__ = ("_cells", "_number")
    __hash__ = None  # type: ignore[assignment]

    def __init__(
        self, department: str = "", desks: Iterable[bool] = (), lying: int = 0, lobby: bool = False, built: bool = False
    ) -> None:
        self._cells = [Cell(department, tuple(desks), lying, lobby, built)]
        self._number = 0

    @classmethod
    def of(cls, cells: list[Cell], number: int) -> Room:
        """Return the room of a company with this number."""
        room = cls.__new__(cls)
        room._cells, room._number = cells, number
        return room

    @property
    def cell(self) -> Cell:
        """What is in it."""
        return self._cells[self._number]

    @cell.setter
    def cell(self, cell: Cell) -> None:
        self._cells[self._number] = cell

    department = _Part[str]()
    lying = _Part[int]()
    lobby = _Part[bool]()
    built = _Part[bool]()

    @property
    def desks(self) -> Desks:
        """Its desks, taken or free."""
        return Desks(self)

    @desks.setter
    def desks(self, desks: Iterable[bool]) -> None:
        self.cell = msgspec.structs.replace(self.cell, desks=tuple(desks))

    @property
    def active(self) -> int:
        """Active employees at desks, the permanent one not counted."""
        return self.cell.active

    @property
    def people(self) -> int:
        """Own employees in the room, active and lying."""
        return self.cell.people

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Room) and self.cell == other.cell

    def __repr__(self) -> str:
        return repr(self.cell).replace("Cell", "Room", 1)


class Desks(Row[bool]):
    """The desks of a room as if they were a list."""

    __slots__ = ("_room",)

    def __init__(self, room: Room) -> None:
        self._room = room

    @property
    def row(self) -> tuple[bool, ...]:
        """The desks as they are."""
        return self._room.cell.desks

    @row.setter
    def row(self, row: tuple[bool, ...]) -> None:
        self._room.cell = msgspec.structs.replace(self._room.cell, desks=row)


class Rooms(MutableSequence[Room]):
    """The rooms of a company as if they were a list."""

    __slots__ = ("_cells",)
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, cells: list[Cell]) -> None:
        self._cells = cells

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(len(self)))]
        return Room.of(self._cells, range(len(self._cells))[index])

    def __setitem__(self, index: Any, room: Any) -> None:
        self._cells[index] = _cells(room) if isinstance(index, slice) else room.cell

    def __delitem__(self, index: Any) -> None:
        del self._cells[index]

    def insert(self, index: int, value: Room) -> None:
        """Put a room before an index."""
        self._cells.insert(index, value.cell)

    def __len__(self) -> int:
        return len(self._cells)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __repr__(self) -> str:
        return repr(list(self))


def _cells(rooms: Iterable[Room | Cell]) -> list[Cell]:
    return [room if isinstance(room, Cell) else room.cell for room in rooms]


def shown_rooms(name: str) -> property:
    """Return an attribute that shows the cells of another one as rooms, and takes rooms for them."""

    def get(owner: Any) -> Rooms:
        return Rooms(getattr(owner, name))

    def put(owner: Any, rooms: Iterable[Room | Cell]) -> None:
        setattr(owner, name, _cells(rooms))

    return property(get, put)
