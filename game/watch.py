"""For programs that drive the window from outside, by real mouse and keyboard events.

When the variable CARNEGIE_TARGETS names a file, the window writes into it, after every redraw, what can be clicked:
{"scene": "TitleScene", "size": [1280, 720], "busy": false, "targets": [{"id": "quit", "rect": [68, 404, 280, 42],
"label": "Quit", "enabled": true}, ...]}. Rectangles are in pixels of the window. The file is replaced as a whole.
"""

from __future__ import annotations

import json
import logging
import os
from pathlib import Path
from typing import Protocol, runtime_checkable

from game.ui.scene import Scene

VARIABLE = "CARNEGIE_TARGETS"

log = logging.getLogger("game")
_told: set[Path] = set()


@runtime_checkable
class Table(Protocol):
    """A scene that shows a game: the report has `table`, {"game": its id, "moves": 12, "position": a short hash}."""

    def on_table(self) -> dict[str, object]:
        """Which game is shown, after how many moves, and the fingerprint of the position."""


def wanted() -> Path | None:
    """The file to write into, None when nobody asked for one."""
    name = os.environ.get(VARIABLE)
    return Path(name) if name else None


def write(path: Path, scene: Scene, size: tuple[int, int]) -> None:
    """Write what can be clicked in a scene; a file that cannot be written is told in the log, once."""
    targets = [
        {"id": target.id, "rect": list(target.rect), "label": target.label, "enabled": target.enabled}
        for target in scene.targets()
    ]
    report = {"scene": type(scene).__name__, "size": list(size), "busy": scene.busy, "targets": targets}
    if isinstance(scene, Table):
        report["table"] = scene.on_table()
    try:
        beside = path.with_name(path.name + ".part")
        beside.write_text(json.dumps(report), encoding="utf-8")
        beside.replace(path)
    except (OSError, ValueError) as error:  # ValueError: a path without a name
        if path not in _told:
            _told.add(path)
            log.warning("%s of %s cannot be written: %s", path, VARIABLE, error)
