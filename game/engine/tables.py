"""What the rules look up again and again, made once for each content: rooms, desks, effects, spaces, ready-made moves.

Nothing here is a rule: every table is the printed content, arranged by what is asked of it. Moves never change, so the
same ones are listed again and again.
"""

from __future__ import annotations

from game.content.effects import Continuous, DepartmentPrice, Gain
from game.content.effects import Use as Effect
from game.content.model import ActionType, Content, Department, ProjectType, Region, Slot, TabSpace
from game.engine.moves import (
    Activate,
    Build,
    BuildDepartment,
    Donate,
    MoveIn,
    Place,
    PlaceHousing,
    Reserve,
    Sell,
    Step,
    Trade,
    Use,
    Who,
)

_REGIONS = tuple(Region)
Uncovered = tuple[tuple[ProjectType, int, TabSpace], ...]


class Rooms:
    """Rooms by number: their place, and the moves of a lying employee and of an active one in them (in this order)."""

    __slots__ = ("activate", "move_in", "near", "numbers", "places", "steps")

    def __init__(self, content: Content) -> None:
        company = content.company
        rooms = range(company.size)
        self.places = tuple(Place(*company.place(room)) for room in rooms)
        self.numbers: dict[tuple[int, int], int] = {(p.floor, p.column): room for room, p in enumerate(self.places)}
        self.near = tuple(company.neighbours(room) for room in rooms)
        people = tuple((Who(*place, False), Who(*place, True)) for place in self.places)
        self.steps = tuple(
            (
                tuple(Step(lying, self.places[to]) for to in near),
                tuple(Step(active, self.places[to]) for to in near),
            )
            for (lying, active), near in zip(people, self.near, strict=True)
        )
        self.move_in = tuple((MoveIn(lying), MoveIn(active)) for lying, active in people)
        self.activate = tuple(map(Activate, self.places))


class Tab:
    """A side of a tab: how many discs lie on its first spaces, and which spaces those are whose discs are built."""

    __slots__ = ("discs", "fixed", "uncovered")

    def __init__(self, tab: ProjectType, spaces: tuple[TabSpace, ...]) -> None:
        with_disc = [(tab, number, space) for number, space in enumerate(spaces, start=1) if space.project]
        self.discs = tuple(sum(space.project for space in spaces[:reached]) for reached in range(len(spaces) + 1))
        self.uncovered: tuple[Uncovered, ...] = tuple(tuple(with_disc[:n]) for n in range(len(with_disc) + 1))
        self.fixed = tuple(space.income.fixed() for space in spaces)


def plain(use: Effect) -> bool:
    """Tell whether a use gains something without a trade, a building or a donation."""
    return use.gain is not None or use.per_active is not None


class Uses:
    """What a department can be used for, by kind of use, with the moves that say so; building and giving by name."""

    __slots__ = ("department", "gift", "id", "plain", "project", "trades")

    def __init__(self, department: Department) -> None:
        self.id = department.id
        self.plain = tuple(
            (use, tuple(Use(self.id, name, region) for region in (_REGIONS if use.mission else (None,))))
            for name, use in department.uses.items()
            if plain(use)
        )
        self.trades = tuple(
            (use.trade, tuple(Trade(self.id, name, count) for count in range(1, use.trade.up_to + 1)))
            for name, use in department.uses.items()
            if use.trade is not None
        )
        self.project: tuple[str, Effect] | None = None
        self.department: tuple[str, DepartmentPrice] | None = None
        self.gift: str | None = None
        for name, use in department.uses.items():
            if use.build_project is not None and self.project is None:
                self.project = name, use
            if use.build_department is not None and self.department is None:
                self.department = name, use.build_department
            if use.donate_on_top and self.gift is None:
                self.gift = name


class Tables:
    """Everything by the name of what it is asked for."""

    __slots__ = (
        "builds",
        "by_id",
        "by_number",
        "by_price",
        "content",
        "departments",
        "donate",
        "effects",
        "first_steps",
        "fixed",
        "furnish",
        "houses",
        "near",
        "prices",
        "reserve",
        "rooms",
        "sales",
        "tabs",
        "uses",
    )

    def __init__(self, content: Content) -> None:
        self.content = content
        self.rooms = Rooms(content)
        self.departments: dict[str, Department] = {**content.starting_departments, **content.departments}
        every = self.departments.values()
        self.prices: dict[str, tuple[int, ...]] = {"": (), **{d.id: d.desks for d in every}}
        # Desks from the cheapest, the leftmost of equal ones first.
        self.by_price = {id: tuple(sorted(range(len(p)), key=p.__getitem__)) for id, p in self.prices.items()}
        self.by_id = {d.id: Uses(d) for d in every}
        self.uses = {a: {d.id: self.by_id[d.id] for d in every if d.type is a and d.uses} for a in ActionType}
        self.first_steps = {a: {d.id: d for d in every if d.type is a and d.steps_per_active} for a in ActionType}
        tiles = sorted(content.departments.values(), key=lambda d: d.number)
        self.by_number = {a: tuple(d.id for d in tiles if d.type is a) for a in ActionType}
        self.effects: dict[str, dict[str, int]] = {
            effect: {
                d.id: int(getattr(d.continuous, effect))
                for d in every
                if d.continuous is not None and getattr(d.continuous, effect)
            }
            for effect in Continuous.__struct_fields__
        }
        self._boards(content)

    def _boards(self, content: Content) -> None:
        cities = content.map.cities.values()
        every = [(city, number, slot) for city in cities for number, slot in enumerate(city.slots)]
        # Where a project may go: spaces of its own type, and those of small cities.
        self.builds = {
            (uses.id, project): tuple(
                (city.id, n, city.region, Build(uses.id, project, city.id, n + 1))
                for city, n, slot in every
                if slot is Slot.ANY or slot.value == project.value
            )
            for uses in self.by_id.values()
            if uses.project is not None
            for project in ProjectType
        }
        self.furnish = {
            (uses.id, tile): tuple(BuildDepartment(uses.id, tile, place) for place in self.rooms.places)
            for uses in self.by_id.values()
            if uses.department is not None
            for tile in content.departments
        }
        self.houses = tuple((c.id, n, PlaceHousing(c.id, n + 1)) for c, n, slot in every if slot is Slot.HOUSING)
        self.near: dict[str, tuple[str, ...]] = {city.id: content.map.neighbours(city.id) for city in cities}
        self.fixed: dict[Region, tuple[Gain, ...]] = {
            region: tuple(space.income.fixed() for space in spaces) for region, spaces in content.transport.items()
        }
        self.tabs = {
            tab: {side: Tab(tab, spaces) for side, spaces in printed.sides.items()}
            for tab, printed in content.tabs.items()
        }
        self.donate = {donation: Donate(donation) for donation in content.donations.spaces}
        self.reserve = {tile: Reserve(tile) for tile in content.departments}
        self.sales: tuple[Sell, ...] = ()

    def sales_up_to(self, goods: int) -> tuple[Sell, ...]:
        """Return the sales of 1 to `goods` goods."""
        if goods > len(self.sales):
            self.sales = tuple(map(Sell, range(1, 2 * goods + 1)))
        return self.sales[:goods]


_KEPT = 8
_known: dict[int, Tables] = {}


def tables(content: Content) -> Tables:
    """Return the tables of a content, the same ones while it is in use."""
    found = _known.get(id(content))
    if found is None or found.content is not content:
        while len(_known) >= _KEPT:
            del _known[next(iter(_known))]
        found = _known[id(content)] = Tables(content)
    return found
