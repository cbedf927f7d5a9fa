"""Content as read from its files: typed, but with holes where something was wrong, and not yet checked."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from game.content import yaml_nodes
from game.content.problems import Fault, Value, shown
from game.content.schema import FREE_ROOMS, Files
from game.content.typed import Reading, name_fault, read_typed
from game.content.yaml_nodes import Mapping, Node, Scalar, Sequence

NOT_PLAYED_WITH = frozenset({"components"})
"""Files that only serve the checks; a save made before they changed goes on."""


@dataclass(slots=True)
class Draft:
    """The files of a content folder. `files` holds None for what was left out; `faults` says why."""

    files: Files
    readings: dict[str, Reading]
    faults: list[Fault] = field(default_factory=list)
    digest: str = ""

    def available(self, part: str) -> bool:
        """Tell whether a part (`file.field`) can be looked at, perhaps without some of its entries."""
        stem, _, name = part.partition(".")
        return getattr(getattr(self.files, stem), name, None) is not None

    def whole(self, part: str) -> bool:
        """Tell whether a part (`file.field`) is there with nothing in it reported."""
        return self.available(part) and self.sound(part)

    def sound(self, place: str) -> bool:
        """Tell whether nothing was reported at or below the node at `place` (as in `line`)."""
        stem, _, path = place.partition(".")
        faults = self.readings[stem].faults
        return not any(fault.path == path or fault.path.startswith(f"{path}.") for fault in faults)

    def line(self, place: str) -> int:
        """Return the line of the node at `place`: the file's stem and the path, joined by dots."""
        stem, *path = place.split(".")
        return self.readings[stem].line(tuple(path))

    def fault(self, place: str, key: str, /, **values: Value) -> Fault:
        """Return a fault of the node at `place`, as in `line`."""
        stem, _, path = place.partition(".")
        return Fault(self.readings[stem].file, self.line(place), path, key, values)


def read(directory: Path) -> Draft:
    """Read the game's files in a content folder and check each by itself and every name in another."""
    values: dict[str, Any] = {}
    readings: dict[str, Reading] = {}
    plain: dict[str, Any] = {}
    for stem, type_ in get_type_hints(Files).items():
        values[stem], readings[stem], node = read_file(directory, f"{stem}.yaml", type_)
        if stem not in NOT_PLAYED_WITH and node is not None:
            plain[stem] = _plain(node)
    for fault in _unknown_names(readings):
        next(r for r in readings.values() if r.file == fault.file).faults.append(fault)
    faults = [fault for reading in readings.values() for fault in reading.faults]
    return Draft(Files(**values), readings, faults, _digest(plain))


def read_file(directory: Path, name: str, type_: type[msgspec.Struct]) -> tuple[Any, Reading, Node | None]:
    """Read one file as a type: its struct with holes or None, the reading, the node."""
    reading = Reading(shown(directory, name))
    node, faults = yaml_nodes.read(directory / name, reading.file)
    reading.faults.extend(faults)
    value = read_typed(node, type_, reading) if node is not None else None
    return value, reading, node


def _unknown_names(readings: dict[str, Reading]) -> Iterator[Fault]:
    """Find every reference to a thing that no file defines; kinds nobody could read are passed over."""
    defined: dict[str, list[str]] = {}
    for reading in readings.values():
        for kind, names in reading.defined.items():
            defined.setdefault(kind, []).extend(names)
    if "starting_department" in defined:
        defined["room"] = [*FREE_ROOMS, *defined["starting_department"]]
    for reading in readings.values():
        for ref in reading.references:
            if ref.kind in defined and ref.name not in defined[ref.kind]:
                key, values = name_fault(ref.name, defined[ref.kind], ref.kind)
                yield Fault(ref.file, ref.line, ".".join(ref.path), key, values)


def _plain(node: Node) -> Any:
    match node:
        case Scalar():
            return node.value()
        case Sequence():
            return [_plain(item) for item in node.items]
        case Mapping():
            return {key: _plain(child) for key, (_, child) in node.entries.items()}
        case _:
            return None


def _digest(plain: dict[str, Any]) -> str:
    """Hash what the files say, entries in their order; comments, spacing and line ends do not count."""
    text = json.dumps(plain, ensure_ascii=True, separators=(",", ":"), sort_keys=False)
    return hashlib.sha256(text.encode("ascii")).hexdigest()
