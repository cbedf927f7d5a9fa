"""The company of the seat that is looked at: a building cut open, floor above floor, and its tabs at the right."""

from __future__ import annotations

from collections import deque

from game.content.model import Department
from game.engine.state import Room, Seat
from game.ui.area import Area
from game.ui.board import glow, halo, layers, layout, panels, people, rooms, signs, tabs
from game.ui.board.log import disc_name
from game.ui.canvas import Canvas
from game.ui.view import TableView, desk_id, person_id, room_id

_PANEL = layout.COMPANY
HEADER = Area(_PANEL.x, _PANEL.y, _PANEL.w, 14)
_SCENE = Area(_PANEL.x, HEADER.bottom, _PANEL.w, _PANEL.bottom - HEADER.bottom)
_PITCH_X, _PITCH_Y = 40.0, 42.0
_ROOMS = (404.0, 132.0)
_STOREYS = 4  # the house is drawn with so many
_HOUSE = 160.0
_SCORES = Area(602, 109.5, 36, 11)
_SWITCH = 17.0
_STOCKS = {"supply": Area(590, 123, 22, 10), "reserve": Area(615, 123, 22, 10)}


def shown(view: TableView) -> int:
    """Number of the seat whose company is drawn; Andrew has none, so the person's takes its place (N1)."""
    return view.looked_at if view.looked_at < len(view.state.seats) else 0


def look_id(seat: int) -> str:
    """Id of the switch to a seat's company."""
    return f"look:{seat}"


def room_area(view: TableView, room: int) -> Area:
    """Where a room is drawn; floor 1 is at the bottom."""
    company = view.state.content.company
    floor, column = company.place(room)
    x = _ROOMS[0] + _PITCH_X * (column - 1)
    y = _ROOMS[1] + _PITCH_Y * (company.floors - floor)
    return Area(x, y, rooms.WIDTH, rooms.HEIGHT)


def areas(view: TableView) -> dict[str, Area]:
    """Everything to click: people and desks before the rooms that they stand in."""
    found = {**_switches(view), "scores": _SCORES, **_STOCKS}
    company = view.state.content.company
    for number in range(len(_seat(view).rooms)):
        found |= _room_things(view, number, company.place(number))
    for number in range(company.size):
        found[room_id(*company.place(number))] = room_area(view, number)
    return found | tabs.areas(view, shown(view))


def draw(canvas: Canvas, view: TableView) -> None:
    """Draw header, building and tabs."""
    draw_header(canvas, view)
    layers.layer(canvas, _SCENE, ("company",), _backdrop)
    _roof_signs(canvas, view)
    for number in range(len(_seat(view).rooms)):
        draw_room(canvas, view, number)
    tabs.draw(canvas, view, shown(view))
    _lights(canvas, view)
    _tags(canvas, view)


def draw_room(canvas: Canvas, view: TableView, number: int) -> None:
    """Draw one room where it belongs."""
    room = _seat(view).rooms[number]
    colour, kind = view.seats[shown(view)].colour, number * 7 // 3
    rooms.draw(canvas, view.text, room, _department(view, room), colour, room_area(view, number), kind)


def furnishing(view: TableView, number: int) -> tuple[tuple[people.Desk, ...], people.Waiting | None]:
    """The desks of a room and who waits there, places from the room's upper left corner."""
    room = _seat(view).rooms[number]
    desks = people.desks(_department(view, room), room)
    return desks, people.waiting(len(desks), room.lying)


def stock_area(name: str) -> Area:
    """Where the seat's discs (supply) or employees (reserve) are counted."""
    return _STOCKS[name]


def _seat(view: TableView) -> Seat:
    return view.state.seats[shown(view)]


def _department(view: TableView, room: Room) -> Department | None:
    return view.state.content.department(room.department) if room.department else None


def _room_things(view: TableView, number: int, place: tuple[int, int]) -> dict[str, Area]:
    spot = room_area(view, number)
    desks, others = furnishing(view, number)
    found: dict[str, Area] = {}
    if others is not None:
        found[person_id(*place)] = people.waiting_area(desks, others).moved(spot.x, spot.y)
    for desk in desks:
        if desk.number:
            found[desk_id(*place, desk.number)] = desk.area.moved(spot.x, spot.y)
    active = people.active_area(desks, others)
    if active is not None:
        found[person_id(*place, True)] = active.moved(spot.x, spot.y)
    return found


