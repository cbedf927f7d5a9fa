"""Reads nodes as the types of `game.content.schema` and reports everything that does not fit.

`msgspec.convert` stops at the first fault, and a person who edits content wants to see all of them, with
their lines. So this walks msgspec's description of a type and the nodes of a file side by side. What is
wrong is reported and left out: the smallest dictionary entry around it, or the top-level field of the
file.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, TypeVar

import msgspec
from msgspec import inspect

from game.content.problems import Fault, Value
from game.content.schema import DEFINES, EVERY, REFERS
from game.content.yaml_nodes import Mapping, Node, Refused, Scalar, Sequence

T = TypeVar("T", bound=msgspec.Struct)
Path = tuple[str, ...]

_LISTED_NAMES = 12
"""Up to so many known names are spelt out in a message."""

_LEAST, _MOST = 0, 99
"""Bounds of an `int` that has none of its own."""


class _Unsound:
    """Stands for a value that was reported."""


_UNSOUND: Final = _Unsound()


@dataclass(frozen=True, slots=True)
class Reference:
    """A text that must be the name of a `kind` of thing, which may stand in another file."""

    kind: str
    name: str
    file: str
    line: int
    path: Path


@dataclass(slots=True)
class Reading:
    """What was found while reading one file: its lines, its faults, the names it defines and refers to."""

    file: str
    faults: list[Fault] = field(default_factory=list)
    lines: dict[Path, int] = field(default_factory=dict)
    defined: dict[str, list[str]] = field(default_factory=dict)
    references: list[Reference] = field(default_factory=list)

    def line(self, path: Path) -> int:
        """Return the line of the node at `path`, or of the nearest one around it."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 0)

    def fault(self, path: Path, key: str, /, **values: Value) -> None:
        """Report the node at `path`."""
        self.faults.append(Fault(self.file, self.line(path), ".".join(path), key, values))


@cache
def describe(type_: Any) -> inspect.Type:
    """Return msgspec's description of a type."""
    return inspect.type_info(type_)


def read_typed(node: Node, type_: type[T], reading: Reading) -> T | None:
    """Return the file's struct, None standing for each top-level field that was left out."""
    description = describe(type_)
    assert isinstance(description, inspect.StructType)
    reading.lines[()] = node.line
    if not isinstance(node, Mapping):
        if not isinstance(node, Refused):
            reading.fault((), "not_a_mapping", found=_found(node))
        return None
    values = _Walker(reading).fields(node, (), description)
    holes = {f.name: None for f in description.fields if f.name not in values and f.required}
    return type_(**values, **holes)


def near(name: str, names: Iterable[str]) -> str | None:
    """Return the known name that was probably meant."""
    known = {n.lower(): n for n in names}
    found = difflib.get_close_matches(name.lower(), known, n=1, cutoff=0.6)
    return known[found[0]] if found else None


def name_fault(name: str, names: Iterable[str], kind: str) -> tuple[str, dict[str, Value]]:
    """Return key and values of the fault that `name` is none of the `names`."""
    names = tuple(names)
    values: dict[str, Value] = {"value": name, "kind": kind, "count": len(names)}
    key = "not_one_of" if len(names) <= _LISTED_NAMES else "not_known"
    if key == "not_one_of":
        values["names"] = ", ".join(names)
    meant = near(name, names)
    if meant is not None:
        values["near"] = meant
        key += "_near"
    return key, values


def _found(node: Node) -> str:
    if isinstance(node, Mapping):
        return "mapping"
    return "list" if isinstance(node, Sequence) else "value"


def _kind(cls: type) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()


