"""Events in words: one sentence for each, and the lines of the log in which those that belong together are joined.

All words come from the text catalogue (`log.`); this module only picks the form and fills in numbers and names.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from game.content.text import Text
from game.engine.events import Cause, Event, Kind
from game.engine.state import State

Weight = Literal["round", "move", "detail"]


@dataclass(frozen=True)
class Names:
    """Names that events do not hold: of the seats, Andrew last, and of a seat's room, both by number."""

    seats: tuple[str, ...]
    room: Callable[[int, int], str]


@dataclass(frozen=True)
class Line:
    """A line of the log. `detail` lines belong to the `move` line above them; `round` begins a round."""

    seat: int | None
    text: str
    weight: Weight = "move"


def names(state: State, seats: Sequence[str], text: Text) -> Names:
    """Return the names to use for a position."""

    def room(seat: int, number: int) -> str:
        found = state.seats[seat].rooms[number]
        if found.lobby and number == state.content.company.lobby:
            return text("log.room.lobby")
        if found.department:
            return text(f"department.{found.department}.name")
        if found.lobby:
            return text("log.room.second_lobby")
        floor, column = state.content.company.place(number)
        return text("log.room.empty", floor=floor, column=column)

    return Names(tuple(seats), room)


def describe(event: Event, text: Text, names: Names) -> str:
    """Return an event as a sentence."""
    return _sentence(event, text, names, {})


def narrate(events: Sequence[Event], text: Text, names: Names) -> list[Line]:
    """Return the log lines of a move's events: amounts of one cause together, prices with what was bought."""
    lines: list[Line] = []
    left = deque(events)
    while left:
        event = left.popleft()
        if event.kind in _SILENT and len(events) > 1:
            continue
        if event.kind is Kind.DEPARTMENT_USED and _told_later(event, left):
            continue
        if event.kind is Kind.TURN_STARTED and left and left[0].kind in _NEXT_PART:
            continue
        extra: dict[str, str] = {}
        if event.kind is Kind.PAID:
            event, extra = _paid(event, left, text)
        elif event.kind is Kind.GAINED:
            extra["things"] = _total(_same(event, left), text)
        elif event.kind is Kind.SOLD and left and left[0].kind is Kind.GAINED:
            extra["gain"] = _total(_same(left.popleft(), left), text)
        lines.append(Line(event.seat, _sentence(event, text, names, extra), _weight(event)))
    return _starting_with_a_move(lines)


_SILENT = frozenset({Kind.TURN_ENDED, Kind.MARKER_ADVANCED, Kind.FIRST_PLAYER, Kind.ARRIVED, Kind.TAB_DISC})
_NEXT_PART = frozenset({Kind.TURN_STARTED, Kind.MARKER_ADVANCED, Kind.ROUND_STARTED})
_BOUGHT = frozenset({Kind.BUILT, Kind.DEPARTMENT_BUILT, Kind.DONATED, Kind.ACTIVATED})
_DETAILS = frozenset(
    {
        Kind.GAINED,
        Kind.PAID,
        Kind.HIRED,
        Kind.NOBODY_TO_HIRE,
        Kind.ARRIVED,
        Kind.MARKER_FLIPPED,
        Kind.TAB_DISC,
        Kind.STEPS_LOST,
        Kind.STUDY_LOST,
        Kind.CARD_SHIFTED,
        Kind.CARD_SETTLED,
        Kind.MOVED_IN,
    }
)
_ROUND = frozenset({Kind.ROUND_STARTED, Kind.GAME_ENDED})


def _weight(event: Event) -> Weight:
    if event.kind in _ROUND:
        return "round"
    return "detail" if event.kind in _DETAILS else "move"


def _starting_with_a_move(lines: list[Line]) -> list[Line]:
    """Let a detail that follows nothing of its seat stand on its own."""
    result: list[Line] = []
    for line in lines:
        before = result[-1] if result else None
        alone = before is None or before.seat != line.seat or before.weight == "round"
        result.append(Line(line.seat, line.text, "move") if alone and line.weight == "detail" else line)
    return result


def _told_later(event: Event, rest: Iterable[Event]) -> bool:
    """Whether what follows names the department that was used."""
    return any(
        other.department == event.department
        or (other.cause is not None and other.cause.kind == "department" and other.cause.id == event.department)
        for other in rest
    )


def amount(text: Text, resource: str, n: int) -> str:
    """Return an amount of a resource in words."""
    return text(f"log.amount.{resource}", n=n)


def listed(text: Text, things: Sequence[str]) -> str:
    """Return things as a list in words."""
    if not things:
        return text("log.amount.nothing")
    if len(things) == 1:
        return things[0]
    words = things[0]
    for thing in things[1:-1]:
        words = text("log.list.more", a=words, b=thing)
    return text("log.list.two", a=words, b=things[-1])


