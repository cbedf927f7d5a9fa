"""Looking closer at the map: wheel, drag, double click, keys, and what can be clicked meanwhile."""

from __future__ import annotations

import pygame
import pytest

from game.content.model import Content
from game.scenes.table import TableScene
from game.ui.board import places
from game.ui.board.layout import MAP_VIEW
from game.ui.board.zoom import INSIDE, LARGEST, WHOLE, MapLook
from game.ui.canvas import fit
from game.window import Window
from tests.scenes.driver import Driver
from tests.scenes.table.player import open_table, session
from tests.ui.legible import faults

OCEAN = (740, 440)  # of the smallest window: nothing lies there


@pytest.fixture
def scene(window: Window, content: Content) -> TableScene:
    """The table at the start of a game of two people: a plot for housing is looked for."""
    return open_table(window, session(content, 2, 1))


def look(scene: TableScene) -> MapLook:
    """How the map is looked at."""
    return scene.stage.map_look


def plots_of(scene: TableScene) -> list[str]:
    """The plots that glow, in sight or not."""
    return [id for id in scene.stage.choice.offered if id.startswith("plot:")]


def wheel(driver: Driver, steps: int, position: tuple[int, int]) -> None:
    """Turn the wheel with the mouse at a place."""
    driver.post(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=(0, 0, 0))
    driver.post(pygame.MOUSEWHEEL, x=0, y=steps, flipped=False, which=0)


def click(driver: Driver, position: tuple[int, int]) -> None:
    """Click at a place."""
    driver.post(pygame.MOUSEBUTTONDOWN, pos=position, button=1)
    driver.post(pygame.MOUSEBUTTONUP, pos=position, button=1)


def test_the_wheel_enlarges_around_the_pointer(driver: Driver, scene: TableScene) -> None:
    under = look(scene).on_map(OCEAN[0] / 2, OCEAN[1] / 2)
    wheel(driver, 1, OCEAN)
    assert look(scene).zoom == 2
    assert look(scene).on_map(OCEAN[0] / 2, OCEAN[1] / 2) == pytest.approx(under, abs=40)
    for _ in range(5):
        wheel(driver, 1, OCEAN)
    assert look(scene).zoom == LARGEST
    for _ in range(5):
        wheel(driver, -1, OCEAN)
    assert look(scene) == WHOLE


def test_the_wheel_elsewhere_is_for_the_log(driver: Driver, scene: TableScene) -> None:
    wheel(driver, 1, (1100, 400))
    assert look(scene) == WHOLE
    driver.click("drawer:donations")
    wheel(driver, 1, OCEAN)
    assert look(scene) == WHOLE


