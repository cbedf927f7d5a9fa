"""Reads a YAML file into nodes that know their line, and refuses what makes YAML surprising.

Built on the events of libyaml's parser rather than on its loaders, because those drop line numbers, keep
the last of two equal keys, follow anchors and take any depth. Here equal keys, anchors, tags and a second
document are faults. Of the plain scalars only decimal numbers, true, false and null mean something;
everything else stays text, so `no`, `12:30` and `012` are what they look like.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

import yaml

from game.content.problems import Fault, Value
from game.folders import NoFile, TooLarge, contents

DEEPEST = 32
"""Levels of nesting that are read; content needs about six."""

LARGEST = 1024 * 1024
"""Bytes of a file that is read; the longest of the program's own has 40 KB."""

MOST_NODES = 20_000
"""Names and values of a file that is read; the longest of the program's own has 2,000."""

_LINE = re.compile(r"\r\n|\r|\n")
_BAD = re.compile(r"[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What may not stand in a file."""
_UNSEEN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")
"""What may not stand in a value either, where escapes could bring it."""
_INTEGER = re.compile(r"-?(0|[1-9][0-9]*)")
_DECIMAL = re.compile(r"-?(0|[1-9][0-9]*)\.[0-9]+")
_LONGEST_NUMBER = 15


@dataclass(frozen=True, slots=True)
class Scalar:
    """A single value: its text, and whether it was written without quotes."""

    line: int
    text: str
    plain: bool

    def value(self) -> str | int | float | bool | None:
        """Return what the scalar means."""
        if not self.plain:
            return self.text
        if self.text in ("null", "~", ""):
            return None
        if self.text in ("true", "false"):
            return self.text == "true"
        if len(self.text) <= _LONGEST_NUMBER:
            if _INTEGER.fullmatch(self.text):
                return int(self.text)
            if _DECIMAL.fullmatch(self.text):
                return float(self.text)
        return self.text


@dataclass(frozen=True, slots=True)
class Sequence:
    """A list."""

    line: int
    items: list[Node] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Mapping:
    """Keys and values in written order; no key occurs twice."""

    line: int
    entries: dict[str, tuple[Scalar, Node]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Refused:
    """A node that has been reported already; nothing more is to be said about it."""

    line: int


Node = Scalar | Sequence | Mapping | Refused


def read(file: Path, name: str) -> tuple[Node | None, list[Fault]]:
    """Read the file; `name` stands for it in faults.

    Returns the root node and the faults; None where the file cannot be read at all. With faults and a node
    the rest of the file is sound.
    """
    try:
        data = contents(file, LARGEST)
    except FileNotFoundError:
        return None, [Fault(name, 0, "", "file_missing")]
    except NoFile:
        return None, [Fault(name, 0, "", "not_a_file")]
    except TooLarge:
        return None, [Fault(name, 0, "", "file_too_large", {"most": LARGEST // 1024})]
    except OSError as error:
        return None, [Fault(name, 0, "", "file_unreadable", {"reason": error.strerror or str(error)})]
    if b"\0" in data[:4] or data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return None, [Fault(name, 0, "", "utf16")]
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        return None, [Fault(name, _line_at(data[: error.start].decode(), error.start), "", "not_utf8")]
    return parse(text, name)


def _line_at(text: str, place: int) -> int:
    return len(_LINE.findall(text, 0, place)) + 1


def parse(text: str, name: str) -> tuple[Node | None, list[Fault]]:
    """Parse YAML text as `read` does."""
    builder = _Builder(name)
    bad = _BAD.search(text)
    if bad is not None:
        return None, [Fault(name, _line_at(text, bad.start()), "", "bad_character")]
    try:
        root = builder.build(text)
    except yaml.reader.ReaderError:
        return None, [*builder.faults, Fault(name, 0, "", "bad_character")]
    except yaml.MarkedYAMLError as error:
        return None, [*builder.faults, _not_yaml(error, name)]
    if root is None and not builder.faults:
        builder.faults.append(Fault(name, 0, "", "file_empty"))
    return root, builder.faults


def _not_yaml(error: yaml.MarkedYAMLError, name: str) -> Fault:
    """Return the parser's complaint, with the line where the part began that it could not finish."""
    mark = error.problem_mark or error.context_mark
    line = mark.line + 1 if mark is not None else 0
    reason = " ".join(part for part in (error.problem, error.context) if part)
    begin = error.context_mark.line + 1 if error.context_mark is not None else line
    if begin == line:
        return Fault(name, line, "", "bad_yaml", {"reason": reason})
    return Fault(name, line, "", "bad_yaml_begun", {"reason": reason, "begin": begin})


def _line(event: yaml.Event) -> int:
    assert event.start_mark is not None
    return event.start_mark.line + 1


class _Enough(Exception):
    """Nesting beyond `DEEPEST`, or more than `MOST_NODES`: the rest of the file is not worth reading."""


@dataclass(slots=True)
class _Open:
    """A list or mapping that is still being read, with the path to it and the key waiting for its value."""

    node: Sequence | Mapping
    path: str
    key: Scalar | Refused | None = None

    def next_path(self) -> str:
        if isinstance(self.node, Sequence):
            step = str(len(self.node.items) + 1)
        else:
            step = self.key.text if isinstance(self.key, Scalar) else ""
        return f"{self.path}.{step}" if self.path and step else self.path or step


class _Builder:
    """Turns parser events into nodes without recursion, so that no depth of nesting can exhaust the stack."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.faults: list[Fault] = []
        self.root: Node | None = None
        self.stack: list[_Open] = []
        self.nodes = 0

    def build(self, text: str) -> Node | None:
        documents = 0
        try:
            for event in yaml.parse(text, Loader=yaml.CSafeLoader):
                if isinstance(event, yaml.DocumentStartEvent):
                    documents += 1
                    if documents > 1:
                        self._fault(event, "", "second_document")
                        break
                self._take(event)
        except _Enough:
            return None
        return self.root

    def _take(self, event: yaml.Event) -> None:
        self.nodes += isinstance(event, yaml.NodeEvent)
        if self.nodes > MOST_NODES:
            self._fault(event, "", "too_many", most=MOST_NODES)
            raise _Enough
        if isinstance(event, yaml.AliasEvent):
            self._fault(event, self._here(), "alias", name=event.anchor or "")
            self._add(Refused(_line(event)))
        elif isinstance(event, yaml.ScalarEvent):
            self._decorations(event)
            self._add(self._scalar(event))
        elif isinstance(event, yaml.CollectionStartEvent):
            self._start(event)
        elif isinstance(event, yaml.CollectionEndEvent):
            self.stack.pop()

    def _fault(self, event: yaml.Event, path: str, key: str, /, **values: Value) -> None:
        self.faults.append(Fault(self.name, _line(event), path, key, values))

    def _here(self) -> str:
        return self.stack[-1].next_path() if self.stack else ""

    def _decorations(self, event: yaml.ScalarEvent | yaml.CollectionStartEvent) -> None:
        if event.anchor is not None:
            self._fault(event, self._here(), "anchor", name=event.anchor)
        if event.tag is not None:
            self._fault(event, self._here(), "tag", name=event.tag)

    def _scalar(self, event: yaml.ScalarEvent) -> Scalar | Refused:
        if _UNSEEN.search(event.value):
            self._fault(event, self._here(), "bad_escape")
            return Refused(_line(event))
        return Scalar(_line(event), event.value, plain=event.implicit[0])

    def _start(self, event: yaml.CollectionStartEvent) -> None:
        if len(self.stack) >= DEEPEST:
            self._fault(event, "", "too_deep", deepest=DEEPEST)
            raise _Enough
        self._decorations(event)
        node = Sequence(_line(event)) if isinstance(event, yaml.SequenceStartEvent) else Mapping(_line(event))
        opened = _Open(node, self._here())
        self._add(node)
        self.stack.append(opened)

    def _add(self, node: Node) -> None:
        if not self.stack:
            self.root = node
            return
        top = self.stack[-1]
        if isinstance(top.node, Sequence):
            top.node.items.append(node)
        elif top.key is None:
            top.key = self._as_key(node, top.path)
        else:
            key, top.key = top.key, None
            if isinstance(key, Scalar):
                self._enter(top, key, node)

    def _as_key(self, node: Node, path: str) -> Scalar | Refused:
        if isinstance(node, Scalar | Refused):
            return node
        self.faults.append(Fault(self.name, node.line, path, "key_not_text"))
        return Refused(node.line)

    def _enter(self, top: _Open, key: Scalar, node: Node) -> None:
        assert isinstance(top.node, Mapping)
        earlier = top.node.entries.get(key.text)
        if earlier is None:
            top.node.entries[key.text] = (key, node)
            return
        path = f"{top.path}.{key.text}" if top.path else key.text
        values: dict[str, Value] = {"key": key.text, "line": earlier[0].line}
        self.faults.append(Fault(self.name, key.line, path, "duplicate_key", values))
