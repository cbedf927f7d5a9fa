"""Pieces for the piano, written down as text.

    tempo 72                    quarters a minute
    chord F a3 c4 f4            a name (with a capital) for notes struck together
    section A                   bars of two quarters; `pedal` lets the left hand ring to the end of its bar
    right c5:1 a4+f5:2 -:1 | …  notes with their lengths in sixteenths; - is a rest, ! louder, ~ softer
    left  f2:2 F:2 c3:2 F:2 | …
    level right 80              from here on, per cent
    play intro A B              the order; the end joins the start

The hands are human: not quite together, not quite even, and chords are rolled a little.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from artwork.sound import mixing, piano
from artwork.sound.tables import Dice, frequency, samples
from artwork.sound.wav import RATE

BAR = 8  # sixteenths
HANDS = ("right", "left")
ROLLED = 11  # ms between the notes of a chord
UNEVEN = 7  # ms
LOUDER, SOFTER = 120, 76  # per cent of an accent, of its opposite
ON_BEAT = 106
ENDING = 94  # per cent of its written length that a note is held


@dataclass(frozen=True)
class Note:
    """Notes struck together: where in sixteenths from the start of their section, for how long, how loud."""

    at: int
    length: int
    pitches: tuple[int, ...]
    level: int
    hand: str


@dataclass
class Section:
    """Bars that belong together."""

    notes: list[Note] = field(default_factory=list)
    bars: dict[str, int] = field(default_factory=lambda: dict.fromkeys(HANDS, 0))
    pedal: bool = False


@dataclass
class Piece:
    """A whole score. `room`: ms of echo and per cent of it."""

    tempo: int = 72
    peak: int = 70
    room: tuple[int, int] = (0, 0)
    chords: dict[str, tuple[int, ...]] = field(default_factory=dict)
    levels: dict[str, int] = field(default_factory=lambda: dict.fromkeys(HANDS, 70))
    sections: dict[str, Section] = field(default_factory=dict)
    order: list[str] = field(default_factory=list)

    @property
    def bars(self) -> int:
        """How many bars are played."""
        return sum(self.sections[name].bars["right"] for name in self.order)


def read(path: Path) -> Piece:
    """A piece from its file; ValueError says where it cannot be understood."""
    piece = Piece()
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        words = line.split(";")[0].split()
        if words:
            try:
                _line(piece, words)
            except (ValueError, KeyError, IndexError) as error:
                raise ValueError(f"{path.name}:{number}: {error}") from error
    for name in piece.order:
        if len(set(piece.sections[name].bars.values())) != 1:
            raise ValueError(f"{path.name}: the hands of section {name} have different numbers of bars")
    return piece


def _line(piece: Piece, words: list[str]) -> None:
    match words:
        case ["tempo", value]:
            piece.tempo = int(value)
        case ["peak", value]:
            piece.peak = int(value)
        case ["room", length, level]:
            piece.room = int(length), int(level)
        case ["chord", name, *notes]:
            piece.chords[name] = tuple(frequency(note) for note in notes)
        case ["section", name]:
            piece.sections[name] = Section()
        case ["section", name, "pedal"]:
            piece.sections[name] = Section(pedal=True)
        case ["level", hand, value] if hand in HANDS:
            piece.levels[hand] = int(value)
        case ["play", *names]:
            if unknown := [name for name in names if name not in piece.sections]:
                raise ValueError(f"there is no section {unknown[0]}")
            piece.order = names
        case [hand, *tokens] if hand in HANDS:
            section = list(piece.sections.values())[-1]
            for bar in " ".join(tokens).split("|"):
                section.notes += _bar(piece, section, hand, bar.split())
                section.bars[hand] += 1
        case _:
            raise ValueError(f"{words[0]!r} is not understood")


def _bar(piece: Piece, section: Section, hand: str, tokens: list[str]) -> Iterator[Note]:
    start = section.bars[hand] * BAR
    at = 0
    for token in tokens:
        name, _, rest = token.partition(":")
        length = int(rest.rstrip("!~"))
        level = piece.levels[hand]
        level = level * (LOUDER if rest.endswith("!") else SOFTER if rest.endswith("~") else 100) // 100
        level = level * (ON_BEAT if at % 4 == 0 else 100) // 100
        pitches: list[int] = []
        for part in name.split("+"):
            if part != "-":
                pitches += piece.chords[part] if part in piece.chords else (frequency(part),)
        if pitches:
            held = BAR - at if section.pedal and hand == "left" else length
            yield Note(start + at, held, tuple(sorted(pitches)), level, hand)
        at += length
    if at != BAR:
        raise ValueError(f"the bar {' '.join(tokens)!r} has {at} sixteenths instead of {BAR}")


def play(piece: Piece) -> list[int]:
    """The samples of a piece, without a seam between its end and its start."""
    dice = Dice(piece.tempo)
    out: list[int] = []
    start = 0
    for name in piece.order:
        section = piece.sections[name]
        for note in section.notes:
            at = _place(piece, start + note.at) + samples(UNEVEN) * abs(dice.roll()) // (1 << 15)
            length = (_place(piece, note.at + note.length) - _place(piece, note.at)) * ENDING // 100
            level = note.level + 4 * dice.roll() // (1 << 15)
            for number, pitch in enumerate(note.pitches):
                # The top note of the right hand is the melody: it sings over what lies under it.
                under = note.hand == "right" and pitch != note.pitches[-1]
                sound = piano.note(pitch, length, level * 62 // 100 if under else level)
                mixing.lay(out, sound, at + number * samples(ROLLED))
        start += section.bars["right"] * BAR
    return mixing.folded(mixing.room(out, *piece.room), _place(piece, start))


def _place(piece: Piece, sixteenths: int) -> int:
    """Where a sixteenth falls, in samples."""
    return sixteenths * 15 * RATE // piece.tempo
