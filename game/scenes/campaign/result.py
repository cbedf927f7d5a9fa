"""The page after a chapter: what was reached, why, and what it has opened."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.content.campaign import Words
from game.content.scenario import Chapter
from game.scenes.base import WidgetScene
from game.scenes.destinations import Journey, ScoreSheet, Story
from game.scenes.popups import SCREEN
from game.scenes.shared import page
from game.scenes.shared.journal import Journal
from game.session.briefing import Goal, counts, goals
from game.session.chapter import Recorded
from game.session.score_sheet import make
from game.storage.kept import Trouble
from game.ui import theme
from game.ui.area import Area
from game.ui.board.objectives import ICONS
from game.ui.canvas import Canvas, measuring
from game.ui.scene import App
from game.ui.view import ANDREW_COLOUR
from game.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from game.scenes.shared.over_table import GameTable

PANEL = Area(70, 20, 500, 298)
PICTURE = Area(PANEL.x + 8, PANEL.y + 22, *page.PICTURE)
PRIZE = Area(PICTURE.right + 8, PICTURE.y, PANEL.right - PICTURE.right - 16, 104)
LEFT = Area(PANEL.x + 10, PICTURE.bottom + 10, 270, 0)
RIGHT = Area(PANEL.x + 292, PICTURE.bottom + 10, 198, 0)
BAR = 13.0
SOURCES = PANEL.bottom - 52


class ResultScene(WidgetScene):
    """A finished chapter."""

    def __init__(self, app: App, table: GameTable, recorded: Recorded) -> None:
        super().__init__(app)
        self.table, self.recorded = table, recorded
        session = table.session
        assert session.setup.occasion is not None
        self.occasion = session.setup.occasion
        self.journal = Journal(app, self.occasion.campaign, self.occasion.profile)
        self.chapter = self._chapter()
        self.goals: tuple[Goal, ...] = goals(session.state, app.text)
        if self.chapter is None:  # its campaign has been taken away since
            self.words = Words(self.occasion.chapter, "", "", (), "", "")
        else:
            self.words = self.journal.book.tell(self.chapter.id, app.text)

    def _chapter(self) -> Chapter | None:
        return self.journal.book.chapter(self.occasion.chapter)

    # --- what is done ----------------------------------------------------------------------------------------

    def look(self) -> None:
        """Look at the table again."""
        self.app.pop()

    def scores(self) -> None:
        """Show the sheet of scores."""
        self.app.go(ScoreSheet(self.table.session.state, self.table.stage.seats))

    def journey(self) -> None:
        """Go to the map of the journey."""
        self.app.go(Journey(self.journal, self.occasion.chapter))

    def open_page(self, chapter: Chapter) -> None:
        """Go to the page of a chapter."""
        self.app.go(Story(self.journal, chapter))

    def back(self) -> None:
        """Escape: to the map."""
        self.journey()

    # --- widgets ---------------------------------------------------------------------------------------------

    def build(self) -> list[Widget]:
        """The buttons."""
        text = self.text
        after = self.journal.book.after(self.occasion.chapter)
        wanted = [("table", "icon.eye", self.look), ("scores", "icon.vp", self.scores)]
        wanted.append(("journey", "icon.arrow_left", self.journey))
        if self.chapter is not None:
            wanted.append(("again", "icon.dice", partial(self.open_page, self.chapter)))
        if after is not None and self.recorded.outcome.won:
            wanted.append(("next", "icon.end_turn", partial(self.open_page, after)))
        probe = measuring(self.app.size)
        widths = [max(80.0, probe.measure(text(f"campaign.result.{id}")) + 30) for id, _, _ in wanted]
        x = (SCREEN.w - sum(widths) - 6 * (len(widths) - 1)) / 2
        keys = {"next": (pygame.K_n,), "again": (pygame.K_a,), "scores": (pygame.K_s,), "table": (pygame.K_t,)}
        found: list[Widget] = []
        for number, ((id, icon, action), width) in enumerate(zip(wanted, widths, strict=True)):
            found.append(
                Button(
                    id,
                    Area(round(x), PANEL.bottom + 9, width, 20),
                    text(f"campaign.result.{id}"),
                    action=action,
                    icon=icon,
                    keys=keys.get(id, ()),
                    primary=number == len(wanted) - 1,
                )
            )
            x += width + 6
        return found

    # --- drawing ---------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """Draw the page over the darkened table."""
        self.table.draw(canvas.surface)
        canvas.cover_all()
        canvas.shade("ink0", SCREEN.inset(-SCREEN.w), 165)
        theme.panel(canvas, PANEL)
        strip = Area(PANEL.x + 2, PANEL.y + 2, PANEL.w - 4, theme.STRIP)
        theme.strip(canvas, strip, self._title(), self.words.years)
        if self.chapter is not None:
            page.picture(canvas, self.chapter.picture, PICTURE)
        self._paint_prize(canvas)
        self._paint_score(canvas)
        self._paint_goals(canvas)
        self._paint_sources(canvas)

    def _title(self) -> str:
        if self.chapter is None:
            return self.words.title
        return self.text("campaign.map.chapter", number=self.chapter.number, title=self.words.title)

    def _paint_prize(self, canvas: Canvas) -> None:
        """The medal of this game, on a card beside the picture."""
        result = self.recorded.outcome
        canvas.frame("frame.card", PRIZE.inset(-2))
        canvas.fill("paper0", PRIZE.inset(0))
        x = PRIZE.centre[0]
        canvas.sprite(f"medal.{result.medal}.large", x - 15, PRIZE.y + 6)
        words = self.text(f"campaign.medal.{result.medal}")
        canvas.text(words, x, PRIZE.y + 58, size="title", align="center")
        canvas.text(self.text(f"difficulty.{result.difficulty}"), x, PRIZE.y + 72, align="center", colour="ink2")
        for row, line in enumerate(canvas.wrap(self._why(), PRIZE.w - 8)[:2]):
            canvas.text(line, x, PRIZE.y + 84 + row * theme.LINE, align="center", colour="ink2")

    def _why(self) -> str:
        result = self.recorded.outcome
        if not result.won:
            return self.text("campaign.result.why_none")
        return self.text("campaign.result.why", n=sum(result.objectives), of=len(result.objectives))

    def _paint_score(self, canvas: Canvas) -> None:
        """The two scores as bars, the verdict and what the chapter says to it."""
        result, x, y = self.recorded.outcome, LEFT.x, LEFT.y
        key = "won" if result.won else "even" if result.margin == 0 else "lost"
        canvas.text(self.text(f"campaign.result.{key}", n=abs(result.margin)), x, y, size="title")
        y += 16
        most = max(result.score, result.andrew, 1)
        seats = self.table.stage.seats
        for seat, score in enumerate((result.score, result.andrew)):
            info = seats[seat]
            disc = "disc.andrew.8" if info.colour == ANDREW_COLOUR else f"disc.seat{info.colour}.8"
            canvas.sprite(disc, x, y + 1)
            canvas.text(info.name, x + 12, y + 2.5)
            lane = Area(x + 74, y, LEFT.w - 104, 10)
            canvas.fill("ink1", lane)
            canvas.fill("paper2", lane.inset(1))
            part = Area(lane.x + 1, lane.y + 1, max(1.0, (lane.w - 2) * max(0, score) / most), lane.h - 2)
            canvas.fill("teal2" if seat == 0 else "brass3", part)
            canvas.fill("teal1" if seat == 0 else "brass2", Area(part.x, part.y, part.w, 1))
            canvas.text(str(score), LEFT.right, y + 1, size="title", align="right")
            y += BAR
        y = page.paragraph(canvas, self.words.won if result.won else self.words.lost, x, y + 8, LEFT.w)
        for line in self._news():
            canvas.icon("icon.vp", x, y + 0.5, 9)
            y = page.paragraph(canvas, line, x + 14, y + 3, LEFT.w - 14, "teal3")
        if self.recorded.failed is not None:
            canvas.icon("icon.warning", x, y + 1, 9)
            page.paragraph(canvas, self._failure(self.recorded.failed), x + 14, y + 3, LEFT.w - 14, "red1")

    def _news(self) -> list[str]:
        text, recorded = self.text, self.recorded
        after = self.journal.book.after(self.occasion.chapter)
        lines = []
        if recorded.first_win and after is not None:
            title = self.journal.book.tell(after.id, text).title
            lines.append(text("campaign.result.opened", number=after.number, title=title))
        if recorded.first_win and after is None:
            lines.append(text("campaign.result.finished"))
        if recorded.new and recorded.before is not None and recorded.better_medal:
            lines.append(text("campaign.result.better_medal"))
        if recorded.new and recorded.better_score and recorded.before is not None:
            lines.append(text("campaign.result.better_score", n=recorded.before.score))
        return lines

    def _failure(self, failed: Trouble) -> str:
        reason = self.text(f"kept.{failed.reason}", **failed.values)
        return self.text("campaign.result.not_kept", reason=reason)

    def _paint_goals(self, canvas: Canvas) -> None:
        """The objectives, met or not, and how far they came."""
        x, y = RIGHT.x, RIGHT.y
        y = page.heading(canvas, self.text("campaign.page.objectives"), x, y, RIGHT.w)
        for goal in self.goals:
            met = goal.progress.met
            lines = canvas.wrap(goal.words, RIGHT.w - 38)
            card = Area(x, y, RIGHT.w, 24 + theme.LINE * len(lines) - 9)
            canvas.frame("frame.card", card)
            canvas.icon("icon.tick" if met else "icon.cross", card.x + 5, card.y + 7, 10)
            canvas.icon(ICONS[goal.kind], card.right - 15, card.y + 3, 10)
            for row, line in enumerate(lines):
                canvas.text(line, card.x + 20, card.y + 5 + theme.LINE * row)
            told = self.text("campaign.result.reached" if met else "campaign.result.missed", **counts(goal))
            canvas.text(told, card.x + 20, card.y + 5 + theme.LINE * len(lines), colour="teal3" if met else "south1")
            y = card.bottom + 4
        self._paint_best(canvas, y + 6)

    def _paint_best(self, canvas: Canvas, y: float) -> None:
        best, text = self.recorded.after, self.text
        y = page.heading(canvas, text("campaign.result.best"), RIGHT.x, y, RIGHT.w)
        canvas.icon(f"medal.{best.medal}", RIGHT.x, y - 3, 11)
        told = text("campaign.map.result", points=best.score, margin=f"{best.margin:+d}", n=best.plays)
        canvas.text(told, RIGHT.x + 16, y)

    def _paint_sources(self, canvas: Canvas) -> None:
        """Where the points of both come from, most first."""
        y = page.heading(canvas, self.text("campaign.result.sources"), LEFT.x, SOURCES, PANEL.w - 20)
        sheet = make(self.table.session.state, self.text)
        for seat, info in enumerate(self.table.stage.seats):
            points = sorted(((row.cells[seat].points or 0, row.title) for row in sheet.rows), reverse=True)
            told = [self.text("campaign.result.source", title=title, n=n) for n, title in points if n]
            disc = "disc.andrew.8" if info.colour == ANDREW_COLOUR else f"disc.seat{info.colour}.8"
            canvas.sprite(disc, LEFT.x, y - 1.5)
            parts = told or [self.text("scores.nothing")]
            y = page.flow(canvas, parts, self.text("board.list"), LEFT.x + 14, y, PANEL.w - 36) + 1
