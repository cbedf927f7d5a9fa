"""`moves`: the position at the end of a saved game and what may be played there."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.commands import output
from game.content.text import Text
from game.engine import sheets
from game.session import Session


def add_arguments(parser: argparse.ArgumentParser, text: Text) -> None:
    """Declare the arguments."""
    parser.add_argument("file", type=Path, help=text("cli.file"))


def seat_names(session: Session, text: Text) -> list[str]:
    """Return the names of the seats, Andrew's last."""
    return [*(seat.name for seat in session.setup.seats), *[text("cli.andrew")] * session.state.solo]


def run(args: argparse.Namespace, text: Text) -> int:
    """Print round, who decides, and the legal moves in text form, one a line."""
    content = output.load_content(args.content, text)
    _, session = output.open_file(args.file, content, text)
    names = seat_names(session, text)
    state = session.state
    output.line(text("cli.moves.round", round=state.round, rounds=content.setup.rounds))
    if state.finished:
        output.line(text("cli.moves.over"))
        for sheet in sheets(state):
            output.line(text("cli.moves.score", seat=names[sheet.seat], points=sheet.total))
        return 0
    task = state.task
    output.line(text("cli.moves.decides", seat=names[task.seat], number=task.seat + 1, decision=str(task.kind)))
    for move in session.legal:
        output.line(str(move))
    return 0
