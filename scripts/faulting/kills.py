"""The program is killed while somebody clicks, and started again: the last position is there, and every other game.

What was seen is what the window has last reported of the table before it was killed. Continuing has to show a position
that is no more than one move behind it.
"""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from freezer import x11

from faulting.hands import START, Gone, Hands, Stuck
from faulting.shelf import Kept, left_over, lost, shelf
from faulting.tally import Finding, Sort
from game import folders, settings
from game.content import load_default
from game.content.text import load_default_text
from game.session import profile
from game.session.saved import OWN, look

OWNER = "Ada"
MOST = 12  # games that the program keeps by itself; from then on no more are begun, for it keeps 20
LONGEST = 2.0  # seconds of clicking
STARTING = 2.5  # seconds in which the program is killed while it starts
OUT_OF_START, WRITING = 0.08, 0.4  # how often
PLANS = ("continue",) * 9 + ("new_game", "chapter", "daily", "load", "load", "rename", "delete", "undo", "save_as")
GROWING = frozenset({"new_game", "chapter", "daily", "load"})


class Kills:
    """See `faulting.worker.Mode`."""

    inside = False

    def __init__(self, seed: int, folder: Path, trial: Path) -> None:
        self.folder = folder
        self.home = folder / "home"
        self.content = load_default()
        self.title = load_default_text()("window.title")
        self.chance = Random(f"{seed} kills {folder.name}")
        self._open = contextlib.ExitStack()
        screen = folder / "screen"
        screen.mkdir()
        self.display = self._open.enter_context(x11.display(screen))
        settings.save(settings.Settings(speed=settings.Speed.OFF))
        profile.create(OWNER)
        self.recent: list[str] = []  # ids of the games that were played, the last one at the end
        self.touched: set[str] = set()
        self.begun = 0
        self.before: dict[str, Kept] = {}

    def close(self) -> None:
        """Let the display go."""
        self._open.close()

    def run(self, number: int) -> tuple[list[str], list[Finding]]:
        """Start, click, kill, and look."""
        self.before, self.touched, self.begun = shelf(self.content), set(), 0
        hands = Hands(self.display, self.home, self.folder, self.title, self.chance)
        plan, findings = "start", []
        try:
            if self.chance.random() < OUT_OF_START:
                hands.kill_after(self.chance.uniform(0, STARTING))
                hands.process.wait(START)
            else:
                hands.scene("TitleScene", START)
                findings += [Finding(Sort.LEFT, "", name) for name in left_over(self.home)]
                plan = self._plan()
                self._plans()[plan](hands)
        except Gone:
            pass
        except Stuck as stuck:
            findings.append(Finding(Sort.HANG, "", f"{plan}: {stuck}"))
        except Different as different:
            findings.append(Finding(Sort.LOST, "", f"{plan}: {different}"))
        finally:
            if hands.process.poll() is None:
                hands.kill()
        status = hands.ended()
        findings += self._judged(hands, status, plan)
        kinds = [plan, *([] if hands.seen is None else [self._how_near(hands)])]
        if left_over(self.home):
            kinds.append("in the middle of writing")
        if shelf(self.content) != self.before:
            kinds.append("something was written")
        return kinds, findings

    # --- what is done ------------------------------------------------------------------------------------------------

    def _plan(self) -> str:
        unfinished = [stem for stem, kept in self.before.items() if OWN.fullmatch(stem) and not kept.finished]
        if not unfinished:
            return self.chance.choice(("new_game", "chapter", "daily"))
        plan = self.chance.choice(PLANS)
        return "continue" if plan in GROWING and len(unfinished) >= MOST else plan

    def _plans(self) -> dict[str, Callable[[Hands], None]]:
        return {
            "continue": self._continue,
            "new_game": self._new_game,
            "chapter": self._chapter,
            "daily": self._daily,
            "load": self._load,
            "rename": self._rename,
            "delete": self._delete,
            "undo": self._undo,
            "save_as": self._save_as,
        }

    def _end(self, hands: Hands, more: float = 0.0) -> None:
        """Decide when it is killed: at any moment, or in the middle of writing; `more` seconds for the way there."""
        seconds = self.chance.uniform(0, LONGEST + more)
        if self.chance.random() < WRITING:
            hands.kill_while_writing(folders.saves_dir(), LONGEST + more)
        else:
            hands.kill_after(seconds)

    def _continue(self, hands: Hands) -> None:
        """Go on with the game that was played last: it has to be that one, and as it was."""
        hands.go("continue", "TableScene")
        self._compare(hands)
        self._end(hands)
        hands.play()

    def _compare(self, hands: Hands) -> None:
        """Compare what is on the table with the disk, and with what was played last."""
        shown = hands.wait(lambda report: bool(report.table)).table
        stem = f"game-{shown['game']}"
        self.touched.add(stem)
        last = next((id for id in reversed(self.recent) if not self.before[f"game-{id}"].finished), None)
        if shown["game"] != last:
            raise Different(f"{shown['game']} is continued instead of {last}")
        moves = self.before[stem].moves or ()
        # Andrew or a bot may have gone on already.
        same = shown["position"] == self.before[stem].position
        if shown["moves"] < len(moves) or (shown["moves"] == len(moves) and not same):
            raise Different(f"{shown} is shown where {len(moves)} moves were saved")
        self.begun = len(moves)

    def _new_game(self, hands: Hands) -> None:
        hands.go("new_game", "NewGameScene")
        self._end(hands, 1.0)
        hands.go("start", "TableScene")
        hands.play()

    def _chapter(self, hands: Hands) -> None:
        hands.go("campaign", "JourneyScene")
        self._end(hands, 2.0)
        hands.go("open", "StoryScene")
        hands.go("begin", "TableScene")
        hands.play()

    def _daily(self, hands: Hands) -> None:
        hands.go("solo", "SoloScene")
        self._end(hands, 1.0)
        hands.go("daily", "TableScene")
        hands.play()

    def _chosen(self, hands: Hands) -> None:
        """Choose one of the games in the list."""
        report = hands.go("load", "LoadScene")
        rows = [id for id in report.targets if id.startswith("save:")]
        row = self.chance.choice(rows)
        self.touched.add(row.removeprefix("save:"))
        if row != rows[0]:  # the first one is chosen, and a click on it would load it
            hands.click(row)

    def _load(self, hands: Hands) -> None:
        self._chosen(hands)
        self._end(hands, 1.0)
        hands.go("load", "TableScene")
        hands.play()

    def _rename(self, hands: Hands) -> None:
        self._chosen(hands)
        hands.go("rename", "NameScene")
        hands.type(str(self.chance.randrange(1000)))
        self._end(hands)
        hands.click("save")
        hands.wait(lambda report: False, LONGEST)

    def _delete(self, hands: Hands) -> None:
        self._chosen(hands)
        self._end(hands)
        hands.click("delete")
        hands.wait(lambda report: False, LONGEST)

    def _undo(self, hands: Hands) -> None:
        self._chosen(hands)
        hands.click("delete")
        self._end(hands)
        hands.click("undo")
        hands.wait(lambda report: False, LONGEST)

    def _save_as(self, hands: Hands) -> None:
        hands.go("continue", "TableScene")
        self._compare(hands)
        hands.go("menu", "MenuScene")
        hands.go("save_as", "SaveAsScene")
        hands.type(str(self.chance.randrange(1000)))
        self._end(hands)
        hands.click("save")
        hands.play()

    # --- what has come of it -----------------------------------------------------------------------------------------

    def _judged(self, hands: Hands, status: int, plan: str) -> Iterator[Finding]:
        """Look at the disk, and at what the program has said."""
        said = hands.output.read_text(encoding="utf-8", errors="replace")
        log = folders.log_path().read_text(encoding="utf-8", errors="replace") if folders.log_path().exists() else ""
        if status != -signal.SIGKILL or "Traceback" in said or " ERROR " in log:
            yield Finding(Sort.TRACEBACK, "", f"{plan}: {status} {said[-2000:]} {log[-2000:]}")
            folders.log_path().unlink(missing_ok=True)
        now = shelf(self.content)
        if hands.seen is not None:
            yield from self._judged_table(hands.seen.table, now)
        for what in lost(self.before, now, self.touched):
            yield Finding(Sort.LOST, "", f"{plan}: {what}", {Path(name).name: data for name, data in self._files()})
        self.recent = [id for id in self.recent if f"game-{id}" in now]

    def _judged_table(self, table: dict[str, object], now: dict[str, Kept]) -> Iterator[Finding]:
        """Compare what was last seen on the table with its file."""
        id, seen = str(table["game"]), int(str(table["moves"]))
        stem = f"game-{id}"
        self.touched.add(stem)
        if stem in now and (stem not in self.before or now[stem].data != self.before[stem].data):
            self.recent = [each for each in self.recent if each != id] + [id]
        saved = len(now[stem].moves or ()) if stem in now else 0
        if stem not in now and stem not in self.before and seen <= self._given(table):
            return  # it had not begun: nothing that could be lost
        if saved < seen - 1 or (saved == seen and now[stem].position != table["position"]):
            yield Finding(Sort.LOST, "", f"{stem}: {saved} moves are saved, and {seen} were seen")

    def _given(self, table: dict[str, object]) -> int:
        """The moves that a game on the table had from the start: those of the save with a name that it goes on from."""
        named = [len(kept.moves or ()) for stem, kept in self.before.items() if stem in self.touched]
        return max(named, default=0)

    def _how_near(self, hands: Hands) -> str:
        assert hands.seen is not None
        table = hands.seen.table
        save = look(folders.saves_dir() / f"game-{table['game']}.json", self.content).save
        behind = table["moves"] - len(save.moves) if save is not None else 0
        return "last move" if behind == 0 else "one move behind" if behind > 0 else "further than seen"

    def _files(self) -> Iterator[tuple[str, bytes]]:
        for path in folders.listing(folders.saves_dir()).paths:
            if path.is_file():
                yield str(path), path.read_bytes()


class Different(Exception):
    """Something else is shown than what was played last."""
