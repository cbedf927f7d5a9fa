"""A sentence of the text catalogue with gaps: `{money}` for a value, `{n|one desk|{n} desks}` for a plural.

The plural's value picks one of the forms by the language's rule; forms may hold gaps themselves. `{{` and `}}` stand
for single braces, and inside a plural `||` for a bar.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

_PLAIN = re.compile(r"[^{}|]+")
_NAME = re.compile(r"[a-z][a-z0-9_]*")

PLURALS: Mapping[str, tuple[int, Callable[[int], int]]] = {
    "other": (1, lambda n: 0),
    "one_other": (2, lambda n: 0 if abs(n) == 1 else 1),
    "zero_one_other": (2, lambda n: 0 if abs(n) <= 1 else 1),
}
"""The rules a language can name: how many forms it writes, and which of them a number takes."""


class TemplateError(ValueError):
    """A sentence that cannot be read; `key` names the fault, `near` is where in the text."""

    def __init__(self, key: str, near: str) -> None:
        super().__init__(key, near)
        self.key = key
        self.near = near


@dataclass(frozen=True, slots=True)
class Gap:
    """A place for a value."""

    name: str


@dataclass(frozen=True, slots=True)
class Plural:
    """A place whose words depend on a number."""

    name: str
    forms: tuple[Template, ...]


@dataclass(frozen=True, slots=True)
class Template:
    """A sentence taken apart."""

    parts: tuple[str | Gap | Plural, ...]

    def names(self) -> frozenset[str]:
        """Return the names of the values the sentence asks for."""
        found: set[str] = set()
        for part in self.parts:
            if isinstance(part, Gap | Plural):
                found.add(part.name)
            if isinstance(part, Plural):
                found.update(*(form.names() for form in part.forms))
        return frozenset(found)

    def fill(self, values: Mapping[str, object], plural: str) -> str:
        """Return the sentence with its values; raises KeyError naming one that is missing."""
        words: list[str] = []
        for part in self.parts:
            match part:
                case str():
                    words.append(part)
                case Gap(name):
                    words.append(str(values[name]))
                case Plural(name, forms):
                    number = values[name]
                    choose = PLURALS[plural][1]
                    index = choose(number) if isinstance(number, int) else len(forms) - 1
                    words.append(forms[index].fill(values, plural))
        return "".join(words)


def parse(text: str, plural: str) -> Template:
    """Take a sentence apart; raises `TemplateError`. `plural` is the language's rule, a key of `PLURALS`."""
    return _Parser(text, PLURALS[plural][0]).template(inside=False)


class _Parser:
    """Recursive descent over the text; `at` is the next character."""

    def __init__(self, text: str, forms: int) -> None:
        self.text = text
        self.forms = forms
        self.at = 0

    def template(self, *, inside: bool) -> Template:
        """Read up to the end, or inside a plural up to the bar or brace that ends the form."""
        parts: list[str | Gap | Plural] = []
        plain = ""
        while self.at < len(self.text):
            char = self.text[self.at]
            doubled = self.text[self.at : self.at + 2] == char * 2
            if doubled and char == "{":
                plain += char
                self.at += 2
            elif inside and char == "|":
                if not doubled:
                    break
                plain += char
                self.at += 2
            elif char == "}":
                if inside:
                    break
                if not doubled:
                    raise TemplateError("template_brace", self.text[self.at :])
                plain += char
                self.at += 2
            elif char == "{":
                if plain:
                    parts.append(plain)
                plain = ""
                parts.append(self._gap())
            else:
                run = _PLAIN.match(self.text, self.at)
                end = run.end() if run else self.at + 1
                plain += self.text[self.at : end]
                self.at = end
        if plain:
            parts.append(plain)
        return Template(tuple(parts))

    def _gap(self) -> Gap | Plural:
        start = self.at
        found = _NAME.match(self.text, start + 1)
        if found is None:
            raise TemplateError("template_name", self.text[start:])
        self.at = found.end()
        forms: list[Template] = []
        while self._next() == "|":
            self.at += 1
            forms.append(self.template(inside=True))
        if self._next() != "}":
            raise TemplateError("template_brace", self.text[start:])
        self.at += 1
        if not forms:
            return Gap(found[0])
        if len(forms) != self.forms:
            raise TemplateError("template_forms", self.text[start : self.at])
        return Plural(found[0], tuple(forms))

    def _next(self) -> str:
        return self.text[self.at : self.at + 1]
