"""The chapters as pages: laid out when they are first opened, and all of them for the search."""

from __future__ import annotations

from game.content.model import Content, Department
from game.content.text import Text
from game.scenes.rulebook.layout import Page, Supplies, Tile, compose
from game.scenes.rulebook.markup import Block, Known, blocks
from game.scenes.rulebook.pictures import Pictures
from game.scenes.rulebook.values import values
from game.scenes.shared.rulebook_chapters import ORDER, Chapter
from game.ui import art


class Library:
    """Pages of all chapters; the same in every window."""

    def __init__(self, content: Content, text: Text) -> None:
        self.content = content
        self.text = text
        self.pictures = Pictures(content, text)
        self.titles = {chapter: text(f"rulebook.{chapter}.title") for chapter in ORDER}
        self._values = values(content, text)
        self._pages: dict[Chapter, Page] = {}
        self._supplies = Supplies(
            self.pictures.exists,
            self.pictures.size,
            self.pictures.caption,
            tuple(self._tile(department) for department in _sorted(content)),
            {"example": text("rulebook.example")},
        )

    def words(self, chapter: Chapter) -> str:
        """A chapter's text with the figures of the content."""
        return self.text(f"rulebook.{chapter}.text", **self._values)

    def blocks(self, chapter: Chapter) -> list[Block]:
        """A chapter's text taken apart."""
        return blocks(
            self.words(chapter), Known({str(other): title for other, title in self.titles.items()}, art.exists)
        )

    def page(self, chapter: Chapter) -> Page:
        """A chapter laid out."""
        if chapter not in self._pages:
            self._pages[chapter] = compose(self.titles[chapter], self.blocks(chapter), self._supplies)
        return self._pages[chapter]

    def _tile(self, department: Department) -> Tile:
        key = f"department.{department.id}"
        lines = [self.text(f"{key}.effect")]
        if department.continuous is not None:
            lines.append(self.text("rulebook.lasting"))
        return Tile(department.id, self.text(f"{key}.name"), tuple(lines))


def _sorted(content: Content) -> list[Department]:
    """Departments by type and number."""
    types = list(dict.fromkeys(department.type for department in content.starting_departments.values()))
    return sorted(content.departments.values(), key=lambda d: (types.index(d.type), d.number))
