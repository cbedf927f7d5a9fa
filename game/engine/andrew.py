"""Andrew, the automa: his deck, his cards under the VP cards, his turn (N)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.content.model import ActionType, CardKind, Content, Difficulty, SoloCard, TimelineSpace
from game.engine.events import Cause, Event, Kind
from game.engine.moves import AndrewMove, Move
from game.engine.refusal import Handler, Refusal
from game.engine.research import track_taken
from game.engine.scenario import donations_open, refuse_region, rules
from game.engine.state import Andrew, Plot, State, Task, put_disc


def make_andrew(content: Content, difficulty: Difficulty, random: Random) -> Andrew:
    """Return Andrew with a shuffled deck of his difficulty (N1)."""
    deck: list[str] = []
    for kind, count in content.solo.decks[difficulty].items():
        deck += random.sample([card.id for card in content.solo.cards.values() if card.kind is kind], count)
    random.shuffle(deck)
    return Andrew(
        deck=deck,
        columns=[[] for _ in content.solo.vp_cards],
        track=dict.fromkeys(content.transport, 1),
        supply=content.solo.discs,
        departments=[],
    )


def seat_of(state: State) -> int:
    """Return Andrew's seat number."""
    return len(state.seats)


def current(state: State) -> SoloCard:
    """Return the card of this round."""
    assert state.andrew is not None
    assert state.andrew.card is not None
    return state.content.solo.cards[state.andrew.card]


def draw(state: State, out: list[Event]) -> None:
    """Put his top card face down under the first VP card; its back may show his action (N3)."""
    andrew = state.andrew
    assert andrew is not None
    andrew.card = andrew.deck.pop(0)
    andrew.revealed = False
    andrew.shift = min(rules(state).andrew_shift, len(andrew.columns) - 1)
    card = current(state)
    shown = card.action if card.kind is CardKind.NORMAL else None
    out.append(Event(Kind.CARD_DRAWN, seat=seat_of(state), option=card.kind, action=shown))


def reveal(state: State, out: list[Event]) -> None:
    """Turn his card over (N3)."""
    assert state.andrew is not None
    state.andrew.revealed = True
    card = current(state)
    out.append(Event(Kind.CARD_REVEALED, seat=seat_of(state), card=card.id, action=card.action))


def settle_card(state: State, out: list[Event]) -> None:
    """Leave the card under the VP card that it has reached (N6)."""
    andrew = state.andrew
    assert andrew is not None
    assert andrew.card is not None
    andrew.columns[andrew.shift].append(andrew.card)
    vp = state.content.solo.vp_cards[andrew.shift]
    out.append(Event(Kind.CARD_SETTLED, seat=seat_of(state), card=andrew.card, amount=vp))
    andrew.card = None
    andrew.revealed = False
    andrew.shift = 0


def _shift(state: State, amount: int, cause: Cause, out: list[Event]) -> None:
    """Shift the card to the right, never beyond the last VP card (N6)."""
    andrew = state.andrew
    assert andrew is not None
    moved = min(amount, len(andrew.columns) - 1 - andrew.shift)
    if moved:
        andrew.shift += moved
        seat = seat_of(state)
        out.append(Event(Kind.CARD_SHIFTED, seat=seat, card=current(state).id, amount=moved, cause=cause))


def _cannot(state: State, cause: Cause, out: list[Event]) -> None:
    """What he cannot do shifts his card by one (N4, N5)."""
    out.append(Event(Kind.ANDREW_CANNOT, seat=seat_of(state), cause=cause))
    _shift(state, 1, cause, out)


def wants_event(state: State) -> bool:
    """Tell whether the event of the round means anything to him: a donation, End spaces included (N4)."""
    return donations_open(state) and state.event in (TimelineSpace.DONATION, TimelineSpace.END)


def donate(state: State, out: list[Event]) -> None:
    """Donate on his card's space, or shift (N4)."""
    andrew = state.andrew
    assert andrew is not None
    donation = current(state).donation
    if state.gifts[donation] or not andrew.supply:
        _cannot(state, Cause("donation", donation), out)
        return
    andrew.supply -= 1
    andrew.donations += 1
    state.gifts[donation] += (seat_of(state),)
    out.append(Event(Kind.ANDREW_DONATED, seat=seat_of(state), donation=donation))


