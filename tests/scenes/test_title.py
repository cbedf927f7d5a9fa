"""The title: which game it goes on with, and the ways to everything else."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pygame
import pytest

from game import folders
from game.content.model import Content, Difficulty
from game.content.text import Text
from game.scenes.load import LoadScene
from game.scenes.new_game import NewGameScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.session import Session, games
from game.session.occasion import Occasion, Purpose
from game.session.place import Place
from game.session.save import make_save, put
from game.storage import locks
from game.ui.widgets import Button
from game.window import Window
from tests.scenes.driver import Driver
from tests.scenes.kept import WHEN, damage, keep, named, played


def table(window: Window) -> TableScene:
    """The table on top."""
    scene = window.scenes[-1]
    assert isinstance(scene, TableScene)
    return scene


def said(window: Window) -> str:
    """What the dialogue on top says."""
    scene = window.scenes[-1]
    assert isinstance(scene, TitleScene)
    return " ".join(scene.popups[-1].lines)


def test_without_saves_only_a_new_game_can_be_had(window: Window, driver: Driver, text: Text) -> None:
    window.push(TitleScene(window))
    assert not driver.target("continue").enabled
    assert driver.target("continue").lines == (text("menu.continue.none"),)
    assert not driver.target("load").enabled
    driver.click("continue")
    driver.click("load")
    driver.key(pygame.K_ESCAPE)
    assert len(window.scenes) == 1
    driver.key(pygame.K_n)
    assert isinstance(window.scenes[-1], NewGameScene)


def test_continue_goes_on_with_the_unfinished_game_played_last(
    window: Window, driver: Driver, content: Content
) -> None:
    older, newer = played(content, 2, 30), played(content, 3, 20)
    first = keep(older)
    keep(newer)
    keep(played(content, 2, None))
    first.write(older, even_if_same=True)
    window.push(TitleScene(window))
    assert "Ada, Bruno. " in driver.target("continue").lines[0]
    driver.click("continue")
    assert table(window).session.moves == older.moves
    assert table(window).place.id == first.id


def test_continue_says_which_game_it_is_without_being_asked(window: Window, driver: Driver, content: Content) -> None:
    keep(played(content, 2, 40))
    scene = TitleScene(window)
    window.push(scene)
    button = next(widget for widget in scene.widgets if widget.id == "continue")
    assert isinstance(button, Button)
    assert re.fullmatch(r"Ada, Bruno: Round \d+ of 20", button.note)


def test_with_finished_games_alone_there_is_nothing_to_go_on_with(
    window: Window, driver: Driver, content: Content, text: Text
) -> None:
    keep(played(content, 2, None))
    window.push(TitleScene(window))
    assert not driver.target("continue").enabled
    assert driver.target("continue").lines == (text("menu.continue.over"),)
    assert driver.target("load").enabled


def test_a_broken_game_says_why_and_the_one_before_it_is_gone_on_with(
    window: Window, driver: Driver, content: Content
) -> None:
    fine = keep(played(content, 3, 10))
    damage(keep(played(content)).path)
    window.push(TitleScene(window))
    target = driver.target("continue")
    assert "Ada, Bruno, Celia" in target.lines[0]
    assert "damaged" in target.lines[1]
    driver.click("continue")
    assert table(window).place.id == fine.id


def test_where_the_newest_copy_is_damaged_the_older_one_is_offered(
    window: Window, driver: Driver, content: Content
) -> None:
    session = played(content, 2, 30)
    place = keep(session)
    before = session.moves
    session.play(session.legal[0])
    place.write(session)
    damage(place.path)
    window.push(TitleScene(window))
    assert driver.target("continue").enabled
    assert "Its older copy can be gone on with." in driver.target("continue").lines[1]
    driver.click("continue")
    assert driver.ids == ["ask:older", "ask:cancel"]
    assert "usually one move, is missing" in said(window)
    driver.click("ask:older")
    assert table(window).session.moves == before
    assert table(window).place.id == place.id
    damaged = place.path.with_name(place.path.name + folders.DAMAGED_SUFFIX)
    assert damaged.exists()
    play_on(window)
    assert games.look(place.path, content).save is not None


def play_on(window: Window) -> None:
    """Play a move at the table."""
    scene = table(window)
    scene.play(scene.session.legal[0])


def test_moves_that_can_still_be_counted_are_named(window: Window, driver: Driver, content: Content) -> None:
    session = played(content, 2, 30)
    place = keep(session)
    for _ in range(3):
        session.play(session.legal[0])
    place.write(session)
    place.path.write_text(place.path.read_text("utf-8").replace('"round": ', '"round":  1'), "utf-8")
    window.push(TitleScene(window))
    driver.click("continue")
    assert "The last 3 moves are missing." in said(window)


def test_a_game_that_is_gone_but_for_its_older_copy_is_not_lost(
    window: Window, driver: Driver, content: Content
) -> None:
    session = played(content, 2, 30)
    place = keep(session)
    place.write(session, even_if_same=True)
    place.path.unlink()
    window.push(TitleScene(window))
    driver.click("continue")
    driver.click("ask:older")
    assert table(window).session.moves == session.moves


def test_the_game_of_an_earlier_version_is_taken_over(window: Window, driver: Driver, content: Content) -> None:
    session = played(content, 2, 30)
    put(make_save(session, WHEN), folders.autosave_path())
    put(make_save(session, WHEN), folders.autosave_path())
    window.push(TitleScene(window))
    assert not folders.autosave_path().exists()
    (saved,) = games.listed(content).saved
    assert saved.id
    driver.click("continue")
    assert table(window).session.moves == session.moves
    play_on(window)
    assert [each.path for each in games.listed(content).saved] == [saved.path]


def test_a_game_that_cannot_be_taken_over_is_gone_on_with_all_the_same(
    window: Window, driver: Driver, content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = played(content, 2, 30)
    put(make_save(session, WHEN), folders.autosave_path())

    def refuse(*_: object) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(os, "replace", refuse)
    window.push(TitleScene(window))
    driver.click("continue")
    assert table(window).session.moves == session.moves
    assert table(window).place.path != folders.autosave_path()


def test_a_game_that_is_open_in_another_window_can_be_watched(
    window: Window, driver: Driver, content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(played(content, 2, 30))
    monkeypatch.setattr(locks, "hold", lambda _: False)
    window.push(TitleScene(window))
    driver.click("continue")
    assert driver.ids == ["ask:watch", "ask:ok"]
    assert "another window" in said(window)
    driver.click("ask:watch")
    assert type(window.scenes[-1]).__name__ == "ReplayScene"


def test_a_save_given_on_the_command_line(window: Window, driver: Driver, content: Content, tmp_path: Path) -> None:
    window.push(TitleScene(window, open_first=tmp_path / "nothing.json"))
    assert driver.ids == ["ask:ok"]
    driver.key(pygame.K_RETURN)
    assert "new_game" in driver.ids
    session = played(content, 2, 10)
    given = tmp_path / "given.json"
    put(make_save(session, WHEN), given)
    before = given.read_bytes()
    window.push(TitleScene(window, open_first=given))
    play_on(window)
    assert given.read_bytes() == before, "a save from elsewhere is never written over"
    assert len(games.listed(content).saved) == 1


def test_a_folder_of_saves_that_cannot_be_read_is_no_empty_one(
    window: Window, driver: Driver, content: Content, home: Path
) -> None:
    home.mkdir(parents=True)
    folders.saves_dir().symlink_to(home / "nowhere")
    window.push(TitleScene(window))
    assert "saves" in driver.target("continue").lines[0]
    driver.click("load")
    scene = window.scenes[-1]
    assert isinstance(scene, LoadScene)
    assert scene.shut is not None


def test_a_named_save_stays_as_it_is_when_it_is_played_on(window: Window, driver: Driver, content: Content) -> None:
    path = named(played(content, 2, 30), "Sunday")
    before = path.read_bytes()
    window.push(TitleScene(window))
    driver.click("load")
    driver.click("load")
    play_on(window)
    assert path.read_bytes() == before
    assert {saved.path.stem == "Sunday" for saved in games.listed(content).saved} == {True, False}


@pytest.mark.parametrize(
    ("id", "key", "scene"),
    [
        ("new_game", pygame.K_n, "NewGameScene"),
        ("campaign", pygame.K_j, "JourneyScene"),
        ("solo", pygame.K_o, "SoloScene"),
        ("rulebook", pygame.K_h, "RulebookScene"),
        ("rulebook", pygame.K_F1, "RulebookScene"),
        ("settings", pygame.K_s, "SettingsScene"),
        ("about", pygame.K_a, "AboutScene"),
    ],
)
def test_the_menu_opens_what_it_says(window: Window, driver: Driver, id: str, key: int, scene: str) -> None:
    window.push(TitleScene(window))
    driver.click(id)
    assert type(window.scenes[-1]).__name__ == scene
    driver.key(pygame.K_ESCAPE)
    assert isinstance(window.scenes[-1], TitleScene)
    driver.key(key)
    assert type(window.scenes[-1]).__name__ == scene


@pytest.mark.parametrize("moves", [None, 30])
def test_the_menu_lies_in_the_sky_and_nothing_in_it_touches(
    window: Window, content: Content, moves: int | None
) -> None:
    keep(played(content, 2, moves))
    window.push(TitleScene(window))
    rects = [target.rect for target in window.scenes[-1].targets()]
    assert all(rect.right <= 1280 - 16 and rect.bottom < 400 for rect in rects)
    assert not any(one.colliderect(other) for i, one in enumerate(rects) for other in rects[:i])


@pytest.mark.parametrize(
    ("occasion", "words"),
    [
        (Occasion(Purpose.CHAPTER, "ada-1", chapter="bridges"), "Bridges of Iron - Ada, Andrew (Hard)"),
        (Occasion(Purpose.CHAPTER, "ada-1", "mine", "one", title="My own"), "My own - Ada, Andrew (Hard)"),
        (Occasion(Purpose.CHAPTER, "ada-1", chapter="gone"), "gone - Ada, Andrew (Hard)"),
        (Occasion(Purpose.DAILY, "ada-1", day="2026-05-04"), "Game of the day, 2026-05-04 - Ada, Andrew (Hard)"),
        (Occasion(Purpose.QUICK, "ada-1"), "Quick game - Ada, Andrew (Hard)"),
        (Occasion(Purpose.FREE, "ada-1"), "Ada, Andrew (Hard)"),
        (None, "Ada, Andrew (Hard)"),
    ],
)
def test_a_save_says_what_it_is_played_for(content: Content, text: Text, occasion: Occasion | None, words: str) -> None:
    keep(played(content, 1, 0, Difficulty.HARD, occasion))
    (saved,) = games.listed(content).saved
    assert saved.what(text) == words


def test_a_place_that_was_written_is_not_written_again_without_a_move(content: Content) -> None:
    session: Session = played(content, 2, 5)
    place = Place()
    place.write(session)
    before = place.path.stat().st_ino
    place.write(session)
    assert place.path.stat().st_ino == before
