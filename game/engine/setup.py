"""Setting up a game: all chance happens here, from the seed (S, N1)."""

from __future__ import annotations

from random import Random

from game.content.model import ActionType, Content, Layout, ProjectType, TimelineSpace
from game.engine.andrew import leftmost_free, make_andrew
from game.engine.flow import settle
from game.engine.options import Options
from game.engine.rooms import Room, furnished
from game.engine.scenario import arrange
from game.engine.state import NEUTRAL, Decision, Plot, Seat, State, TabState, Task, attach, put_disc


def new_game(content: Content, options: Options) -> State:
    """Return the first position of a game; OptionsError when the options do not fit together."""
    options.check()
    random = Random(options.seed)
    layout = options.layout or content.timeline.layout
    rows = _timeline(content, layout, random)
    display = _display(content, options.seats, random)
    drawn = random.randrange(options.seats)
    start = drawn if options.start_seat is None else options.start_seat
    state = State(
        seed=options.seed,
        layout=layout,
        seats=[_seat(content, options, seat) for seat in range(options.seats)],
        andrew=None,
        plots={city.id: [None] * len(city.slots) for city in content.map.cities.values()},
        chart={donation: [] for donation in content.donations.spaces},
        display=display,
        rows=rows,
        markers=dict.fromkeys(ActionType, 0),
        start_seat=start,
        first=start,
    )
    attach(state, content)
    for position in content.setup.action_choice_tiles[options.seats]:
        state.seats[state.order()[position - 1]].tile = True
    neutral = content.setup.neutral_discs[options.seats]
    scenario = options.scenario
    if scenario is not None:
        state.scenario = scenario
        arrange(state, scenario)
        neutral = neutral if scenario.neutral_discs is None else scenario.neutral_discs
    _neutral_discs(state, neutral, random)
    if options.difficulty is not None:
        state.andrew = make_andrew(content, options.difficulty, random)
    state.agenda = _agenda(state)
    for seat in state.seats:
        seat.steps = content.setup.setup_steps
    settle(state, [])
    return state


def _timeline(content: Content, layout: Layout, random: Random) -> dict[ActionType, tuple[TimelineSpace, ...]]:
    """Draw tiles, a random side each, and add the End spaces (S1, ruling 1)."""
    numbers = random.sample(sorted(content.timeline.tiles), content.setup.timeline_tiles)
    tiles = [content.timeline.tiles[n] for n in numbers]
    sides = [tile.front if random.randrange(2) == 0 else tile.back for tile in tiles]
    if layout is Layout.COLUMNS:
        sides = [tuple(side[i] for side in sides) for i in range(len(sides))]
    return {row: (*side, TimelineSpace.END) for row, side in zip(ActionType, sides, strict=True)}


def _display(content: Content, seats: int, random: Random) -> dict[str, int]:
    """Take tiles, not types, out of the two copies of each department (S2)."""
    tiles = [tile for tile in content.departments for _ in range(content.setup.department_copies)]
    removed = random.sample(range(len(tiles)), content.setup.departments_removed[seats])
    display = dict.fromkeys(content.departments, content.setup.department_copies)
    for index in removed:
        display[tiles[index]] -= 1
    return display


def _seat(content: Content, options: Options, seat: int) -> Seat:
    """Return a seat as it starts (S3)."""
    company = content.company
    rooms = [Room() for _ in range(company.size)]
    for printed in company.rooms:
        room = rooms[company.index(printed.floor, printed.column)]
        if printed.department is None:
            room.lobby = True
            room.lying = content.setup.employees.lobby
        else:
            room.cell = furnished(content.starting_departments[printed.department])
            room.desks[0] = True
    return Seat(
        money=content.setup.start.money,
        goods=content.setup.start.goods,
        points=0,
        reserve=content.setup.employees.reserve,
        supply=content.setup.discs.supply,
        rooms=rooms,
        tabs={tab: TabState(options.side(seat, tab)) for tab in ProjectType},
        track=dict.fromkeys(content.transport, 1),
        missions=dict.fromkeys(content.transport, 0),
    )


def _neutral_discs(state: State, count: int, random: Random) -> None:
    """Place neutral discs by drawing solo cards, until they run out, even in the middle of a card (S5)."""
    cards = list(state.content.solo.cards.values())
    random.shuffle(cards)
    for card in cards:
        if count and not state.gifts[card.donation]:
            state.gifts[card.donation] += (NEUTRAL,)
            count -= 1
        for city in card.cities:
            plot = leftmost_free(state, city)
            if count and plot is not None:
                put_disc(state, city, plot, Plot(NEUTRAL))
                count -= 1


def _agenda(state: State) -> list[Task]:
    """Put the set-up decisions and the first round on the agenda, last first (S6, S7)."""
    order = state.order()
    steps: list[Task] = []
    for seat in reversed(order):
        steps += [Task(Decision.PLACE, seat), Task(Decision.RESERVE, seat)]
    for seat in order:
        steps += [Task(Decision.SETUP_STEPS, seat), Task(Decision.ACTIVATE, seat)]
    return [*reversed([*steps, Task(Decision.ROUND)])]
