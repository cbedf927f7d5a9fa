"""Every legal move can be made by what is in sight, drawers included; undoing and looking around."""

from __future__ import annotations

import random

import pytest

from game.content.model import Content
from game.content.text import Text
from game.engine import Event, Move
from game.scenes.table import boards
from game.scenes.table.boards import DRAWER_OF
from game.scenes.table.elements import elements
from game.scenes.table.stage import Stage
from game.ui.view import drawer_id
from game.window import Window
from tests.scenes.table.player import session


class Trying(Stage):
    """A stage that notes what would be played instead of playing it."""

    tried: Move | None = None
    trying = False

    def _play(self, move: object) -> list[Event]:
        if not self.trying:
            return super()._play(move)
        assert isinstance(move, Move)
        self.tried = move
        return []


def say(stage: Trying, move: Move) -> list[str]:
    """Click a move together from what is in sight; returns the clicks."""
    wanted = {id for e in elements(stage.session.state, move) for id in (e.id, *e.aliases)}
    stage.tried = None
    clicks: list[str] = []
    while stage.tried is None:
        assert len(clicks) < 8, (move, clicks)
        sight = boards.areas(stage.view(), stage.prompt(), stage.log())
        open_ = [e for e in stage.choice.offered.values() if e.id in wanted]
        assert open_, (move, clicks)
        ids = [id for e in open_ for id in (e.id, *e.aliases) if id in sight and stage.can_click(id)]
        if not ids:
            name = DRAWER_OF[open_[0].id.split(":")[0]]
            assert stage.drawer != name
            ids = [drawer_id(name)]
            assert ids[0] in sight
            assert ids[0] in stage.view().glow
        clicks.append(ids[0])
        stage.click(ids[0])
    return clicks


@pytest.mark.parametrize(("seats", "seed"), [(1, 5), (2, 6), (4, 7)])
def test_every_move_is_in_sight(window: Window, content: Content, text: Text, seats: int, seed: int) -> None:
    game = session(content, seats, seed)
    stage = Trying(game, text)
    chance = random.Random(seed)
    for _ in range(160):
        if stage.over:
            break
        if not stage.person:
            stage.let_bot_play()
            continue
        stage.trying = True
        for move in chance.sample(game.legal, min(6, len(game.legal))):
            say(stage, move)
            assert stage.tried == move
            while stage.back():
                pass
            stage.close_drawer()
        stage.trying = False
        keywords = sorted({move.keyword for move in game.legal} - {"sell"} or {"sell"})
        keyword = chance.choice(keywords)
        game.play(chance.choice([move for move in game.legal if move.keyword == keyword]))
        stage.refresh()


def test_every_thing_in_sight_has_its_words(window: Window, content: Content, text: Text) -> None:
    from game.scenes.table import tips

    game = session(content, 1, 3)
    stage = Stage(game, text)
    chance = random.Random(3)
    for number in range(120):
        if stage.over:
            break
        if number % 12 == 0:
            for drawer in (None, "donations", "departments", "routes", "andrew"):
                if drawer is not None:
                    stage.toggle_drawer(drawer)
                for id in boards.areas(stage.view(), stage.prompt(), stage.log()):
                    view = tips.tip(stage.situation(), stage.prompt(), id)
                    assert view is None or view.title, id
                stage.close_drawer()
        game.play(chance.choice(game.legal))
        stage.refresh()


def test_another_company_offers_nothing(window: Window, content: Content, text: Text) -> None:
    stage = Stage(session(content, 2, 4), text)
    game = stage.session
    while game.state.task.kind != "setup_steps":
        game.play(next((move for move in game.legal if move.keyword == "end"), game.legal[0]))
        stage.refresh()
    people = [id for id in stage.choice.offered if id.startswith("person:")]
    assert all(stage.can_click(id) for id in people)
    stage.look_at(1 - (stage.session.decider or 0))
    assert not any(stage.can_click(id) for id in people)
    assert not any(id in stage.view().glow for id in people)


def test_the_version_grows_with_every_change(window: Window, content: Content, text: Text) -> None:
    stage = Stage(session(content, 2, 4), text)
    seen = [stage.version]
    stage.click("button:sell")
    seen.append(stage.version)
    stage.back()
    seen.append(stage.version)
    stage.toggle_drawer("routes")
    seen.append(stage.version)
    stage.click(next(id for id in stage.choice.offered if id.startswith("plot:")))
    seen.append(stage.version)
    stage.undo()
    seen.append(stage.version)
    assert seen == sorted(set(seen))
