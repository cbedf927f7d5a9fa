"""The packaged program as a stranger gets it: unpacked in an empty folder, on a machine without Python, and played."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from _words import say, word

from freezer import names, x11
from freezer.player import Player
from freezer.trouble import Failure
from game.content.text import load_default_text

ROUNDS = 3
LIKE = 0.97  # part of the pixels that must be as in the picture of the same table
LIMIT = 240.0  # seconds for the rounds
PHOTOGRAPH = "verify.png"
EXPECTED = "verify-expected.png"

# Nothing of the project and of Python's own library is there for the program: empty folders lie over them.
_HIDE = 'for folder in "$1" "$2"; do mount -t tmpfs none "$folder" || exit 90; done; shift 2; exec "$@"'


@dataclass
class Machine:
    """A place with the program in it, a home, and nothing else."""

    place: Path
    hidden: bool

    @property
    def home(self) -> Path:
        """The person's folder."""
        return self.place / "home"

    @property
    def saved(self) -> Path:
        """The game that "continue" goes on with: the one written last; without any, where none is."""
        saves = self.home / ".local" / "share" / names.ID / "saves"
        kept = [path for path in saves.glob("game-*.json") if path.suffixes == [".json"]]
        return max(kept, key=lambda path: path.stat().st_mtime_ns, default=saves / "game-none.json")

    @property
    def log(self) -> Path:
        """The program's log."""
        return self.home / ".local" / "share" / names.ID / f"{names.ID}.log"

    @property
    def output(self) -> Path:
        """What the program printed."""
        return self.place / "output.txt"

    @property
    def targets(self) -> Path:
        """Where the program says what can be clicked."""
        return self.place / "targets.json"

    def line(self, program: Path, arguments: Sequence[str] = ()) -> list[str]:
        """The command that starts a program here."""
        command = [str(program), *arguments]
        if not self.hidden:
            return command
        standard = sysconfig.get_path("stdlib")
        return ["/usr/bin/unshare", "--mount", "/bin/sh", "-c", _HIDE, "sh", str(names.ROOT), standard, *command]

    def variables(self, display: str = "") -> dict[str, str]:
        """All variables that the program gets."""
        found = {"HOME": str(self.home), "PATH": "/usr/sbin:/sbin" if self.hidden else "", "LANG": "C"}
        if self.hidden:
            found["PATH"] = "/bin:/sbin"
        return found | ({"DISPLAY": display, "CARNEGIE_TARGETS": str(self.targets)} if display else {})

    def run(self, program: Path, *arguments: str) -> str:
        """Run a command of the program; what it prints. Failure when it fails."""
        done = subprocess.run(
            self.line(program, arguments), env=self.variables(), cwd=self.place, capture_output=True, text=True
        )
        if done.returncode != 0:
            said = (done.stdout + done.stderr).strip()
            raise Failure(word("package_command_failed", command=" ".join(arguments), output=said))
        return done.stdout

    def start(self, program: Path, display: str) -> subprocess.Popen[bytes]:
        """Start the program with a window; what it prints is kept in `output`."""
        self.targets.unlink(missing_ok=True)
        with self.output.open("ab") as output:
            return subprocess.Popen(
                self.line(program), env=self.variables(display), cwd=self.place, stdout=output, stderr=output
            )


def can_hide() -> bool:
    """Whether folders can be covered here for one program alone."""
    if shutil.which("unshare") is None:
        return False
    line = ["unshare", "--mount", "/bin/sh", "-c", "mount -t tmpfs none /mnt"]
    return subprocess.run(line, capture_output=True).returncode == 0


def verify(out: Path) -> None:
    """Try what stands in `out`; Failure with what does not work. Pictures of the table are left in `out`."""
    if not names.LINUX:
        _try_out(out / names.FOLDER / (names.EXECUTABLE + names.SUFFIX))
        say("package_verify_elsewhere", system=sys.platform)
        return
    x11.require()
    hidden = can_hide()
    if not hidden:
        say("package_not_hidden")
    with tempfile.TemporaryDirectory(prefix="carnegie-verify-") as folder:
        machine = Machine(Path(folder), hidden)
        machine.home.mkdir()
        program, single = _unpack(out, machine.place)
        for each in (program, single):
            if machine.run(each, "--self-test").strip() != "ok":
                raise Failure(word("package_command_failed", command="--self-test", output=each.name))
        screen = machine.place / "screen"
        screen.mkdir()
        with x11.display(screen) as display:
            player = Player(display, machine.targets, load_default_text()("window.title"))
            _new_game(machine, program, player)
            _continued(machine, program, player, out)
            _single(machine, single, player)
        if machine.log.exists() and " ERROR " in machine.log.read_text(encoding="utf-8"):
            raise Failure(word("package_log", log=machine.log.read_text(encoding="utf-8")))
        say("package_played", clicks=player.clicks)


