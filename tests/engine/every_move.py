"""Everything that can be written down as a move with the words of the content, legal somewhere or not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from game.content.model import ActionType, Content, ProjectType, Region
from game.engine import Move, parse


def _texts(content: Content) -> Iterator[str]:
    places = [f"{floor}.{column}" for floor in range(1, 6) for column in range(1, 6)]
    people = [place + star for place in places for star in ("", "*")]
    departments = [*content.starting_departments, *content.departments]
    options = sorted({name for d in departments for name in content.department(d).uses})
    plots = [f"{city.id}:{n}" for city in content.map.cities.values() for n in range(1, len(city.slots) + 2)]
    regions = list(Region)
    gains = ("money", "goods", "vp", "study", "steps", "employee", "money+goods")
    yield from (f"place:{plot}" for plot in plots)
    yield from (f"reserve:{department}" for department in departments)
    yield from (f"{word}:{action}" for word, action in product(("row", "tile"), ActionType))
    yield from (f"return:{region}:{count}" for region, count in product(regions, range(17)))
    for source, space, gain in product([*ProjectType, *regions], range(8), gains):
        yield f"income:{source}:{space}:{gain}"
    yield from (f"lobby:{place}:{count}" for place, count in product(places, range(16)))
    yield from (f"advance:{tab}" for tab in ProjectType)
    yield from (f"track:{region}" for region in regions)
    yield from (f"donate:{donation}" for donation in content.donations.spaces)
    yield from (f"step:{who}>{place}" for who, place in product(people, places))
    yield from (f"move_in:{who}" for who in people)
    yield from (f"activate:{place}" for place in places)
    for department, option in product(departments, options):
        yield f"use:{department}:{option}"
        yield from (f"use:{department}:{option}:{region}" for region in regions)
        yield from (f"trade:{department}:{option}:{count}" for count in range(5))
    yield from (f"build:{d}:{project}:{plot}" for d, project, plot in product(departments, ProjectType, plots))
    yield from (f"department:{d}:{tile}:{place}" for d, tile, place in product(departments, departments, places))
    yield from (f"give:{d}:{space}:{r}" for d, space, r in product(departments, content.donations.spaces, regions))
    yield from (f"sell:{count}" for count in range(100))
    yield from (f"andrew:{stage}" for stage in ("row", "reveal", "event", "action", "nothing"))
    yield from ("done", "end")


def every_move(content: Content) -> list[Move]:
    """All of them, some 30,000."""
    return [parse(text) for text in _texts(content)]
