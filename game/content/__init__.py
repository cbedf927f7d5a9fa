"""What is printed in the box, read from the YAML files of the content folder into frozen, typed objects.

Everything is checked on loading and all problems are reported together. Nothing here knows the rules;
of the game it imports nothing but the place of its own files.
"""

from game.content.load import load, load_default
from game.content.model import Content
from game.content.problems import ContentError, Problem

__all__ = ["Content", "ContentError", "Problem", "load", "load_default"]
