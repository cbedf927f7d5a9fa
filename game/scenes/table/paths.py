"""Ways of several employee steps: clicking a far room plays the steps to it one by one (H2)."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from game.engine import moves as m
from game.engine.state import State
from game.ui.view import room_id


def paths(state: State, moves: Sequence[m.Move]) -> dict[str, tuple[m.Step, ...]]:
    """Return the shortest way to each room that the employee of `moves` can reach, by the room's id.

    `moves` are what is left of a choice; ways exist only when they are all steps of the same employee. Of equally
    short ways the one through the lower and more left rooms is taken.
    """
    steps = [move for move in moves if isinstance(move, m.Step)]
    if not steps or len(steps) < len(moves) or len({step.who for step in steps}) != 1:
        return {}
    company = state.content.company
    who = steps[0].who
    start = company.index(*who.place)
    limit = state.seats[state.task.seat].steps
    found: dict[int, tuple[m.Step, ...]] = {start: ()}
    queue = deque([start])
    while queue:
        room = queue.popleft()
        if len(found[room]) == limit:
            continue
        for other in company.neighbours(room):
            if other not in found:
                mover = who if room == start else m.Who(*company.place(room))
                found[other] = (*found[room], m.Step(mover, m.Place(*company.place(other))))
                queue.append(other)
    return {room_id(*company.place(room)): way for room, way in found.items() if way}
