"""The rules: positions, moves, events and scores as plain data.

Pure: no pygame, no files, no clock, no global state, no print. May import `game.content.model` only.
"""

from .events import REVEALS, Cause, Event, Kind
from .moves import Move, MoveError, parse
from .options import Options, OptionsError
from .play import apply, kinds, legal_moves, why_not
from .refusal import IllegalMove, Refusal
from .scoring import Category, Line, Sheet, score, sheets, winners
from .setup import new_game
from .state import Decision, State, copy, fingerprint, restore, snapshot

__all__ = [
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
