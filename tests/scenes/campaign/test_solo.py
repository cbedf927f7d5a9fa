"""Playing alone by real events: quick games, the game of the day, statistics."""

from __future__ import annotations

from datetime import date, timedelta

import pygame
import pytest

from game.content.model import Difficulty
from game.content.text import Text
from game.scenes.new_game import NewGameScene
from game.scenes.scores import ScoresScene
from game.scenes.solo import SoloScene
from game.scenes.solo import scene as solo_scene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.seats.bots import RandomBot
from game.session import profile, statistics
from game.session.occasion import Purpose
from game.session.statistics import Played, Statistics
from game.storage.kept import write
from game.ui.canvas import fit
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


# --- days --------------------------------------------------------------------------------------------------------


class Clock:
    """A clock that can be set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.day = TODAY
        monkeypatch.setattr(solo_scene, "today", lambda: self.day)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def shown_day(window: Window) -> str:
    """The day that can be read in the scene."""
    canvas = fit(pygame.Surface(window.size), record=True)
    window.scenes[-1].draw_on(canvas)
    (day,) = {each.text for each in canvas.texts if each.text.startswith("2026-")}
    return day


def test_midnight_between_pressing_and_letting_go(window: Window, driver: Driver, clock: Clock) -> None:
    window.push(SoloScene(window))
    driver.move("daily")
    spot = driver.target("daily").rect.center
    driver.post(pygame.MOUSEBUTTONDOWN, pos=spot, button=1)
    clock.day = TODAY + timedelta(days=1)
    window.frame(1 / 60)
    assert shown_day(window) == "2026-05-04"
    driver.post(pygame.MOUSEBUTTONUP, pos=spot, button=1)
    table = window.scenes[-1]
    assert isinstance(table, TableScene)
    assert table.session.state.seed == statistics.daily_seed(TODAY)
    assert table.session.setup.occasion is not None
    assert table.session.setup.occasion.day == "2026-05-04"


def test_day_that_begins_while_the_scene_is_open_is_shown_and_played(
    window: Window, driver: Driver, clock: Clock
) -> None:
    window.push(SoloScene(window))
    window.frame(1 / 60)
    assert shown_day(window) == "2026-05-04"
    clock.day = TODAY + timedelta(days=1)
    window.frame(1 / 60)
    assert shown_day(window) == "2026-05-05"
    driver.key(pygame.K_d)
    table = window.scenes[-1]
    assert isinstance(table, TableScene)
    assert table.session.state.seed == statistics.daily_seed(clock.day)
    assert table.session.setup.occasion is not None
    assert table.session.setup.occasion.day == "2026-05-05"


def test_coming_back_the_next_day_shows_the_new_day(window: Window, driver: Driver, clock: Clock) -> None:
    window.push(SoloScene(window))
    driver.click("profile")
    clock.day = TODAY + timedelta(days=1)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(window.scenes[-1], SoloScene)
    assert shown_day(window) == "2026-05-05"


def test_game_that_ends_after_midnight_counts_for_its_day(window: Window, driver: Driver, clock: Clock) -> None:
    window.push(TitleScene(window))
    driver.click("solo")
    driver.click("daily")
    clock.day = TODAY + timedelta(days=1)
    play_on(window)
    (kept,) = profile.profiles()
    found, _ = statistics.load(kept.id)
    assert [game.day for game in found.games] == ["2026-05-04"]
    assert statistics.days_in_a_row(found, clock.day) == 1


@pytest.mark.parametrize(
    "when",
    ["", "yesterday", "0001-01-01T00:00:00+23:59", "9999-12-31T23:59:59-23:59", "2026-05-04", "1970-01-01T00:00:00Z"],
)
def test_results_of_a_clock_that_was_wrong_are_shown(window: Window, driver: Driver, text: Text, when: str) -> None:
    person = profile.create("Ann")
    games = tuple(
        Played(f"{day}{when}", when, Purpose.DAILY if day else Purpose.QUICK, Difficulty.HARD, 1, 90, 80, day)
        for day in ("", "2099-12-31", "0001-01-01", "2026-13-45", "x" * 100)
    )
    write(statistics.path(person.id), Statistics(games=games), {})
    window.push(SoloScene(window, TODAY))
    window.frame(1 / 60)
    assert isinstance(window.scenes[-1], SoloScene)
    assert len(window.scenes[-1].statistics.games) == 5
    assert statistics.days_in_a_row(Statistics(games=games), TODAY) == 0
