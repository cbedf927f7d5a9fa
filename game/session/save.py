"""Saved games: one JSON file with the set-up, the moves, a snapshot of the position and a checksum.

Going on uses the snapshot and judges no old move again; the moves are for replays and, where they still lead to the
snapshot, for the log and undo.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec

import game
from game import folders
from game.content.model import Content
from game.engine import IllegalMove, MoveError, OptionsError, fault, fingerprint, parse, restore, snapshot
from game.seats.bots import BOTS, PERSON
from game.session.session import COLOURS, Session, Setup
from game.storage import files
from game.storage.plain import DAMAGE, without_mark

FORMAT = 2  # docs/save-format.md tells of each
RULES = "1"  # grows when the same moves may lead elsewhere
LARGEST = 32 * 1024 * 1024
LONGEST_NAME = 64


class Save(msgspec.Struct, frozen=True):
    """A save as it stands in its file (docs/save-format.md). `round`, `saved` (ISO 8601, UTC) are for lists of saves.

    `game`: the id of the game; `name`: what a person has called the save, '' for the one the program keeps by itself;
    `order`: grows with every save that is written, whatever the clock says, 0 in a save of format 1.
    """

    format: int
    program: str
    rules: str
    content: str
    saved: str
    round: int
    finished: bool
    setup: Setup
    moves: tuple[str, ...]
    snapshot: msgspec.Raw
    game: str = ""
    name: str = ""
    order: int = 0
    checksum: str = ""


class SaveError(Exception):
    """A save that can't be used; `reason` is the text key `save.<reason>`, `values` what its sentence names."""

    def __init__(self, reason: str, path: Path, **values: object) -> None:
        super().__init__(f"{path}: {reason} {values or ''}".rstrip())
        self.reason = reason
        self.path = path
        self.values: dict[str, object] = {"file": path.name, **values}


def checksum(plain: dict[str, Any]) -> str:
    """Return the SHA-256 of a save's JSON but for its checksum, independent of white space and of the order of keys.

    It is taken of what stands in the file, not of what this version reads from it: fields come and go.
    """
    rest = {key: value for key, value in plain.items() if key != "checksum"}
    return hashlib.sha256(msgspec.json.encode(rest, order="sorted")).hexdigest()


def is_whole(path: Path) -> bool:
    """Tell whether the checksum of a readable save is right."""
    plain = msgspec.json.decode(without_mark(path.read_bytes()))
    return bool(plain.get("checksum") == checksum(plain))


def signed(save: Save) -> Save:
    """Return a save with the checksum of what it says."""
    unsigned = msgspec.structs.replace(save, checksum="")
    return msgspec.structs.replace(save, checksum=checksum(msgspec.json.decode(msgspec.json.encode(unsigned))))


def make_save(session: Session, saved: str, *, game_id: str = "", name: str = "", order: int = 0) -> Save:
    """Return a session as a save; `saved` is the time in ISO 8601, for the rest see `Save`."""
    save = Save(
        format=FORMAT,
        program=game.__version__,
        rules=RULES,
        content=session.content.digest,
        saved=saved,
        round=session.state.round,
        finished=session.state.finished,
        setup=session.setup,
        moves=session.moves,
        snapshot=msgspec.Raw(snapshot(session.state)),
        game=game_id,
        name=name,
        order=order,
    )
    return signed(save)


def write_save(session: Session, path: Path, saved: str) -> None:
    """Write a session as `put` does."""
    put(make_save(session, saved), path)


def put(save: Save, path: Path, *, keep: bool = True) -> None:
    """Write a save so that either the old or the new file is there whatever happens; OSError when it can't be.

    With `keep` the save that stood there is kept beside it (`game.storage.files.previous`).
    """
    files.write(path, msgspec.json.format(msgspec.json.encode(save), indent=1), keep=keep)


def read_save(path: Path, *, trusted: bool = False) -> Save:
    """Read a save; SaveError says what is wrong with it. `trusted`: a wrong checksum is let pass."""
    try:
        data = files.read(path, LARGEST)
    except FileNotFoundError as error:
        raise SaveError("missing", path) from error
    except folders.TooLarge as error:
        raise SaveError("not_a_save", path) from error
    except OSError as error:
        raise SaveError("unreadable", path, why=error.strerror or type(error).__name__) from error
    try:
        data = without_mark(data)
        plain = msgspec.json.decode(data)
    except DAMAGE as error:
        raise SaveError("empty" if not data.strip() else "damaged", path, where=str(error)) from error
    if not isinstance(plain, dict) or type(plain.get("format")) is not int or "snapshot" not in plain:
        raise SaveError("not_a_save", path)
    if plain["format"] > FORMAT:
        raise SaveError("too_new", path, program=str(plain.get("program", "?")))
    try:
        save = msgspec.json.decode(data, type=Save)
    except (msgspec.ValidationError, RecursionError) as error:
        raise SaveError("damaged", path, where=str(error)) from error
    if not trusted and plain.get("checksum") != checksum(plain):
        raise SaveError("checksum", path)
    if (wrong := _wrong_setup(save.setup)) is not None:
        raise SaveError("damaged", path, where=wrong)
    return save


def _wrong_setup(setup: Setup) -> str | None:
    """Return the part of a set-up that no game has been set up with, None for a right one."""
    try:
        setup.options.check()
    except OptionsError as error:
        return f"setup.options: {error.key}"
    if len(setup.seats) != setup.options.seats:
        return "setup.seats"
    for number, seat in enumerate(setup.seats, start=1):
        known = seat.kind == PERSON or seat.kind in BOTS
        if not (known and 0 <= seat.colour < COLOURS and seat.name.isprintable() and len(seat.name) <= LONGEST_NAME):
            return f"setup.seats.{number}"
    return None


def open_save(save: Save, content: Content, path: Path) -> Session:
    """Return the game of a save; SaveError when it belongs to other content or its position is not one."""
    if save.content != content.digest:
        raise SaveError("other_content", path)
    try:
        state = restore(content, bytes(save.snapshot))
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as error:
        raise SaveError("damaged", path, where=f"snapshot: {error}") from error
    if (wrong := fault(state)) is not None:
        raise SaveError("damaged", path, where=f"snapshot.{wrong}")
    if len(state.seats) != save.setup.options.seats or state.solo != (save.setup.options.difficulty is not None):
        raise SaveError("damaged", path, where="snapshot.seats")
    session = Session(content, save.setup, state)
    _follow(session, save)
    return session


def load_session(path: Path, content: Content) -> Session:
    """Read a save and return its game; SaveError when that can't be."""
    return open_save(read_save(path), content, path)


def _follow(session: Session, save: Save) -> None:
    """Give the session its history where the moves still lead to the snapshot; else keep them as text."""
    try:
        replayed = Session(session.content, save.setup)
        for text in save.moves:
            replayed.play(parse(text))
    except (MoveError, IllegalMove, LookupError):  # LookupError: the set-up of a chapter names what is not there
        replayed = None
    if replayed is not None and fingerprint(replayed.state) == fingerprint(session.state):
        session.history = replayed.history
    else:
        session.earlier = save.moves
