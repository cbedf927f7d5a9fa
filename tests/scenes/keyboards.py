"""Presses of keys on keyboards of the world, as SDL tells of them: read off a real window, layout by layout."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from tests.scenes.driver import Driver

SHIFT, CTRL, ALT = pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL, pygame.KMOD_LALT
ALTGR = {"X11": pygame.KMOD_RALT, "Windows": pygame.KMOD_LCTRL | pygame.KMOD_RALT, "mode": pygame.KMOD_MODE}
COMMAND = pygame.KMOD_LMETA

_QWERTY = "qwertyuiopasdfghjklzxcvbnm"
# What the keys type that are Q to P, A to L and Z to M on an American keyboard.
LETTERS = {
    "us": _QWERTY,
    "ru": "йцукенгшщзфывапролдячсмить",
    "gr": ";ςερτυθιοπασδφγηξκλζχψωβνμ",
    "il": "/'קראטוןםפשדגכעיחלךזסבהנמצ",
    "ara": "ضصثقفغعهخحشسيبلاتنمئءؤرﻻىة",
    "th": "ๆไำพะัีรนยฟหกดเ้่าสผปแอิืท",
    "kana": "たていすかんなにらせちとしはきくまのりつさそひこみも",
    "fr": "azertyuiopqsdfghjklmwxcvbn,",
    "de": "qwertzuiopasdfghjklyxcvbnm",
    "tr": "qwertyuıopasdfghjklzxcvbnm",
    "dvorak": "',.pyfgcrlaoeuidhtn;qjkxbm",
}
BY_PLACE = ("ru", "gr", "il", "ara", "th", "kana")
_PLACES = {letter: getattr(pygame, f"KSCAN_{letter.upper()}") for letter in _QWERTY}


class Key(NamedTuple):
    """A press: the code of the key, its place, what it types, what is held."""

    key: int
    scancode: int
    unicode: str
    mod: int = 0


def at(place: str, layout: str, mod: int = 0) -> Key:
    """The key that is `place` on an American keyboard, on another layout."""
    letters = LETTERS[layout]
    # On AZERTY the M is beside the L, where Americans have the semicolon.
    types = letters[_QWERTY.index(place) + (layout == "fr" and _QWERTY.index(place) > 18)]
    return Key(ord(types), _PLACES[place], types.upper() if mod & SHIFT else types, mod)


def with_character(letter: str, layout: str, mod: int = 0) -> Key:
    """The key that types a letter on a layout with Latin letters."""
    if layout == "dvorak" and letter in "svwz":
        place = {"s": "SEMICOLON", "w": "COMMA", "v": "PERIOD", "z": "SLASH"}[letter]
        return Key(ord(letter), getattr(pygame, f"KSCAN_{place}"), letter, mod)
    if layout == "fr" and letter == "m":
        return Key(pygame.K_m, pygame.KSCAN_SEMICOLON, "m", mod)
    found = next(place for place in _QWERTY if at(place, layout).unicode == letter)
    return at(found, layout, mod)


def press(driver: Driver, press: Key, times: int = 1) -> None:
    """Press and release a key: what it types follows at once; `times`: as often as it repeats while it is held."""
    values = press._asdict()
    driver.wait()
    driver.look()
    for _ in range(times):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, **values))
        if press.unicode.isprintable() and press.unicode:
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=press.unicode))
        driver.window.frame(1 / 60)
    driver.post(pygame.KEYUP, **values)


PLUS, MINUS, HELP, NOTHING = "+", "-", "?", ""
# Layout, key, what it stands for.
SIGNS = [
    ("us", Key(61, 46, "+", SHIFT), PLUS),
    ("us", Key(61, 46, "="), PLUS),
    ("us", Key(45, 45, "-"), MINUS),
    ("us", Key(45, 45, "_", SHIFT), NOTHING),
    ("us", Key(47, 56, "?", SHIFT), HELP),
    ("us", Key(49, 30, "1"), "1"),
    ("us", Key(49, 30, "!", SHIFT), NOTHING),
    ("us", Key(pygame.K_KP_1, pygame.KSCAN_KP1, "1", pygame.KMOD_NUM), "1"),
    ("us", Key(pygame.K_KP_PLUS, pygame.KSCAN_KP_PLUS, "+"), PLUS),
    ("us", Key(pygame.K_KP_MINUS, pygame.KSCAN_KP_MINUS, "-"), MINUS),
    ("de", Key(43, 48, "+"), PLUS),
    ("de", Key(45, 56, "-"), MINUS),
    ("de", Key(45, 56, "_", SHIFT), NOTHING),
    ("de", Key(223, 45, "?", SHIFT), HELP),
    ("de", Key(223, 45, "ß"), NOTHING),
    ("de", Key(49, 30, "1"), "1"),
    ("de", Key(49, 30, "!", SHIFT), NOTHING),
    ("de", Key(48, 39, "=", SHIFT), NOTHING),
    ("fr", Key(61, 46, "+", SHIFT), PLUS),
    ("fr", Key(54, 35, "-"), MINUS),
    ("fr", Key(54, 35, "6", SHIFT), "6"),
    ("fr", Key(49, 30, "&"), NOTHING),
    ("fr", Key(49, 30, "1", SHIFT), "1"),
    ("fr", Key(44, 16, "?", SHIFT), HELP),
    ("fr", Key(178, 53, "²"), NOTHING),
    ("hu", Key(51, 32, "+", SHIFT), PLUS),
    ("hu", Key(51, 32, "3"), "3"),
    ("hu", Key(45, 56, "-"), MINUS),
    ("hu", Key(44, 54, "?", SHIFT), HELP),
    ("hu", Key(55, 36, "=", SHIFT), NOTHING),
    ("hu", Key(49, 30, "'", SHIFT), NOTHING),
    ("hu", Key(48, 53, "0"), "0"),
    ("tr", Key(52, 33, "+", SHIFT), PLUS),
    ("tr", Key(45, 46, "-"), MINUS),
    ("tr", Key(42, 45, "?", SHIFT), HELP),
    ("tr", Key(42, 45, "*"), NOTHING),
    ("tr", Key(48, 39, "=", SHIFT), NOTHING),
    ("tr", Key(49, 30, "1"), "1"),
    ("ch", Key(49, 30, "+", SHIFT), PLUS),
    ("ch", Key(49, 30, "1"), "1"),
    ("ch", Key(45, 56, "-"), MINUS),
    ("ch", Key(39, 45, "?", SHIFT), HELP),
    ("jp", Key(59, 51, "+", SHIFT), PLUS),
    ("jp", Key(59, 51, ";"), NOTHING),
    ("jp", Key(45, 45, "-"), MINUS),
    ("jp", Key(45, 45, "=", SHIFT), NOTHING),
    ("jp", Key(47, 56, "?", SHIFT), HELP),
    ("jp", Key(94, 46, "^"), NOTHING),
    ("jp", Key(49, 30, "1"), "1"),
    ("kana", Key(ord("ほ"), 45, "ほ"), NOTHING),
    ("kana", Key(ord("ぬ"), 30, "ぬ"), NOTHING),
    ("ru", Key(45, 45, "-"), MINUS),
    ("ru", Key(61, 46, "+", SHIFT), PLUS),
    ("ru", Key(55, 36, "?", SHIFT), HELP),
    ("ru", Key(46, 56, ",", SHIFT), NOTHING),
    ("ru", Key(49, 30, "1"), "1"),
    ("gr", Key(61, 46, "+", SHIFT), PLUS),
    ("gr", Key(47, 56, "?", SHIFT), HELP),
    ("gr", Key(49, 30, "1"), "1"),
    ("ara", Key(ord("١"), 30, "١"), "1"),
    ("ara", Key(ord("ظ"), 56, "؟", SHIFT), HELP),
    ("ir", Key(ord("۱"), 30, "۱"), "1"),
    ("th", Key(49, 30, "ๅ"), NOTHING),
    ("th", Key(50, 31, "๑", SHIFT), "1"),
    ("th", Key(51, 32, "-"), MINUS),
    ("th", Key(ord("ๆ"), 20, "๐", SHIFT), "0"),
    ("dvorak", Key(93, 48, "+", SHIFT), PLUS),
    ("dvorak", Key(91, 45, "["), NOTHING),
]
# Layout, key, all with AltGr: what is typed, if anything, is no shortcut.
WITH_ALTGR = [
    ("de", Key(pygame.K_q, pygame.KSCAN_Q, "@")),
    ("de", Key(pygame.K_e, pygame.KSCAN_E, "€")),
    ("de", Key(pygame.K_m, pygame.KSCAN_M, "µ")),
    ("de", Key(pygame.K_7, pygame.KSCAN_7, "{")),
    ("fr", Key(pygame.K_6, pygame.KSCAN_6, "|")),
    ("fr", Key(pygame.K_0, pygame.KSCAN_0, "@")),
    ("hu", Key(pygame.K_f, pygame.KSCAN_F, "[")),
    ("hu", Key(pygame.K_x, pygame.KSCAN_X, "#")),
    ("hu", Key(pygame.K_s, pygame.KSCAN_S, "đ")),
    ("tr", Key(pygame.K_1, pygame.KSCAN_1, ">")),
    ("pl", Key(pygame.K_z, pygame.KSCAN_Z, "ż")),
    ("pl", Key(pygame.K_l, pygame.KSCAN_L, "ł")),
    ("pl", Key(pygame.K_a, pygame.KSCAN_A, "ą")),
    ("pl", Key(pygame.K_c, pygame.KSCAN_C, "ć")),
    ("cz", Key(pygame.K_v, pygame.KSCAN_V, "@")),
    ("ru", Key(ord("я"), pygame.KSCAN_Z, "")),
    ("gr", Key(ord("ε"), pygame.KSCAN_E, "€")),
    ("mac", Key(pygame.K_n, pygame.KSCAN_N, "~")),
    ("mac", Key(pygame.K_5, pygame.KSCAN_5, "[")),
]
