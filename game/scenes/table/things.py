"""What each thing on the table is, in words: a title and lines of facts, for tooltips.

`describe` looks the kind of an id up in a table of small functions; each gets the situation and the rest of the id.
"""

from __future__ import annotations

from collections.abc import Callable

from game.content.effects import Gain
from game.content.model import ActionType, CardKind, ProjectType, Region
from game.engine.donations import price
from game.engine.state import NEUTRAL
from game.scenes.table.rows import event_words, row_facts
from game.scenes.table.situation import Situation
from game.session import explain
from game.session.narrate import listed
from game.ui.board import values
from game.ui.board.topbar import SETUP_STEPS, STEPS
from game.ui.view import ROUND_ID, STEPS_ID, TURN_ORDER_ID

Facts = tuple[str, list[str]]


def describe(now: Situation, id: str) -> Facts | None:
    """Return the title and the facts of a thing, None when there is nothing to say."""
    kind, *rest = id.split(":")
    found = _KINDS.get(kind)
    return None if found is None else found(now, rest)


def _owner(now: Situation, seat: int) -> str:
    return now.text("table.thing.neutral") if seat == NEUTRAL else now.seats[seat].name


def _shown(now: Situation) -> int:
    """The seat whose company is shown; Andrew has none."""
    return now.looked_at if now.looked_at < len(now.state.seats) else 0


def _person(now: Situation) -> int:
    """The seat for which values are told: the one that decides, else the one that is shown."""
    decider = now.state.decider
    return decider if decider is not None and decider < len(now.state.seats) else _shown(now)


def _room(now: Situation, place: str) -> tuple[int, tuple[int, int]]:
    floor, column = (int(part) for part in place.rstrip("*").split("."))
    return now.state.content.company.index(floor, column), (floor, column)


# --- the map -----------------------------------------------------------------------------------------------------


def _city(now: Situation, rest: list[str]) -> Facts:
    text, city = now.text, now.state.content.map.cities[rest[0]]
    region = text(f"region.{city.region}")
    lines = [text(f"table.thing.city.{city.kind}", region=region)]
    if city.vp:
        lines.append(text("table.thing.city_worth", n=city.vp))
    if city.link_points:
        lines.append(text("table.thing.city_links", n=city.link_points))
    if city.transport_bonus:
        lines.append(text("table.thing.city_bonus", region=region))
    near = [text(f"city.{other}") for other in now.state.content.map.neighbours(city.id)]
    lines.append(text("table.thing.city_routes", cities=", ".join(near)))
    return text(f"city.{city.id}"), lines


def _plot(now: Situation, rest: list[str]) -> Facts:
    text, city = now.text, now.state.content.map.cities[rest[0]]
    number = int(rest[1])
    slot = city.slots[number - 1]
    taken = now.state.plots[city.id][number - 1]
    lines = [text("table.thing.plot_any" if slot == "any" else "table.thing.plot", project=_project(now, slot))]
    if taken is not None and taken.type is not None:
        lines.append(text("table.thing.plot_built", seat=_owner(now, taken.owner), project=_project(now, taken.type)))
    elif taken is not None:
        lines.append(text("table.thing.plot_taken", seat=_owner(now, taken.owner)))
    return text(f"city.{city.id}"), lines


def _project(now: Situation, slot: str) -> str:
    return now.text(f"project.{slot}") if slot in set(ProjectType) else ""


def _track(now: Situation, rest: list[str]) -> Facts:
    region = Region(rest[0])
    spaces = now.state.content.transport[region]
    reached = now.state.seats[_person(now)].track[region]
    number = int(rest[1]) if len(rest) > 1 else min(reached + 1, len(spaces))
    space, text = spaces[number - 1], now.text
    lines = [text("table.thing.track_level", level=text(f"level.{space.level}"))]
    if space.cost:
        lines.append(text("table.thing.track_cost", n=space.cost))
    lines.append(text("table.thing.track_income", things=explain.things(space.income, text)))
    if space.reward != Gain():
        lines.append(text("table.thing.track_reward", things=explain.things(space.reward, text)))
    if space.exclusive:
        lines.append(text("table.thing.track_exclusive"))
    here = [now.seats[i].name for i, seat in enumerate(now.state.seats) if seat.track[region] == number]
    andrew = now.state.andrew
    if andrew is not None and andrew.track[region] == number:
        here.append(now.seats[-1].name)
    if here:
        lines.append(text("table.thing.here", who=listed(text, here)))
    return text("table.thing.track", region=text(f"region.{region}"), n=number), lines


