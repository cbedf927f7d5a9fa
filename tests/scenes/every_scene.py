"""Every scene of the program in the states that matter for what is written in it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

import msgspec
import pygame

from game import folders
from game.content.model import Content, Difficulty, ProjectType
from game.engine import Options, State, apply, legal_moves, new_game
from game.engine.state import Decision
from game.scenes.about import AboutScene
from game.scenes.base import WidgetScene
from game.scenes.error import ContentScene, FaultScene
from game.scenes.load import LoadScene
from game.scenes.new_game import NewGameScene
from game.scenes.replay import ReplayScene
from game.scenes.replay.menu import ReplayMenu
from game.scenes.rulebook import RulebookScene
from game.scenes.scores import ScoresScene
from game.scenes.settings import SettingsScene
from game.scenes.shared.rulebook_chapters import Chapter
from game.scenes.table import TableScene
from game.scenes.table.menu import MenuScene, SaveAsScene
from game.scenes.table.whole_log import LogScene
from game.scenes.title import TitleScene
from game.session import SeatSetup, Session, Setup, write_save
from game.session.occasion import Occasion, Purpose
from game.session.playback import playback
from game.session.save import make_save
from game.settings import Settings, Speed
from game.ui.canvas import Canvas
from game.ui.scene import Target
from game.ui.view import ANDREW_COLOUR, SeatInfo
from game.window import Window
from tests.scenes.campaign.scenes import alone, campaign, chapter_games

NAMES = ("Wilhelmina", "Bruno", "Celia", "Dwight")
LONG_NAME = "Wilhelmina M"
TIPS = 5  # things pointed at in each moment at the table
CHAPTERS = ("telegraph", "railroad", "bridges", "steel", "partners", "sale", "libraries")
DRAWERS = ("drawer:donations", "drawer:departments", "drawer:routes")


class Drawn(Protocol):
    """A scene that can be drawn on a canvas which records."""

    def draw_on(self, canvas: Canvas) -> None:
        """Draw it."""


Scenes = Iterator[tuple[str, Drawn]]


def shown(scene: WidgetScene) -> WidgetScene:
    """The scene as it is on top."""
    scene.resume()
    return scene


def key(scene: WidgetScene, id: str) -> WidgetScene:
    """The scene after Enter on something in it."""
    shown(scene)
    scene.focus = id
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0))
    return scene


def explained(scene: WidgetScene, id: str) -> WidgetScene:
    """The scene with the tooltip of something in it."""
    shown(scene)
    while scene.focus != id:
        scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0))
    return scene


# --- around the table ------------------------------------------------------------------------------------------------


def new_games(window: Window) -> Scenes:
    """Every number of seats, long names, open lists."""
    for count in (1, 2, 3, 4):
        scene = NewGameScene(window)
        scene.draft.set_count(count)
        scene.shown = (0, list(ProjectType)[count - 1])
        yield f"new game, {count}", shown(scene)
    scene = NewGameScene(window)
    scene.draft.seats[0].name = scene.draft.seats[1].name = LONG_NAME
    scene.names[0].set(LONG_NAME)
    yield "new game, equal names", shown(scene)
    for id in ("colour:0", "kind:1"):
        yield f"new game, {id}", key(NewGameScene(window), id)


def scores(window: Window) -> Scenes:
    """Final scores of the most and of the fewest seats, and how things stand in between."""
    for options in (Options(seats=1, seed=3, difficulty=Difficulty.EXPERT), Options(seats=4, seed=5)):
        state = new_game(window.content, options)
        while not state.finished:
            apply(state, legal_moves(state)[0])
        for seat in state.seats:
            seat.points = 120
        seats = [SeatInfo(LONG_NAME, i) for i in range(len(state.seats))]
        if state.solo:
            seats.append(SeatInfo("Andrew", ANDREW_COLOUR))
        scene = ScoresScene(window, state, seats, look=lambda: None, save=lambda: None)
        yield f"scores of {options.seats}", shown(scene)
        yield f"projected scores of {options.seats}", shown(ScoresScene(window, state, seats, final=False))


def saves(content: Content) -> None:
    """A few saved games, one of them damaged."""
    seats = tuple(SeatSetup(name, i) for i, name in enumerate((LONG_NAME, "Bruno", "Celia", "Dwight")))
    session = Session(content, Setup(Options(seats=4, seed=8), seats))
    for number in range(9):
        write_save(session, folders.saves_dir() / f"A long name of a saved game {number}.json", "2026-05-04T12:00:00Z")
    for purpose, id in (*((Purpose.CHAPTER, id) for id in CHAPTERS), (Purpose.DAILY, ""), (Purpose.QUICK, "")):
        occasion = Occasion(purpose, "wilhelmina-1", chapter=id, day="2026-05-04")
        options = Options(seats=1, seed=8, difficulty=Difficulty.BEGINNER)
        alone = Session(content, Setup(options, seats[:1], occasion=occasion))
        write_save(alone, folders.saves_dir() / f"{purpose} {id}.json", "2026-05-04T12:00:00Z")
    (folders.saves_dir() / "broken.json").write_text("{")


def lists(window: Window) -> Scenes:
    """Title and saved games, without and with games."""
    yield "title, no games", shown(TitleScene(window))
    yield "no saved games", shown(LoadScene(window))
    saves(window.content)
    yield "title", shown(TitleScene(window))
    yield "saved games", shown(LoadScene(window))
    scene = LoadScene(window)
    scene.resume()
    for number in range(5, len(scene.saved), 5):
        scene.choose(number)
        yield f"saved games from {number}", scene
    scene.delete()
    yield "deleting", scene


def reports(window: Window) -> Scenes:
    """Faults, and what the program is."""
    problems = [f"content/map.yaml:{n}: " + "a rather long message " * n for n in range(40)]
    yield "content", shown(ContentScene(window, problems))
    yield "fault", shown(FaultScene(window, window.text("window.fault.program"), ValueError("no")))
    yield "about", shown(AboutScene(window))


def rulebook(window: Window) -> Scenes:
    """Every chapter from its beginning to its end, and what a search finds."""
    scene = shown(RulebookScene(window))
    for chapter in Chapter:
        scene.open_chapter(chapter)
        before = -1.0
        while scene.scroll.offset != before:
            yield f"rulebook, {chapter} from {scene.scroll.offset}", scene
            before = scene.scroll.offset
            scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_PAGEDOWN, mod=0, unicode=""))
    for typed in ("mission", "zeppelin"):
        scene.edit.set(typed)
        scene.searched()
        scene.rebuild()
        yield f"rulebook, {typed}", scene


def settings(window: Window) -> Scenes:
    """All settings off and on, without a device, not kept, and what each one means."""
    yield "settings", shown(SettingsScene(window))
    window.configure(Settings(Speed.OFF, True, 100, 0, 100, True, True, True))
    window.sounds.failed = True
    for widget in shown(SettingsScene(window)).widgets:
        scene = SettingsScene(window)
        yield f"settings, {widget.id}", explained(scene, widget.id)
    scene = shown(SettingsScene(window))
    scene.tell_failure(OSError(28, "No space left on device"))
    yield "settings not kept", scene
    yield "languages", key(SettingsScene(window), "language")


# --- the table -------------------------------------------------------------------------------------------------------


def started(content: Content, seats: int, seed: int) -> Session:
    """A game of people with long names."""
    options = Options(seats=seats, seed=seed, difficulty=Difficulty.HARD if seats == 1 else None)
    return Session(content, Setup(options, tuple(SeatSetup(NAMES[i], i) for i in range(seats))))


def moments(content: Content) -> Iterator[Session]:
    """One game, stopped at the first decision of each kind and then every few rounds."""
    for seats, seed in ((4, 21), (1, 22)):
        session = started(content, seats, seed)
        chance = random.Random(seed)
        seen: set[tuple[Decision, object]] = set()
        while not session.state.finished:
            state = session.state
            what = (state.task.kind, state.turn.action if state.turn and state.round % 6 == 0 else None)
            if session.bot is None and what not in seen:
                seen.add(what)
                yield session
            if session.bot is not None:
                session.play(session.bot.choose(state))
                continue
            legal = [m for m in session.legal if m.keyword not in ("done", "end")] or session.legal
            session.play(chance.choice(legal))
        yield session


def table(window: Window) -> Scenes:
    """Each kind of decision, as it begins and with something chosen."""
    for session in moments(window.content):
        if session.state.seats[0].money < 100:
            session.state.seats[0].money += 100  # three figures are the widest
        scene = at_table(window, session)
        name = told(session.state)
        yield name, scene
        for id in [id for id in scene.stage.choice.offered if not id.startswith("plot:")][:2]:
            scene = at_table(window, session)
            if scene.stage.choice.click(id).move is None:
                scene.use(id)
                yield f"{name}, {id}", scene


def drawers(window: Window) -> Scenes:
    """Every drawer, early and late, and each seat's company."""
    for number, session in enumerate(moments(window.content)):
        if number % 3:
            continue
        looks = [f"look:{seat}" for seat in range(len(session.state.seats))]
        for id in (*DRAWERS, *(["drawer:andrew"] if session.state.solo else looks[1:])):
            scene = at_table(window, session)
            scene.use(id)
            yield f"{told(session.state)}, {id}", scene