# --- header --------------------------------------------------------------------------------------------------------


def _switches(view: TableView) -> dict[str, Area]:
    count = len(view.state.seats)
    if count < 2:
        return {}
    left = _SCORES.x - 3 - _SWITCH * count
    return {look_id(seat): Area(left + _SWITCH * seat, HEADER.y + 1, _SWITCH - 1, 12) for seat in range(count)}


def draw_header(canvas: Canvas, view: TableView) -> None:
    """Draw the header; again over itself while its figures run."""
    panels.brass(canvas, HEADER.inset(1, 0), "teal3")
    info = view.seats[shown(view)]
    canvas.sprite(disc_name(info.colour, "map"), HEADER.x + 4, HEADER.y + 2)
    switches = _switches(view)
    right = min((area.x for area in switches.values()), default=_SCORES.x) - 4
    right = _pools(canvas, view, right)
    title = view.text("company.title", name=info.name)
    canvas.text(title, HEADER.x + 18, HEADER.y + 4.5, colour="brass0", shadow="ink0", width=right - HEADER.x - 20)
    for seat, area in enumerate(switches.values()):
        chosen = seat == shown(view)
        state = "chosen" if chosen else "hover" if view.hover == look_id(seat) else "normal"
        canvas.frame(f"frame.button.{state}", area)
        canvas.sprite(disc_name(view.seats[seat].colour, "map"), area.x + 3, area.y + 0.5)
    canvas.frame("frame.button.hover" if view.hover == "scores" else "frame.button.normal", _SCORES)
    canvas.text(view.text("company.scores"), _SCORES.x + _SCORES.w / 2, _SCORES.y + 2.5, align="center")


def _pools(canvas: Canvas, view: TableView, right: float) -> float:
    """Employee steps and study points that are left this turn; returns where the title has to end (P1, H1)."""
    seat = _seat(view)
    for icon, number in (("icon.step", seat.steps), ("icon.study", seat.study)):
        if number:
            row = (signs.Word(str(number)), signs.Icon(icon))
            width = signs.width(row) + 5
            plate = Area(right - width, HEADER.y + 2, width, 10)
            canvas.frame("frame.cell", plate)
            signs.draw(canvas, row, plate.x + 2.5, plate.y + 2.5)
            right = plate.x - 3
    return right


# --- building ------------------------------------------------------------------------------------------------------


def _backdrop(canvas: Canvas) -> None:
    """Sky and street, and the house that the rooms stand in."""
    canvas.sprite("company.sky", _SCENE.x, _SCENE.y)
    canvas.fill("ink1", Area(_SCENE.x, _SCENE.y, 2, _SCENE.h))
    canvas.fill("brass0", Area(_SCENE.x + 1, _SCENE.y, 1, _SCENE.h))
    left, top = _ROOMS
    bottom = top + _STOREYS * _PITCH_Y
    canvas.fill("ink1", Area(left, top, _HOUSE, bottom - top))
    for storey in range(_STOREYS):
        y = top + storey * _PITCH_Y
        canvas.sprite("company.side", left - 2, y)
        canvas.sprite("company.side", left + _HOUSE, y)
        canvas.sprite("company.slab", left, y + _PITCH_Y - 2)
    canvas.sprite("company.base", left - 3, bottom)
    canvas.sprite("company.roof", left - 3, top - 13)
    canvas.fill("brass2", Area(_SCENE.x + 1, _SCENE.bottom - 1, _SCENE.w - 2, 1))


def _roof_signs(canvas: Canvas, view: TableView) -> None:
    """A billboard for the department that waits to be built first (S6b), and what is left in the reserve beside it."""
    seat = _seat(view)
    if seat.reserved is not None:
        department = view.state.content.department(seat.reserved)
        words = view.text("company.reserved", department=view.text(f"department.{seat.reserved}.short"))
        area = Area(0, _SCENE.y + 1, canvas.measure(words) + 6, 9)._replace(x=558 - canvas.measure(words))
        canvas.fill("ink0", area)
        canvas.fill(rooms.STRIPS[department.type], area.inset(1))
        canvas.text(words, area.x + 3, area.y + 2, colour="grey0", shadow="ink0")
    for id, row in _stocks(view).items():
        area = _STOCKS[id]
        canvas.frame("frame.cell", area)
        signs.draw(canvas, row, area.x + 2, area.y + 2.5)


