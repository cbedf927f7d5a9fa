"""The campaign: who plays, the map of the journey, the page before a chapter and the page after it.

`journal` holds what the scenes share; `ending` is asked by the table when a game is over.
"""

from game.scenes.campaign.journal import Journal
from game.scenes.campaign.journey import JourneyScene

__all__ = ["Journal", "JourneyScene"]
