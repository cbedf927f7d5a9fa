"""The light markup of the rulebook's text: blocks line by line, and within them terms, links and sprites.

`content/text/en/rulebook.yaml` explains it to those who write. Pure: text in, blocks out.
"""

from __future__ import annotations

import enum
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass


class Kind(enum.Enum):
    """Kinds of blocks; the values are the signs that they begin with."""

    PARAGRAPH = ""
    HEADING = "#"
    ITEM = "-"
    EXAMPLE = ">"
    NOTE = "!"
    ROW = "|"
    KEY = "="
    PICTURE = "@@"
    MARGIN_PICTURE = "@"


class Style(enum.Enum):
    """How a run of words is written."""

    PLAIN = "plain"
    TERM = "term"
    LINK = "link"
    SPRITE = "sprite"


@dataclass(frozen=True)
class Run:
    """Words of one style; `target` is the chapter of a link or the name of a sprite."""

    text: str
    style: Style = Style.PLAIN
    target: str = ""


@dataclass(frozen=True)
class Block:
    """A block: its runs; of a row of a table or of the list of keys each cell has its own; `name` of a picture."""

    kind: Kind
    runs: tuple[Run, ...] = ()
    cells: tuple[tuple[Run, ...], ...] = ()
    name: str = ""

    @property
    def words(self) -> str:
        """What is written, for the search."""
        parts = (self.runs, *self.cells)
        return " ".join(" ".join("".join(run.text for run in runs) for runs in parts).split())


_SIGNS = sorted((kind for kind in Kind if kind.value), key=lambda kind: -len(kind.value))
_ALONE = (Kind.HEADING, Kind.ROW, Kind.KEY, Kind.PICTURE, Kind.MARGIN_PICTURE)  # end with their line
_INLINE = re.compile(r"\*(?P<term>[^*]+)\*|\[(?P<sprite>[a-z0-9_.]+)\]|<(?P<link>[a-z_]+)(?::\s*(?P<words>[^>]+))?>")
KEY_JOINT = " + "


@dataclass(frozen=True)
class Known:
    """What a text may name: titles of chapters by their ids, and sprites. Anything else stays as it is written."""

    titles: Mapping[str, str]
    sprite: Callable[[str], bool]


def blocks(text: str, known: Known) -> list[Block]:
    """Take a chapter's text apart."""
    return [_block(kind, line, known) for kind, line in _lines(text)]


def _lines(text: str) -> Iterator[tuple[Kind, str]]:
    """Blocks as one line each: lines that go on are joined."""
    kind, words = Kind.PARAGRAPH, ""
    for line in map(str.strip, text.split("\n")):
        sign = next((k for k in _SIGNS if line.startswith(k.value) and _begins(line, k)), None)
        if sign is None and line:
            words = f"{words} {line}" if words else line
            continue
        if words:
            yield kind, words
        kind, words = sign or Kind.PARAGRAPH, line[len(sign.value) :].strip() if sign else ""
        if kind in _ALONE:
            yield kind, words
            kind, words = Kind.PARAGRAPH, ""
    if words:
        yield kind, words


def _begins(line: str, kind: Kind) -> bool:
    """Whether a sign stands for a block: followed by a space, or by the name of a picture."""
    rest = line[len(kind.value) :]
    return rest.isidentifier() if kind in (Kind.PICTURE, Kind.MARGIN_PICTURE) else rest.startswith(" ")


def _block(kind: Kind, line: str, known: Known) -> Block:
    if kind in (Kind.PICTURE, Kind.MARGIN_PICTURE):
        return Block(kind, name=line)
    if kind in (Kind.ROW, Kind.KEY):
        return Block(kind, cells=tuple(tuple(_runs(cell.strip(), known)) for cell in line.split("|")))
    return Block(kind, tuple(_runs(line, known)))


def _runs(line: str, known: Known) -> Iterator[Run]:
    at = 0
    for found in _INLINE.finditer(line):
        if found.start() > at:
            yield Run(line[at : found.start()])
        chapter, sprite = found["link"], found["sprite"]
        if found["term"]:
            yield Run(found["term"], Style.TERM)
        elif sprite and known.sprite(sprite):
            yield Run("", Style.SPRITE, sprite)
        elif chapter in known.titles:
            yield Run(found["words"] or known.titles[chapter], Style.LINK, chapter)
        else:
            yield Run(found[0])
        at = found.end()
    if at < len(line):
        yield Run(line[at:])


def keys_of(block: Block) -> list[str]:
    """Names of the keys in a row of the list of keys."""
    words = "".join(run.text for run in block.cells[0])
    return [key.strip().strip('"') for key in words.split(KEY_JOINT)]
