"""The private environment of this checkout: where it is, whether it is up to date, how programs start in it.

A set of packages (`play`, `test`, `package`) is what requirements/<set>.txt locks. A stamp in the environment
holds the hash of the lock file it was filled from; while the two agree a start touches neither pip nor the
network.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from _install import Trouble, fill, make, private, python_of
from _progress import Progress
from _version import OLDEST
from _words import say, word

ROOT = Path(__file__).resolve().parent.parent
FAILED = 3  # exit status when the environment is the trouble, apart from those of the programs started in it

_INCLUDES = {"play": ("play",), "test": ("test", "play"), "package": ("package", "play")}
_MODULES = {
    "play": ("pygame", "yaml", "msgspec", "platformdirs", "filelock"),
    "test": ("pytest", "xdist", "hypothesis", "mypy", "importlinter", "ruff"),
    "package": ("PyInstaller",),
}
_UNFINISHED = "carnegie-unfinished"


@dataclass(frozen=True)
class Place:
    """A checkout and the folder of its environment."""

    folder: Path
    root: Path = field(default=ROOT)

    @property
    def python(self) -> Path:
        """The environment's interpreter."""
        return python_of(self.folder)

    def lock(self, name: str) -> Path:
        """The lock file of a set of packages."""
        return self.root / "requirements" / f"{name}.txt"

    def stamp(self, name: str) -> Path:
        """What the environment remembers of the lock file it was filled from."""
        return self.folder / f"carnegie-{name}.stamp"

    @property
    def unfinished(self) -> Path:
        """Stands while packages are being installed: seen at a start, it tells of an interruption."""
        return self.folder / _UNFINISHED

    def wanted(self, name: str) -> str:
        """Hash of a lock file, the same whatever its line ends."""
        return hashlib.sha256(self.lock(name).read_text(encoding="utf-8").encode()).hexdigest()

    def sound(self) -> bool:
        """Whether there is an environment whose base Python still exists and is new enough."""
        settings = self.folder / "pyvenv.cfg"
        if not (settings.is_file() and self.python.exists()):
            return False
        lines = (line.partition("=") for line in settings.read_text(encoding="utf-8").splitlines())
        values = {key.strip(): value.strip() for key, _, value in lines}
        base = values.get("executable") or values.get("home", "")
        version = tuple(int(part) for part in values.get("version", "0").split(".")[:2] if part.isdigit())
        # lexists: the Microsoft Store's Python is a link that only starting it follows.
        return os.path.lexists(base) and version >= OLDEST

    def ready(self, name: str) -> bool:
        """Whether the set of packages is installed as locked."""
        stamp = self.stamp(name)
        if self.unfinished.exists() or not stamp.is_file() or not self.sound():
            return False
        return stamp.read_text(encoding="utf-8").strip() == self.wanted(name)

    def trial(self, name: str) -> str | None:
        """Import what the set is for: None, or the error's last line."""
        modules = sorted({module for part in _INCLUDES[name] for module in _MODULES[part]})
        tried = subprocess.run(
            [str(self.python), "-P", "-c", "import " + ", ".join(modules)],
            env=private(dict(os.environ)), capture_output=True, text=True, errors="replace",
        )  # fmt: skip
        lines = tried.stderr.strip().splitlines()
        return None if tried.returncode == 0 else (lines[-1] if lines else str(tried.returncode))


