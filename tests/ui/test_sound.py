"""Every event has a sound that can be heard, and silence is no fault."""

from __future__ import annotations

import wave
from collections.abc import Iterator

import pygame
import pytest

from game.content.model import Level
from game.engine.events import Event, Kind
from game.paths import assets_dir
from game.settings import Settings
from game.ui import sound
from game.ui.sound import CLICK, DENIED, HOVER, MOST_AT_ONCE, OPEN, Sounds

RESOURCES = ("money", "goods", "vp", "study", "steps")
LOUD = Settings(music=100, effects=100, ambience=100)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Names of the effects that are heard, instead of the effects."""
    names: list[str] = []
    monkeypatch.setattr(Sounds, "_load", lambda self, name: names.append(name))
    return names


@pytest.fixture
def sounds(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sounds]:
    """Sounds on a device that nobody hears."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    made = Sounds(LOUD)
    yield made
    made.close()


def events() -> list[Event]:
    """Every kind, with every detail that may have a sound of its own."""
    plain = [Event(kind) for kind in Kind]
    resources = [Event(kind, resource=resource) for kind in (Kind.GAINED, Kind.PAID) for resource in RESOURCES]
    return [*plain, *resources, *(Event(Kind.TRACK_ADVANCED, level=level) for level in Level)]


def test_every_kind_of_event_has_a_sound_that_is_there(sounds: Sounds) -> None:
    for event in events():
        name = sounds.of(event)
        assert name is not None, event
        assert sound.sound_path(name).is_file(), event


def test_every_sound_is_used_and_every_entry_is_of_a_kind() -> None:
    names = sound.event_sounds()
    assert {key.split(".")[0] for key in names} == {str(kind) for kind in Kind}
    used = {*names.values(), HOVER, CLICK, DENIED, OPEN, *(n for mood in sound.MOODS.values() for n in mood if n)}
    assert used == {path.stem for path in (assets_dir() / "sound").glob("*.wav")}


def test_sounds_are_short_and_small() -> None:
    size = 0
    for path in (assets_dir() / "sound").glob("*.wav"):
        with wave.open(str(path)) as file:
            assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22_050)
            seconds = file.getnframes() / file.getframerate()
        assert seconds < (90 if path.stem == sound.THEME else 30 if path.stem == sound.WORKS else 6), path
        size += path.stat().st_size
    assert size < 6_000_000


def test_events_are_heard_one_after_the_other(sounds: Sounds, played: list[str]) -> None:
    sounds.hear(
        [(0, Event(Kind.PAID, resource="money")), (0.3, Event(Kind.BUILT)), (0.6, Event(Kind.GAINED, resource="vp"))]
    )
    assert played == ["pay"]
    sounds.update(0.31)
    assert played == ["pay", "hammer"]
    sounds.update(0.31)
    assert played == ["pay", "hammer", "star"]
    sounds.update(5)
    assert len(played) == 3


def test_many_events_make_no_noise(sounds: Sounds, played: list[str]) -> None:
    sounds.hear([(0, Event(Kind.GAINED, resource="money"))] * 30)
    sounds.update(3)
    assert played == ["coins"]
    sounds.hear((0, event) for event in events())
    for _ in range(100):
        sounds.update(0.1)
    assert len(played) == 1 + MOST_AT_ONCE
    assert played[-1] == sounds.of(events()[-1])


def test_events_that_happen_at_once_are_heard_apart(sounds: Sounds, played: list[str]) -> None:
    sounds.hear([(0, Event(Kind.MISSION)), (0, Event(Kind.BUILT))])
    assert played == ["suitcase"]
    sounds.update(sound.STAGGER / 2)
    assert played == ["suitcase"]
    sounds.update(sound.STAGGER)
    assert played == ["suitcase", "hammer"]


def test_the_same_effect_twice_at_once_is_heard_once(sounds: Sounds, played: list[str]) -> None:
    for _ in range(5):
        sounds.play(CLICK)
    assert played == [CLICK]
    sounds.update(0.2)
    sounds.play(CLICK)
    assert played == [CLICK, CLICK]


