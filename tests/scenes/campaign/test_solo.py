"""Playing alone by real events: quick games, the game of the day, statistics."""

from __future__ import annotations

from datetime import date

import pygame

from game.content.model import Difficulty
from game.content.text import Text
from game.scenes.new_game import NewGameScene
from game.scenes.scores import ScoresScene
from game.scenes.solo import SoloScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.seats.bots import RandomBot
from game.session import profile, statistics
from game.session.occasion import Purpose
from game.window import Window
from tests.scenes.campaign.scenes import somebody
from tests.scenes.driver import Driver

TODAY = date(2026, 5, 4)


def play_on(window: Window) -> TableScene:
    """Let chance play the game on the table to its end."""
    scene = window.scenes[-1]
    assert isinstance(scene, TableScene)
    bot = RandomBot()
    while not scene.session.state.finished:
        scene.play(bot.choose(scene.session.state))
        scene.reel.finish()
    for _ in range(20):
        window.frame(0.5)
    return scene


def test_a_quick_game_is_one_click_and_is_counted(window: Window, driver: Driver) -> None:
    window.push(TitleScene(window))
    driver.click("solo")
    driver.click("play:hard")
    table = play_on(window)
    assert table.session.setup.options.difficulty is Difficulty.HARD
    assert isinstance(window.scenes[-1], ScoresScene)
    (kept,) = profile.profiles()
    (game,) = statistics.load(kept.id)[0].games
    assert (game.purpose, game.difficulty, game.seed) == (Purpose.QUICK, "hard", table.session.state.seed)
    window.reset(TitleScene(window))
    driver.click("solo")
    scene = window.scenes[-1]
    assert isinstance(scene, SoloScene)
    assert len(scene.statistics.games) == 1
    assert scene.journal.difficulty is Difficulty.HARD


def test_the_game_of_the_day(window: Window, driver: Driver) -> None:
    window.push(TitleScene(window))
    window.push(SoloScene(window, TODAY))
    driver.click("daily:expert")
    driver.click("daily")
    table = play_on(window)
    assert table.session.state.seed == statistics.daily_seed(TODAY)
    (kept,) = profile.profiles()
    found, _ = statistics.load(kept.id)
    assert [(game.day, game.difficulty) for game in statistics.daily(found, TODAY)] == [("2026-05-04", "expert")]
    assert statistics.days_in_a_row(found, TODAY) == 1


def test_by_keyboard(window: Window, driver: Driver) -> None:
    window.push(TitleScene(window))
    driver.key(pygame.K_o)
    assert isinstance(window.scenes[-1], SoloScene)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(window.scenes[-1], TitleScene)
    driver.key(pygame.K_o)
    driver.key(pygame.K_1)
    assert isinstance(window.scenes[-1], TableScene)


def test_damaged_statistics_are_told(window: Window, driver: Driver, text: Text) -> None:
    person = somebody(window.content)
    statistics.path(person.id).write_text("{")
    window.push(TitleScene(window))
    window.push(SoloScene(window, TODAY))
    scene = window.scenes[-1]
    assert isinstance(scene, SoloScene)
    assert scene.trouble.startswith("statistics.json is damaged")
    assert text("kept.restored") not in scene.trouble
    driver.click("profile")
    driver.key(pygame.K_ESCAPE)
    assert window.scenes[-1] is scene


def test_a_game_set_up_by_hand_counts_for_the_profile_of_its_name(window: Window, driver: Driver) -> None:
    made = profile.create("ada")
    for count, occasion in ((1, True), (2, False)):
        window.reset(TitleScene(window))
        scene = NewGameScene(window)
        scene.draft.set_count(count)
        window.push(scene)
        driver.click("start")
        table = window.scenes[-1]
        assert isinstance(table, TableScene)
        found = table.session.setup.occasion
        assert (found is not None) is occasion
        if found is not None:
            assert (found.purpose, found.profile) == (Purpose.FREE, made.id)
            play_on(window)
            assert [game.purpose for game in statistics.load(made.id)[0].games] == [Purpose.FREE]
