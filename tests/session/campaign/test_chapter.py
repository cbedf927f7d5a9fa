"""Results of chapters: medals, what counts as won, what opens, the best of several games, after undo and load."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game import folders
from game.content import Content
from game.content.campaign import Book
from game.content.model import Difficulty, ProjectType
from game.content.scenario import Objective
from game.engine import sheets
from game.engine.scenario import objectives
from game.session import Session, chapter, profile
from game.session.chapter import Outcome, improved, record
from game.session.occasion import Purpose
from game.session.profile import Medal, Profile
from game.session.save import load_session, write_save
from game.storage.kept import NO_PROFILE
from tests.session.campaign.conftest import Maker

WHEN = "2026-05-04T12:00:00+00:00"


def outcome(score: int, andrew: int, *met: bool) -> Outcome:
    return Outcome(Difficulty.HARD, score, andrew, met or (False, False), 7)


@pytest.mark.parametrize(
    ("result", "medal"),
    [
        (outcome(100, 101, True, True), Medal.NONE),
        (outcome(100, 100, True, True), Medal.NONE),  # a shared victory does not beat Andrew
        (outcome(101, 100), Medal.BRONZE),
        (outcome(101, 100, True, False), Medal.SILVER),
        (outcome(101, 100, False, True), Medal.SILVER),
        (outcome(101, 100, True, True), Medal.GOLD),
    ],
)
def test_medals(result: Outcome, medal: Medal) -> None:
    assert result.medal is medal
    assert result.won is (medal is not Medal.NONE)


def test_the_set_up_of_a_chapter(content: Content, book: Book, ada: Profile) -> None:
    wanted = book.campaign.chapters[2]
    sides = {ProjectType.HOUSING: "b"}
    setup = chapter.setup(book, wanted, ada, Difficulty.HARD, 99, sides)  # type: ignore[arg-type]
    assert setup.options.scenario == wanted.scenario
    assert (setup.options.difficulty, setup.options.seed, setup.options.sides) == ("hard", 99, (sides,))
    assert setup.seats[0].name == "Ada"
    assert setup.occasion is not None
    assert (setup.occasion.purpose, setup.occasion.profile, setup.occasion.chapter) == (
        Purpose.CHAPTER,
        ada.id,
        "bridges",
    )
    assert Session(content, setup).state.seats[0].goods == 14


def test_a_chapter_won_opens_the_next_at_any_difficulty(book: Book, ada: Profile, finished: Maker) -> None:
    first, second, third = book.campaign.chapters[:3]
    assert ada.progress is not None
    assert [chapter.is_open(book, ada.progress, each) for each in (first, second, third)] == [True, False, False]
    lost = record(finished(), WHEN)
    assert not lost.outcome.won
    again = profile.load(ada.id)
    assert again is not None
    assert again.progress is not None
    assert not chapter.is_open(book, again.progress, second)
    assert chapter.current(book, again.progress) == first
    won = record(finished(points=500, difficulty="expert"), WHEN)
    assert (won.outcome.won, won.first_win, won.new) == (True, True, True)
    again = profile.load(ada.id)
    assert again is not None
    assert again.progress is not None
    assert [chapter.is_open(book, again.progress, each) for each in (first, second, third)] == [True, True, False]
    assert chapter.current(book, again.progress) == second
    assert not record(finished(points=600), WHEN).first_win


def test_the_best_of_several_games_is_kept(ada: Profile, finished: Maker) -> None:
    games = [finished(points=300, seed=3), finished(points=500, seed=4), finished(points=100, seed=5)]
    results = [record(game, WHEN).outcome for game in games]
    kept = profile.load(ada.id)
    assert kept is not None
    assert kept.progress is not None
    best = kept.progress.best("", "telegraph", Difficulty.BEGINNER)
    assert best is not None
    assert (best.plays, best.wins) == (3, 3)
    assert best.score == max(result.score for result in results)
    assert best.margin == max(result.margin for result in results)
    assert best.seed == max(results, key=lambda result: (result.medal.rank, result.margin)).seed
    path = kept.replay(best)
    assert path is not None
    assert path == kept.folder / "replays" / "telegraph.beginner.json"
    assert kept.progress.best("", "telegraph", Difficulty.EXPERT) is None


def test_objectives_met_in_different_games_are_both_kept_but_make_no_gold() -> None:
    one = improved(None, outcome(101, 100, True, False), WHEN, "a")
    both = improved(one, outcome(105, 100, False, True), WHEN, "a")
    assert both.objectives == (True, True)
    assert both.medal is Medal.SILVER
    lost = improved(both, outcome(1, 100, True, True), WHEN, "a")
    assert (lost.plays, lost.wins, lost.medal, lost.score) == (3, 2, Medal.SILVER, 105)


def test_a_game_is_counted_once(ada: Profile, finished: Maker, tmp_path: Path, content: Content) -> None:
    game = finished(points=200)
    first = record(game, WHEN)
    again = record(game, WHEN)
    assert (first.new, again.new) == (True, False)
    assert again.after == first.after
    write_save(game, tmp_path / "finished.json", WHEN)
    assert not record(load_session(tmp_path / "finished.json", content), WHEN).new
    kept = profile.load(ada.id)
    assert kept is not None
    assert kept.progress is not None
    assert kept.progress.chapters("")["telegraph"][Difficulty.BEGINNER].plays == 1


def test_a_result_that_cannot_be_written_is_told(finished: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    game = finished(points=200)

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(chapter, "write_save", refuse)
    told = record(game, WHEN)
    assert told.failed is not None
    assert told.failed.values == {"why": "No space left on device"}
    assert told.after.wins == 1


def test_a_campaign_that_is_gone_still_gives_a_result(content: Content, book: Book, ada: Profile) -> None:
    gone = type(book)("gone", "Gone", book.campaign)
    session = Session(content, chapter.setup(gone, book.campaign.chapters[0], ada, Difficulty.BEGINNER, 1))
    assert session.setup.occasion is not None
    assert session.setup.occasion.campaign == "gone"
    assert chapter.replay_name(session.setup.occasion, Difficulty.HARD) == "gone.telegraph.hard.json"


def test_objectives_follow_undo_and_load(content: Content, book: Book, ada: Profile, tmp_path: Path) -> None:
    """They are read from the position alone: what is taken back or loaded has them as it had them."""
    wanted = book.campaign.chapters[0]
    setup = chapter.setup(book, wanted, ada, Difficulty.BEGINNER, 8)
    session = Session(content, setup)
    seen = [objectives(session.state)]
    while session.bot is None and len(session.history) < 3:
        session.play(session.legal[0])
        seen.append(objectives(session.state))
    while session.can_undo:
        session.undo()
        assert objectives(session.state) == seen[len(session.history)]
    while session.can_redo:
        session.redo()
        assert objectives(session.state) == seen[len(session.history)]
    write_save(session, tmp_path / "game.json", WHEN)
    assert objectives(load_session(tmp_path / "game.json", content).state) == seen[-1]


def test_an_outcome_is_what_the_sheets_say(finished: Maker) -> None:
    game = finished(points=50)
    result = chapter.outcome(game)
    assert [result.score, result.andrew] == [sheet.total for sheet in sheets(game.state)]
    assert len(result.objectives) == len(game.state.scenario.objectives)  # type: ignore[union-attr]
    assert result.objectives == tuple(each.met for each in objectives(game.state))
    assert isinstance(game.state.scenario.objectives[0], Objective)  # type: ignore[union-attr]
    assert folders.profiles_dir().exists()


@pytest.mark.parametrize("id", ["", "..", "../../elsewhere", "a/b", "A"])
def test_a_save_of_somebody_else_writes_nowhere_else(finished: Maker, home: Path, id: str) -> None:
    game = finished(points=100)
    assert game.setup.occasion is not None
    occasion = msgspec.structs.replace(game.setup.occasion, profile=id)
    game.setup = msgspec.structs.replace(game.setup, occasion=occasion)
    before = sorted(home.rglob("*"))
    assert record(game, WHEN).failed == NO_PROFILE
    assert sorted(home.rglob("*")) == before
    odd = msgspec.structs.replace(occasion, campaign="../up", chapter="x/y")
    assert chapter.replay_name(odd, Difficulty.HARD).startswith("up.x y.hard.")
