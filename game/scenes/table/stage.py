"""The state of the table between two clicks: what is chosen, what lies open, what a click would do.

Knows the session and the text but neither pygame nor the clock, so that it can be tested without a window. `version`
grows whenever something else can be clicked than before; a click aimed at an older version is void.
"""

from __future__ import annotations

from game.content.text import Text
from game.engine.events import Event
from game.engine.moves import Move, Step
from game.engine.state import Decision
from game.scenes.table import prompting
from game.scenes.table.boards import DRAWER_OF
from game.scenes.table.choice import Choice, choice
from game.scenes.table.chronicle import Chronicle
from game.scenes.table.paths import paths
from game.scenes.table.situation import Situation
from game.session import Session
from game.ui.board import map as board_map
from game.ui.board import objectives
from game.ui.board.log import LogView
from game.ui.board.prompt import MORE, PromptView
from game.ui.board.zoom import WHOLE
from game.ui.view import TableView, drawer_id, seat_infos

CLOSE = "button:close_drawer"
ALWAYS = frozenset({"menu", "log", "scores", "drawer", "look", "seat", "deck", "card", "zoom"})
"""Kinds of things that can be clicked at any time."""
_OF_COMPANY = frozenset({"room", "person", "desk", "tab"})
_ANDREW_DRAWER = frozenset({"deck", "card"})


