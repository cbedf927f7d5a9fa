"""Rows of discs that positions share: a row is never changed, another one takes its place.

That makes copies cheap. Code outside of the rules may treat them as lists in a dictionary all the same.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping, MutableMapping, MutableSequence, Sequence
from typing import Any, TypeVar

T = TypeVar("T")


class Row(MutableSequence[T]):
    """A row as if it were a list: changing it puts another one in its place."""

    __slots__ = ()
    __hash__ = None  # type: ignore[assignment]

    @property
    @abstractmethod
    def row(self) -> tuple[T, ...]:
        """The row as it is."""

    @row.setter
    @abstractmethod
    def row(self, row: tuple[T, ...]) -> None: ...

    def __getitem__(self, index: Any) -> Any:
        found = self.row[index]
        return list(found) if isinstance(index, slice) else found

    def __setitem__(self, index: Any, value: Any) -> None:
        changed = list(self.row)
        changed[index] = value
        self.row = tuple(changed)

    def __delitem__(self, index: Any) -> None:
        changed = list(self.row)
        del changed[index]
        self.row = tuple(changed)

    def insert(self, index: int, value: T) -> None:
        """Put something before an index."""
        self[index:index] = [value]

    def __len__(self) -> int:
        return len(self.row)

    def __iter__(self) -> Iterator[T]:
        return iter(self.row)

    def __contains__(self, value: object) -> bool:
        return value in self.row

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __repr__(self) -> str:
        return repr(list(self))


class Discs(Row[T]):
    """The discs of a city or of a donation."""

    __slots__ = ("_key", "_rows")

    def __init__(self, rows: dict[str, tuple[T, ...]], key: str) -> None:
        self._rows = rows
        self._key = key

    @property
    def row(self) -> tuple[T, ...]:
        """The row as it is."""
        return self._rows[self._key]

    @row.setter
    def row(self, row: tuple[T, ...]) -> None:
        self._rows[self._key] = row


class Rows(MutableMapping[str, MutableSequence[T]]):
    """All rows, by city or donation, as if they were lists in a dictionary."""

    __slots__ = ("_rows",)

    def __init__(self, rows: dict[str, tuple[T, ...]]) -> None:
        self._rows = rows

    def __getitem__(self, key: str) -> Discs[T]:
        if key not in self._rows:
            raise KeyError(key)
        return Discs(self._rows, key)

    def __setitem__(self, key: str, row: Iterable[T]) -> None:
        self._rows[key] = tuple(row)

    def __delitem__(self, key: str) -> None:
        del self._rows[key]

    def __len__(self) -> int:
        return len(self._rows)

    def __iter__(self) -> Iterator[str]:
        return iter(self._rows)

    def __contains__(self, key: object) -> bool:
        return key in self._rows

    def __repr__(self) -> str:
        return repr({key: list(row) for key, row in self._rows.items()})


def shown(name: str) -> property:
    """Return an attribute that shows the rows of another one as lists, and takes lists for them."""

    def get(owner: Any) -> Rows[Any]:
        return Rows(getattr(owner, name))

    def put(owner: Any, rows: Mapping[str, Iterable[Any]]) -> None:
        setattr(owner, name, {key: tuple(row) for key, row in rows.items()})

    return property(get, put)
