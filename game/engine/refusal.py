"""Why a move is not legal: the id of the rule and a reason, whose sentence stands in the text catalogue."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from game.engine.events import Event
from game.engine.moves import Move
from game.engine.state import State, Task


class Refusal(msgspec.Struct, frozen=True):
    """`rule`: id in RULES.md; `reason`: text key `illegal.<reason>`; `values`: what its sentence names."""

    rule: str
    reason: str
    values: dict[str, int | str] = {}


class IllegalMove(ValueError):
    """A move that the rules do not allow here; the position is untouched."""

    def __init__(self, move: Move, refusal: Refusal) -> None:
        super().__init__(f"{move}: {refusal.rule} {refusal.reason} {refusal.values or ''}".rstrip())
        self.move = move
        self.refusal = refusal


Lister = Callable[[State, Task, list[Move]], None]


class Handler(NamedTuple):
    """One kind of move: which are legal, why another one is not, what it does.

    `legal(state, task, moves)` appends every legal move to `moves`, in canonical order and without a word about others;
    None: the kind before it lists them too. `refuse(state, task, move)` is None for a legal one;
    `perform(state, task, move, out)` plays it and appends what happened to `out`.
    """

    legal: Lister | None
    refuse: Callable[[State, Task, Any], Refusal | None]
    perform: Callable[[State, Task, Any, list[Event]], None]