def test_what_is_over_is_not_heard(sounds: Sounds, played: list[str]) -> None:
    sounds.hear([(0, Event(Kind.MISSION)), (0, Event(Kind.BUILT))])
    sounds.hush()
    sounds.update(1)
    assert played == ["suitcase"]


@pytest.mark.parametrize("settings", [Settings(mute=True), Settings(effects=0)])
def test_nothing_is_heard_when_it_is_turned_off(settings: Settings, played: list[str]) -> None:
    sounds = Sounds(settings)
    sounds.play(CLICK)
    sounds.hear([(0, Event(Kind.BUILT))])
    sounds.update(1)
    assert played == []
    assert pygame.mixer.get_init() is None


def test_real_sounds_on_a_device(sounds: Sounds) -> None:
    sounds.play(CLICK)
    assert pygame.mixer.get_busy()
    sounds.mood("title")
    sounds.update(0.1)
    assert pygame.mixer.music.get_busy()
    assert not pygame.mixer.Channel(sound.AMBIENCE_CHANNEL).get_busy()
    sounds.mood("table")
    sounds.update(0.1)
    assert pygame.mixer.Channel(sound.AMBIENCE_CHANNEL).get_busy()
    sounds.apply(Settings(ambience=50))
    assert pygame.mixer.Channel(sound.AMBIENCE_CHANNEL).get_volume() == pytest.approx(0.25, abs=0.01)
    sounds.apply(Settings(mute=True))
    sounds.update(0.1)
    assert not any(pygame.mixer.Channel(number).get_busy() for number in range(1, sound.CHANNELS))


def test_without_a_device_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise pygame.error("no such audio device")

    monkeypatch.setattr(pygame.mixer, "init", fail)
    sounds = Sounds(LOUD)
    assert not sounds.failed
    sounds.mood("title")
    sounds.play(CLICK)
    sounds.hear((0, event) for event in events())
    sounds.update(1)
    sounds.mood("table")
    sounds.update(1)
    sounds.apply(Settings())
    sounds.hush()
    sounds.close()
    assert sounds.failed
    assert sounds.silent


def test_a_driver_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    sounds = Sounds(LOUD)
    sounds.play(CLICK)
    assert sounds.silent


@pytest.mark.parametrize(
    "failing", ["set_num_channels", "set_reserved", "Sound", "Channel", "get_num_channels", "quit"]
)
def test_a_device_that_fails_later_is_silent(sounds: Sounds, monkeypatch: pytest.MonkeyPatch, failing: str) -> None:
    def fail(*_: object) -> None:
        raise pygame.error("the device was lost")

    if failing not in ("set_num_channels", "set_reserved"):
        sounds.mood("title")
        sounds.update(0.1)
    monkeypatch.setattr(pygame.mixer, failing, fail)
    for name in ("load", "play", "fadeout", "set_volume"):
        monkeypatch.setattr(pygame.mixer.music, name, fail)
    sounds.play(CLICK)
    sounds.hear((0, event) for event in events())
    for place in ("table", "title"):
        sounds.mood(place)
        sounds.update(1)
    sounds.apply(Settings(mute=True))
    sounds.close()


def test_missing_and_damaged_files_are_silent(
    sounds: Sounds, monkeypatch: pytest.MonkeyPatch, tmp_path: object
) -> None:
    monkeypatch.setattr(sound, "assets_dir", lambda: tmp_path)
    sounds.mood("title")
    sounds.play(CLICK)
    sounds.hear([(0, Event(Kind.BUILT))])
    sounds.update(0.1)
    sounds.mood("table")
    sounds.update(0.1)


def test_loudness_grows_from_nothing_to_all() -> None:
    levels = [sound.loudness(percent) for percent in range(0, 101, 5)]
    assert levels == sorted(levels)
    assert (levels[0], levels[-1]) == (0, 1)
