"""The settings: what is changed holds at once, and is kept when the scene is left."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial

from game import settings as store
from game.content.text import DEFAULT_LANGUAGE
from game.scenes.base import WidgetScene
from game.settings import Settings, Speed
from game.ui import theme
from game.ui.area import Area
from game.ui.canvas import Canvas
from game.ui.scene import App
from game.ui.slider import Slider
from game.ui.sound import CLICK
from game.ui.widgets import Button, Dropdown, Item, Widget

log = logging.getLogger("game")

HEADER = Area(60, 38, 520, 20)
PANEL = Area(60, 62, 520, 238)
LEFT, RIGHT = 70.0, 328.0
COLUMN = 242.0
FIRST = 92.0  # top of the first row
ROW = 27.0
HIGH = 17.0
CONTROL = 128.0  # width of what is set
SMALL = 58.0

VOLUMES = {"music": "title", "effects": None, "ambience": "table"}
"""The sliders, and the place where what each one is about is heard."""

# The sections: left of their column, top, name, and the settings below.
SECTIONS = (
    (LEFT, FIRST, "sound", ("mute", *VOLUMES)),
    (LEFT, FIRST + 5 * ROW, "window", ("full_screen",)),
    (RIGHT, FIRST, "motion", ("speed", "reduced_motion")),
    (RIGHT, FIRST + 3 * ROW, "game", ("free_undo",)),
    (RIGHT, FIRST + 5 * ROW, "language", ("language",)),
)


class SettingsScene(WidgetScene):
    """All settings on one sheet."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._kept = app.settings
        self._place = app.sounds.place

    @property
    def settings(self) -> Settings:
        """The settings as they are now."""
        return self.app.settings

    # --- what is done ----------------------------------------------------------------------------------------

    def change(self, **values: object) -> None:
        """Let other values hold at once."""
        self.app.configure(self.settings.changed(**values))
        self.rebuild()

    def turn(self, name: str, value: int) -> None:
        """Change a volume, and let it be heard."""
        self.change(**{name: value})
        place = VOLUMES[name]
        if place is None:
            self.app.sounds.play(CLICK)
        else:
            self.app.sounds.mood(place)

    def reset(self) -> None:
        """Everything as it comes, but for the language."""
        self.app.configure(Settings(language=self.settings.language))
        self.rebuild()

    def keep(self) -> None:
        """Write the settings when they have changed; OSError when that is not possible."""
        if self.settings != self._kept:
            store.save(self.settings, before=self._kept)
            self._kept = self.settings

    def back(self) -> None:
        """Keep the settings and leave; where they cannot be kept, say so first."""
        try:
            self.keep()
        except OSError as error:
            self.tell_failure(error)
        else:
            self.app.pop()

    def tell_failure(self, error: OSError) -> None:
        """Say that the settings are not kept, then leave."""
        reason = error.strerror or type(error).__name__
        lines = [self.text("settings.failed.line", reason=reason)]
        ok = Item("ok", self.text("settings.failed.ok"), self.app.pop, chosen=True)
        self.ask(self.text("settings.failed.title"), lines, [ok])

    def pause(self) -> None:
        """Keep the settings also when the program ends here."""
        super().pause()
        if self._place is not None:
            self.app.sounds.mood(self._place)
        try:
            self.keep()
        except OSError as error:
            log.warning("the settings cannot be written: %s", error)

    # --- widgets ---------------------------------------------------------------------------------------------

    def build(self) -> list[Widget]:
        """The controls from top to bottom, the left column first."""
        found: list[Widget] = []
        for x, top, _, names in SECTIONS:
            for row, name in enumerate(names):
                found += self._controls(name, Area(x, top + row * ROW, COLUMN, HIGH))
        found.append(
            Button(
                "reset",
                Area(PANEL.x + 10, PANEL.bottom - 27, 130, 19),
                self.text("settings.reset.label"),
                (self.text("settings.reset.why"),),
                action=self.reset,
                icon="icon.undo",
            )
        )
        found.append(
            Button(
                "back",
                Area(PANEL.right - 92, PANEL.bottom - 27, 82, 19),
                self.text("window.back"),
                action=self.back,
                key=self.text("window.key.escape"),
            )
        )
        return found

    def _controls(self, name: str, row: Area) -> Sequence[Widget]:
        if name == "speed":
            return self._speeds(Area(row.right - 4 * (SMALL - 12), row.y, 4 * (SMALL - 12), row.h))
        label, why = self.text(f"settings.{name}.label"), (self.text(f"settings.{name}.why"),)
        area = Area(row.right - CONTROL, row.y, CONTROL, row.h)
        if name in VOLUMES:
            value = getattr(self.settings, name)
            words = self.text("settings.percent", n=value)
            return [Slider(name, area, label, why, value=value, words=words, changed=partial(self.turn, name))]
        if name == "language":
            return [self._languages(area, label, why)]
        on = bool(getattr(self.settings, name))
        return [
            Button(
                name,
                Area(row.right - SMALL, row.y, SMALL, row.h),
                label,
                why,
                action=lambda: self.change(**{name: not on}),
                icon="icon.tick" if on else None,
                chosen=on,
                words=self.text("settings.on" if on else "settings.off"),
            )
        ]

    def _speeds(self, area: Area) -> list[Widget]:
        each = area.w / len(Speed)
        return [
            Button(
                f"speed:{speed}",
                Area(area.x + number * each + 2, area.y, each - 2, area.h),
                self.text(f"settings.speed.{speed}.name"),
                (self.text(f"settings.speed.{speed}.why"),),
                action=partial(self.change, speed=speed),
                chosen=speed == self.settings.speed,
            )
            for number, speed in enumerate(Speed)
        ]

    def _languages(self, area: Area, label: str, why: tuple[str, ...]) -> Widget:
        languages = self.app.languages()
        spoken = self.settings.language if self.settings.language in languages else DEFAULT_LANGUAGE
        items = [
            Item(
                language,
                self.app.language_name(language),
                partial(self.change, language=language),
                chosen=language == spoken,
            )
            for language in languages
        ]
        shown = next((item.label for item in items if item.chosen), "")
        return Dropdown("language", area, label, why, words=shown, items=items)

    # --- drawing ---------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """Draw the header, the panel, and what each control is called."""
        canvas.frame("frame.dark", HEADER)
        left, right, y = HEADER.x + 10, HEADER.right - 10, HEADER.y + 6
        canvas.text(self.text("settings.title"), left, y, size="title", colour="brass0", shadow="ink0")
        canvas.text(self.text("settings.subtitle"), right, y + 2, colour="paper1", shadow="ink0", align="right")
        theme.panel(canvas, PANEL)
        for x, top, section, names in SECTIONS:
            strip = Area(x, top - 19, COLUMN, theme.STRIP)
            theme.strip(canvas, strip, self.text(f"settings.section.{section}"))
            for row, name in enumerate(names):
                y = top + row * ROW + (HIGH - canvas.capitals()) / 2
                canvas.text(self.text(f"settings.{name}.label"), x + 4, y)
        if self.app.sounds.failed:
            y = FIRST + 4 * ROW - 6
            canvas.icon("icon.warning", LEFT + 3, y - 2, 10)
            canvas.text(self.text("settings.no_device"), LEFT + 16, y)
