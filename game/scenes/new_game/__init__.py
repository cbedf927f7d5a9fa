"""The set-up of a new game: the scene that edits a draft of it (`game.session.draft`), and the way to a game."""

from game.scenes.new_game.scene import NewGameScene, default_draft

__all__ = ["NewGameScene", "default_draft"]
