"""Finding words in the chapters. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from game.scenes.rulebook.layout import Passage
from game.scenes.shared.rulebook_chapters import Chapter

LEAST = 2  # letters


@dataclass(frozen=True)
class Hit:
    """A passage that holds all words that were typed."""

    chapter: Chapter
    passage: Passage


def words_of(typed: str) -> list[str]:
    """What is searched for: words, or beginnings of words, in small letters."""
    return typed.casefold().split() if len(typed.strip()) >= LEAST else []


def find(typed: str, chapters: Mapping[Chapter, Iterable[Passage]]) -> list[Hit]:
    """Return the passages that hold all of the words, chapter by chapter; titles of their own chapter first."""
    words = words_of(typed)
    if not words:
        return []
    return [
        Hit(chapter, passage)
        for chapter, passages in chapters.items()
        for passage in passages
        if all(begins(passage.words, word) for word in words)
    ]


def begins(text: str, word: str) -> bool:
    """Whether a word of a text begins so."""
    return bool(places(text, [word]))


def places(text: str, words: Iterable[str]) -> list[tuple[int, int]]:
    """Where in a text words begin with what is searched for: starts and ends, in order."""
    small = text.casefold()
    if len(small) != len(text):  # letters that fold into two
        small = text.lower()
    found = []
    for word in words:
        at = small.find(word)
        while at >= 0:
            if at == 0 or not small[at - 1].isalnum():
                found.append((at, at + len(word)))
            at = small.find(word, at + 1)
    return sorted(found)
