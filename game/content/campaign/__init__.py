"""Campaigns: chapters of solo games with settings, extra rules and objectives of their own, read from YAML.

The program's own campaign lies in the content folder, with its words in the text catalogue; a person's own ones are
single files that hold their words, too. A chapter with faults is reported and left out; the others can be played.
"""

from game.content.campaign.book import Book, own, read_book
from game.content.campaign.form import Words
from game.content.campaign.library import library

__all__ = ["Book", "Words", "library", "own", "read_book"]
