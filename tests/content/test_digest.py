"""The digest tells whether a save was made with the same game, whatever the files look like."""

from __future__ import annotations

import pytest

from game.content import Content, load
from tests.content.folder import Folder


def test_form(content: Content) -> None:
    assert len(content.digest) == 64
    assert set(content.digest) <= set("0123456789abcdef")


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("setup.yaml", "rounds: 20", "rounds: 20   # as printed"),
        (
            "scoring.yaml",
            "  3: {cart: 6,  stagecoach: 12, railroad: 18}",
            "  3:\n    cart: 6\n    stagecoach: 12\n    railroad: 18",
        ),
        ("text/en/names.yaml", "reno: Reno", "reno: Reno!"),
        (
            "expansion.yaml",
            "desks: [10]\n    final: {vp: 2, per: empty_room}",
            "desks: [9]\n    final: {vp: 2, per: empty_room}",
        ),
    ],
)
def test_the_same_game(folder: Folder, content: Content, file: str, old: str, new: str) -> None:
    folder.edit(file, old, new)
    assert load(folder.path).digest == content.digest


def test_line_ends_do_not_count(folder: Folder, content: Content) -> None:
    for file in folder.path.glob("*.yaml"):
        file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    assert load(folder.path).digest == content.digest


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("setup.yaml", "good_price: 1", "good_price: 2"),
        ("map.yaml", "xy: [0.117, 0.432]", "xy: [0.118, 0.432]"),
        ("timeline.yaml", "layout: rows", "layout: columns"),
        (
            "map.yaml",
            "  - [seattle, portland]\n  - [seattle, helena]\n",
            "  - [seattle, helena]\n  - [seattle, portland]\n",
        ),
    ],
)
def test_another_game(folder: Folder, content: Content, file: str, old: str, new: str) -> None:
    folder.edit(file, old, new)
    assert load(folder.path).digest != content.digest
