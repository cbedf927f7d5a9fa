"""The chapter's rules and objectives over the table, for a look in the middle of a game."""

from __future__ import annotations

from game.scenes.shared import page
from game.scenes.shared.over_table import GameTable, OverTable
from game.session.briefing import counts, goals, rule_lines
from game.ui import theme
from game.ui.area import Area
from game.ui.board.objectives import ICONS
from game.ui.canvas import Canvas, measuring
from game.ui.scene import App
from game.ui.widgets import Button, Widget

WIDTH = 300.0
INSIDE = WIDTH - 24


class BriefScene(OverTable):
    """What counts in this chapter, and how it stands."""

    def __init__(self, app: App, table: GameTable) -> None:
        super().__init__(app, table)
        state = table.session.state
        assert state.scenario is not None
        self.goals = goals(state, app.text)
        self.rules = rule_lines(state.scenario.rules, app.text)

    def _panel(self) -> Area:
        probe = measuring(self.app.size)
        height = 26.0 + 2 * theme.LINE + 2
        for goal in self.goals:
            lines = [goal.words, *goal.notes[:-1]]
            height += sum(theme.LINE * len(probe.wrap(line, INSIDE - 34)) for line in lines) + 5
        if self.rules:
            height += theme.LINE + 8 + page.height(probe, self.rules, INSIDE)
        height += 30
        return Area((640 - WIDTH) / 2, round((360 - height) / 2), WIDTH, height)

    def build(self) -> list[Widget]:
        """The button that closes it."""
        panel = self._panel()
        area = Area(panel.centre[0] - 50, panel.bottom - 27, 100, 19)
        key = self.text("window.key.escape")
        return [Button("back", area, self.text("scores.button.back"), action=self.back, key=key, primary=True)]

    def paint(self, canvas: Canvas) -> None:
        """Draw the panel over the table."""
        super().paint(canvas)
        text, panel = self.text, self._panel()
        theme.panel(canvas, panel)
        theme.strip(canvas, Area(panel.x + 2, panel.y + 2, panel.w - 4, theme.STRIP), text("campaign.brief.title"), "")
        x, y = panel.x + 12, panel.y + 22
        y = page.heading(canvas, text("campaign.page.objectives"), x, y, INSIDE)
        for goal in self.goals:
            met = goal.progress.met
            canvas.icon(ICONS[goal.kind], x, y - 2.5, 10)
            stand = text("campaign.brief.stand", **counts(goal))
            canvas.text(stand, x + INSIDE, y, align="right", colour="teal3" if met else "ink2")
            y = page.paragraph(canvas, goal.words, x + 15, y, INSIDE - 34)
            for note in goal.notes[:-1]:
                y = page.paragraph(canvas, note, x + 15, y, INSIDE - 34, "ink2")
            y += 5
        canvas.text(text("campaign.note.end"), x, y, colour="ink2")
        y += theme.LINE
        if self.rules:
            y = page.heading(canvas, text("campaign.page.rules"), x, y + 3, INSIDE)
            page.items(canvas, self.rules, x, y, INSIDE)
