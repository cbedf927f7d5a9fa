"""Whatever is done to the files, loading gives content or problems in words, and nothing else."""

from __future__ import annotations

import random

import pytest
import yaml

from game.content import ContentError, load
from tests.content.folder import Folder

JUNK = (
    *("x", "-1", "0", "1", "100", "1.5", "true", "", "null", "[]", "{}", "[a, b]", "{a: 1}", '"', "*a", "!!int 3"),
    *("any", "west", "end", "free", "housing", "{n", "- ", ": "),
)


def spoil(text: str, chance: random.Random) -> str:
    """Replace a value or drop a line, once or a few times."""
    for _ in range(chance.choice((1, 1, 1, 2, 5))):
        try:
            values = [token for token in yaml.scan(text) if isinstance(token, yaml.ScalarToken)]
        except yaml.YAMLError:
            return text
        if not values:
            return text
        value = chance.choice(values)
        start, end = value.start_mark.index, value.end_mark.index
        if chance.random() < 0.2:
            start, end = text.rfind("\n", 0, start) + 1, text.find("\n", end) + 1
            text = text[:start] + text[end:]
        else:
            text = text[:start] + chance.choice(JUNK) + text[end:]
    return text


def messages(folder: Folder) -> list[str]:
    """Return what is said about the folder; anything but a `ContentError` goes through."""
    try:
        load(folder.path)
    except ContentError as error:
        return [problem.message for problem in error.problems]
    return []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_spoilt_files(folder: Folder, seed: int) -> None:
    chance = random.Random(seed)
    files = sorted(path for path in folder.path.rglob("*.yaml") if "en" not in path.parts or path.name == "names.yaml")
    for _ in range(25):
        file = chance.choice(files)
        sound = file.read_text(encoding="utf-8")
        spoilt = spoil(sound, chance)
        file.write_text(spoilt, encoding="utf-8", newline="\n")
        assert all(" " in message for message in messages(folder)), spoilt
        file.write_text(sound, encoding="utf-8", newline="\n")