def _stocks(view: TableView) -> dict[str, tuple[signs.Sign, ...]]:
    """Discs in the supply and employees in the reserve: both can run out (S8)."""
    seat, colour = _seat(view), view.seats[shown(view)].colour
    return {
        "supply": (signs.Icon(disc_name(colour, "7")), signs.Word(str(seat.supply))),
        "reserve": (signs.Icon(f"person.seat{colour}.bust"), signs.Word(str(seat.reserve))),
    }


# --- what can be done ----------------------------------------------------------------------------------------------


def _lights(canvas: Canvas, view: TableView) -> None:
    """Rings: of rooms inside of their walls, so that no neighbour's name is covered, then of what stands in them."""
    found = areas(view)
    seat, company = _seat(view), view.state.content.company
    lit = [room_id(*company.place(number)) for number in range(company.size)]
    for id in sorted((id for id in lit if glow.is_lit(view, id)), key=lambda id: id == view.hover):
        glow.light(canvas, view, id, found[id].inset(2 if id == view.hover else 1))
    for number, room in enumerate(seat.rooms):
        if glow.is_lit(view, lit[number]) and (room.department or room.lobby):
            rooms.title(canvas, view.text, _department(view, room), room_area(view, number))
    _light_people(canvas, view)
    outside = {"desk": 0, "tab": 1}  # art pixels that the ring keeps away
    small = {id: id.partition(":")[0] for id in found}
    glow.light_all(canvas, view, {id: found[id].inset(-outside[kind]) for id, kind in small.items() if kind in outside})
    glow.mark_changed(canvas, view, {id: area for id, area in found.items() if id not in ("scores",)})


def _light_people(canvas: Canvas, view: TableView) -> None:
    """Light the people that can be picked or are: the one pointed at last, so that no other light covers it."""
    company, colour = view.state.content.company, view.seats[shown(view)].colour
    lit = []
    for number, room in enumerate(_seat(view).rooms):
        ids = person_id(*company.place(number)), person_id(*company.place(number), True)
        if any(glow.is_lit(view, id) for id in ids):
            lit.append((view.hover in ids, number, room, ids))
    for _, number, room, ids in sorted(lit, key=lambda one: one[0]):
        lights = _light(view, ids[0]), _light(view, ids[1])
        rooms.light_people(canvas, view.text, room, _department(view, room), colour, room_area(view, number), lights)


def _light(view: TableView, id: str) -> halo.Colours | None:
    if id in view.chosen:
        return halo.CHOSEN
    if id in view.glow:
        return halo.POINTED_AT if id == view.hover else halo.CAN_BE_CLICKED
    return None


def _tags(canvas: Canvas, view: TableView) -> None:
    """People not drawn, uses left of departments, and steps to the rooms that a chosen person can reach."""
    company = view.state.content.company
    distances = _distances(view)
    for number, room in enumerate(_seat(view).rooms):
        spot = room_area(view, number)
        rooms.count(canvas, view.text, room, _department(view, room), spot)
        if number in distances and room_id(*company.place(number)) in view.glow:
            _step_sign(canvas, distances[number], spot)
        elif shown(view) == view.decider and view.uses.get(room.department):
            rooms.uses(canvas, view.uses[room.department], spot)


def _distances(view: TableView) -> dict[int, int]:
    """Steps from the chosen person's room to the others (H2)."""
    company = view.state.content.company
    for number in range(company.size):
        place = company.place(number)
        if view.chosen & {person_id(*place), person_id(*place, True)}:
            return _walk(view, number)
    return {}


def _walk(view: TableView, start: int) -> dict[int, int]:
    found = {start: 0}
    queue = deque([start])
    while queue:
        room = queue.popleft()
        for other in view.state.content.company.neighbours(room):
            if other not in found:
                found[other] = found[room] + 1
                queue.append(other)
    del found[start]
    return found


def _step_sign(canvas: Canvas, steps: int, spot: Area) -> None:
    """In the place of what the department does, so that the people stay in sight."""
    strip = Area(spot.x, spot.y + rooms.STRIP, spot.w, rooms.STRIP).inset(1, 0)
    row = (signs.Icon("icon.step"), signs.Word(str(steps)))
    canvas.fill("ink1", strip)
    canvas.fill("glow", strip.inset(0, 0.5))
    signs.draw(canvas, row, round(strip.centre[0] - signs.width(row) / 2), strip.y + 2)
