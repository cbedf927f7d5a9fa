"""Sentences with gaps and plurals."""

from __future__ import annotations

import pytest

from game.content.template import Gap, Plural, Template, TemplateError, parse


@pytest.mark.parametrize(
    ("text", "values", "expected"),
    [
        ("plain", {}, "plain"),
        ("", {}, ""),
        ("{seat} pays ${money}", {"seat": "Ada", "money": 3}, "Ada pays $3"),
        ("{n|one desk|{n} desks}", {"n": 1}, "one desk"),
        ("{n|one desk|{n} desks}", {"n": 0}, "0 desks"),
        ("{n|one desk|{n} desks}", {"n": -1}, "one desk"),
        ("{n|one desk|{n} desks}", {"n": "x"}, "x desks"),
        ("{n||s}", {"n": 2}, "s"),
        ("{n|{a}|{m|{a} x|{m} y}}", {"n": 2, "m": 3, "a": "A"}, "3 y"),
        ("a {{b}} c", {}, "a {b} c"),
        ("{n|a||b|c}", {"n": 1}, "a|b"),
        ("a | b || c", {}, "a | b || c"),
        ("{n|a {{ b|c}", {"n": 1}, "a { b"),
        ("{a}{b}", {"a": "{b}", "b": "{a}"}, "{b}{a}"),
    ],
)
def test_fill(text: str, values: dict[str, object], expected: str) -> None:
    assert parse(text, "one_other").fill(values, "one_other") == expected


@pytest.mark.parametrize(
    ("rule", "forms", "expected"),
    [
        ("other", "{n|N}", ["N", "N", "N"]),
        ("one_other", "{n|1|N}", ["N", "1", "N"]),
        ("zero_one_other", "{n|1|N}", ["1", "1", "N"]),
    ],
)
def test_rules(rule: str, forms: str, expected: list[str]) -> None:
    assert [parse(forms, rule).fill({"n": n}, rule) for n in range(3)] == expected


@pytest.mark.parametrize(
    ("text", "key", "near"),
    [
        ("a } b", "template_brace", "} b"),
        ("a {b", "template_brace", "{b"),
        ("a {n|b|c", "template_brace", "{n|b|c"),
        ("a {b c}", "template_brace", "{b c}"),
        ("a {} b", "template_name", "{} b"),
        ("a {Name}", "template_name", "{Name}"),
        ("a {0}", "template_name", "{0}"),
        ("a {b!r}", "template_brace", "{b!r}"),
        ("a {b.c}", "template_brace", "{b.c}"),
        ("a {n|b} c", "template_forms", "{n|b}"),
        ("a {n|b|c|d} e", "template_forms", "{n|b|c|d}"),
    ],
)
def test_faults(text: str, key: str, near: str) -> None:
    with pytest.raises(TemplateError) as caught:
        parse(text, "one_other")
    assert (caught.value.key, caught.value.near) == (key, near)


def test_parts_and_names() -> None:
    template = parse("{seat}: {n|one|{n} {what}}", "one_other")
    one, many = Template(("one",)), Template((Gap("n"), " ", Gap("what")))
    assert template.parts == (Gap("seat"), ": ", Plural("n", (one, many)))
    assert template.names() == {"seat", "n", "what"}


def test_missing_value() -> None:
    with pytest.raises(KeyError, match="money"):
        parse("{money}", "other").fill({}, "other")
