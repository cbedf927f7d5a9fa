"""The canvas: where art pixels lie on the screen, and how text is placed, cut and recorded."""

from __future__ import annotations

import itertools

import pygame
import pytest

from game.ui.canvas import ART_SIZE, Area, Canvas, factor_for, fit, measuring, place
from game.ui.palette import colour


@pytest.fixture
def canvas() -> Canvas:
    """A canvas of the smallest window."""
    pygame.font.init()
    return fit(pygame.Surface((1280, 720)), record=True)


@pytest.mark.parametrize(
    ("size", "factor", "origin"),
    [
        ((1280, 720), 2, (0, 0)),
        ((1366, 768), 2, (43, 24)),
        ((1920, 1080), 3, (0, 0)),
        ((2560, 1440), 4, (0, 0)),
        ((3840, 2160), 6, (0, 0)),
        ((3440, 1440), 4, (440, 0)),
        ((100, 100), 1, (-270, -130)),
    ],
)
def test_the_art_grid_is_enlarged_by_a_whole_factor_and_centred(
    size: tuple[int, int], factor: int, origin: tuple[int, int]
) -> None:
    assert factor_for(size) == factor
    assert place(size) == (factor, origin)
    assert measuring(size).rect(Area(0, 0, *ART_SIZE)).topleft == origin


@pytest.mark.parametrize("factor", [1, 2, 3, 4, 5, 6])
def test_areas_that_touch_in_art_touch_on_the_screen(factor: int) -> None:
    canvas = Canvas(pygame.Surface((9, 9)), factor, (5, 7))
    areas = [Area(i * 1.5, 0, 1.5, 1) for i in range(9)]
    rects = [canvas.rect(area) for area in areas]
    assert all(a.right == b.left for a, b in itertools.pairwise(rects))


def test_screen_and_art_are_each_others_inverse(canvas: Canvas) -> None:
    assert canvas.art(canvas.point(12.5, 30)) == (12.5, 30)
    assert canvas.sub(10, 20).art(canvas.point(12.5, 30)) == (2.5, 10)


def test_text_stands_with_its_capitals_on_the_given_line(canvas: Canvas) -> None:
    canvas.fill("paper0", Area(0, 0, *ART_SIZE))
    area = canvas.text("HE", 20, 30)
    ink = [
        (x, y) for x in range(20, 120) for y in range(40, 100) if canvas.surface.get_at((x, y))[:3] == colour("ink0")
    ]
    rows = [y for _, y in ink]
    assert (min(rows), max(rows) + 1) == (60, 70)
    assert area == Area(20, 30, canvas.measure("HE"), 5)


@pytest.mark.parametrize("align", ["left", "center", "right"])
def test_alignment(canvas: Canvas, align: str) -> None:
    area = canvas.text("Carnegie", 100, 10, align=align)  # type: ignore[arg-type]
    expected = {"left": 100, "center": 100 - area.w / 2, "right": 100 - area.w}[align]
    assert abs(area.x - expected) <= 0.5


def test_a_width_shortens_text_and_says_so(canvas: Canvas) -> None:
    canvas.text("Philanthropy", 10, 10, width=30)
    (drawn,) = canvas.texts
    assert drawn.cut
    assert drawn.text.endswith("...")
    assert drawn.area.w <= 30


def test_a_text_of_any_length_is_shortened_at_once(canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> None:
    """A save of somebody else's may be called anything."""
    measured: list[int] = []
    real = canvas.measure
    monkeypatch.setattr(canvas, "measure", lambda text, size="body": measured.append(len(text)) or real(text, size))
    canvas.text("Philanthropy " * 20_000, 10, 10, width=30)
    assert canvas.texts[0].text == "Philant..."
    assert sum(measured) < 10_000


def test_wrapping_keeps_every_word_and_no_line_is_too_long(canvas: Canvas) -> None:
    words = "one employee leaves for the Midwest and the project is built in Chicago"
    lines = canvas.wrap(words, 80)
    assert " ".join(lines) == words
    assert all(canvas.measure(line) <= 80 for line in lines)
    assert canvas.wrap("a\nb", 80) == ["a", "b"]


def test_the_record_knows_ground_clip_and_cover(canvas: Canvas) -> None:
    canvas.fill("teal4", Area(0, 0, 100, 100))
    canvas.text("seen", 10, 10, colour="brass0")
    canvas.sub(5, 5).text("sub", 5, 25)
    with canvas.clip(Area(0, 0, 60, 52)):
        canvas.text("clipped", 10, 50)
    assert [(t.text, t.cut) for t in canvas.texts] == [("seen", False), ("sub", False), ("clipped", True)]
    assert canvas.texts[0].background == colour("teal4")
    assert canvas.texts[1].area[:2] == (10, 30)
    canvas.fill("paper0", Area(0, 0, 100, 20))
    assert [t.text for t in canvas.texts] == ["sub", "clipped"]
    canvas.cover(Area(12, 0, 5, 100), partly=True)
    assert not canvas.texts


def test_clips_nest_and_end(canvas: Canvas) -> None:
    with canvas.clip(Area(10, 10, 50, 50)), canvas.clip(Area(0, 0, 20, 20)):
        canvas.fill("red0", Area(0, 0, *ART_SIZE))
    assert canvas.surface.get_at((30, 30))[:3] == colour("red0")
    assert canvas.surface.get_at((50, 50))[:3] != colour("red0")
    canvas.fill("blue0", Area(0, 0, *ART_SIZE))
    assert canvas.surface.get_at((50, 50))[:3] == colour("blue0")


def test_areas() -> None:
    area = Area(10, 20, 30, 40)
    assert (area.right, area.bottom, area.centre) == (40, 60, (25, 40))
    assert area.contains(10, 20)
    assert not area.contains(40, 20)
    assert area.inset(5) == Area(15, 25, 20, 30)
    assert area.inset(1, 2) == Area(11, 22, 28, 36)
    assert area.moved(1, -1) == Area(11, 19, 30, 40)
    assert area.covers(area.inset(1))
    assert not area.covers(area.moved(1, 0))
    assert area.overlaps(area.moved(29, 0))
    assert not area.overlaps(area.moved(30, 0))


def test_fonts_outlive_the_end_of_pygame() -> None:
    before = Canvas(pygame.Surface((1280, 720)), 2, (0, 0)).measure("Carnegie")
    pygame.quit()
    assert Canvas(pygame.Surface((1280, 720)), 2, (0, 0)).measure("Carnegie") == before
