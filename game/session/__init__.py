"""A game being played: engine state, history, undo, saves, replay, and events and moves in words.

May import the seats, the engine, the content and the text catalogue; nothing that draws.
"""

from game.session.save import SaveError, read_save, write_save
from game.session.session import Entry, SeatSetup, Session, Setup

__all__ = ["Entry", "SaveError", "SeatSetup", "Session", "Setup", "read_save", "write_save"]
