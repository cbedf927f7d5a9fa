"""What is shown while a game is watched: the boards as ever, and the buttons that go through its moves."""

from __future__ import annotations

from game.content.text import Text
from game.engine import Event, restore
from game.scenes.table.refusals import sentence
from game.scenes.table.stage import Stage
from game.session import explain
from game.session.playback import Playback
from game.ui.board.prompt import ButtonView, PromptView
from game.ui.board.tooltip import TooltipLine, TooltipView

FIRST, ROUND_BACK, BACK = "button:first", "button:round_back", "button:back_one"
PLAY = "button:play"
ON, ROUND_ON, LAST = "button:on", "button:round_on", "button:last"
LEAVE = "button:leave"
FROM_HERE = "button:from_here"
FROM_HERE_KEY = "C"
BACKWARD = (FIRST, ROUND_BACK, BACK)
FORWARD = (ON, ROUND_ON, LAST)
ROW = (*BACKWARD, PLAY, *FORWARD, LEAVE)
WORDS = {
    FIRST: "first",
    ROUND_BACK: "round_back",
    BACK: "back",
    PLAY: "play",
    ON: "on",
    ROUND_ON: "round_on",
    LAST: "last",
    LEAVE: "leave",
    FROM_HERE: "from_here",
}
ICONS = {
    FIRST: "icon.to_first",
    ROUND_BACK: "icon.fast_back",
    BACK: "icon.arrow_left",
    PLAY: "icon.play",
    ON: "icon.arrow_right",
    ROUND_ON: "icon.fast_on",
    LAST: "icon.to_last",
    LEAVE: "icon.cross",
    FROM_HERE: "icon.end_turn",
}


class ReplayStage(Stage):
    """See the module. `playing`: the moves follow each other by themselves."""

    def __init__(self, session: Playback, text: Text) -> None:
        self.game = session
        self.playing = False
        super().__init__(session, text)

    @property
    def person(self) -> bool:
        """Nobody decides."""
        return False

    def play_on(self, playing: bool) -> None:
        """Let the moves follow each other, or stop."""
        self.playing = playing
        self._changed()

    def go(self, at: int) -> list[Event]:
        """Go to the position after `at` moves."""
        self.game.go(at)
        self.refresh()
        return []

    def can_click(self, id: str) -> bool:
        """Whether a click on a thing does something now."""
        if id in WORDS:
            return self._can(id)
        return super().can_click(id)

    def meaning(self, id: str) -> str:
        """A button does the same whoever moves next."""
        return id

    def _can(self, id: str) -> bool:
        if id in BACKWARD:
            return self.game.at > 0
        if id == FROM_HERE:
            return not self.game.state.finished
        return id == LEAVE or self.game.at < self.game.length

    # --- words ---------------------------------------------------------------------------------------------------

    def prompt(self) -> PromptView:
        """Return which move this is, what it was, and the buttons."""
        if self._prompt is None:
            buttons = tuple(self._button(id) for id in (*ROW, FROM_HERE))
            self._prompt = PromptView(self._colour(), self._title(), self._hint(), buttons)
        return self._prompt

    def _colour(self) -> int | None:
        if not self.game.at:
            return None
        return self.seats[self.game.history[-1].seat].colour

    def _title(self) -> str:
        text, game = self.text, self.game
        state = game.state
        rounds = game.content.setup.rounds
        when = text("replay.round", round=state.round, rounds=rounds) if state.round else text("replay.setup")
        return text("replay.title", at=game.at, of=game.length, round=when)

    def _hint(self) -> str:
        """What the move was; at the ends how it goes on, or why it does not."""
        text, game = self.text, self.game
        if game.at == game.length and game.broken is not None:
            broken = game.broken
            refusal = broken.refusal
            why = sentence(self.situation(), refusal) if refusal is not None else ""
            return text(f"replay.broken.{broken.reason}", number=broken.number, move=broken.move, why=why)
        if not game.length:
            return text("replay.none")
        if not game.at:
            return text("replay.hint")
        if game.state.finished:
            return text("replay.over")
        return self.told()

    def told(self) -> str:
        """What the latest move was, as the log tells it, or as it was offered where the log is silent."""
        lines = self.chronicle.latest()
        moves = [line for line in lines if line.weight != "round"]
        if lines:
            return (moves or lines)[0].text
        last = self.game.history[-1]
        what = explain.describe_move(restore(self.game.content, last.before), last.move, self.text)
        return self.text("replay.what", seat=self.seats[last.seat].name, what=what)

    def _button(self, id: str) -> ButtonView:
        name = WORDS[id]
        icon = ICONS[id]
        if id == PLAY and self.playing:
            name, icon = "pause", "icon.pause"
        apart = id == FROM_HERE
        key = FROM_HERE_KEY if apart else str(ROW.index(id) + 1)
        words = self.text(f"replay.button.{name}")
        if self._can(id):
            return ButtonView(id, words, icon, key, fixed=apart)
        why = self.text("replay.why.begin" if id in BACKWARD else "replay.why.over" if apart else "replay.why.end")
        return ButtonView(id, words, icon, key, "cannot", why, fixed=apart)

    def tip(self, id: str) -> TooltipView | None:
        """Return what a button does, None for anything else."""
        button = next((each for each in self.prompt().buttons if each.id == id), None)
        if button is None:
            return None
        name = "pause" if id == PLAY and self.playing else WORDS[id]
        line = TooltipLine(self.text(f"replay.why.{name}"))
        if button.why:
            line = TooltipLine(button.why, "bad")
        return TooltipView(button.label, (line,))
