"""`replay`: a saved game move by move, with what each one did."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.commands import output
from game.commands.moves import seat_names
from game.content.text import Text
from game.engine import IllegalMove, MoveError, fingerprint, parse
from game.session import Session
from game.session.narrate import describe, names
from game.session.save import is_whole


def add_arguments(parser: argparse.ArgumentParser, text: Text) -> None:
    """Declare the arguments."""
    parser.add_argument("file", type=Path, help=text("cli.file"))
    parser.add_argument("--verify", action="store_true", help=text("cli.replay.verify"))


def run(args: argparse.Namespace, text: Text) -> int:
    """Print the moves with their events; with --verify check the stored checksum and the position reached."""
    content = output.load_content(args.content, text)
    save, saved = output.open_file(args.file, content, text, trusted=True)
    whole = is_whole(args.file)
    if args.verify and not whole:
        output.stop(text("save.checksum", file=args.file.name))
    session = Session(content, save.setup)
    people = seat_names(session, text)
    for number, written in enumerate(save.moves, start=1):
        seat = session.decider
        try:
            events = session.play(parse(written))
        except MoveError:
            output.stop(text("cli.replay.not_a_move", number=number, move=written))
        except IllegalMove as error:
            why = text(f"illegal.{error.refusal.reason}", **error.refusal.values)
            output.stop(text("cli.replay.illegal", number=number, move=written, rule=error.refusal.rule, why=why))
        assert seat is not None
        output.line(text("cli.replay.move", number=number, seat=people[seat], move=written))
        known = names(session.state, people, text)
        for event in events:
            output.line("    " + describe(event, text, known))
    if fingerprint(session.state) != fingerprint(saved.state):
        output.stop(text("cli.replay.differs"))
    if not whole:
        output.stop(text("save.checksum", file=args.file.name), status=0)
    if args.verify:
        output.line(text("cli.replay.verified", n=len(save.moves)))
    return 0
