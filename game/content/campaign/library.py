"""All campaigns there are: the program's own one, and the files in the person's folder."""

from __future__ import annotations

from pathlib import Path

from game import folders
from game.content.campaign.book import Book, own, read_book
from game.content.model import Content
from game.content.text import Text

SUFFIXES = (".yaml", ".yml")


def library(directory: Path, content: Content, text: Text) -> list[Book]:
    """Return the campaign of a content folder, then those of the person's folder by title."""
    return [own(directory, content, text), *sorted(_of_the_person(content, text), key=lambda book: book.title)]


def _of_the_person(content: Content, text: Text) -> list[Book]:
    try:
        files = sorted(path for path in folders.campaigns_dir().iterdir() if path.suffix.lower() in SUFFIXES)
    except OSError:
        return []
    return [read_book(path, content, text) for path in files if path.is_file()]
