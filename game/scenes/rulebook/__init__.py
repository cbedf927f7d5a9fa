"""The rulebook: chapters of text and pictures, found by contents, by links and by typing.

The text stands in `content/text/<language>/rulebook.yaml`, its figures come from the content. May import what other
scenes do; the table is not needed.
"""

from game.scenes.rulebook.scene import RulebookScene

__all__ = ["RulebookScene"]
