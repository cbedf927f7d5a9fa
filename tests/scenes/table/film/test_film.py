"""What is seen of a move: inside the window, short, drawn at any moment, and of no effect on what comes of it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pygame
import pytest

from game.content.model import Content
from game.content.text import Text
from game.engine import Move, restore
from game.engine.events import Kind
from game.engine.state import copy
from game.scenes.table.film.cut import LONGEST, Shot, shot, within
from game.scenes.table.film.pieces import Badge, Halo
from game.scenes.table.stage import Stage
from game.session import Session
from game.settings import Settings, Speed
from game.ui.board.layout import TABLE
from game.ui.view import TableView
from game.window import Window
from tests.scenes.driver import Driver
from tests.scenes.table.film.test_unfold import seen
from tests.scenes.table.player import Player, open_table, session

DRAWERS = (None, None, "donations", "departments", "routes", "andrew")
EDGE = 9  # art pixels that something may stick out of the table: half of a large piece


def any_move(game: Session, chance: random.Random) -> Move:
    """A legal move, of all kinds equally often."""
    keywords = sorted({move.keyword for move in game.legal} - {"sell"} or {"sell"})
    keyword = chance.choice(keywords)
    return chance.choice([move for move in game.legal if move.keyword == keyword])


def views(game: Session, text: Text, seed: int) -> Iterator[TableView]:
    """The view before each move of a game, with drawers open and the map enlarged now and then."""
    stage, chance = Stage(game, text), random.Random(seed)
    while not stage.over:
        drawer = chance.choice(DRAWERS if game.state.solo else DRAWERS[:-1])
        if drawer is not None:
            stage.toggle_drawer(drawer)
        elif chance.random() < 0.2:
            stage.map_look = stage.map_look.zoomed(chance.choice([1, -1]), (chance.randrange(400), 150))
        shown = stage.view()
        game.play(any_move(game, chance))
        yield type(shown)(**{**vars(shown), "state": restore(game.content, game.history[-1].before)})
        stage.refresh()


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (4, 3)])
def test_the_film_of_a_whole_game(window: Window, content: Content, text: Text, seats: int, seed: int) -> None:
    game = session(content, seats, seed)
    filmed: set[Kind] = set()
    for view in views(game, text, seed):
        events = game.history[-1].events
        made = shot(view, events)
        for piece in made.pieces:
            assert piece.seconds > 0
            for x, y in piece.spots():
                assert TABLE.inset(-EDGE).contains(x, y), (piece, events)
        assert within([made])[0].seconds <= LONGEST + 1e-9
        assert [event for _, event in made.cues] == list(events)
        assert [time for time, _ in made.cues] == sorted(time for time, _ in made.cues)
        check_changes(made, game)
        filmed |= {event.kind for event in events} if made.pieces else set()
    assert len(filmed) > 15


def check_changes(made: Shot, game: Session) -> None:
    """The boards come to what the game has come to, with nothing left hidden."""
    state, hidden = copy(made.view.state), Counter[str]()
    for change in made.changes:
        if change.half is not None and change.event is not None:
            change.half(state, change.event)
        else:
            hidden[change.piece] += 1 if change.hides else -1
    assert not +hidden
    assert seen(state) == seen(game.state), made.events


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed"), [(1, 4), (3, 5)])
def test_every_moment_can_be_drawn(window: Window, content: Content, seats: int, seed: int) -> None:
    scene = open_table(window, session(content, seats, seed))
    game, chance, page = scene.session, random.Random(seed), pygame.Surface(window.size)
    while not game.state.finished:
        if chance.random() < 0.2:
            scene.stage.toggle_drawer(chance.choice(["donations", "departments", "andrew"][: 3 if seats == 1 else 2]))
            scene._look()
        if chance.random() < 0.1:
            scene.see_map(scene.stage.map_look.zoomed(chance.choice([1, -1])))
        scene.play(any_move(game, chance))
        while scene.reel:
            scene.draw(page)
            scene.update(chance.uniform(0.02, 0.4))


def test_without_motion_there_is_only_what_has_changed(window: Window, content: Content, text: Text) -> None:
    game = session(content, 1, 6)
    for view in views(game, text, 6):
        events = game.history[-1].events
        for piece in shot(view, events, still=True).pieces:
            assert isinstance(piece, Halo) or (isinstance(piece, Badge) and piece.start == piece.goal)
        assert not shot(view, events, moving=False).seconds


def picture(window: Window) -> bytes:
    """What the window shows, redrawn."""
    page = pygame.Surface(window.size)
    window.scenes[-1].draw(page)
    return pygame.image.tobytes(page, "RGB")


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2])
def test_the_end_is_the_same_without_motion(window: Window, content: Content, seats: int) -> None:
    """After every move of a game, at each speed; the last picture that the film paints has nothing hidden either."""
    chance = random.Random(8)
    scenes = []
    for speed, reduced in ((Speed.NORMAL, False), (Speed.FAST, True), (Speed.OFF, False)):
        window.configure(Settings(speed=speed, reduced_motion=reduced))
        scenes.append(open_table(window, session(content, seats, 8)))
    while not scenes[0].session.state.finished:
        move = any_move(scenes[0].session, chance)
        shown = []
        for scene in scenes:
            scene.play(move)
            while scene.reel:
                scene.update(0.3)
            window.scenes[-1] = scene
            shown.append(picture(window))
        assert shown[0] == shown[1] == shown[2], move


@pytest.mark.slow
def test_a_whole_game_with_motion(window: Window, driver: Driver, content: Content) -> None:
    """Clicked to its end alone, every movement seen to its end."""
    scene = open_table(window, session(content, 1, 12))
    player = Player(driver, scene, 12, keen=0.7)
    while not scene.stage.over:
        player.play_a_move()
        frames = 0
        while scene.reel:
            window.frame(0.1)
            frames += 1
        assert frames <= LONGEST / 0.1 + 2


def test_pieces_are_heard_as_they_land(content: Content, text: Text) -> None:
    game = session(content, 2, 2)
    view = Stage(game, text).view()
    view = type(view)(**{**vars(view), "state": copy(view.state)})
    game.play(game.legal[0])
    made = shot(view, game.history[-1].events)
    (time, event), *_ = made.cues
    assert event.kind is Kind.SETUP_DISC
    flight = next(piece for piece in made.pieces if piece.begin == 0)
    assert time == flight.end
    assert made.hurried(0.5).cues[0][0] == time / 2


@pytest.mark.parametrize("key", [None, pygame.K_SPACE])
def test_a_click_or_a_key_ends_the_motion(window: Window, driver: Driver, content: Content, key: int | None) -> None:
    scene = open_table(window, session(content, 2, 9))
    driver.click(next(id for id in scene.stage.choice.offered if id.startswith("plot:")))
    assert scene.reel
    assert scene.busy
    if key is None:
        driver.post(pygame.MOUSEBUTTONDOWN, pos=(2, 718), button=1)
    else:
        driver.key(key)
    assert not scene.reel
    assert not scene.busy


def test_figures_run(window: Window, driver: Driver, content: Content) -> None:
    scene = open_table(window, session(content, 2, 9))
    before = scene.session.state.seats[scene.session.decider or 0].money
    driver.click("button:sell")
    window.frame(1)
    driver.click("button:sell:4")
    assert scene.reel
    shown = set()
    seat = scene.session.history[-1].seat
    while scene.reel:
        rolls = [p for p in scene.reel._shots[0].pieces if p.begin <= scene.reel._time < p.end and hasattr(p, "event")]
        shown.add(scene.reel._running(seat, rolls).seats[seat].money)
        window.frame(1 / 60)
    assert {before, before + 1, before + 2, before + 3, before + 4} >= shown
    assert len(shown) > 3
