"""The sheet of scores: what stands on it, as plain data, and the scene that shows it at the end and during a game."""

from game.scenes.scores.scene import ScoresScene, SheetScene

__all__ = ["ScoresScene", "SheetScene"]
