"""Campaigns of people who write anything: many of them, with long titles, and all chapters in one city."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pygame

from game import folders
from game.content.text import Text
from game.scenes.campaign import JourneyScene
from game.scenes.campaign.route import MAP, Station
from game.scenes.shared.journal import Journal
from game.session import profile
from game.ui.canvas import fit
from game.window import Window
from tests.scenes.campaign.scenes import somebody
from tests.scenes.driver import Driver
from tests.ui.legible import faults

CHAPTER = """  c{number}:
    year: 1869
    city: {city}
    objectives: [{{donations: 2}}, {{last_spaces: 2}}]
    words: {{title: Title, place: Place, years: "1869", story: [One.], won: Won., lost: Lost.}}
"""


def written(name: str, title: str, city: str = "denver", chapters: int = 1) -> Path:
    """A campaign in the person's folder."""
    folders.campaigns_dir().mkdir(parents=True, exist_ok=True)
    path = folders.campaigns_dir() / f"{name}.yaml"
    each = "".join(CHAPTER.format(number=number, city=city) for number in range(chapters))
    path.write_text(f"title: {title}\nchapters:\n{each}", encoding="utf-8")
    return path


def test_many_campaigns_with_long_titles_can_all_be_chosen(window: Window, driver: Driver) -> None:
    for number in range(40):
        written(f"a{number}", f"Campaign {number} " + "with a long title " * 6)
    scene = JourneyScene(window, Journal(window, "a17"))
    window.push(scene)
    canvas = fit(pygame.Surface(window.size), record=True)
    scene.draw_on(canvas)
    assert not [fault for fault in faults(canvas) if "over" in str(fault)]
    driver.click("book")
    screen = pygame.Rect((0, 0), window.size)
    rects = [target.rect for target in scene.targets()]
    assert len(rects) == 41
    assert all(screen.contains(rect) for rect in rects)
    assert all(rect.collidelist(rects[:number]) < 0 for number, rect in enumerate(rects))
    driver.click("book:a39")
    assert scene.journal.book.id == "a39"


def test_all_chapters_in_one_city_lie_side_by_side_on_the_map(window: Window) -> None:
    for city in ("seattle", "denver", "boston"):
        written(city, city, city, 16)
        scene = JourneyScene(window, Journal(window, city))
        scene.resume()
        areas = [widget.area for widget in scene.widgets if isinstance(widget, Station)]
        assert len(areas) == 16
        assert all(MAP.x < area.x and area.right < MAP.right for area in areas)
        lefts = sorted(area.x for area in areas)
        assert all(right - left >= areas[0].w for left, right in pairwise(lefts))


def test_a_damaged_profile_is_told_on_the_map(window: Window, driver: Driver, text: Text) -> None:
    person = somebody(window.content)
    window.push(JourneyScene(window))
    assert driver.target("profile").lines == (text("campaign.map.profile_why"),)
    (person.folder / profile.PROGRESS).write_text("{")
    window.reset(JourneyScene(window))
    first, second = driver.target("profile").lines
    assert first.startswith(f"{profile.PROGRESS} is damaged")
    assert second == text("campaign.map.profile_why")
