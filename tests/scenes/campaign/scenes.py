"""The campaign's scenes and those of playing alone, in the states that matter for what is written in them."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from datetime import date

from game import folders
from game.content.campaign import own
from game.content.model import Content, Difficulty
from game.content.scenario import Chapter
from game.content.text import load_default_text
from game.paths import content_dir
from game.scenes.base import WidgetScene
from game.scenes.campaign import JourneyScene
from game.scenes.campaign.brief import BriefScene
from game.scenes.campaign.people import PeopleScene
from game.scenes.campaign.result import ResultScene
from game.scenes.campaign.story import StoryScene
from game.scenes.scores import SheetScene
from game.scenes.shared.journal import Journal
from game.scenes.solo import SoloScene
from game.scenes.table import TableScene
from game.seats.bots import RandomBot
from game.session import Session, chapter, profile, statistics
from game.session.counting import count
from game.session.occasion import Purpose
from game.session.profile import Best, Medal, Profile, Progress
from game.session.statistics import Played, Statistics
from game.storage.kept import unwritable, write
from game.window import Window

Scenes = Iterator[tuple[str, WidgetScene | TableScene]]
WHEN = "2026-05-04T12:00:00+00:00"
TODAY = date(2026, 5, 4)
LONG_NAME = "Wilhelmina"
BEST = Best(
    plays=12, wins=11, score=188, margin=102, medal=Medal.GOLD, objectives=(True, True), date=WHEN, top=(3, 102, 188)
)
PARTLY = """  four:
    year: 1869
    city: denver
    objectives: [{donations: 2}, {last_spaces: 2}]
    words: {title: Four, place: Denver, years: "1869", story: [One.], won: Won., lost: Lost.}
"""
BAD = "title: A campaign of my own\nchapters:\n  one: {year: 1, city: nowhere}\n  two: {}\n  three: 3\n"


def chapters(content: Content) -> tuple[Chapter, ...]:
    """The chapters of the program's campaign."""
    return own(content_dir(), content, load_default_text()).campaign.chapters


def progress_of(content: Content) -> Progress:
    """Somebody who has won everything but the last chapter, with large figures."""
    results = dict.fromkeys(Difficulty, BEST)
    all_but_last = {each.id: results for each in chapters(content)[:-1]}
    return Progress(name=LONG_NAME, difficulty=Difficulty.BEGINNER, campaigns={"": all_but_last})


def somebody(content: Content) -> Profile:
    """That person's profile, on the disk."""
    made = profile.create(LONG_NAME)
    changed = Profile(made.id, progress_of(content))
    profile.save(changed)
    games = [
        Played(
            str(n), WHEN, list(Purpose)[1 + n % 3], list(Difficulty)[n % 4], n, 188 - n, 90 + 3 * n, TODAY.isoformat()
        )
        for n in range(30)
    ]
    write(statistics.path(made.id), Statistics(games=tuple(games)), {})
    return changed


def shown(scene: WidgetScene) -> WidgetScene:
    """The scene as it is on top."""
    scene.resume()
    return scene


def opened(scene: WidgetScene, id: str) -> WidgetScene:
    """The scene with a list open."""
    shown(scene)
    widget = next(widget for widget in scene.widgets if widget.id == id)
    scene._use(widget)
    return scene


def campaign(window: Window) -> Scenes:
    """Map, pages and profiles: new, far along, with faults, and every chapter's page."""
    yield "journey, new", shown(JourneyScene(window))
    yield "people, none", shown(PeopleScene(window, Journal(window)))
    person = somebody(window.content)
    journal = Journal(window, id=person.id)
    yield "journey, difficulties", opened(JourneyScene(window, journal), "difficulty")
    for each in journal.book.campaign.chapters:
        scene = JourneyScene(window, journal)
        scene.chosen = each.id
        yield f"journey, {each.id}", shown(scene)
        yield f"story, {each.id}", shown(StoryScene(window, journal, each))
    (profile.create("Bruno").folder / profile.PROGRESS).write_text("{")
    people = PeopleScene(window, journal)
    yield "people", shown(people)
    people.delete()
    yield "people, deleting", people
    folders.campaigns_dir().mkdir(parents=True, exist_ok=True)
    (folders.campaigns_dir() / "mine.yaml").write_text(BAD)
    scene = JourneyScene(window, Journal(window, id=person.id))
    yield "journey, campaigns", opened(scene, "book")
    scene = JourneyScene(window, Journal(window, "mine", person.id))
    yield "journey, faults", shown(scene)
    (folders.campaigns_dir() / "mine.yaml").write_text(BAD + PARTLY)
    yield "journey, some faults", shown(JourneyScene(window, Journal(window, "mine", person.id)))
    (folders.campaigns_dir() / "mine.yaml").unlink()


def chapter_games(window: Window) -> Scenes:
    """A chapter at the table, its rules over the table, and its result: won, lost, not kept."""
    person = somebody(window.content)
    journal = Journal(window, id=person.id)
    bot = RandomBot()
    for number, points in ((1, 0), (4, 300), (6, 300)):
        wanted = journal.book.campaign.chapters[number]
        session = Session(window.content, chapter.setup(journal.book, wanted, person, Difficulty.EXPERT, number))
        while session.state.round < 4 or session.bot is not None:
            session.play(bot.choose(session.state))
        table = TableScene(window, session)
        table.resume()
        yield f"table of {wanted.id}", table
        yield f"rules of {wanted.id}", shown(BriefScene(window, table))
        while not session.state.finished:
            session.play(bot.choose(session.state))
        session.state.seats[0].points += points
        table = TableScene(window, session)
        table.resume()
        recorded = count(session)
        assert recorded is not None
        yield f"result of {wanted.id}", shown(ResultScene(window, table, recorded))
        yield f"sheet of {wanted.id}", shown(SheetScene(window, session.state, table.stage.seats))
        failed = dataclasses.replace(recorded, failed=unwritable(OSError(28, "No space left on device")))
        yield f"result of {wanted.id}, not kept", shown(ResultScene(window, table, failed))


def alone(window: Window) -> Scenes:
    """Statistics, none and many."""
    yield "solo, new", shown(SoloScene(window, TODAY))
    person = somebody(window.content)
    yield "solo", shown(SoloScene(window, TODAY))
    statistics.path(person.id).write_text("{")
    yield "solo, damaged", shown(SoloScene(window, TODAY))
