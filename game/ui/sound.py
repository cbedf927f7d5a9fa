"""What is heard: effects of events and of the pointer, the title's music, the town around the table.

Without an audio device everything here does nothing; nothing here raises. The device is opened and each sound is read
when it is first needed, so that neither holds up the first frame.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterable
from pathlib import Path

import msgspec
import pygame

from game.engine.events import Event
from game.paths import assets_dir
from game.settings import MOST, Settings

log = logging.getLogger("game")

RATE = 44_100
CHANNELS = 12
AMBIENCE_CHANNEL = 0  # kept free for it
BUFFER = 512  # samples: short enough that a click and its sound are one
APART = 0.06  # seconds within which the same effect is heard once
STAGGER = 0.11  # seconds between the effects of events that happen at once
MOST_AT_ONCE = 4  # effects of one move
FADE = 900  # ms
FAULTS = (pygame.error, OSError)  # of a device that goes away, of a file that is not there
HOVER, CLICK, DENIED, OPEN = "hover", "click", "denied", "open"
THEME, WORKS = "theme", "works"
MOODS = {"title": (THEME, None), "table": (None, WORKS)}
"""Music and ambience of a place."""


def event_sounds() -> dict[str, str]:
    """Name of the effect of each kind of event; ``kind.detail`` where a resource or level has one of its own."""
    try:
        return msgspec.json.decode((assets_dir() / "sound" / "events.json").read_bytes(), type=dict[str, str])
    except (OSError, msgspec.DecodeError) as error:
        log.warning("no list of sounds: %s", error)
        return {}


def sound_path(name: str) -> Path:
    """The file of a sound."""
    return assets_dir() / "sound" / f"{name}.wav"


class Sounds:
    """All that is heard. `device`: whether to look for one at all."""

    def __init__(self, settings: Settings, *, device: bool = True) -> None:
        self.settings = settings
        self._wanted = device
        self.failed = False  # there is no device, or it cannot be used
        self._open = False
        self._effects: dict[str, pygame.mixer.Sound | None] = {}
        self._names: dict[str, str] | None = None
        self._waiting: list[tuple[float, str]] = []  # effects to come, and in how many seconds
        self._heard: dict[str, float] = {}  # when each effect was last heard
        self._now = 0.0
        self._mood: str | None = None
        self._music: str | None = None
        self._ambience: str | None = None

    # --- the device ------------------------------------------------------------------------------------------

    @property
    def silent(self) -> bool:
        """Whether there is no device to be heard through."""
        return not self._wanted

    def _ready(self) -> bool:
        """Open the device at the first use; whether there is one."""
        if self._wanted and not self._open:
            try:
                pygame.mixer.init(RATE, -16, 2, BUFFER)
                pygame.mixer.set_num_channels(CHANNELS)
                pygame.mixer.set_reserved(AMBIENCE_CHANNEL + 1)
                self._open = True
            except (pygame.error, NotImplementedError) as error:
                log.info("no sound: %s", error)
                self._wanted, self.failed = False, True
        return self._open

    def close(self) -> None:
        """Let go of the device."""
        if self._open:
            with contextlib.suppress(*FAULTS):
                pygame.mixer.quit()
        self._open = self._wanted = False

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._effects:
            try:
                self._effects[name] = pygame.mixer.Sound(str(sound_path(name)))
            except FAULTS as error:
                log.warning("the sound %s cannot be read: %s", name, error)
                self._effects[name] = None
        return self._effects[name]

    # --- effects ---------------------------------------------------------------------------------------------

    def play(self, name: str) -> None:
        """Let an effect be heard, unless it was only just heard."""
        if self.settings.mute or not self.settings.effects or self.silent:
            return
        if self._now - self._heard.get(name, -1.0) < APART or not self._ready():
            return
        self._heard[name] = self._now
        sound = self._load(name)
        if sound is not None:
            with contextlib.suppress(*FAULTS):
                sound.set_volume(loudness(self.settings.effects))
                sound.play()

    def hear(self, cues: Iterable[tuple[float, Event]]) -> None:
        """Let events of a move be heard, each in so many seconds, but never two at once and equal effects once."""
        if self.settings.mute or not self.settings.effects or self.silent:
            return
        times: dict[str, float] = {}
        for at, event in cues:
            name = self.of(event)
            if name is not None:
                times.setdefault(name, at)
        self._waiting = [(at, name) for at, name in self._waiting if name not in times]
        free = 0.0
        for name in _chosen(list(times)):
            at = max(free, times[name])
            self._waiting.append((at, name))
            free = at + STAGGER
        self._flush()

    def of(self, event: Event) -> str | None:
        """Name of the effect of an event."""
        if self._names is None:
            self._names = event_sounds()
        detail = event.resource or (event.level or "")
        return self._names.get(f"{event.kind}.{detail}") or self._names.get(str(event.kind))

    def hush(self) -> None:
        """Forget effects that have not been heard yet: what they belong to is over."""
        self._waiting.clear()

    def update(self, dt: float) -> None:
        """Go on by `dt` seconds: effects whose time has come, and what belongs to the place."""
        self._now += dt
        if self._waiting:
            self._waiting = [(at - dt, name) for at, name in self._waiting]
            self._flush()
        self._follow()

    def _flush(self) -> None:
        due = [name for at, name in self._waiting if at <= 0]
        self._waiting = [(at, name) for at, name in self._waiting if at > 0]
        for name in due:
            self.play(name)

    # --- places ----------------------------------------------------------------------------------------------

    @property
    def place(self) -> str | None:
        """Where one is, for ears."""
        return self._mood

    def mood(self, place: str) -> None:
        """Come to a place: its music and ambience fade in with the next frame, others out."""
        self._mood = place

    def _follow(self) -> None:
        """Bring music and ambience to what they should be."""
        music, ambience = MOODS.get(self._mood or "", (None, None))
        if self.settings.mute or not self.settings.music:
            music = None
        if self.settings.mute or not self.settings.ambience:
            ambience = None
        if (music, ambience) != (self._music, self._ambience) and self._ready():
            with contextlib.suppress(*FAULTS):
                if music != self._music:
                    self._play_music(music)
                if ambience != self._ambience:
                    self._play_ambience(ambience)
        self._music, self._ambience = music, ambience

    def _play_music(self, name: str | None) -> None:
        if name is None:
            pygame.mixer.music.fadeout(FADE)
            return
        pygame.mixer.music.load(str(sound_path(name)))
        pygame.mixer.music.set_volume(loudness(self.settings.music))
        pygame.mixer.music.play(-1, fade_ms=FADE)

    def _play_ambience(self, name: str | None) -> None:
        channel = pygame.mixer.Channel(AMBIENCE_CHANNEL)
        sound = None if name is None else self._load(name)
        if sound is None:
            channel.fadeout(FADE)
            return
        channel.set_volume(loudness(self.settings.ambience))
        channel.play(sound, -1, fade_ms=FADE)

    # --- settings --------------------------------------------------------------------------------------------

    def apply(self, settings: Settings) -> None:
        """Take over volumes at once."""
        self.settings = settings
        if settings.mute:
            self.hush()
        if self._open:
            with contextlib.suppress(*FAULTS):
                pygame.mixer.music.set_volume(loudness(settings.music))
                pygame.mixer.Channel(AMBIENCE_CHANNEL).set_volume(loudness(settings.ambience))
                if settings.mute:
                    for number in range(AMBIENCE_CHANNEL + 1, pygame.mixer.get_num_channels()):
                        pygame.mixer.Channel(number).stop()


def loudness(percent: int) -> float:
    """The factor of a volume setting, 0 to 1; squared, because the ear hears ratios."""
    return (percent / MOST) ** 2


def _chosen(names: list[str]) -> list[str]:
    """The effects of a move that are heard: the first ones, and the last one, which is what it leads to."""
    return names if len(names) <= MOST_AT_ONCE else [*names[: MOST_AT_ONCE - 1], names[-1]]
