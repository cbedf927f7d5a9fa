"""Sounds laid over one another, a room around them, ends that meet, and a level."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import isqrt

from artwork.sound.tables import samples
from artwork.sound.wav import RATE

LOUDEST = 32_767
_ONE = 1 << 15
_COMBS = (1_116, 1_356, 1_557)  # delays in samples at 44100 a second, as of old halls
_ALLPASSES = (556, 225)


def lay(onto: list[int], sound: Sequence[int], at: int) -> None:
    """Add a sound from a place on; the list grows when needed."""
    end = at + len(sound)
    if end > len(onto):
        onto.extend([0] * (end - len(onto)))
    onto[at:end] = [a + b for a, b in zip(onto[at:end], sound, strict=True)]


def scaled(sound: Sequence[int], times: int, over: int) -> list[int]:
    """The sound, louder or softer."""
    return [value * times // over for value in sound]


def room(sound: Sequence[int], length: int, level: int) -> list[int]:
    """The sound and its echo in a room. `length`: of the echo in ms; `level`: of it, per cent."""
    if not level:
        return list(sound)
    padded = [*sound, *[0] * samples(length)]
    wet = [0] * len(padded)
    for delay in _COMBS:
        lay(wet, _comb(padded, delay * RATE // 44_100, length), 0)
    for delay in _ALLPASSES:
        wet = _allpass(wet, delay * RATE // 44_100)
    return [dry + echo * level // 300 for dry, echo in zip(padded, wet, strict=True)]


def _comb(sound: Sequence[int], delay: int, length: int) -> list[int]:
    """Echo after echo, each softer and duller; after `length` ms a thousandth is left."""
    back = _feedback(delay, samples(length))
    out: list[int] = [0] * (delay + 1)
    for start in range(0, len(sound), delay):
        old = out[-delay - 1 :]
        echoed = [(a + b) * back >> 16 for a, b in pairwise(old)]
        out += [a + b for a, b in zip(sound[start : start + delay], echoed, strict=False)]
    return out[delay + 1 : delay + 1 + len(sound)]


def _feedback(delay: int, length: int) -> int:
    """What part of an echo comes back: that to the power of length / delay is a thousandth."""
    trips = max(1, length // delay)
    low, high = 0, _ONE
    while high - low > 1:
        middle = (low + high) // 2
        if middle**trips * 1000 < _ONE**trips:
            low = middle
        else:
            high = middle
    return low


def _allpass(sound: Sequence[int], delay: int) -> list[int]:
    """The same sound, smeared over time."""
    fed: list[int] = [0] * delay
    out: list[int] = []
    for start in range(0, len(sound), delay):
        old = fed[-delay:]
        new = [value + (before >> 1) for value, before in zip(sound[start : start + delay], old, strict=False)]
        out += [before - (value >> 1) for value, before in zip(new, old, strict=False)]
        fed += new
    return out


def folded(sound: Sequence[int], length: int) -> list[int]:
    """A sound that may be repeated without a seam: what lasts longer than `length` samples goes on at the start."""
    out = [0] * length
    for start in range(0, len(sound), length):
        lay(out, sound[start : start + length], 0)
    return out


def loudness(sound: Sequence[int]) -> int:
    """The size of the loudest sample."""
    return max(max(sound), -min(sound)) if sound else 0


def levelled(sound: Sequence[int], peak: int) -> list[int]:
    """The sound with its loudest sample at `peak` per cent."""
    loudest = loudness(sound)
    return scaled(sound, LOUDEST * peak, 100 * loudest) if loudest else list(sound)


def faded(sound: Sequence[int], rise: int, fall: int) -> list[int]:
    """The sound with both ends faded so that the energy of two that cross stays the same; times in samples."""
    out = list(sound)
    for i in range(min(rise, len(out))):
        out[i] = out[i] * isqrt((i << 30) // rise) >> 15
    for i in range(min(fall, len(out))):
        out[-1 - i] = out[-1 - i] * isqrt((i << 30) // fall) >> 15
    return out
