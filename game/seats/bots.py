"""Seats that decide by themselves, by the name that set-ups and saves use for them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol

from game.engine import Move, State, fingerprint, legal_moves
from game.seats.planner import Planner

PERSON = "person"
ANDREW = "andrew"


class Bot(Protocol):
    """Decides for a seat. The same position always gets the same answer, in every process."""

    def choose(self, state: State) -> Move:
        """Return a legal move of the position; the position is not changed."""
        ...


class RandomBot:
    """Plays any legal move, each as likely as the others."""

    def choose(self, state: State) -> Move:
        """Return a legal move drawn by the position itself."""
        moves = legal_moves(state)
        return moves[Random(fingerprint(state)).randrange(len(moves))]


class AndrewSeat:
    """Paces Andrew's script: at each stage the rules leave him one move (N)."""

    def choose(self, state: State) -> Move:
        """Return the one move of this stage."""
        return legal_moves(state)[0]


BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "planner": Planner}


def make_bot(kind: str) -> Bot | None:
    """Return who decides for a seat of this kind, None for a person; KeyError for an unknown kind."""
    if kind == PERSON:
        return None
    return AndrewSeat() if kind == ANDREW else BOTS[kind]()