def _try_out(program: Path) -> None:
    done = subprocess.run([str(program), "--self-test"], env={**os.environ}, capture_output=True, text=True)
    if done.returncode != 0:
        raise Failure(word("package_command_failed", command="--self-test", output=done.stdout + done.stderr))


def _unpack(out: Path, place: Path) -> tuple[Path, Path]:
    """Unpack the archive and copy the one-file program; both programs' paths."""
    with tarfile.open(out / names.ARCHIVE) as archive:
        archive.extractall(place, filter="tar")
    single = Path(shutil.copy2(out / names.ONE_FILE, place))
    return place / names.FOLDER / names.EXECUTABLE, single


def _new_game(machine: Machine, program: Path, player: Player) -> None:
    """Title, set-up, three rounds, save, quit."""
    process = machine.start(program, player.display.name)
    try:
        player.scene("TitleScene")
        player.click("new_game")
        player.scene("NewGameScene")
        player.click("start")
        player.scene("TableScene")
        player.play(lambda: _round(machine) > ROUNDS, LIMIT)
        player.click("menu")
        player.scene("MenuScene")
        player.click("save")
        player.wait("ask:ok", lambda report: "ask:ok" in report.targets)
        player.settled()
        player.click("ask:ok")
        player.settled()
        player.click("quit")
        _ended(machine, process)
    finally:
        process.kill()


def _continued(machine: Machine, program: Path, player: Player, out: Path) -> None:
    """Go on with the game, compare what the window shows with a picture of the same table, quit."""
    before = machine.saved.read_bytes()
    process = machine.start(program, player.display.name)
    try:
        player.scene("TitleScene")
        player.click("continue")
        report = player.scene("TableScene")
        player.display.point(2, 2)  # beside the window, so that nothing is under the mouse
        time.sleep(0.5)
        place = player.display.window(player.title)
        if place is None:
            raise Failure(word("package_no_window"))
        photograph = player.display.photograph(place)
        kept = machine.place / "kept.json"
        kept.write_bytes(before)
        expected = machine.place / EXPECTED
        size = f"{report.size[0]}x{report.size[1]}"
        machine.run(program, "screenshot", "--save", str(kept), "--size", size, "--out", str(expected))
        _compare(photograph, expected, out)
        player.click("menu")
        player.scene("MenuScene")
        player.click("quit")
        _ended(machine, process)
    finally:
        process.kill()
    if _moves(machine.saved.read_bytes()) != _moves(before):
        raise Failure(word("package_not_the_game"))


def _single(machine: Machine, program: Path, player: Player) -> None:
    """Start the one-file program and leave it."""
    process = machine.start(program, player.display.name)
    try:
        player.scene("TitleScene")
        player.click("quit")
        _ended(machine, process)
    finally:
        process.kill()


def _ended(machine: Machine, process: subprocess.Popen[bytes]) -> None:
    try:
        status = process.wait(15)
    except subprocess.TimeoutExpired:
        raise Failure(word("package_goes_on")) from None
    if status != 0:
        output = machine.output.read_text(encoding="utf-8", errors="replace")
        raise Failure(word("package_ended_badly", status=status, output=output))


def _round(machine: Machine) -> int:
    """The round of the saved game, from 1; 0 before one is saved."""
    try:
        return int(json.loads(machine.saved.read_text(encoding="utf-8"))["round"])
    except FileNotFoundError:
        return 0


def _moves(saved: bytes) -> list[str]:
    return list(json.loads(saved)["moves"])


def _compare(photograph: x11.Picture, expected: Path, out: Path) -> None:
    """Keep both pictures in `out`; Failure when the window does not show the table."""
    import pygame

    seen = pygame.image.frombuffer(photograph.pixels, (photograph.width, photograph.height), "RGB")
    pygame.image.save(seen, str(out / PHOTOGRAPH))
    shutil.copy(expected, out / EXPECTED)
    wanted = pygame.image.load(str(expected))
    pixels = pygame.image.tobytes(wanted, "RGB")
    like = likeness(photograph.pixels, pixels) if wanted.get_size() == seen.get_size() else 0.0
    if like < LIKE:
        raise Failure(word("package_not_the_table", like=round(100 * like), picture=out / PHOTOGRAPH))
    say("package_the_table", like=f"{100 * like:.1f}", picture=out / PHOTOGRAPH)


def likeness(one: bytes, other: bytes) -> float:
    """Part of the pixels (three bytes each) that are equal in two pictures of one size."""
    pairs = zip(zip(*[iter(one)] * 3, strict=True), zip(*[iter(other)] * 3, strict=True), strict=True)
    return sum(a == b for a, b in pairs) / (len(one) // 3)
