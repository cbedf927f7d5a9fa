"""Which presses the guard lets through, with a clock of its own and a scene of two lines."""

from __future__ import annotations

from collections.abc import Hashable

import pygame
import pytest

from game.ui.guard import LOST, NEAR, TWICE, Guard

HERE = (100, 100)
DOWN, UP, WHEEL = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL


class Stub:
    """A scene with a front and an aim that the tests set."""

    def __init__(self) -> None:
        self.front: Hashable = 0
        self.aim: Hashable = "button"

    def aimed(self, event: pygame.event.Event) -> Hashable:
        """The same for every press."""
        return self.aim


class Desk:
    """A guard, a scene and a hand."""

    def __init__(self) -> None:
        self.now = 0.0
        self.guard = Guard(lambda: self.now)
        self.scene = Stub()
        self.show()

    def show(self) -> None:
        """Draw the scene."""
        self.guard.show(self.guard.front(self.scene))

    def send(self, kind: int, *, seen: Hashable = "as it is", **values: object) -> bool:
        """Whether an event reaches the scene."""
        seen = self.scene.aim if seen == "as it is" else seen
        return self.guard.lets(pygame.event.Event(kind, **values), self.scene, seen)

    def press(self, at: tuple[int, int] = HERE, button: int = 1) -> bool:
        """Whether a press of the mouse reaches the scene."""
        return self.send(DOWN, pos=at, button=button)

    def release(self, button: int = 1) -> bool:
        """Whether a release does."""
        return self.send(UP, pos=HERE, button=button)

    def key(self, key: int = pygame.K_RETURN) -> bool:
        """Whether a key going down does."""
        return self.send(pygame.KEYDOWN, key=key, mod=0)

    def lift(self, key: int = pygame.K_RETURN) -> None:
        """A key comes up."""
        assert self.send(pygame.KEYUP, key=key, mod=0)


@pytest.fixture
def desk() -> Desk:
    """Everything drawn, nothing pressed."""
    return Desk()


def test_nothing_counts_before_it_is_shown(desk: Desk) -> None:
    desk.guard.change()
    assert not desk.press()
    assert not desk.release()
    assert not desk.press(button=3)
    assert not desk.key()
    assert not desk.send(pygame.TEXTINPUT, text="a")
    assert not desk.send(WHEEL, x=0, y=1)
    assert desk.send(pygame.MOUSEMOTION, pos=HERE, rel=(0, 0), buttons=(0, 0, 0))
    desk.show()
    desk.now += TWICE + 0.01
    assert desk.press()
    assert desk.release()


def test_a_press_at_what_was_not_in_the_picture_does_nothing(desk: Desk) -> None:
    assert not desk.send(DOWN, pos=HERE, button=1, seen="another button")
    assert not desk.release()


def test_quick_clicks_on_one_thing_all_count(desk: Desk) -> None:
    for _ in range(4):
        assert desk.press()
        assert desk.release()
        desk.now += 0.1


@pytest.mark.parametrize("what", ["front", "aim", "scene"])
def test_a_second_click_never_reaches_something_else(desk: Desk, what: str) -> None:
    assert desk.press()
    assert desk.release()
    if what == "scene":
        desk.guard.change()
    else:
        setattr(desk.scene, what, "other")
    desk.show()
    for _ in range(3):
        desk.now += 0.9 * TWICE
        assert not desk.press()
        assert not desk.release()
    desk.now += 1.1 * TWICE
    assert desk.press()
    assert desk.release()


def test_what_a_press_does_may_take_long(desk: Desk) -> None:
    """Opening a scene or full screen takes longer than a double-click; the key comes up and down again meanwhile."""
    desk.guard.begin()
    assert desk.press()
    assert desk.key(pygame.K_F11)
    desk.guard.change()
    desk.now += 1.5
    desk.show()
    desk.lift(pygame.K_F11)
    desk.now += 0.5 * TWICE
    assert not desk.press()
    assert not desk.key(pygame.K_F11)


def test_a_press_of_long_ago_is_not_taken_along(desk: Desk) -> None:
    desk.guard.begin()
    assert desk.press()
    desk.now += 5.0
    desk.guard.begin()
    desk.guard.change()
    desk.show()
    desk.now += 0.1
    assert desk.press()


def test_a_quick_click_elsewhere_counts(desk: Desk) -> None:
    assert desk.press()
    desk.guard.change()
    desk.show()
    desk.scene.aim = "other"
    assert not desk.press((HERE[0] + NEAR, HERE[1]))
    assert desk.press((HERE[0] + 3 * NEAR, HERE[1]))


