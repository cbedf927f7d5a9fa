"""A table in a real window, and a real keyboard at it: prints what each press does. Needs X and xdotool."""

from __future__ import annotations

import subprocess
import sys
import time

import pygame

from game.content.load import load_default
from game.content.text import load_default_text
from game.scenes.table.menu import MenuScene
from game.window import Window
from tests.scenes.table.player import open_table, session

SHIFT, CTRL, ALTGR, ALT = "50", "37", "108", "64"  # codes of keys in X
# Layout and keys that are pressed together.
PRESSES = [
    *(("de", SHIFT, "20"), ("de", "35"), ("de", SHIFT, "16"), ("de", ALTGR, "24"), ("de", CTRL, "29")),
    *(("fr", "15"), ("fr", SHIFT, "10"), ("fr", "10"), ("fr", "25")),
    *(("ru", "52"), ("ru", CTRL, "52"), ("ru", SHIFT, "16")),
    *(("jp", SHIFT, "20"), ("jp", SHIFT, "47"), ("ch", SHIFT, "10"), ("gr", "40")),
]


class RealKeyboard:
    """Presses keys as a person does, and lets the window see to it."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.layout = ""

    def run(self, seconds: float) -> None:
        """Let the window run."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.window.frame(1 / 60)
            time.sleep(0.005)

    def tool(self, *words: str) -> None:
        """Run a program."""
        subprocess.run(words, check=True)
        self.run(0.2)

    def focus(self) -> None:
        """Give the window the focus: there is nobody else to do it."""
        self.run(0.3)
        self.tool("xdotool", "windowfocus", str(pygame.display.get_wm_info()["window"]))

    def press(self, layout: str, *keys: str) -> None:
        """Press keys together, on a layout."""
        self.run(0.5)  # the guard takes a quick second press for a part of the first
        if layout != self.layout:
            self.tool("setxkbmap", layout)
            self.layout = layout
        self.tool("xdotool", *(w for key in keys for w in ("keydown", key)), *(w for k in keys for w in ("keyup", k)))


def main() -> None:
    """Press everything, and print it."""
    pygame.display.init()
    pygame.font.init()
    window = Window(load_default(), load_default_text(), (1280, 720))
    table = open_table(window, session(window.content, 2, 8))
    real = RealKeyboard(window)
    real.focus()
    found: list[str] = []
    table.use = found.append  # type: ignore[method-assign]
    for layout, *keys in PRESSES:
        found.clear()
        real.press(layout, *keys)
        if window.scenes[-1] is not table:
            found.append(getattr(window.scenes[-1], "chapter", ""))
            window.pop()
        sys.stdout.write(f"{layout} {'+'.join(keys)}: {' '.join(found)}\n")
    window.push(MenuScene(window, table))
    real.press("us", "38")  # A saves under a name, which it is not typed into
    sys.stdout.write(f"menu: {window.scenes[-1].edit.text}\n")  # type: ignore[attr-defined]
    real.press("ru", CTRL, "38")
    real.press("us", "56")
    sys.stdout.write(f"name: {window.scenes[-1].edit.text}\n")  # type: ignore[attr-defined]
    changes: list[int] = []
    toggle = window.toggle_full_screen
    window._full_screen_key._toggle = lambda: (changes.append(1), toggle())[1]
    subprocess.run(["xdotool", "keydown", ALT, "keydown", "36"], check=True)
    real.run(2.0)
    real.tool("xdotool", "keyup", "36", "keyup", ALT)
    sys.stdout.write(f"full screen: {len(changes)}\n")


if __name__ == "__main__":
    main()