def tooltips(window: Window) -> Scenes:
    """What is told about things, one of each kind and some more."""
    for number, session in enumerate(moments(window.content)):
        if number % 2:
            continue
        scene = at_table(window, session)
        for target in pointed(scene, session.state.round):
            scene = at_table(window, session)
            position = target.rect.center
            scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=(0, 0, 0)))
            scene.update(1.0)
            yield f"{told(session.state)}, tooltip of {scene.hover}", scene


def pointed(scene: TableScene, seed: int) -> list[Target]:
    """Things to point at: a few of each kind that can be clicked."""
    targets = scene.targets()
    random.Random(seed).shuffle(targets)
    kinds: dict[str, Target] = {}
    for target in targets:
        kinds.setdefault(target.id.split(":")[0], target)
    return list(kinds.values())[:TIPS]


def over_table(window: Window) -> Scenes:
    """The menu, saving, and the whole log."""
    *_, session = moments(window.content)
    scene = at_table(window, session)
    yield "menu", shown(MenuScene(window, scene))
    yield "save as", shown(SaveAsScene(window, scene))
    yield "whole log", shown(LogScene(window, scene))


def replays(window: Window) -> Scenes:
    """A game being watched: at both ends, in between, with its menu and what its buttons do; some that break off."""
    *_, session = moments(window.content)
    save = make_save(session, "2026-05-04T12:00:00Z")
    scene = ReplayScene(window, playback(save, window.content, Path("a.json")))
    scene.resume()
    yield "replay, before the first move", scene
    for at in range(1, scene.game.length, 29):
        scene._stop_at(at)
        scene.reel.finish()
        yield f"replay, move {at}", scene
        scene.set_focus(scene.order()[at % 8])
        yield f"replay, move {at}, {scene.focus}", scene
    scene.use("button:last")
    yield "replay, after the last move", scene
    yield "replay, menu", shown(ReplayMenu(window, scene))
    for move in ("nonsense", "use:construction:housing:somewhere:1", "end"):
        broken = msgspec.structs.replace(save, moves=(*save.moves[:60], move))
        scene = ReplayScene(window, playback(broken, window.content, Path("a.json")))
        scene.resume()
        scene.use("button:last")
        yield f"replay, broken by {move}", scene


def at_table(window: Window, session: Session) -> TableScene:
    """The table of a game."""
    scene = TableScene(window, session)
    scene.resume()
    return scene


def told(state: State) -> str:
    """A moment in words."""
    kind = "over" if state.finished else state.task.kind
    return f"{len(state.seats)} seats, round {state.round}, {kind}"


EVERYTHING: dict[str, Callable[[Window], Scenes]] = {
    function.__name__: function
    for function in (
        *(new_games, scores, lists, reports, rulebook, settings, table, drawers, tooltips, over_table, replays),
        *(campaign, chapter_games, alone),
    )
}
