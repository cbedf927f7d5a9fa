"""All campaigns there are: the program's own one, and the files in the person's folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game import folders
from game.content.campaign.book import Book, own, read_book
from game.content.model import Content
from game.content.text import SUFFIXES, Text


def library(directory: Path, content: Content, text: Text) -> list[Book]:
    """Return the campaign of a content folder, then those of the person's folder by title."""
    return [own(directory, content, text), *sorted(_of_the_person(content, text), key=lambda book: book.title)]


def _of_the_person(content: Content, text: Text) -> Iterator[Book]:
    taken: set[str] = set()
    for path in folders.listing(folders.campaigns_dir()).paths:
        if path.suffix.lower() in SUFFIXES and not path.name.startswith("."):
            id = _id(path, taken)
            taken.add(id)
            yield read_book(path, content, text, id)


def _id(path: Path, taken: set[str]) -> str:
    """Return what results of a campaign are kept under: its file's name without suffix, if no other one has that."""
    name = folders.shown_name(path)
    stem = name.removesuffix(path.suffix)
    return next(
        id for id in (stem, name, *(f"{name} {number}" for number in range(2, 2 + len(taken)))) if id not in taken
    )
