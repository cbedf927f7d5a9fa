"""A solo game that is over is counted: as a chapter of its campaign, or in the statistics."""

from __future__ import annotations

import logging
from datetime import UTC, datetime

from game.session import chapter, statistics
from game.session.chapter import Recorded
from game.session.occasion import Purpose
from game.session.session import Session

log = logging.getLogger("game")


def count(session: Session) -> Recorded | None:
    """Count a finished game, if it counts for something; the result of a chapter, None for others.

    Called again for the same game it counts nothing and gives the result once more.
    """
    occasion = session.setup.occasion
    if occasion is None or not session.state.finished:
        return None
    when = datetime.now(UTC).isoformat(timespec="seconds")
    if occasion.purpose is Purpose.CHAPTER:
        recorded = chapter.record(session, when)
        if recorded.failed is not None:
            log.warning("the result of the chapter is not kept: %s", recorded.failed.reason)
        return recorded
    failed = statistics.record(session, when)
    if failed is not None:
        log.warning("the game is not counted: %s", failed.reason)
    return None
