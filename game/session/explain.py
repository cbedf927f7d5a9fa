"""Moves in words: a short sentence for a move, and what it will cost and bring, with numbers.

For labels and tooltips of the table and for the command line; the words stand in the text catalogue (`move.`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.content.effects import Gain, Income, Use
from game.content.model import ProjectType, Region, Side, Slot
from game.content.text import Text
from game.engine import departments, donations, gains, projects, research
from game.engine import moves as m
from game.engine.scenario import rules
from game.engine.state import Decision, Seat, State
from game.session.narrate import amount, listed

RESOURCES = ("money", "goods", "vp", "study", "steps", "employee")


def describe_move(state: State, move: m.Move, text: Text) -> str:
    """Return a legal move of the seat to decide as a short sentence."""
    match move:
        case m.PlaceHousing() | m.Build():
            return text(f"move.{move.keyword}", city=text(f"city.{move.city}"), project=_project(move, text))
        case m.Reserve(department=department):
            return text("move.reserve", department=department_name(department, text))
        case m.ChooseRow(row=row):
            return text("move.row", action=text(f"action.{row}"))
        case m.Return(region=region, count=count):
            return text("move.return" if count else "move.return_nobody", n=count, region=text(f"region.{region}"))
        case m.ChooseIncome(gain=gain):
            entry = gains.choices(state, state.task)[gain]
            return text("move.income", things=things(entry, text))
        case m.ChooseLobby(place=place, count=count):
            return text("move.lobby", n=count, room=room_name(state, place, text))
        case m.Advance(tab=tab):
            return text("move.advance", project=text(f"project.{tab}"))
        case m.Track(region=region):
            return text("move.track", region=text(f"region.{region}"))
        case m.Donate(donation=donation) | m.Give(donation=donation):
            return text(f"move.{move.keyword}", donation=text(f"donation.{donation}.name"))
        case m.UseTile(action=action):
            return text("move.tile", action=text(f"action.{action}"))
        case m.Step(who=who, to=to):
            form = "move.step_active" if who.active else "move.step"
            return text(form, room=room_name(state, who.place, text), to=room_name(state, to, text))
        case m.Use(department=department, option=option):
            return text(
                "move.use",
                department=department_name(department, text),
                use=use_name(state, department, option, text),
            )
        case m.Trade(department=department, option=option, count=count):
            use = state.content.department(department).uses[option]
            assert use.trade is not None
            return text(
                "move.trade",
                department=department_name(department, text),
                give=things(use.trade.give, text, count),
                gain=things(use.trade.gain, text, count),
            )
        case m.BuildDepartment(tile=tile, place=place):
            return text("move.department", department=department_name(tile, text), floor=place.floor)
        case m.MoveIn(who=who):
            return text("move.move_in", room=room_name(state, who.place, text))
        case m.Activate(place=place):
            return text("move.activate", room=room_name(state, place, text))
        case m.Sell(count=count):
            price = count * state.content.setup.good_price
            return text("move.sell", n=count, gain=amount(text, "money", price))
        case m.AndrewMove(stage=stage):
            return text(f"move.andrew.{stage}")
        case _:
            return text(f"move.{move.keyword}")


def consequences(state: State, move: m.Move, text: Text) -> tuple[str, ...]:
    """Return what a legal move costs and brings, one short line each."""
    return tuple(_consequences(state, move, text))


def _consequences(state: State, move: m.Move, text: Text) -> Iterator[str]:
    seat = state.seats[state.task.seat] if state.task.seat < len(state.seats) else None
    if seat is None:
        return
    match move:
        case m.PlaceHousing(city=city):
            yield from _tab_uncovered(state, seat, ProjectType.HOUSING, text)
            yield from _city_worth(state, city, text)
        case m.Build(department=department, type=type_, city=city):
            goods = state.content.tabs[type_].goods
            yield text("move.pay", things=amount(text, "goods", goods), has=seat.goods)
            use = next(u for u in state.content.department(department).uses.values() if u.build_project)
            if use.pay.money:
                yield text("move.pay", things=things(use.pay, text), has=amount(text, "money", seat.money))
            if use.mission:
                yield from _leaves(state, department, state.content.map.cities[city].region, text)
            yield from _tab_uncovered(state, seat, type_, text)
            yield from _city_bonus(state, seat, city, text)
            yield from _city_worth(state, city, text)
        case m.Reserve(department=department):
            yield text(f"department.{department}.effect")
            yield text("move.reserve_note")
        case m.Return(region=region, count=count) if count:
            yield from _return_income(state, seat, region, count, text)
        case m.ChooseIncome():
            yield text("move.income_from", source=_source(state, text), space=state.task.space)
        case m.Advance(tab=tab):
            yield from _advance(state, seat, tab, text)
        case m.Track(region=region):
            yield from _track(state, seat, region, text)
        case m.Donate(donation=donation):
            yield from donation_lines(state, donation, text)
            yield from _donation_price(state, seat, text)
        case m.Give(department=department, donation=donation, region=region):
            yield from donation_lines(state, donation, text)
            yield from _donation_price(state, seat, text)
            yield from _leaves(state, department, region, text)
        case m.UseTile():
            yield text("move.tile_note", n=state.content.scoring.action_choice_tile_unused)
        case m.Step(who=who):
            yield text("move.steps_left", n=seat.steps - 1)
            if who.active:
                yield text("move.lies_down")
        case m.Use(department=department, option=option, region=region):
            yield from _use(state, seat, state.content.department(department).uses[option], text)
            if region is not None:
                yield from _leaves(state, department, region, text)
        case m.BuildDepartment(department=department, tile=tile, place=place):
            yield from _department_price(state, seat, department, tile, place, text)
            yield text(f"department.{tile}.effect")
            yield from _floor_worth(state, place, text)
        case m.Activate(place=place):
            yield from _activation(state, seat, place, text)
        case m.Sell(count=count):
            yield text("move.goods_left", n=seat.goods - count)
        case m.Done():
            yield from _done(state, seat, text)
        case m.End():
            yield from _end(state, seat, text)


def walk(state: State, steps: Sequence[m.Step], text: Text) -> tuple[str, tuple[str, ...]]:
    """Return several steps of one employee as a single move in words, and what they cost (H2)."""
    first, last = steps[0], steps[-1]
    title = describe_move(state, m.Step(first.who, last.to), text)
    left = state.seats[state.task.seat].steps - len(steps)
    lines = [text("move.steps_taken", n=len(steps)), text("move.steps_left", n=left)]
    return title, (*lines, *([text("move.lies_down")] if first.who.active else []))


def _done(state: State, seat: Seat, text: Text) -> Iterator[str]:
    """What is given up with a decision, and what comes after it (H1, D1, E5)."""
    kind = Decision(state.task.kind)
    if kind is Decision.DEPARTMENTS and state.turn is not None:
        for department in departments.usable(state):
            n = departments.uses_left(state, state.turn, department.id)
            yield text("move.uses_lost", department=department_name(department.id, text), n=n)
    if kind in (Decision.DEPARTMENTS, Decision.SETUP_STEPS) and seat.steps:
        yield text("move.steps_lost", n=seat.steps)
    if kind in (Decision.DEPARTMENTS, Decision.STUDY) and seat.study:
        yield text("move.study_kept", n=seat.study)
    if text.has(f"move.done_note.{kind}"):
        yield text(f"move.done_note.{kind}")


def _end(state: State, seat: Seat, text: Text) -> Iterator[str]:
    """What is lost with the turn (E5, P2)."""
    if Decision(state.task.kind) is Decision.ACTIVATE and seat.study:
        yield text("move.study_lost", n=seat.study)
    yield text("move.end_note")


def _leaves(state: State, department: str, region: Region, text: Text) -> Iterator[str]:
    """The mission, and what a chapter asks for it."""
    yield text("move.leaves", department=department_name(department, text), region=text(f"region.{region}"))
    seat = state.seats[state.task.seat]
    income = state.content.transport[region][seat.track[region] - 1].income
    yield text("move.will_bring", things=things(income, text))
    price = rules(state).mission_price.get(region, 0)
    if price:
        yield text("campaign.mission_price", things=amount(text, "money", price))


def things(gain: Gain | Income, text: Text, times: int = 1) -> str:
    """Return amounts as a list in words; what is chosen as alternatives."""
    fixed = [amount(text, r, getattr(gain, r) * times) for r in RESOURCES if getattr(gain, r, 0)]
    if isinstance(gain, Income) and gain.choose:
        words = things(gain.choose[0], text)
        for entry in gain.choose[1:]:
            words = text("move.or", a=words, b=things(entry, text))
        return words
    return listed(text, fixed)


def department_name(department: str, text: Text) -> str:
    """Return a department's full name."""
    return text(f"department.{department}.name")


