"""The command that draws a scene into a picture."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.__main__ import main
from game.commands.screenshot import SCENES, new_session
from game.content.model import Content
from game.content.text import load_default_text
from game.session import write_save


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder for saves; the command sets the drivers itself."""
    monkeypatch.setenv("CARNEGIE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


@pytest.mark.parametrize("scene", SCENES)
def test_every_scene_can_be_drawn(scene: str, tmp_path: Path) -> None:
    out = tmp_path / "folder" / f"{scene}.png"
    assert main(["screenshot", "--scene", scene, "--size", "1366x768", "--out", str(out)]) == 0
    picture = pygame.image.load(str(out))
    assert picture.get_size() == (1366, 768)
    colours = {picture.get_at((x, y))[:3] for x in range(0, 1366, 7) for y in range(0, 768, 7)}
    assert len(colours) > 8


def test_the_same_scene_is_the_same_picture(tmp_path: Path) -> None:
    pictures = [tmp_path / "a.png", tmp_path / "b.png"]
    for out in pictures:
        assert main(["screenshot", "--scene", "scores", "--out", str(out)]) == 0
    assert pictures[0].read_bytes() == pictures[1].read_bytes()


def test_a_saved_game_is_drawn(content: Content, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    write_save(new_session(content, load_default_text()), save, "2026-05-04T12:00:00Z")
    out = tmp_path / "table.png"
    assert main(["screenshot", "--save", str(save), "--out", str(out)]) == 0
    assert out.exists()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--size", "640x480"], "640x480"),
        (["--size", "large"], "large"),
        (["--size", "99999x99999"], "99999x99999"),
        (["--save", "nothing.json"], "nothing.json"),
    ],
)
def test_errors_are_sentences(
    arguments: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["screenshot", *arguments, "--out", str(tmp_path / "x.png")])
    assert stopped.value.code == 1
    assert words in capsys.readouterr().err


def test_a_picture_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SystemExit) as stopped:
        main(["screenshot", "--scene", "title", "--out", str(tmp_path / "file" / "x.png")])
    assert stopped.value.code == 1
    assert "x.png" in capsys.readouterr().err
