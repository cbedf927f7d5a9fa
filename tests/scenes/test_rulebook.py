"""The rulebook: every chapter, by mouse and by keyboard, its search, and its figures."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pygame
import pytest

from game.content.model import ActionType, Content, Difficulty, Region
from game.content.text import Text, languages, load_default_text
from game.engine import Options
from game.engine.state import Decision, State, Turn
from game.paths import content_dir
from game.scenes.rulebook import RulebookScene, search
from game.scenes.rulebook.layout import HALVES, TILES
from game.scenes.rulebook.library import Library
from game.scenes.rulebook.markup import Kind, Known, Run, Style, blocks, keys_of
from game.scenes.rulebook.typeset import set_lines
from game.scenes.rulebook.values import values
from game.scenes.shared.rulebook_chapters import ICONS, ORDER, Chapter, chapter_for
from game.scenes.table import TableScene
from game.scenes.table.keys import ALL_KEYS, RULES, SHORTCUTS
from game.scenes.title import TitleScene
from game.session import SeatSetup, Session, Setup
from game.ui import art
from game.ui.canvas import fit
from game.window import Window
from tests.scenes.driver import Driver
from tests.ui.legible import faults

SIZES = ((1280, 720), (1920, 1080), (2560, 1440), (3840, 2160))


@pytest.fixture
def scene(window: Window, driver: Driver) -> RulebookScene:
    """The rulebook over the title."""
    window.push(TitleScene(window))
    driver.click("rulebook")
    found = window.scenes[-1]
    assert isinstance(found, RulebookScene)
    return found


def session(content: Content, seats: int = 2) -> Session:
    difficulty = Difficulty.NORMAL if seats == 1 else None
    names = tuple(SeatSetup(name, i) for i, name in enumerate(("Ada", "Bruno")[:seats]))
    return Session(content, Setup(Options(seats=seats, seed=8, difficulty=difficulty), names))


def steps(scene: RulebookScene) -> Iterator[float]:
    """Scroll through the page, and say where one is."""
    while True:
        yield scene.scroll.offset
        before = scene.scroll.offset
        scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_PAGEDOWN, mod=0, unicode=""))
        if scene.scroll.offset == before:
            return


# --- opening and turning pages ---------------------------------------------------------------------------------------


def test_every_chapter_is_opened_by_a_click(driver: Driver, scene: RulebookScene) -> None:
    for chapter in reversed(ORDER):
        driver.click(f"chapter:{chapter}")
        assert scene.chapter is chapter
        assert scene.page.title == scene.text(f"rulebook.{chapter}.title")
        assert scene.scroll.offset == 0


def test_every_chapter_is_opened_by_keys(driver: Driver, scene: RulebookScene) -> None:
    driver.key(pygame.K_LEFT)
    assert scene.focus == f"chapter:{ORDER[0]}"
    seen = []
    for _ in ORDER:
        seen.append(scene.chapter)
        driver.key(pygame.K_DOWN)
    assert seen == list(ORDER)


def test_next_and_previous_go_through_the_book(driver: Driver, scene: RulebookScene) -> None:
    assert "previous" not in driver.ids
    for chapter in ORDER[1:]:
        driver.click("next")
        assert scene.chapter is chapter
    assert "next" not in driver.ids
    driver.tab_to("previous")
    driver.key(pygame.K_RETURN)
    assert scene.chapter is ORDER[-2]


def test_links_lead_to_their_chapter_and_backspace_back(driver: Driver, scene: RulebookScene) -> None:
    link = next(id for id in driver.ids if id.startswith("link:"))
    driver.click(link)
    assert scene.chapter == link.rsplit(":", 1)[1]
    driver.key(pygame.K_BACKSPACE)
    assert scene.chapter is Chapter.GOAL
    driver.tab_to(link)
    driver.key(pygame.K_RETURN)
    assert scene.chapter == link.rsplit(":", 1)[1]


def test_tab_stays_in_the_chapter_and_comes_to_everything_in_sight(driver: Driver, scene: RulebookScene) -> None:
    scene.open_chapter(Chapter.SCORING)
    seen = set()
    for _ in range(20):
        driver.key(pygame.K_TAB)
        seen.add(scene.focus)
        assert scene.chapter is Chapter.SCORING
    assert seen >= {"page", "chapter:scoring", "search", "previous", "next", "back"}
    seen.clear()
    for _ in range(20):
        driver.key(pygame.K_TAB, pygame.KMOD_SHIFT)
        seen.add(scene.focus)
    assert seen >= {"page", "chapter:scoring", "search", "previous", "next", "back"}


def test_escape_leaves(window: Window, driver: Driver, scene: RulebookScene) -> None:
    driver.key(pygame.K_ESCAPE)
    assert isinstance(window.scenes[-1], TitleScene)
    driver.key(pygame.K_F1)
    assert isinstance(window.scenes[-1], RulebookScene)
    driver.click("back")
    assert isinstance(window.scenes[-1], TitleScene)


# --- scrolling -------------------------------------------------------------------------------------------------------


def test_the_page_scrolls_by_wheel_keys_and_drag(driver: Driver, scene: RulebookScene) -> None:
    scene.open_chapter(Chapter.TABLE)
    driver.move("page")
    driver.post(pygame.MOUSEWHEEL, x=0, y=-1, flipped=False)
    assert scene.scroll.offset > 0
    driver.key(pygame.K_HOME)
    assert scene.scroll.offset == 0
    driver.key(pygame.K_DOWN)
    small = scene.scroll.offset
    driver.key(pygame.K_PAGEDOWN)
    assert scene.scroll.offset > 10 * small > 0
    driver.key(pygame.K_END)
    end = scene.scroll.offset
    driver.key(pygame.K_PAGEDOWN)
    assert scene.scroll.offset == end
    assert scene.chapter is Chapter.TABLE
    x, y = driver.target("page").rect.midright[0] - 300, driver.target("page").rect.centery
    driver.post(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)
    driver.post(pygame.MOUSEMOTION, pos=(x, y + 100), rel=(0, 100), buttons=(1, 0, 0))
    driver.post(pygame.MOUSEBUTTONUP, pos=(x, y + 100), button=1)
    assert scene.scroll.offset == end - 50
    driver.post(pygame.MOUSEMOTION, pos=(x, y), rel=(0, -100), buttons=(0, 0, 0))
    assert scene.scroll.offset == end - 50


def test_the_bar_is_dragged_from_end_to_end(driver: Driver, scene: RulebookScene) -> None:
    scene.open_chapter(Chapter.TABLE)
    rect = driver.target("page").rect
    x = rect.right - 8
    driver.post(pygame.MOUSEBUTTONDOWN, pos=(x, rect.top + 4), button=1)
    assert scene.scroll.offset == 0
    driver.post(pygame.MOUSEMOTION, pos=(x, rect.bottom + 40), rel=(0, 0), buttons=(1, 0, 0))
    assert scene.scroll.offset == scene.page.height - rect.h / 2
    driver.post(pygame.MOUSEBUTTONUP, pos=(x, rect.bottom + 40), button=1)


# --- the search ------------------------------------------------------------------------------------------------------


def test_typing_searches_and_enter_goes_on(driver: Driver, scene: RulebookScene) -> None:
    driver.type("small cit")
    assert scene.focus == "search"
    assert scene.edit.text == "small cit"
    assert len(scene.hits) > 3
    for hit in scene.hits:
        assert "small" in hit.passage.words.casefold()
    at = scene.hit
    driver.key(pygame.K_RETURN)
    assert scene.hit == (at + 1) % len(scene.hits)
    assert scene.chapter is scene.hits[scene.hit].chapter
    shown = scene.hits[scene.hit].passage.y - scene.scroll.offset
    assert 0 <= shown < 290
    found = next(id for id in driver.ids if id.startswith("found:"))
    driver.click(found)
    assert scene.hit == int(found.split(":")[1])
    driver.key(pygame.K_ESCAPE)
    assert scene.edit.text == ""
    assert any(id.startswith("chapter:") for id in driver.ids)


def test_all_found_passages_are_reached_by_the_arrow_keys(driver: Driver, scene: RulebookScene) -> None:
    driver.type("donation")
    assert len(scene.hits) > 11
    scene.show_hit(0)
    driver.tab_to("found:0")
    for number in range(len(scene.hits)):
        assert scene.hit == number
        driver.key(pygame.K_DOWN)


def test_nothing_found_is_said(driver: Driver, scene: RulebookScene) -> None:
    driver.type("zeppelin")
    assert scene.hits == []
    driver.key(pygame.K_RETURN)
    assert scene.chapter is Chapter.GOAL


def test_a_word_is_found_from_its_beginning() -> None:
    assert search.places("Good goods, no kangaroo", ["go"]) == [(0, 2), (5, 7)]
    assert search.words_of(" a ") == []


# --- at the table ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "chapter"), [(pygame.K_F1, Chapter.SETUP), (pygame.K_h, Chapter.SETUP)])
def test_the_table_opens_what_fits_the_decision(
    window: Window, driver: Driver, content: Content, key: int, chapter: Chapter
) -> None:
    window.push(TableScene(window, session(content)))
    driver.key(key)
    scene = window.scenes[-1]
    assert isinstance(scene, RulebookScene)
    assert scene.chapter is chapter
    driver.key(pygame.K_ESCAPE)
    assert isinstance(window.scenes[-1], TableScene)


def test_the_letter_that_opens_is_not_searched_for(window: Window, content: Content) -> None:
    window.push(TableScene(window, session(content)))
    window.frame(0.1)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_h, mod=0, unicode="h", scancode=0))
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="h"))
    window.frame(0.1)
    scene = window.scenes[-1]
    assert isinstance(scene, RulebookScene)
    assert scene.edit.text == ""


def test_the_menu_of_the_table_opens_it_and_f2_its_keys(window: Window, driver: Driver, content: Content) -> None:
    window.push(TableScene(window, session(content)))
    driver.key(pygame.K_F2)
    scene = window.scenes[-1]
    assert isinstance(scene, RulebookScene)
    assert scene.chapter is Chapter.KEYS
    assert scene.page.height <= driver.target("page").rect.h / 2, "the keys fit on one page"
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_m)
    driver.click("rulebook")
    assert isinstance(window.scenes[-1], RulebookScene)


def test_each_decision_has_its_chapter(content: Content) -> None:
    state = session(content).state

    def at(decision: Decision) -> State:
        state.agenda[-1] = msgspec.structs.replace(state.task, kind=decision)
        return state

    assert chapter_for(at(Decision.DONATE)) is Chapter.DONATIONS
    assert chapter_for(at(Decision.RETURN)) is Chapter.EVENTS
    assert chapter_for(at(Decision.ACTIVATE)) is Chapter.ACTIVATION
    assert chapter_for(at(Decision.ANDREW)) is Chapter.SOLO
    for action in ActionType:
        state.turn = Turn(0, action, {}, {})
        assert chapter_for(at(Decision.DEPARTMENTS)) == action.value
    state.finished = True
    assert chapter_for(state) is Chapter.SCORING


# --- what stands in it -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages(content_dir()))
def test_all_that_the_text_names_is_there(content: Content, language: str) -> None:
    library = Library(content, load_default_text(language, strict=True))
    for chapter in ORDER:
        assert art.exists(ICONS[chapter])
        for block in library.blocks(chapter):
            for run in (*block.runs, *(run for cell in block.cells for run in cell)):
                assert not set("<>[]@") & set(run.text), (chapter, run.text)
            if block.kind in (Kind.PICTURE, Kind.MARGIN_PICTURE):
                assert library.pictures.exists(block.name) or block.name in (*HALVES, TILES), (chapter, block.name)


def test_all_pictures_are_shown_and_all_chapters_linked(content: Content, text: Text) -> None:
    library = Library(content, text)
    told = [block for chapter in ORDER for block in library.blocks(chapter)]
    shown = {block.name for block in told}
    captions = {key.rsplit(".", 1)[1] for key in text if key.startswith("rulebook.caption.")}
    assert captions <= shown
    linked = {run.target for block in told for run in block.runs if run.style is Style.LINK}
    assert linked >= {"scoring", "events", "departments", "donations", "activation", "tiles", "setup", "solo"}


def test_figures_are_those_of_the_content(content: Content, text: Text) -> None:
    found = values(content, text)
    track = content.transport[Region.WEST]
    assert found["west_total"] == sum(space.cost for space in track[1:4]) == 7
    assert found["mid_two"] == 4
    assert (found["line_railroad"], found["line_stagecoach"]) == (27, 18)
    assert found["cheap_3"] == 9
    assert found["study_sum"] == 14
    words = Library(content, text).words(Chapter.SETUP)
    assert f"${content.setup.start.money}" in words
    other = msgspec.structs.replace(content, setup=msgspec.structs.replace(content.setup, rounds=17, setup_steps=41))
    library = Library(other, text)
    assert "17 rounds" in library.words(Chapter.GOAL)
    assert "41 employee steps" in library.words(Chapter.SETUP)


def test_no_figure_is_typed_into_the_text(text: Text) -> None:
    """Digits in the text itself are only numbers of stages and of seats, of a plan's parts, and keys."""
    allowed = {Chapter.KEYS, Chapter.TABLE}
    numbers = {Chapter.ROUND: {"1.", "2.", "3.", "4.", "3", "4"}, Chapter.SETUP: {"1", "2", "3", "4"}}
    for chapter in ORDER:
        if chapter in allowed:
            continue
        entry = text.entry(f"rulebook.{chapter}.text")
        plain = " ".join(part for part in entry.template.parts if isinstance(part, str))
        digits = [word for word in plain.split() if any(c.isdigit() for c in word)]
        assert set(digits) <= numbers.get(chapter, set()), (chapter, digits)


