"""A chapter laid out as one long page: a column of text, and a margin for pictures and notes.

Pure: blocks and the sizes of pictures in, places in art pixels out. Where a place is asked for, (0, 0) is the page's
upper left corner.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from game.scenes.rulebook.markup import Block, Kind, Run, keys_of
from game.scenes.rulebook.typeset import CAPITALS, PITCH, Line, set_lines
from game.ui.area import Area
from game.ui.board import measure

WIDTH = 438.0
LEFT = 12.0
COLUMN = 288.0
MARGIN = Area(312, 0, 122, 0)
FIRST = 36.0  # the first line, below the chapter's title
TILES = "tiles"
HALVES = ("left", "right", "whole")  # directives: what follows stands in the left or right half, or below both

_GAP = 5.0
_PAD = 6.0
_INDENT = 10.0
_CELL_PAD = 5.0
_HALF = 208.0
_KEYS = 62.0  # column of the key caps in a half
_CAP_HIGH = 9.0
_TILE_HIGH = 49.0
_HALF_GAP = 6.0
ROOM = (39.0, 40.0)
_TITLE_HIGH = 7.5


@dataclass(frozen=True)
class Box:
    """A ground or a sign under the words: `kind` says which, `words` stand on it."""

    kind: str
    area: Area
    words: str = ""


@dataclass(frozen=True)
class Picture:
    """An illustration in its place."""

    name: str
    area: Area


@dataclass(frozen=True)
class Tile:
    """A department for the list of all: its id, name, and what is told about it."""

    id: str
    name: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Passage:
    """A piece of text that the search can find: where it stands and under which heading."""

    y: float
    words: str
    heading: str


@dataclass
class Page:
    """Everything on a page. `lines` are those of running text, `small` those of captions and notes."""

    title: str
    height: float = 0.0
    boxes: list[Box] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    small: list[Line] = field(default_factory=list)
    heads: list[Line] = field(default_factory=list)  # on dark ground
    titles: list[tuple[float, float, str]] = field(default_factory=list)  # headings: x, y, words
    pictures: list[Picture] = field(default_factory=list)
    passages: list[Passage] = field(default_factory=list)


@dataclass(frozen=True)
class Supplies:
    """What a page takes from elsewhere: pictures by name with their captions, the departments, some words."""

    exists: Callable[[str], bool]
    size: Callable[[str], tuple[float, float]]
    caption: Callable[[str], str]
    tiles: Sequence[Tile]
    words: Mapping[str, str]


def compose(title: str, blocks: Sequence[Block], supplies: Supplies) -> Page:
    """Lay out a chapter."""
    return _Composer(title, supplies).page(blocks)


class _Composer:
    """`x`, `width`: the column; `y`: where its next block begins; `margin`: the first free place in the margin."""

    def __init__(self, title: str, supplies: Supplies) -> None:
        self.out = Page(title)
        self.supplies = supplies
        self.x, self.width = LEFT, COLUMN
        self.y = self.top = FIRST
        self.margin = FIRST - 2
        self.heading = title
        self.anchor = FIRST  # where the section begins: what belongs into the margin stands beside it
        self._items_end = -1.0

    def page(self, blocks: Sequence[Block]) -> Page:
        """Set the blocks one below the other."""
        at = 0
        while at < len(blocks):
            kind = blocks[at].kind
            end = at + 1
            if kind in (Kind.ROW, Kind.KEY):
                while end < len(blocks) and blocks[end].kind is kind:
                    end += 1
                self._table(blocks[at:end]) if kind is Kind.ROW else self._keys(blocks[at:end])
            else:
                self._block(blocks[at])
            at = end
        self.out.height = max(self.y, self.top, self.margin) + _GAP
        return self.out

    def _block(self, block: Block) -> None:
        if block.kind is Kind.HEADING:
            self._head(block)
        elif block.kind is Kind.ITEM:
            self._item(block)
        elif block.kind is Kind.EXAMPLE:
            self._example(block)
        elif block.kind is Kind.NOTE:
            self._note(block)
        elif block.kind is Kind.PICTURE:
            if self.supplies.exists(block.name):
                self._picture(block.name)
        elif block.kind is Kind.MARGIN_PICTURE:
            self._directive(block.name)
        else:
            self._passage(self.y, block.words)
            self._text(block.runs, self.x, self.width)
            self.y += _GAP

    def _directive(self, name: str) -> None:
        if name == TILES:
            self._tiles()
        elif self.supplies.exists(name):
            self._margin_picture(name)
        elif name == "whole":
            self.x, self.width, self.y = LEFT, COLUMN, max(self.y, self.top)
        elif name in HALVES:
            right = name == "right"
            self.y, self.top = (self.top, self.y) if right else (self.y, self.y)
            self.x, self.width = LEFT + (_HALF + _HALF_GAP if right else 0), _HALF

    def _text(self, runs: Sequence[Run], x: float, width: float) -> None:
        lines = set_lines(runs, x, self.y, width)
        self.out.lines += lines
        self.y += PITCH * len(lines)

    def _passage(self, y: float, words: str) -> None:
        self.out.passages.append(Passage(y, words, self.heading))

    def _head(self, block: Block) -> None:
        self.y += 5
        self.heading = block.words
        self._passage(self.y, block.words)
        self.out.titles.append((self.x, self.y, block.words))
        self.anchor = self.y
        self.y += _TITLE_HIGH + 3
        self.out.boxes.append(Box("rule", Area(self.x, self.y, self.width, 1)))
        self.y += 6

    def _item(self, block: Block) -> None:
        self._passage(self.y, block.words)
        self.y -= 2 if self._after_item else 0
        self.out.boxes.append(Box("bullet", Area(self.x + 2, self.y, 3, 5)))
        self._text(block.runs, self.x + _INDENT, self.width - _INDENT)
        self.y += _GAP
        self._items_end = self.y

    @property
    def _after_item(self) -> bool:
        return self._items_end == self.y

    def _example(self, block: Block) -> None:
        top = self.y + 1
        self._passage(top, block.words)
        self.y = top + _PAD + 4
        lines = set_lines(block.runs, self.x + _PAD + 3, self.y, self.width - 2 * _PAD - 3)
        bottom = self.y + PITCH * len(lines) - (PITCH - CAPITALS) + _PAD
        self.out.boxes.append(Box("example", Area(self.x, top, self.width, bottom - top)))
        word = self.supplies.words["example"]
        self.out.boxes.append(Box("label", Area(self.x + 6, top - 3.5, measure.width(word) + 8, 9), word))
        self.out.lines += lines
        self.y = bottom + _GAP + 2

    # --- the margin ----------------------------------------------------------------------------------------------

    def _note(self, block: Block) -> None:
        top = max(self.anchor, self.margin)
        self._passage(self.y, block.words)
        lines = set_lines(block.runs, MARGIN.x + 7, top + 8, MARGIN.w - 14)
        height = 8 + PITCH * len(lines) - (PITCH - CAPITALS) + 6
        self.out.boxes.append(Box("note", Area(MARGIN.x, top, MARGIN.w, height)))
        self.out.small += lines
        self.margin = top + height + 8

    def _margin_picture(self, name: str) -> None:
        width, height = self.supplies.size(name)
        top = max(self.anchor, self.margin)
        area = Area(MARGIN.x + (MARGIN.w - width) // 2, top, width, height)
        self.out.pictures.append(Picture(name, area))
        self.margin = self._caption(name, MARGIN, area.bottom + 5) + 6

    def _caption(self, name: str, column: Area, y: float) -> float:
        words = self.supplies.caption(name)
        if not words:
            return y
        lines = set_lines([Run(words)], 0, y, column.w)
        for line in lines:
            dx = column.x + (column.w - line.right) // 2
            self.out.small.append(_moved(line, dx))
        return y + PITCH * len(lines)

    def _picture(self, name: str) -> None:
        width, height = self.supplies.size(name)
        area = Area(self.x + (self.width - width) // 2, self.y, width, height)
        self.out.pictures.append(Picture(name, area))
        self.y = self._caption(name, Area(self.x, 0, self.width, 0), area.bottom + 5) + 4

    # --- tables --------------------------------------------------------------------------------------------------

    def _table(self, rows: Sequence[Block]) -> None:
        columns = max(len(row.cells) for row in rows)
        widths = [
            max(_natural(row.cells[i]) for row in rows if i < len(row.cells)) + 2 * _CELL_PAD for i in range(columns)
        ]
        widths[-1] = min(widths[-1], self.width - sum(widths[:-1]))
        self.y += 1
        for number, row in enumerate(rows):
            self._row(row, widths, number)
        self.y += _GAP + 2

    def _row(self, row: Block, widths: Sequence[float], number: int) -> None:
        self._passage(self.y, row.words)
        x, depth = self.x, 1
        found: list[Line] = []
        for cell, width in zip(row.cells, widths, strict=False):
            lines = set_lines(cell, x + _CELL_PAD, self.y + 3.5, width - 2 * _CELL_PAD)
            found += lines
            depth = max(depth, len(lines))
            x += width
        height = PITCH * depth + 2
        kind = "table.head" if not number else "table.odd" if number % 2 else "table.even"
        self.out.boxes.append(Box(kind, Area(self.x, self.y, sum(widths), height)))
        (self.out.lines if number else self.out.heads).extend(found)
        self.y += height

    def _keys(self, rows: Sequence[Block]) -> None:
        for row in rows:
            self._passage(self.y, row.words)
            x = self.x
            for key in keys_of(row):
                width = max(10.0, measure.width(key) + 6)
                self.out.boxes.append(Box("key", Area(x, self.y - 2, width, _CAP_HIGH), key))
                x += width + 2
            column = max(_KEYS, x - self.x + 4)
            self._text(row.cells[-1], self.x + column, self.width - column)
            self.y += 1.5
        self.y += _GAP

    # --- departments ---------------------------------------------------------------------------------------------

    def _tiles(self) -> None:
        """All departments in two columns over the whole page, a room beside what it does."""
        start = max(self.y, self.margin)
        heights = [start, start]
        for number, tile in enumerate(self.supplies.tiles):
            column = number % 2
            x = LEFT + column * (_HALF + _HALF_GAP)
            y = heights[column]
            text_x = x + ROOM[0] + 10
            width = _HALF - ROOM[0] - 15
            lines: list[Line] = []
            for line in tile.lines:
                lines += set_lines([Run(line)], text_x, y + 16 + PITCH * len(lines), width)
            height = max(_TILE_HIGH, 16 + PITCH * len(lines) + 1)
            self.out.boxes.append(Box("tile", Area(x, y, _HALF, height)))
            self.out.boxes.append(Box(f"strip:{tile.id}", Area(text_x - 5, y + 1, x + _HALF - text_x + 4, 10)))
            self.out.heads += set_lines([Run(tile.name)], text_x, y + 3.5, width)
            self.out.pictures.append(Picture(f"room:{tile.id}", Area(x + 3, y + 3, *ROOM)))
            self.out.lines += lines
            self.out.passages.append(Passage(y, f"{tile.name}: {' '.join(tile.lines)}", tile.name))
            heights[column] = y + height + 4
            if column:
                heights = [max(heights)] * 2
        self.y = max(heights) + _GAP
        self.margin = self.y


def _natural(cell: Sequence[Run]) -> float:
    lines = set_lines(cell, 0, 0, 10 * WIDTH)
    return lines[0].right if lines else 0.0


def _moved(line: Line, dx: float) -> Line:
    return Line(line.y, tuple(replace(part, x=part.x + dx) for part in line.parts))
