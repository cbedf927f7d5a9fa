"""What the table asks when a solo game is over: to count it, and what to show for it."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from game.scenes.campaign.result import ResultScene
from game.session import Session, chapter, statistics
from game.session.chapter import Recorded
from game.session.occasion import Purpose

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

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


def result_scene(table: TableScene) -> ResultScene | None:
    """The page to show for a finished game, None where the sheet of scores is enough."""
    recorded = table.result or count(table.session)
    return ResultScene(table.app, table, recorded) if recorded is not None else None
