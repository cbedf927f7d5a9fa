"""Why something on the table cannot be done now, in words: the engine's refusal of the move it would be."""

from __future__ import annotations

from collections.abc import Iterator

from game.content.model import Department, ProjectType, Region
from game.engine import moves as m
from game.engine import why_not
from game.engine.refusal import Refusal
from game.engine.state import Decision, Seat
from game.scenes.table.situation import Situation
from game.session.explain import plot_fits

_NAMES = ("project", "slot", "region", "action", "city")


def sentence(now: Situation, refusal: Refusal) -> str:
    """Return a refusal in words, the names in it translated."""
    words: dict[str, object] = dict(refusal.values)
    for name in _NAMES:
        value = words.get(name)
        key = f"{'project' if name == 'slot' else name}.{value}"
        if value is not None and now.text.has(key):
            words[name] = now.text(key)
    if "department" in words:
        words["department"] = now.text(f"department.{words['department']}.name")
    return now.text(f"illegal.{refusal.reason}", **words)


def why_not_now(now: Situation, id: str) -> str | None:
    """Return why a click on a thing does nothing in this decision; None when it has nothing to do with it."""
    if not now.person or now.state.finished:
        return None
    asked: Refusal | None = None
    for move in _meant(now, id):
        refusal = why_not(now.state, move)
        if refusal is None:
            return None
        asked = asked or refusal
    return None if asked is None else sentence(now, asked)


def why_no_project(now: Situation, type_: ProjectType) -> str:
    """Return why a type of project cannot be built, '' when nothing forbids it."""
    builders = [d for d in _departments(now) if any(use.build_project for use in d.uses.values())]
    if not builders:
        return ""
    place = next(_plots(now, type_, free=True), None) or next(_plots(now, type_, free=False), None)
    if place is None:
        return now.text("table.why.no_plot")
    found = why_not(now.state, m.Build(builders[0].id, type_, *place))
    return "" if found is None else sentence(now, found)


def _plots(now: Situation, type_: ProjectType, *, free: bool) -> Iterator[tuple[str, int]]:
    for city, plots in now.state.plots.items():
        for number, plot in enumerate(plots, start=1):
            if plot_fits(now.state, city, number, type_) and (plot is None or not free):
                yield city, number


def _seat(now: Situation) -> Seat:
    return now.state.seats[now.state.task.seat]


def _departments(now: Situation) -> list[Department]:
    """The decider's departments of the turn's action type."""
    turn = now.state.turn
    found = [now.state.content.department(room.department) for room in _seat(now).rooms if room.department]
    return [d for d in found if turn is not None and d.type is turn.action]


def _meant(now: Situation, id: str) -> Iterator[m.Move]:
    """Yield moves that a click on a thing could have meant in this decision."""
    kind, *rest = id.split(":")
    decision = now.decision
    study = decision in (Decision.DEPARTMENTS, Decision.STUDY, Decision.ACTIVATE)
    if kind == "plot":
        yield from _plot_moves(now, rest[0], int(rest[1]))
    elif kind == "tab" and study and _seat(now).study:
        yield m.Advance(ProjectType(rest[0]))
    elif kind == "track" and study and _seat(now).study:
        yield m.Track(Region(rest[0]))
    elif kind == "donation":
        yield from _donation_moves(now, rest[0])
    elif kind == "tile":
        yield from _tile_moves(now, rest[0])
    elif kind == "room":
        yield from _room_moves(now, *_place(rest[0]))
    elif kind == "person" and decision in (Decision.DEPARTMENTS, Decision.SETUP_STEPS):
        floor, column = _place(rest[0].rstrip("*"))
        company = now.state.content.company
        to = company.neighbours(company.index(floor, column))[0]
        if decision is Decision.SETUP_STEPS or _seat(now).steps:
            yield m.Step(m.Who(floor, column, rest[0].endswith("*")), m.Place(*company.place(to)))


def _place(text: str) -> tuple[int, int]:
    floor, column = text.split(".")
    return int(floor), int(column)


def _plot_moves(now: Situation, city: str, plot: int) -> Iterator[m.Move]:
    if now.decision is Decision.PLACE:
        yield m.PlaceHousing(city, plot)
    if now.decision is not Decision.DEPARTMENTS:
        return
    chosen = [ProjectType(id.split(":")[2]) for id in now.choice.chosen if id.startswith("button:type:")]
    types = chosen or [t for t in ProjectType if plot_fits(now.state, city, plot, t)]
    for department in _departments(now):
        if any(use.build_project for use in department.uses.values()):
            for type_ in types:
                yield m.Build(department.id, type_, city, plot)


def _donation_moves(now: Situation, donation: str) -> Iterator[m.Move]:
    if now.decision is Decision.DONATE:
        yield m.Donate(donation)
    elif now.decision is Decision.DEPARTMENTS:
        for department in _departments(now):
            if any(use.donate_on_top for use in department.uses.values()):
                yield m.Give(department.id, donation, Region.WEST)


def _tile_moves(now: Situation, tile: str) -> Iterator[m.Move]:
    if now.decision is Decision.RESERVE:
        yield m.Reserve(tile)
    elif now.decision is Decision.DEPARTMENTS:
        rooms = _seat(now).rooms
        free = [i for i, room in enumerate(rooms) if not room.department and not room.lobby]
        for department in _departments(now):
            if any(use.build_department for use in department.uses.values()):
                for room in free:
                    yield m.BuildDepartment(department.id, tile, m.Place(*now.state.content.company.place(room)))


def _room_moves(now: Situation, floor: int, column: int) -> Iterator[m.Move]:
    state = now.state
    room = _seat(now).rooms[state.content.company.index(floor, column)]
    if now.decision is Decision.ACTIVATE and room.lying:
        yield m.Activate(m.Place(floor, column))
    if now.decision is not Decision.DEPARTMENTS or not room.department:
        return
    for name, use in state.content.department(room.department).uses.items():
        if use.trade is not None:
            yield m.Trade(room.department, name, 1)
        elif use.donate_on_top:
            for donation in state.chart:
                yield m.Give(room.department, donation, Region.WEST)
        elif use.build_project:
            for type_ in ProjectType:
                for place in _plots(now, type_, free=True):
                    yield m.Build(room.department, type_, *place)
        elif use.build_department:
            for tile in state.display:
                for n, other in enumerate(_seat(now).rooms):
                    if not other.department and not other.lobby:
                        yield m.BuildDepartment(room.department, tile, m.Place(*state.content.company.place(n)))
        else:
            yield m.Use(room.department, name, Region.WEST if use.mission else None)
