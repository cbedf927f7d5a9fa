"""The list of saved games: what it says of each, sorting, names, deleting and bringing back."""

from __future__ import annotations

import pygame
import pytest

from game import folders
from game.content.model import Content
from game.content.text import Text
from game.scenes.load import LoadScene, Sort
from game.scenes.table import TableScene
from game.session import games
from game.storage import locks
from game.storage.files import previous
from game.window import Window
from tests.scenes.driver import Driver
from tests.scenes.kept import damage, keep, named, played
from tests.scenes.table.player import open_table


@pytest.fixture
def scene(window: Window) -> LoadScene:
    """The list; it is not on top yet, so that a test can fill the folder first."""
    return LoadScene(window)


def stems(scene: LoadScene) -> list[str]:
    """The files of the list from top to bottom."""
    return [saved.path.stem for saved in scene.saved]


def test_the_list_says_what_each_game_is(window: Window, content: Content, text: Text, scene: LoadScene) -> None:
    named(played(content), "Sunday")
    place = keep(played(content, 3, 60))
    place.write(played(content, 3, 60), even_if_same=True)
    assert previous(place.path).exists()
    (folders.saves_dir() / "empty.json").write_bytes(b"")
    (folders.saves_dir() / "notes.txt").write_text("not a game")
    window.push(scene)
    assert set(stems(scene)) == {place.path.stem, "Sunday", "empty"}
    by_name = {saved.path.stem: saved for saved in scene.saved}
    sunday, own = by_name["Sunday"], by_name[place.path.stem]
    assert (sunday.title(text), own.title(text)) == ("Sunday", "Ada, Bruno, Celia")
    assert sunday.progress(text, content) == text("saved.setup")
    assert sunday.date(text).startswith("2026-05-04")
    assert by_name["empty"].reason(text) == text("save.empty", file="empty.json")
    standing = scene.standing(own)
    assert standing is not None
    assert len(standing.points) == 3
    assert scene.standing(by_name["empty"]) is None


def test_load_by_mouse_and_by_keyboard(window: Window, driver: Driver, content: Content, scene: LoadScene) -> None:
    for number in range(9):
        named(played(content, seed=number), f"game {number}")
    window.push(scene)
    driver.click(f"save:{stems(scene)[3]}")
    driver.click("load")
    assert isinstance(window.scenes[-1], TableScene)
    again = LoadScene(window)
    window.push(again)
    last = f"save:{stems(again)[-1]}"
    for _ in range(30):
        if again.focus == last:
            break
        driver.key(pygame.K_TAB)
    assert again.current is not None
    assert f"save:{again.current.path.stem}" == last
    driver.key(pygame.K_RETURN)
    assert isinstance(window.scenes[-1], TableScene)


def test_it_is_sorted_in_four_ways(window: Window, driver: Driver, content: Content, scene: LoadScene) -> None:
    for name, seats, moves in (("b", 2, 90), ("c", 4, 0), ("a", 3, 40)):
        keep(played(content, seats, moves), name)
    window.push(scene)
    titles = {}
    for sort in Sort:
        driver.click("sort")
        driver.click(f"sort:{sort}")
        titles[sort] = "".join(saved.name for saved in scene.saved)
    assert titles == {Sort.PLAYED: "acb", Sort.NAME: "abc", Sort.ROUND: "bac", Sort.SEATS: "bac"}


def test_a_damaged_game_offers_its_older_copy(
    window: Window, driver: Driver, content: Content, scene: LoadScene
) -> None:
    session = played(content, 2, 20)
    path = named(session, "twice")
    named(session, "twice")
    path.write_text("{")
    window.push(scene)
    driver.click("load")
    driver.click("ask:older")
    table = window.scenes[-1]
    assert isinstance(table, TableScene)
    assert table.session.state == session.state
    assert path.with_name("twice.json.damaged").read_text() == "{"
    assert games.look(path, content).save is not None


