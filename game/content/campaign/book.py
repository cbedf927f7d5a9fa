"""Reads a campaign file into a book: the chapters that can be played, their words, and the problems of the others."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from game.content import yaml_nodes
from game.content.campaign.checks import Examiner
from game.content.campaign.form import (
    CHAPTERS,
    EFFECTS,
    LONGEST,
    RULES,
    TITLE,
    CampaignFile,
    ChapterEntry,
    ObjectiveEntry,
    Words,
)
from game.content.draft import read_file
from game.content.model import Content, Level
from game.content.problems import Fault, Problem, in_order, shown
from game.content.scenario import Campaign, Chapter, Objective, Scenario, Start
from game.content.text import FOLDER, Text
from game.content.typed import Reading, read_typed
from game.content.words import problems
from game.folders import shown_name

FILE = "campaign.yaml"
PARTS = ("title", "place", "years", "won", "lost")
_NAMES_OF_OTHERS = frozenset({"rule", "objective"})
"""Parts of the catalogue's `campaign` that are no chapters."""


@dataclass(frozen=True)
class Book:
    """A campaign as it can be played. `id` is '' for the program's own, else the name of its file without suffix.

    `problems`: all of its file; `faulty`: the ids of the chapters left out because of them. `words`: those of a
    person's own campaign.
    """

    id: str
    title: str
    campaign: Campaign
    problems: tuple[Problem, ...] = ()
    faulty: tuple[str, ...] = ()
    words: dict[str, Words] = field(default_factory=dict)

    def tell(self, chapter: str, text: Text) -> Words:
        """Return the words of a chapter; the program's own come from the catalogue."""
        return self.words[chapter] if chapter in self.words else catalogued(chapter, text)

    def chapter(self, id: str) -> Chapter | None:
        """Return a chapter that can be played."""
        return next((chapter for chapter in self.campaign.chapters if chapter.id == id), None)

    def after(self, id: str) -> Chapter | None:
        """Return the chapter that winning `id` opens."""
        chapters = self.campaign.chapters
        ids = [chapter.id for chapter in chapters]
        at = ids.index(id) + 1 if id in ids else len(ids)
        return chapters[at] if at < len(ids) else None


def catalogued(chapter: str, text: Text) -> Words:
    """Return the words that the catalogue has for a chapter."""
    told = {part: text(f"campaign.{chapter}.{part}") for part in PARTS}
    return Words(story=tuple(text(key) for key in _paragraphs(chapter, text)), **told)


def _paragraphs(chapter: str, text: Text) -> Iterator[str]:
    number = 1
    while text.has(f"campaign.{chapter}.story.{number}"):
        yield f"campaign.{chapter}.story.{number}"
        number += 1


def own(directory: Path, content: Content | None, text: Text) -> Book:
    """Read the campaign of a content folder; a folder without one has an empty book."""
    if not os.path.lexists(directory / FILE):
        return Book("", "", Campaign(()))
    file, reading, _ = read_file(directory, FILE, CampaignFile)
    _check(file, reading, content, words=False)
    faults = [*reading.faults, *_missing_words(file, directory, text)]
    return _book("", text("campaign.title"), (file, reading), faults, directory, text)


def read_book(path: Path, content: Content, text: Text, id: str | None = None) -> Book:
    """Read a campaign file of a person's own, which holds its words. `id`: its name without suffix if not given."""
    name = shown_name(path)
    reading = Reading(f"{shown_name(path.parent)}/{name}")  # the whole path would be longer than the window is wide
    node, faults = yaml_nodes.read(path, reading.file)
    reading.faults.extend(faults)
    file = read_typed(node, CampaignFile, reading) if node is not None else None
    _check(file, reading, content, words=True)
    stem = name.removesuffix(path.suffix)
    title = _one_line(file.title)[:TITLE] if file is not None else ""
    return _book(id or stem, title or stem, (file, reading), reading.faults, path.parent, text)


# --- checking ----------------------------------------------------------------------------------------------------


