"""Playing alone outside of the campaign: quick games, the game of the day, and statistics of both."""

from game.scenes.solo.scene import SoloScene

__all__ = ["SoloScene"]
