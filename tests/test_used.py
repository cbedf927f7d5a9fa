"""Nothing is kept that nobody uses: every sentence and every sprite is named somewhere in the code.

A name counts as used when it stands in the code as it is, when a formatted string of the code could spell it, or, for
sentences, when the code names the group it belongs to.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from game.content.text import load_default_text
from game.ui import art

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ("game", "scripts")
SHORTEST = 4  # letters that a formatted string has to hold to be the spelling of a name


@dataclass
class Spelt:
    """The texts that stand in the code: whole ones, and patterns for formatted ones."""

    whole: set[str] = field(default_factory=set)
    patterns: set[str] = field(default_factory=set)


@pytest.fixture(scope="module")
def spelt() -> Spelt:
    found = Spelt()
    for folder in SOURCES:
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.whole.add(node.value)
                elif isinstance(node, ast.JoinedStr):
                    found.patterns.add(_pattern(node))
    found.patterns = {each for each in found.patterns if len(re.sub(r"\.\+|\\", "", each)) >= SHORTEST}
    return found


def _pattern(node: ast.JoinedStr) -> str:
    parts = (str(part.value) if isinstance(part, ast.Constant) else None for part in node.values)
    return "".join(".+" if part is None else re.escape(part) for part in parts)


def _unused(names: Iterator[str], spelt: Spelt) -> list[str]:
    could = re.compile("|".join(f"(?:{each})" for each in sorted(spelt.patterns) if not each.startswith(".+")))
    return [name for name in names if name not in spelt.whole and could.fullmatch(name) is None]


def test_every_sentence_is_said(spelt: Spelt) -> None:
    groups = tuple(f"{each}." for each in spelt.whole if "." in each)
    formed = Spelt(spelt.whole, spelt.patterns | {rf"{each}\..+" for each in spelt.patterns})
    left = _unused(iter(load_default_text()), formed)
    assert [name for name in left if not name.startswith(groups)] == []


def test_every_sprite_is_drawn(spelt: Spelt) -> None:
    """By the program, or into another sprite: furniture into rooms, ornaments into the map, landmarks into towns."""
    sources = ("rooms.txt", "skylines.txt", "map/layout.json")
    placed = " ".join((ROOT / "assets" / "src" / each).read_text(encoding="utf-8") for each in sources)
    words = set(re.findall(r"[\w.]+", placed))
    named = {name for name in art.names() if name in words or name.removeprefix("landmark.") in words}
    left = {name for name in _unused(iter(art.names()), spelt) if name not in named}
    drawn = set(art.names()) - left
    tinted = [each for each in _sets() if any(each.fullmatch(name) for name in drawn)]
    assert [name for name in sorted(left) if not any(each.fullmatch(name) for each in tinted)] == []


def _sets() -> Iterator[re.Pattern[str]]:
    """The names of sprites that are written once for several tints: one of them drawn is enough."""
    for path in (ROOT / "assets" / "src" / "sprites").glob("*.txt"):
        for name in re.findall(r"^sprite (\S*\{\w+\}\S*)$", path.read_text(encoding="utf-8"), flags=re.MULTILINE):
            yield re.compile(re.sub(r"\\\{\w+\\\}", r"\\w+", re.escape(name)))
