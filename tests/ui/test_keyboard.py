"""What a press stands for, layout by layout."""

from __future__ import annotations

import pygame
import pytest

from game.ui import keyboard
from tests.scenes.keyboards import (
    ALTGR,
    BY_PLACE,
    COMMAND,
    CTRL,
    LETTERS,
    SHIFT,
    SIGNS,
    WITH_ALTGR,
    Key,
    at,
    with_character,
)

ALPHABET = "abcdefghijklmnopqrstuvwxyz"


def down(key: Key) -> pygame.event.Event:
    """The event of a press."""
    return pygame.event.Event(pygame.KEYDOWN, **key._asdict())


@pytest.mark.parametrize(("layout", "key", "sign"), SIGNS, ids=str)
def test_signs_and_digits_follow_the_character(layout: str, key: Key, sign: str) -> None:
    meant = keyboard.meant(down(key))
    if sign:
        assert meant == ord(sign)
    else:
        assert meant is None or chr(meant) not in "+-?0123456789", "never another one"


@pytest.mark.parametrize("mod", [0, SHIFT, pygame.KMOD_CAPS, pygame.KMOD_NUM])
@pytest.mark.parametrize("layout", BY_PLACE)
def test_letters_follow_the_place_where_there_are_none(layout: str, mod: int) -> None:
    for letter in ALPHABET:
        assert keyboard.meant(down(at(letter, layout, mod))) == ord(letter), letter


@pytest.mark.parametrize("layout", [layout for layout in LETTERS if layout not in BY_PLACE])
def test_letters_follow_the_character_where_there_are_some(layout: str) -> None:
    found = [keyboard.meant(down(at(place, layout))) for place in ALPHABET]
    typed = [LETTERS[layout][LETTERS["us"].index(place)] for place in ALPHABET]
    if layout != "fr":
        wanted = [pygame.K_i if each == "ı" else ord(each) if each.isalpha() else None for each in typed]
        assert found == wanted
    for letter in ALPHABET:
        if not (layout == "tr" and letter == "i"):
            assert keyboard.meant(down(with_character(letter, layout))) == ord(letter)


def test_a_turkish_i_is_an_i() -> None:
    keys = [Key(305, pygame.KSCAN_I, "ı"), Key(305, pygame.KSCAN_I, "I", SHIFT)]
    keys += [Key(pygame.K_i, 52, "i"), Key(pygame.K_i, 52, "İ", SHIFT)]
    assert {keyboard.meant(down(key)) for key in keys} == {pygame.K_i}


def test_letters_with_accents_are_no_shortcuts() -> None:
    for letter, place in (("é", pygame.KSCAN_W), ("ö", pygame.KSCAN_SEMICOLON), ("ğ", pygame.KSCAN_E)):
        assert keyboard.meant(down(Key(ord(letter), place, letter))) is None


@pytest.mark.parametrize("altgr", ALTGR.values(), ids=ALTGR)
@pytest.mark.parametrize(("layout", "key"), WITH_ALTGR, ids=str)
def test_with_altgr_nothing_is_meant(layout: str, key: Key, altgr: int) -> None:
    event = down(key._replace(mod=altgr))
    assert keyboard.meant(event) is None
    assert keyboard.command(event) is None
    assert not keyboard.is_command(event)


@pytest.mark.parametrize("held", [CTRL, pygame.KMOD_RCTRL, COMMAND, CTRL | SHIFT])
def test_commands_follow_the_same_letters(held: int) -> None:
    for layout in BY_PLACE:
        assert keyboard.command(down(at("z", layout, held))) == pygame.K_z, layout
    for layout in ("us", "fr", "de", "tr", "dvorak"):
        key = with_character("z", layout, held)._replace(unicode="\x1a")
        assert keyboard.command(down(key)) == pygame.K_z, layout
        assert keyboard.meant(down(key)) is None


def test_keys_that_type_nothing_are_themselves() -> None:
    keys = {pygame.K_F1: "", pygame.K_DELETE: "\x7f", pygame.K_BACKSPACE: "\b", pygame.K_LEFT: "", pygame.K_SPACE: " "}
    for key, types in keys.items():
        assert keyboard.meant(down(Key(key, 0, types))) == key
    assert keyboard.meant(down(Key(pygame.K_KP_ENTER, 88, "\r"))) == pygame.K_RETURN


@pytest.mark.parametrize(
    ("key", "meant"),
    [
        (Key(pygame.K_PLUS, 0, ""), pygame.K_PLUS),
        (Key(pygame.K_EQUALS, 0, ""), pygame.K_PLUS),
        (Key(pygame.K_EQUALS, 46, "", SHIFT), pygame.K_PLUS),
        (Key(pygame.K_MINUS, 45, "", SHIFT), None),
        (Key(pygame.K_SLASH, 56, "", SHIFT), pygame.K_QUESTION),
        (Key(223, 45, "", SHIFT), pygame.K_QUESTION),
        (Key(pygame.K_7, 36, "", SHIFT), None),
        (Key(pygame.K_7, 36, ""), pygame.K_7),
        (Key(pygame.K_KP_7, pygame.KSCAN_KP7, ""), pygame.K_7),
        (Key(pygame.K_z, 29, "", SHIFT), pygame.K_z),
    ],
    ids=str,
)
def test_without_a_character_the_key_has_to_do(key: Key, meant: int | None) -> None:
    assert keyboard.meant(down(key)) == meant


def test_an_event_may_have_no_more_than_a_key() -> None:
    event = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_d, mod=0)
    assert keyboard.meant(event) == keyboard.letter(event) == pygame.K_d
