"""The parlour piano: struck strings as sums of slightly sharp partials, two strings a note, and felt on wood.

A string's partials lie a little higher than whole multiples; high ones die sooner; the two strings of a note are not
quite in tune, so that it first falls quickly and then sings on; the harder it is struck the brighter it is.
"""

from __future__ import annotations

from functools import lru_cache
from math import isqrt

from artwork.sound.mixing import lay
from artwork.sound.tables import DECAY_ONE, SINE_SIZE, TO_SINE, falling, phase_step, samples, sine
from artwork.sound.voices import Shape, noise
from artwork.sound.wav import RATE

HIGHEST = 7_500_000  # thousandths of a hertz: what lies above is too bright for a parlour
MOST_PARTIALS = 8
TWO_STRINGS = 3  # partials in which the second string can be told from the first
LONGEST = 1_900  # ms that a string is let sound
DAMPER = 70  # ms in which the felt silences it to 1/e
MIDDLE = 261_626
STIFF = 180  # millionths of sharpness of the second partial near the middle
DETUNED = 450  # millionths between the two strings
STRIKE = (100, 96, 78, 60, 44, 30, 18, 10)
"""Per cent of each partial where the hammer hits the string, before brightness."""
HARD = 100
TOUCHES = 33  # steps of the hammer's hardness


def note(millihertz: int, length: int, level: int) -> list[int]:
    """A note held for `length` samples, then damped; `level` from 0 to 100 and over."""
    string = _string(millihertz, min(HARD, (level + TOUCHES // 2) // TOUCHES * TOUCHES))
    damped = falling(DAMPER, samples(DAMPER * 6))
    held = string[:length]
    gone = [a * b >> 15 for a, b in zip(string[length:], damped, strict=False)]
    return [value * level // 100 for value in (*held, *gone)]


@lru_cache(maxsize=256)
def _string(millihertz: int, hard: int) -> list[int]:
    """The string struck and never damped."""
    out = [0] * samples(LONGEST)
    sustain = _sustain(millihertz)
    for n in range(1, MOST_PARTIALS + 1):
        sharp = STIFF * (n * n - 1) * isqrt(millihertz) // isqrt(MIDDLE)
        pitch = n * millihertz + n * millihertz * sharp // (2 * 3 * 1_000_000)
        if pitch > HIGHEST:
            break
        strength = STRIKE[n - 1] * _bright(pitch, hard) // 100
        fall = sustain * 10 // (8 + 2 * n)
        if n <= TWO_STRINGS:
            _partial(out, pitch, strength * 7 // 10, fall * 45 // 100, n)
            _partial(out, pitch - pitch * DETUNED // 1_000_000, strength * 3 // 10, fall * 150 // 100, n + 3)
        else:
            _partial(out, pitch, strength * 8 // 10, fall * 60 // 100, n)
    _strike(out, millihertz, hard)
    return out


def _partial(out: list[int], pitch: int, strength: int, fall: int, turn: int) -> None:
    """Add a partial to the string."""
    levels = falling(fall, min(len(out), samples(fall * 6)))
    table, mask, step = sine(), SINE_SIZE - 1, phase_step(pitch)
    phases = range(turn * 0x2AAA_AAAB, turn * 0x2AAA_AAAB + step * len(levels), step)
    over = 100 * DECAY_ONE
    out[: len(levels)] = [
        old + table[phase >> TO_SINE & mask] * level * strength // over
        for old, phase, level in zip(out, phases, levels, strict=False)
    ]


def _sustain(millihertz: int) -> int:
    """Ms in which a string falls to 1/e: long ones sing longer."""
    return min(1_900, max(260, 900 * isqrt(MIDDLE * 1000) // isqrt(millihertz * 1000)))


def _bright(pitch: int, hard: int) -> int:
    """Per cent of a frequency that a soft hammer lets through: one half at 900 to 2400 Hz."""
    half = 900_000 + 1_500_000 * hard // HARD
    return 100 * half * half // (half * half + pitch * pitch)


def _strike(out: list[int], millihertz: int, hard: int) -> None:
    """The hammer: a soft start of the string, and its thud."""
    rise = RATE * 3 // 1000 if millihertz < MIDDLE else RATE * 2 // 1000
    for i in range(min(rise, len(out))):
        out[i] = out[i] * i // rise
    thud = noise(90, 900, Shape(rise=1, fall=9), millihertz)
    lay(out, [value * (20 + hard // 5) // 100 for value in thud], 0)
