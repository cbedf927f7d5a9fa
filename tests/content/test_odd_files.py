"""Files as other programs and machines leave them: read where that makes sense, told with their place where not."""

from __future__ import annotations

import codecs
import os
import shutil
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game import folders
from game.commands.check import run
from game.content import load
from game.content.campaign import library, own
from game.content.model import Content
from game.content.text import Text, load_default_text, load_text
from game.content.yaml_nodes import LARGEST, MOST_NODES
from game.paths import content_dir
from tests.content.folder import Folder

CAMPAIGN = """title: The Western Line
chapters:
  first:
    year: 1869
    city: denver
    objectives: [{donations: 2}, {last_spaces: 2}]
    words: {title: Golden Spike, place: Utah – plains, years: "1869", story: [One.], won: Won., lost: Lost.}
"""
SECONDS = 5.0  # for anything at all; most take some hundredths
posix = pytest.mark.skipif(os.name == "nt", reason="Windows has no such files in folders")


@pytest.fixture
def text() -> Text:
    return load_default_text(strict=True)


@pytest.fixture
def campaigns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CARNEGIE_HOME", str(tmp_path / "home"))
    folders.campaigns_dir().mkdir(parents=True)
    return folders.campaigns_dir()


def with_mark(text: str) -> bytes:
    return codecs.BOM_UTF8 + text.encode()


def windows(text: str) -> bytes:
    return text.replace("\n", "\r\n").encode()


def old_mac(text: str) -> bytes:
    return text.replace("\n", "\r").encode()


def both(text: str) -> bytes:
    return codecs.BOM_UTF8 + windows(text)


# --- what is just read -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("written", [with_mark, windows, old_mac, both])
def test_whole_folder_with_marks_and_other_line_ends(
    folder: Folder, content: Content, written: Callable[[str], bytes]
) -> None:
    """Texts and campaign too; and a saved game goes on with either."""
    for file in folder.path.rglob("*.yaml"):
        file.write_bytes(written(file.read_text(encoding="utf-8")))
    assert load(folder.path).digest == content.digest
    mine, usual = load_text(folder.path), load_default_text()
    assert {key: mine.entry(key).template for key in mine} == {key: usual.entry(key).template for key in usual}
    assert own(folder.path, content, mine).problems == ()


@pytest.mark.parametrize("written", [with_mark, windows, old_mac, both])
@pytest.mark.parametrize("name", ["western.yaml", "western.yml", "WESTERN.YAML", "con.yaml", "AUX.Yml"])
def test_campaign_with_marks_and_other_line_ends(
    campaigns: Path, content: Content, text: Text, name: str, written: Callable[[str], bytes]
) -> None:
    (campaigns / name).write_bytes(written(CAMPAIGN))
    _, book = library(content_dir(), content, text)
    assert (book.id, book.title, book.problems) == (Path(name).stem, "The Western Line", ())
    assert book.words["first"].place == "Utah – plains"


@pytest.mark.parametrize("name", ["NAMES.YAML", "names.yml", "Names.Yml"])
def test_texts_of_any_suffix_are_read(folder: Folder, content: Content, name: str) -> None:
    names = folder.path / "text" / "en" / "names.yaml"
    names.rename(names.with_name(name))
    assert folder.problems() == []


def test_title_over_several_lines_is_one_line(campaigns: Path, content: Content, text: Text) -> None:
    head = CAMPAIGN.replace("title: The Western Line", "title: |\n  The Western\n  Line\n")
    (campaigns / "western.yaml").write_text(head.replace("Golden Spike", '"Golden\\nSpike"'), encoding="utf-8")
    _, book = library(content_dir(), content, text)
    assert (book.title, book.words["first"].title) == ("The Western Line", "Golden Spike")


# --- what is told ------------------------------------------------------------------------------------------------