def test_every_department_is_told(content: Content, text: Text) -> None:
    page = Library(content, text).page(Chapter.TILES)
    told = [passage.words for passage in page.passages]
    for department in content.departments.values():
        name = text(f"department.{department.id}.name")
        assert any(words.startswith(f"{name}:") for words in told), name


def test_every_part_of_the_rules_is_told(content: Content, text: Text) -> None:
    """One word or more of each rule; whoever takes a rule out of the book is told so here."""
    library = Library(content, text)
    book = " ".join(passage.words for chapter in ORDER for passage in library.page(chapter).passages).casefold()
    for words in (
        "clockwise", "timeline tiles", "neutral discs", "action choice tile", "reserves a department", "employee steps",
        "run out", "gear", "marker", "first-player", "sell goods", "end spaces", "bring home", "tabs pay",
        "empty reserve", "study points may be spent", "how often", "mission", "always work", "permanent",
        "pool", "second department of a kind", "property management", "longest", "small city", "outsourcing",
        "tab slides out", "last space", "charitable giving", "communications", "cheapest free desk",
        "connection points", "lowest level", "welfare", "shares the victory", "odd rounds", "shifted", "point card",
    ):  # fmt: skip
        assert words in book, words


def test_every_key_of_the_table_is_told(content: Content, text: Text) -> None:
    library = Library(content, text)
    told = {key.casefold() for b in library.blocks(Chapter.KEYS) if b.kind is Kind.KEY for key in keys_of(b)}
    names = {
        pygame.key.name(key)
        for key in (*SHORTCUTS, *RULES, *ALL_KEYS, pygame.K_PLUS, pygame.K_e, pygame.K_F11, pygame.K_TAB)
    }
    for name in names:
        assert name in told, name


