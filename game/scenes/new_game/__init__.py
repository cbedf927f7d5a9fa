"""The set-up of a new game: a draft of the options as plain data, and the scene that edits it."""

from game.scenes.new_game.scene import NewGameScene, default_draft

__all__ = ["NewGameScene", "default_draft"]
