"""The rulebook: chapters of text and pictures, found by contents, by links and by typing.

The text stands in `content/text/<language>/rulebook.yaml`, its figures come from the content. Its
chapters are known to all scenes (`game.scenes.shared.rulebook_chapters`).
"""

from game.scenes.rulebook.scene import RulebookScene

__all__ = ["RulebookScene"]