# --- markup and setting ----------------------------------------------------------------------------------------------

KNOWN = Known({"events": "Events"}, lambda name: name == "icon.money")


def test_markup() -> None:
    text = "One *term*\nand <events: a link>.\n\n- item\n  goes on\n> no [icon.money], <nowhere>\n| a | b"
    text += "\n@@picture\n# Head"
    found = blocks(text, KNOWN)
    assert [block.kind for block in found] == [
        Kind.PARAGRAPH,
        Kind.ITEM,
        Kind.EXAMPLE,
        Kind.ROW,
        Kind.PICTURE,
        Kind.HEADING,
    ]
    assert [run.style for run in found[0].runs] == [Style.PLAIN, Style.TERM, Style.PLAIN, Style.LINK, Style.PLAIN]
    assert found[1].words == "item goes on"
    assert Run("", Style.SPRITE, "icon.money") in found[2].runs
    assert "<nowhere>" in found[2].words
    assert len(found[3].cells) == 2
    assert found[4].name == "picture"


def test_lines_are_never_wider_than_asked(window: Window) -> None:
    runs = next(iter(blocks("Words *and terms* with [icon.money], more of <events: links here>. " * 9, KNOWN))).runs
    for width in (60.0, 133.0, 288.0):
        lines = set_lines(runs, 10, 0, width)
        assert all(line.right <= 10 + width for line in lines)
        assert not any(line.parts[0].run.text.startswith((".", ",")) for line in lines)


