"""Games that are kept, for scenes that show them."""

from __future__ import annotations

import random
from pathlib import Path

from game import folders
from game.content.model import Content, Difficulty
from game.engine import Options
from game.session import SeatSetup, Session, Setup
from game.session.occasion import Occasion
from game.session.place import Place
from game.session.save import make_save, put

WHEN = "2026-05-04T12:00:00+00:00"
NAMES = ("Ada", "Bruno", "Celia", "Dwight")


def played(
    content: Content,
    seats: int = 2,
    moves: int | None = 0,
    difficulty: Difficulty | None = None,
    occasion: Occasion | None = None,
    seed: int = 8,
) -> Session:
    """A game of people after some moves that chance has chosen, None for all of them."""
    options = Options(seats=seats, seed=seed, difficulty=difficulty)
    who = tuple(SeatSetup(name, i) for i, name in enumerate(NAMES[:seats]))
    session = Session(content, Setup(options, who, occasion=occasion))
    chance = random.Random(seed)
    while session.decider is not None and (moves is None or len(session.history) < moves):
        session.play(chance.choice(session.legal))
    return session


def keep(session: Session, name: str = "") -> Place:
    """Keep a game as the program does by itself."""
    place = Place(name=name)
    place.write(session)
    return place


def named(session: Session, name: str) -> Path:
    """Save a game under a name, as earlier versions did: in a file of that name."""
    path = folders.saves_dir() / f"{name}.json"
    put(make_save(session, WHEN), path)
    return path


def damage(path: Path) -> None:
    """Cut a file in two."""
    data = path.read_bytes()
    path.write_bytes(data[: len(data) // 2])
