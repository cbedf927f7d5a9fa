"""From the legal moves and what has been clicked so far: what can be clicked next, and which move is meant.

Each move is a set of elements (see `elements`). The clicked ones leave the moves that have them all, the
candidates. Of these the elements at the lowest open level are offered. An element that all candidates of a kind
have in common counts as clicked for that kind, but clicking it still narrows the choice to it. A move is meant
once it is the only candidate. Pure: no pygame, no clock.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import groupby

from game.engine.moves import Build, Move
from game.engine.state import State
from game.scenes.table.elements import Element, department_room, elements


@dataclass(frozen=True)
class Choice:
    """A menu of moves, partly clicked through. `prefer`: the room that builds when nobody clicks another."""

    parts: tuple[tuple[Move, tuple[Element, ...]], ...]
    chosen: tuple[str, ...] = ()
    prefer: str | None = None

    @property
    def candidates(self) -> tuple[Move, ...]:
        """Moves that hold everything clicked so far."""
        return tuple(move for move, _ in self._open())

    @property
    def all_ids(self) -> tuple[str, ...]:
        """Ids of everything that some move of the menu is made of, each once."""
        return tuple(dict.fromkeys(e.id for _, own in self.parts for e in own))

    @property
    def move(self) -> Move | None:
        """The move that the clicks mean; None while they can mean several, or nothing has been clicked."""
        if not self.chosen:
            return None
        left = self.candidates
        if len(left) == 1:
            return left[0]
        return self._default(left)

    @cached_property
    def offered(self) -> dict[str, Element]:
        """Elements that can be clicked now, by id and in the order of the moves; aliases not included."""
        result: dict[str, Element] = {}
        left = self._open()
        for _, kind in groupby(left, key=lambda part: type(part[0])):
            parts = list(kind)
            for element in _offered(parts, set(self.chosen), alone=len(parts) == len(left)):
                result.setdefault(element.id, element)
        return result

    def resolve(self, id: str) -> str | None:
        """Return the offered element that a click on `id` means, None when it means nothing."""
        return id if id in self.offered else self._aliases.get(id)

    @cached_property
    def _aliases(self) -> dict[str, str]:
        return {alias: e.id for e in self.offered.values() for alias in e.aliases}

    def click(self, id: str) -> Choice:
        """Return the choice after a click; a chosen element is taken back, and what was clicked after it."""
        if id in self.chosen:
            return replace(self, chosen=self.chosen[: self.chosen.index(id)])
        element = self.resolve(id)
        return self if element is None else replace(self, chosen=(*self.chosen, element))

    def switched(self, id: str) -> Choice | None:
        """Return the choice after a click on `id`, None when it means nothing.

        A chosen thing is taken back; one of the same family as a chosen thing takes its place.
        """
        if id in self.chosen or self.resolve(id) is not None:
            return self.click(id)
        before: Choice | None = self
        while before is not None and before.chosen:
            replaced, before = before.chosen[-1], before.back
            if before.resolve(id) is not None:
                return before.click(id) if family(replaced) == family(id) else None
        return None

    @cached_property
    def back(self) -> Choice:
        """The choice without the last click."""
        return replace(self, chosen=self.chosen[:-1])

    def preview(self, id: str) -> tuple[Move, ...]:
        """Return the moves that a click on `id` would leave."""
        after = self.click(id)
        return (after.move,) if after.move is not None else after.candidates

    def _open(self) -> list[tuple[Move, tuple[Element, ...]]]:
        wanted = set(self.chosen)
        return [part for part in self.parts if wanted <= {e.id for e in part[1]}]

    def _default(self, left: Sequence[Move]) -> Move | None:
        """Return the candidate of the preferred department when candidates differ in nothing else (D1)."""
        if self.prefer is None or not all(isinstance(move, Build) for move in left):
            return None
        same = {(move.type, move.city, move.plot) for move in left if isinstance(move, Build)}
        if len(same) != 1:
            return None
        return next((move for move, parts in self._open() if any(e.id == self.prefer for e in parts)), None)


def family(id: str) -> str:
    """Return the kind of a thing: what stands before its name, for buttons with their first word."""
    kind, *rest = id.split(":")
    return f"{kind}:{rest[0]}" if kind == "button" else kind


def choice(state: State, moves: Sequence[Move]) -> Choice:
    """Return the untouched menu of a position's legal moves."""
    ordered = sorted(moves, key=lambda move: type(move).keyword)
    prefer = None
    if not state.finished and state.turn is not None and state.turn.current is not None:
        prefer = department_room(state, state.turn.current)
    return Choice(tuple((move, elements(state, move)) for move in ordered), prefer=prefer)


def _offered(parts: list[tuple[Move, tuple[Element, ...]]], chosen: set[str], *, alone: bool) -> list[Element]:
    """Return what can be clicked next among the candidates of one kind; `alone`: no other kind has any."""
    common = {e.id for e in parts[0][1]}
    for _, own in parts[1:]:
        common &= {e.id for e in own}
    gates = {e.id for _, own in parts for e in own if e.gate}
    implicit = common - gates
    result: list[Element] = []
    for _, own in parts:
        left = [e for e in own if e.id not in chosen and e.id not in implicit]
        lowest = min((e.level for e in left), default=0)
        result += [e for e in left if e.level == lowest]
    if any(e.gate and e.id not in chosen for _, own in parts for e in own):
        return result
    shared = [e for e in parts[0][1] if e.id in common and e.id not in chosen]
    if shared and (not alone or not result):
        lowest = min(e.level for e in shared)
        result += [e for e in shared if e.level == lowest]
    return result