def test_deleting_can_be_undone(window: Window, driver: Driver, content: Content, scene: LoadScene) -> None:
    session = played(content, 2, 20)
    place = keep(session)
    place.write(session, even_if_same=True)
    named(played(content), "other")
    before = {path: path.read_bytes() for path in folders.saves_dir().glob("*.json")}
    window.push(scene)
    assert stems(scene) == [place.path.stem, "other"]
    driver.key(pygame.K_DELETE)
    assert stems(scene) == ["other"]
    assert not place.path.exists()
    assert not previous(place.path).exists()
    driver.click("delete")
    assert stems(scene) == []
    assert driver.ids == ["undo", "back"]
    driver.click("undo")
    driver.click("undo")
    assert {path: path.read_bytes() for path in folders.saves_dir().glob("*.json")} == before
    assert scene.current is not None
    assert scene.current.path == place.path


def test_what_was_deleted_long_ago_is_let_go(content: Content) -> None:
    for number in range(games.DELETED + 5):
        place = keep(played(content, seed=number))
        games.delete(games.look(place.path, content))
    assert len(list(folders.deleted_dir().iterdir())) == games.DELETED


def test_a_game_gets_a_name_and_keeps_it_while_it_is_played(window: Window, driver: Driver, content: Content) -> None:
    table = open_table(window, played(content, 2, 20))
    table.place.write(table.session)
    scene = LoadScene(window, table.place)
    window.push(scene)
    driver.click("rename")
    driver.type("Long evening")
    driver.key(pygame.K_RETURN)
    assert [saved.name for saved in scene.saved] == ["Long evening"]
    driver.click("back")
    table.play(table.session.legal[0])
    (saved,) = games.listed(content).saved
    assert (saved.name, saved.save is not None and len(saved.save.moves)) == ("Long evening", 21)


def test_two_games_cannot_have_one_name(window: Window, driver: Driver, content: Content, scene: LoadScene) -> None:
    keep(played(content), "Sunday")
    place = keep(played(content, 3))
    window.push(scene)
    assert scene.current is not None
    assert scene.current.path == place.path
    driver.click("rename")
    driver.type("SUNDAY")
    assert not driver.target("save").enabled
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_ESCAPE)
    assert window.scenes[-1] is scene
    assert sorted(saved.name for saved in scene.saved) == ["", "Sunday"]


def test_the_game_on_the_table_is_not_deleted_under_it(window: Window, driver: Driver, content: Content) -> None:
    table = open_table(window, played(content, 2, 20))
    table.place.write(table.session)
    window.push(LoadScene(window, table.place))
    assert not driver.target("delete").enabled
    driver.key(pygame.K_DELETE)
    assert table.place.path.exists()


def test_a_game_of_another_window_is_neither_renamed_nor_deleted(
    window: Window, driver: Driver, content: Content, scene: LoadScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = keep(played(content, 2, 20))
    monkeypatch.setattr(locks, "is_free", lambda _: False)
    window.push(scene)
    assert not driver.target("rename").enabled
    assert not driver.target("delete").enabled
    driver.key(pygame.K_DELETE)
    assert place.path.exists()
    assert driver.target("watch").enabled


def test_a_game_of_other_content_is_refused(
    window: Window, driver: Driver, content: Content, text: Text, scene: LoadScene
) -> None:
    path = named(played(content), "other")
    path.write_text(path.read_text("utf-8").replace(content.digest, "0" * 64), "utf-8")
    window.push(scene)
    driver.click("load")
    assert len(window.scenes) == 1
    assert driver.target("load").lines == (text("save.checksum", file="other.json"),)


def test_a_cut_file_without_an_older_copy_is_told(window: Window, content: Content, scene: LoadScene) -> None:
    damage(keep(played(content, 2, 20)).path)
    window.push(scene)
    (saved,) = scene.saved
    assert saved.usable is None
    assert saved.error is not None
    assert saved.error.reason == "damaged"


def test_what_could_not_be_brought_back_can_be_tried_again(
    window: Window, driver: Driver, content: Content, scene: LoadScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = keep(played(content))
    window.push(scene)
    driver.click("delete")

    def refuse(deleted: games.Deleted) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(games, "undelete", refuse)
        driver.click("undo")
    driver.key(pygame.K_RETURN)
    driver.click("undo")
    assert stems(scene) == [place.path.stem]
