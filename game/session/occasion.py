"""What a solo game is played for, so that its result can be counted when it ends, also after a load."""

from __future__ import annotations

import enum

import msgspec


class Purpose(enum.StrEnum):
    """Kinds of solo games that count."""

    CHAPTER = "chapter"
    QUICK = "quick"
    DAILY = "daily"
    FREE = "free"  # set up by hand


class Occasion(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a game counts for: whose it is, and the chapter of a campaign or the day.

    `profile`: its folder. `campaign` is '' for the program's own, else the name of its file, which calls the chapter
    `title`. `day`: ISO 8601.
    """

    purpose: Purpose
    profile: str
    campaign: str = ""
    chapter: str = ""
    day: str = ""
    title: str = ""
