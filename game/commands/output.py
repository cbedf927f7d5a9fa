"""What the commands share: lines on the standard output, sentences for errors, content and saves from arguments."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NoReturn

from game.content import Content, ContentError, load
from game.content.text import Text
from game.paths import content_dir
from game.session import SaveError, Session
from game.session.save import Save, open_save, read_save


def line(words: str = "") -> None:
    """Print a line."""
    sys.stdout.write(words + "\n")


def stop(words: str, status: int = 1) -> NoReturn:
    """Say on the error output why the command can't go on, and end it."""
    sys.stderr.write(words + "\n")
    raise SystemExit(status)


def load_content(directory: Path | None, text: Text) -> Content:
    """Return the content of `directory`, by default the program's; ends the command when something is wrong with it."""
    try:
        return load(directory or content_dir())
    except ContentError as error:
        stop("\n".join([text("cli.bad_content"), *map(str, error.problems)]))


def open_file(path: Path, content: Content, text: Text, *, trusted: bool = False) -> tuple[Save, Session]:
    """Return a saved game; ends the command with the reason when it can't be read."""
    try:
        save = read_save(path, trusted=trusted)
        return save, open_save(save, content, path)
    except SaveError as error:
        stop(text(f"save.{error.reason}", **error.values))
