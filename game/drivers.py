"""Where SDL is to draw and to be heard: variables that ask for it, and what to do where there is no screen.

SDL takes a variable that is set to nothing for the name of a driver; here it counts as not set.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

from game.content.text import Text

VIDEO = ("SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER")
AUDIO = ("SDL_AUDIODRIVER", "SDL_AUDIO_DRIVER")
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")
UNSEEN = ("offscreen", "dummy")  # where SDL draws when it has no screen


def prepare() -> None:
    """Take away variables that are set to nothing; before SDL starts."""
    for name in (*VIDEO, *AUDIO, *SCREENS):
        if not os.environ.get(name, "x").strip():
            del os.environ[name]


def unseen(driver: str) -> bool:
    """Whether SDL has found no screen and draws into memory, which nobody has asked it for."""
    return driver in UNSEEN and not any(driver in os.environ.get(name, "").lower().split(",") for name in VIDEO)


def no_screen(reason: str, text: Text) -> str:
    """Return why there is no window and what a person can do about it, in lines."""
    return "\n".join([text("window.fault.no_display", reason=reason), *_ways_out(text)])


def _ways_out(text: Text) -> Iterator[str]:
    asked = [name for name in VIDEO if os.environ.get(name)]
    yield from (text("window.way_out.driver", name=name, value=os.environ[name]) for name in asked)
    if not sys.platform.startswith("linux"):
        return
    named = [name for name in SCREENS if os.environ.get(name)]
    if not asked:  # else the screen may be as good as any
        yield from (text("window.way_out.screen", name=name, value=os.environ[name]) for name in named)
    if not named:
        yield text("window.way_out.no_screen")