ODD = {
    "latin": (CAMPAIGN.replace("–", "ä").encode("latin-1"), ":7: this line is not UTF-8 text"),
    "old_mac_latin": (old_mac(CAMPAIGN.replace("–", "")) + b"\xe4", ":8: this line is not UTF-8 text"),
    "utf16": (CAMPAIGN.encode("utf-16"), ": this file is not UTF-8 text but perhaps UTF-16"),
    "utf16_little": (CAMPAIGN.encode("utf-16-le"), ": this file is not UTF-8 text but perhaps UTF-16"),
    "utf16_big": (CAMPAIGN.encode("utf-16-be"), ": this file is not UTF-8 text but perhaps UTF-16"),
    "utf32": (CAMPAIGN.encode("utf-32"), ": this file is not UTF-8 text but perhaps UTF-16"),
    "nul": (CAMPAIGN.encode() + b"# \0\n", ":8: a character stands here that no text file may hold"),
    "behind_letters": (("# é\n" * 9).encode() + b"a: \x07\n", ":10: a character stands here"),
    "escape": (CAMPAIGN.replace("Golden", '"G\\0d"').encode(), ":7: "),
    "escaped_title": (CAMPAIGN.replace("The Western", '"The\\x1b Western').replace("Line", 'Line"').encode(), ":1: "),
    "cut": (b"\xe2\x80", ":1: this line is not UTF-8 text"),
    "zeros": (bytes(5000), ": this file is not UTF-8 text but perhaps UTF-16"),
    "empty": (b"", ": this file is empty"),
    "only_a_mark": (codecs.BOM_UTF8, ": this file is empty"),
    "huge": (b"# " + b"x" * LARGEST, f": this file is too large (expected at most {LARGEST // 1024} KB)"),
    "many": (b"a: [" + b"1," * MOST_NODES + b"1]", f":1: this file holds more than {MOST_NODES} names and values"),
    "many_names": ("".join(f"k{i}: 1\n" for i in range(9000)).encode(), ":1: k0: 'k0' is not known here"),
    "deep": (b"- " * 10_000, ":1: this is nested more than"),
    "deep_flow": (b"[" * 500_000, ":1: this is not YAML"),
    "bomb": (
        b"a: &a [x]\n" + b"".join(b"a%d: &a%d [*a, *a]\n" % (i, i) for i in range(2000)),
        ":1: a: '&a' names a part to repeat it",
    ),
    "list": (b"[1, 2]", ":1: names with values are expected here"),
    "number": (b"42", ":1: names with values are expected here"),
    "wrong_types": (b"title: [x]\nchapters: 3\n", ":1: title: a single value is expected here (found a list)"),
    "long_value": (b"title: x\nchapters: " + b"y" * 500_000, ":2: chapters: names with values are expected here"),
    "long_name": (b"y" * 1000 + b": 1\n", ":1: "),
}


SOUND_FOR_TEXTS = ("wrong_types", "many_names", "long_value", "long_name")


@pytest.mark.parametrize("case", ODD)
def test_odd_campaign_is_told(campaigns: Path, content: Content, text: Text, case: str) -> None:
    data, said = ODD[case]
    (campaigns / "odd.yaml").write_bytes(data)
    (campaigns / "right.yaml").write_text(CAMPAIGN, encoding="utf-8")
    start = time.perf_counter()
    books = {book.id: book for book in library(content_dir(), content, text)}
    assert time.perf_counter() - start < SECONDS
    assert list(books) == ["", "odd", "right"] or list(books) == ["", "right", "odd"]
    assert any(str(problem).startswith(f"campaigns/odd.yaml{said}") for problem in books["odd"].problems)
    assert all(len(str(problem)) < 1000 for problem in books["odd"].problems)
    assert not books["odd"].campaign.chapters or case in ("escaped_title", "nul")
    assert len(books["odd"].title) <= 40
    assert books["right"].problems == ()


@pytest.mark.parametrize("case", [case for case in ODD if case not in SOUND_FOR_TEXTS])
@pytest.mark.parametrize("file", ["setup.yaml", "campaign.yaml", "text/en/names.yaml"])
def test_odd_file_of_a_content_folder_is_told(
    folder: Folder, file: str, case: str, capsys: pytest.CaptureFixture[str]
) -> None:
    folder.write(file, ODD[case][0])
    start = time.perf_counter()
    assert run(folder.path) == 1
    assert time.perf_counter() - start < 3 * SECONDS
    assert f"content/{file}:" in capsys.readouterr().out


def nothing(path: Path) -> None:
    path.mkdir()


def pipe(path: Path) -> None:
    os.mkfifo(path)


def endless(path: Path) -> None:
    path.symlink_to("/dev/zero")


