"""What is chosen before a game starts."""

from __future__ import annotations

import msgspec

from game.content.model import Difficulty, Layout, ProjectType, Side
from game.content.scenario import Scenario

Sides = dict[ProjectType, Side]
LARGEST_SEED = 2**53 - 1  # whole in every reader of JSON


class OptionsError(ValueError):
    """Options that do not fit together; `key` names the sentence in the text catalogue."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a game.

    `seats`: seats of people and bots, Andrew not counted. `difficulty`: Andrew's, for exactly one seat. `sides`: tab
    sides by seat, missing ones are A. `layout`: None is the content's. `start_seat`: who is first; None: the seed says.
    `scenario`: a campaign's chapter, for solo games.
    """

    seats: int
    seed: int
    difficulty: Difficulty | None = None
    sides: tuple[Sides, ...] = ()
    layout: Layout | None = None
    start_seat: int | None = None
    scenario: Scenario | None = None

    def check(self) -> None:
        """Raise OptionsError when the options do not fit together (S0, N1)."""
        if not 1 <= self.seats <= 4:
            raise OptionsError("seats")
        if (self.seats == 1) != (self.difficulty is not None):
            raise OptionsError("andrew")
        if self.scenario is not None and self.seats != 1:
            raise OptionsError("scenario")
        if len(self.sides) > self.seats:
            raise OptionsError("sides")
        if self.start_seat is not None and not 0 <= self.start_seat < self.seats:
            raise OptionsError("start_seat")
        if not 0 <= self.seed <= LARGEST_SEED:
            raise OptionsError("seed")

    def side(self, seat: int, tab: ProjectType) -> Side:
        """Return the side of a seat's tab (S3)."""
        return self.sides[seat].get(tab, Side.A) if seat < len(self.sides) else Side.A
