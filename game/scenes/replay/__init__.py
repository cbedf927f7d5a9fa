"""Watching a saved game at the table, move by move, forward and back; nothing in it can be played or saved.

`stage` says what is shown, `scene` brings time, keys and the film of the moves.
"""

from game.scenes.replay.scene import ReplayScene

__all__ = ["ReplayScene"]
