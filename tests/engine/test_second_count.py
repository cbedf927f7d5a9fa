"""Scoring against a second count, on positions that games seldom reach (F1-F3, N7)."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from game.content.load import load_default
from game.content.model import Difficulty, ProjectType, Side
from game.engine import Options, State, copy, new_game, score
from game.engine.state import Plot, TabState
from tests.engine import second_count

CONTENT = load_default()
_SOLO = new_game(CONTENT, Options(seats=1, seed=1, difficulty=Difficulty.HARD))
_PLOTS = [(city.id, plot) for city in CONTENT.map.cities.values() for plot in range(len(city.slots))]
_WELFARE = ("welfare_goods", "welfare_money", "welfare_money_goods")
_TABS = st.dictionaries(st.sampled_from(list(ProjectType)), st.tuples(st.sampled_from(list(Side)), st.integers(1, 7)))


def _empty() -> State:
    state = copy(_SOLO)
    state.plots = {city: [None] * len(plots) for city, plots in state.plots.items()}
    state.chart = {donation: [] for donation in state.chart}
    return state


@settings(max_examples=80, deadline=None)
@given(
    st.integers(0, 45),
    st.integers(0, 14),
    st.sets(st.sampled_from(_WELFARE)),
    st.sets(st.sampled_from(_WELFARE)),
    _TABS,
)
def test_welfare(
    money: int, goods: int, mine: set[str], his: set[str], tabs: dict[ProjectType, tuple[Side, int]]
) -> None:
    """F3 and N7: the payments of both, whatever there is to pay with."""
    state = _empty()
    owner = state.seats[0]
    owner.money, owner.goods = money, goods
    for tab, (side, reached) in tabs.items():
        owner.tabs[tab] = TabState(side, reached)
    for donation in mine:
        state.chart[donation].append(0)
        owner.donations += 1
    for donation in his:
        state.chart[donation].append(1)
    assert score(state, 0).total == second_count.total(state, 0)
    assert score(state, 1).total == second_count.andrew(state)


@settings(max_examples=80, deadline=None)
@given(
    st.lists(st.sampled_from(_PLOTS), unique=True, min_size=8, max_size=60),
    st.lists(st.integers(1, 5), min_size=4, max_size=4),
    st.lists(st.sampled_from(sorted(CONTENT.donations.spaces)), unique=True, max_size=12),
    st.randoms(use_true_random=False),
)
def test_map_tracks_and_donations(
    plots: list[tuple[str, int]], tracks: list[int], chosen: list[str], rng: Random
) -> None:
    """F1 and F2: cities, connections and what donations count, of the person and of Andrew."""
    state = _empty()
    owner = state.seats[0]
    for city, plot in plots:
        mine = rng.random() < 0.8
        state.plots[city][plot] = Plot(0, rng.choice(list(ProjectType))) if mine else Plot(1)
    owner.track = dict(zip(owner.track, tracks, strict=True))
    for donation in chosen:
        seat = rng.randrange(2)
        state.chart[donation].append(seat)
        owner.donations += seat == 0
    assert score(state, 0).total == second_count.total(state, 0)
    assert score(state, 1).total == second_count.andrew(state)
