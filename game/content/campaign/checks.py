"""Checks of chapters against the content they are played with: names, numbers, and what can be reached at all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.content.campaign.form import EFFECTS, OBJECTIVES, ChapterEntry, ObjectiveEntry
from game.content.checks.base import amounts
from game.content.model import ActionType, CityKind, Content, ProjectType, Region, TimelineSpace
from game.content.problems import Value
from game.content.scenario import TabStart
from game.content.typed import Path, Reading, name_fault

_FIRST_LINK = ("money", "goods", "vp")
"""What the first link may pay: whatever a seat can take at any moment."""


@dataclass(frozen=True, slots=True)
class Examiner:
    """Looks at one chapter and reports what is wrong with it."""

    content: Content
    reading: Reading
    path: Path

    def examine(self, chapter: ChapterEntry) -> None:
        """Look at everything."""
        self.known(("city",), chapter.city, self.content.map.cities, "city")
        self.timeline(chapter)
        self.display(chapter)
        self.neutral_discs(chapter)
        self.departments(chapter)
        self.tabs(chapter)
        self.tracks(chapter)
        self.rules(chapter)
        self.objectives(chapter)

    # --- setting ---------------------------------------------------------------------------------------------

    def timeline(self, chapter: ChapterEntry) -> None:
        """A fixed timeline has all rows, each as long as a tile, without an End space."""
        if chapter.timeline is None:
            return
        for action in ActionType:
            if action not in chapter.timeline:
                self.fault(("timeline",), "missing_key", key=action)
        expected = len(ActionType)
        for action, spaces in chapter.timeline.items():
            if len(spaces) != expected:
                self.fault(("timeline", action), "space_count", count=len(spaces), expected=expected)
            for number, space in enumerate(spaces, 1):
                if space is TimelineSpace.END:
                    self.fault(("timeline", action, str(number)), "end_on_tile", end=space)

    def display(self, chapter: ChapterEntry) -> None:
        """The display holds tiles of the box, as many as there are, one of them to reserve and build (S2, S6, M2)."""
        if chapter.display is None:
            return
        known = True
        for tile, count in chapter.display.items():
            if self.known(("display", tile), tile, self.content.departments, "department"):
                self.most(("display", tile), count, self.content.setup.department_copies)
            else:
                known = False
        taken = {room.department for room in chapter.start.departments}
        if known and not any(count for tile, count in chapter.display.items() if tile not in taken):
            self.fault(("display",), "campaign_display_empty")

    def neutral_discs(self, chapter: ChapterEntry) -> None:
        """Andrew's cards name enough places for them (S5)."""
        if chapter.neutral_discs is not None:
            cards = self.content.solo.cards.values()
            places = len({card.donation for card in cards}) + len({city for card in cards for city in card.cities})
            if chapter.neutral_discs > places:
                self.fault(("neutral_discs",), "neutral_discs", count=chapter.neutral_discs, places=places)

    def departments(self, chapter: ChapterEntry) -> None:
        """Departments stand in free rooms, and no company has one twice (M2)."""
        company = self.content.company
        used = {company.index(room.floor, room.column) for room in company.rooms}
        seen: set[str] = set()
        for number, room in enumerate(chapter.start.departments, 1):
            place: Path = ("start", "departments", str(number))
            known = self.known((*place, "department"), room.department, self.content.departments, "department")
            if known and room.department in seen:
                self.fault((*place, "department"), "campaign_department_twice", department=room.department)
            seen.add(room.department)
            inside = self.between((*place, "floor"), room.floor, 1, company.floors)
            inside = self.between((*place, "column"), room.column, 1, company.columns) and inside
            if inside:
                index = company.index(room.floor, room.column)
                if index in used:
                    self.fault(place, "campaign_room_taken", floor=room.floor, column=room.column)
                used.add(index)

    def tabs(self, chapter: ChapterEntry) -> None:
        """A tab shows some of its spaces, and the supply has the discs for them (P1)."""
        discs = 0
        for tab, start in chapter.start.tabs.items():
            sides = self.content.tabs[tab].sides
            longest = min(len(spaces) for spaces in sides.values())
            if self.between(("start", "tabs", tab, "reached"), start.reached, 1, longest):
                discs += self._discs(tab, start)
        supply = self.content.setup.discs.supply
        if discs > supply:
            self.fault(("start", "tabs"), "campaign_discs", count=discs, most=supply)

    def _discs(self, tab: ProjectType, start: TabStart) -> int:
        sides = self.content.tabs[tab].sides
        chosen = sides.values() if start.side is None else [sides[start.side]]
        return max(sum(space.project for space in spaces[1 : start.reached]) for spaces in chosen)

    def tracks(self, chapter: ChapterEntry) -> None:
        """A disc starts on a space that others may stand on, too (P3)."""
        for region, space in chapter.start.track.items():
            shared = sum(not each.exclusive for each in self.content.transport[region])
            self.between(("start", "track", region), space, 1, shared)

    # --- rules -----------------------------------------------------------------------------------------------

    def rules(self, chapter: ChapterEntry) -> None:
        """Rounds are rounds of the game, prices are prices, and something is open at any time."""
        rules, rounds = chapter.rules, self.content.setup.rounds
        self.between(("rules", "donations_from"), rules.donations_from, 1, rounds)
        for region, opens in rules.opens.items():
            self.between(("rules", "opens", region), opens, 2, rounds)
        if len(rules.opens) == len(Region):
            self.fault(("rules", "opens"), "campaign_all_closed")
        for resource in amounts(rules.first_link):
            if resource not in _FIRST_LINK:
                names = ", ".join(_FIRST_LINK)
                self.fault(("rules", "first_link", resource), "campaign_first_link", resource=resource, names=names)
        for region, price in rules.mission_price.items():
            self.between(("rules", "mission_price", region), price, 1, 99)
        self.between(("rules", "andrew_shift"), rules.andrew_shift, 0, len(self.content.solo.vp_cards) - 1)

    # --- objectives ------------------------------------------------------------------------------------------

    def objectives(self, chapter: ChapterEntry) -> None:
        """There are as many as the medals need; each asks for one thing, and that can be reached."""
        if len(chapter.objectives) != OBJECTIVES:
            self.fault(("objectives",), "campaign_objectives", count=len(chapter.objectives), expected=OBJECTIVES)
        for number, objective in enumerate(chapter.objectives, 1):
            place: Path = ("objectives", str(number))
            effects = [name for name in EFFECTS if getattr(objective, name)]
            if len(effects) != 1:
                self.fault(place, "campaign_effects", count=len(effects), effects=", ".join(EFFECTS))
            elif objective.level is not None and objective.connect is None:
                self.fault((*place, "level"), "campaign_level")
            else:
                self._reachable(place, objective)
            if objective in chapter.objectives[: number - 1]:
                self.fault(place, "campaign_objective_twice")

    def _reachable(self, place: Path, objective: ObjectiveEntry) -> None:
        for name, most in self._limits().items():
            if getattr(objective, name):
                self.most((*place, name), getattr(objective, name), most)
        for name, each in self._limits_by_kind().items():
            for kind, needed in getattr(objective, name).items():
                self.between((*place, name, kind), needed, 1, each(kind))
        if objective.connect is not None:
            one, other = objective.connect
            for number, city in enumerate(objective.connect, 1):
                self.known((*place, "connect", str(number)), city, self.content.map.cities, "city")
            if one == other:
                self.fault((*place, "connect"), "route_to_itself", city=one)

    def _limits(self) -> dict[str, int]:
        content = self.content
        return {
            "donations": len(content.donations.spaces),
            "active_employees": content.setup.employees.total,
            "small_city_projects": sum(city.kind is CityKind.SMALL for city in content.map.cities.values()),
            "last_spaces": len(content.transport),
            "full_tabs": len(content.tabs),
            "empty_floor": content.company.floors,
        }

    def _limits_by_kind(self) -> dict[str, Callable[[str], int]]:
        content = self.content
        slots = Counter(city.region for city in content.map.cities.values() for _ in city.slots)
        types = Counter(department.type for department in content.departments.values())
        types.update(department.type for department in content.starting_departments.values())
        return {
            "projects": lambda kind: max(
                sum(space.project for space in spaces) for spaces in content.tabs[ProjectType(kind)].sides.values()
            ),
            "region_projects": lambda kind: slots[Region(kind)],
            "departments": lambda kind: types[ActionType(kind)],
        }

    # --- reporting -------------------------------------------------------------------------------------------

    def fault(self, place: Path, key: str, /, **values: Value) -> None:
        """Report something below the chapter."""
        self.reading.fault((*self.path, *place), key, **values)

    def known(self, place: Path, name: str, names: Iterable[str], kind: str) -> bool:
        """Report a name that is none of the names; whether it is one."""
        names = tuple(names)
        if name not in names:
            key, values = name_fault(name, names, kind)
            self.fault(place, key, **values)
        return name in names

    def between(self, place: Path, value: int, least: int, most: int) -> bool:
        """Report a number that is too small or too large; whether it is neither."""
        fits = least <= value <= most
        if not fits:
            self.fault(place, "out_of_range", value=value, least=least, most=most)
        return fits

    def most(self, place: Path, value: int, most: int) -> None:
        """Report a number that is too large."""
        self.between(place, value, 0, most)
