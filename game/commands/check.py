"""`python -m game check [DIR]`: is a content folder right?"""

from __future__ import annotations

import os
from pathlib import Path

from game.content import Content, ContentError, Problem, load
from game.content.campaign import own
from game.content.text import languages, load_default_text, load_text
from game.paths import content_dir


def run(directory: Path | None) -> int:
    """Check a content folder, the program's own without one; 0 and one line, or 1 and every problem in one."""
    folder = content_dir() if directory is None else directory
    content: Content | None = None
    problems: tuple[Problem, ...] = ()
    try:
        content = load(folder)
    except ContentError as error:
        problems = error.problems
    problems += own(folder, content, load_text(folder)).problems if os.path.isdir(folder) else ()
    for problem in problems:
        print(problem)
    if problems or content is None:
        return 1
    print(_summary(folder, content))
    return 0


def _summary(folder: Path, content: Content) -> str:
    return load_default_text()(
        "check.right",
        name=folder.name or folder.resolve().name,
        cities=len(content.map.cities),
        routes=len(content.map.routes),
        departments=len(content.starting_departments) + len(content.departments),
        tiles=len(content.timeline.tiles),
        donations=len(content.donations.spaces),
        cards=len(content.solo.cards),
        languages=len(languages(folder)),
    )
