"""What holds in every game, after every move."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from game.content.campaign.book import own
from game.content.model import Content
from game.content.scenario import Scenario
from game.content.text import load_default_text
from game.engine import (
    Event,
    IllegalMove,
    Kind,
    Move,
    State,
    apply,
    copy,
    fingerprint,
    legal_moves,
    new_game,
    parse,
    restore,
    score,
    snapshot,
    why_not,
    winners,
)
from game.engine.moves import Build
from game.paths import content_dir
from tests.engine import second_count
from tests.engine.every_move import every_move
from tests.engine.random_games import (
    CHOICES,
    KINDS,
    Chooser,
    Played,
    changes,
    check,
    check_sound,
    fingerprints,
    options,
    play,
    purse,
    what,
)

ROOT = Path(__file__).parents[2]


def _check_legal(state: State) -> list[Move]:
    """Legal moves are there, none twice, in the order of their kinds, and read back from their text."""
    moves = legal_moves(state)
    assert len(moves) == len(set(moves))
    for move in moves:
        assert parse(str(move)) == move
        assert why_not(state, move) is None
    return moves


def _check_copies(state: State) -> None:
    """A position survives being written down, and a copy goes its own way."""
    data = snapshot(state)
    again = restore(state.content, data)
    assert again == state
    assert snapshot(again) == data
    assert legal_moves(again) == legal_moves(state)
    if not state.finished:
        apply(again, legal_moves(again)[0])
        assert again != state
    assert snapshot(state) == data


def _check_end(state: State, events: list[Event]) -> None:
    """20 rounds, all markers at the end, announced points that a second count agrees with."""
    assert state.round == 20
    assert set(state.markers.values()) == {5}
    said = {e.seat: e.amount for e in events if e.kind is Kind.SCORED}
    counted = {seat: second_count.total(state, seat) for seat in range(len(state.seats))}
    if state.andrew is not None:
        counted[len(state.seats)] = second_count.andrew(state)
    assert said == counted
    for seat, points in counted.items():
        sheet = score(state, seat)
        assert sheet.total == points == sum(line.points for line in sheet.lines)
    assert winners(state) == [seat for seat, points in counted.items() if points == max(counted.values())]


def _note(seen: Counter[str], played: Played) -> None:
    """Count what occurred, for the tests that want everything to occur."""
    state, move, events = played
    seen[what(move)] += 1
    if isinstance(move, Build):
        seen[f"build:{move.department}"] += 1
    for event in events:
        seen[f"event {event.kind}"] += 1
        if event.kind is Kind.TRACK_ADVANCED and event.region is not None:
            if event.amount < state.content.transport[event.region][event.space - 1].cost:
                seen["telegraph"] += 1
        elif event.kind is Kind.DONATED and event.amount == 3 * event.space:
            seen["communications"] += 1


def _play_and_check(
    content: Content,
    kind: str,
    seed: int,
    chooser: Chooser,
    choice: str,
    scenario: Scenario | None = None,
    *,
    sound: float = 1.0,
) -> Counter[str]:
    """Play a game and check every position, a share of them (`sound`) also as one from a save."""
    seen: Counter[str] = Counter()
    sample = random.Random(seed)
    before = None
    for played in play(content, kind, seed, chooser, choice, scenario):
        state = played.state
        check(state)
        if sample.random() < sound:
            check_sound(state)
        after = purse(state)
        if before is not None:
            told = changes(state, played.events)
            assert after == [(m + dm, g + dg, v + dv) for (m, g, v), (dm, dg, dv) in zip(before, told, strict=True)], (
                played.move
            )
        before = after
        assert all(event.amount > 0 for event in played.events if event.kind in (Kind.GAINED, Kind.PAID, Kind.HIRED))
        _note(seen, played)
        if sample.random() < 0.03:
            _check_legal(state) if not state.finished else None
            _check_copies(state)
        if state.finished:
            _check_end(state, played.events)
    return seen


COMMON = (
    "return:0",
    "return:1",
    "income:employee",
    "income:money",
    "income:goods",
    "lobby",
    "move_in",
    "activate",
    "step",
    "sell",
    "give",
    "telegraph",
    "communications",
    "event marker_flipped",
    "event no_donation",
    "event study_lost",
    "event steps_lost",
)
USES = (
    "use:commerce_finance:money",
    "use:commerce_finance:goods",
    "use:commerce_finance:mission_money",
    "use:commerce_finance:mission_goods",
    "use:research_development:study",
    "use:training_partnerships:money",
    "use:training_partnerships:steps",
    "use:recruiting:employee",
    "use:recruiting:steps",
    "use:safety_quality:vp",
    "use:purchasing:goods",
    "use:purchasing:money",
    "use:advanced_research:study",
    "use:advanced_design:study",
    "trade:sales:sell",
    "trade:logistics:sell",
    "trade:supply_chain:buy",
)
BUILDS = (
    "build:construction:housing",
    "build:construction:commerce",
    "build:construction:industry",
    "build:construction:infrastructure",
    "build:engineering",
    "build:construction_outsourcing",
)
TILES = tuple(f"tile:{action}" for action in ("human_resources", "management", "construction", "research"))
RARE_IN_SOLO = {"give", "build:engineering", "build:construction_outsourcing", "trade:logistics:sell"}
HIS = ("card_shifted", "card_settled", "andrew_donated", "andrew_took", "andrew_built", "andrew_track", "andrew_cannot")


def _wanted(content: Content, kind: str) -> set[str]:
    """Everything that must have occurred in a large sample of games of a kind."""
    wanted = {*COMMON, *USES, *BUILDS}
    wanted |= {f"{verb}:{tile}" for tile in content.departments for verb in ("department", "reserve")}
    wanted |= {f"advance:{tab}" for tab in content.tabs} | {f"track:{region}" for region in content.transport}
    wanted |= {f"donate:{donation}" for donation in content.donations.spaces}
    if kind in ("three", "four"):
        wanted |= set(TILES)
    if kind.startswith("solo"):
        wanted |= {f"event {name}" for name in HIS}
        wanted -= RARE_IN_SOLO
    return wanted


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("choice", CHOICES)
def test_a_few_games(content: Content, kind: str, choice: str) -> None:
    """Two games of each kind with each way of choosing."""
    chooser = Chooser()
    for seed in (1, 2):
        _play_and_check(content, kind, seed, chooser, choice)


@pytest.mark.slow
def test_chapters_of_the_campaign(content: Content) -> None:
    """Extra rules and starts of chapters change nothing about what must hold."""
    chapters = own(content_dir(), content, load_default_text()).campaign.chapters
    assert chapters
    chooser = Chooser()
    for number, chapter in enumerate(chapters):
        for choice in CHOICES:
            _play_and_check(content, "solo_normal", number, chooser, choice, chapter.scenario)


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_many_games(content: Content, kind: str) -> None:
    """200 games of each kind, in which everything occurs that the rules know."""
    chooser = Chooser()
    seen: Counter[str] = Counter()
    for seed in range(200):
        choice = "curious" if seed % 4 else CHOICES[seed // 4 % 2]
        seen += _play_and_check(content, kind, 1000 + seed, chooser, choice, sound=0.2)
    assert sorted(name for name in _wanted(content, kind) if not seen[name]) == []


@pytest.mark.parametrize("kind", KINDS)
def test_why_not_and_legal_moves_agree(content: Content, kind: str) -> None:
    """Of everything that can be written down in some positions exactly the legal moves are not refused."""
    texts = every_move(content)
    sample = random.Random(kind)
    for played in play(content, kind, 5, Chooser(), "by_keyword"):
        if sample.random() > 0.05:
            continue
        state = played.state
        accepted = {move for move in texts if why_not(state, move) is None}
        assert accepted == set(_check_legal(state) if not state.finished else [])


@pytest.mark.parametrize("kind", ["two", "four", "solo_hard"])
def test_illegal_moves_leave_no_trace(content: Content, kind: str) -> None:
    """They raise with a rule and a reason, and the position is byte for byte the same."""
    texts = every_move(content)
    sample = random.Random(kind)
    for played in play(content, kind, 6, Chooser(), "by_keyword"):
        if sample.random() > 0.1:
            continue
        state = played.state
        before = snapshot(state)
        legal = set(legal_moves(state))
        for move in sample.sample(texts, 40):
            if move in legal:
                continue
            with pytest.raises(IllegalMove) as caught:
                apply(state, move)
            assert caught.value.refusal.rule
            assert caught.value.refusal.reason
        assert snapshot(state) == before


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_is_its_moves(content: Content, kind: str) -> None:
    """20 games played again from their options and the texts of their moves end in the same position."""
    chooser = Chooser()
    for seed in range(20):
        texts, state = [], None
        for played in play(content, kind, seed, chooser, "curious"):
            texts.append(str(played.move))
            state = played.state
        again = new_game(content, options(kind, seed))
        for text in texts:
            apply(again, parse(text))
        assert again == state
        assert again.finished


def test_a_copy_is_independent(content: Content) -> None:
    """Playing on in a copy changes nothing in the original."""
    state = next(p.state for p in play(content, "three", 3, Chooser(), "by_keyword") if p.state.round == 5)
    twin = copy(state)
    before = snapshot(state)
    while not twin.finished:
        apply(twin, legal_moves(twin)[-1])
    assert snapshot(state) == before
    assert fingerprint(twin) != fingerprint(state)


def test_the_same_seed_gives_the_same_game(content: Content) -> None:
    """And another seed another one."""
    for kind in KINDS:
        first, second, other = (new_game(content, options(kind, seed)) for seed in (11, 11, 12))
        assert first == second
        assert fingerprint(first) == fingerprint(second) != fingerprint(other)


@pytest.mark.slow
def test_the_same_game_in_another_process() -> None:
    """Whatever the order of sets and hashes there."""
    code = "from tests.engine.random_games import fingerprints; print(fingerprints())"
    answers = set()
    for seed in ("0", "1", "4711"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
        done = subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
        )
        answers.add(done.stdout.strip())
    assert answers == {fingerprints()}