def _mission(now: Situation, rest: list[str]) -> Facts:
    region, text = Region(rest[0]), now.text
    lines = [text("table.thing.mission_note")]
    for number, seat in enumerate(now.state.seats):
        if seat.missions[region]:
            income = now.state.content.transport[region][seat.track[region] - 1].income
            lines.append(
                text(
                    "table.thing.mission_seat",
                    seat=now.seats[number].name,
                    n=seat.missions[region],
                    things=explain.things(income, text),
                )
            )
    return text("table.thing.mission", region=text(f"region.{region}")), lines


# --- the timeline ------------------------------------------------------------------------------------------------


def _space(now: Situation, rest: list[str]) -> Facts:
    row, number = ActionType(rest[0]), int(rest[1])
    spaces = now.state.rows[row]
    lines = [event_words(now, row, spaces[number - 1])] if 0 < number <= len(spaces) else []
    if number <= now.state.markers[row]:
        lines.append(now.text("table.thing.space_past"))
    return now.text("table.thing.space", action=now.text(f"action.{row}"), n=number), lines


def _row(now: Situation, rest: list[str]) -> Facts:
    return row_facts(now, ActionType(rest[0]))


# --- the company -------------------------------------------------------------------------------------------------


def _room_facts(now: Situation, rest: list[str]) -> Facts:
    number, _ = _room(now, rest[0])
    room, text = now.state.seats[_shown(now)].rooms[number], now.text
    people = text("table.thing.room_people", active=room.active, lying=room.lying) if room.people else ""
    if room.lobby and not room.department:
        return text("table.thing.lobby"), [text("table.thing.lobby_note"), *([people] if people else [])]
    if not room.department:
        return text("table.thing.empty_room"), [text("table.thing.empty_note"), *([people] if people else [])]
    department = now.state.content.department(room.department)
    lines = [text(f"action.{department.type}"), text(f"department.{department.id}.effect")]
    if people:
        lines.append(people)
    return text(f"department.{department.id}.name"), lines


def _desk(now: Situation, rest: list[str]) -> Facts:
    number, _ = _room(now, rest[0])
    room, text = now.state.seats[_shown(now)].rooms[number], now.text
    desk = int(rest[1]) - 1
    prices = now.state.content.department(room.department).desks
    taken = room.desks[desk]
    return text("table.thing.desk"), [
        text("table.thing.desk_price", n=prices[desk]),
        text("table.thing.desk_taken" if taken else "table.thing.desk_free"),
    ]


def _people(now: Situation, rest: list[str]) -> Facts:
    number, _ = _room(now, rest[0])
    room = now.state.seats[_shown(now)].rooms[number]
    active = rest[0].endswith("*")
    count_ = room.active if active else room.lying
    key = "table.thing.active" if active else "table.thing.lying"
    return now.text(key, n=count_), [now.text(f"{key}_note")]


# --- chart, display, seats ---------------------------------------------------------------------------------------


def _donation(now: Situation, rest: list[str]) -> Facts:
    text, state = now.text, now.state
    space = state.content.donations.spaces[rest[0]]
    lines = list(explain.donation_lines(state, space.id, text))
    seat = _person(now)
    lines.append(donation_now(now, space.id))
    lines.append(text("table.thing.donation_price", seat=now.seats[seat].name, n=price(state, seat)))
    owners = [_owner(now, owner) for owner in state.chart[space.id]]
    if owners:
        lines.append(text("table.thing.donation_taken", who=listed(text, owners)))
    return text(f"donation.{space.id}.name"), lines


def donation_now(now: Situation, donation: str) -> str:
    """What a space of the chart would bring, as the chart says."""
    seat = _person(now)
    points = values.donations(now.state, seat)[donation]
    return now.text("table.thing.donation_now", seat=now.seats[seat].name, points=points)


def _tile(now: Situation, rest: list[str]) -> Facts:
    text = now.text
    department = now.state.content.departments[rest[0]]
    lines = [text(f"action.{department.type}"), text(f"department.{department.id}.effect")]
    if department.desks:
        prices = ", ".join(text("log.amount.money", n=n) for n in department.desks)
        lines.append(text("table.thing.tile_desks", prices=prices))
    lines.append(text("table.thing.tile_left", n=now.state.display.get(department.id, 0)))
    return text(f"department.{department.id}.name"), lines


