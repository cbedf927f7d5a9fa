"""Campaign files: what may stand in them, every fault with its line, the words, faulty chapters beside sound ones."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from game import folders
from game.commands.check import run
from game.content import Content
from game.content.campaign import Book, library, own, read_book
from game.content.campaign.form import EFFECTS, RULES
from game.content.effects import Gain
from game.content.model import ActionType, Level, ProjectType, Region
from game.content.scenario import Chapter, ExtraRules, Objective
from game.content.text import Text, load_default_text, load_text
from game.engine import Options, new_game
from game.paths import content_dir
from game.session.briefing import objective_notes, objective_words, rule_lines, setting_lines
from tests.content.folder import Folder

FILE = "campaign.yaml"
OWN = """\
title: The Western Line
chapters:
  first:
    year: 1869
    city: denver
    objectives:
      - {donations: 2}
      - {projects: {housing: 2}}
    words:
      title: Golden Spike
      place: Promontory
      years: "1869"
      story: [The rails meet., Now build.]
      won: Well done.
      lost: Again.
"""


@pytest.fixture
def text() -> Text:
    return load_default_text(strict=True)


def book(folder: Folder, content: Content) -> Book:
    return own(folder.path, content, load_text(folder.path))


def told(folder: Folder, content: Content) -> list[str]:
    return [str(problem) for problem in book(folder, content).problems]


def ids(found: Book) -> list[str]:
    return [chapter.id for chapter in found.campaign.chapters]


def test_the_programs_campaign(content: Content, text: Text) -> None:
    found = own(content_dir(), content, text)
    assert found.problems == ()
    assert ids(found) == ["telegraph", "railroad", "bridges", "steel", "partners", "sale", "libraries"]
    assert [chapter.number for chapter in found.campaign.chapters] == list(range(1, 8))
    assert [chapter.year for chapter in found.campaign.chapters] == sorted(c.year for c in found.campaign.chapters)
    for chapter in found.campaign.chapters:
        words = found.tell(chapter.id, text)
        assert 2 <= len(words.story) <= 3
        assert words.title
        assert words.won != words.lost
        new_game(content, Options(seats=1, seed=1, difficulty="hard", scenario=chapter.scenario))  # type: ignore[arg-type]


def test_a_folder_without_a_campaign_is_complete(folder: Folder, content: Content) -> None:
    (folder.path / FILE).unlink()
    assert book(folder, content).campaign.chapters == ()
    assert run(folder.path) == 0


# --- faults ------------------------------------------------------------------------------------------------------

# What is written instead, the key or line it is about, and the sentence.
FAULTS = [
    ("city: washington", "city: washingtom", "railroad.city",
     "'washingtom' is not a city (did you mean 'washington'?)"),
    ("department: engineering", "department: enginering", "bridges.start.departments.1.department",
     "'enginering' is not a department tile (did you mean 'engineering'?)"),
    ("department: engineering", "department: construction", "bridges.start.departments.1.department",
     "'construction' is not a department tile"),
    ("{floor: 1, column: 4, department: engineering}", "{floor: 1, column: 3, department: engineering}",
     "bridges.start.departments.1", "the room on floor 1, column 3 is not free"),
    ("{floor: 1, column: 4, department: engineering}", "{floor: 5, column: 4, department: engineering}",
     "bridges.start.departments.1.floor", "5 is out of range (expected 1 to 4)"),
    ("{floor: 2, column: 3, department: recruiting}", "{floor: 2, column: 3, department: training_partnerships}",
     "partners.start.departments.2.department", "the company has 'training_partnerships' already"),
    ("donations_from: 6", "donations_form: 6", "steel.rules.donations_form", "'donations_form' is not known here"),
    ("donations_from: 6", "donations_from: 21", "steel.rules.donations_from", "21 is out of range (expected 1 to 20)"),
    ("opens: {south: 6}", "opens: {soth: 8}", "railroad.rules.opens.soth", "'soth' is not a region"),
    ("opens: {south: 6}", "opens: {south: 1}", "railroad.rules.opens.south", "1 is out of range (expected 2 to 20)"),
    ("opens: {south: 6}", "opens: {south: 6, west: 2, east: 2, midwest: 2}", "railroad.rules.opens",
     "at least one region must be open from the start"),
    ("first_link: {money: 10}", "first_link: {study: 8}", "railroad.rules.first_link.study",
     "the first link cannot pay 'study' (expected money, goods, vp)"),
    ("mission_price: {west: 1}", "mission_price: {west: 0}", "bridges.rules.mission_price.west", "0 is out of range"),
    ("donations_from: 11", "andrew_shift: 5",
     "sale.rules.andrew_shift", "5 is out of range (expected 0 to 4)"),
    ("infrastructure: {reached: 3}", "infrastructure: {reached: 8}", "bridges.start.tabs.infrastructure.reached",
     "8 is out of range (expected 1 to 7)"),
    ("track: {east: 4, midwest: 4, west: 2}\n", "track: {east: 5, midwest: 4}\n", "railroad.start.track.east",
     "5 is out of range (expected 1 to 4)"),
    ("neutral_discs: 18", "neutral_discs: 60", "libraries.neutral_discs", "60 neutral discs find no room"),
    ("- {connect: [pittsburgh, new_york]}", "- {connect: [pittsburgh, new_yorc]}", "telegraph.objectives.1.connect.2",
     "'new_yorc' is not a city (did you mean 'new_york'?)"),
    ("- {connect: [pittsburgh, new_york]}", "- {connect: [pittsburgh, pittsburgh]}", "telegraph.objectives.1.connect",
     "this route joins 'pittsburgh' to itself"),
    ("- {active_employees: 8}", "- {active_employees: 8, donations: 1}", "telegraph.objectives.2",
     "2 things are asked for here (expected exactly one of connect, donations"),
    ("- {active_employees: 8}", "- {active_employees: 0}", "telegraph.objectives.2", "0 things are asked for here"),
    ("- {active_employees: 8}", "- {active_employees: 16}", "telegraph.objectives.2.active_employees",
     "16 is out of range (expected 0 to 15)"),
    ("- {active_employees: 8}", "- {donations: 8, level: railroad}", "telegraph.objectives.2.level",
     "a level belongs to 'connect' only"),
    ("- {active_employees: 8}", "- {connect: [pittsburgh, new_york]}", "telegraph.objectives.2",
     "this objective stands here already"),
    ("      - {active_employees: 8}\n", "", "telegraph.objectives", "one objective (expected 2, for silver and gold)"),
    ("- {empty_floor: 1}", "- {empty_floor: 5}", "partners.objectives.2.empty_floor", "5 is out of range"),
    ("- {projects: {industry: 4}}", "- {projects: {industry: 5}}", "steel.objectives.1.projects.industry",
     "5 is out of range (expected 1 to 4)"),
    ("- {departments: {management: 4}}", "- {departments: {management: 7}}", "sale.objectives.2.departments.management",
     "7 is out of range (expected 1 to 6)"),
    ("research: [donation, east, south, midwest]", "research: [donation, east, south]", "telegraph.timeline.research",
     "3 spaces (expected 4)"),
    ("research: [donation, east, south, midwest]", "research: [donation, east, south, end]",
     "telegraph.timeline.research.4", "'end' is the End tile's own space"),
    ("      research: [donation, east, south, midwest]\n", "", "telegraph.timeline", "'research' is missing"),
    ("picture: steel", "picture: stele", "steel.picture", "'stele' is not a picture"),
    ("year: 1853", "year: soon", "railroad.year", "'soon' is not a whole number"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "place", "words"), FAULTS, ids=[f"{p}-{i}" for i, (_, _, p, _) in enumerate(FAULTS)]
)
def test_a_fault_is_told_with_its_line_and_leaves_the_others(
    folder: Folder, content: Content, old: str, new: str, place: str, words: str
) -> None:
    folder.edit(FILE, old, new)
    chapter = place.partition(".")[0]
    found = book(folder, content)
    (problem,) = (str(each) for each in found.problems)
    file, line, rest = problem.split(":", 2)
    assert file == f"content/{FILE}"
    lines = (folder.path / FILE).read_text(encoding="utf-8").splitlines()
    block = lines.index(f"  {chapter}:") + 1
    assert block <= int(line) <= block + 30
    assert rest.startswith(f" chapters.{place}: {words}")
    assert found.faulty == (chapter,)
    assert chapter not in ids(found)
    assert len(ids(found)) == 6
    numbers = {each.id: each.number for each in found.campaign.chapters}
    assert numbers.get("libraries", 7) == 7, "the others keep their numbers"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("display: {sales: 3}", "display.sales: 3 is out of range (expected 0 to 2)"),
        ("display: {slaes: 1}", "display.slaes: 'slaes' is not a department tile (did you mean 'sales'?)"),
        ("display: {sales: 0}", "display: at least one department must be left in the display"),
    ],
)
def test_faults_of_the_display(folder: Folder, content: Content, line: str, words: str) -> None:
    folder.edit(FILE, "    year: 1872\n", f"    year: 1872\n    {line}\n")
    (problem,) = told(folder, content)
    assert f"chapters.steel.{words}" in problem


def test_all_faults_at_once_and_in_the_check_command(
    folder: Folder, content: Content, capsys: pytest.CaptureFixture[str]
) -> None:
    folder.edit(FILE, "city: washington", "city: nowhere").edit(FILE, "picture: steel", "picture: gold")
    folder.edit(FILE, "- {donations: 6}", "- {donations: 66}")
    assert len(told(folder, content)) == 3
    assert run(folder.path) == 1
    assert capsys.readouterr().out.splitlines() == told(folder, content)


def test_faults_of_the_content_and_of_the_campaign_are_told_together(
    folder: Folder, capsys: pytest.CaptureFixture[str]
) -> None:
    folder.edit("setup.yaml", "rounds: 20", "rounds: 21").edit(FILE, "picture: steel", "picture: gold")
    assert run(folder.path) == 1
    out = capsys.readouterr().out
    assert "content/setup.yaml" in out
    assert "'gold' is not a picture" in out


@pytest.mark.parametrize(
    "data", [b"", b"- a\n- b\n", b"chapters: [\n", b"\xff\xfe\x00", b"chapters: {}\n", b"chapters: 3\n"]
)
def test_a_file_that_is_no_campaign_is_told(folder: Folder, content: Content, data: bytes) -> None:
    folder.write(FILE, data)
    found = book(folder, content)
    assert found.problems
    assert found.campaign.chapters == ()


def test_a_chapter_without_words_is_told(folder: Folder, content: Content) -> None:
    folder.edit("text/en/campaign.yaml", "    place: Braddock near Pittsburgh\n", "")
    found = book(folder, content)
    assert [str(problem) for problem in found.problems] == [
        "content/text/en: campaign.steel.place: this text is missing"
    ]
    assert found.faulty == ("steel",)


# --- a person's own campaigns ------------------------------------------------------------------------------------


@pytest.fixture
def campaigns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CARNEGIE_HOME", str(tmp_path / "home"))
    folders.campaigns_dir().mkdir(parents=True)
    return folders.campaigns_dir()


def test_own_campaigns_are_picked_up_with_their_words(campaigns: Path, content: Content, text: Text) -> None:
    (campaigns / "western.yaml").write_text(OWN, encoding="utf-8")
    (campaigns / "notes.txt").write_text("no campaign", encoding="utf-8")
    own_, western = library(content_dir(), content, text)
    assert own_.id == ""
    assert (western.id, western.title, western.problems) == ("western", "The Western Line", ())
    words = western.tell("first", text)
    assert words.story == ("The rails meet.", "Now build.")
    assert (words.title, words.years) == ("Golden Spike", "1869")


def test_an_own_campaign_with_a_fault_leaves_the_others(campaigns: Path, content: Content, text: Text) -> None:
    (campaigns / "western.yaml").write_text(OWN.replace("city: denver", "city: dever"), encoding="utf-8")
    (campaigns / "broken.yaml").write_text("chapters: [", encoding="utf-8")
    books = {each.id: each for each in library(content_dir(), content, text)}
    assert len(books[""].campaign.chapters) == 7
    assert books["western"].campaign.chapters == ()
    assert ":5: chapters.first.city: 'dever'" in str(books["western"].problems[0])
    assert books["broken"].problems


def test_words_stand_where_they_belong(campaigns: Path, folder: Folder, content: Content, text: Text) -> None:
    path = campaigns / "western.yaml"
    path.write_text(OWN[: OWN.index("    words:")], encoding="utf-8")
    assert "'words' is missing" in str(read_book(path, content, text).problems[0])
    words = OWN[OWN.index("    words:") :]
    folder.edit(FILE, "    year: 1872\n", f"    year: 1872\n{words}")
    assert "the words of this campaign stand in the text catalogue" in told(folder, content)[0]


@pytest.mark.parametrize(
    ("old", "new", "where", "said"),
    [
        ("title: The Western Line", f"title: {'x' * 41}", "title", "41 letters (expected at most 40)"),
        ("title: Golden Spike", f"title: {'x' * 33}", "chapters.first.words.title", "33 letters (expected at most 32)"),
        ('years: "1869"', f'years: "{"1" * 21}"', "chapters.first.words.years", "21 letters (expected at most 20)"),
    ],
)
def test_words_that_are_too_long_are_told(
    campaigns: Path, content: Content, text: Text, old: str, new: str, where: str, said: str
) -> None:
    path = campaigns / "western.yaml"
    path.write_text(OWN, encoding="utf-8")
    assert not read_book(path, content, text).problems
    assert old in OWN
    path.write_text(OWN.replace(old, new), encoding="utf-8")
    found = read_book(path, content, text)
    (problem,) = found.problems
    assert f"{where}: {said}" in str(problem)
    assert ids(found) == ([] if where.startswith("chapters") else ["first"])


def test_a_campaign_has_no_more_chapters_than_the_map_has_room_for(
    campaigns: Path, content: Content, text: Text
) -> None:
    head, chapter = OWN.split("  first:\n")
    chapters = "".join(f"  chapter{number}:\n{chapter}" for number in range(18))
    (campaigns / "western.yaml").write_text(f"{head}{chapters}", encoding="utf-8")
    found = read_book(campaigns / "western.yaml", content, text)
    assert ids(found) == [f"chapter{number}" for number in range(16)]
    assert [str(problem).split(": ", 1)[1] for problem in found.problems] == [
        f"chapters.chapter{number}: a campaign has at most 16 chapters" for number in (16, 17)
    ]


# --- words of the vocabulary -------------------------------------------------------------------------------------


def test_every_rule_and_every_objective_has_words(text: Text) -> None:
    assert all(text.has(f"campaign.rule.{rule}") for rule in RULES)
    assert all(text.has(f"campaign.objective.{effect}") for effect in EFFECTS)
    assert set(EFFECTS) == set(Objective.__struct_fields__) - {"level"}
    rules = ExtraRules(10, {Region.WEST: 6}, Gain(money=3, goods=1), {Region.SOUTH: 2}, 1)
    assert rule_lines(rules, text) == [
        "Nobody donates before round 10.",
        "The West opens in round 6: until then no missions and no projects go there, Andrew's included.",
        "When two cities next to each other first hold your discs, you get $3 and 1 good.",
        "Each mission to the South costs $2 more.",
        "Andrew's card starts each round one place further to the right.",
    ]
    assert rule_lines(ExtraRules(), text) == []


@pytest.mark.parametrize(
    ("objective", "words"),
    [
        (Objective(connect=("chicago", "new_york")), "Link Chicago with New York"),
        (
            Objective(connect=("chicago", "new_york"), level=Level.RAILROAD),
            "Link Chicago with New York, both at railroad level",
        ),
        (Objective(donations=4), "Make 4 donations"),
        (Objective(active_employees=1), "Have one active employee"),
        (Objective(small_city_projects=3), "Build 3 projects in small cities"),
        (Objective(last_spaces=1), "Reach the last space of a transport track"),
        (Objective(full_tabs=2), "Pull 2 project tabs out to the end"),
        (Objective(empty_floor=1), "Build no department on the ground floor"),
        (Objective(empty_floor=3), "Build no department on floor 3"),
        (
            Objective(projects={ProjectType.INDUSTRY: 2, ProjectType.HOUSING: 1}),
            "Build 2 industry projects and one housing project",
        ),
        (Objective(region_projects=dict.fromkeys(Region, 2)), "Build 2 projects in each region"),
        (
            Objective(region_projects={Region.WEST: 1, Region.EAST: 3}),
            "Build one project in the West and 3 projects in the East",
        ),
        (Objective(departments={ActionType.RESEARCH: 3}), "Have 3 Research departments"),
    ],
)
def test_objectives_in_words(text: Text, objective: Objective, words: str) -> None:
    assert objective_words(objective, text) == words
    assert all(objective_notes(objective, text))


def test_a_setting_in_words(content: Content, text: Text) -> None:
    chapters: dict[str, Chapter] = {c.id: c for c in own(content_dir(), content, text).campaign.chapters}
    lines = setting_lines(chapters["bridges"].scenario, content, text)
    assert "You start with $34 and 14 goods." in lines
    assert "Engineering stands on the ground floor from the start, without anyone in it." in lines
    assert any("infrastructure tab starts on space 3" in line for line in lines)
    assert len(lines) == len(set(lines))


def test_books_know_what_comes_next(content: Content, text: Text) -> None:
    found = own(content_dir(), content, text)
    after = found.after("telegraph")
    assert after is not None
    assert after.id == "railroad"
    assert found.after("libraries") is None
    without = dataclasses.replace(found, campaign=type(found.campaign)(found.campaign.chapters[::2]))
    after = without.after("telegraph")
    assert after is not None
    assert after.id == "bridges"


def test_the_example_in_the_handbook_is_right(campaigns: Path, content: Content, text: Text) -> None:
    lines = (content_dir().parent / "docs" / "content.md").read_text(encoding="utf-8").splitlines()
    start = lines.index(
        "    title: The Western Line            # of the whole campaign; the name of the file without it"
    )
    end = next(i for i in range(start, len(lines)) if lines[i].startswith("#"))
    (campaigns / "example.yaml").write_text("\n".join(line[4:] for line in lines[start:end]), encoding="utf-8")
    found = read_book(campaigns / "example.yaml", content, text)
    assert found.problems == ()
    assert ids(found) == ["spike"]


def test_the_handbook_explains_the_whole_vocabulary() -> None:
    words = (content_dir().parent / "docs" / "content.md").read_text(encoding="utf-8")
    assert all(f"`{name}: " in words for name in (*RULES, *EFFECTS))
