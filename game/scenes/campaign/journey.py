"""The map of the journey: the chapters as stations of a line across the map, and the page of the chosen one."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pygame

from game.content.model import Difficulty
from game.content.scenario import Chapter
from game.scenes.base import WidgetScene
from game.scenes.campaign import route
from game.scenes.campaign.route import MAP, Station
from game.scenes.destinations import People, Replay, Story
from game.scenes.shared import page
from game.scenes.shared.journal import Journal
from game.session import SaveError
from game.session.briefing import effect, objective_words, rule_lines, trouble_words
from game.session.playback import load_playback
from game.session.profile import Medal
from game.ui import theme
from game.ui.area import Area
from game.ui.board.objectives import ICONS
from game.ui.canvas import Canvas, measuring
from game.ui.scene import App
from game.ui.widgets import Button, Dropdown, Item, Scroll, Sheet, Widget

SIDE = Area(418, 28, 216, 302)
VIEW = Area(SIDE.x + 8, SIDE.y + 22, SIDE.w - 16, 66)
INNER = Area(SIDE.x + 9, VIEW.bottom + 8, SIDE.w - 18, 0)
TABLE = SIDE.bottom - 92  # top of the results
ROW = 12.0
PROBLEMS = Area(SIDE.x + 8, SIDE.y + 50, SIDE.w - 16, SIDE.h - 58)
SHOWN = 3  # problems of a campaign that can be played in parts
MOST = 200  # problems of one that cannot


class JourneyScene(WidgetScene):
    """The chapters of a campaign. One of them is chosen; the page at the right is about that one."""

    def __init__(self, app: App, journal: Journal | None = None, chosen: str | None = None) -> None:
        super().__init__(app)
        self.journal = journal or Journal(app)
        self.chosen = chosen
        self.scroll = Scroll()

    def resume(self) -> None:
        """Read the profile again: a chapter may have been won meanwhile."""
        self.app.sounds.mood("title")
        self.journal.refresh()
        super().resume()

    @property
    def chapter(self) -> Chapter | None:
        """The chosen chapter, at first the one to go on with."""
        found = self.journal.book.chapter(self.chosen) if self.chosen is not None else None
        return found or self.journal.current()

    # --- what is done ----------------------------------------------------------------------------------------

    def choose(self, id: str) -> None:
        """Choose a chapter; choosing the chosen one opens it."""
        if self.chapter is not None and self.chapter.id == id:
            self.open_chapter()
            return
        self.chosen = id
        self.rebuild()

    def open_chapter(self) -> None:
        """Go to the page of the chosen chapter."""
        if self.chapter is not None and self.journal.is_open(self.chapter):
            self.app.go(Story(self.journal, self.chapter))

    def look_at_best(self) -> None:
        """Watch the best game of the chosen chapter."""
        path = self._replay()
        if path is None:
            return
        try:
            self.app.go(Replay(load_playback(path, self.app.content)))
        except SaveError as error:
            reason = self.text(f"save.{error.reason}", **error.values)
            ok = Item("ok", self.text("saved.failed.ok"), lambda: None, chosen=True)
            self.ask(self.text("saved.failed.title"), [self.text("saved.failed.load", reason=reason)], [ok])

    def _replay(self) -> Path | None:
        if self.chapter is None:
            return None
        best = self.journal.best(self.chapter, self.journal.difficulty)
        return self.journal.profile.replay(best) if best is not None else None

    def choose_profile(self) -> None:
        """Choose who plays."""
        self.app.go(People(self.journal))

    def choose_difficulty(self, difficulty: Difficulty) -> None:
        """Choose how hard Andrew is in this campaign."""
        self.journal.choose_difficulty(difficulty)
        self.rebuild()

    def choose_book(self, id: str) -> None:
        """Open another campaign."""
        self.journal.choose_book(id)
        self.chosen = None
        self.rebuild()

    # --- widgets ---------------------------------------------------------------------------------------------

    def build(self) -> list[Widget]:
        """The stations, then the buttons."""
        return [*self._stations(), *self._page(), *self._bar()]

    def _stations(self) -> list[Widget]:
        text, journal = self.text, self.journal
        found: list[Widget] = []
        for chapter, spot in route.places(journal.book.campaign).items():
            each = journal.book.chapter(chapter)
            assert each is not None
            words = journal.book.tell(each.id, text)
            open_ = journal.is_open(each)
            before = journal.before(each)
            lines = [text("campaign.map.place", place=words.place, years=words.years)]
            if not open_ and before is not None:
                lines.append(text("campaign.map.locked", number=before.number))
            medal = journal.medal(each)
            if medal is not Medal.NONE:
                lines.append(text("campaign.map.medal", medal=text(f"campaign.medal.{medal}")))
            found.append(
                Station(
                    f"chapter:{each.id}",
                    spot,
                    text("campaign.map.chapter", number=each.number, title=words.title),
                    tuple(lines),
                    action=partial(self.choose, each.id),
                    number=each.number,
                    year=each.year,
                    medal=medal,
                    state="locked" if not open_ else "won" if journal.won(each) else "open",
                    chosen=self.chapter is not None and self.chapter.id == each.id,
                )
            )
        return found

    def _page(self) -> list[Widget]:
        text, chapter = self.text, self.chapter
        if chapter is None:
            probe = measuring(self.app.size)
            lines = [len(probe.wrap(problem, PROBLEMS.w - 16)) for problem in self._problems()]
            height = 5 + sum(theme.LINE * count + 3 for count in lines)
            title, long = text("campaign.problem.title"), height > PROBLEMS.h
            draw = self._draw_problems
            return [Sheet("problems", PROBLEMS, title, focusable=long, scroll=self.scroll, draw=draw, height=height)]
        before = self.journal.before(chapter)
        open_ = self.journal.is_open(chapter)
        why = () if open_ or before is None else (text("campaign.map.locked", number=before.number),)
        half = (SIDE.w - 22) / 2
        y = SIDE.bottom - 26
        best = self._replay()
        no_best = () if best is not None else (text("campaign.map.no_best"),)
        return [
            Button(
                "open",
                Area(SIDE.x + 8, y, half, page.HIGH),
                text("campaign.map.open"),
                why,
                open_,
                self.open_chapter,
                icon="icon.book",
                primary=True,
                keys=(pygame.K_o,),
            ),
            Button(
                "best",
                Area(SIDE.x + 14 + half, y, half, page.HIGH),
                text("campaign.map.best"),
                no_best,
                best is not None,
                self.look_at_best,
                icon="icon.eye",
            ),
        ]

    def _bar(self) -> list[Widget]:
        text, journal = self.text, self.journal
        y = page.FOOT
        found: list[Widget] = [
            Button(
                "back",
                Area(6, y, 74, page.HIGH),
                text("window.back"),
                action=self.back,
                key=text("window.key.escape"),
            ),
            Button(
                "profile",
                Area(84, y, 92, page.HIGH),
                text("campaign.map.profile", name=journal.profile.name),
                (*self._trouble(), text("campaign.map.profile_why")),
                action=self.choose_profile,
                icon="icon.warning" if self._trouble() else "icon.person",
                keys=(pygame.K_p,),
                words=journal.profile.name,
            ),
            Dropdown(
                "difficulty",
                Area(180, y, 84, page.HIGH),
                text(f"difficulty.{journal.difficulty}"),
                (text("campaign.map.difficulty"),),
                keys=(pygame.K_d,),
                icon="disc.andrew.10",
                items=[
                    Item(
                        each,
                        text(f"difficulty.{each}"),
                        partial(self.choose_difficulty, each),
                        chosen=each is journal.difficulty,
                    )
                    for each in Difficulty
                ],
            ),
        ]
        if len(journal.books) > 1:
            found.append(self._books(Area(268, y, 144, page.HIGH)))
        return found

    def _trouble(self) -> tuple[str, ...]:
        """What was wrong with the profile's file."""
        trouble = self.journal.trouble
        return () if trouble is None else (trouble_words(trouble, self.text),)

    def _books(self, area: Area) -> Widget:
        text, journal = self.text, self.journal
        items = [
            Item(
                book.id or "own",
                book.title,
                partial(self.choose_book, book.id),
                icon="icon.warning" if book.problems else None,
                chosen=book is journal.book,
                lines=tuple(str(problem) for problem in book.problems[:6]),
            )
            for book in journal.books
        ]
        lines = (text("campaign.map.books"),)
        return Dropdown("book", area, journal.book.title, lines, icon="icon.open", items=items)

    # --- drawing ---------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """Draw the map with the line, and the page of the chosen chapter."""
        route.paint(canvas, self.journal.book.campaign, self._reached())
        page.header(canvas, self.journal.book.title, self._subtitle())
        theme.panel(canvas, SIDE)
        if self.chapter is None:
            self._paint_nothing(canvas)
        else:
            self._paint_chapter(canvas, self.chapter)
        self._paint_medals(canvas)
        problems = self._problems() if self.chapter is not None else []  # else the sheet shows them
        if problems or self.journal.troubles:
            self._paint_problems(canvas, problems)

    def _subtitle(self) -> str:
        return self.text("campaign.subtitle") if not self.journal.book.id else self.text("campaign.map.own")

    def _reached(self) -> int:
        """How far the line has been travelled: the number of the chapter to go on with."""
        current = self.journal.current()
        return current.number if current is not None else 0

    def _paint_nothing(self, canvas: Canvas) -> None:
        strip = Area(SIDE.x + 2, SIDE.y + 2, SIDE.w - 4, theme.STRIP)
        theme.strip(canvas, strip, self.text("campaign.problem.title"))
        page.paragraph(canvas, self.text("campaign.map.empty"), SIDE.x + 10, SIDE.y + 24, SIDE.w - 20)

    def _draw_problems(self, canvas: Canvas) -> None:
        """Every problem, on the sheet that takes the place of a chapter's page."""
        y = 5.0
        for problem in self._problems():
            y = page.paragraph(canvas, problem, 5, y, PROBLEMS.w - 16) + 3

    def _problems(self) -> list[str]:
        problems = self.journal.book.problems
        told = [str(problem) for problem in problems[:MOST]]
        more = len(problems) - MOST
        return [*told, self.text("campaign.problem.more", n=more)] if more > 0 else told

    def _paint_chapter(self, canvas: Canvas, chapter: Chapter) -> None:
        text, book = self.text, self.journal.book
        words = book.tell(chapter.id, text)
        strip = Area(SIDE.x + 2, SIDE.y + 2, SIDE.w - 4, theme.STRIP)
        of = text("campaign.map.of", number=chapter.number, last=self.journal.last)
        theme.strip(canvas, strip, of, words.years)
        page.picture(canvas, chapter.picture, VIEW, page.FOCUS.get(chapter.picture, (0, 0)))
        if not self.journal.is_open(chapter):
            canvas.shade("ink0", VIEW, 130)
            canvas.icon("icon.lock", VIEW.centre[0] - 8, VIEW.centre[1] - 8, 16)
        y = INNER.y
        canvas.text(words.title, INNER.x, y, size="title")
        canvas.text(words.place, INNER.x, y + 12, colour="ink2")
        y = page.heading(canvas, text("campaign.page.objectives"), INNER.x, y + 27, INNER.w)
        for objective in chapter.scenario.objectives:
            canvas.icon(ICONS[effect(objective)], INNER.x, y - 2.5, 10)
            y = page.paragraph(canvas, objective_words(objective, text), INNER.x + 15, y, INNER.w - 15) + 2
        self._paint_rules(canvas, chapter, y + 3)
        self._paint_results(canvas, chapter)

    def _paint_rules(self, canvas: Canvas, chapter: Chapter, y: float) -> None:
        """The extra rules, as long as there is room; the chapter's own page has all of them."""
        lines = rule_lines(chapter.scenario.rules, self.text)
        if lines and y + theme.LINE + 2 + page.height(canvas, lines, INNER.w) <= TABLE - 4:
            y = page.heading(canvas, self.text("campaign.page.rules"), INNER.x, y, INNER.w)
            page.items(canvas, lines, INNER.x, y, INNER.w)

    def _paint_results(self, canvas: Canvas, chapter: Chapter) -> None:
        text = self.text
        y = page.heading(canvas, text("campaign.map.results"), INNER.x, TABLE, INNER.w)
        for difficulty in Difficulty:
            best = self.journal.best(chapter, difficulty)
            mine = difficulty is self.journal.difficulty
            if mine:
                canvas.fill("glow", Area(INNER.x - 3, y - 3, INNER.w + 6, ROW))
            canvas.text(text(f"difficulty.{difficulty}"), INNER.x, y)
            if best is not None:
                canvas.icon(f"medal.{best.medal}", INNER.x + 48, y - 3, 11)
            if best is None:
                canvas.text(text("campaign.map.unplayed"), INNER.x + 66, y, colour="ink2")
            else:
                told = text("campaign.map.result", points=best.score, margin=f"{best.margin:+d}", n=best.plays)
                canvas.text(told, INNER.x + 66, y)
            y += ROW

    def _paint_medals(self, canvas: Canvas) -> None:
        """Count the medals of the campaign at the foot of the map."""
        medals = [self.journal.medal(chapter) for chapter in self.journal.book.campaign.chapters]
        x = SIDE.x
        area = Area(x, page.FOOT, SIDE.w, page.HIGH)
        canvas.frame("frame.board", area)
        canvas.text(self.text("campaign.map.medals"), area.x + 8, area.y + 7, colour="ink2")
        x = area.right - 8
        for medal in (Medal.BRONZE, Medal.SILVER, Medal.GOLD):
            count = str(medals.count(medal))
            x -= measuring(self.app.size).measure(count)
            canvas.text(count, x, area.y + 7)
            x -= 13
            canvas.icon(f"medal.{medal}", x, area.y + 4, 11)
            x -= 10

    def _paint_problems(self, canvas: Canvas, problems: list[str]) -> None:
        """Say in the map's corner that chapters, or whole folders, are missing, and why."""
        problems = [*(trouble_words(trouble, self.text) for trouble in self.journal.troubles), *problems]
        lines = [part for problem in problems[:SHOWN] for part in canvas.wrap(problem, MAP.w - 40)]
        if len(problems) > SHOWN:
            lines.append(self.text("campaign.problem.more", n=len(problems) - SHOWN))
        area = Area(MAP.x + 4, MAP.bottom - 20 - theme.LINE * len(lines), MAP.w - 10, 16 + theme.LINE * len(lines))
        canvas.frame("frame.toast", area)
        canvas.icon("icon.warning", area.x + 6, area.y + 4, 9)
        canvas.text(self.text("campaign.problem.title"), area.x + 19, area.y + 6, colour="brass0")
        for row, line in enumerate(lines):
            canvas.text(line, area.x + 8, area.y + 6 + theme.LINE * (row + 1), colour="paper0")