def test_dragging_moves_the_map_and_clicks_nothing(driver: Driver, scene: TableScene) -> None:
    wheel(driver, 1, (400, 380))
    before = look(scene)
    plot = next(id for id in plots_of(scene) if id in scene.spots.areas)
    start = driver.target(plot).rect.center
    driver.post(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    for step in range(1, 6):
        driver.post(pygame.MOUSEMOTION, pos=(start[0] - 10 * step, start[1]), rel=(-10, 0), buttons=(1, 0, 0))
    driver.post(pygame.MOUSEBUTTONUP, pos=(start[0] - 50, start[1]), button=1)
    assert look(scene).x == pytest.approx(before.x + 12.5)
    assert not scene.session.history
    assert not scene.hand.dragging


def test_the_whole_map_is_not_dragged(driver: Driver, scene: TableScene) -> None:
    driver.post(pygame.MOUSEBUTTONDOWN, pos=OCEAN, button=1)
    driver.post(pygame.MOUSEMOTION, pos=(600, 440), rel=(-140, 0), buttons=(1, 0, 0))
    driver.post(pygame.MOUSEBUTTONUP, pos=(600, 440), button=1)
    assert look(scene) == WHOLE


def test_a_double_click_puts_a_place_in_the_middle(driver: Driver, scene: TableScene) -> None:
    click(driver, OCEAN)
    assert look(scene) == WHOLE
    click(driver, OCEAN)
    assert look(scene).zoom == 2
    assert look(scene).x == pytest.approx(MAP_VIEW.right - MAP_VIEW.w / 4)
    driver.window.frame(1.0)
    before = look(scene)
    click(driver, (400, 300))
    driver.window.frame(1.0)
    click(driver, (400, 300))
    assert look(scene) == before


def test_keys_and_buttons_enlarge_and_show_the_whole(driver: Driver, scene: TableScene) -> None:
    driver.key(pygame.K_PLUS)
    assert look(scene).zoom == 2
    driver.key(pygame.K_RIGHT, pygame.KMOD_SHIFT)
    assert look(scene).x == MapLook().x + 20
    driver.key(pygame.K_KP_PLUS)
    assert look(scene).zoom == 3
    driver.key(pygame.K_MINUS)
    assert look(scene).zoom == 2
    driver.key(pygame.K_HOME)
    assert look(scene) == WHOLE
    driver.click("zoom:in")
    driver.window.frame(0.5)
    driver.click("zoom:in")
    assert "zoom:in" not in driver.ids
    driver.window.frame(0.5)
    driver.click("zoom:whole")
    assert look(scene) == WHOLE
    assert "zoom:whole" not in driver.ids


def test_plots_are_clicked_where_they_are_seen(driver: Driver, scene: TableScene) -> None:
    wheel(driver, 2, (400, 380))
    plots = [id for id in plots_of(scene) if id in scene.spots.areas]
    assert plots
    assert all(INSIDE.covers(scene.spots.areas[id]) for id in plots)
    assert len(plots) < len(plots_of(scene))
    driver.window.frame(0.5)
    driver.click(plots[-1])
    _, city, number = plots[-1].split(":")
    assert str(scene.session.history[-1].move) == f"place:{city}:{number}"


def test_panels_over_the_map_are_clicked_first(driver: Driver, scene: TableScene) -> None:
    driver.key(pygame.K_PLUS)
    for _ in range(9):
        driver.key(pygame.K_LEFT, pygame.KMOD_SHIFT)
    panel = scene.spots.areas["mission:south"]
    assert scene.spots.at(*panel.centre) == "mission:south"


def test_the_tab_key_moves_the_map_along(driver: Driver, scene: TableScene) -> None:
    driver.key(pygame.K_PLUS)
    driver.key(pygame.K_PLUS)
    hidden = scene.stage.out_of_sight()
    assert hidden
    driver.tab_to(hidden[-1])
    assert hidden[-1] in scene.spots.areas
    driver.key(pygame.K_RETURN)
    assert scene.session.history


def test_a_choice_out_of_sight_shows_the_whole_map(driver: Driver, scene: TableScene) -> None:
    scene.see_map(MapLook(3, 390, 300))
    scene.stage.refresh()
    scene.use("menu")
    driver.window.pop()
    driver.window.frame(0.5)
    for id in ("button:sell", "button:back"):
        scene.use(id)
    assert look(scene) == WHOLE


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_an_enlarged_map_can_be_read(window: Window, scene: TableScene, size: tuple[int, int]) -> None:
    window.size = size
    for at in ((20, 80), (390, 100), (20, 300), (200, 190), (390, 300)):
        for zoom in (1, 2):
            scene.see_map(WHOLE.zoomed(zoom, at))
            canvas = fit(pygame.Surface(size), record=True)
            scene.draw_on(canvas)
            assert list(faults(canvas)) == []


def test_every_point_of_the_country_comes_into_sight(content: Content) -> None:
    for zoom in range(2, LARGEST + 1):
        for city in content.map.cities.values():
            area = places.row(city)
            shown = MapLook(zoom).showing(area)
            seen = shown.visible(area)
            assert seen is not None
            assert seen.w * seen.h > area.w * area.h * zoom * zoom * 0.8, city.id
