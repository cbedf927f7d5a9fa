"""A position as the person who decides stands before it: what the prompt, the tooltips and the targets are made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.content.text import Text
from game.engine.departments import uses_left
from game.engine.moves import Step
from game.engine.state import Decision, State
from game.scenes.table.choice import Choice
from game.ui.view import SeatInfo


@dataclass(frozen=True)
class Situation:
    """`person`: whether a person decides at this window; `choice` is empty when not. `seats` has Andrew last.

    `ways`: the steps to rooms further away, by the room's id; `undone`: what an undo would take back, in words.
    """

    state: State
    text: Text
    seats: tuple[SeatInfo, ...]
    choice: Choice
    person: bool
    looked_at: int = 0
    drawer: str | None = None
    can_undo: bool = False
    can_redo: bool = False
    page: int = 0
    ways: Mapping[str, tuple[Step, ...]] = field(default_factory=dict)
    undone: str = ""

    @property
    def decision(self) -> Decision | None:
        """The kind of decision, None when the game is over."""
        return None if self.state.finished else Decision(self.state.task.kind)

    @property
    def name(self) -> str:
        """Name of the seat that decides."""
        decider = self.state.decider
        return "" if decider is None else self.seats[decider].name

    def uses(self) -> dict[str, int]:
        """Return the uses left in this turn by department, those with none left out (D1)."""
        turn = self.state.turn
        if turn is None or self.decision is not Decision.DEPARTMENTS:
            return {}
        rooms = self.state.seats[turn.seat].rooms
        left = {room.department: uses_left(self.state, turn, room.department) for room in rooms if room.department}
        return {department: n for department, n in left.items() if n}