def room_name(state: State, place: m.Place, text: Text) -> str:
    """Return the name of a room of the seat to decide."""
    number = state.content.company.index(*place)
    room = state.seats[state.task.seat].rooms[number]
    if room.department and not room.lobby:
        return department_name(room.department, text)
    if room.lobby:
        return text("log.room.lobby" if number == state.content.company.lobby else "log.room.second_lobby")
    return text("log.room.empty", floor=place.floor, column=place.column)


def use_name(state: State, department: str, option: str, text: Text) -> str:
    """Return what a use of a department does in a few words, with its mission."""
    use = state.content.department(department).uses[option]
    words = use_effect(state, department, option, text)
    return text("move.on_mission", things=words) if use.mission else words


def use_effect(state: State, department: str, option: str, text: Text) -> str:
    """Return what a use of a department brings in a few words, for a button that shows the mission as a picture."""
    use = state.content.department(department).uses[option]
    return _effect(use, text) or department_name(department, text)


def _effect(use: Use, text: Text) -> str:
    if use.gain is not None:
        return things(use.gain, text)
    if use.per_active is not None:
        each = use.per_active
        return text("move.per_active", things=things(each.gain, text), n=each.each)
    return ""


def _project(move: m.Move, text: Text) -> str:
    type_ = move.type if isinstance(move, m.Build) else ProjectType.HOUSING
    return text(f"project.{type_}")