def test_a_click_that_was_too_early_takes_the_second_one_along(desk: Desk) -> None:
    desk.guard.change()
    assert not desk.press()
    desk.show()
    desk.now += 0.1
    assert not desk.press()


def test_a_release_belongs_to_its_press(desk: Desk) -> None:
    assert desk.press()
    desk.scene.front = 1
    desk.show()
    assert not desk.release()
    assert not desk.release()


def test_a_right_click_counts_once(desk: Desk) -> None:
    assert desk.press(button=3)
    desk.guard.change()
    desk.show()
    assert not desk.press((500, 500), button=3)
    assert desk.press((500, 500))
    desk.now += 1.1 * TWICE
    assert desk.press((500, 500), button=3)


def test_a_wheel_goes_on_turning_where_it_began(desk: Desk) -> None:
    assert desk.send(WHEEL, x=0, y=1)
    desk.guard.change()
    desk.show()
    for _ in range(5):
        desk.now += 0.2
        assert not desk.send(WHEEL, x=0, y=1)
    desk.now += 1.1 * TWICE
    assert desk.send(WHEEL, x=0, y=1)
    assert desk.send(WHEEL, x=0, y=1)


def test_a_key_held_down_does_nothing_twice(desk: Desk) -> None:
    assert desk.key()
    desk.now += 0.4
    assert not desk.key()
    desk.lift()
    desk.now += 0.1
    assert desk.key(), "pressed again on the same thing"


def test_a_key_held_down_goes_on_moving(desk: Desk) -> None:
    desk.scene.aim = None
    for _ in range(100):
        assert desk.key(pygame.K_DOWN)
        desk.now += 0.04


@pytest.mark.parametrize("aim", ["button", None])
def test_a_key_held_down_stays_with_its_scene(desk: Desk, aim: Hashable) -> None:
    desk.scene.aim = aim
    assert desk.key(pygame.K_ESCAPE)
    desk.guard.change()
    desk.show()
    for _ in range(100):
        desk.now += 0.04
        assert not desk.key(pygame.K_ESCAPE)
    desk.lift(pygame.K_ESCAPE)
    desk.now += 0.1
    assert not desk.key(pygame.K_ESCAPE)
    desk.lift(pygame.K_ESCAPE)
    desk.now += 1.1 * TWICE
    assert desk.key(pygame.K_ESCAPE)


def test_a_key_pressed_twice_never_uses_something_else(desk: Desk) -> None:
    assert desk.key()
    desk.lift()
    desk.scene.aim = "what has come in its place"
    desk.now += 0.1
    assert not desk.key()


def test_another_key_works_at_once(desk: Desk) -> None:
    assert desk.key(pygame.K_n)
    desk.guard.change()
    desk.show()
    assert desk.key(pygame.K_TAB)
    desk.lift(pygame.K_n)
    assert desk.key(pygame.K_n), "with another key in between it is meant"


def test_a_modifier_does_not_make_two_presses_of_one(desk: Desk) -> None:
    assert desk.key()
    desk.lift()
    desk.guard.change()
    desk.show()
    assert desk.key(pygame.K_LALT)
    assert not desk.key()


def test_a_key_whose_end_was_missed_works_again(desk: Desk) -> None:
    assert desk.key()
    desk.now += 0.1
    desk.send(pygame.WINDOWFOCUSLOST)
    desk.guard.change()
    desk.show()
    desk.now += 1.1 * TWICE
    assert desk.key()
    desk.guard.change()
    desk.show()
    desk.now += LOST + 0.1
    assert desk.key()


def test_text_belongs_to_its_key(desk: Desk) -> None:
    desk.scene.aim = None
    assert desk.key(pygame.K_h)
    assert desk.send(pygame.TEXTINPUT, text="h")
    desk.guard.change()
    desk.show()
    desk.now += 0.6
    assert not desk.key(pygame.K_h)
    assert not desk.send(pygame.TEXTINPUT, text="h")
    desk.lift(pygame.K_h)
    assert desk.key(pygame.K_i)
    assert desk.send(pygame.TEXTINPUT, text="i")


def test_text_without_a_key_comes_from_an_input_method(desk: Desk) -> None:
    assert desk.send(pygame.TEXTINPUT, text="か")
    assert desk.key()
    desk.lift()
    desk.guard.change()
    desk.show()
    assert not desk.send(pygame.TEXTINPUT, text="か")
    desk.now += 1.1 * TWICE
    assert desk.send(pygame.TEXTINPUT, text="か")
