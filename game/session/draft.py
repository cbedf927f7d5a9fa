"""A game being set up: what is chosen so far, what is wrong with it, what follows from it. No pygame."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game.content.model import Content, Difficulty, Layout, ProjectType, Side
from game.engine import Options

MOST = 4
NAME_LIMIT = 12  # what a chip of the table has room for
SEED_DIGITS = 9
PERSON = "person"

Sides = dict[ProjectType, Side]


@dataclass
class SeatDraft:
    """A seat: its name, colour (0 to 3), who decides for it, and the sides of its tabs."""

    name: str
    colour: int
    kind: str = PERSON
    sides: Sides = field(default_factory=lambda: dict.fromkeys(ProjectType, Side.A))


@dataclass(frozen=True)
class Fault:
    """Something that keeps the game from starting: the widget it is about, the sentence's key and its values."""

    widget: str
    key: str
    values: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Consequence:
    """A line about what follows from the number of seats: an icon, the sentence's key and its values."""

    icon: str
    key: str
    values: Mapping[str, object] = field(default_factory=dict)


class Draft:
    """All choices of the set-up. Seats beyond `count` are kept, so that nothing typed is lost by a change of mind."""

    def __init__(self, content: Content, names: Sequence[str], seed: int, bot: str = PERSON) -> None:
        self.content = content
        kinds = (PERSON, bot, bot, bot)
        self.seats = [SeatDraft(names[i], i, kinds[i]) for i in range(MOST)]
        self.count = 2
        self.difficulty = Difficulty.NORMAL
        self.seed = str(seed)
        self.layout = content.timeline.layout
        self.first: int | None = None

    @property
    def solo(self) -> bool:
        """Whether Andrew plays."""
        return self.count == 1

    @property
    def playing(self) -> list[SeatDraft]:
        """The seats that take part."""
        return self.seats[: self.count]

    def set_count(self, count: int) -> None:
        """Change the number of seats; a first seat that is gone falls back to the seed's choice."""
        self.count = count
        if self.first is not None and self.first >= count:
            self.first = None

    def set_colour(self, seat: int, colour: int) -> None:
        """Give a seat a colour; the seat that had it takes the other one in exchange."""
        other = next(s for s in self.seats if s.colour == colour)
        other.colour, self.seats[seat].colour = self.seats[seat].colour, colour

    def set_layout(self, layout: Layout) -> None:
        """Choose how the timeline tiles lie."""
        self.layout = layout

    def faults(self) -> list[Fault]:
        """Everything that keeps the game from starting."""
        found = [
            Fault(f"name:{i}", "new_game.fault.empty", {"seat": i + 1})
            for i, s in enumerate(self.playing)
            if not s.name.strip()
        ]
        names = Counter(s.name.strip().casefold() for s in self.playing)
        for i, seat in enumerate(self.playing):
            if seat.name.strip() and names[seat.name.strip().casefold()] > 1:
                found.append(Fault(f"name:{i}", "new_game.fault.equal_names", {"name": seat.name.strip()}))
        colours = Counter(s.colour for s in self.playing)
        found += [
            Fault(f"colour:{i}", "new_game.fault.equal_colours", {"name": s.name.strip()})
            for i, s in enumerate(self.playing)
            if colours[s.colour] > 1
        ]
        if not self.seed.isdecimal():
            found.append(Fault("seed", "new_game.fault.seed", {"digits": SEED_DIGITS}))
        return found

    def consequences(self) -> list[Consequence]:
        """What follows from the number of seats (S2, S4, S5, N1), with the content's figures."""
        setup, solo = self.content.setup, self.content.solo
        seats = self.count
        discs = setup.neutral_discs[seats]
        tiles = setup.action_choice_tiles.get(seats, ())
        removed = setup.departments_removed[seats]
        left = setup.department_copies * len(self.content.departments) - removed
        if len(tiles) == seats:
            choice = Consequence("icon.first", "new_game.follows.tile_each")
        elif tiles:
            holders = ", ".join(str(place) for place in tiles)
            choice = Consequence("icon.first", "new_game.follows.tile_some", {"place": holders})
        else:
            choice = Consequence("icon.first", "new_game.follows.tile_none")
        found = [
            Consequence("icon.clock", "new_game.follows.rounds", {"n": setup.rounds}),
            Consequence(
                "icon.money",
                "new_game.follows.start",
                {"money": setup.start.money, "goods": setup.start.goods, "employees": setup.employees.total},
            ),
            choice,
            Consequence("disc.neutral.10", "new_game.follows.neutral", {"n": discs})
            if discs
            else Consequence("disc.neutral.10", "new_game.follows.no_neutral"),
            Consequence("icon.department", "new_game.follows.departments", {"removed": removed, "left": left}),
        ]
        if self.solo:
            found[0] = Consequence("icon.clock", "new_game.follows.rounds_solo", {"n": setup.rounds})
            deck = {kind.value: number for kind, number in solo.decks[self.difficulty].items()}
            found.append(Consequence("disc.andrew.10", "new_game.follows.deck", deck))
        return found

    def options(self) -> Options:
        """The engine's options; only meaningful without faults."""
        return Options(
            seats=self.count,
            seed=int(self.seed),
            difficulty=self.difficulty if self.solo else None,
            sides=tuple(dict(seat.sides) for seat in self.playing),
            layout=self.layout,
            start_seat=self.first,
        )
