"""Every fault the code can report has a sentence, and the sentence asks for the values the fault brings."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import game.content
from game.content.text import load_default_text

FILES = sorted(Path(game.content.__file__).parent.rglob("*.py"))
TEXT = load_default_text(strict=True)


def reported(file: Path) -> Iterator[tuple[str, set[str] | None]]:
    """Return the keys written in a file as a fault's, with the names of their values where they are written, too."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        function = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        position = {"fault": 1, "_fault": 2, "Fault": 3}.get(function)
        if position is None or len(node.args) <= position:
            continue
        key = node.args[position]
        if not isinstance(key, ast.Constant):
            continue
        given: set[str] | None = {keyword.arg for keyword in node.keywords if keyword.arg}
        if any(keyword.arg is None for keyword in node.keywords):
            given = None
        if function == "Fault":
            values = node.args[position + 1] if len(node.args) > position + 1 else ast.Dict(keys=[], values=[])
            names = values.keys if isinstance(values, ast.Dict) else None
            given = {k.value for k in names if isinstance(k, ast.Constant)} if names is not None else None
        yield str(key.value), given


CALLS = sorted({(key, frozenset(given or ())) for file in FILES for key, given in reported(file) if given is not None})
KEYS = {key for file in FILES for key, _ in reported(file)}


@pytest.mark.parametrize("key", sorted(KEYS))
def test_a_fault_has_a_sentence(key: str) -> None:
    assert TEXT.has(f"problem.{key}")


@pytest.mark.parametrize(("key", "given"), CALLS)
def test_a_sentence_gets_its_values(key: str, given: frozenset[str]) -> None:
    assert TEXT.entry(f"problem.{key}").template.names() <= given


def test_the_search_finds_the_faults() -> None:
    assert len(KEYS) > 75
    assert {"count", "duplicate_key", "text_gaps", "number_missing"} <= KEYS
