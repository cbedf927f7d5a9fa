"""Sine, decay and pitch as tables of whole numbers, computed without the machine's own mathematics."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate, repeat

from artwork.sound.wav import RATE

SCALE = 1 << 60
PI = 3_141_592_653_589_793_238 * SCALE // 10**18

SINE_BITS = 12
SINE_SIZE = 1 << SINE_BITS
PEAK = 32_767

PHASE_BITS = 32  # a full turn of an oscillator
TO_SINE = PHASE_BITS - SINE_BITS

OCTAVE_4 = (261_626, 277_183, 293_665, 311_127, 329_628, 349_228, 369_994, 391_995, 415_305, 440_000, 466_164, 493_883)
"""Frequencies from c4 to b4 in equal temperament, in thousandths of a hertz."""
NAMES = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
ACCIDENTALS = {"": 0, "#": 1, "b": -1}

SLOWEST = 4  # seconds in which the decay table falls to 1/e
DECAY_ONE = 1 << 15
_DECAY_LENGTHS = 9  # times 1/e before it counts as silence


def _exponential(x: int) -> int:
    """e to the power of x / SCALE, times SCALE, for small x."""
    term = total = SCALE
    for n in range(1, 40):
        term = term * x // SCALE // n
        total += term
    return total


def _sine(x: int) -> int:
    """Sine of x / SCALE, times SCALE, for x up to a quarter turn."""
    term = total = x
    for n in range(1, 20):
        term = -(term * x // SCALE) * x // SCALE // (2 * n * (2 * n + 1))
        total += term
    return total


@lru_cache(maxsize=1)
def sine() -> list[int]:
    """A turn of a sine between -PEAK and PEAK."""
    quarter = [(_sine(PI * i // (SINE_SIZE // 2)) * PEAK + SCALE // 2) // SCALE for i in range(SINE_SIZE // 4 + 1)]
    half = quarter + quarter[-2:0:-1]
    return half + [-value for value in half]


@lru_cache(maxsize=1)
def decay() -> list[int]:
    """An exponential fall from DECAY_ONE that takes SLOWEST seconds to 1/e; every n-th value falls n times as fast."""
    each = _exponential(-SCALE // (RATE * SLOWEST)) >> 20
    count = RATE * SLOWEST * _DECAY_LENGTHS
    fine = accumulate(repeat(each, count), lambda level, by: level * by >> 40, initial=DECAY_ONE << 25)
    return [level >> 25 for level in fine]


def falling(milliseconds: int, length: int) -> list[int]:
    """`length` samples of a fall from DECAY_ONE that takes the given time to 1/e; shorter where it gets silent."""
    stride = max(1, SLOWEST * 1000 // max(1, milliseconds))
    return decay()[: length * stride : stride]


def frequency(note: str) -> int:
    """Thousandths of a hertz of a note such as ``f#4`` or ``bb2``; ValueError when it is none."""
    letter, sign, octave = note[:1], note[1:-1], note[-1:]
    if letter not in NAMES or sign not in ACCIDENTALS or octave not in "012345678" or not octave:
        raise ValueError(f"{note!r} is no note")
    steps = NAMES[letter] + ACCIDENTALS[sign] + 12 * int(octave)
    up = steps // 12 - 4
    base = OCTAVE_4[steps % 12]
    return base << up if up >= 0 else base >> -up


def phase_step(millihertz: int) -> int:
    """How far an oscillator of a frequency turns with each sample."""
    return (millihertz << PHASE_BITS) // (1000 * RATE)


def samples(milliseconds: int) -> int:
    """Number of samples in a time."""
    return milliseconds * RATE // 1000


_TIMES, _PLUS, _WHOLE = 6_364_136_223_846_793_005, 1_442_695_040_888_963_407, 0xFFFF_FFFF_FFFF_FFFF


class Dice:
    """Noise that is the same everywhere: a linear congruential generator."""

    def __init__(self, seed: int) -> None:
        self._state = (seed * 2_862_933_555_777_941_757 + 3_037_000_493) & _WHOLE

    def roll(self) -> int:
        """A number from -32768 to 32767."""
        return self.rolls(1)[0]

    def rolls(self, count: int) -> list[int]:
        """Many of them."""
        state, found = self._state, []
        for _ in range(count):
            state = (state * _TIMES + _PLUS) & _WHOLE
            found.append((state >> 48) - 32_768)
        self._state = state
        return found
