"""Folders of profiles and campaigns that cannot be read: said where one looks for them, and nothing is written."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game import folders
from game.content.model import Content, Difficulty
from game.content.text import Text
from game.scenes.campaign import JourneyScene
from game.scenes.campaign.people import PeopleScene
from game.scenes.shared.journal import Journal
from game.scenes.solo import SoloScene
from game.session import Session, chapter, profile, statistics
from game.session.occasion import Purpose
from game.session.profile import Profile, Progress
from game.storage.kept import Trouble
from game.ui.canvas import fit
from game.window import Window
from tests.scenes.campaign.scenes import somebody
from tests.scenes.driver import Driver

Spoil = Callable[[Path], str]


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch) -> Spoil:
    """Nobody may read a folder; made by hand, because root may read all."""
    look = os.scandir

    def spoil(folder: Path) -> str:
        folder.mkdir(parents=True, exist_ok=True)

        def refuse(path: Path) -> object:
            if Path(path) == folder:
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
            return look(path)

        monkeypatch.setattr(os, "scandir", refuse)
        return "may not be read"

    return spoil


def dangling(folder: Path) -> str:
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.symlink_to(folder.with_name("unplugged"))
    return "is a link that leads nowhere"


def file(folder: Path) -> str:
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("not a folder")
    return "is a file where a folder should be"


@pytest.fixture(params=["dangling", "file", "refused"])
def spoil(request: pytest.FixtureRequest, refused: Spoil) -> Spoil:
    """One way to lose a folder out of sight; returns what is said about it."""
    return {"dangling": dangling, "file": file, "refused": refused}[request.param]


def written(window: Window, scene: JourneyScene | PeopleScene | SoloScene) -> str:
    """Everything that can be read in a scene."""
    canvas = fit(pygame.Surface(window.size), record=True)
    scene.draw_on(canvas)
    return " ".join(each.text for each in canvas.texts)


def test_profiles_out_of_sight_are_said(window: Window, driver: Driver, text: Text, spoil: Spoil) -> None:
    said = spoil(folders.profiles_dir())
    before = sorted(folders.user_dir().rglob("*"))
    scene = JourneyScene(window)
    window.push(scene)
    assert said in written(window, scene)
    assert said in " ".join(driver.target("profile").lines)
    driver.click("profile")
    people = window.scene
    assert isinstance(people, PeopleScene)
    assert said in written(window, people)
    assert text("people.empty", name=scene.journal.profile.name) not in written(window, people)
    driver.click("name")
    driver.type("Ann")
    assert not driver.target("add").enabled
    assert said in " ".join(driver.target("add").lines)
    window.push(SoloScene(window))
    assert isinstance(window.scene, SoloScene)
    assert said in written(window, window.scene)
    assert sorted(folders.user_dir().rglob("*")) == before


def among_profiles() -> list[Path]:
    """Everything in the person's folder but for locks."""
    return sorted(path for path in folders.user_dir().rglob("*") if folders.locks_dir() not in (path, path.parent))


def test_nothing_is_written_among_profiles_out_of_sight(window: Window, content: Content, spoil: Spoil) -> None:
    spoil(folders.profiles_dir())
    before = among_profiles()
    with pytest.raises(OSError, match=r".+"):
        profile.create("Ann")
    journal = Journal(window)
    journal.keep()
    journal.choose_difficulty(Difficulty.HARD)
    setup = chapter.setup(
        journal.book, journal.book.campaign.chapters[0], Profile("ann-1", Progress("Ann")), Difficulty.HARD, 1
    )
    recorded = chapter.record(Session(content, setup), "2026-05-04T12:00:00+00:00")
    assert recorded.failed is not None
    assert recorded.failed.reason in ("unwritable", "unreadable")
    setup = statistics.setup(Profile("ann-1", Progress("Ann")), Difficulty.HARD, 1, Purpose.QUICK)
    trouble = statistics.record(Session(content, setup), "2026-05-04T12:00:00+00:00")
    assert trouble is not None
    assert trouble.reason in ("unwritable", "unreadable")
    assert among_profiles() == before


def test_campaigns_out_of_sight_are_said(window: Window, driver: Driver, spoil: Spoil) -> None:
    said = spoil(folders.campaigns_dir())
    scene = JourneyScene(window)
    window.push(scene)
    assert said in written(window, scene)
    assert driver.target("open").enabled


def test_profile_that_is_a_link_to_something_gone_is_said(window: Window, driver: Driver, text: Text) -> None:
    person = somebody(window.content)
    person.folder.rename(person.folder.with_name("elsewhere"))
    person.folder.symlink_to(folders.user_dir() / "unplugged")
    (found,) = [each for each in profile.profiles() if each.id == person.id]
    assert found.progress is None
    window.push(PeopleScene(window, Journal(window)))
    said = text("kept.dangling", file=person.id)
    assert driver.target(f"person:{person.id}").lines == (said,)
    assert profile.free_id(person.id.rpartition("-")[0]) != person.id


def test_statistics_that_cannot_be_read_now_are_not_written_over(
    window: Window, content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = profile.create("Ann")
    setup = statistics.setup(person, Difficulty.HARD, 1, Purpose.QUICK)
    monkeypatch.setattr(
        statistics, "read", lambda *_: statistics.Kept(None, {}, Trouble("unreadable", {"file": "x", "why": "EIO"}))
    )
    trouble = statistics.record(Session(content, setup), "2026-05-04T12:00:00+00:00")
    assert trouble is not None
    assert trouble.reason == "unreadable"
    assert not statistics.path(person.id).exists()


def test_many_problems_are_told_by_the_hundred(window: Window, driver: Driver) -> None:
    folders.campaigns_dir().mkdir(parents=True)
    (folders.campaigns_dir() / "odd.yaml").write_text("".join(f"k{i}: 1\n" for i in range(9000)))
    scene = JourneyScene(window, Journal(window, "odd"))
    window.push(scene)
    assert "and 8801 more" in scene._problems()[-1]
    assert len(scene.journal.book.problems) == 9001
