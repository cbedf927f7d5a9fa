"""The page before a chapter: its story, what is different in it, its objectives, and how hard it is to be."""

from __future__ import annotations

from functools import partial

import pygame

from game.content.model import Difficulty, ProjectType, Side
from game.content.scenario import Chapter
from game.scenes.base import WidgetScene
from game.scenes.destinations import Table
from game.scenes.shared import page, tabs
from game.scenes.shared.journal import Journal
from game.session.briefing import effect, objective_notes, objective_words, rule_lines, setting_lines
from game.session.profile import Medal
from game.ui import theme
from game.ui.area import Area
from game.ui.board.objectives import ICONS
from game.ui.canvas import Canvas, measuring
from game.ui.scene import App
from game.ui.widgets import Button, Look, Scroll, Sheet, Widget

STORY = Area(6, 28, 388, 302)
PICTURE = Area(STORY.x + 8, STORY.y + 22, *page.PICTURE)
CARD = 56.0  # height of an objective
TEXT = Area(STORY.x + 6, PICTURE.bottom + 6, STORY.w - 12, STORY.bottom - PICTURE.bottom - CARD - 16)
BRIEF = Area(400, 28, 234, 302)
TERMS = Area(BRIEF.x + 4, BRIEF.y + 18, BRIEF.w - 8, 170)
CHOICES = TERMS.bottom + 8
GAP = 5.0