# --- pictures --------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES, ids=[f"{w}x{h}" for w, h in SIZES])
def test_pages_can_be_read_from_end_to_end(window: Window, size: tuple[int, int]) -> None:
    window.size = size
    scene = RulebookScene(window)
    scene.resume()
    wrong: set[str] = set()
    for chapter in ORDER:
        scene.open_chapter(chapter)
        for offset in steps(scene):
            canvas = fit(pygame.Surface(size), record=True)
            scene.draw_on(canvas)
            assert canvas.texts
            wrong |= {f"{fault} [{chapter} at {offset}]" for fault in faults(canvas)}
    assert not wrong, "\n".join(sorted(wrong))


def test_every_line_of_a_page_can_be_scrolled_into_sight(window: Window) -> None:
    scene = RulebookScene(window)
    scene.resume()
    for chapter in ORDER:
        scene.open_chapter(chapter)
        page = scene.page
        wanted = sum(len(line.parts) for line in (*page.lines, *page.small, *page.heads))
        assert wanted
        assert max(line.y for line in (*page.lines, *page.small)) + 8 < page.height, chapter


def test_pictures_hold_with_other_departments(content: Content, text: Text, window: Window) -> None:
    """What pictures show is found by what it is, not by how it is called."""
    other = msgspec.structs.replace(content, departments=dict(list(content.departments.items())[2:]))
    pictures = Library(other, text).pictures
    for name in ("small_city", "company", "tile", "timeline", "andrew"):
        assert pictures.print(name, 2).surface.get_size() == tuple(2 * side for side in pictures.size(name))
