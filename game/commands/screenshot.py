"""`screenshot`: one scene drawn into a picture, without a window."""

from __future__ import annotations

import argparse
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

from game.commands import output
from game.content.text import Text

if TYPE_CHECKING:
    from game.content import Content
    from game.session import Session
    from game.session.draft import Draft
    from game.ui.scene import Destination
    from game.window import Window

SCENES = ("title", "new_game", "load", "settings", "rulebook", "campaign", "solo", "table", "scores")
SEED = 1889
SEATS = 2
LARGEST = 8192


def add_arguments(parser: argparse.ArgumentParser, text: Text) -> None:
    """Declare the arguments."""
    parser.add_argument("--scene", choices=SCENES, default="table", help=text("cli.screenshot.scene"))
    parser.add_argument("--save", type=Path, metavar="FILE", help=text("cli.file"))
    parser.add_argument("--size", default="1280x720", metavar="WxH", help=text("cli.screenshot.size"))
    parser.add_argument("--out", type=Path, required=True, metavar="PNG", help=text("cli.screenshot.out"))


def run(args: argparse.Namespace, text: Text) -> int:
    """Draw the scene and write the picture."""
    size = _size(args.size, text)
    content = output.load_content(args.content, text)
    session = output.open_file(args.save, content, text)[1] if args.save else None
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    import pygame

    from game.router import scene_of
    from game.window import Window

    pygame.display.init()
    pygame.font.init()
    try:
        window = Window(content, text, size)
        scene = scene_of(window, _destination(window, args.scene, session))
        window.push(scene)
        surface = pygame.Surface(window.size)
        scene.draw(surface)
        args.out.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(surface, str(args.out), ".png")
    except (pygame.error, OSError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        output.stop(text("cli.screenshot.failed", file=args.out, reason=reason))
    finally:
        pygame.quit()
    return 0


def _size(wanted: str, text: Text) -> tuple[int, int]:
    from game.window import SMALLEST

    found = re.fullmatch(r"([0-9]{1,5})x([0-9]{1,5})", wanted)
    size = (int(found[1]), int(found[2])) if found else (0, 0)
    if not (SMALLEST[0] <= size[0] <= LARGEST and SMALLEST[1] <= size[1] <= LARGEST):
        output.stop(text("cli.screenshot.bad_size", size=wanted, width=SMALLEST[0], height=SMALLEST[1]))
    return size


def _destination(window: Window, name: str, session: Session | None) -> Destination:
    from game.scenes import destinations as to

    match name:
        case "new_game":
            return to.NewGame(_draft(window))
        case "rulebook":
            from game.scenes.shared.rulebook_chapters import chapter_for

            return to.Rulebook(None if session is None else chapter_for(session.state))
        case "scores":
            return _scores(session or _played(new_session(window.content, window.text)), window.text)
        case "table":
            return to.Table(session or new_session(window.content, window.text))
    plain: dict[str, type[Destination]] = {
        "title": to.Title,
        "load": to.Load,
        "settings": to.Settings,
        "campaign": to.Journey,
        "solo": to.Solo,
    }
    return plain[name]()


def _draft(window: Window) -> Draft:
    from game.scenes.new_game import default_draft

    draft = default_draft(window)
    draft.seed = str(SEED)
    return draft


def _scores(session: Session, text: Text) -> Destination:
    from game.scenes import destinations as to
    from game.ui.view import seat_infos

    shown = to.FinalScores if session.state.finished else to.Scores
    return shown(session.state, seat_infos(session, text))


def new_session(content: Content, text: Text) -> Session:
    """A new game that is the same every time."""
    from game.engine import Options
    from game.session import SeatSetup, Session, Setup

    seats = tuple(SeatSetup(text(f"new_game.names.{i + 1}"), i) for i in range(SEATS))
    return Session(content, Setup(Options(seats=SEATS, seed=SEED), seats))


def _played(session: Session) -> Session:
    """The game played to its end by bots, whoever sits there."""
    from game.seats.bots import BOTS

    bot = list(BOTS.values())[-1]()
    while not session.state.finished:
        session.play(bot.choose(session.state))
    return session
