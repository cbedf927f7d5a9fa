"""How the table behaves for the person at this computer, for as long as the program runs."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Preferences:
    """`animated`: moves are seen, not only their outcome."""

    animated: bool = True


PREFERENCES = Preferences()
