"""Checks of the text catalogue: every name there, and every language complete."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from game.content.draft import Draft
from game.content.effects import Gain
from game.content.model import ActionType, Difficulty, Level, ProjectType, Region
from game.content.problems import Fault, shown
from game.content.text import DEFAULT_LANGUAGE, FOLDER, PLURAL_KEY, Text, folders_of_text, languages, read_text
from game.folders import listing, shown_name


def texts(directory: Path, draft: Draft) -> list[Fault]:
    """Return what is wrong with the texts of a content folder: in the files, and with what they must hold.

    Every language has the keys and the gaps of the default one; together they name everything in the content.
    """
    found = languages(directory)
    if DEFAULT_LANGUAGE not in found:
        shut = listing(directory / FOLDER).shut
        if shut is not None:
            return [Fault(shown(directory, FOLDER), 0, "", "folder_unreadable", {"reason": str(shut.values["why"])})]
        return [Fault(shown(directory, f"{FOLDER}/{DEFAULT_LANGUAGE}"), 0, "", "language_missing")]
    odd = [shown_name(path) for path in folders_of_text(directory) if path.name not in found]
    faults = [Fault(shown(directory, f"{FOLDER}/{name}"), 0, "", "odd_name") for name in odd]
    model: Text | None = None
    for language in found:
        text, in_files = read_text(directory, language)
        faults += in_files
        model = text if model is None else model
        refused = {fault.path for fault in in_files}
        if any(not path for path in refused):
            continue  # a file is missing as a whole; each of its keys would be reported again
        where = shown(directory, f"{FOLDER}/{language}")
        wanted = dict.fromkeys((*keys_needed(draft), PLURAL_KEY, *model))
        faults += _missing(text, where, (key for key in wanted if key not in refused))
        if text is not model:
            faults += _compared(text, model)
    return faults


def keys_needed(draft: Draft) -> Iterator[str]:
    """Return the keys of all names the content needs."""
    for reading in draft.readings.values():
        for city in reading.defined.get("city", ()):
            yield f"city.{city}"
        for donation in reading.defined.get("donation", ()):
            yield f"donation.{donation}.name"
            yield f"donation.{donation}.text"
        for department in reading.defined.get("starting_department", ()):
            yield from _department(department)
    if draft.available("departments.tiles"):
        for tile in draft.files.departments.tiles.values():
            yield from _department(tile.id)
    if draft.available("donations.themes"):
        for theme in draft.files.donations.themes:
            yield f"theme.{theme}"
    for type_ in (*(f"action.{a}" for a in ActionType), *(f"project.{p}" for p in ProjectType)):
        yield type_
        yield f"{type_}.short"
    vocabularies = {"region": Region, "level": Level, "difficulty": Difficulty}
    for part, vocabulary in vocabularies.items():
        yield from (f"{part}.{word}" for word in vocabulary)
    yield from (f"resource.{resource}" for resource in Gain.__struct_fields__)


def _department(id_: str) -> Iterator[str]:
    return (f"department.{id_}.{part}" for part in ("name", "short", "effect"))


def _missing(text: Text, where: str, keys: Iterable[str]) -> Iterator[Fault]:
    return (Fault(where, 0, key, "text_missing") for key in keys if not text.has(key))


def _compared(text: Text, model: Text) -> Iterator[Fault]:
    """Find keys only this language has, and sentences with other gaps than the default language's."""
    for key in text:
        entry = text.entry(key)
        if not model.has(key):
            yield Fault(entry.file, entry.line, key, "text_extra", {"language": model.language})
            continue
        gaps, wanted = entry.template.names(), model.entry(key).template.names()
        if gaps != wanted:
            values = {
                "gaps": _listed(gaps),
                "expected": _listed(wanted),
                "language": model.language,
            }
            yield Fault(entry.file, entry.line, key, "text_gaps", values)


def _listed(gaps: Iterable[str]) -> str:
    return ", ".join(f"{{{name}}}" for name in sorted(gaps)) or "-"
