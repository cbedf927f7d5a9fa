"""An evening as a person has it: many games begun, none of them lost, and what cannot be saved is told."""

from __future__ import annotations

import os

import pytest

from game.content.model import Content
from game.content.text import Text
from game.scenes.load import LoadScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.session import games, profile
from game.session.occasion import Purpose
from game.storage import files, locks
from game.window import Window
from tests.scenes.driver import Driver
from tests.scenes.kept import keep, named, played
from tests.scenes.table.player import open_table


def table(window: Window) -> TableScene:
    """The table on top."""
    scene = window.scenes[-1]
    assert isinstance(scene, TableScene)
    return scene


def play_some(window: Window, moves: int = 3) -> tuple[str, ...]:
    """Play on at the table; all moves of the game."""
    scene = table(window)
    for _ in range(moves):
        scene.play(scene.session.legal[0])
    scene.hurry()
    window.frame(0.5)
    window.frame(0.5)
    return scene.session.moves


def to_title(window: Window, driver: Driver) -> None:
    driver.click("menu")
    driver.click("title")
    assert isinstance(window.scenes[-1], TitleScene)


def test_five_games_of_an_evening_can_all_be_continued(window: Window, driver: Driver, content: Content) -> None:
    profile.create("Ada")
    expected = []
    old = played(content, 2, 80)
    assert old.state.round == 10
    path = named(old, "Friday")
    window.push(TitleScene(window))
    # A game at round 10 that goes on, from another load.
    driver.click("load")
    driver.click("load")
    expected.append(play_some(window))
    driver.click("menu")
    driver.click("new_game")
    driver.click("start")
    expected.append(play_some(window))
    to_title(window, driver)
    driver.click("campaign")
    driver.click("open")
    driver.click("begin")
    assert table(window).session.setup.occasion is not None
    expected.append(play_some(window))
    to_title(window, driver)
    driver.click("solo")
    driver.click("daily")
    occasion = table(window).session.setup.occasion
    assert occasion is not None
    assert occasion.purpose is Purpose.DAILY
    expected.append(play_some(window))
    to_title(window, driver)
    driver.click("load")
    scene = window.scenes[-1]
    assert isinstance(scene, LoadScene)
    number = [saved.path for saved in scene.saved].index(path)
    scene.choose(number)
    driver.click("load")
    expected.append(play_some(window, 4))
    to_title(window, driver)
    kept = {saved.save.moves for saved in games.listed(content).saved if saved.own and saved.save is not None}
    assert kept == set(expected)
    for moves in reversed(expected):
        driver.click("load")
        scene = window.scenes[-1]
        assert isinstance(scene, LoadScene)
        number = next(i for i, each in enumerate(scene.saved) if each.own and each.save and each.save.moves == moves)
        if number != scene.chosen:
            scene.choose(number)
        driver.click("load")
        assert table(window).session.moves == moves
        to_title(window, driver)
    assert old.moves == games.look(path, content).save.moves  # type: ignore[union-attr]


def test_a_game_that_is_watched_and_gone_on_with_stays_as_it_is(
    window: Window, driver: Driver, content: Content
) -> None:
    place = keep(played(content, 2, 60))
    before = place.path.read_bytes()
    window.push(TitleScene(window))
    driver.click("load")
    driver.click("watch")
    driver.click("button:on")
    driver.click("button:on")
    driver.click("button:from_here")
    assert len(play_some(window)) == 5
    assert place.path.read_bytes() == before
    assert {len(saved.save.moves) for saved in games.listed(content).saved if saved.save} == {5, 60}


def test_the_end_of_a_game_cannot_be_gone_on_from(window: Window, driver: Driver, content: Content) -> None:
    keep(played(content, 2, None))
    window.push(TitleScene(window))
    driver.click("load")
    driver.click("watch")
    driver.click("button:last")
    assert not driver.target("button:from_here").enabled


def test_a_table_that_is_left_lets_other_windows_have_the_game(
    window: Window, driver: Driver, content: Content
) -> None:
    place = keep(played(content, 2, 30))
    window.push(TitleScene(window))
    driver.click("continue")
    assert locks.lock_path(place.path) in locks._held
    to_title(window, driver)
    assert locks.lock_path(place.path) not in locks._held


def test_what_cannot_be_saved_is_told_until_it_can(
    window: Window, driver: Driver, content: Content, text: Text, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = open_table(window, played(content, 2, 0))
    notice = text("table.no_save", reason="No space left on device")

    def told() -> int:
        return [line.text for line in scene.stage.log().lines].count(notice)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files, "PATIENCE", 0.0)
    real = os.fsync
    monkeypatch.setattr(os, "fsync", full)
    play_some(window, 2)
    assert told() == 1
    monkeypatch.setattr(os, "fsync", real)
    play_some(window, 1)
    assert told() == 0
    assert len(games.listed(content).saved) == 1


def test_saving_by_hand_takes_the_notice_away(
    window: Window, driver: Driver, content: Content, text: Text, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = open_table(window, played(content, 2, 0))
    scene.complain("Disk asleep")
    driver.click("menu")
    driver.click("save")
    driver.click("ask:ok")
    driver.click("back")
    assert "Disk asleep" not in " ".join(line.text for line in scene.stage.log().lines)
