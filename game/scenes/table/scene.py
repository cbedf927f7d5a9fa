"""The table as a scene: mouse, keyboard, time and drawing brought to the stage.

Whatever is done is done to a target by its id; the mouse finds the id under the pointer, the keyboard the one in focus
or the one whose key was pressed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.engine import Move, fingerprint
from game.scenes.destinations import Brief, FinalScores, Log, Menu, Result, Scores
from game.scenes.table import boards, prompting, standing, targets, tips
from game.scenes.table.film.cut import Shot, film
from game.scenes.table.film.reel import Reel
from game.scenes.table.guard import Guard
from game.scenes.table.hand import MapHand
from game.scenes.table.keys import Keys
from game.scenes.table.mouse import Mouse
from game.scenes.table.pointing import Spots
from game.scenes.table.saving import autosave
from game.scenes.table.stage import Stage
from game.session import Entry, Session, counting
from game.session.chapter import Recorded
from game.session.place import Place
from game.ui.area import Area
from game.ui.board import log, objectives, tooltip
from game.ui.board.log import LogView
from game.ui.board.prompt import PromptView
from game.ui.board.tooltip import TooltipView
from game.ui.board.zoom import MapLook
from game.ui.canvas import Canvas, fit, measuring
from game.ui.guard import goes_back
from game.ui.scene import App, Target, Typing
from game.ui.sound import CLICK, DENIED, OPEN
from game.ui.view import TableView

TOOLTIP_DELAY = 0.3
PACE = 0.5  # seconds between the moves of bots and of Andrew
REST = 0.15  # of them after what a move showed has come to rest


class TableScene:
    """A game being played. See `game.ui.scene.Scene` for what scenes do."""

    def __init__(self, app: App, session: Session, place: Place | None = None) -> None:
        """`place`: where the game is kept; without one it gets a place of its own."""
        self.app = app
        self.session = session
        self.place = place or Place()
        self.text = app.text
        self.pace = app.settings.speed.pace
        self.stage = Stage(session, app.text)
        self.dirty = True
        self.busy = False
        self.hover: str | None = None
        self.focus: str | None = None
        self.keys = Keys(self)
        self.hand = MapHand(self)
        self.mouse = Mouse(self)
        self.guard = Guard()
        self.keyboard = False  # the focus ring shows only after a key
        self._rest = 0.0
        self._tip = False
        self._now = 0.0
        self._waited = 0.0
        self._fast = False
        self._scores_shown = session.state.finished
        self.result: Recorded | None = None  # of a chapter that is over
        self.reel = Reel(self._hear)
        self._version = -1
        self._view: TableView
        self._prompt: PromptView
        self._log: LogView
        self.spots = Spots({}, frozenset())
        self._look()

    # --- the scene's life ----------------------------------------------------------------------------------------

    def resume(self) -> None:
        """Become the scene on top; settings may have changed meanwhile."""
        self.app.sounds.mood("table")
        self.pace = self.app.settings.speed.pace
        standing.kept(self, self._reword)
        self.dirty = True

    def _reword(self) -> None:
        if self.text is not self.app.text:
            self.text = self.app.text
            self.stage = Stage(self.session, self.text)
        self._look()

    def pause(self) -> None:
        """Let go of what is held down."""
        self.let_go()
        self.hide_tip()

    def let_go(self) -> None:
        """Forget what the mouse holds down."""
        self.mouse.let_go()
        self.hand.let_go()

    def end(self) -> None:
        """Be gone for good: other windows may have the game."""
        self.place.leave()

    def on_table(self) -> dict[str, object]:
        """What is shown, for programs from outside (`game.watch`)."""
        session = self.session
        moves = len(session.earlier) + len(session.history)
        return {"game": self.place.id, "moves": moves, "position": fingerprint(session.state)}

    def update(self, dt: float) -> None:
        """Go on by `dt` seconds: tooltips, bots, the end of the game."""
        self._now += dt
        self._rest += dt
        if self.hover is not None and not self._tip and self._rest >= TOOLTIP_DELAY:
            self._tip = self.dirty = True
        if self.reel:
            self.reel.advance(dt / self.pace) if self.pace else self.reel.finish()
            self.dirty = True
            self._waited = min(self._waited + dt, PACE * self.pace - REST)
            self._set_busy()
        elif self.session.bot is not None:
            self._waited += dt
            if self._fast or self._waited >= PACE * (self.pace or 1):
                self._waited = 0.0
                self._change(self.stage.let_bot_play)
        else:
            self._fast = False
        if self.stage.over and not self._scores_shown and not self.reel:
            self._scores_shown = True
            self.show_final_scores()

    def handle(self, event: pygame.event.Event) -> None:
        """React to an input event."""
        if self.hand.handle(event):
            return
        if self.mouse.handle(event):
            return
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.escape(menu=False)
        elif event.type == pygame.MOUSEWHEEL:
            self.scroll(event.y)
        elif event.type == pygame.KEYDOWN:
            self.keys.press(event)
        elif event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWLEAVE):
            self.hand.let_go()
            self.mouse.leave()
            self.dirty = True

    # --- the mouse and the keyboard ------------------------------------------------------------------------------

    @property
    def front(self) -> Hashable:
        """What has been opened or closed by hand; a drawer that comes with the choice comes with other targets."""
        return self.stage.opened

    def aimed(self, event: pygame.event.Event) -> Hashable:
        """What a press or a key would do; nothing can be aimed at while it moves."""
        if goes_back(event):
            return "back", self.stage.drawer, not self.stage.choice.chosen
        by_mouse = event.type == pygame.MOUSEBUTTONDOWN
        id = self.mouse.aimed(event.pos) if by_mouse else self.keys.aimed(event)
        return None if id is None else (id, self.stage.meaning(id))

    def is_void(self, was: str | None, id: str) -> bool:
        """Whether a press on `id` just now was meant for `was`, which has given way to something else."""
        return self.guard.is_void(was, id, self.stage.meaning(id), self._now)

    # --- the map -------------------------------------------------------------------------------------------------

    @property
    def now(self) -> float:
        """Seconds that the scene has been on."""
        return self._now

    def see_map(self, look: MapLook) -> None:
        """Look at the map in another way: what is held down is let go, what is moving has arrived."""
        self.mouse.let_go()
        self.reel.finish()
        self.stage.map_look = look
        self._find_spots()
        self.hide_tip()
        self.dirty = True

    # --- doing ---------------------------------------------------------------------------------------------------

    def use(self, id: str) -> None:
        """Do what a click on a target does; a target that is not there does nothing."""
        if id not in self.spots.clickable:
            self.app.sounds.play(DENIED)
            return
        self.app.sounds.play(OPEN if id.startswith("drawer:") else CLICK)
        standing.opens(self, id)
        if id == "menu":
            self.show_menu()
        elif id == "log":
            self.show_log()
        elif id in ("scores", prompting.SCORES):
            self.show_final_scores() if self.stage.over else self.show_scores()
        elif id == prompting.FASTER:
            self.hurry()
        elif id.startswith(objectives.KIND):
            self.show_chapter()
        elif standing.closes(id):
            standing.kept(self, lambda: self._change(lambda: self.stage.click(id)))
        else:
            self._change(lambda: self.stage.click(id))

    def _change(self, act: Callable[[], object]) -> None:
        """Do something to the game, save it, and show what has happened."""
        length = len(self.session.history)
        version = self.session.version
        shown = self._view
        act()
        self._look()
        if self.session.version == version:
            return
        if self.stage.over:
            self.result = counting.count(self.session)
        autosave(self)
        if not self._fast:
            self._film(shown, self.session.history[length:])
        self._set_busy()

    def play(self, move: Move) -> None:
        """Play a move that nobody clicks, and show what happens."""
        self._change(lambda: self.stage.play(move))

    def _film(self, shown: TableView, entries: Sequence[Entry]) -> None:
        """Put moves on the reel: the boards as they were before each, what moves, and what is heard."""
        still = self.app.settings.reduced_motion
        for one in film(shown, entries, moving=bool(self.pace), still=still):
            self.reel.add(one)

    def _hear(self, begun: Shot) -> None:
        self.app.sounds.hear((at * self.pace, event) for at, event in begun.cues)

    def hurry(self) -> None:
        """End what is moving, and let bots and Andrew play without pauses until a person decides."""
        self.app.sounds.hush()
        self.reel.finish()
        self._fast = self.session.bot is not None
        self._set_busy()
        self.dirty = True

    def _set_busy(self) -> None:
        self.busy = bool(self.reel) or self.session.bot is not None

    def escape(self, *, menu: bool = True) -> None:
        """Take back the last click of a choice, else close the drawer, else open the menu."""
        if self.stage.drawer is None and not self.stage.choice.chosen and menu:
            standing.opens(self, "menu")
            self.show_menu()
            return
        standing.kept(self, self._step_back)

    def _step_back(self) -> None:
        if not self.stage.back():
            self.stage.close_drawer()
        self._look()

    def scroll(self, by: int) -> None:
        """Scroll the log."""
        limit = log.limit(self._log)
        self.stage.scroll = min(max(0, self.stage.scroll + by), limit)
        self._log = self.stage.log()
        self.dirty = True

    # --- other scenes --------------------------------------------------------------------------------------------

    def show_menu(self) -> None:
        """Open the menu over the table."""
        self.app.go(Menu(self))

    def show_log(self) -> None:
        """Open the whole log over the table."""
        self.app.go(Log(self))

    def show_chapter(self) -> None:
        """Show the rules and the objectives of the chapter that is played."""
        self.app.go(Brief(self))

    def show_scores(self) -> None:
        """Show the scores as if the game ended now."""
        self.app.go(Scores(self.session.state, self.stage.seats))

    def show_final_scores(self) -> None:
        """Show the final scores, or the page of a chapter; from there the table can be looked at again."""
        recorded = self.result or counting.count(self.session)
        if recorded is not None:
            self.app.go(Result(self, recorded))
        else:
            self.app.go(FinalScores(self.session.state, self.stage.seats, self.app.pop, lambda: autosave(self)))

    def complain(self, reason: str) -> None:
        """Say in the log that the game cannot be saved, for as long as that is so: '' when it has been saved."""
        if self.stage.warn(self.text("table.no_save", reason=reason) if reason else ""):
            self._log = self.stage.log()
            self.dirty = True

    # --- looking -------------------------------------------------------------------------------------------------

    def _look(self) -> None:
        """Take in what the stage shows now."""
        self.stage.refresh()
        if self._version != self.stage.version:
            self._remember()
        self._prompt = self.stage.prompt()
        self._log = self.stage.log()
        self._find_spots()
        self._meanings = {id: self.stage.meaning(id) for id in self.spots.clickable}
        self._set_busy()
        self.mouse.point()
        self.dirty = True

    def _find_spots(self) -> None:
        self._view = self.stage.view(self.hover)
        areas = boards.areas(self._view, self._prompt, self._log)
        self.spots = Spots(areas, frozenset(id for id in areas if self.stage.can_click(id)))
        if self.focus not in self.spots.clickable:
            self.focus = None

    def _remember(self) -> None:
        """Keep what could be clicked before the change, for presses that were meant for it."""
        if self._version >= 0:
            self.guard.remember(self.spots, self._meanings, self._now)
        self._version = self.stage.version
        self.hide_tip()

    def order(self, *, hidden: bool = False) -> list[str]:
        """Return what can be clicked in the order of the Tab key; `hidden`: also plots that are out of sight."""
        return targets.order(self.stage, self._prompt, self.spots, hidden=hidden)

    def set_focus(self, id: str | None) -> None:
        """Move the keyboard's focus, and the map with it."""
        if id is not None and id not in self.spots.areas:
            self.stage.bring_into_sight(id)
            self._find_spots()
        self.focus = id
        self.keyboard = True
        self.hide_tip()
        self.dirty = True

    def prompt(self) -> PromptView:
        """Return the prompt that is shown."""
        return self._prompt

    def tip(self, id: str) -> TooltipView | None:
        """Return the tooltip of a thing."""
        return tips.tip(self.stage.situation(), self._prompt, id)

    def targets(self) -> list[Target]:
        """Everything that can be clicked now, and buttons that cannot with the reason."""
        canvas = measuring(self.app.size)
        return targets.targets(self.order(), self._prompt, self.spots, self.tip, canvas, self.stage.version)

    def typing(self) -> Typing | None:
        """Nothing is typed at the table."""
        return None

    def hide_tip(self) -> None:
        """Take the tooltip away; it comes again after a moment of rest."""
        self._rest = 0.0
        self.dirty = self.dirty or self._tip
        self._tip = False

    # --- drawing -------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table."""
        self.draw_on(fit(surface))

    def draw_on(self, canvas: Canvas) -> None:
        """The same on a canvas, which may record the texts."""
        if self._view.hover != self.hover:
            self._view = self.stage.view(self.hover)
        if self.reel:
            self.reel.draw(canvas, (self._prompt, self._log), self._draw_boards)
        else:
            self._draw_boards(canvas, self._view)
        focused = self.focus if self.keyboard and not self.reel else None
        if focused is not None:
            boards.draw_focus(canvas, self.spots.areas[focused])
        wanted = None if self.reel else self.hover if self._tip else focused
        if wanted is not None and wanted in self.spots.areas:
            self._draw_tip(canvas, wanted, self.spots.areas[wanted])

    def _draw_boards(self, canvas: Canvas, view: TableView) -> None:
        boards.draw(canvas, view, self._prompt, self._log)

    def _draw_tip(self, canvas: Canvas, id: str, area: Area) -> None:
        view = self.tip(id)
        if view is not None and (view.title or view.lines):
            tooltip.draw(canvas, view, area)
