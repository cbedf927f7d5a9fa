"""Quick games by difficulty with their figures, the game of the day, the latest games."""

from __future__ import annotations

import random
from datetime import UTC, date, datetime
from functools import partial

import msgspec
import pygame

from game.content.model import Difficulty
from game.scenes.base import WidgetScene
from game.scenes.destinations import People, Table
from game.scenes.shared import page
from game.scenes.shared.journal import NEW, Journal
from game.session import Session, Setup, statistics
from game.session.briefing import trouble_words
from game.session.occasion import Purpose
from game.session.statistics import SEEDS, Played, Statistics, Summary
from game.ui import theme
from game.ui.area import Area
from game.ui.canvas import Canvas
from game.ui.scene import App
from game.ui.widgets import Button, Widget

FIGURES = Area(6, 28, 628, 154)
DAY = Area(6, 188, 310, 142)
LATEST = Area(322, 188, 312, 142)
HEAD = FIGURES.y + 21
FIRST = FIGURES.y + 36
ROW = 28.0
COLUMNS = ("games", "wins", "best_score", "mean_score", "best_margin", "mean_margin", "streak", "longest")
LEFT = FIGURES.x + 92.0
PITCH = 52.0
SHOWN = 9  # of the latest games


def today() -> date:
    """The day where the person is, as the machine's clock has it."""
    return datetime.now().astimezone().date()


