"""Typing into a line of text."""

from __future__ import annotations

import pygame
import pytest

from game.ui import textedit
from game.ui.textedit import TextEdit


def key(edit: TextEdit, key: int, mod: int = 0) -> bool:
    """Press a key."""
    return edit.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod))


def typed(edit: TextEdit, text: str) -> None:
    """Type text."""
    edit.handle(pygame.event.Event(pygame.TEXTINPUT, text=text))


def test_typing_goes_in_at_the_cursor() -> None:
    edit = TextEdit("Ada")
    key(edit, pygame.K_HOME)
    typed(edit, "M. ")
    assert (edit.text, edit.cursor) == ("M. Ada", 3)
    key(edit, pygame.K_LEFT)
    key(edit, pygame.K_RIGHT)
    key(edit, pygame.K_BACKSPACE)
    key(edit, pygame.K_DELETE)
    assert edit.text == "M.da"
    key(edit, pygame.K_END)
    key(edit, pygame.K_DELETE)
    assert edit.text == "M.da"


def test_what_no_font_has_is_not_taken() -> None:
    """A name of boxes tells nobody who it is; accents that come apart are put together first."""
    edit = TextEdit()
    typed(edit, "Łu日ka\U0001f600sz Ω Żo\u0301")
    assert edit.text == "Łukasz  Żó"
    number = TextEdit("", 9, str.isdecimal)
    typed(number, "1\u21502")
    assert number.text == "12"


def test_a_selection_is_replaced() -> None:
    edit = TextEdit("Carnegie")
    key(edit, pygame.K_a, pygame.KMOD_CTRL)
    assert edit.selection == (0, 8)
    typed(edit, "J")
    assert edit.text == "J"
    key(edit, pygame.K_LEFT, pygame.KMOD_SHIFT)
    assert edit.selection == (0, 1)
    key(edit, pygame.K_BACKSPACE)
    assert edit.text == ""
    key(edit, pygame.K_BACKSPACE)
    assert edit.text == ""


def test_arrows_leave_a_selection_at_its_ends() -> None:
    edit = TextEdit("steel")
    edit.select_all()
    key(edit, pygame.K_LEFT)
    assert edit.selection == (0, 0)
    edit.select_all()
    key(edit, pygame.K_RIGHT)
    assert edit.selection == (5, 5)


def test_what_is_not_accepted_or_too_long_stays_out() -> None:
    edit = TextEdit("12", limit=4, accept=str.isdecimal)
    typed(edit, "a3")
    typed(edit, "456")
    assert edit.text == "1234"
    name = TextEdit(limit=5)
    typed(name, "Zo\u00eb\n\t!")
    assert name.text == "Zo\u00eb!"


def test_the_clipboard(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[str] = []
    monkeypatch.setattr(textedit, "to_clipboard", lambda text: kept.append(text) or True)
    monkeypatch.setattr(textedit, "clipboard", lambda: kept[-1])
    edit = TextEdit("copper")
    key(edit, pygame.K_HOME)
    for _ in range(3):
        key(edit, pygame.K_RIGHT, pygame.KMOD_SHIFT)
    key(edit, pygame.K_x, pygame.KMOD_CTRL)
    assert (edit.text, kept) == ("per", ["cop"])
    key(edit, pygame.K_END)
    key(edit, pygame.K_v, pygame.KMOD_META)
    assert edit.text == "percop"
    assert not key(edit, pygame.K_s, pygame.KMOD_CTRL)


def test_other_events_are_not_for_the_line() -> None:
    edit = TextEdit("a")
    assert not key(edit, pygame.K_TAB)
    assert not key(edit, pygame.K_RETURN)
    assert not edit.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(0, 0), rel=(0, 0), buttons=(0, 0, 0)))


def test_a_missing_clipboard_is_an_empty_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> str:
        raise pygame.error

    monkeypatch.setattr(pygame.scrap, "get_text", fail)
    monkeypatch.setattr(pygame.scrap, "put_text", fail)
    assert textedit.clipboard() == ""
    assert not textedit.to_clipboard("x")


def test_digits_of_all_scripts_are_digits() -> None:
    edit = TextEdit(accept=str.isdecimal)
    typed(edit, "۱٢๓4x")
    assert edit.text == "1234"