def _source(state: State, text: Text) -> str:
    source = state.task.source
    kind = "region" if source in set(Region) else "project"
    return text(f"move.source.{kind}", name=text(f"{kind}.{source}"))


def _tab_uncovered(state: State, seat: Seat, tab: ProjectType, text: Text) -> Iterator[str]:
    space = projects.next_disc_space(state, seat, tab)
    income = state.content.tabs[tab].sides[Side(seat.tabs[tab].side)][space - 1].income
    if income != Income():
        yield text("move.uncovers", things=things(income, text))


def _city_worth(state: State, city: str, text: Text) -> Iterator[str]:
    worth = state.content.map.cities[city].vp
    if worth:
        yield text("move.city_worth", n=worth)


def _city_bonus(state: State, seat: Seat, city: str, text: Text) -> Iterator[str]:
    place = state.content.map.cities[city]
    if place.transport_bonus:
        income = state.content.transport[place.region][seat.track[place.region] - 1].income
        yield text("move.city_bonus", things=things(income, text))


def _return_income(state: State, seat: Seat, region: Region, count: int, text: Text) -> Iterator[str]:
    income = state.content.transport[region][seat.track[region] - 1].income
    yield text("move.return_income", n=count, things=things(income, text), region=text(f"region.{region}"))
    entries = [space.income for _, _, space in gains.uncovered(state, state.task.seat)]
    total = {r: sum(getattr(income, r) for income in entries) for r in RESOURCES if r != "steps"}
    fixed = Gain(**total)
    if fixed != Gain():
        yield text("move.tab_income", things=things(fixed, text))
    for choice in [income for income in entries if income.choose]:
        yield text("move.tab_income", things=things(choice, text))


def _advance(state: State, seat: Seat, tab: ProjectType, text: Text) -> Iterator[str]:
    space = research.next_tab_space(state, seat, tab)
    if space is None:
        return
    yield text("move.pay", things=amount(text, "study", space.cost), has=seat.study)
    if space.project:
        yield text("move.new_disc", n=seat.supply)
        if space.income != Income():
            yield text("move.later_income", things=things(space.income, text))
    if space.vp:
        yield text("move.tab_worth", n=space.vp)
    if space.donation_cap:
        yield text("move.donation_cap", n=space.donation_cap)


def _track(state: State, seat: Seat, region: Region, text: Text) -> Iterator[str]:
    cost = research.track_cost(state, seat, region)
    if cost is None:
        return
    space = state.content.transport[region][seat.track[region]]
    yield text("move.pay", things=amount(text, "study", cost), has=seat.study)
    yield text("move.track_income", things=things(space.income, text))
    yield text("move.track_level", level=text(f"level.{space.level}"))
    if space.reward != Gain():
        yield text("move.track_reward", things=things(space.reward, text))


def donation_lines(state: State, donation: str, text: Text) -> tuple[str, ...]:
    """Return what a space of the chart is worth: for each, and to the seat that decides if the game ended now."""
    space = state.content.donations.spaces[donation]
    return (text("move.donation_worth", n=space.vp, what=text(f"donation.{donation}.text").replace("\n", " ")),)


def _donation_price(state: State, seat: Seat, text: Text) -> Iterator[str]:
    price = donations.price(state, state.task.seat)
    yield text("move.pay", things=amount(text, "money", price), has=amount(text, "money", seat.money))


def _use(state: State, seat: Seat, use: Use, text: Text) -> Iterator[str]:
    words = _effect(use, text)
    if words:
        yield text("move.you_get", things=words)
    if use.pay != Gain():
        yield text("move.pay", things=things(use.pay, text), has=amount(text, "money", seat.money))


def _department_price(state: State, seat: Seat, builder: str, tile: str, place: m.Place, text: Text) -> Iterator[str]:
    use = next(u for u in state.content.department(builder).uses.values() if u.build_department)
    assert use.build_department is not None
    room = seat.rooms[state.content.company.index(*place)]
    goods = use.build_department.occupied_room if room.people else use.build_department.empty_room
    extra = state.content.department(tile).extra_build_cost
    total = Gain(money=extra.money, goods=extra.goods + goods)
    yield text("move.pay", things=things(total, text), has=seat.goods)
    yield text("move.room_occupied" if room.people else "move.room_empty")


def _floor_worth(state: State, place: m.Place, text: Text) -> Iterator[str]:
    scoring = state.content.scoring
    top = place.floor == state.content.company.floors
    yield text("move.floor_worth", n=scoring.department_top_floor if top else scoring.department_other_floor)


def _activation(state: State, seat: Seat, place: m.Place, text: Text) -> Iterator[str]:
    room = seat.rooms[state.content.company.index(*place)]
    prices = state.content.department(room.department).desks
    price = min(p for p, taken in zip(prices, room.desks, strict=True) if not taken)
    yield text("move.pay", things=amount(text, "money", price), has=amount(text, "money", seat.money))
    yield text("move.stands_up")


def plot_fits(state: State, city: str, plot: int, project: ProjectType) -> bool:
    """Whether a plot takes a type of project."""
    slot = state.content.map.cities[city].slots[plot - 1]
    return slot is Slot.ANY or slot.value == project.value