def act(state: State, out: list[Event]) -> None:
    """Take the action of the round as his card says (N5)."""
    assert state.row is not None
    _ACTIONS[state.row](state, current(state), out)


def _human_resources(state: State, card: SoloCard, out: list[Event]) -> None:
    """Shift as printed (N5)."""
    _shift(state, card.shift, Cause("card", card.id), out)


def _management(state: State, card: SoloCard, out: list[Event]) -> None:
    """Per type the lowest-numbered tile in the display, no number twice in a round (N5, ruling 8)."""
    andrew = state.andrew
    assert andrew is not None
    taken: set[str] = set()
    for wanted in card.departments:
        tiles = state.tables.by_number[wanted]
        found = next((tile for tile in tiles if state.display[tile] and tile not in taken), None)
        if found is None:
            _cannot(state, Cause("action", wanted), out)
            continue
        taken.add(found)
        state.display[found] -= 1
        andrew.departments.append(found)
        out.append(Event(Kind.ANDREW_TOOK, seat=seat_of(state), department=found))


def _construction(state: State, card: SoloCard, out: list[Event]) -> None:
    """A disc on the leftmost free space of each city (N5)."""
    andrew = state.andrew
    assert andrew is not None
    for city in card.cities:
        plot = leftmost_free(state, city)
        closed = refuse_region(state, state.content.map.cities[city].region) is not None
        if plot is None or closed or not andrew.supply:
            _cannot(state, Cause("city", city), out)
            continue
        andrew.supply -= 1
        put_disc(state, city, plot, Plot(seat_of(state)))
        out.append(Event(Kind.ANDREW_BUILT, seat=seat_of(state), city=city, plot=plot))


def leftmost_free(state: State, city: str) -> int | None:
    """Return the leftmost free plot of a city, from 1."""
    plots = state.land[city]
    return plots.index(None) + 1 if None in plots else None


def _research(state: State, card: SoloCard, out: list[Event]) -> None:
    """Steps on the named track, without reward; he blocks its last space like anyone (N5)."""
    andrew = state.andrew
    assert andrew is not None
    region = card.research.region
    last = len(state.content.transport[region])
    for _ in range(card.research.steps):
        at = andrew.track[region]
        if at == last or track_taken(state, region, at + 1):
            _cannot(state, Cause("track", region, at), out)
            continue
        andrew.track[region] += 1
        seat = seat_of(state)
        out.append(Event(Kind.ANDREW_TRACK, seat=seat, region=region, space=andrew.track[region]))


_ACTIONS = {
    ActionType.HUMAN_RESOURCES: _human_resources,
    ActionType.MANAGEMENT: _management,
    ActionType.CONSTRUCTION: _construction,
    ActionType.RESEARCH: _research,
}


_STAGES = {stage: AndrewMove(stage) for stage in ("row", "reveal", "event", "action")}


def _stage(state: State, task: Task, moves: list[Move]) -> None:
    """List the one thing he does now."""
    moves.append(_STAGES[task.stage])


def refuse_stage(state: State, task: Task, move: AndrewMove) -> Refusal | None:
    """Refuse anything but the stage that his turn is at (N2)."""
    return None if move.stage == task.stage else Refusal("N2", "not_now")


def handler(choose_row: Callable[[State, int, ActionType, list[Event]], None]) -> Handler:
    """Return the handler of his moves; `choose_row(state, seat, row, out)` is the flow's (R1, R2)."""

    def perform(state: State, task: Task, move: AndrewMove, out: list[Event]) -> None:
        state.agenda.pop()
        if move.stage in ("row", "reveal"):
            reveal(state, out)
        if move.stage == "row":
            choose_row(state, task.seat, current(state).action, out)
        elif move.stage == "event":
            donate(state, out)
        elif move.stage == "action":
            act(state, out)

    return Handler(_stage, refuse_stage, perform)
