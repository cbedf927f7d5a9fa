"""The rules: positions, moves, events and scores as plain data.

Pure: no pygame, no files, no clock, no global state, no print. May import `game.content.model` only.
"""

from game.engine.events import REVEALS, Cause, Event, Kind
from game.engine.moves import Move, MoveError, parse
from game.engine.options import LARGEST_SEED, Options, OptionsError
from game.engine.play import apply, kinds, legal_moves, why_not
from game.engine.refusal import IllegalMove, Refusal
from game.engine.scoring import Category, Line, Sheet, score, sheets, winners
from game.engine.setup import new_game
from game.engine.soundness import fault
from game.engine.state import Decision, State, copy, fingerprint, restore, snapshot

__all__ = [
    "LARGEST_SEED",
    "REVEALS",
    "Category",
    "Cause",
    "Decision",
    "Event",
    "IllegalMove",
    "Kind",
    "Line",
    "Move",
    "MoveError",
    "Options",
    "OptionsError",
    "Refusal",
    "Sheet",
    "State",
    "apply",
    "copy",
    "fault",
    "fingerprint",
    "kinds",
    "legal_moves",
    "new_game",
    "parse",
    "restore",
    "score",
    "sheets",
    "snapshot",
    "why_not",
    "winners",
]