class _Walker:
    """One pass over one file."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading

    def walk(self, node: Node, path: Path, type_: inspect.Type) -> Any:
        self.reading.lines.setdefault(path, node.line)
        if isinstance(node, Refused):
            return _UNSOUND
        extra: dict[str, Any] = {}
        if isinstance(type_, inspect.Metadata):
            extra = type_.extra or {}
            type_ = type_.type
        if isinstance(type_, inspect.UnionType):
            return self._optional(node, path, type_)
        if isinstance(type_, inspect.StructType):
            return self._struct(node, path, type_)
        if isinstance(type_, inspect.DictType):
            return self._dict(node, path, type_, every=EVERY in extra)
        if isinstance(type_, inspect.VarTupleType | inspect.TupleType):
            return self._tuple(node, path, type_)
        return self._scalar(node, path, type_, extra)

    def _optional(self, node: Node, path: Path, type_: inspect.UnionType) -> Any:
        if isinstance(node, Scalar) and node.value() is None:
            return None
        (inner,) = (t for t in type_.types if not isinstance(t, inspect.NoneType))
        return self.walk(node, path, inner)

    # --- mappings -------------------------------------------------------------------------------------------

    def fields(self, node: Mapping, path: Path, type_: inspect.StructType) -> dict[str, Any]:
        """Return the sound fields of a struct; the others are reported."""
        known = {f.encode_name: f for f in type_.fields}
        values: dict[str, Any] = {}
        for text, (key, child) in node.entries.items():
            spot = (*path, text)
            self.reading.lines[spot] = key.line
            if text not in known:
                self._unknown_key(spot, text, known)
                continue
            value = self.walk(child, spot, known[text].type)
            if value is not _UNSOUND:
                values[known[text].name] = value
        for name, described in known.items():
            if described.required and name not in node.entries:
                self.reading.fault(path, "missing_key", key=name)
        return values

    def _unknown_key(self, path: Path, text: str, known: Iterable[str]) -> None:
        meant = near(text, known)
        if meant is None:
            self.reading.fault(path, "unknown_key", key=text, names=", ".join(known))
        else:
            self.reading.fault(path, "unknown_key_near", key=text, names=", ".join(known), near=meant)

    def _struct(self, node: Node, path: Path, type_: inspect.StructType) -> Any:
        if not isinstance(node, Mapping):
            return self._wrong(node, path, "not_a_mapping")
        values = self.fields(node, path, type_)
        given = {f.name for f in type_.fields if f.encode_name in node.entries or f.required}
        unknown = node.entries.keys() - {f.encode_name for f in type_.fields}
        return _UNSOUND if unknown or given - values.keys() else type_.cls(**values)

    def _dict(self, node: Node, path: Path, type_: inspect.DictType, *, every: bool) -> Any:
        if not isinstance(node, Mapping):
            return self._wrong(node, path, "not_a_mapping")
        values: dict[Any, Any] = {}
        for text, (key, child) in node.entries.items():
            spot = (*path, text)
            self.reading.lines[spot] = key.line
            read_key = self._key(key, spot, type_.key_type)
            value = self.walk(child, spot, type_.value_type)
            if read_key is not _UNSOUND and value is not _UNSOUND:
                values[read_key] = value
        if every:
            assert isinstance(type_.key_type, inspect.EnumType)
            for member in type_.key_type.cls:
                if member.value not in node.entries:
                    self.reading.fault(path, "missing_key", key=member.value)
        return values

    def _key(self, key: Scalar, path: Path, type_: inspect.Type) -> Any:
        kind: str | None = None
        if isinstance(type_, inspect.Metadata):
            kind = (type_.extra or {}).get(DEFINES)
            type_ = type_.type
        if kind is not None:
            self._define(key, path, kind)
        text = key.text
        if isinstance(type_, inspect.StrType):
            return self._text(text, path, type_)
        return self._scalar(key, path, type_, {})

    def _define(self, key: Scalar, path: Path, kind: str) -> None:
        names = self.reading.defined.setdefault(kind, [])
        if key.text in names:
            self.reading.fault(path, "defined_twice", value=key.text)
        else:
            names.append(key.text)

    # --- lists ----------------------------------------------------------------------------------------------

    def _tuple(self, node: Node, path: Path, type_: inspect.VarTupleType | inspect.TupleType) -> Any:
        if not isinstance(node, Sequence):
            return self._wrong(node, path, "not_a_list")
        count = len(node.items)
        if isinstance(type_, inspect.TupleType):
            if count != len(type_.item_types):
                self.reading.fault(path, "wrong_length", count=count, expected=len(type_.item_types))
                return _UNSOUND
            types: Iterable[inspect.Type] = type_.item_types
        else:
            types = [type_.item_type] * count
        items = zip(node.items, types, strict=True)
        values = [self.walk(item, (*path, str(i)), t) for i, (item, t) in enumerate(items, 1)]
        return _UNSOUND if _UNSOUND in values else tuple(values)

    # --- single values --------------------------------------------------------------------------------------

    def _scalar(self, node: Node, path: Path, type_: inspect.Type, extra: dict[str, Any]) -> Any:
        if not isinstance(node, Scalar):
            return self._wrong(node, path, "not_a_value")
        value = node.value()
        if value is None and node.plain:
            return self._wrong(node, path, "no_value")
        if isinstance(type_, inspect.EnumType):
            return self._enum(node.text, path, type_)
        if isinstance(type_, inspect.BoolType):
            return value if isinstance(value, bool) else self._not(node, path, "not_true_or_false")
        if isinstance(type_, inspect.IntType):
            if isinstance(value, bool) or not isinstance(value, int):
                return self._not(node, path, "not_a_whole_number")
            least = _LEAST if type_.ge is None else type_.ge
            return self._in_range(value, path, least, _MOST if type_.le is None else type_.le)
        if isinstance(type_, inspect.FloatType):
            if isinstance(value, bool) or not isinstance(value, int | float):
                return self._not(node, path, "not_a_number")
            assert type_.ge is not None
            assert type_.le is not None
            return self._in_range(float(value), path, type_.ge, type_.le)
        assert isinstance(type_, inspect.StrType), type_
        if REFERS in extra:
            ref = Reference(extra[REFERS], node.text, self.reading.file, node.line, path)
            self.reading.references.append(ref)
        return self._text(node.text, path, type_)

    def _enum(self, text: str, path: Path, type_: inspect.EnumType) -> Any:
        names = [member.value for member in type_.cls]
        if text in names:
            return type_.cls(text)
        key, values = name_fault(text, names, _kind(type_.cls))
        self.reading.fault(path, key, **values)
        return _UNSOUND

    def _text(self, text: str, path: Path, type_: inspect.StrType) -> Any:
        if type_.pattern is not None and re.fullmatch(type_.pattern, text) is None:
            self.reading.fault(path, "bad_name", value=text)
            return _UNSOUND
        return text

    def _in_range(self, value: float, path: Path, least: float, most: float) -> Any:
        if not least <= value <= most:
            self.reading.fault(path, "out_of_range", value=value, least=f"{least:g}", most=f"{most:g}")
            return _UNSOUND
        return value

    def _not(self, node: Scalar, path: Path, key: str) -> _Unsound:
        self.reading.fault(path, key, value=node.text)
        return _UNSOUND

    def _wrong(self, node: Node, path: Path, key: str) -> _Unsound:
        self.reading.fault(path, key, found=_found(node))
        return _UNSOUND
