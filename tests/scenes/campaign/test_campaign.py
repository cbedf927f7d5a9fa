"""The campaign by real events: from the title to the result and on, profiles, chapters locked and open, faults."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game import folders
from game.content.model import Content, Difficulty
from game.content.text import Text
from game.engine import fingerprint, snapshot
from game.scenes.campaign import JourneyScene
from game.scenes.campaign.brief import BriefScene
from game.scenes.campaign.people import PeopleScene
from game.scenes.campaign.result import ResultScene
from game.scenes.campaign.story import StoryScene
from game.scenes.replay import ReplayScene
from game.scenes.scores import SheetScene
from game.scenes.shared.journal import Journal
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.seats.bots import RandomBot
from game.session import Session, chapter, profile
from game.session.profile import Medal
from game.session.save import load_session
from game.window import Window
from tests.scenes.campaign.scenes import BAD, progress_of, somebody
from tests.scenes.driver import Driver
from tests.scenes.table.player import Player


def over(window: Window, points: int, id: str = "telegraph", who: str | None = None) -> TableScene:
    """The table of a chapter one move before its end."""
    journal = Journal(window, id=who)
    journal.keep()
    wanted = journal.book.chapter(id)
    assert wanted is not None
    session = Session(window.content, chapter.setup(journal.book, wanted, journal.profile, Difficulty.BEGINNER, 4))
    bot = RandomBot()
    while not session.state.finished:
        before = snapshot(session.state)
        session.play(bot.choose(session.state))
    session = Session(window.content, session.setup, restored(window.content, before))
    session.state.seats[0].points += points
    window.push(TitleScene(window))
    scene = TableScene(window, session)
    window.push(scene)
    return scene


def restored(content: Content, data: bytes) -> object:
    from game.engine import restore

    return restore(content, data)


def finish(window: Window, scene: TableScene) -> ResultScene:
    """Play the last move and wait for the result."""
    scene.play(RandomBot().choose(scene.session.state))
    for _ in range(20):
        if window.scenes[-1] is not scene:
            break
        window.frame(0.5)
    page = window.scenes[-1]
    assert isinstance(page, ResultScene)
    return page


@pytest.mark.slow
def test_chapter_one_from_the_title_to_the_result(window: Window, driver: Driver) -> None:
    window.push(TitleScene(window))
    driver.click("campaign")
    driver.click("open")
    assert isinstance(window.scenes[-1], StoryScene), "two clicks from the title"
    driver.click("difficulty:beginner")
    driver.click("tab:housing")
    driver.click("begin")
    table = window.scenes[-1]
    assert isinstance(table, TableScene)
    assert table.session.setup.options.difficulty is Difficulty.BEGINNER
    assert table.session.state.seats[0].tabs["housing"].side == "b"
    Player(driver, table, 5).play(driver.click, lambda: table.stage.over)
    for _ in range(20):
        if window.scenes[-1] is not table:
            break
        window.frame(0.5)
    page = window.scenes[-1]
    assert isinstance(page, ResultScene)
    (kept,) = profile.profiles()
    assert kept.progress is not None
    best = kept.progress.best("", "telegraph", Difficulty.BEGINNER)
    assert best is not None
    assert best.plays == 1
    assert best.score == page.recorded.outcome.score
    path = kept.replay(best)
    assert path is not None
    assert fingerprint(load_session(path, window.content).state) == fingerprint(table.session.state)
    driver.click("scores")
    assert isinstance(window.scenes[-1], SheetScene)
    driver.click("back")
    driver.click("table")
    assert window.scenes[-1] is table
    driver.click("scores")
    assert isinstance(window.scenes[-1], ResultScene)
    driver.click("journey")
    assert [type(scene) for scene in window.scenes] == [TitleScene, JourneyScene]


def test_a_won_chapter_goes_on_with_the_next(window: Window, driver: Driver, text: Text) -> None:
    page = finish(window, over(window, 600))
    assert page.recorded.outcome.won
    assert page.recorded.first_win
    driver.click("next")
    story = window.scenes[-1]
    assert isinstance(story, StoryScene)
    assert story.chapter.id == "railroad"
    driver.key(pygame.K_ESCAPE)
    journey = window.scenes[-1]
    assert isinstance(journey, JourneyScene)
    assert journey.journal.medal(journey.journal.book.campaign.chapters[0]) is not Medal.NONE
    assert not driver.target("chapter:bridges").enabled or driver.target("chapter:bridges").lines[-1] == text(
        "campaign.map.locked", number=2
    )


def test_a_lost_chapter_can_be_played_again(window: Window, driver: Driver) -> None:
    page = finish(window, over(window, 0))
    assert not page.recorded.outcome.won
    assert "next" not in driver.ids
    driver.click("again")
    story = window.scenes[-1]
    assert isinstance(story, StoryScene)
    assert story.chapter.id == "telegraph"


def test_the_result_is_counted_before_the_last_save(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that dies at the last save has the result."""
    scene = over(window, 600)
    from game.scenes.table import scene as module

    def die(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(module, "autosave", die)
    with pytest.raises(KeyboardInterrupt):
        scene.play(RandomBot().choose(scene.session.state))
    (kept,) = profile.profiles()
    assert kept.progress is not None
    assert kept.progress.won("", "telegraph")


def test_locked_chapters_cannot_be_opened(window: Window, driver: Driver) -> None:
    window.push(TitleScene(window))
    window.push(JourneyScene(window))
    scene = window.scenes[-1]
    assert isinstance(scene, JourneyScene)
    driver.click("chapter:sale")
    assert scene.chapter is not None
    assert scene.chapter.id == "sale", "it can be looked at"
    assert not driver.target("open").enabled
    driver.click("open")
    driver.click("chapter:sale")
    assert window.scenes[-1] is scene
    driver.click("chapter:telegraph")
    driver.click("chapter:telegraph")
    assert isinstance(window.scenes[-1], StoryScene)


def test_the_journey_by_keyboard(window: Window, driver: Driver) -> None:
    window.push(TitleScene(window))
    driver.key(pygame.K_j)
    assert isinstance(window.scenes[-1], JourneyScene)
    driver.tab_to("open")
    driver.key(pygame.K_RETURN)
    story = window.scenes[-1]
    assert isinstance(story, StoryScene)
    driver.tab_to("difficulty:hard")
    driver.key(pygame.K_RETURN)
    assert story.journal.difficulty is Difficulty.HARD
    driver.key(pygame.K_F5)
    assert isinstance(window.scenes[-1], TableScene)


def test_difficulty_is_remembered_for_the_profile(window: Window, driver: Driver) -> None:
    person = somebody(window.content)
    window.push(JourneyScene(window))
    driver.click("difficulty")
    driver.click("difficulty:expert")
    kept = profile.load(person.id)
    assert kept is not None
    assert kept.progress is not None
    assert kept.progress.difficulty is Difficulty.EXPERT
    assert kept.progress.campaigns == progress_of(window.content).campaigns


def test_profiles(window: Window, driver: Driver, text: Text) -> None:
    window.push(TitleScene(window))
    window.push(JourneyScene(window))
    driver.click("profile")
    assert isinstance(window.scenes[-1], PeopleScene)
    assert not driver.target("add").enabled
    driver.click("name")
    driver.type("Berta")
    driver.key(pygame.K_RETURN)
    journey = window.scenes[-1]
    assert isinstance(journey, JourneyScene)
    assert journey.journal.profile.name == "Berta"
    driver.click("profile")
    driver.click("name")
    driver.type("berta")
    assert driver.target("add").lines == (text("people.taken", name="berta"),)
    driver.type("2")
    driver.click("rename")
    assert profile.profiles()[0].name == "berta2"
    driver.click("name")
    driver.type("Carl")
    driver.click("add")
    driver.click("profile")
    driver.click("person:berta-1")
    driver.click("use")
    assert journey.journal.profile.name == "berta2"
    driver.click("profile")
    driver.click("delete")
    driver.click("ask:keep")
    assert len(profile.profiles()) == 2
    driver.click("delete")
    driver.click("ask:delete")
    assert [each.name for each in profile.profiles()] == ["Carl"]
    driver.key(pygame.K_ESCAPE)
    assert journey.journal.profile.name == "Carl"


def test_a_profile_of_a_newer_program_cannot_be_used(window: Window, driver: Driver) -> None:
    made = profile.create("Dora")
    (made.folder / profile.PROGRESS).write_text('{"format": 99, "name": "Dora"}')
    window.push(JourneyScene(window))
    assert "newer version" in driver.target("profile").lines[0], "the map tells why nothing of it is there"
    driver.click("profile")
    assert not driver.target("use").enabled
    driver.click("person:dora-1")
    driver.click("person:dora-1")
    assert isinstance(window.scenes[-1], PeopleScene)
    assert "newer version" in driver.target("person:dora-1").lines[0]


def test_the_best_game_can_be_watched(window: Window, driver: Driver) -> None:
    page = finish(window, over(window, 600))
    driver.click("journey")
    driver.click("difficulty")
    driver.click("difficulty:beginner")
    driver.click("best")
    watched = window.scenes[-1]
    assert isinstance(watched, ReplayScene)
    window.frame(1.0)
    assert window.scenes[-1] is watched, "the result is not shown again by itself"
    driver.click("button:leave")
    assert page.recorded.new
    (kept,) = profile.profiles()
    assert kept.progress is not None
    assert kept.progress.chapters("")["telegraph"][Difficulty.BEGINNER].plays == 1
    for path in (kept.folder / "replays").iterdir():
        path.unlink()
    window.reset(JourneyScene(window))
    assert not driver.target("best").enabled


def test_a_broken_best_game_says_why(window: Window, driver: Driver) -> None:
    finish(window, over(window, 600))
    (kept,) = profile.profiles()
    (kept.folder / "replays" / "telegraph.beginner.json").write_text("{")
    window.reset(JourneyScene(window))
    driver.click("difficulty")
    driver.click("difficulty:beginner")
    driver.click("chapter:telegraph")
    driver.click("best")
    assert driver.ids == ["ask:ok"]


def test_own_campaigns_can_be_chosen_and_faulty_ones_say_why(window: Window, driver: Driver) -> None:
    folders.campaigns_dir().mkdir(parents=True)
    (folders.campaigns_dir() / "mine.yaml").write_text(BAD)
    window.push(TitleScene(window))
    window.push(JourneyScene(window))
    driver.click("book")
    driver.click("book:mine")
    scene = window.scenes[-1]
    assert isinstance(scene, JourneyScene)
    assert scene.chapter is None
    assert "open" not in driver.ids
    driver.click("book")
    driver.click("book:own")
    assert scene.chapter is not None


def test_a_campaign_taken_away_in_the_middle_still_has_a_result(window: Window, driver: Driver, home: Path) -> None:
    folders.campaigns_dir().mkdir(parents=True)
    path = folders.campaigns_dir() / "west.yaml"
    words = "{title: T, place: P, years: Y, story: [S.], won: W, lost: L}"
    path.write_text(
        "chapters:\n  one:\n    year: 1869\n    city: denver\n"
        f"    objectives: [{{donations: 1}}, {{last_spaces: 1}}]\n    words: {words}\n"
    )
    journal = Journal(window, "west")
    assert journal.book.problems == ()
    journal.keep()
    wanted = journal.book.campaign.chapters[0]
    session = Session(window.content, chapter.setup(journal.book, wanted, journal.profile, Difficulty.BEGINNER, 4))
    bot = RandomBot()
    while session.state.round < 20 or session.bot is not None:
        session.play(bot.choose(session.state))
    scene = TableScene(window, session)
    window.push(TitleScene(window))
    window.push(scene)
    path.unlink()
    while not session.state.finished:
        scene.play(bot.choose(session.state))
    window.frame(0.5)
    for _ in range(30):
        window.frame(0.5)
    page = window.scenes[-1]
    assert isinstance(page, ResultScene)
    assert "again" not in driver.ids
    driver.click("journey")
    assert isinstance(window.scenes[-1], JourneyScene)
    assert home.exists()


def test_objectives_at_the_table(window: Window, driver: Driver, text: Text) -> None:
    scene = over(window, 0)
    target = driver.target("objective:0")
    assert target.label == "Link Pittsburgh with New York"
    assert text("campaign.note.end") in target.lines
    driver.click("objective:1")
    assert isinstance(window.scenes[-1], BriefScene)
    driver.key(pygame.K_ESCAPE)
    assert window.scenes[-1] is scene


def test_other_games_have_no_objectives(window: Window, driver: Driver, content: Content) -> None:
    from tests.scenes.table.player import open_table, session

    open_table(window, session(content, 1, 3))
    assert not [id for id in driver.ids if id.startswith("objective:")]


def test_long_stories_scroll_by_wheel_and_by_keyboard(window: Window, driver: Driver) -> None:
    folders.campaigns_dir().mkdir(parents=True)
    paragraphs = ", ".join(["A paragraph that goes on and on for a good while without telling very much"] * 30)
    words = f"{{title: T, place: P, years: Y, story: [{paragraphs}], won: W, lost: L}}"
    (folders.campaigns_dir() / "west.yaml").write_text(
        "chapters:\n  one:\n    year: 1869\n    city: denver\n"
        f"    objectives: [{{donations: 1}}, {{last_spaces: 1}}]\n    words: {words}\n"
    )
    journal = Journal(window, "west")
    assert journal.book.problems == ()
    window.push(StoryScene(window, journal, journal.book.campaign.chapters[0]))
    scene = window.scenes[-1]
    assert isinstance(scene, StoryScene)
    driver.tab_to("story")
    driver.key(pygame.K_PAGEDOWN)
    down = scene.reading.offset
    assert down > 0
    driver.move("story")
    driver.post(pygame.MOUSEWHEEL, y=1, x=0)
    assert scene.reading.offset < down


def test_without_a_writable_folder_a_chapter_can_be_played(
    window: Window, driver: Driver, monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    home.write_text("a file where the folder should be")
    window.push(TitleScene(window))
    window.push(JourneyScene(window))
    driver.click("open")
    driver.click("difficulty:beginner")
    driver.click("begin")
    table = window.scenes[-1]
    assert isinstance(table, TableScene)
    bot = RandomBot()
    while not table.session.state.finished:
        table.play(bot.choose(table.session.state))
        table.reel.finish()
    for _ in range(20):
        window.frame(0.5)
    page = window.scenes[-1]
    assert isinstance(page, ResultScene)
    assert page.recorded.failed
    driver.click("journey")
    assert isinstance(window.scenes[-1], JourneyScene)


def test_two_windows_do_not_forget_what_the_other_has_counted(window: Window, driver: Driver, content: Content) -> None:
    """One shows the map; in the other a chapter is won meanwhile."""
    window.push(TitleScene(window))
    journal = Journal(window)
    journal.keep()
    window.push(JourneyScene(window, journal))
    first = journal.book.campaign.chapters[0]
    session = Session(content, chapter.setup(journal.book, first, journal.profile, Difficulty.HARD, 4))
    while not session.state.finished:
        session.play(RandomBot().choose(session.state))
    session.state.seats[0].points += 600
    assert chapter.record(session, "2026-05-04T12:00:00+00:00").first_win
    driver.click("difficulty")
    driver.click("difficulty:expert")
    stale = journal.profile
    assert journal.won(first)
    kept = profile.load(journal.profile.id)
    assert kept is not None
    assert kept.progress is not None
    assert kept.progress.won("", "telegraph")
    assert kept.progress.difficulty is Difficulty.EXPERT
    session.state.seats[0].points += 1
    chapter.record(session, "2026-05-04T12:00:00+00:00")
    renamed = profile.rename(stale, "Dora")
    assert renamed.progress is not None
    best = renamed.progress.best("", "telegraph", Difficulty.HARD)
    assert best is not None
    assert (renamed.name, best.plays) == ("Dora", 2)
