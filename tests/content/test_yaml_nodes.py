"""YAML files: what is read, what is refused, and the line each fault is given."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.yaml_nodes import DEEPEST, Mapping, Scalar, Sequence, parse, read


def faults(text: str) -> list[tuple[int, str, str]]:
    """Return line, place and kind of each fault in a text."""
    return [(fault.line, fault.path, fault.key) for fault in parse(text, "x.yaml")[1]]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("12", 12),
        ("-3", -3),
        ("0", 0),
        ("0.25", 0.25),
        ("true", True),
        ("false", False),
        ("null", None),
        ("", None),
        ("no", "no"),
        ("Yes", "Yes"),
        ("on", "on"),
        ("012", "012"),
        ("0x1f", "0x1f"),
        ("12:30", "12:30"),
        ("1_000", "1_000"),
        ("1e3", "1e3"),
        (".5", ".5"),
        (".nan", ".nan"),
        ("+1", "+1"),
        ("2026-01-01", "2026-01-01"),
        ("'12'", "12"),
        ('"true"', "true"),
        ("9" * 400, "9" * 400),
    ],
)
def test_scalars(text: str, value: object) -> None:
    node, found = parse(f"key: {text}", "x.yaml")
    assert not found
    assert isinstance(node, Mapping)
    scalar = node.entries["key"][1]
    assert isinstance(scalar, Scalar)
    assert scalar.value() == value
    assert type(scalar.value()) is type(value)


def test_lines() -> None:
    node, found = parse("a:\n  - 1\n  - {b: 2,\n     c: 3}\n", "x.yaml")
    assert not found
    assert isinstance(node, Mapping)
    key, items = node.entries["a"]
    assert isinstance(items, Sequence)
    inner = items.items[1]
    assert isinstance(inner, Mapping)
    assert (key.line, items.items[0].line, inner.line, inner.entries["c"][0].line) == (1, 2, 3, 4)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a: 1\nb: 2\na: 3\n", [(3, "a", "duplicate_key")]),
        ("a:\n  b: {c: 1, c: 2}\n", [(2, "a.b.c", "duplicate_key")]),
        ("a: 1\n'a': 2\n", [(2, "a", "duplicate_key")]),
        ("a: &x 1\nb: *x\n", [(1, "a", "anchor"), (2, "b", "alias")]),
        ("- 1\n- !!str 2\n", [(2, "2", "tag")]),
        ("a: !python/object:os.system x\n", [(1, "a", "tag")]),
        ("a:\n  ? [1, 2]\n  : 3\n", [(2, "a", "key_not_text")]),
        ("a: 1\n---\nb: 2\n", [(2, "", "second_document")]),
        ("", [(0, "", "file_empty")]),
        ("# nothing\n", [(0, "", "file_empty")]),
        ("a: 1\nb: [1, 2\nc: 3\n", [(3, "", "bad_yaml_begun")]),
        ("a: 'open\n", [(2, "", "bad_yaml_begun")]),
        ("a: 1\n b: 2\n", [(2, "", "bad_yaml")]),
        ("a: 1\n\tb: 2\n", [(2, "", "bad_yaml_begun")]),
        ("a: é\nb: \x07\n", [(2, "", "bad_character")]),
    ],
)
def test_refused(text: str, expected: list[tuple[int, str, str]]) -> None:
    assert faults(text) == expected


def test_rest_is_read_after_a_duplicate_key() -> None:
    node, found = parse("a: 1\na: {x: 1, x: 2}\nb: 2\n", "x.yaml")
    assert [fault.key for fault in found] == ["duplicate_key", "duplicate_key"]
    assert isinstance(node, Mapping)
    assert list(node.entries) == ["a", "b"]


def test_nesting_has_an_end() -> None:
    assert not faults("[" * DEEPEST + "]" * DEEPEST)
    assert faults("[" * 200) == [(1, "", "too_deep")]
    assert len(faults("[" * 50_000)) == 1  # libyaml's own limit comes first
    assert faults("a:\n" + "".join(" " * i + "- \n" for i in range(1, 100)))[0][2] == "too_deep"


def test_billion_laughs_are_refused() -> None:
    text = "a: &a [x]\n" + "".join(f"a{i}: &a{i} [*a{i - 1 or ''}, *a{i - 1 or ''}]\n" for i in range(1, 30))
    assert {kind for _, _, kind in faults(text)} == {"anchor", "alias"}


def test_files(tmp_path: Path) -> None:
    assert [f.key for f in read(tmp_path / "x.yaml", "x.yaml")[1]] == ["file_missing"]
    assert [f.key for f in read(tmp_path, "x.yaml")[1]] == ["not_a_file"]
    (tmp_path / "latin.yaml").write_bytes("a: 1\nb: Zürich\n".encode("latin-1"))
    assert [(f.line, f.key) for f in read(tmp_path / "latin.yaml", "latin.yaml")[1]] == [(2, "not_utf8")]


def test_byte_order_mark_and_line_ends(tmp_path: Path) -> None:
    (tmp_path / "x.yaml").write_bytes(b"\xef\xbb\xbfa: 1\r\nb: 2\r\n")
    node, found = read(tmp_path / "x.yaml", "x.yaml")
    assert not found
    assert isinstance(node, Mapping)
    assert {key: (entry[0].line, entry[1]) for key, entry in node.entries.items()} == {
        "a": (1, Scalar(1, "1", plain=True)),
        "b": (2, Scalar(2, "2", plain=True)),
    }
