"""Runs every check of a content folder and gathers all faults."""

from __future__ import annotations

import os
from pathlib import Path

from game.content import draft as drafts
from game.content.checks import board, cards, company, figures, tracks
from game.content.checks.texts import texts
from game.content.draft import Draft
from game.content.expansion import expansion
from game.content.problems import Fault, in_order
from game.folders import printable

CHECKS = (*board.CHECKS, *company.CHECKS, *tracks.CHECKS, *cards.CHECKS, *figures.CHECKS)


def examine(directory: Path) -> tuple[Draft, list[Fault]]:
    """Read a content folder; return its draft and everything wrong with it, by file and line."""
    draft = drafts.read(directory)
    if not os.path.isdir(directory):
        key = "not_a_folder" if os.path.exists(directory) else "folder_missing"
        return draft, [Fault(printable(directory.as_posix()), 0, "", key)]
    faults = list(draft.faults)
    for check in CHECKS:
        faults += check.run(draft)
    faults += expansion(directory, draft)
    faults += texts(directory, draft)
    return draft, in_order(faults)
