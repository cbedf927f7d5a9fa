"""The sheet of scores (`game.session.score_sheet`) as it is shown at the end and during a game."""

from game.scenes.scores.scene import ScoresScene, SheetScene

__all__ = ["ScoresScene", "SheetScene"]
