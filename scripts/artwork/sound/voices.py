"""What a recipe's layers are made of: struck things that ring, held tones, and bands of noise."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from artwork.sound.mixing import lay
from artwork.sound.tables import DECAY_ONE, PI, SCALE, SINE_SIZE, TO_SINE, Dice, falling, phase_step, samples, sine
from artwork.sound.wav import RATE

_MASK = SINE_SIZE - 1
_BLOCK = 256  # samples between two settings of a filter that moves
_SILENT = 9  # falls to 1/e after which nothing is heard


@dataclass(frozen=True)
class Partial:
    """One tone of a sound: thousandths of a hertz, level in per cent, ms in which it falls to 1/e when it falls."""

    millihertz: int
    level: int
    fall: int


@dataclass(frozen=True)
class Shape:
    """How a layer comes, stays and goes, in ms; `bend`: per cent of its pitch that it has gone to at the end."""

    rise: int = 0
    hold: int = 0
    fall: int = 60
    bend: int = 100
    wobble: int = 0  # times in ten seconds that the pitch goes up and down
    depth: int = 0  # of the wobble, in thousandths


def oscillator(millihertz: int, length: int, shape: Shape = Shape(), start: int = 0) -> list[int]:
    """`length` samples of a sine; `start`: the phase, a full turn is 1 << 32."""
    table = sine()
    step = phase_step(millihertz)
    if shape.bend == 100 and not shape.depth:
        return [table[phase >> TO_SINE & _MASK] for phase in range(start, start + step * length, step)]
    steps = [step * (100 * length + (shape.bend - 100) * i) // (100 * length) for i in range(length)]
    if shape.depth:
        slow = phase_step(shape.wobble * 100)
        steps = [
            by + by * table[i * slow >> TO_SINE & _MASK] * shape.depth // (1000 * DECAY_ONE)
            for i, by in enumerate(steps)
        ]
    return [table[phase >> TO_SINE & _MASK] for phase in accumulate(steps, initial=start)][:length]


def envelope(shape: Shape) -> list[int]:
    """Levels up to DECAY_ONE: a straight rise, a time that it holds, an exponential fall."""
    rise = samples(shape.rise)
    up = [DECAY_ONE * i // rise for i in range(rise)]
    down = falling(shape.fall, samples(shape.fall * _SILENT))
    return [*up, *[DECAY_ONE] * samples(shape.hold), *down]


def ring(partials: Sequence[Partial], shape: Shape) -> list[int]:
    """Something struck: each partial falls in its own time; `rise` softens the blow."""
    out: list[int] = []
    for number, partial in enumerate(partials):
        levels = envelope(Shape(rise=shape.rise or 1, fall=partial.fall))
        wave = oscillator(partial.millihertz, len(levels), shape, start=number << 29)
        lay(out, [a * b * partial.level // (100 * DECAY_ONE) for a, b in zip(wave, levels, strict=True)], 0)
    return out


def tone(partials: Sequence[Partial], shape: Shape) -> list[int]:
    """A tone that is held: pipes, whistles, horns."""
    levels = envelope(shape)
    out: list[int] = []
    for number, partial in enumerate(partials):
        wave = oscillator(partial.millihertz, len(levels), shape, start=number << 28)
        lay(out, [a * b * partial.level // (100 * DECAY_ONE) for a, b in zip(wave, levels, strict=True)], 0)
    return out


def noise(low: int, high: int, shape: Shape, seed: int, to: tuple[int, int] | None = None) -> list[int]:
    """A band of noise between two frequencies in hertz, which may move to another band."""
    levels = envelope(shape)
    dice = Dice(seed)
    l1 = l2 = h1 = h2 = 0
    out: list[int] = []
    blocks = max(1, len(levels) // _BLOCK)
    for start in range(0, len(levels), _BLOCK):
        at = min(start // _BLOCK, blocks)
        below = low if to is None else low + (to[0] - low) * at // blocks
        above = high if to is None else high + (to[1] - high) * at // blocks
        cut, floor = _coefficient(above), _coefficient(below)
        now = levels[start : start + _BLOCK]
        for level, chance in zip(now, dice.rolls(len(now)), strict=True):
            l1 += (chance - l1) * cut >> 15
            l2 += (l1 - l2) * cut >> 15
            h1 += (l2 - h1) * floor >> 15
            h2 += (l2 - h1 - h2) * floor >> 15
            out.append((l2 - h1 - h2) * level >> 15)
    return out


def _coefficient(hertz: int) -> int:
    """What a simple filter takes over of its input each sample, of 1 << 15: x / (1 + x) with x = 2 pi f."""
    x = 2 * PI * hertz // RATE
    return (x << 15) // (SCALE + x)