class Stage:
    """See the module."""

    def __init__(self, session: Session, text: Text) -> None:
        self.session = session
        self.text = text
        self.seats = seat_infos(session, text)
        self.chronicle = Chronicle(session, text, self.seats)
        self.version = 0
        self.looked_at = 0
        self.map_look = WHOLE
        self.page = 0
        self.scroll = 0
        self._opened: str | None = None  # a drawer opened by hand
        self._shut = False  # the drawer that the choice opens has been closed by hand
        self._seen = -1  # version of the session
        self._decider: int | None = None
        self.choice = Choice(())
        self.ways: dict[str, tuple[Step, ...]] = {}
        self.refresh()

    # --- following the game --------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Take in a new position: an untouched menu, the company of the seat that decides."""
        if self._seen == self.session.version:
            return
        self._seen = self.session.version
        self.chronicle.follow()
        state = self.session.state
        decider = state.decider
        if decider != self._decider and decider is not None and decider < len(state.seats):
            self.looked_at = decider
        self._decider = decider
        self._opened = None
        self.scroll = 0
        self._choose(choice(state, self.session.legal) if self.person else Choice(()))

    @property
    def person(self) -> bool:
        """Whether a person decides now."""
        return not self.session.state.finished and self.session.bot is None

    def _choose(self, new: Choice) -> None:
        self.choice = new
        self._shut = False
        self.page = 0
        self.ways = dict(paths(self.session.state, new.candidates)) if new.chosen else {}
        if self.out_of_sight() and not any(self._seen_on_map(id) for id in new.offered):
            self.map_look = WHOLE
        self._changed()

    def _changed(self) -> None:
        self.version += 1
        self._situation: Situation | None = None
        self._prompt: PromptView | None = None

    # --- what is shown -------------------------------------------------------------------------------------------

    @property
    def drawer(self) -> str | None:
        """The drawer that is open: by hand, or because what can be clicked next lies in it."""
        return self._opened or (None if self._shut else self._wanted())

    @property
    def opened(self) -> tuple[str | None, bool]:
        """The drawer opened by hand, and whether the one of the choice has been closed by hand."""
        return self._opened, self._shut

    def _wanted(self) -> str | None:
        kinds = {id.split(":")[0] for id in self.choice.offered} - {"button"}
        inside = kinds & DRAWER_OF.keys()
        if len(inside) != 1 or (kinds - inside and not self.choice.chosen):
            return None
        return DRAWER_OF[inside.pop()]

    def situation(self) -> Situation:
        """Return the position as the deciding person stands before it."""
        if self._situation is None:
            self._situation = Situation(
                state=self.session.state,
                text=self.text,
                seats=self.seats,
                choice=self.choice,
                person=self.person,
                looked_at=self.looked_at,
                drawer=self.drawer,
                can_undo=self.session.can_undo,
                can_redo=self.session.can_redo,
                page=self.page,
                ways=self.ways,
                undone=self.chronicle.told(self.session.undoable),
            )
        return self._situation

    def prompt(self) -> PromptView:
        """Return the prompt with its buttons."""
        if self._prompt is None:
            self._prompt = prompting.prompt(self.situation())
        return self._prompt

    def log(self) -> LogView:
        """Return the log."""
        lines = self.chronicle.lines()
        return LogView(lines, self.scroll, self.text("log.title"), self.text("log.whole"))

    def view(self, hover: str | None = None) -> TableView:
        """Return what the boards are drawn from."""
        now = self.situation()
        offered = [*self.choice.offered, *self.ways]
        glow = {id for id in offered if self._in_sight(id)}
        for element in self.choice.offered.values():
            glow |= {alias for alias in element.aliases if self._in_sight(alias)}
        glow |= {drawer_id(DRAWER_OF[kind]) for kind in {id.split(":")[0] for id in offered} & DRAWER_OF.keys()}
        return TableView(
            state=self.session.state,
            text=self.text,
            seats=self.seats,
            looked_at=self.looked_at,
            decider=self.session.state.decider,
            glow=frozenset(glow - set(self.choice.chosen)),
            hover=hover,
            chosen=frozenset(id for id in self.choice.chosen if self._in_sight(id)),
            marks=self.chronicle.marks(self.looked_at),
            drawer=self.drawer,
            uses=now.uses() if now.person else {},
            map=self.map_look,
        )

    def _in_sight(self, id: str) -> bool:
        """Whether a thing of the choice can be seen: a company's only while it is looked at."""
        return id.split(":")[0] not in _OF_COMPANY or self.looked_at == self.session.state.decider

    # --- clicks --------------------------------------------------------------------------------------------------

    def can_click(self, id: str) -> bool:
        """Whether a click on a thing does something now."""
        kind = id.split(":")[0]
        if kind in ALWAYS or id in (CLOSE, MORE) or id.startswith(objectives.KIND):
            return True
        if kind == "button" and id in prompting.OWN:
            return any(b.id == id and b.state != "cannot" for b in self.prompt().buttons)
        if not self.person or not self._in_sight(id):
            return False
        return id in self.ways or self.choice.switched(id) is not None

    def meaning(self, id: str) -> str:
        """Return what a click on a thing does, as text: two equal ones may follow each other at once."""
        after = self.choice.switched(id) if self.person else None
        meant = "" if after is None else str(after.move or after.chosen)
        return f"{self.session.decider}:{id}:{meant}"

    def click(self, id: str) -> list[Event]:
        """Do what a click on a thing does and return what happened in the game."""
        kind, _, rest = id.partition(":")
        if id == prompting.UNDO:
            return self.undo()
        if id == prompting.REDO:
            return self.redo()
        if id == prompting.BACK:
            self.back()
        elif id == CLOSE:
            self.close_drawer()
        elif id == MORE:
            self.page += 1
            self._changed()
        elif kind == "drawer" or kind in _ANDREW_DRAWER:
            self.toggle_drawer(rest if kind == "drawer" else "andrew")
        elif kind in ("look", "seat"):
            self.look_at(int(rest))
        elif kind == "zoom":
            self.map_look = WHOLE if rest == "whole" else self.map_look.zoomed(1 if rest == "in" else -1)
        elif self.person and self.can_click(id):
            return self._pick(id)
        return []

    def _pick(self, id: str) -> list[Event]:
        if id in self.ways and self.choice.resolve(id) is None:
            return [event for step in self.ways[id] for event in self._play(step)]
        after = self.choice.switched(id)
        if after is None:
            return []
        if after.move is not None:
            return self._play(after.move)
        self._choose(after)
        return []

    def play(self, move: Move) -> list[Event]:
        """Play a move that nobody has clicked together, and return what happened."""
        return self._play(move)

    def _play(self, move: Move) -> list[Event]:
        events = self.session.play(move)
        self.refresh()
        return events

    def let_bot_play(self) -> list[Event]:
        """Let the bot or Andrew, whoever decides, make one move."""
        bot = self.session.bot
        return [] if bot is None else self._play(bot.choose(self.session.state))

    def undo(self) -> list[Event]:
        """Take back a decision, if that is possible."""
        if self.session.can_undo:
            self.session.undo()
            self._decider = None
            self.refresh()
        return []

    def redo(self) -> list[Event]:
        """Play again what was taken back."""
        events = self.session.redo() if self.person else []
        self.refresh()
        return events

    def back(self) -> bool:
        """Take back the last click of a choice; whether there was one."""
        if not self.choice.chosen:
            return False
        self._choose(self.choice.back)
        return True

    # --- the map -------------------------------------------------------------------------------------------------

    def out_of_sight(self) -> list[str]:
        """Return what can be clicked on the map but not where it is looked at."""
        if self.map_look.whole or self.drawer is not None:
            return []
        plots = [id for id in self.choice.offered if id.startswith("plot:")]
        return [id for id in plots if not self._seen_on_map(id)]

    def _seen_on_map(self, id: str) -> bool:
        place = board_map.place(self.session.state.content, id)
        return place is not None and self.map_look.visible(place) is not None

    def bring_into_sight(self, id: str) -> None:
        """Move the map so that a plot can be seen."""
        place = board_map.place(self.session.state.content, id)
        if place is not None:
            self.map_look = self.map_look.showing(place)

    # --- looking around ------------------------------------------------------------------------------------------

    def toggle_drawer(self, name: str) -> None:
        """Open a drawer, or close it when it is open."""
        if self.drawer == name:
            self.close_drawer()
        else:
            self._opened, self._shut = name, True
            self._changed()

    def close_drawer(self) -> bool:
        """Close the open drawer; whether there was one."""
        was = self.drawer
        self._opened, self._shut = None, True
        if was is not None:
            self._changed()
        return was is not None

    def look_at(self, seat: int) -> None:
        """Show the company of a seat; Andrew has cards instead."""
        if seat >= len(self.session.state.seats):
            self.toggle_drawer("andrew")
        elif seat != self.looked_at:
            self.looked_at = seat
            self._changed()

    def note(self, words: str) -> None:
        """Tell something in the log that is not part of the game."""
        self.chronicle.note(words)

    def warn(self, words: str) -> bool:
        """Tell in the log what is wrong until it is right again, '' for nothing; whether that is news."""
        return self.chronicle.warn(words)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.session.state.finished

    @property
    def deciding(self) -> Decision | None:
        """The kind of decision."""
        return self.situation().decision
