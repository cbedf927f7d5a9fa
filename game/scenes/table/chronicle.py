"""What has happened, for the eye: the lines of the log, and the things that each seat changed last."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from game.content.text import Text
from game.engine.events import Event, Kind
from game.session import Entry, Session
from game.session.narrate import Line, names, narrate
from game.ui import view as ids
from game.ui.board.log import LogLine
from game.ui.view import SeatInfo

_COMPANY = ("room", "tab", "desk", "person")


class Chronicle:
    """Follows a session's history, also back."""

    def __init__(self, session: Session, text: Text, seats: tuple[SeatInfo, ...]) -> None:
        self.session = session
        self.text = text
        self.seats = seats
        self._told: list[list[Line]] = []
        self._notes: list[LogLine] = []
        self._warning = ""
        self.follow()

    def follow(self) -> None:
        """Take in what has been played or taken back since."""
        history = self.session.history
        del self._told[len(history) :]
        called = names(self.session.state, [seat.name for seat in self.seats], self.text)
        for entry in history[len(self._told) :]:
            self._told.append(narrate(entry.events, self.text, called))

    def lines(self) -> tuple[LogLine, ...]:
        """Return the lines of the log; those of the part of a turn that is on stand out."""
        history = self.session.history
        current = len(history) - len(list(self._latest(history)))
        told: list[LogLine] = []
        first: Event | None = None
        for i, lines in enumerate(self._told):
            step = _step(history[i])
            following = _step(history[i + 1]) if i + 1 < len(history) else None
            if step is not None and following is not None and _goes_on(step, following):
                first = first or step
                continue
            if step is not None and first is not None:
                lines = self._walk(first, step)
            first = None
            told += [self._line(line, i >= current) for line in lines]
        warning = [LogLine(None, self._warning, "now")] if self._warning else []
        return (*told, *self._notes, *warning)

    def latest(self) -> list[Line]:
        """Return the lines of the last move, none before the first one."""
        return list(self._told[-1]) if self._told else []

    def _walk(self, first: Event, last: Event) -> list[Line]:
        """Tell several steps of one employee as a single one."""
        called = names(self.session.state, [seat.name for seat in self.seats], self.text)
        return narrate([structs.replace(first, to_room=last.to_room)], self.text, called)

    def note(self, words: str) -> None:
        """Add a line that is not about the game, once; it stays at the end."""
        line = LogLine(None, words, "now")
        if line not in self._notes:
            self._notes.append(line)

    def warn(self, words: str) -> bool:
        """End with a line about what is wrong now, '' for nothing; whether that is another one than before."""
        changed = words != self._warning
        self._warning = words
        return changed

    def told(self, entry: Entry | None) -> str:
        """Return what a move of the history was in a sentence, '' for none."""
        for played, lines in zip(reversed(self.session.history), reversed(self._told), strict=True):
            if played is entry:
                return lines[0].text if lines else ""
        return ""

    def _line(self, line: Line, now: bool) -> LogLine:
        colour = None if line.seat is None else self.seats[line.seat].colour
        if line.weight == "move" and now:
            return LogLine(colour, line.text, "now")
        return LogLine(colour, line.text, line.weight)

    def _latest(self, history: list[Entry]) -> Iterator[Entry]:
        """Yield the last moves of the seat that moved last, newest first."""
        for entry in reversed(history):
            if entry.seat != history[-1].seat:
                return
            yield entry

    def marks(self, looked_at: int) -> frozenset[str]:
        """Return the ids of what each seat changed when it last moved; in companies only of the one looked at."""
        found: set[str] = set()
        closed: set[int] = set()
        last: int | None = None
        for entry in reversed(self.session.history):
            if last is not None and entry.seat != last:
                closed.add(last)
            last = entry.seat
            if len(closed) == len(self.seats):
                break
            if entry.seat not in closed:
                things = (changed(self.session, event) for event in entry.events)
                found |= {id for id in things if id and (entry.seat == looked_at or _public(id))}
        return frozenset(found)


def _step(entry: Entry) -> Event | None:
    """Return the step that a move was, None for another one."""
    event = entry.events[0] if len(entry.events) == 1 else None
    return event if event is not None and event.kind is Kind.STEPPED else None


def _goes_on(step: Event, following: Event) -> bool:
    """Whether an employee's step is followed by another one from where it came to."""
    return following.seat == step.seat and following.room == step.to_room and not following.active


def _public(id: str) -> bool:
    return id.split(":")[0] not in _COMPANY


def changed(session: Session, event: Event) -> str | None:
    """Return the id of the thing that an event changed, None where nothing stays changed."""
    company = session.content.company
    match event.kind:
        case Kind.BUILT | Kind.SETUP_DISC | Kind.ANDREW_BUILT:
            return ids.plot_id(event.city, event.plot)
        case Kind.TRACK_ADVANCED | Kind.ANDREW_TRACK if event.region is not None:
            return ids.track_id(event.region, event.space)
        case Kind.DONATED | Kind.ANDREW_DONATED:
            return ids.donation_id(event.donation)
        case Kind.DEPARTMENT_BUILT:
            return ids.room_id(*company.place(event.room))
        case Kind.RESERVED | Kind.ANDREW_TOOK:
            return ids.tile_id(event.department)
        case Kind.TAB_ADVANCED if event.project is not None:
            return ids.tab_id(event.project)
        case Kind.ACTIVATED:
            return ids.desk_id(*company.place(event.room), event.desk + 1)
    return None
