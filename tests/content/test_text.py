"""The text catalogue: keys from all files, languages that must agree."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.content import Content
from game.content.text import languages, load_default_text, load_shown_text, load_text, read_text
from tests.content.folder import Folder


@pytest.fixture
def german(folder: Folder) -> Folder:
    """A copy with a second language, whose texts are the first one's."""
    shutil.copytree(folder.path / "text/en", folder.path / "text/de")
    return folder


def write(path: Path, **files: str) -> Path:
    """Write the files of a language of its own."""
    folder = path / "text/en"
    folder.mkdir(parents=True)
    for name, text in files.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return path


def test_nested_and_dotted_keys(tmp_path: Path) -> None:
    language = "language: {plural: one_other}"
    folder = write(tmp_path, language=language, a="a: {b: {c: one}}", b="a:\n  b.d: two\n  b.e: '{n|1|{n}}'\n")
    text = load_text(folder, strict=True)
    assert [text("a.b.c"), text("a.b.d"), text("a.b.e", n=4)] == ["one", "two", "4"]
    assert list(text) == ["a.b.c", "a.b.d", "a.b.e", "language.plural"]
    assert text.has("a.b.c")
    assert not text.has("a.b")


def test_values_may_have_any_name(tmp_path: Path) -> None:
    text = load_text(write(tmp_path, a="a: '{key} {self}'"))
    assert text("a", key=1, self=2) == "1 2"


def test_words_that_yaml_takes_for_something_else(tmp_path: Path) -> None:
    text = load_text(write(tmp_path, a="a: No\nb: 12:30\nc: 1\nd: true\ne: ''"))
    assert [text(key) for key in "abcde"] == ["No", "12:30", "1", "true", ""]


def test_what_is_missing_raises_in_tests_and_shows_in_the_game(tmp_path: Path) -> None:
    folder = write(tmp_path, a="a: '{x} and {y}'")
    strict, lenient = load_text(folder, strict=True), load_text(folder)
    with pytest.raises(KeyError, match="nothing"):
        strict("nothing")
    with pytest.raises(KeyError, match="a: y"):
        strict("a", x=1)
    assert lenient("nothing") == "nothing"
    assert lenient("a", x=1) == "1 and {y}"


@pytest.mark.parametrize("language", ["en", "tlh"])
def test_what_a_folder_lacks_is_told_in_the_program_s_words(tmp_path: Path, language: str) -> None:
    """A folder that is missing or damaged is shown with its problems, under headings that can be read."""
    own = load_default_text(strict=True)
    empty = load_shown_text(tmp_path / "none", language)
    assert empty("window.content.title") == own("window.content.title")
    assert empty("no.such.key") == "no.such.key"
    some = load_shown_text(write(tmp_path, a="window: {quit: Away}"))
    assert (some("window.quit"), some("window.report.copy")) == ("Away", own("window.report.copy"))
    assert not some.has("window.report.copy")


def test_lenient_plural_without_its_value(tmp_path: Path) -> None:
    folder = write(tmp_path, language="language: {plural: one_other}", a="a: '{n|one|{n} of them}'")
    assert load_text(folder)("a") == "{n} of them"


def test_faults(tmp_path: Path) -> None:
    folder = write(
        tmp_path,
        language="language: {plural: two}",
        a="a: one\nb: '{x'\nc:\nd: [x]\n",
        b="a: two\n",
        c="just words\n",
    )
    text, faults = read_text(folder, "en")
    assert sorted((Path(f.file).name, f.line, f.path, f.key) for f in faults) == [
        ("a.yaml", 2, "b", "template_brace"),
        ("a.yaml", 3, "c", "no_value"),
        ("a.yaml", 4, "d", "not_a_text"),
        ("b.yaml", 1, "a", "text_twice"),
        ("c.yaml", 1, "", "not_a_mapping"),
        ("language.yaml", 1, "language.plural", "not_one_of"),
    ]
    assert list(text) == ["a", "language.plural"]


def test_missing_name(folder: Folder) -> None:
    folder.edit("text/en/names.yaml", "  reno: Reno\n", "")
    assert folder.problems() == ["content/text/en: city.reno: this text is missing"]


def test_new_city_needs_a_name(folder: Folder) -> None:
    folder.edit("map.yaml", "  reno:  ", "  reno_2:")
    problems = folder.problems()
    assert "content/text/en: city.reno_2: this text is missing" in problems


def test_a_text_of_another_kind(folder: Folder) -> None:
    folder.edit("text/en/names.yaml", '"{n|1 step|{n} steps}"', '"{n|1 step}"')
    line = folder.line("text/en/names.yaml", "{n|1 step}")
    assert folder.problems() == [
        (
            f"content/text/en/names.yaml:{line}: resource.steps: "
            "'{n|1 step}' has the wrong number of forms (expected 2, as this language counts)"
        )
    ]


def test_languages_that_agree(german: Folder) -> None:
    assert languages(german.path) == ["en", "de"]
    assert german.problems() == []


def test_languages_that_differ(german: Folder) -> None:
    german.edit("text/de/names.yaml", "  reno: Reno\n", "")
    german.edit("text/de/names.yaml", '"${n}"', '"${amount}"')
    german.edit("text/de/names.yaml", "  boise: Boise\n", "  boise: Boise\n  berlin: Berlin\n")
    money, berlin = (german.line("text/de/names.yaml", word) for word in ("{amount}", "berlin"))
    assert german.problems() == [
        "content/text/de: city.reno: this text is missing",
        f"content/text/de/names.yaml:{berlin}: city.berlin: no text of this name in the first language ('en')",
        (
            f"content/text/de/names.yaml:{money}: resource.money: "
            "this text has the gaps {amount} (expected {n}, as in 'en')"
        ),
    ]


def test_a_language_may_count_in_another_way(german: Folder) -> None:
    german.edit("text/de/language.yaml", "plural: one_other", "plural: zero_one_other")
    assert german.problems() == []


def test_a_language_without_a_file(german: Folder) -> None:
    german.write("text/de/names.yaml", "city: [")
    assert len(german.problems()) == 1


def test_no_language(folder: Folder) -> None:
    shutil.rmtree(folder.path / "text")
    assert folder.problems() == ["content/text/en: the folder of the first language is missing"]


def test_short_names_are_short(content: Content) -> None:
    text = load_default_text(strict=True)
    for id_ in (*content.starting_departments, *content.departments):
        assert len(text(f"department.{id_}.short")) <= 10
    for id_ in content.donations.spaces:
        lines = text(f"donation.{id_}.text").split("\n")
        assert len(lines) == 2
        assert max(map(len, lines)) <= 17
