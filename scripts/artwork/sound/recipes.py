"""Recipes of short sounds: text files of layers that are laid over one another.

    sound bell                      a new sound
    peak 60                         its loudest sample, per cent
    room 500 20                     ms of echo, and how much of it in per cent
    loop 20000                      repeats after so many ms without a seam
    0  ring 880/100/400 2310/30/90  at 0 ms: partials as hertz/level/fall
    5  noise 900-4000 level=20 fall=30
    80 tone 440/100 rise=20 hold=300 fall=80
    90 piano c5 250 level=80        a note of the piano, held so many ms

Layers take level, rise, hold, fall, bend, wobble, depth; ``to=LOW-HIGH`` moves a band of noise; ``repeat=TIMES/MS``
plays the layer again and again, ``stray=MS`` not quite evenly; ``cross=MS`` lets noise last for the whole of a loop,
its ends laid over each other for so long.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from artwork.sound import mixing, piano, voices
from artwork.sound.tables import Dice, frequency, samples
from artwork.sound.voices import Partial, Shape

AUDIBLE = 220  # times softer than the loudest sample: what is softer still is cut off at the end
SHAPES = ("rise", "hold", "fall", "bend", "wobble", "depth")


@dataclass
class Layer:
    """A layer: when it starts in ms, what it is, its words and its numbers."""

    at: int
    voice: str
    words: list[str]
    numbers: dict[str, int] = field(default_factory=dict)
    to: tuple[int, int] | None = None
    repeat: tuple[int, int] = (1, 0)


@dataclass
class Recipe:
    """A sound before it is played."""

    name: str
    peak: int = 60
    room: tuple[int, int] = (0, 0)
    loop: int = 0
    layers: list[Layer] = field(default_factory=list)


def read(path: Path) -> Iterator[Recipe]:
    """The recipes of a file; ValueError says where one cannot be understood."""
    recipe: Recipe | None = None
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        words = line.split("#")[0].split()
        if not words:
            continue
        try:
            if words[0] == "sound":
                if recipe is not None:
                    yield recipe
                recipe = Recipe(words[1])
            elif recipe is None:
                raise ValueError("a sound's name comes first")
            else:
                _line(recipe, words)
        except (ValueError, IndexError) as error:
            raise ValueError(f"{path.name}:{number}: {error}") from error
    if recipe is not None:
        yield recipe


def _line(recipe: Recipe, words: list[str]) -> None:
    match words:
        case ["peak", level]:
            recipe.peak = int(level)
        case ["room", length, level]:
            recipe.room = int(length), int(level)
        case ["loop", length]:
            recipe.loop = int(length)
        case [at, ("ring" | "tone" | "noise" | "piano") as voice, *rest]:
            recipe.layers.append(_layer(int(at), voice, rest))
        case _:
            raise ValueError(f"{words[0]!r} is not understood")


def _layer(at: int, voice: str, rest: list[str]) -> Layer:
    layer = Layer(at, voice, [word for word in rest if "=" not in word])
    for word in rest:
        name, _, value = word.partition("=")
        if not value:
            continue
        if name == "to":
            layer.to = _pair(value, "-")
        elif name == "repeat":
            layer.repeat = _pair(value, "/")
        elif name in (*SHAPES, "level", "stray", "cross"):
            layer.numbers[name] = int(value)
        else:
            raise ValueError(f"{name!r} is not a property of a layer")
    _sound(layer, 0, check=True)
    return layer


def _pair(value: str, between: str) -> tuple[int, int]:
    one, other = value.split(between)
    return int(one), int(other)


def play(recipe: Recipe) -> list[int]:
    """The samples of a recipe."""
    out: list[int] = []
    for number, layer in enumerate(recipe.layers):
        dice = Dice(number + 977)
        times, apart = layer.repeat
        stray = layer.numbers.get("stray", 0)
        for turn in range(times):
            late = stray * abs(dice.roll()) >> 15
            sound = (
                _crossed(layer, recipe.loop, number) if "cross" in layer.numbers else _sound(layer, number * 100 + turn)
            )
            mixing.lay(out, sound, samples(layer.at + turn * apart + late))
    out = mixing.room(out, *recipe.room)
    out = mixing.folded(out, samples(recipe.loop)) if recipe.loop else _ended(out)
    return mixing.levelled(out, recipe.peak)


def _crossed(layer: Layer, loop: int, seed: int) -> list[int]:
    """Noise that lasts as long as the loop, and a fade longer."""
    cross = layer.numbers["cross"]
    low, high = _pair(layer.words[0], "-")
    sound = voices.noise(low, high, Shape(hold=loop + cross, fall=1), seed)[: samples(loop + cross)]
    return mixing.scaled(mixing.faded(sound, samples(cross), samples(cross)), layer.numbers["level"], 100)


def _sound(layer: Layer, seed: int, *, check: bool = False) -> list[int]:
    """The samples of a layer; `check`: only whether it can be understood."""
    shape = Shape(**{name: layer.numbers[name] for name in SHAPES if name in layer.numbers})
    level = layer.numbers.get("level", 100)
    if layer.voice == "noise":
        low, high = _pair(layer.words[0], "-")
        sound = [] if check else voices.noise(low, high, shape, seed, layer.to)
    elif layer.voice == "piano":
        note, length = layer.words[0], int(layer.words[1])
        pitch = frequency(note)
        return [] if check else piano.note(pitch, samples(length), level)
    else:
        partials = [_partial(word) for word in layer.words]
        make = voices.ring if layer.voice == "ring" else voices.tone
        sound = [] if check else make(partials, shape)
    return mixing.scaled(sound, level, 100)


def _partial(word: str) -> Partial:
    pitch, level, *fall = word.split("/")
    hertz = int(pitch) * 1000 if pitch.isdigit() else frequency(pitch)
    return Partial(hertz, int(level), int(fall[0]) if fall else 0)


def _ended(sound: list[int]) -> list[int]:
    """The sound without the silence at its end, and without a click there."""
    loudest = mixing.loudness(sound)
    end = next((i for i in range(len(sound), 0, -1) if abs(sound[i - 1]) * AUDIBLE > loudest), 0)
    out = sound[:end]
    fade = min(samples(12), end)
    for i in range(fade):
        out[end - 1 - i] = out[end - 1 - i] * i // fade
    return out
