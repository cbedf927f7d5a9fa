"""Plays the packaged program as a person does: looks at what can be clicked, moves the mouse there, and clicks."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from _words import word

from freezer.trouble import Failure
from freezer.x11 import Display

SEED = 1889
GUARD = 0.35  # seconds in which the table takes no click for what was there before, and a little more
PATIENCE = 1.2  # seconds after which a click has had no effect
HURRY = "button:faster"
# Targets that show something, leave, or take back. Selling goods is left out too: it leads away from the round.
ASIDE = ("menu", "log", "scores", "drawer:", "look:", "seat:", "deck", "card:", "button:undo", "button:redo",
         "button:back", "button:close_drawer", "button:sell", HURRY)  # fmt: skip
LAST = ("button:done", "button:end", "button:return:0")


@dataclass
class Report:
    """What the program says can be clicked; see game/watch.py."""

    scene: str = ""
    size: tuple[int, int] = (0, 0)
    busy: bool = False
    targets: dict[str, tuple[int, int, int, int]] = field(default_factory=dict)
    raw: str = ""
    table: dict[str, Any] = field(default_factory=dict)

    @property
    def about_game(self) -> list[str]:
        """Targets that are a decision in the game."""
        return [id for id in self.targets if not id.startswith(ASIDE)]


def read(path: Path) -> Report:
    """The latest report; an empty one before the program has drawn anything."""
    try:
        raw = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return Report()
    found: dict[str, Any] = json.loads(raw)
    targets = {target["id"]: tuple(target["rect"]) for target in found["targets"] if target["enabled"]}
    return Report(found["scene"], tuple(found["size"]), found["busy"], targets, raw, found.get("table", {}))


class Player:
    """Somebody at a display whose program writes its targets into a file."""

    def __init__(self, display: Display, path: Path, title: str) -> None:
        self.display = display
        self.path = path
        self.title = title
        self.chance = random.Random(SEED)
        self.clicks = 0

    def wait(self, what: str, until: Callable[[Report], bool], seconds: float = 20.0) -> Report:
        """Wait until the report is as wanted; Failure when it does not become so."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            report = read(self.path)
            if until(report):
                return report
            time.sleep(0.05)
        report = read(self.path)
        raise Failure(word("package_stuck", what=what, scene=report.scene or "-", targets=", ".join(report.targets)))

    def scene(self, name: str) -> Report:
        """Wait for a scene and for it to be at rest."""
        self.wait(name, lambda report: report.scene == name)
        return self.settled()

    def settled(self, seconds: float = 20.0) -> Report:
        """Wait until nothing moves and nothing has changed for a moment."""
        end = time.monotonic() + seconds
        report, since = read(self.path), time.monotonic()
        while time.monotonic() < end:
            time.sleep(0.05)
            now = read(self.path)
            if now.raw != report.raw or now.busy:
                report, since = now, time.monotonic()
            elif time.monotonic() - since > GUARD:
                break
        return report

    def click(self, id: str) -> bool:
        """Click in the middle of a target; whether anything has changed after it."""
        report = self.wait(id, lambda report: id in report.targets)
        place = self.display.window(self.title)
        if place is None:
            raise Failure(word("package_no_window"))
        left, top, width, height = report.targets[id]
        self.display.click(place[0] + left + width // 2, place[1] + top + height // 2)
        self.clicks += 1
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if read(self.path).raw != report.raw:
                return True
            time.sleep(0.03)
        return False

    def play(self, enough: Callable[[], bool], seconds: float) -> None:
        """Make decisions at the table until it is enough and the next one is a person's."""
        end = time.monotonic() + seconds
        in_vain: set[str] = set()
        while time.monotonic() < end:
            report = self.settled()
            choices = report.about_game
            if not choices:
                if HURRY in report.targets:
                    self.click(HURRY)
                continue
            if enough():
                return
            wanted = [id for id in choices if id not in in_vain] or choices
            if self.chance.random() < 0.85:
                wanted = [id for id in wanted if id not in LAST] or wanted
            id = self.chance.choice(wanted)
            if self.click(id):
                in_vain.clear()
            else:
                in_vain.add(id)
        raise Failure(word("package_slow", seconds=round(seconds)))
