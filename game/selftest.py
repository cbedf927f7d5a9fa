"""`--self-test`: does the program work where it is now? Content, rules and pictures are tried, without a window.

The packaged program is tried with this on every system. Nothing of the person's own is read or written.
"""

from __future__ import annotations

import os
import sys
import tempfile
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from game.content.text import Text, languages, load_text

if TYPE_CHECKING:
    from game.content import Content
    from game.scenes.table import TableScene
    from game.session import Session
    from game.ui.scene import Destination, Scene
    from game.window import Window

SEED = 1889
LARGEST = (3840, 2160)


def run(directory: Path | None, text: Text) -> int:
    """Try everything; print `ok` and return 0, or say what does not work and return 1."""
    try:
        with tempfile.TemporaryDirectory(prefix="carnegie-") as home:
            os.environ |= {"CARNEGIE_HOME": home, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
            os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
            content = _content(directory)
            _scenes(content, text, _game(content))
    except Exception as error:
        traceback.print_exc()
        sys.stderr.write(text("package.self_test.failed", reason=str(error) or type(error).__name__) + "\n")
        return 1
    sys.stdout.write(text("package.self_test.ok") + "\n")
    sys.stdout.flush()
    return 0


def _content(directory: Path | None) -> Content:
    """Read and check all content, and every language."""
    from game.content import load
    from game.paths import content_dir

    folder = directory or content_dir()
    for language in languages(folder):
        load_text(folder, language)
    return load(folder)


def _game(content: Content) -> Session:
    """Let bots play a game to its end, keep it and read it back."""
    from game.engine import Options
    from game.seats.bots import BOTS
    from game.session import SeatSetup, Session, Setup
    from game.session.place import Place
    from game.session.save import load_session

    kind = next(iter(BOTS))
    seats = tuple(SeatSetup(name=f"{kind} {number + 1}", colour=number, kind=kind) for number in range(2))
    session = Session(content, Setup(options=Options(seats=2, seed=SEED), seats=seats))
    while (bot := session.bot) is not None:
        session.play(bot.choose(session.state))
    place = Place()
    place.write(session)
    return load_session(place.path, content)


def _scenes(content: Content, text: Text, played: Session) -> None:
    """Draw one frame of each scene at the smallest size, and one of the table at the largest."""
    import pygame

    from game.scenes.table import TableScene
    from game.window import SMALLEST, Window

    pygame.display.init()
    pygame.font.init()
    try:
        window = Window(content, text, SMALLEST)
        for scene in every_scene(window, played):
            _draw(window, scene)
        large = Window(content, text, LARGEST)
        _draw(large, TableScene(large, played))
    finally:
        pygame.quit()


def _draw(window: Window, scene: Scene) -> None:
    import pygame

    window.push(scene)
    scene.update(0.0)
    scene.draw(pygame.Surface(window.size))
    scene.targets()
    window.pop()


def every_scene(window: Window, played: Session) -> Iterator[Scene]:
    """One of each scene, shown with a game that has been played."""
    from game.router import scene_of
    from game.scenes.table import TableScene

    table = TableScene(window, played)
    yield table
    for destination in _destinations(window, table):
        yield scene_of(window, destination)


def _destinations(window: Window, table: TableScene) -> Iterator[Destination]:
    from game.scenes import destinations as to
    from game.scenes.shared.rulebook_chapters import Chapter

    yield from (to.Title(), to.About(), to.NewGame(), to.Load(), to.Settings())
    yield from (to.Rulebook(chapter) for chapter in Chapter)
    yield from (to.Menu(table), to.SaveAs(table), to.Log(table))
    yield to.FinalScores(table.session.state, table.stage.seats)
    yield from _campaign(window)
    yield from (to.BadContent([""]), to.Fault("", RuntimeError()))


def _campaign(window: Window) -> Iterator[Destination]:
    """The scenes of the campaign and of playing alone, with a first chapter that chance has played."""
    from game.scenes import destinations as to
    from game.scenes.replay import ReplayScene
    from game.scenes.shared.journal import Journal
    from game.scenes.table import TableScene
    from game.seats.bots import RandomBot
    from game.session import Session, chapter
    from game.session.playback import playback
    from game.session.save import make_save

    journal = Journal(window)
    first = journal.book.campaign.chapters[0]
    session = Session(window.content, chapter.setup(journal.book, first, journal.profile, journal.difficulty, SEED))
    while not session.state.finished:
        session.play(RandomBot().choose(session.state))
    table = TableScene(window, session)
    result = chapter.outcome(session)
    recorded = chapter.Recorded(result, None, chapter.improved(None, result, "", ""))
    game = playback(make_save(session, ""), window.content, Path())
    yield from (to.Journey(journal), to.People(journal), to.Story(journal, first))
    yield from (to.Table(session), to.Brief(table), to.Result(table, recorded))
    yield to.ScoreSheet(session.state, table.stage.seats)
    yield from (to.Replay(game), to.ReplayMenu(ReplayScene(window, game)))
    yield to.Solo()
