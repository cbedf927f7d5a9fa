"""What can happen to a YAML file in the hands of people and programs: line by line, value by value."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import yaml

from faulting import mutate

VALUES = (
    "", "~", "null", "true", "no", "0", "-0", "-1", "1", "2", "3", "7", "20", "21", "40", "99", "1000", "99999",
    "100000",
    "999999999999999", "1000000000000000000000", "1.5", "1e9", ".nan", "-.inf", "0x1F", "0o17", "012", "12:30",
    "2026-05-04",
    "''", '"\\ud800"', '"\\0"', '"\\U0001F682"', "'\u202eabc'", "[]", "{}", "[[]]", "[1, 2]", "{a: 1}", "[,]", "{",
    "}", "]",
    "*x", "&x 1", "!!python/object/apply:os.getcwd []", "!!binary aGk=", "!own 1", "|", ">", "|9", "? a", "- a",
    "@a", "`a", "%a",
    "a: b: c", "a #b", "'", '"', "'a", "midwest", "manage", "north", "industry", "'{x}'", "'{n, plural, one {a}'",
    "'}'", "\u00a0",
)  # fmt: skip
ADDED = (
    "<<: *x", "*x", "&x", "&a [*a, *a]", "--- ", "...", "--- a", "%YAML 1.1", "%TAG ! x", "? [a]", "?", ":", "-",
    "\t", "  \ta: 1",
    "# \u00e9", "new_key: 1", "a: &x {b: *x}", "'", '"', "{", "[", "\x00", "\x07", "\u0085", "\u2028", "\ufeff",
    "key: |", "? a\n: b",
    "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]",
)  # fmt: skip


def line_gone(lines: list[str], chance: Random) -> None:
    """Leave some lines out."""
    at = chance.randrange(len(lines))
    del lines[at : at + chance.choice((1, 1, 1, 2, 5, 40))]


def line_twice(lines: list[str], chance: Random) -> None:
    """Write some lines a second time, there or elsewhere."""
    at, end = chance.randrange(len(lines)), chance.choice((1, 1, 2, 8))
    to = chance.choice((at, chance.randrange(len(lines) + 1)))
    lines[to:to] = lines[at : at + end]


def lines_swapped(lines: list[str], chance: Random) -> None:
    """Put two lines into each other's place."""
    a, b = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[a], lines[b] = lines[b], lines[a]


def indented(lines: list[str], chance: Random) -> None:
    """Move lines to the left or to the right."""
    at = chance.randrange(len(lines))
    by = chance.choice((" ", "  ", "    ", "\t", " " * 300, "< ", "<<"))
    for number in range(at, min(len(lines), at + chance.choice((1, 1, 3, 30)))):
        lines[number] = lines[number][by.count("<") :].lstrip(" ") if "<" in by else by + lines[number]


def line_added(lines: list[str], chance: Random) -> None:
    """Write something between two lines."""
    at = chance.randrange(len(lines) + 1)
    indent = re.match(" *", lines[min(at, len(lines) - 1)])
    lines.insert(at, (indent[0] if indent is not None and chance.random() < 0.7 else "") + chance.choice(ADDED))


_VALUE = re.compile(r"(?<=[:,\[] )[^\s,\[\]{}#][^,\]}#\n]*|(?<=\[)[^\s,\[\]{}#][^,\]}#\n]*")


def value_changed(lines: list[str], chance: Random) -> None:
    """Write another value in the place of one: an odd one, one of another line, or a number close to it."""
    found = [(number, match) for number, line in enumerate(lines) for match in _VALUE.finditer(line)]
    if not found:
        return
    number, match = chance.choice(found)
    value = match[0].strip()
    if value.lstrip("-").isdigit() and chance.random() < 0.5:
        new = str(int(value) + chance.choice((-2, -1, 1, 1, 2, 10)))
    elif chance.random() < 0.5:
        new = chance.choice(found)[1][0]
    elif chance.random() < 0.1:
        part = chance.choice(("x", "\u00e9", "1", "[", "{a: ", "\U0001f682", "'a' "))
        new = part * chance.choice((70, 3000, 100_000))
    else:
        new = chance.choice(VALUES)
    lines[number] = lines[number][: match.start()] + new + lines[number][match.end() :]


def key_changed(lines: list[str], chance: Random) -> None:
    """Misspell or replace a key."""
    keys = [number for number, line in enumerate(lines) if re.match(r" *[a-z_0-9]+:", line)]
    if not keys:
        return
    number = chance.choice(keys)
    other = re.match(r" *([a-z_0-9]+):", lines[chance.choice(keys)])
    names = ("x", "", "1", "true", "'a b'", "\u00e9", "a.b", "__class__", "k" * 5000)
    new = chance.choice((other[1] if other else "x", *names))
    lines[number] = re.sub(r"^( *)([a-z_0-9]+):", lambda match: f"{match[1]}{new}:", lines[number])


LINES: dict[str, Callable[[list[str], Random], None]] = {
    "line gone": line_gone,
    "line twice": line_twice,
    "lines swapped": lines_swapped,
    "indent": indented,
    "line added": line_added,
    "value": value_changed,
    "key": key_changed,
}
OFTEN = ("value",) * 6 + ("key", "line gone", "line twice")


def by_lines(data: bytes, chance: Random) -> tuple[str, bytes]:
    """Change a file's lines at one to three places."""
    lines = data.decode("utf-8").split("\n")
    kind = chance.choice((*LINES, *OFTEN))
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        if lines:
            LINES[kind](lines, chance)
    return kind, "\n".join(lines).encode("utf-8", "surrogatepass")


def by_values(data: bytes, chance: Random) -> bytes:
    """Change what a file says, and write it anew."""
    plain: Any = yaml.safe_load(data)
    return mutate.written(mutate.changed(plain, chance), chance)  # JSON is YAML


def scribbled(data: bytes, chance: Random) -> tuple[str, bytes]:
    """Do something to a YAML file; what was done."""
    at = chance.random()
    if at < 0.12:
        kind = chance.choice(list(mutate.BYTES))
        return kind, mutate.BYTES[kind](data, chance)
    if at < 0.55:
        return "values", by_values(data, chance)
    return by_lines(data, chance)
