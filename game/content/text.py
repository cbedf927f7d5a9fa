"""The text catalogue: every word a person reads, by key, from `content/text/<language>/*.yaml`.

Nested keys of the files are joined by dots; which file a key stands in does not matter. Sentences have gaps and
plurals (`game.content.template`). A language folder says in `language.yaml` what it is called and how it counts.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from game.content import template, yaml_nodes
from game.content.problems import Fault, Value, shown
from game.content.template import PLURALS, Template, TemplateError
from game.content.typed import name_fault
from game.content.yaml_nodes import Node, Refused, Scalar, Sequence
from game.folders import listing, shown_name
from game.paths import content_dir

DEFAULT_LANGUAGE = "en"
FOLDER = "text"
SUFFIXES = (".yaml", ".yml")
"""What files of a person's own may end with, in small or capital letters; hidden ones are those of other programs."""
PLURAL_KEY = "language.plural"
_FALLBACK_PLURAL = "other"


@dataclass(frozen=True, slots=True)
class Entry:
    """A sentence and where it stands."""

    file: str
    line: int
    template: Template


class Text:
    """The sentences of one language: `text("log.built", city="Reno")`.

    A missing key or value raises KeyError when `strict`, as in tests; otherwise the key or the gap itself is shown,
    because a game with one odd line is better than none. A text `beside` it is asked for what is missing before that.
    """

    def __init__(
        self,
        language: str,
        entries: Mapping[str, Entry],
        plural: str,
        *,
        strict: bool = False,
        beside: Text | None = None,
    ) -> None:
        self.language = language
        self.plural = plural
        self.strict = strict
        self.beside = beside
        self._entries = entries

    def __call__(self, key: str, /, **values: object) -> str:
        """Return the sentence with its values filled in."""
        entry = self._entries.get(key)
        if entry is None:
            if self.beside is not None:
                return self.beside(key, **values)
            if self.strict:
                raise KeyError(key)
            return key
        try:
            return entry.template.fill(values, self.plural)
        except KeyError as error:
            if self.strict:
                raise KeyError(f"{key}: {error.args[0]}") from None
            shown = {name: f"{{{name}}}" for name in entry.template.names()}
            return entry.template.fill(shown | values, self.plural)

    def has(self, key: str) -> bool:
        """Tell whether there is a sentence of this key."""
        return key in self._entries

    def __iter__(self) -> Iterator[str]:
        """Return the keys in the order of the files."""
        return iter(self._entries)

    def entry(self, key: str) -> Entry:
        """Return a sentence and where it stands; KeyError when there is none."""
        return self._entries[key]


def languages(directory: Path) -> list[str]:
    """Return the languages a content folder has, the default one first."""
    found = [path.name for path in folders_of_text(directory) if shown_name(path) == path.name]
    return sorted(found, key=lambda language: language != DEFAULT_LANGUAGE)


def folders_of_text(directory: Path) -> list[Path]:
    """Return the folders of the languages, whatever they are called."""
    found = listing(directory / FOLDER).paths
    return [path for path in found if os.path.isdir(path) and not path.name.startswith(".")]


def load_text(directory: Path, language: str = DEFAULT_LANGUAGE, *, strict: bool = False) -> Text:
    """Return a language of a content folder. What is wrong in its files is left out; `read_text` tells."""
    return read_text(directory, language, strict=strict)[0]


def load_shown_text(directory: Path, language: str = DEFAULT_LANGUAGE) -> Text:
    """Return a language of a content folder for the window: what the folder lacks is told in the program's own words.

    A folder too damaged to play is shown with what is wrong in it, and that has to be said in some words.
    """
    text = load_text(directory, language)
    if directory != content_dir():
        text.beside = load_default_text(language if language in languages(content_dir()) else DEFAULT_LANGUAGE)
    return text


def load_default_text(language: str = DEFAULT_LANGUAGE, *, strict: bool = False) -> Text:
    """Return a language the program comes with."""
    return load_text(content_dir(), language, strict=strict)


def read_text(directory: Path, language: str, *, strict: bool = False) -> tuple[Text, list[Fault]]:
    """Return a language of a content folder, and what is wrong in its files."""
    folder = directory / FOLDER / language
    faults: list[Fault] = []
    scalars: dict[str, tuple[str, Scalar]] = {}
    files, shut = listing(folder)
    if shut is not None:
        where = shown(directory, f"{FOLDER}/{language}")
        faults.append(Fault(where, 0, "", "folder_unreadable", {"reason": str(shut.values["why"])}))
    for file in files:
        if file.suffix.lower() not in SUFFIXES or file.name.startswith("."):
            continue
        name = shown(directory, f"{FOLDER}/{language}/{shown_name(file)}")
        node, found = yaml_nodes.read(file, name)
        faults.extend(found)
        if node is not None:
            _collect(node, name, "", scalars, faults)
    plural = _plural_rule(scalars, faults)
    entries: dict[str, Entry] = {}
    for key, (name, scalar) in scalars.items():
        try:
            entries[key] = Entry(name, scalar.line, template.parse(scalar.text, plural))
        except TemplateError as error:
            values: dict[str, Value] = {"near": error.near, "forms": PLURALS[plural][0]}
            faults.append(Fault(name, scalar.line, key, error.key, values))
    return Text(language, entries, plural, strict=strict), faults


def _collect(node: Node, name: str, key: str, scalars: dict[str, tuple[str, Scalar]], faults: list[Fault]) -> None:
    """Gather the sentences below a node under their whole keys."""
    match node:
        case Refused():
            return
        case Scalar():
            if not key:
                faults.append(Fault(name, node.line, key, "not_a_mapping", {"found": "value"}))
            elif node.value() is None:
                faults.append(Fault(name, node.line, key, "no_value"))
            elif key in scalars:
                file, other = scalars[key]
                values: dict[str, Value] = {"key": key, "file": file, "line": other.line}
                faults.append(Fault(name, node.line, key, "text_twice", values))
            else:
                scalars[key] = (name, node)
        case Sequence():
            faults.append(Fault(name, node.line, key, "not_a_text", {"found": "list"}))
        case _:
            for part, (_, child) in node.entries.items():
                _collect(child, name, f"{key}.{part}" if key else part, scalars, faults)


def _plural_rule(scalars: Mapping[str, tuple[str, Scalar]], faults: list[Fault]) -> str:
    """Return the rule the language names; without one, one that needs a single form."""
    if PLURAL_KEY not in scalars:
        return _FALLBACK_PLURAL
    file, scalar = scalars[PLURAL_KEY]
    if scalar.text in PLURALS:
        return scalar.text
    key, values = name_fault(scalar.text, PLURALS, "plural_rule")
    faults.append(Fault(file, scalar.line, PLURAL_KEY, key, values))
    return _FALLBACK_PLURAL
