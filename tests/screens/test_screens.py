"""The pictures of docs/screens are what the program draws now."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from gallery import draw, games, png
from gallery.moments import PICTURES, files

from game.window import Window

SCREENS = Path(__file__).resolve().parents[2] / "docs" / "screens"
FILES = files(SCREENS)


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    """A window without a screen."""
    with draw.window() as opened:
        yield opened


@pytest.mark.slow
@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_picture_is_up_to_date(window: Window, path: Path, tmp_path: Path) -> None:
    name, size = FILES[path]
    assert path.exists(), "python3 scripts/screens.py makes it"
    fresh = draw.draw(window, name, size)
    off = draw.difference(fresh, pygame.image.load(str(path)))
    if off > draw.ALIKE:
        png.write(fresh, tmp_path / path.name)
    # After a change of the looks: python3 scripts/screens.py, and look at what it made.
    assert off <= draw.ALIKE, f"{off:.1%} of it differs; as it is now: {tmp_path / path.name}"


def test_nothing_else_is_kept() -> None:
    assert {path.name for path in SCREENS.iterdir()} == {path.name for path in FILES}
    assert {path.stem for path in games.GAMES.iterdir()} == set(games.OPTIONS)


def test_pictures_differ_by_what_can_be_seen() -> None:
    one, other = pygame.Surface((40, 20)), pygame.Surface((40, 20))
    assert draw.difference(one, other) == 0
    other.fill((10, 10, 10))
    assert draw.difference(one, other) == 0
    other.fill((200, 0, 0), (0, 0, 8, 20))
    assert draw.difference(one, other) == pytest.approx(0.2)
    assert draw.difference(one, pygame.Surface((40, 21))) == 1


def test_the_readme_shows_pictures_that_are_there() -> None:
    readme = (SCREENS.parents[1] / "README.md").read_text(encoding="utf-8")
    shown = {part.split(")")[0] for part in readme.split("](docs/screens/")[1:]}
    assert shown
    assert shown <= {path.name for path in FILES}


def test_every_picture_is_of_a_kept_game_or_a_menu() -> None:
    used = {picture.game for picture in PICTURES.values() if hasattr(picture, "game")}
    assert used == set(games.OPTIONS)


@pytest.mark.parametrize("colours", [7, 255, 300])
def test_a_picture_is_written_as_it_is(colours: int, tmp_path: Path) -> None:
    picture = pygame.Surface((40, 20))
    for number in range(800):
        shade = number % colours
        picture.set_at((number % 40, number // 40), (shade % 256, 40 + shade // 3, 200 - shade // 2))
    png.write(picture, tmp_path / "a.png")
    loaded = pygame.image.load(str(tmp_path / "a.png"))
    assert all(loaded.get_at((x, y))[:3] == picture.get_at((x, y))[:3] for x in range(40) for y in range(20))