class SoloScene(WidgetScene):
    """The way into a solo game in one click, and how the earlier ones went."""

    def __init__(self, app: App, today: date | None = None) -> None:
        super().__init__(app)
        self.journal = Journal(app)
        self._fixed = today
        self.today = self._day_now()
        self.statistics = Statistics()
        self.trouble = ""

    def resume(self) -> None:
        """Read the statistics: there may be another game."""
        self.app.sounds.mood("title")
        self.journal.refresh()
        self.statistics, trouble = Statistics(), None
        if self.journal.profile.id != NEW:
            self.statistics, trouble = statistics.load(self.journal.profile.id)
        trouble = trouble or self.journal.trouble
        self.trouble = trouble_words(trouble, self.text) if trouble is not None else ""
        self.today = self._day_now()
        super().resume()

    def update(self, dt: float) -> None:
        """Go over to the next day at midnight, but not under a finger: the game of the day shown is the one played."""
        super().update(dt)
        if self.pressed is None and self._day_now() != self.today:
            self.today = self._day_now()
            self.rebuild()

    def _day_now(self) -> date:
        return self._fixed or today()

    # --- what is done ----------------------------------------------------------------------------------------

    def quick(self, difficulty: Difficulty) -> None:
        """Start a game with a seed that nobody knows."""
        self.journal.choose_difficulty(difficulty)
        self.journal.keep()
        seed = random.SystemRandom().randrange(SEEDS)
        self._start(statistics.setup(self.journal.profile, difficulty, seed, Purpose.QUICK))

    def daily(self) -> None:
        """Start the game of the day at the difficulty chosen last."""
        self.journal.keep()
        seed = statistics.daily_seed(self.today)
        setup = statistics.setup(self.journal.profile, self.journal.difficulty, seed, Purpose.DAILY, self.today)
        self._start(setup)

    def _start(self, setup: Setup) -> None:
        setup = msgspec.structs.replace(setup, free_undo=self.app.settings.free_undo)
        self.app.go(Table(Session(self.app.content, setup)))

    def choose(self, difficulty: Difficulty) -> None:
        """Choose the difficulty of the game of the day."""
        self.journal.choose_difficulty(difficulty)
        self.rebuild()

    def choose_profile(self) -> None:
        """Choose who plays."""
        self.app.go(People(self.journal))

    # --- widgets ---------------------------------------------------------------------------------------------

    def build(self) -> list[Widget]:
        """A button to play for each difficulty, the game of the day, and the way back."""
        text = self.text
        found: list[Widget] = []
        for row, difficulty in enumerate(Difficulty):
            deck = self.app.content.solo.decks[difficulty]
            found.append(
                Button(
                    f"play:{difficulty}",
                    Area(FIGURES.right - 98, FIRST + row * ROW + 3, 88, 19),
                    text("solo.play"),
                    (text("new_game.follows.deck", **{kind.value: count for kind, count in deck.items()}),),
                    action=partial(self.quick, difficulty),
                    icon="icon.dice",
                    primary=difficulty is self.journal.difficulty,
                    keys=(pygame.K_1 + row,),
                    key=str(row + 1),
                )
            )
        return [*found, *self._day(), *self._bottom()]

    def _day(self) -> list[Widget]:
        text = self.text
        width = (DAY.w - 16 - 9) / 4
        found: list[Widget] = [
            Button(
                f"daily:{difficulty}",
                Area(DAY.x + 8 + row * (width + 3), DAY.bottom - 46, width, 17),
                text(f"difficulty.{difficulty}"),
                action=partial(self.choose, difficulty),
                chosen=difficulty is self.journal.difficulty,
            )
            for row, difficulty in enumerate(Difficulty)
        ]
        found.append(
            Button(
                "daily",
                Area(DAY.x + 8, DAY.bottom - 25, DAY.w - 16, 19),
                text("solo.daily.play"),
                (text("solo.daily.why"),),
                action=self.daily,
                icon="icon.clock",
                primary=True,
                keys=(pygame.K_d,),
            )
        )
        return found

    def _bottom(self) -> list[Widget]:
        text, name = self.text, self.journal.profile.name
        return [
            Button(
                "back",
                Area(6, page.FOOT, 74, page.HIGH),
                text("window.back"),
                action=self.back,
                key=text("window.key.escape"),
            ),
            Button(
                "profile",
                Area(84, page.FOOT, 92, page.HIGH),
                text("campaign.map.profile", name=name),
                (text("campaign.map.profile_why"),),
                action=self.choose_profile,
                icon="icon.person",
                keys=(pygame.K_p,),
                words=name,
            ),
        ]

    # --- drawing ---------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """Draw the header and the three panels."""
        page.header(canvas, self.text("solo.title"), self.text("solo.subtitle"))
        self._paint_figures(canvas)
        self._paint_day(canvas)
        self._paint_latest(canvas)
        if self.trouble:
            canvas.icon("icon.warning", 184, page.FOOT + 5, 9)
            canvas.text(self.trouble, 198, page.FOOT + 7, colour="paper1", shadow="ink0", width=430)

    def _panel(self, canvas: Canvas, area: Area, title: str, note: str = "") -> None:
        theme.panel(canvas, area)
        theme.strip(canvas, Area(area.x + 2, area.y + 2, area.w - 4, theme.STRIP), title, note)

    def _paint_figures(self, canvas: Canvas) -> None:
        text = self.text
        total = statistics.summary(self.statistics.games)
        note = text("solo.total", n=total.games, wins=total.wins) if total.games else ""
        self._panel(canvas, FIGURES, text("solo.quick"), note)
        for column, key in enumerate(COLUMNS):
            x = LEFT + PITCH * column + PITCH / 2
            canvas.text(text(f"solo.column.{key}"), x, HEAD, align="center", colour="ink2")
        figures = statistics.by_difficulty(self.statistics)
        for row, (difficulty, summary) in enumerate(figures.items()):
            line = Area(FIGURES.x + 6, FIRST + row * ROW, FIGURES.w - 12, ROW - 3)
            canvas.frame("frame.card", line)
            if difficulty is self.journal.difficulty:
                canvas.fill("glow", line.inset(3))
            canvas.text(text(f"difficulty.{difficulty}"), line.x + 8, line.y + 9, size="title")
            for column, words in enumerate(self._figures(summary)):
                x = LEFT + PITCH * column + PITCH / 2
                empty = words == text("solo.none")
                colour = "ink2" if empty else "ink0"
                canvas.text(words, x, line.y + 9, size="title", align="center", colour=colour)

    def _figures(self, summary: Summary) -> list[str]:
        found = []
        for key in COLUMNS:
            value = getattr(summary, key)
            if value is None or not summary.games:
                found.append(self.text("solo.none"))
            elif "margin" in key:
                found.append(f"{value:+.0f}")
            else:
                found.append(f"{value:.0f}")
        return found

    def _paint_day(self, canvas: Canvas) -> None:
        text = self.text
        self._panel(canvas, DAY, text("solo.daily.title"), self._date(self.today))
        x, y = DAY.x + 10, DAY.y + 21
        y = page.paragraph(canvas, text("solo.daily.what"), x, y, DAY.w - 20, "ink2") + 3
        games = statistics.daily(self.statistics, self.today)
        seed = text("solo.daily.seed", seed=statistics.daily_seed(self.today))
        canvas.text(seed, x, y)
        streak = statistics.days_in_a_row(self.statistics, self.today)
        canvas.text(text("solo.daily.row", n=streak), DAY.right - 10, y, align="right")
        y = page.heading(canvas, text("solo.daily.today"), x, y + 13, DAY.w - 20)
        if not games:
            canvas.text(text("solo.daily.none"), x, y, colour="ink2")
        for row, game in enumerate(games[:2]):
            self._paint_game(canvas, game, x, y + row * theme.LINE, DAY.w - 20, day=False)

    def _paint_latest(self, canvas: Canvas) -> None:
        self._panel(canvas, LATEST, self.text("solo.latest"))
        x, y = LATEST.x + 10, LATEST.y + 22
        games = list(reversed(self.statistics.games))[:SHOWN]
        if not games:
            page.paragraph(canvas, self.text("solo.no_games"), x, y, LATEST.w - 20, "ink2")
        for row, game in enumerate(games):
            line = y + row * 12.5
            if row % 2 == 0:
                canvas.fill("paper0", Area(LATEST.x + 6, line - 3.5, LATEST.w - 12, 12.5))
            self._paint_game(canvas, game, x, line, LATEST.w - 20, day=True)

    def _paint_game(self, canvas: Canvas, game: Played, x: float, y: float, width: float, *, day: bool) -> None:
        text = self.text
        canvas.icon("icon.tick" if game.won else "icon.cross", x, y - 2, 9)
        when = self._date(self._day_of(game)) if day else ""
        kind = text(f"solo.kind.{game.purpose}")
        left = text("solo.line", kind=kind, difficulty=text(f"difficulty.{game.difficulty}"), date=when).strip()
        canvas.text(left, x + 14, y)
        told = text("solo.score", points=game.score, andrew=game.andrew, margin=f"{game.margin:+d}")
        canvas.text(told, x + width, y, align="right")

    def _day_of(self, game: Played) -> date:
        try:
            return date.fromisoformat(game.day) if game.day else datetime.fromisoformat(game.date).astimezone().date()
        except (ValueError, OverflowError, OSError):  # the latter two: a time before or after all others
            return datetime.fromtimestamp(0, UTC).date()

    def _date(self, day: date) -> str:
        return self.text("solo.date", year=day.year, month=f"{day.month:02}", day=f"{day.day:02}")
