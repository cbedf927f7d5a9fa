"""A line of text being typed: the cursor, the selection, and what keys do to them.

Of drawing it knows only which characters the fonts have: others are not taken.
"""

from __future__ import annotations

import contextlib
import unicodedata
from collections.abc import Callable

import pygame

from game.ui import fonts, keyboard


def clipboard() -> str:
    """Text of the clipboard, '' when there is none or no clipboard."""
    with contextlib.suppress(pygame.error, UnicodeError):
        return pygame.scrap.get_text()
    return ""


def to_clipboard(text: str) -> bool:
    """Put text on the clipboard; whether that worked."""
    with contextlib.suppress(pygame.error, ValueError):
        pygame.scrap.put_text(text.encode("utf-8", "replace").decode())
        return True
    return False


class TextEdit:
    """An editable line of at most `limit` characters, of those that `accept` takes."""

    def __init__(self, text: str = "", limit: int = 24, accept: Callable[[str], bool] = str.isprintable) -> None:
        self.limit = limit
        self.accept = accept
        self.text = text
        self.cursor = self.anchor = len(text)
        self.composition = ""  # what an input method is putting together: it is shown, but not yet part of the text
        self.clause = (0, 0)  # of the composition, the part that is being chosen: its beginning and its end

    @property
    def selection(self) -> tuple[int, int]:
        """First and last position of the selection; equal when nothing is selected."""
        return min(self.cursor, self.anchor), max(self.cursor, self.anchor)

    def set(self, text: str) -> None:
        """Take another text, the cursor at its end."""
        self.text = text
        self.cursor = self.anchor = len(text)

    def select_all(self) -> None:
        """Select the whole line."""
        self.anchor, self.cursor = 0, len(self.text)

    def insert(self, text: str) -> None:
        """Put text in the place of the selection, without what is not accepted, cannot be shown or does not fit."""
        start, end = self.selection
        room = self.limit - (len(self.text) - (end - start))
        whole = unicodedata.normalize("NFC", text)  # from a Mac letters and accents come apart
        whole = "".join(str(unicodedata.decimal(c, c)) for c in whole)  # digits of all scripts are digits
        new = "".join(c for c in whole if self.accept(c) and fonts.draws(c))[: max(0, room)]
        self.text = self.text[:start] + new + self.text[end:]
        self.cursor = self.anchor = start + len(new)

    def compose(self, text: str, start: int = 0, length: int = 0) -> None:
        """Show what an input method is putting together, with its cursor or the part to be chosen at `start`."""
        first = min(max(0, start), len(text))
        self.composition, self.clause = text, (first, min(len(text), first + max(0, length)))

    @property
    def shown(self) -> str:
        """The line with the composition where it will go."""
        start, end = self.selection if self.composition else (self.cursor, self.cursor)
        return self.text[:start] + self.composition + self.text[end:]

    @property
    def shown_cursor(self) -> int:
        """Where the cursor stands in the line that is shown."""
        return self.selection[0] + self.clause[1] if self.composition else self.cursor

    def remove(self, step: int) -> None:
        """Delete the selection, or the character before (-1) or behind (1) the cursor."""
        start, end = self.selection
        if start == end:
            start, end = sorted((self.cursor, min(len(self.text), max(0, self.cursor + step))))
        self.text = self.text[:start] + self.text[end:]
        self.cursor = self.anchor = start

    def go(self, position: int, *, select: bool = False) -> None:
        """Move the cursor, taking the selection along when `select`."""
        self.cursor = min(len(self.text), max(0, position))
        if not select:
            self.anchor = self.cursor

    def handle(self, event: pygame.event.Event) -> bool:
        """React to typing; whether the event was for the line."""
        if event.type == pygame.TEXTEDITING:
            self.compose(event.text, event.start, event.length)
            return True
        if event.type == pygame.TEXTINPUT:
            self.compose("")
            self.insert(event.text)
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.mod & keyboard.CONTROL:
            return self._command(keyboard.command(event))
        return self._edit(event.key, bool(event.mod & pygame.KMOD_SHIFT))

    def _command(self, key: int | None) -> bool:
        start, end = self.selection
        if key == pygame.K_a:
            self.select_all()
        elif key in (pygame.K_c, pygame.K_x):
            to_clipboard(self.text[start:end] or self.text)
            if key == pygame.K_x and start != end:
                self.remove(-1)
        elif key == pygame.K_v:
            self.insert(clipboard())
        else:
            return False
        return True

    def _edit(self, key: int, select: bool) -> bool:
        start, end = self.selection
        if key == pygame.K_BACKSPACE:
            self.remove(-1)
        elif key == pygame.K_DELETE:
            self.remove(1)
        elif key == pygame.K_LEFT:
            self.go(self.cursor - 1 if select or start == end else start, select=select)
        elif key == pygame.K_RIGHT:
            self.go(self.cursor + 1 if select or start == end else end, select=select)
        elif key == pygame.K_HOME:
            self.go(0, select=select)
        elif key == pygame.K_END:
            self.go(len(self.text), select=select)
        else:
            return False
        return True
