"""Writes the golden games: whole games as text, each move with what happened, compared by tests/golden.

    python3 scripts/golden.py          plays the recorded moves again and writes what happens now
    python3 scripts/golden.py --new    lets bots play new games
    python3 scripts/golden.py --check  writes nothing, lists what differs

Where a recorded move is not legal any more a bot goes on from there. Read the difference before it is committed: it
is what a change of the rules does to a game.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game.content.load import load_default
from game.content.model import Content, Difficulty, ProjectType, Side
from game.engine import Event, MoveError, Options, State, apply, new_game, parse, sheets, why_not
from game.seats.bots import AndrewSeat, make_bot

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "golden"
_BOT = "planner"
_B = dict.fromkeys(ProjectType, Side.B)
GAMES: dict[str, Options] = {
    "two": Options(seats=2, seed=1835, start_seat=0, sides=({}, _B)),
    "three": Options(seats=3, seed=1848, start_seat=1, sides=(_B, {}, {})),
    "four": Options(seats=4, seed=1901, start_seat=3),
    "solo": Options(seats=1, seed=1919, difficulty=Difficulty.HARD),
}


def recorded(name: str) -> list[str]:
    """Return the moves of a golden file; none when there is no file."""
    file = FOLDER / f"{name}.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [line.split()[1] for line in lines if line[:1].isdigit()]


def text(content: Content, name: str, moves: list[str]) -> str:
    """Return a golden game as text: `moves` as far as they are legal, then a bot's."""
    return "\n".join(_lines(content, GAMES[name], moves)) + "\n"


def _lines(content: Content, options: Options, moves: list[str]) -> Iterator[str]:
    """A header; for each move the seat and the move, below it its events; at the end the sheets."""
    state = new_game(content, options)
    chosen = msgspec.to_builtins(options)
    yield "# " + ", ".join(f"{key} {value}" for key, value in chosen.items() if value is not None and value != ())
    yield from (f"# {row}: {' '.join(spaces)}" for row, spaces in state.rows.items())
    left = iter(moves)
    number = 0
    while not state.finished:
        if state.round > number:
            number = state.round
            purses = [f"${seat.money} {seat.goods} goods {seat.points} vp" for seat in state.seats]
            yield f"# round {number}: {', '.join(purses)}"
        move = _legal(state, next(left, "")) or _chosen(state)
        yield f"{state.task.seat} {move}"
        yield from (f"    {_event(event)}" for event in apply(state, parse(move)))
    for sheet in sheets(state):
        parts = [f"{line.category}{':' + line.item if line.item else ''}={line.points}" for line in sheet.lines]
        yield f"# seat {sheet.seat}: {sheet.total} = {' '.join(parts)}"


def _legal(state: State, move: str) -> str:
    """Return the move if it is one and legal, else nothing."""
    try:
        return move if why_not(state, parse(move)) is None else ""
    except MoveError:
        return ""


def _chosen(state: State) -> str:
    if state.task.seat == len(state.seats):
        return str(AndrewSeat().choose(state))
    bot = make_bot(_BOT)
    assert bot is not None
    return str(bot.choose(state))


def _event(event: Event) -> str:
    """An event on one line: its kind and the fields that it fills."""
    fields = msgspec.to_builtins(event)
    cause = fields.pop("cause", None)
    if cause is not None:
        fields["cause"] = ":".join(str(part) for part in cause.values())
    kind = fields.pop("kind")
    return " ".join([kind, *(f"{key}={value}" for key, value in fields.items())])


def main() -> int:
    """Write the files, or compare them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--new", action="store_true")
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    content = load_default()
    different = []
    for name in GAMES:
        file = FOLDER / f"{name}.txt"
        body = text(content, name, [] if arguments.new else recorded(name))
        if not file.exists() or file.read_text(encoding="utf-8") != body:
            different.append(name)
            if not arguments.check:
                file.write_text(body, encoding="utf-8", newline="\n")
    sys.stdout.write("".join(f"{name}\n" for name in different))
    return 1 if different and arguments.check else 0


if __name__ == "__main__":
    sys.exit(main())
