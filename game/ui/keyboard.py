"""What a press of a key stands for, on whatever keyboard: the rules of all shortcuts.

Letters follow the character that the layout puts on the key, so that `Z` is where a French or a German keyboard shows
it. A layout without Latin letters has none to follow: there the place of the key counts, and `Z` is the key that types
я in Moscow. Signs and digits follow the character that is typed, with or without Shift. A combination that types a
character with the help of Alt, AltGr or Option is no shortcut; on Windows AltGr comes as Ctrl and Alt together.

SDL's events say: `key`, the code of what the key types by itself; `scancode`, its place, named after the American
layout; `unicode`, what has been typed; `mod`, what was held. Where `unicode` says nothing, `key` has to do.
"""

from __future__ import annotations

import unicodedata

import pygame

CONTROL = pygame.KMOD_CTRL | pygame.KMOD_META
ALT = pygame.KMOD_ALT | pygame.KMOD_MODE
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)

_NAMED = 1 << 30  # set in the codes of keys that type nothing, and of the keypad
_KEYPAD = {
    **{key: pygame.K_1 + number for number, key in enumerate(range(pygame.K_KP_1, pygame.K_KP_9 + 1))},
    pygame.K_KP_0: pygame.K_0,
    pygame.K_KP_PLUS: pygame.K_PLUS,
    pygame.K_KP_MINUS: pygame.K_MINUS,
    pygame.K_KP_ENTER: pygame.K_RETURN,
}
_PLACES = {pygame.KSCAN_A + number: pygame.K_a + number for number in range(26)}
# Signs at the places of letters on layouts without Latin letters: Greek; Hebrew.
_NOT_LETTERS = {(";", pygame.KSCAN_Q), ("/", pygame.KSCAN_Q), ("'", pygame.KSCAN_W)}
_LATIN = ("LATIN ", "FULLWIDTH LATIN ", "COMBINING ", "MODIFIER ")
_TURKISH = {"ı": pygame.K_i, "İ": pygame.K_i}
_SIGNS = {"+": "+", "-": "-", "?": "?", "＋": "+", "－": "-", "−": "-", "？": "?", "؟": "?"}
# What Shift makes of a key, where that is the same on all layouts that have this character at this place.
_SHIFTED = {
    (pygame.KSCAN_EQUALS, "="): "+",
    (pygame.KSCAN_SLASH, "/"): "?",
    (pygame.KSCAN_MINUS, "ß"): "?",  # German
    (pygame.KSCAN_MINUS, "'"): "?",  # Swiss, Italian, Spanish
    (pygame.KSCAN_MINUS, "*"): "?",  # Turkish
    (pygame.KSCAN_MINUS, "+"): "?",  # the Nordic ones
    (pygame.KSCAN_M, ","): "?",  # French
}


def meant(event: pygame.event.Event) -> int | None:
    """The pygame key code of the shortcut that a press stands for, None when it is none.

    Letters are `K_a` to `K_z`, digits `K_0` to `K_9`, signs `K_PLUS`, `K_MINUS` and `K_QUESTION`, also from the keypad;
    keys that type nothing are themselves, and the keypad's Enter is Enter.
    """
    if event.mod & (CONTROL | ALT):
        return None
    sign = _sign(event)
    if sign is not None:
        return ord(sign)
    if event.key in _KEYPAD:
        return _KEYPAD[event.key]
    base = _character(event.key)
    if event.key & _NAMED or base == " " or not base.isprintable():
        return int(event.key)
    return letter(event)


def command(event: pygame.event.Event) -> int | None:
    """The letter that is pressed together with Ctrl, or Cmd, as a pygame key code; None when none is."""
    return letter(event) if is_command(event) else None


def is_command(event: pygame.event.Event) -> bool:
    """Whether Ctrl or Cmd is held, and not AltGr."""
    return bool(event.mod & CONTROL) and not event.mod & ALT


def letter(event: pygame.event.Event) -> int | None:
    """The letter that a key stands for, whatever else is held: by its character, or by its place."""
    base, text, place = _character(event.key), _text(event), getattr(event, "scancode", 0)
    if _foreign(base) or _foreign(text) or (base, place) in _NOT_LETTERS:
        return _PLACES.get(place)
    for character in (base, text) if not base.isalnum() else (base,):
        if character in _TURKISH:
            return _TURKISH[character]
        if character.isascii() and character.isalpha():
            return ord(character.lower())
    return None


def typed(event: pygame.event.Event) -> str:
    """The character that a press types, '' for none; a guess from the key where the event does not say it."""
    if event.mod & CONTROL:
        return ""
    text = _text(event)
    if text or event.mod & ALT:
        return text  # with Alt the key alone says nothing
    base = _character(event.key)
    if not base.isprintable() or not event.mod & pygame.KMOD_SHIFT:
        return base if base.isprintable() else ""
    return base.upper() if base.isalpha() and base != "ß" else _SHIFTED.get((getattr(event, "scancode", 0), base), "")


def _sign(event: pygame.event.Event) -> str | None:
    """The sign or the digit that is typed; `=` counts as `+` only by itself, on the key that it shares with it."""
    text = typed(event)
    if len(text) != 1:
        return None
    if text in _SIGNS:
        return _SIGNS[text]
    alone = event.key == pygame.K_EQUALS and not event.mod & pygame.KMOD_SHIFT
    if text == "=" and alone and getattr(event, "scancode", 0) in (0, pygame.KSCAN_EQUALS):
        return "+"
    number = unicodedata.decimal(text, None)
    return None if number is None else str(number)


def _character(key: int) -> str:
    """The character that is the code of a key, '' for a key without one."""
    return chr(key) if 0 < key < _NAMED and key <= 0x10FFFF else ""


def _text(event: pygame.event.Event) -> str:
    """What an event says that was typed; Ctrl makes control characters of letters, which are none."""
    text: str = getattr(event, "unicode", "")
    return text if text.isprintable() else ""


def _foreign(text: str) -> bool:
    """Whether something is a letter of another script than the Latin one, or one of its vowel signs."""
    first = text[:1]
    return unicodedata.category(first or " ")[0] in "LM" and not unicodedata.name(first, "LATIN ").startswith(_LATIN)