def _check(file: CampaignFile | None, reading: Reading, content: Content | None, *, words: bool) -> None:
    """Check every chapter that could be read; without content only their form."""
    if file is None or file.chapters is None:
        return
    if not file.chapters and not reading.faults:
        reading.fault(("chapters",), "campaign_empty")
    _no_longer(reading, ("title",), file.title, TITLE)
    for number, (id, chapter) in enumerate(file.chapters.items(), 1):
        path = ("chapters", id)
        if number > CHAPTERS:
            reading.fault(path, "campaign_chapters", most=CHAPTERS)
        if id in _NAMES_OF_OTHERS:
            reading.fault(path, "bad_name", value=id)
        if words and chapter.words is None:
            reading.fault(path, "missing_key", key="words")
        elif not words and chapter.words is not None:
            reading.fault((*path, "words"), "campaign_words")
        if chapter.words is not None and not chapter.words.story:
            reading.fault((*path, "words", "story"), "empty_list")
        for part, most in LONGEST.items() if chapter.words is not None else ():
            _no_longer(reading, (*path, "words", part), getattr(chapter.words, part), most)
        if content is not None:
            Examiner(content, reading, path).examine(chapter)


def _no_longer(reading: Reading, path: tuple[str, ...], words: str, most: int) -> None:
    if len(words) > most:
        reading.fault(path, "campaign_long", count=len(words), most=most)


def _missing_words(file: CampaignFile | None, directory: Path, text: Text) -> Iterator[Fault]:
    """Find words that the catalogue lacks: of the chapters, and of the vocabulary itself."""
    where = shown(directory, f"{FOLDER}/{text.language}")
    wanted = (
        ["campaign.title"]
        + [f"campaign.rule.{rule}" for rule in RULES]
        + [f"campaign.objective.{effect}" for effect in EFFECTS]
    )
    for id in (file.chapters or ()) if file is not None else ():
        wanted += [f"campaign.{id}.{part}" for part in (*PARTS, "story.1")]
    yield from (Fault(where, 0, key, "text_missing") for key in wanted if not text.has(key))


# --- building ----------------------------------------------------------------------------------------------------


def _book(
    id: str, title: str, read: tuple[CampaignFile | None, Reading], faults: list[Fault], directory: Path, text: Text
) -> Book:
    file, reading = read
    entries = dict(file.chapters or {}) if file is not None else {}
    names = list(dict.fromkeys(path[1] for path in reading.lines if len(path) > 1 and path[0] == "chapters"))
    wrong = {name for fault in faults for name in _spoilt(fault, names)}
    chapters, words = [], {}
    for number, name in enumerate(names, 1):
        entry = entries.get(name)
        if entry is None or name in wrong:
            continue
        chapters.append(Chapter(name, number, entry.year, entry.city, scenario(entry), entry.picture))
        if entry.words is not None:
            words[name] = _lined(entry.words)
    told = tuple(problems(in_order(faults), directory, text.language))
    faulty = tuple(name for name in names if name in wrong or name not in entries)
    return Book(id, title, Campaign(tuple(chapters)), told, faulty, words)


def _lined(words: Words) -> Words:
    """Return words whose short parts are a line each, however they were written."""
    short = {part: _one_line(getattr(words, part)) for part in ("title", "place", "years")}
    return msgspec.structs.replace(words, **short)


def _one_line(words: str) -> str:
    return " ".join(words.split())


def _spoilt(fault: Fault, names: list[str]) -> list[str]:
    """Return the chapter that a fault is about, in the campaign's file or in the catalogue."""
    part, _, rest = fault.path.partition(".")
    name = rest.partition(".")[0]
    return [name] if part in ("chapters", "campaign") and name in names else []


def scenario(entry: ChapterEntry) -> Scenario:
    """Return the game of a chapter."""
    start = entry.start
    return Scenario(
        rows=entry.timeline,
        display=entry.display,
        neutral_discs=entry.neutral_discs,
        start=Start(start.money, start.goods, start.departments, start.tabs, start.track),
        rules=entry.rules,
        objectives=tuple(_objective(objective) for objective in entry.objectives),
    )


def _objective(entry: ObjectiveEntry) -> Objective:
    asked = {name: getattr(entry, name) for name in EFFECTS}
    return Objective(level=entry.level or Level.CART, **asked)
