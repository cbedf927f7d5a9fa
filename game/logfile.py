"""The program's log in the user's folder."""

from __future__ import annotations

import contextlib
import logging
import logging.handlers
import os
from pathlib import Path

from game import folders

log = logging.getLogger("game")


def start_log() -> None:
    """Write the log into the user's folder; without a writable folder the program goes on without one."""
    log.setLevel(logging.INFO)
    if log.handlers:
        return
    log.propagate = False
    log.addHandler(logging.NullHandler())
    path = folders.log_path()
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        if os.path.isfile(path) or not os.path.lexists(path):  # a pipe would be waited for
            log.addHandler(LogFile(path))


class LogFile(logging.handlers.RotatingFileHandler):
    """The log; a line that cannot be written, as on a full disk, is left out without a word."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, maxBytes=500_000, backupCount=1, encoding="utf-8", delay=True, errors="backslashreplace")
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """Say nothing: there is nowhere to say it."""
