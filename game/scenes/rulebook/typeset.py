"""Setting words: runs of several styles broken into lines, each part with its place.

All in art pixels and with widths that hold at every size of the window, so a page is the same in all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.scenes.rulebook.markup import Run, Style
from game.ui import art
from game.ui.board import measure

PITCH = 10.0  # from line to line
CAPITALS = 5.0
_SPRITE_GAP = 0.5

Width = Callable[[str], float]


@dataclass(frozen=True)
class Part:
    """Words of one style on a line, or a sprite, from `x` and `width` wide; `space`: it follows one."""

    x: float
    width: float
    run: Run
    space: bool = False


@dataclass(frozen=True)
class Line:
    """A line of parts; its capitals' top lies at `y`."""

    y: float
    parts: tuple[Part, ...]

    @property
    def right(self) -> float:
        """Where it ends."""
        return max((part.x + part.width for part in self.parts), default=0.0)


@dataclass(frozen=True)
class _Atom:
    """A word or a sprite; `space`: whether one stands before it."""

    run: Run
    space: bool


def set_lines(runs: Iterable[Run], x: float, y: float, width: float) -> list[Line]:
    """Break runs into lines at most `width` wide, the first one's capitals at `y`."""
    lines: list[Line] = []
    current: list[_Atom] = []
    for chunk in _chunks(_atoms(runs)):
        longer = [*current, *chunk]
        if current and _width(longer) > width:
            lines.append(_line(current, x, y + PITCH * len(lines)))
            current = chunk
        else:
            current = longer
    if current:
        lines.append(_line(current, x, y + PITCH * len(lines)))
    return lines


def _atoms(runs: Iterable[Run]) -> Iterable[_Atom]:
    space = False
    for run in runs:
        if run.style is Style.SPRITE:
            yield _Atom(run, space)
            space = False
            continue
        words = run.text.split()
        for number, word in enumerate(words):
            first = number == 0 and not run.text[:1].isspace()
            yield _Atom(Run(word, run.style, run.target), space if first else True)
            space = False
        space = run.text[-1:].isspace() or (space and not words)


def _chunks(atoms: Iterable[_Atom]) -> list[list[_Atom]]:
    """Atoms between which a line may not break."""
    found: list[list[_Atom]] = []
    for atom in atoms:
        if atom.space or not found:
            found.append([atom])
        else:
            found[-1].append(atom)
    return found


def _merged(atoms: list[_Atom]) -> list[_Atom]:
    """Words of the same style and target as one."""
    found: list[_Atom] = []
    for atom in atoms:
        last = found[-1].run if found else None
        run = atom.run
        if last is not None and run.style is not Style.SPRITE and (last.style, last.target) == (run.style, run.target):
            joined = f"{last.text}{' ' if atom.space else ''}{run.text}"
            found[-1] = _Atom(Run(joined, run.style, run.target), found[-1].space)
        else:
            found.append(atom)
    return found


def _width(atoms: list[_Atom]) -> float:
    return _line(atoms, 0, 0).right


def _line(atoms: list[_Atom], x: float, y: float) -> Line:
    return Line(y, _placed(((atom.run, atom.space) for atom in _merged(atoms)), x, measure.width))


def fitted(line: Line, width: Width) -> tuple[Part, ...]:
    """The parts of a line moved together as a font's own widths allow."""
    left = line.parts[0].x if line.parts else 0.0
    return _placed(((part.run, part.space) for part in line.parts), left, width)


def _placed(runs: Iterable[tuple[Run, bool]], x: float, width: Width) -> tuple[Part, ...]:
    parts: list[Part] = []
    for run, space in runs:
        if space and parts:
            x += width(" ")
        wide = art.size(run.target)[0] + _SPRITE_GAP if run.style is Style.SPRITE else width(run.text)
        parts.append(Part(x, wide, run, space))
        x += wide
    return tuple(parts)
