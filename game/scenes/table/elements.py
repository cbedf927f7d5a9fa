"""What a move is made of on the table: the things a person clicks to say it.

Pure: a position and a move in, ids of `game.ui.view` out.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.engine import moves as m
from game.engine.state import State
from game.ui import view as ids


@dataclass(frozen=True)
class Element:
    """A thing to click. Of a move's elements those of the lowest level still open are offered, in any order.

    `aliases`: other ids that mean the same. `gate`: must be clicked even where every move of its kind has it, so
    that what lies behind it does not crowd the prompt.
    """

    id: str
    level: int = 1
    aliases: tuple[str, ...] = ()
    gate: bool = False


def elements(state: State, move: m.Move) -> tuple[Element, ...]:
    """Return the elements of a legal move of the seat that decides, at least one."""
    match move:
        case m.PlaceHousing(city=city, plot=plot):
            return (Element(ids.plot_id(city, plot)),)
        case m.Reserve(department=department):
            return (Element(ids.tile_id(department)),)
        case m.ChooseRow(row=row):
            return (Element(ids.row_id(row)),)
        case m.Return(region=region, count=count):
            everyone = state.seats[state.task.seat].missions[region]
            aliases = (ids.mission_id(region),) if count == everyone else ()
            return (Element(ids.button_id(f"return:{count}"), aliases=aliases),)
        case m.ChooseIncome(gain=gain):
            return (Element(ids.button_id(f"income:{gain}")),)
        case m.ChooseLobby(place=place, count=count):
            return (Element(ids.room_id(*place)), Element(ids.button_id(f"lobby:{count}"), 2))
        case m.Advance(tab=tab):
            return (Element(ids.tab_id(tab)),)
        case m.Track(region=region):
            return (Element(ids.track_id(region)),)
        case m.Donate(donation=donation):
            return (Element(ids.donation_id(donation)),)
        case m.UseTile(action=action):
            return (Element(ids.button_id("tile"), gate=True), Element(ids.button_id(f"action:{action}"), 2))
        case m.Step(who=who, to=to):
            return (Element(ids.person_id(*who)), Element(ids.room_id(*to), 2))
        case m.Use(department=department, option=option, region=region):
            option_id = ids.button_id(f"use:{department}:{option}")
            where = (Element(ids.mission_id(region), 3),) if region is not None else ()
            return (Element(department_room(state, department)), Element(option_id, 2), *where)
        case m.Trade(department=department, option=option, count=count):
            count_id = ids.button_id(f"trade:{department}:{option}:{count}")
            return (Element(department_room(state, department), gate=True), Element(count_id, 2))
        case m.Build(department=department, type=type_, city=city, plot=plot):
            return (
                Element(ids.button_id(f"type:{type_}")),
                Element(ids.plot_id(city, plot)),
                Element(department_room(state, department)),
            )
        case m.BuildDepartment(department=department, tile=tile, place=place):
            return (
                Element(department_room(state, department), gate=True),
                Element(ids.tile_id(tile), 2),
                Element(ids.room_id(*place), 3),
            )
        case m.Give(department=department, donation=donation, region=region):
            return (
                Element(department_room(state, department), gate=True),
                Element(ids.donation_id(donation), 2),
                Element(ids.mission_id(region), 3),
            )
        case m.MoveIn(who=who):
            return (Element(ids.person_id(*who)),)
        case m.Activate(place=place):
            return (Element(_cheapest_desk(state, place), aliases=(ids.room_id(*place),)),)
        case m.Sell(count=count):
            return (Element(ids.button_id("sell"), gate=True), Element(ids.button_id(f"sell:{count}"), 2))
        case m.AndrewMove(stage=stage):
            return (Element(ids.button_id(f"andrew:{stage}")),)
        case _:
            return (Element(ids.button_id(move.keyword)),)


def department_room(state: State, department: str) -> str:
    """Return the id of the room in which the decider's `department` is; ValueError when there is none."""
    departments = [room.department for room in state.seats[state.task.seat].rooms]
    return ids.room_id(*state.content.company.place(departments.index(department)))


def _cheapest_desk(state: State, place: m.Place) -> str:
    """Return the id of the desk that an activation in a room takes (A1)."""
    room = state.seats[state.task.seat].rooms[state.content.company.index(*place)]
    desks = state.content.department(room.department).desks
    free = [i for i, taken in enumerate(room.desks) if not taken]
    desk = min(free, key=lambda i: (desks[i], i)) if free else 0
    return ids.desk_id(*place, desk + 1)