def dangling(path: Path) -> None:
    path.symlink_to(path.with_name("unplugged"))


def circle(path: Path) -> None:
    path.symlink_to(path)


NO_FILES = {
    nothing: "this is a folder, a pipe or a device, not a file",
    pipe: "this is a folder, a pipe or a device, not a file",
    endless: "this is a folder, a pipe or a device, not a file",
    dangling: "this file is missing",
    circle: "this file cannot be read: ",
}


@posix
@pytest.mark.parametrize("made", NO_FILES)
def test_what_is_no_file_is_told(campaigns: Path, content: Content, text: Text, made: Callable[[Path], None]) -> None:
    made(campaigns / "odd.yaml")
    _, book = library(content_dir(), content, text)
    assert str(book.problems[0]).startswith(f"campaigns/odd.yaml: {NO_FILES[made]}")


@posix
@pytest.mark.parametrize("made", NO_FILES)
@pytest.mark.parametrize("file", ["map.yaml", "campaign.yaml", "expansion.yaml", "text/en/names.yaml"])
def test_what_is_no_file_of_a_content_folder_is_told(
    folder: Folder, file: str, made: Callable[[Path], None], capsys: pytest.CaptureFixture[str]
) -> None:
    (folder.path / file).unlink()
    made(folder.path / file)
    assert run(folder.path) == 1
    assert f"content/{file}: {NO_FILES[made]}" in capsys.readouterr().out


@pytest.mark.parametrize("part", ["text", "text/en"])
def test_folder_of_texts_that_cannot_be_read_is_told(
    folder: Folder, part: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    look = os.scandir

    def refuse(path: Path) -> object:
        if Path(path) == folder.path / part:
            raise PermissionError(13, "Permission denied")
        return look(path)

    monkeypatch.setattr(os, "scandir", refuse)
    assert run(folder.path) == 1
    assert f"content/{part}: this folder cannot be read: Permission denied" in capsys.readouterr().out


@posix
def test_texts_behind_a_link_that_leads_nowhere_are_told(folder: Folder, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.rmtree(folder.path / "text")
    (folder.path / "text").symlink_to(folder.path / "unplugged")
    assert run(folder.path) == 1
    assert "content/text: this folder cannot be read: " in capsys.readouterr().out


# --- names -------------------------------------------------------------------------------------------------------


def test_each_file_is_a_campaign_of_its_own(campaigns: Path, content: Content, text: Text) -> None:
    """Results are kept by the name of the file, so no two may share one."""
    names = ["west.yaml", "west.yml", "West.YAML", "x.previous.yaml", "🚂 שלום.yaml", "y" * 200 + ".yaml"]
    for name in names:
        (campaigns / name).write_text(CAMPAIGN, encoding="utf-8")
    (campaigns / "._west.yaml").write_bytes(b"\0\5\x16\7")  # what a Mac leaves on a stick
    found = [book.id for book in library(content_dir(), content, text)]
    assert len(set(found)) == len(found) == 1 + len(list(campaigns.glob("[!.]*")))
    assert {"west", "west.yml", "x.previous", "🚂 שלום"} < set(found)


@posix
def test_name_of_odd_bytes_is_shown(campaigns: Path, content: Content, text: Text) -> None:
    try:
        for name in (b"caf\xe9.yaml", b"caf\xe8.yaml"):
            (campaigns / os.fsdecode(name)).write_text("chapters: [", encoding="utf-8")
    except OSError:
        pytest.skip("this file system takes only names in UTF-8")
    _, *books = library(content_dir(), content, text)
    assert sorted(book.id for book in books) == ["caf\ufffd", "caf\ufffd.yaml"]
    for book in books:
        assert f"{book.id}{book.title}{book.problems[0]}".encode()
        assert str(book.problems[0]).startswith("campaigns/caf\ufffd.yaml:2: ")


@posix
def test_language_of_odd_bytes_is_told(folder: Folder, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        (folder.path / "text" / os.fsdecode(b"fran\xe7ais")).mkdir()
    except OSError:
        pytest.skip("this file system takes only names in UTF-8")
    assert run(folder.path) == 1
    assert "content/text/fran\ufffdais: the name of this folder is not UTF-8 text" in capsys.readouterr().out
