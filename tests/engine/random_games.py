"""Random games with several ways of choosing moves, and what must hold after every move."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from game.content.load import load_default
from game.content.model import Content, Difficulty, ProjectType, Side
from game.content.scenario import Scenario
from game.engine import Event, Move, Options, State, apply, fault, fingerprint, legal_moves, new_game
from game.engine import moves as m

KINDS: dict[str, tuple[int, Difficulty | None]] = {
    "two": (2, None),
    "three": (3, None),
    "four": (4, None),
    **{f"solo_{difficulty}": (1, difficulty) for difficulty in Difficulty},
}
_DULL = frozenset({"sell", "done", "end", "return:0", "step"})


class Played(NamedTuple):
    """A move of a game: the position after it (the same object all along), the move, what happened."""

    state: State
    move: Move
    events: list[Event]


def options(kind: str, seed: int, scenario: Scenario | None = None) -> Options:
    """Options of a game of a kind, tab sides by the seed."""
    seats, difficulty = KINDS[kind]
    rng = random.Random(seed)
    sides = tuple({tab: rng.choice(list(Side)) for tab in ProjectType} for _ in range(seats))
    return Options(seats=seats, seed=seed, difficulty=difficulty, sides=sides, scenario=scenario)


def what(move: Move) -> str:
    """What a move is about, where it goes left out: `use:recruiting:steps`, `department:sales`, `step`."""
    match move:
        case m.Use() | m.Trade():
            return f"{move.keyword}:{move.department}:{move.option}"
        case m.Build():
            return f"build:{move.department}:{move.type}"
        case m.BuildDepartment():
            return f"department:{move.tile}"
        case m.Reserve():
            return f"reserve:{move.department}"
        case m.Donate():
            return f"donate:{move.donation}"
        case m.Advance():
            return f"advance:{move.tab}"
        case m.Track():
            return f"track:{move.region}"
        case m.ChooseIncome():
            return f"income:{move.gain}"
        case m.UseTile():
            return f"tile:{move.action}"
        case m.Return():
            return f"return:{min(move.count, 1)}"
        case _:
            return move.keyword


class Chooser:
    """Chooses moves; `curious` ones prefer what has been played rarely in all their games so far."""

    def __init__(self) -> None:
        self.played: Counter[str] = Counter()

    def uniform(self, rng: random.Random, state: State, moves: list[Move]) -> Move:
        """Any legal move."""
        return rng.choice(moves)

    def by_keyword(self, rng: random.Random, state: State, moves: list[Move]) -> Move:
        """Any kind of move, then any move of the kind."""
        keyword = rng.choice(sorted({move.keyword for move in moves}))
        return rng.choice([move for move in moves if move.keyword == keyword])

    def curious(self, rng: random.Random, state: State, moves: list[Move]) -> Move:
        """What is rare; goods are seldom sold, decisions seldom left, employees walk to desks that are rarely taken."""
        errands = self._errands(state, [move for move in moves if isinstance(move, m.Step) and not move.who.active])
        if errands and rng.random() < 0.8:
            return rng.choice(errands)
        groups: dict[str, list[Move]] = {}
        for move in moves:
            groups.setdefault(self._key(state, move), []).append(move)
        lively = groups.keys() - _DULL or groups.keys() - {"sell"}
        names = sorted(lively if rng.random() < 0.97 else groups)
        name = rng.choices(names, [(1 + self.played[name]) ** -2 for name in names])[0]
        self.played[name] += 1
        return rng.choice(groups[name])

    def _key(self, state: State, move: Move) -> str:
        """What a move is about; activations by their department."""
        if isinstance(move, m.Activate):
            room = state.seats[state.task.seat].rooms[state.content.company.index(*move.place)]
            return f"activate:{room.department}"
        return what(move)

    def _errands(self, state: State, steps: list[m.Step]) -> list[m.Step]:
        """Those of the steps that bring somebody lying nearer to the desk that has been taken most rarely so far."""
        if not steps:
            return []
        owner, company = state.seats[state.task.seat], state.content.company
        wanting = [n for n, room in enumerate(owner.rooms) if room.desks.count(False) > room.lying]
        if not wanting:
            return []
        goal = min(wanting, key=lambda n: (self.played[f"activate:{owner.rooms[n].department}"], n))
        floor, column = company.place(goal)

        def far(place: m.Place) -> int:
            return abs(place.floor - floor) + abs(place.column - column)

        nearer = [step for step in steps if far(step.to) < far(step.who.place)]
        best = min((far(step.to) for step in nearer), default=0)
        return [step for step in nearer if far(step.to) == best]


CHOICES = ("uniform", "by_keyword", "curious")


def play(
    content: Content, kind: str, seed: int, chooser: Chooser, choice: str, scenario: Scenario | None = None
) -> Iterator[Played]:
    """Play a game, one move at a time."""
    state = new_game(content, options(kind, seed, scenario))
    rng = random.Random(f"{kind} {seed} {choice}")
    choose = getattr(chooser, choice)
    while not state.finished:
        moves = legal_moves(state)
        assert moves
        move = choose(rng, state, moves)
        yield Played(state, move, apply(state, move))


def fingerprints(kinds: tuple[str, ...] = ("two", "four", "solo_hard")) -> str:
    """Fingerprints of some positions of some games, for a comparison between processes."""
    content = load_default()
    marks = []
    for kind in kinds:
        for number, played in enumerate(play(content, kind, 7, Chooser(), "by_keyword")):
            if number % 50 == 0 or played.state.finished:
                marks.append(f"{kind} {number} {played.move} {fingerprint(played.state)}")
    return "\n".join(marks)


# --- what must hold ----------------------------------------------------------------------------------------------


def employees(state: State, seat: int) -> int:
    """All employees of a seat, wherever they are."""
    owner = state.seats[seat]
    inside = sum(room.desks.count(True) + room.lying for room in owner.rooms)
    return inside + sum(owner.missions.values()) + owner.reserve + owner.arriving


def on_board(state: State) -> Counter[int]:
    """Discs on the map and the chart by owner."""
    owners = Counter(plot.owner for plots in state.plots.values() for plot in plots if plot is not None)
    for givers in state.chart.values():
        owners.update(givers)
    return owners


def discs(state: State, seat: int, placed: int) -> int:
    """All discs of a seat: score, tracks, tabs, those placed on map and chart, supply."""
    owner = state.seats[seat]
    on_tabs = 0
    for tab, mine in owner.tabs.items():
        printed = state.content.tabs[tab].sides[mine.side][: mine.reached]
        on_tabs += [space.project for space in printed].count(True) - mine.built
    return 1 + len(owner.track) + on_tabs + placed + owner.supply


def purse(state: State) -> list[tuple[int, int, int]]:
    """Money, goods and points of each seat."""
    return [(seat.money, seat.goods, seat.points) for seat in state.seats]


def changes(state: State, events: list[Event]) -> list[tuple[int, int, int]]:
    """What events say about money, goods and points of each seat."""
    sums = [[0, 0, 0] for _ in state.seats]
    column = {"money": 0, "goods": 1, "vp": 2}
    for event in events:
        if event.kind in ("gained", "paid") and event.resource in column:
            assert event.seat is not None
            sign = 1 if event.kind == "gained" else -1
            sums[event.seat][column[event.resource]] += sign * event.amount
        elif event.kind == "sold":
            assert event.seat is not None
            sums[event.seat][1] -= event.amount
    return [(money, goods, points) for money, goods, points in sums]


def check(state: State) -> None:
    """Raise AssertionError when a position cannot be."""
    placed = on_board(state)
    for seat, owner in enumerate(state.seats):
        assert employees(state, seat) == 15
        assert discs(state, seat, placed[seat]) == 30
        assert min(owner.money, owner.goods, owner.points, owner.study, owner.steps, owner.supply) >= 0
        assert min(owner.reserve, owner.arriving, *owner.missions.values()) >= 0
        names = [room.department for room in owner.rooms if room.department]
        assert len(names) == len(set(names))
        for room in owner.rooms:
            assert room.lying >= 0
            assert room.department or not room.desks
    if state.andrew is not None:
        assert placed[len(state.seats)] + state.andrew.supply == 26
        cards = len(state.andrew.deck) + sum(map(len, state.andrew.columns)) + (state.andrew.card is not None)
        assert cards == 20
    assert min(state.display.values()) >= 0
    for region, spaces in state.content.transport.items():
        at_end = [seat.track[region] for seat in state.seats]
        at_end += [state.andrew.track[region]] if state.andrew is not None else []
        assert at_end.count(len(spaces)) <= 1
    assert state.finished or state.task.seat in range(len(state.seats) + state.solo)


def check_sound(state: State) -> None:
    """Raise AssertionError when the engine would refuse the position in a save."""
    assert fault(state) is None
