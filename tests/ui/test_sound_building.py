"""Sounds are built the same everywhere; a score or a recipe with a mistake says where."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from artwork.sound import mixing, piano, recipes, score, tables, wav
from artwork.sound.voices import Partial, Shape, noise, ring, tone

from game.paths import assets_dir

SOURCE = assets_dir() / "src" / "sound"
SAMPLE = {"hover", "click", "denied", "disc", "page", "hammer", "steam"}


def test_some_sounds_built_again_have_the_same_bytes() -> None:
    built = [recipe for recipe in recipes.read(SOURCE / "effects.recipes") if recipe.name in SAMPLE]
    assert len(built) == len(SAMPLE)
    for recipe in built:
        assert wav.encode(recipes.play(recipe)) == (assets_dir() / "sound" / f"{recipe.name}.wav").read_bytes()


def test_the_theme_is_as_long_as_its_bars() -> None:
    piece = score.read(SOURCE / "theme.score")
    assert piece.bars == 44
    seconds = piece.bars * score.BAR * 15 / piece.tempo
    assert 60 <= seconds <= 90
    size = (assets_dir() / "sound" / "theme.wav").stat().st_size
    assert size == pytest.approx(44 + 2 * wav.RATE * seconds, abs=4)


def test_tables() -> None:
    sine = tables.sine()
    assert len(sine) == tables.SINE_SIZE
    assert (sine[0], sine[1024], sine[2048], sine[3072]) == (0, 32_767, 0, -32_767)
    assert sine[512] == pytest.approx(32_767 * 0.5**0.5, abs=1)
    fall = tables.falling(4_000, wav.RATE * 5)
    assert fall[0] == 32_768
    assert fall[wav.RATE * 4] == pytest.approx(32_768 / 2.718281828, abs=2)
    assert fall == sorted(fall, reverse=True)


@pytest.mark.parametrize(
    ("name", "millihertz"), [("a4", 440_000), ("a3", 220_000), ("c4", 261_626), ("bb5", 932_330), ("f#2", 92_498)]
)
def test_notes(name: str, millihertz: int) -> None:
    assert tables.frequency(name) == pytest.approx(millihertz, abs=2)


@pytest.mark.parametrize("name", ["", "h4", "c", "c#", "cx4", "4"])
def test_what_is_no_note(name: str) -> None:
    with pytest.raises(ValueError, match="no note"):
        tables.frequency(name)


def crossings(samples: list[int]) -> int:
    """How often a sound goes from below nothing to above it."""
    return sum(a < 0 <= b for a, b in pairwise(samples))


def test_a_tone_has_its_pitch_and_its_length() -> None:
    sound = tone([Partial(440_000, 100, 0)], Shape(rise=10, hold=980, fall=10))
    assert crossings(sound[: wav.RATE]) == pytest.approx(440, abs=2)
    assert max(sound) == pytest.approx(32_767, abs=40)
    assert abs(sound[-1]) < 20


def test_a_ring_falls_and_a_bend_bends() -> None:
    sound = ring([Partial(880_000, 100, 50)], Shape())
    first, later = (max(sound[at : at + 200]) for at in (0, 50 * wav.RATE // 1000))
    assert later == pytest.approx(first / 2.718, rel=0.1)
    bent = tone([Partial(440_000, 100, 0)], Shape(hold=1000, fall=10, bend=50))
    assert crossings(bent[:5512]) > 1.4 * crossings(bent[-7512:-2000])


def test_noise_lies_in_its_band() -> None:
    low = noise(50, 150, Shape(hold=400, fall=1), 1)
    high = noise(3_000, 6_000, Shape(hold=400, fall=1), 1)
    assert crossings(low) * 5 < crossings(high)
    assert noise(50, 150, Shape(hold=40, fall=1), 1) != noise(50, 150, Shape(hold=40, fall=1), 2)


def test_a_piano_note_is_damped_when_it_is_let_go() -> None:
    note = piano.note(261_626, wav.RATE // 2, 80)
    held = max(note[: wav.RATE // 2])
    assert max(note[-400:]) < held / 50
    assert len(note) < wav.RATE
    assert max(piano.note(261_626, wav.RATE // 2, 40)) < held


def test_what_is_folded_lasts_as_long_as_its_loop() -> None:
    assert mixing.folded([1, 2, 3, 4, 5, 6, 7], 3) == [1 + 4 + 7, 2 + 5, 3 + 6]
    assert mixing.folded([1], 3) == [1, 0, 0]


def test_crossed_ends_keep_their_energy() -> None:
    faded = mixing.faded([10_000] * 3_000, 1_000, 1_000)
    for i in range(0, 1_000, 50):
        assert faded[i] ** 2 + faded[2_000 + i] ** 2 == pytest.approx(10_000**2, rel=0.01)


def test_a_room_answers_ever_more_softly() -> None:
    sound = mixing.room([10_000] * 10, 600, 50)
    assert max(map(abs, sound[200:3_000])) > max(map(abs, sound[6_000:9_000])) > 0
    assert mixing.room([1, 2, 3], 600, 0) == [1, 2, 3]


def test_loops_have_no_seam() -> None:
    for name in ("theme", "works"):
        body = (assets_dir() / "sound" / f"{name}.wav").read_bytes()
        first, last = (int.from_bytes(body[at : at + 2], "little", signed=True) for at in (44, len(body) - 2))
        assert abs(first - last) < 600, name


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("hum 3", "not understood"), ("0 ring 440", "unpack"), ("0 ring z4/3/3", "no note"), ("0 noise 300", "unpack"),
        ("0 ring 440/3/3 loudness=3", "not a property"), ("peak much", "invalid"), ("0 piano c4", "index"),
    ],
)  # fmt: skip
def test_a_wrong_recipe_says_where(tmp_path: Path, line: str, message: str) -> None:
    file = tmp_path / "bad.recipes"
    file.write_text(f"sound one\n# about it\n{line}\n", encoding="utf-8")
    with pytest.raises(ValueError, match=rf"bad\.recipes:3: .*{message}"):
        list(recipes.read(file))


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("right c4:4", "bad.score:2: the bar 'c4:4' has 4 sixteenths instead of 8"),
        ("right c4:4 x4:4", "bad.score:2: 'x4' is no note"),
        ("wrong c4:8", "bad.score:2: 'wrong' is not understood"),
        ("right c4:8\nplay A B", "bad.score:3: there is no section B"),
        ("right c4:8\nplay A", "bad.score: the hands of section A have different numbers of bars"),
    ],
)
def test_a_wrong_score_says_where(tmp_path: Path, lines: str, message: str) -> None:
    file = tmp_path / "bad.score"
    file.write_text(f"section A\n{lines}\n", encoding="utf-8")
    with pytest.raises(ValueError, match=message.replace(".", r"\.")):
        score.read(file)


def test_a_small_piece_is_played() -> None:
    path = SOURCE / "theme.score"
    piece = score.read(path)
    piece.order = ["intro"]
    sound = score.play(piece)
    assert len(sound) == 4 * score.BAR * 15 * wav.RATE // piece.tempo
    assert max(map(abs, sound)) > 10_000
