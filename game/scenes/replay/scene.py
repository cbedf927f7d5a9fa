"""Watching a saved game: the table, whose history is gone through instead of being made."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.scenes.destinations import ReplayMenu, ScoreSheet, Table
from game.scenes.replay import stage as buttons
from game.scenes.replay.stage import ReplayStage
from game.scenes.table import standing
from game.scenes.table.scene import PACE, TableScene
from game.session.playback import Playback
from game.ui import keyboard
from game.ui.board.tooltip import TooltipView
from game.ui.scene import App
from game.ui.sound import CLICK, DENIED

KEYS = {
    pygame.K_LEFT: buttons.BACK,
    pygame.K_RIGHT: buttons.ON,
    pygame.K_UP: buttons.ROUND_BACK,
    pygame.K_DOWN: buttons.ROUND_ON,
    pygame.K_SPACE: buttons.PLAY,
    pygame.K_HOME: buttons.FIRST,
    pygame.K_END: buttons.LAST,
}
OTHER = keyboard.CONTROL | keyboard.ALT | pygame.KMOD_SHIFT  # with these the keys are those of the table


class ReplayScene(TableScene):
    """A game being watched. Nothing is saved and nothing is counted."""

    def __init__(self, app: App, session: Playback) -> None:
        self.game = session
        self.tape = ReplayStage(session, app.text)
        super().__init__(app, session)
        self.stage = self.tape
        self._scores_shown = True  # they are there when asked for
        self._look()

    # --- the scene's life ----------------------------------------------------------------------------------------

    def _reword(self) -> None:
        if self.text is not self.app.text:
            self.text = self.app.text
            self.stage = self.tape = ReplayStage(self.game, self.text)
        self._look()

    def pause(self) -> None:
        """Stop."""
        self._play_on(False)
        super().pause()

    def update(self, dt: float) -> None:
        """Go on by `dt` seconds: the next move, when they follow each other."""
        super().update(dt)
        if self.reel or not self.tape.playing:
            return
        self._waited += dt
        if self._waited >= PACE * (self.pace or 1):
            self._waited = 0.0
            self._go(self.game.at + 1)
            if self.game.at == self.game.length:
                self._play_on(False)

    def aimed(self, event: pygame.event.Event) -> Hashable:
        """As at the table; the keys that go through the moves go on while they are held down."""
        if event.type == pygame.KEYDOWN and event.key in KEYS and not event.mod & OTHER:
            return KEYS[event.key] if event.key == pygame.K_SPACE else None
        return super().aimed(event)

    def handle(self, event: pygame.event.Event) -> None:
        """React to an input event: some keys go through the moves."""
        if event.type == pygame.KEYDOWN and event.key in KEYS and not event.mod & OTHER:
            self.use(KEYS[event.key])
            return
        super().handle(event)

    # --- going through the moves ---------------------------------------------------------------------------------

    def use(self, id: str) -> None:
        """Do what a click on a target does."""
        if id not in buttons.WORDS:
            super().use(id)
            return
        self.app.sounds.play(CLICK if id in self.spots.clickable else DENIED)
        if id in self.spots.clickable:
            self._ways()[id]()

    def _ways(self) -> dict[str, Callable[[], None]]:
        game = self.game
        return {
            buttons.FIRST: lambda: self._stop_at(0),
            buttons.ROUND_BACK: lambda: self._stop_at(game.round_before),
            buttons.BACK: lambda: self._stop_at(game.at - 1),
            buttons.PLAY: lambda: self._play_on(not self.tape.playing),
            buttons.ON: lambda: self._stop_at(game.at + 1),
            buttons.ROUND_ON: lambda: self._stop_at(game.round_after),
            buttons.LAST: lambda: self._stop_at(game.length),
            buttons.LEAVE: self.leave,
            buttons.FROM_HERE: self.go_on_from_here,
        }

    def _play_on(self, playing: bool) -> None:
        self._waited = PACE if playing else 0.0  # the first move comes at once
        if playing is not self.tape.playing:
            self.tape.play_on(playing)
            self._look()

    def _stop_at(self, at: int) -> None:
        self.tape.playing = False
        self._go(at)

    def _go(self, at: int) -> None:
        """Go to a position; one move forward is shown as at the table."""
        self.reel.finish()
        one = at == self.game.at + 1
        shown = self._view
        self.tape.go(at)
        self._look()
        if one:
            self._film(shown, self.game.history[-1:])
        self._set_busy()

    def leave(self) -> None:
        """Go back to where the game was chosen."""
        self.app.pop()

    def go_on_from_here(self) -> None:
        """Play on from this position, as a game of its own: the one that is watched stays as it is."""
        self.app.go(Table(self.game.branch()))

    def _set_busy(self) -> None:
        self.busy = bool(self.reel) or self.tape.playing

    # --- what is different from the table ------------------------------------------------------------------------

    def _change(self, act: Callable[[], object]) -> None:
        """Look at something else: drawers, companies, the map. The game cannot be changed."""
        act()
        self._look()

    def escape(self, *, menu: bool = True) -> None:
        """Close the drawer, else leave."""
        if self.stage.drawer is not None:
            standing.kept(self, self._step_back)
        elif menu:
            self.leave()

    def show_menu(self) -> None:
        """Open the menu."""
        self.app.go(ReplayMenu(self))

    def show_final_scores(self) -> None:
        """Show the sheet of scores."""
        self.app.go(ScoreSheet(self.session.state, self.stage.seats))

    def tip(self, id: str) -> TooltipView | None:
        """Return the tooltip of a button or of a thing."""
        return self.tape.tip(id) or super().tip(id)