def _seat(now: Situation, rest: list[str]) -> Facts:
    number, text = int(rest[0]), now.text
    name = now.seats[number].name
    andrew = now.state.andrew
    if number >= len(now.state.seats):
        assert andrew is not None
        return name, [
            text("table.thing.andrew_discs", n=andrew.supply),
            text("table.thing.andrew_departments", n=len(andrew.departments)),
            text("table.thing.andrew_donations", n=andrew.donations),
        ]
    seat = now.state.seats[number]
    active, lying = sum(r.active for r in seat.rooms), sum(r.lying for r in seat.rooms)
    lines = [
        text("table.thing.seat_has", money=seat.money, goods=seat.goods, points=seat.points),
        text("table.thing.seat_people", active=active, lying=lying),
        text("table.thing.seat_away", n=sum(seat.missions.values()), reserve=seat.reserve),
        text("table.thing.seat_discs", n=seat.supply, donations=seat.donations),
    ]
    if seat.tile:
        lines.append(text("table.thing.seat_tile"))
    if seat.reserved is not None:
        lines.append(text("table.thing.seat_reserved", department=text(f"department.{seat.reserved}.name")))
    return name, lines


def _deck(now: Situation, rest: list[str]) -> Facts:
    andrew, text = now.state.andrew, now.text
    assert andrew is not None
    lines = [text("table.thing.deck_left", n=len(andrew.deck))]
    if andrew.deck:
        card = now.state.content.solo.cards[andrew.deck[0]]
        known = card.kind is CardKind.NORMAL
        action = text(f"action.{card.action}") if known else text("table.thing.deck_unknown")
        lines.append(text("table.thing.deck_next", action=action))
    return text("table.thing.deck"), lines


def _card(now: Situation, rest: list[str]) -> Facts:
    andrew, text = now.state.andrew, now.text
    assert andrew is not None
    column = int(rest[0])
    vp = now.state.content.solo.vp_cards[column]
    n = len(andrew.columns[column])
    return text("table.thing.card", n=vp), [text("table.thing.card_held", n=n, points=n * vp)]


def _round(now: Situation, rest: list[str]) -> Facts:
    state, text = now.state, now.text
    rounds = state.content.setup.rounds
    title = text("table.thing.round", round=state.round, rounds=rounds) if state.round else text("table.thing.setup")
    return title, [text("table.thing.round_note", rounds=rounds)]


def _steps(now: Situation, rest: list[str]) -> Facts:
    part = "steps" if now.state.round else "setup_steps"
    names = STEPS if now.state.round else SETUP_STEPS
    return now.text(f"table.thing.{part}"), [now.text(f"table.thing.step.{name}") for name in names]


def _order(now: Situation, rest: list[str]) -> Facts:
    kind = "solo" if now.state.solo else "seats"
    return now.text("table.thing.order"), [now.text(f"table.thing.order_{kind}")]


def _stock(kind: str) -> Callable[[Situation, list[str]], Facts]:
    def found(now: Situation, rest: list[str]) -> Facts:
        n = getattr(now.state.seats[_shown(now)], kind)
        return now.text(f"table.thing.{kind}", n=n), [now.text(f"table.thing.{kind}_note")]

    return found


def _tab(now: Situation, rest: list[str]) -> Facts:
    return now.text(f"project.{rest[0]}"), []


def _named(kind: str) -> Callable[[Situation, list[str]], Facts]:
    def found(now: Situation, rest: list[str]) -> Facts:
        key = ".".join(["table.thing", kind, *rest])
        note = f"{key}_note"
        return now.text(key), [now.text(note)] if now.text.has(note) else []

    return found


def _look(now: Situation, rest: list[str]) -> Facts:
    return now.text("table.thing.look", seat=now.seats[int(rest[0])].name), []


_KINDS: dict[str, Callable[[Situation, list[str]], Facts]] = {
    "city": _city,
    "plot": _plot,
    "track": _track,
    "mission": _mission,
    "row": _row,
    "space": _space,
    "room": _room_facts,
    "desk": _desk,
    "person": _people,
    "donation": _donation,
    "tile": _tile,
    "seat": _seat,
    "look": _look,
    "deck": _deck,
    "card": _card,
    "tab": _tab,
    "supply": _stock("supply"),
    "reserve": _stock("reserve"),
    ROUND_ID: _round,
    STEPS_ID: _steps,
    TURN_ORDER_ID: _order,
    "drawer": _named("drawer"),
    "menu": _named("menu"),
    "zoom": _named("zoom"),
    "log": _named("log"),
    "scores": _named("scores"),
}