def _same(event: Event, rest: deque[Event]) -> list[Event]:
    """Take the events that gain or pay for the same reason as `event` off the front of `rest`."""
    found = [event]
    while rest and (rest[0].kind, rest[0].seat, rest[0].cause) == (event.kind, event.seat, event.cause):
        found.append(rest.popleft())
    return found


def _total(events: Sequence[Event], text: Text) -> str:
    """Return what events gain or pay together; amounts of one resource add up."""
    amounts: dict[str, int] = {}
    for event in events:
        amounts[event.resource] = amounts.get(event.resource, 0) + event.amount
    return listed(text, [amount(text, resource, n) for resource, n in amounts.items()])


def _paid(event: Event, rest: deque[Event], text: Text) -> tuple[Event, dict[str, str]]:
    """Join a payment with what it bought: the event to tell, and the words for the amounts."""
    paid = _same(event, rest)
    after = next((other for other in rest if other.kind is not Kind.PAID), None)
    if after is not None and after.seat == event.seat and after.kind in _BOUGHT:
        while rest[0] is not after:
            paid.append(rest.popleft())
        return rest.popleft(), {"things": _total(paid, text)}
    if after is not None and rest[0] is after and after.kind is Kind.GAINED and after.cause == event.cause:
        return event, {"things": _total(paid, text), "gain": _total(_same(rest.popleft(), rest), text)}
    return event, {"things": _total(paid, text)}


def _cause(cause: Cause | None, text: Text) -> str | None:
    """Return a cause in words, None when there is none to tell."""
    if cause is None or not text.has(f"log.cause.{cause.kind}"):
        return None
    words: dict[str, object] = {"space": cause.space}
    for name in ("department", "donation"):
        if text.has(f"{name}.{cause.id}.name"):
            words[name] = text(f"{name}.{cause.id}.name")
    for name in ("region", "city", "project", "action"):
        if text.has(f"{name}.{cause.id}"):
            words[name] = text(f"{name}.{cause.id}")
    return text(f"log.cause.{cause.kind}", **words)


def _words(event: Event, text: Text, names: Names) -> dict[str, object]:
    """Return everything that a sentence about an event can need."""
    words: dict[str, object] = {"n": event.amount, "space": event.space, "round": event.amount}
    if event.seat is not None and 0 <= event.seat < len(names.seats):
        words["seat"] = names.seats[event.seat]
        if event.room >= 0 and event.kind is not Kind.DEPARTMENT_BUILT:
            words["room"] = names.room(event.seat, event.room)
        if event.to_room >= 0:
            words["to"] = names.room(event.seat, event.to_room)
    for name in ("region", "action", "project", "city", "level"):
        value = getattr(event, name)
        if value:
            words[name] = text(f"{name}.{value}")
    if event.department:
        words["department"] = text(f"department.{event.department}.name")
    if event.donation:
        words["donation"] = text(f"donation.{event.donation}.name")
    return words


def _form(event: Event) -> str:
    """Return the name of the sentence form, without those that depend on prices and causes."""
    match event.kind:
        case Kind.ROW_CHOSEN if event.space == 0:
            return "row_at_end"
        case Kind.EVENT:
            return f"event.{event.timeline}"
        case Kind.RETURNED if event.amount == 0:
            return "returned_nobody"
        case Kind.STEPPED if event.active:
            return "stepped_active"
        case Kind.CARD_DRAWN if event.action is None:
            return "card_drawn_unknown"
    return event.kind.value


_COSTS = {
    Kind.TAB_ADVANCED: "study",
    Kind.TRACK_ADVANCED: "study",
    Kind.DONATED: "money",
    Kind.ACTIVATED: "money",
    Kind.SOLD: "goods",
}


def _sentence(event: Event, text: Text, names: Names, extra: dict[str, str]) -> str:
    words = _words(event, text, names) | extra
    form = _form(event)
    if event.kind in (Kind.GAINED, Kind.PAID):
        words.setdefault("things", amount(text, event.resource, event.amount))
    elif event.kind in _COSTS:
        words.setdefault("things", amount(text, _COSTS[event.kind], event.amount))
    form = _priced(event, form, extra)
    cause = _cause(event.cause, text)
    if cause is not None:
        words["cause"] = cause
    elif text.has(f"log.{form}_plain"):
        form = f"{form}_plain"
    return text(f"log.{form}", **words)


def _priced(event: Event, form: str, extra: dict[str, str]) -> str:
    """Return the form that names the price, where there is one to name."""
    if "gain" in extra:
        return "sold_for" if event.kind is Kind.SOLD else "traded_for"
    if event.kind is Kind.ACTIVATED:
        return "activated_for" if event.amount else form
    return f"{form}_for" if extra and event.kind in (Kind.BUILT, Kind.DEPARTMENT_BUILT) else form