def user_folder(environ: dict[str, str], system: str = sys.platform) -> Path:
    """Where this user's data belongs, for a checkout that cannot be written to."""
    home = Path(os.path.expanduser("~"))
    if system == "win32":
        return Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "carnegie"
    if system == "darwin":
        return home / "Library" / "Application Support" / "carnegie"
    return Path(environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "carnegie"


def find(name: str, root: Path = ROOT, environ: dict[str, str] | None = None) -> Place:
    """The environment in the checkout if it is ready or can be made there, else the one in the user's folder.

    Raises Trouble when neither can be written to.
    """
    own = Place(root / ".venv", root)
    if own.ready(name) or _writable(root):
        return own
    user = user_folder(dict(os.environ) if environ is None else environ)
    # Two checkouts of one user may lock different packages.
    mark = hashlib.sha256(str(root).encode()).hexdigest()[:8]
    place = Place(user / f"environment-{mark}", root)
    if place.ready(name) or _writable(user):
        return place
    raise Trouble(word("no_folder", project=root, user=user))


def ensure(name: str, place: Place | None = None) -> Place:
    """The environment with a set of packages as locked: at once when it is, else after installing them.

    Raises Trouble when that fails and what is there cannot do instead.
    """
    place = place or find(name)
    if place.ready(name):
        return place
    lock = place.folder.with_name(place.folder.name + ".lock")
    with _alone(lock, lambda: say("waiting", folder=place.folder)):
        if not place.ready(name):
            _bring_up_to_date(place, name)
    return place


def _bring_up_to_date(place: Place, name: str) -> None:
    sound = place.sound()
    interrupted = place.unfinished.exists()
    stamped = any(place.stamp(part).exists() for part in _INCLUDES)
    if not sound:
        say("first_run", folder=place.folder)
    else:
        say("update" if stamped and not interrupted else "repair", folder=place.folder)
    with Progress(steps=2 if sound else 3) as progress:
        if not sound:
            _anew(place, progress)
        try:
            _install(place, name, progress, again=interrupted and sound)
        except Trouble as trouble:
            if not sound:
                raise
            if place.trial(name) is None:
                # Nothing was touched (see fill): what is here is as good as it was.
                if not interrupted:
                    place.unfinished.unlink()
                note: Trouble | None = trouble
            else:
                progress.restart(steps=3)
                _anew(place, progress)
                _install(place, name, progress, again=False)
                note = None
        else:
            note = None
        seconds = progress.seconds
    if note is None:
        say("ready", seconds=seconds)
    else:
        say("start_anyway", reason=note.short)


def _anew(place: Place, progress: Progress) -> None:
    progress.step(word("step_environment"))
    make(place.folder)


def _install(place: Place, name: str, progress: Progress, *, again: bool) -> None:
    place.unfinished.touch()
    progress.step(word("step_packages"))
    fill(place.folder, place.lock(name), progress, again=again)
    progress.step(word("step_trial"))
    if error := place.trial(name):
        raise Trouble(word("trial_failed", detail=error))
    for part in _INCLUDES[name]:
        place.stamp(part).write_text(place.wanted(part) + "\n", encoding="utf-8")
    place.unfinished.unlink()


def _writable(folder: Path) -> bool:
    """Tried, not asked: permission bits say little on Windows and on read-only mounts."""
    probe = folder / f".write-probe-{os.getpid()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe.touch()
        probe.unlink()
    except OSError:
        return False
    return True


@contextlib.contextmanager
def _alone(lock: Path, waiting: Callable[[], None]) -> Iterator[None]:
    """Hold a lock file; the system lets go of it even if this process dies."""
    with lock.open("a+b") as file:
        if not _take(file.fileno()):
            waiting()
            while not _take(file.fileno()):
                time.sleep(0.2)
        yield


if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> bool:
        os.lseek(handle, 0, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True
else:
    import fcntl

    def _take(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            pass  # some network file systems cannot lock: go on as if alone
        return True


def variables(place: Place, environ: dict[str, str]) -> dict[str, str]:
    """The variables a program of this checkout runs with: its root is the one place modules come from."""
    return {**private(environ), "PYTHONPATH": str(place.root)}


def command(place: Place, module: str, arguments: Sequence[str]) -> list[str]:
    """`python -m module arguments`; -P keeps files of the current directory from hiding modules."""
    return [str(place.python), "-P", "-m", module, *arguments]


def become(line: Sequence[str], environ: dict[str, str]) -> int:
    """Let a program take this one's place, in the same current directory; return its exit status.

    Where the system can replace a process this does not return.
    """
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name == "posix":
        os.execve(line[0], list(line), environ)
    # Ctrl+C is the program's to answer; it reaches both.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return subprocess.call(list(line), env=environ)


def guarded(main: Callable[[], int]) -> int:
    """Run an entry point; trouble with the environment is a sentence and a status of its own."""
    try:
        return main()
    except Trouble as trouble:
        sys.stderr.write(trouble.sentence + "\n")
    except KeyboardInterrupt:
        say("interrupted")
    return FAILED
