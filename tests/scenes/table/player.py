"""A person who plays at the table: chance decides which target is clicked, events do the clicking."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame

from game.content.model import Content, Difficulty
from game.engine import Options
from game.scenes.table import TableScene
from game.session import SeatSetup, Session, Setup
from game.window import Window
from tests.scenes.driver import Driver

NAMES = ("Ada", "Bruno", "Celia", "Dwight")
LOOKING = ("menu", "log", "scores", "drawer:", "look:", "seat:", "deck", "card:", "zoom:")
LOOKING += ("objective:", "button:undo", "button:redo", "button:back", "button:close_drawer")
LAST = ("button:done", "button:end", "button:return:0")


def session(content: Content, seats: int, seed: int, *bots: int) -> Session:
    """A new game of people; `bots` are the seats that play by themselves."""
    options = Options(seats=seats, seed=seed, difficulty=Difficulty.NORMAL if seats == 1 else None)
    kinds = ["random" if seat in bots else "person" for seat in range(seats)]
    return Session(content, Setup(options, tuple(SeatSetup(NAMES[i], i, kinds[i]) for i in range(seats))))


def open_table(window: Window, game: Session) -> TableScene:
    """The table of a game, on top."""
    scene = TableScene(window, game)
    window.push(scene)
    return scene


class Player:
    """Plays on at the table of a driver's window."""

    def __init__(self, driver: Driver, scene: TableScene, seed: int, keen: float = 0.85) -> None:
        self.driver = driver
        self.keen = keen  # how seldom a part is ended early
        self.scene = scene
        self.chance = random.Random(seed)

    def choose(self) -> str:
        """A target that the game is about; mostly not the one that ends a part."""
        ids = [t.id for t in self.scene.targets() if t.enabled and not t.id.startswith(LOOKING)]
        ids = [id for id in ids if not id.startswith("button:sell")] or ids
        if self.chance.random() < self.keen:
            ids = [id for id in ids if id not in LAST] or ids
        return self.chance.choice(ids)

    def wait(self) -> None:
        """Let more time pass than presses are guarded for, and bots play."""
        self.driver.window.frame(0.6)

    def play(self, use: Callable[[str], None], enough: Callable[[], bool]) -> int:
        """Use targets until it is enough or the game is over; returns how many."""
        used = 0
        while not enough() and self.driver.window.scenes[-1] is self.scene:
            if self.scene.stage.person:
                use(self.choose())
                used += 1
            self.wait()
        return used

    def play_a_move(self) -> None:
        """Use targets until something has been played."""
        seen = self.scene.session.version
        self.play(self.driver.click, lambda: self.scene.session.version > seen)


def enter(driver: Driver, scene: TableScene, id: str) -> None:
    """Use a target by its own key where it has one, else by Tab and Enter."""
    key = next((button.key for button in scene.prompt().buttons if button.id == id), "")
    if key.isdigit():
        driver.key(pygame.key.key_code(key))
        return
    driver.tab_to(id)
    driver.key(pygame.K_RETURN)
