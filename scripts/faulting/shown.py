"""The program's scenes without a screen: what can be opened is drawn once."""

from __future__ import annotations

from pathlib import Path

from game.content.model import Content
from game.content.text import load_default_text
from game.scenes.load import LoadScene
from game.scenes.replay import ReplayScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.session import SaveError
from game.session.playback import load_playback
from game.session.save import load_session
from game.ui.scene import Scene
from game.window import SMALLEST, Window


def open_window(content: Content) -> Window:
    """A window that nobody sees."""
    import pygame

    pygame.display.init()
    pygame.font.init()
    return Window(content, load_default_text(strict=True), SMALLEST)


def show(window: Window, path: Path) -> None:
    """Draw the title, the list of games, and the table of one where it can be opened."""
    content = window.content
    _draw(window, TitleScene(window))
    _draw(window, LoadScene(window))
    try:
        session, watched = load_session(path, content), load_playback(path, content)
    except SaveError:
        return
    _draw(window, TableScene(window, session))
    _draw(window, ReplayScene(window, watched))


def _draw(window: Window, scene: Scene) -> None:
    import pygame

    window.push(scene)
    scene.update(0.0)
    scene.draw(pygame.Surface(window.size))
    scene.targets()
    window.pop()
