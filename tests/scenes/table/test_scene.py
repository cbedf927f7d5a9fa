"""Single things at the table: drawers, companies, tooltips, the guard against old clicks, the menu."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.content.model import Content
from game.scenes.load import LoadScene
from game.scenes.scores import ScoresScene
from game.scenes.table import TableScene
from game.scenes.table.menu import MenuScene, SaveAsScene
from game.scenes.table.whole_log import LogScene
from game.scenes.title import TitleScene
from game.ui import canvas as canvases
from game.window import Window
from tests.scenes.driver import Driver
from tests.scenes.table.player import Player, open_table, session


@pytest.fixture
def scene(window: Window, content: Content) -> TableScene:
    """The table at the start of a game of two people."""
    return open_table(window, session(content, 2, 1))


def press(driver: Driver, position: tuple[int, int]) -> None:
    """Press and release the left button at once."""
    driver.post(pygame.MOUSEBUTTONDOWN, pos=position, button=1)
    driver.post(pygame.MOUSEBUTTONUP, pos=position, button=1)


def plots(scene: TableScene) -> list[str]:
    """The plots that glow."""
    return [id for id in scene.stage.choice.offered if id.startswith("plot:")]


def test_targets_are_what_glows(scene: TableScene) -> None:
    ids = {target.id for target in scene.targets()}
    assert set(plots(scene)) <= ids
    assert all(id in scene.stage.view().glow for id in plots(scene))


def test_targets_say_what_will_happen(scene: TableScene) -> None:
    target = next(t for t in scene.targets() if t.id == plots(scene)[0])
    assert target.label.startswith("Start with housing in ")
    assert target.lines


def test_a_click_on_a_plot_plays_it(driver: Driver, scene: TableScene) -> None:
    plot = plots(scene)[0]
    driver.click(plot)
    _, city, number = plot.split(":")
    assert str(scene.session.history[-1].move) == f"place:{city}:{number}"


def test_a_click_aimed_at_an_old_menu_does_nothing(driver: Driver, scene: TableScene) -> None:
    position = driver.target(plots(scene)[0]).rect.center
    driver.post(pygame.MOUSEBUTTONDOWN, pos=position, button=1)
    scene.stage.click(plots(scene)[1])
    scene.resume()
    moves = len(scene.session.history)
    driver.post(pygame.MOUSEBUTTONUP, pos=position, button=1)
    assert len(scene.session.history) == moves


def test_a_double_click_does_not_do_two_different_things(driver: Driver, scene: TableScene) -> None:
    driver.click(plots(scene)[0])
    driver.window.frame(1)
    tile = next(id for id in scene.stage.choice.offered if id.startswith("tile:"))
    position = driver.target(tile).rect.center
    press(driver, position)
    assert scene.session.state.seats[1].reserved is not None
    moves = len(scene.session.history)
    press(driver, position)
    assert len(scene.session.history) == moves
    end = driver.target("button:end").rect.center
    driver.window.frame(1)
    press(driver, end)
    press(driver, end)
    assert [str(entry.move) for entry in scene.session.history].count("end") == 1


def test_press_and_release_must_meet(driver: Driver, scene: TableScene) -> None:
    first, second = (driver.target(id).rect.center for id in plots(scene)[:2])
    driver.post(pygame.MOUSEBUTTONDOWN, pos=first, button=1)
    driver.post(pygame.MOUSEBUTTONUP, pos=second, button=1)
    assert not scene.session.history


def test_drawers_open_by_key_and_by_mouse(driver: Driver, scene: TableScene) -> None:
    driver.key(pygame.K_d)
    assert scene.stage.drawer == "donations"
    driver.key(pygame.K_r)
    assert scene.stage.drawer == "routes"
    driver.key(pygame.K_ESCAPE)
    assert scene.stage.drawer is None
    driver.click("drawer:departments")
    assert scene.stage.drawer == "departments"
    driver.window.frame(1)
    driver.click("button:close_drawer")
    assert scene.stage.drawer is None


def test_the_display_opens_by_itself(driver: Driver, scene: TableScene) -> None:
    driver.click(plots(scene)[0])
    assert scene.stage.drawer == "departments"


def test_looking_at_another_company(driver: Driver, scene: TableScene) -> None:
    decider = scene.session.decider
    assert scene.stage.looked_at == decider
    driver.click(f"look:{1 - (decider or 0)}")
    assert scene.stage.looked_at != decider
    driver.window.frame(1)
    driver.click(f"seat:{decider}")
    assert scene.stage.looked_at == decider


def test_the_company_follows_the_decider(driver: Driver, scene: TableScene) -> None:
    player = Player(driver, scene, 3)
    for _ in range(40):
        player.play_a_move()
        assert scene.stage.looked_at == scene.session.decider


def test_a_tooltip_after_a_moment(driver: Driver, scene: TableScene) -> None:
    driver.move(plots(scene)[0])
    driver.window.frame(0.1)
    assert not scene._tip
    driver.window.frame(0.3)
    assert scene._tip


def test_tooltips_say_why_not(scene: TableScene) -> None:
    taken = next(
        f"plot:{city}:{n}"
        for city, discs in scene.session.state.plots.items()
        for n, disc in enumerate(discs, start=1)
        if disc is not None
    )
    view = scene.tip(taken)
    assert view is not None
    assert [line for line in view.lines if not isinstance(line, str) and line.kind == "bad"]


def test_the_menu(driver: Driver, scene: TableScene, window: Window) -> None:
    driver.key(pygame.K_ESCAPE)
    assert isinstance(window.scenes[-1], MenuScene)
    driver.click("save")
    driver.click("ask:ok")
    driver.click("back")
    assert window.scenes[-1] is scene
    driver.click("menu")
    driver.click("title")
    assert isinstance(window.scenes[-1], TitleScene)
    driver.click("continue")
    assert isinstance(window.scenes[-1], TableScene)


def test_saving_under_a_name(driver: Driver, scene: TableScene, window: Window) -> None:
    driver.click("menu")
    driver.click("save_as")
    assert isinstance(window.scenes[-1], SaveAsScene)
    driver.type("Evening: game?")
    driver.key(pygame.K_RETURN)
    assert window.scenes[-1] is scene
    driver.click("menu")
    driver.click("save_as")
    driver.type("EVENING: game?")
    driver.click("save")
    driver.click("ask:replace")
    assert window.scenes[-1] is scene
    driver.click("menu")
    driver.click("load")
    assert isinstance(window.scenes[-1], LoadScene)


def test_the_log_and_the_scores(driver: Driver, scene: TableScene, window: Window) -> None:
    driver.click(plots(scene)[0])
    driver.key(pygame.K_l)
    assert isinstance(window.scenes[-1], LogScene)
    driver.key(pygame.K_PAGEUP)
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_s)
    assert isinstance(window.scenes[-1], ScoresScene)
    driver.key(pygame.K_ESCAPE)
    assert window.scenes[-1] is scene


def test_bots_move_one_at_a_time_and_can_be_hurried(driver: Driver, content: Content, window: Window) -> None:
    scene = open_table(window, session(content, 2, 5, 0, 1))
    window.frame(0.4)
    assert not scene.session.history
    window.frame(0.2)
    assert len(scene.session.history) == 1
    driver.key(pygame.K_SPACE)
    for _ in range(10):
        window.frame(1 / 60)
    assert len(scene.session.history) > 8


def test_steps_to_a_far_room(driver: Driver, scene: TableScene) -> None:
    player = Player(driver, scene, 7)
    player.play(driver.click, lambda: scene.session.state.task.kind == "setup_steps")
    driver.click("person:1.1")
    player.wait()
    driver.click("room:1.3")
    assert [str(entry.move) for entry in scene.session.history[-2:]] == ["step:1.1>1.2", "step:1.2>1.3"]


def test_other_sizes(driver: Driver, scene: TableScene, window: Window) -> None:
    for size in ((1366, 768), (1920, 1080), (1280, 720)):
        pygame.display.set_mode(size)
        driver.post(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])
        driver.click(plots(scene)[0] if plots(scene) else scene.order()[0])
        window.frame(0.6)
    assert scene.session.history


def test_a_key_that_is_held_does_one_thing(driver: Driver, scene: TableScene) -> None:
    player = Player(driver, scene, 3)
    player.play(driver.click, lambda: "button:end" in scene.stage.choice.offered)
    moves = len(scene.session.history)
    for _ in range(20):
        driver.post(pygame.KEYDOWN, key=pygame.K_e, mod=0)
        driver.window.frame(0.3)
    assert len(scene.session.history) == moves + 1
    driver.post(pygame.KEYUP, key=pygame.K_e, mod=0)


def test_a_folder_that_cannot_be_written(driver: Driver, scene: TableScene, home: Path) -> None:
    home.parent.mkdir(exist_ok=True)
    home.write_text("in the way")
    driver.click(plots(scene)[0])
    assert scene.session.history
    assert "could not be saved" in scene.stage.log().lines[-1].text
    canvas = canvases.fit(pygame.Surface((1280, 720)), record=True)
    scene.draw_on(canvas)
    assert any("could not be saved" in drawn.text for drawn in canvas.texts), "told at once, not after the next move"
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_ESCAPE)
    driver.click("save")
    assert "ask:ok" in driver.ids
