"""Rows of discs that positions share: a row is never changed, another one takes its place.

That makes copies cheap. Code outside of the rules may treat them as lists in a dictionary all the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, MutableMapping, MutableSequence, Sequence
from typing import Any, TypeVar

T = TypeVar("T")


class Row(MutableSequence[T]):
    """A row as if it were a list: changing it puts another one into its rows."""

    __slots__ = ("_key", "_rows")
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, rows: dict[str, tuple[T, ...]], key: str) -> None:
        self._rows = rows
        self._key = key

    def __getitem__(self, index: Any) -> Any:
        found = self._rows[self._key][index]
        return list(found) if isinstance(index, slice) else found

    def __setitem__(self, index: Any, value: Any) -> None:
        changed = list(self._rows[self._key])
        changed[index] = value
        self._rows[self._key] = tuple(changed)

    def __delitem__(self, index: Any) -> None:
        changed = list(self._rows[self._key])
        del changed[index]
        self._rows[self._key] = tuple(changed)

    def insert(self, index: int, value: T) -> None:
        """Put something before an index."""
        self[index:index] = [value]

    def __len__(self) -> int:
        return len(self._rows[self._key])

    def __iter__(self) -> Iterator[T]:
        return iter(self._rows[self._key])

    def __contains__(self, value: object) -> bool:
        return value in self._rows[self._key]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __add__(self, other: Iterable[T]) -> list[T]:
        return [*self, *other]

    def __repr__(self) -> str:
        return repr(list(self))


class Rows(MutableMapping[str, MutableSequence[T]]):
    """All rows, by city or donation, as if they were lists in a dictionary."""

    __slots__ = ("_rows",)

    def __init__(self, rows: dict[str, tuple[T, ...]]) -> None:
        self._rows = rows

    def __getitem__(self, key: str) -> Row[T]:
        if key not in self._rows:
            raise KeyError(key)
        return Row(self._rows, key)

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
