"""The program as a window: the stack of scenes, the loop, full screen, and what happens when something fails."""

from __future__ import annotations

import argparse
import contextlib
import logging
import os
import sys
from collections.abc import Hashable
from functools import lru_cache
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")

import pygame

from game import drivers, settings, watch
from game.content import Content, ContentError, load
from game.content.text import DEFAULT_LANGUAGE, Text, languages, load_shown_text, load_text
from game.logfile import start_log
from game.paths import assets_dir, content_dir
from game.router import Router
from game.scenes.destinations import BadContent, Fault, Title
from game.settings import Settings
from game.ui import art, fonts, theme
from game.ui.board import layers
from game.ui.canvas import ART_SIZE, place
from game.ui.fullscreen import FullScreenKey
from game.ui.guard import Guard
from game.ui.scene import Destination, Scene
from game.ui.sound import Sounds
from game.ui.textinput import TextInput

SMALLEST = (1280, 720)
MARGIN = 0.92  # of the desktop that a first window may take
ACTIVE, QUIET = 60, 25  # frames a second
AWAKE = 1.5  # seconds that the loop stays quick after an input: tooltips, held keys
ICON_SIZE = 64

log = logging.getLogger("game")


class Window:
    """The window and its stack of scenes; `game.ui.scene.App` says what scenes may ask of it."""

    def __init__(
        self,
        content: Content | None,
        text: Text,
        size: tuple[int, int] | None = None,
        *,
        settings: Settings | None = None,
        sounds: Sounds | None = None,
        directory: Path | None = None,
    ) -> None:
        """`size` and `settings`: as they come when not given; `directory`: of the content; without `sounds` silence."""
        if content is not None:
            self.content = content
        self.text = text
        self.settings = settings or Settings()
        self.sounds = sounds or Sounds(self.settings, device=False)
        self._directory = directory or content_dir()
        self.router = Router(self, self._other_scene)
        self.guard = Guard()
        self.full_screen = False
        self._stopping = False
        self._watched = watch.wanted()
        self._awake = 0.0
        self._windowed = size or first_size()
        self._place: tuple[int, int] | None = None
        self._real = (0, 0)
        fonts.forget()  # fonts of an earlier window in this process are gone with it
        self._open(self._windowed, pygame.RESIZABLE)
        self._text_input = TextInput(lambda: None if self._stopping else self.scene, self._in_window)
        self._full_screen_key = FullScreenKey(self.toggle_full_screen)

    @property
    def directory(self) -> Path:
        """The folder of the content."""
        return self._directory

    # --- the surface -----------------------------------------------------------------------------------------

    def _open(self, size: tuple[int, int], flags: int) -> None:
        pygame.display.set_mode(size, flags)
        pygame.display.set_caption(self.text("window.title"))
        pygame.key.set_repeat(400, 40)
        with contextlib.suppress(pygame.error, AttributeError, ValueError, DeprecationWarning):
            pygame.Window.from_display_module().minimum_size = SMALLEST
        _use_format(screen().get_masks())
        self._measure()

    def _measure(self) -> None:
        """Take the window's size; one that is too small gets the smallest table, reduced to fit."""
        real = screen().get_size()
        if real != self._real:
            self._real = real
            self.guard.change()
        self.size = (max(real[0], SMALLEST[0]), max(real[1], SMALLEST[1]))
        self._page = None if self.size == real else pygame.Surface(self.size)

    def _reduced(self) -> pygame.Rect:
        """Where the page lies in a window that is too small for it."""
        return pygame.Rect((0, 0), self.size).fit(screen().get_rect())

    def toggle_full_screen(self) -> None:
        """Go from window to full screen or back."""
        self.full_screen = not self.full_screen
        self.guard.change()
        if self.full_screen:
            self._windowed = screen().get_size()
            self._place = _move((0, 0)) if len(pygame.display.get_desktop_sizes()) == 1 else None
            self._open((0, 0), pygame.FULLSCREEN)
        else:
            self._open(self._windowed, pygame.RESIZABLE)
            if self._place is not None:
                _move(self._place)
        self._resized()

    def _resized(self) -> None:
        for scene in self.scenes:
            scene.handle(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=self.size[0], y=self.size[1]))
            scene.dirty = True

    # --- settings --------------------------------------------------------------------------------------------

    def configure(self, settings: Settings) -> None:
        """Take over settings at once; keeping them in the file is another matter."""
        other_language = settings.language != self.settings.language
        self.settings = settings
        self.sounds.apply(settings)
        if other_language:
            self.text = load_shown_text(self._directory, spoken(self._directory, settings.language))
            pygame.display.set_caption(self.text("window.title"))

    def languages(self) -> list[str]:
        """Folders of the languages there are, the program's own first."""
        return languages(self._directory)

    def language_name(self, language: str) -> str:
        """What a language is called by those who speak it."""
        return load_text(self._directory, language)("language.name")

    # --- the scenes ------------------------------------------------------------------------------------------

    @property
    def scenes(self) -> list[Scene]:
        """The scenes, the one on top last."""
        return self.router.scenes

    @property
    def scene(self) -> Scene | None:
        """The scene on top."""
        return self.router.scene

    def go(self, destination: Destination) -> None:
        """Show another scene, over whatever it follows; InUse where another window has the game of a table."""
        self.router.go(destination)

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        self.router.push(scene)

    def pop(self) -> None:
        """Remove the scene on top; without a scene the program ends."""
        self.router.pop()

    def reset(self, scene: Scene) -> None:
        """Make this the only scene."""
        self.router.reset(scene)

    def uncover(self, scene: Scene) -> None:
        """Remove everything that lies over a scene."""
        self.router.uncover(scene)

    def under(self, scene: Scene) -> Scene | None:
        """The scene that lies below `scene`."""
        return self.router.under(scene)

    def _other_scene(self) -> None:
        self._awake = AWAKE
        self.guard.change()

    def quit(self) -> None:
        """End the program after this frame."""
        self._stopping = True

    # --- faults ----------------------------------------------------------------------------------------------

    def fail(self, error: BaseException, doing: str) -> None:
        """Log an error and say it in a scene; `doing` is the key of a sentence that says what went wrong."""
        log.error("%s", doing, exc_info=error)
        self.go(Fault(self.text(doing), error))

    # --- the loop --------------------------------------------------------------------------------------------

    def loop(self) -> None:
        """Run until the last scene is gone or the window is closed."""
        clock = pygame.time.Clock()
        while self.scenes and not self._stopping:
            self.frame(clock.tick(ACTIVE if self._awake > 0 or self.scenes[-1].busy else QUIET) / 1000)
        self._text_input.stop()
        self.router.end()

    def frame(self, dt: float) -> None:
        """Handle what has come in, go on by `dt` seconds, and draw when something changed."""
        self._awake = max(0.0, self._awake - dt)
        try:
            self.guard.begin()
            self._take()
            if self.scenes and not self._stopping:
                self.scenes[-1].update(dt)
            self._text_input.follow()
            if self.scenes and not self._stopping:
                self._present(self.scenes[-1])
            self.sounds.update(dt)
        except Exception as error:
            self.fail(error, "window.fault.program")

    def _take(self) -> None:
        """Handle what has come in; clicks are aimed at what the last picture shows."""
        events = pygame.event.get()
        for event, seen in zip(events, [self._aim(event) for event in events], strict=True):
            self._handle(event, seen)

    def _aim(self, event: pygame.event.Event) -> Hashable:
        if self.scenes and event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self.scenes[-1].aimed(self._on_page(event))
        return None

    def _handle(self, event: pygame.event.Event, seen: Hashable = None) -> None:
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type in (pygame.WINDOWSIZECHANGED, pygame.VIDEORESIZE):
            self._measure()
            self._resized()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            if self.scenes:
                self.scenes[-1].dirty = True
        elif self._full_screen_key.takes(event):
            self._text_input.claim(event)
        elif self.scenes:
            self._awake = AWAKE
            self._give(self._on_page(event), self.scenes[-1], seen)

    def _give(self, event: pygame.event.Event, scene: Scene, seen: Hashable) -> None:
        """Give an event to the scene on top, if it was meant for it."""
        if self.guard.lets(event, scene, seen):
            self._text_input.pass_on(event)
        elif event.type == pygame.MOUSEBUTTONUP:
            scene.let_go()

    def _in_window(self, rect: pygame.Rect) -> pygame.Rect:
        """Where a part of the page is seen in the window: elsewhere, where the page is shown reduced."""
        if self._page is None:
            return rect
        shown = self._reduced()
        x, y = (shown.x + rect.x * shown.w // self.size[0], shown.y + rect.y * shown.h // self.size[1])
        return pygame.Rect(x, y, max(1, rect.w * shown.w // self.size[0]), max(1, rect.h * shown.h // self.size[1]))

    def _on_page(self, event: pygame.event.Event) -> pygame.event.Event:
        """Translate a mouse position where the page is shown reduced."""
        if self._page is None or not hasattr(event, "pos"):
            return event
        shown = self._reduced()
        x = (event.pos[0] - shown.x) * self.size[0] // max(1, shown.w)
        y = (event.pos[1] - shown.y) * self.size[1] // max(1, shown.h)
        return pygame.event.Event(event.type, {**event.dict, "pos": (x, y)})

    def _present(self, scene: Scene) -> None:
        """Draw a scene that has changed. What is new in front can be pressed only from then on."""
        front = self.guard.front(scene)
        unseen = not self.guard.shows(front)
        if not (scene.dirty or unseen):
            return
        self._draw(scene)
        if unseen:
            self._take()  # these came before there was anything to see
            self.guard.show(front)
        if self._watched is not None and scene is self.scene:
            watch.write(self._watched, scene, self.size)

    def _draw(self, scene: Scene) -> None:
        shown_on = screen()
        scene.dirty = False
        if self._page is None:
            scene.draw(shown_on)
        else:
            scene.draw(self._page)
            shown_on.fill((0, 0, 0))
            shown = self._reduced()
            shown_on.blit(pygame.transform.smoothscale(self._page, shown.size), shown)
        pygame.display.flip()


@lru_cache(maxsize=1)
def _use_format(masks: tuple[int, int, int, int]) -> None:
    """Drop pictures that were made for a display of another format; the same one again costs nothing."""
    art.forget()
    theme.forget()
    layers.forget()


def screen() -> pygame.Surface:
    """The window's surface; RuntimeError before there is a window."""
    surface = pygame.display.get_surface()
    if surface is None:
        raise RuntimeError
    return surface


def _move(position: tuple[int, int]) -> tuple[int, int] | None:
    """Move the window and return where it was; without a window manager full screen would begin there."""
    with contextlib.suppress(pygame.error, AttributeError, ValueError, DeprecationWarning):
        window = pygame.Window.from_display_module()
        was = window.position
        window.position = position
        return int(was[0]), int(was[1])
    return None


def first_size() -> tuple[int, int]:
    """Size of a first window: the largest whole enlargement of the art that leaves some of the desktop."""
    sizes = pygame.display.get_desktop_sizes() or [SMALLEST]
    factor, _ = place((int(sizes[0][0] * MARGIN), int(sizes[0][1] * MARGIN)))
    return max(SMALLEST[0], ART_SIZE[0] * factor), max(SMALLEST[1], ART_SIZE[1] * factor)


def set_icon() -> None:
    """Give the window the program's icon, when there is one of this size."""
    path = assets_dir() / "icons" / f"carnegie-{ICON_SIZE}.png"
    with contextlib.suppress(pygame.error, OSError):
        pygame.display.set_icon(pygame.image.load(str(path)))


def run(args: argparse.Namespace) -> int:
    """Open the window and run until it is closed; returns the exit status."""
    start_log()
    directory: Path = Path(args.content) if getattr(args, "content", None) else content_dir()
    stored = settings.load()
    text = load_shown_text(directory, spoken(directory, stored.language))
    drivers.prepare()
    try:
        pygame.display.init()
        if drivers.unseen(pygame.display.get_driver()):
            raise pygame.error(text("window.fault.no_screen"))
        pygame.font.init()
        set_icon()
        window = Window(None, text, settings=stored, sounds=Sounds(stored), directory=directory)
        if stored.full_screen:
            window.toggle_full_screen()
    except pygame.error as error:
        told = drivers.no_screen(str(error), text)
        log.exception("no window: %s", told)
        with contextlib.suppress(OSError):
            sys.stderr.write(told + "\n")
        pygame.quit()
        return 1
    try:
        problems = read(window, directory)
        window.go(first(problems, getattr(args, "save", None)))
        window.loop()
    finally:
        window.sounds.close()
        pygame.quit()
    return 1 if problems else 0


def spoken(directory: Path, language: str) -> str:
    """The language that is set, where the content has it."""
    return language if language in languages(directory) else DEFAULT_LANGUAGE


def read(window: Window, directory: Path) -> tuple[object, ...]:
    """Give the window its content, showing how far that has come; returns what is wrong with the content."""
    from game.scenes import loading

    problems: tuple[object, ...] = ()
    loading.show(screen(), window.text, "content")
    try:
        window.content = load(directory)
    except ContentError as error:
        problems = error.problems
    loading.show(screen(), window.text, "pictures")
    art.names()
    loading.show(screen(), window.text, "title")
    return problems


def first(problems: tuple[object, ...], save: str | None) -> Destination:
    """Where to start: at the problems of the content, a saved game, or the title."""
    if problems:
        return BadContent([str(problem) for problem in problems])
    return Title(Path(save) if save else None)
