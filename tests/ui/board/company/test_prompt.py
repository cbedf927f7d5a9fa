"""The prompt: every button finds a place, in one row, in two, or on a page."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.ui.board import prompt
from game.ui.board.prompt import MORE, PANEL, ButtonView, PromptView

LONG = "Use a department: click its room, then what it should do; each use needs an employee who may have to leave."


def _buttons(count: int, label: str = "Number {n}") -> tuple[ButtonView, ...]:
    return tuple(ButtonView(f"button:{n}", label.format(n=n), key=str(n % 10)) for n in range(count))


END = (
    ButtonView("button:undo", "Undo", "icon.undo", "Z", fixed=True),
    ButtonView("button:end", "End turn", "icon.end_turn", "E", fixed=True),
)


@pytest.mark.parametrize("count", [0, 1, 3, 6, 9, 10, 16, 40])
def test_buttons_lie_apart_inside_of_the_panel(count):
    view = PromptView(0, "Title", "", (*_buttons(count), *END), more="More")
    placed = list(prompt.areas(view).values())
    assert all(PANEL.inset(3).covers(area) for area in placed)
    assert all(not one.overlaps(two) for one, two in combinations(placed, 2))


def test_seven_usual_buttons_take_one_row():
    labels = ("Housing", "Commerce", "Industry", "Bridges", "Sell goods")
    kinds = ("housing", "commerce", "industry", "infrastructure", None)
    buttons = tuple(
        ButtonView(f"button:{n}", label, f"tile.{kind}" if kind else None, str(n + 1))
        for n, (label, kind) in enumerate(zip(labels, kinds, strict=True))
    )
    placed = prompt.areas(PromptView(0, "Title", "", (*buttons, *END)))
    assert len({area.y for area in placed.values()}) == 1


@pytest.mark.parametrize("count", [1, 12, 16, 25, 40])
def test_every_button_is_on_some_page_and_the_fixed_on_all(count):
    seen: set[str] = set()
    view = PromptView(0, "Title", "", (*_buttons(count), *END), more="More")
    pages = prompt.pages(view)
    for page in range(pages):
        shown = prompt.areas(PromptView(0, "Title", "", view.buttons, page, "More"))
        assert {"button:undo", "button:end"} <= shown.keys()
        assert (MORE in shown) == (pages > 1)
        seen |= shown.keys()
    assert {button.id for button in view.buttons} <= seen


def test_a_page_too_far_starts_again():
    buttons = (*_buttons(40), *END)
    pages = prompt.pages(PromptView(0, "Title", "", buttons, 0, "More"))
    first = prompt.areas(PromptView(0, "Title", "", buttons, 0, "More"))
    assert prompt.areas(PromptView(0, "Title", "", buttons, pages, "More")) == first


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440), (3840, 2160)])
@pytest.mark.parametrize("count", [2, 9, 30])
@pytest.mark.parametrize("hint", ["", "A short one.", LONG])
@pytest.mark.parametrize(
    "title", ["Choose a row", "Bring employees home: how many of the fifteen will leave the Midwest"]
)
def test_a_prompt_is_legible(paper, legible, size, count, hint, title):
    canvas = paper(size)
    prompt.draw(canvas, PromptView(3, title, hint, (*_buttons(count), *END), more="More"))
    legible(canvas)


@pytest.mark.parametrize("state", ["usable", "chosen", "cannot"])
def test_states_of_a_button_look_different(paper, state):
    pictures = set()
    for other in ("usable", "chosen", "cannot"):
        canvas = paper()
        view = PromptView(0, "Title", "", (ButtonView("button:a", "Sell", "tile.housing", "1", other),))
        prompt.draw(canvas, view)
        area = prompt.areas(view)["button:a"]
        pictures.add(bytes(canvas.surface.subsurface(canvas.rect(area)).copy().get_buffer().raw))
    assert len(pictures) == 3