class StoryScene(WidgetScene):
    """A chapter before it is played."""

    def __init__(self, app: App, journal: Journal, chapter: Chapter) -> None:
        super().__init__(app)
        self.journal, self.chapter = journal, chapter
        self.words = journal.book.tell(chapter.id, app.text)
        self.sides = {tab: self._fixed(tab) or Side.A for tab in ProjectType}
        self.reading, self.terms = Scroll(), Scroll()
        self.focus = "begin"

    def _fixed(self, tab: ProjectType) -> Side | None:
        start = self.chapter.scenario.start.tabs.get(tab)
        return start.side if start is not None else None

    # --- what is done ----------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Play the chapter."""
        self.app.go(Table(self.journal.begin(self.chapter, self.sides)))

    def choose(self, difficulty: Difficulty) -> None:
        """Choose how hard Andrew is."""
        self.journal.choose_difficulty(difficulty)
        self.rebuild()

    def turn(self, tab: ProjectType) -> None:
        """Turn a tab over."""
        self.sides[tab] = Side.B if self.sides[tab] is Side.A else Side.A
        self.rebuild()

    # --- widgets ---------------------------------------------------------------------------------------------

    def build(self) -> list[Widget]:
        """The two sheets, the choices, the buttons."""
        text = self.text
        sheets: list[Widget] = [
            PlainSheet(
                "story",
                TEXT,
                self.words.title,
                focusable=self._story_height() > TEXT.h,
                scroll=self.reading,
                draw=self._draw_story,
                height=self._story_height(),
            ),
            PlainSheet(
                "terms",
                TERMS,
                text("campaign.page.setting"),
                focusable=self._terms_height() > TERMS.h,
                scroll=self.terms,
                draw=self._draw_terms,
                height=self._terms_height(),
            ),
        ]
        begin = Button(
            "begin",
            Area(BRIEF.right - 112, page.FOOT, 112, page.HIGH),
            text("campaign.page.begin"),
            action=self.begin,
            primary=True,
            icon="icon.end_turn",
            key=text("window.key.start"),
            keys=(pygame.K_F5,),
        )
        back = Button(
            "back",
            Area(6, page.FOOT, 74, page.HIGH),
            text("window.back"),
            action=self.back,
            key=text("window.key.escape"),
        )
        return [*sheets, *self._difficulties(), *self._tabs(), begin, back]

    def _difficulties(self) -> list[Widget]:
        text = self.text
        found: list[Widget] = []
        for number, difficulty in enumerate(Difficulty):
            best = self.journal.best(self.chapter, difficulty)
            told = text("campaign.map.unplayed")
            if best is not None:
                told = text("campaign.map.result", points=best.score, margin=f"{best.margin:+d}", n=best.plays)
            deck = self.app.content.solo.decks[difficulty]
            found.append(
                Button(
                    f"difficulty:{difficulty}",
                    self._choice(number),
                    text(f"difficulty.{difficulty}"),
                    (text("new_game.follows.deck", **{kind.value: count for kind, count in deck.items()}), told),
                    action=partial(self.choose, difficulty),
                    chosen=difficulty is self.journal.difficulty,
                )
            )
        return found

    def _tabs(self) -> list[Widget]:
        text = self.text
        width = (BRIEF.w - 16 - 3 * 3) / 4
        found: list[Widget] = []
        for number, tab in enumerate(ProjectType):
            side, fixed = self.sides[tab], self._fixed(tab) is not None
            spaces = self.app.content.tabs[tab].sides[side]
            hint = text("campaign.page.tab_fixed" if fixed else "campaign.page.tab_turn")
            found.append(
                Button(
                    f"tab:{tab}",
                    Area(BRIEF.x + 8 + number * (width + 3), CHOICES + 63, width, 17),
                    text("campaign.page.tab", project=text(f"project.{tab}.short"), side=side.value.upper()),
                    (*tabs.describe(text, spaces), hint),
                    not fixed,
                    partial(self.turn, tab),
                    turns=True,
                    icon=f"tile.{tab}",
                    words=text("new_game.tabs.side", side=side.value.upper()),
                )
            )
        return found

    # --- drawing ---------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """Draw the header, the picture and the panels."""
        text = self.text
        page.header(
            canvas, self.words.title, text("campaign.map.of", number=self.chapter.number, last=self.journal.last)
        )
        theme.panel(canvas, STORY)
        strip = Area(STORY.x + 2, STORY.y + 2, STORY.w - 4, theme.STRIP)
        theme.strip(canvas, strip, self.words.place, self.words.years)
        page.picture(canvas, self.chapter.picture, PICTURE)
        self._paint_objectives(canvas)
        theme.panel(canvas, BRIEF)
        strip = Area(BRIEF.x + 2, BRIEF.y + 2, BRIEF.w - 4, theme.STRIP)
        theme.strip(canvas, strip, text("campaign.page.brief"), self.journal.profile.name)
        page.heading(canvas, text("campaign.page.difficulty"), BRIEF.x + 9, CHOICES, BRIEF.w - 18)
        self._paint_results(canvas)
        page.heading(canvas, text("campaign.page.sides"), BRIEF.x + 9, CHOICES + 52, BRIEF.w - 18)
        note = text("campaign.page.medals")
        y = page.FOOT + 7
        canvas.text(note, BRIEF.right - 122, y, colour="paper1", shadow="ink0", align="right")

    def _paint_results(self, canvas: Canvas) -> None:
        """What has been reached at each difficulty, below its button."""
        for number, difficulty in enumerate(Difficulty):
            area = self._choice(number)
            best = self.journal.best(self.chapter, difficulty)
            words = self.text("campaign.page.no_result")
            if best is not None:
                words = self.text("campaign.page.result", points=best.score, margin=f"{best.margin:+d}")
            medal = best is not None and best.medal is not Medal.NONE
            width = canvas.measure(words) + (11 if medal else 0)
            x, y = area.centre[0] - width / 2, area.bottom + 6
            if best is not None and medal:
                canvas.icon(f"medal.{best.medal}", x - 1, y - 3, 11)
            canvas.text(words, x + (11 if medal else 0), y, colour="ink0" if best is not None else "ink2")

    def _choice(self, number: int) -> Area:
        """Where the button of a difficulty lies."""
        width = (BRIEF.w - 16 - 3 * 3) / 4
        return Area(BRIEF.x + 8 + number * (width + 3), CHOICES + 11, width, 17)

    def _paint_objectives(self, canvas: Canvas) -> None:
        """A card for each objective, with the medal that the first and the second one met are worth."""
        objectives = self.chapter.scenario.objectives
        width = (STORY.w - 16 - 6 * (len(objectives) - 1)) / len(objectives)
        for number, objective in enumerate(objectives):
            card = Area(STORY.x + 8 + number * (width + 6), STORY.bottom - CARD - 7, width, CARD)
            canvas.frame("frame.card", card)
            head = Area(card.x + 1, card.y + 1, card.w - 2, 11)
            canvas.fill("paper2", head)
            canvas.text(self.text("campaign.page.objective", n=number + 1), head.x + 5, head.y + 3)
            canvas.icon(ICONS[effect(objective)], head.right - 13, head.y + 0.5, 10)
            y = page.paragraph(canvas, objective_words(objective, self.text), card.x + 6, card.y + 16.5, width - 12)
            for note in objective_notes(objective, self.text)[:-1]:
                page.paragraph(canvas, note, card.x + 6, y, width - 12, "ink2")

    def _draw_story(self, canvas: Canvas) -> None:
        y = 4.0
        for number, paragraph in enumerate(self.words.story):
            lines = canvas.wrap(paragraph, TEXT.w - 20)
            if number == 0 and lines:
                canvas.fill("brass3", Area(3, y - 1, 1.5, theme.LINE * len(lines) - 2))
            for line in lines:
                canvas.text(line, 9, y)
                y += theme.LINE
            y += GAP

    def _story_height(self) -> float:
        canvas = measuring(self.app.size)
        return 6 + sum(theme.LINE * len(canvas.wrap(p, TEXT.w - 20)) + GAP for p in self.words.story)

    def _draw_terms(self, canvas: Canvas) -> None:
        text, width = self.text, TERMS.w - 14
        y = 4.0
        rules = rule_lines(self.chapter.scenario.rules, text)
        if rules:
            y = page.heading(canvas, text("campaign.page.rules"), 5, y, width)
            y = page.items(canvas, rules, 5, y, width) + 3
        setting = setting_lines(self.chapter.scenario, self.app.content, text)
        if setting:
            y = page.heading(canvas, text("campaign.page.setting"), 5, y, width)
            y = page.items(canvas, setting, 5, y, width, "ink1") + 3

    def _terms_height(self) -> float:
        """As `_draw_terms` draws."""
        text, width, canvas = self.text, TERMS.w - 14, measuring(self.app.size)
        total = 4.0
        for lines in (
            rule_lines(self.chapter.scenario.rules, text),
            setting_lines(self.chapter.scenario, self.app.content, text),
        ):
            if lines:
                total += theme.LINE + 5 + page.height(canvas, lines, width)
        return total


class PlainSheet(Sheet):
    """A scrolling sheet without a frame of its own: text on the page."""

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Draw what is seen of the sheet, and a bar where that is not all."""
        if look.focused:
            theme.focus_ring(canvas, self.area.inset(2))
        self.scroll.move(0, self.height, self.area.h)
        with canvas.clip(self.area):
            if self.draw is not None:
                self.draw(canvas.sub(self.area.x, self.area.y - self.scroll.offset))
        if self.height > self.area.h:
            self._bar(canvas)
