"""What a row of the timeline is said to bring."""

from __future__ import annotations

import pytest

from game.content.model import ActionType, Content, Region, TimelineSpace
from game.content.text import load_default_text
from game.engine.state import Decision
from game.scenes.table.stage import Stage
from game.scenes.table.things import describe
from game.session import Session
from game.ui.view import row_id
from tests.scenes.table.player import session


@pytest.fixture
def game(content: Content) -> Session:
    """A game of two people at the choice of its first row."""
    game = session(content, 2, 1)
    while game.state.task.kind is not Decision.ROW:
        game.play(game.legal[0])
    return game


def told(game: Session, row: ActionType) -> list[str]:
    """The lines about a row."""
    facts = describe(Stage(game, load_default_text(strict=True)).situation(), row_id(row))
    assert facts is not None
    return facts[1]


def with_event(game: Session, space: TimelineSpace) -> ActionType:
    """A row whose next space has an event, made so where there is none."""
    row = ActionType.MANAGEMENT
    game.state.rows[row] = (space, *game.state.rows[row][1:])
    return row


def test_who_could_come_home_and_for_what(game: Session) -> None:
    row = with_event(game, TimelineSpace.WEST)
    game.state.seats[1].missions[Region.WEST] = 2
    income = game.state.content.transport[Region.WEST][game.state.seats[1].track[Region.WEST] - 1].income
    lines = told(game, row)
    assert lines[0] == "Event: employees may come home from the West"
    assert lines[1] == f"Bruno: 2, each worth ${income.money}"


def test_a_donation_says_what_it_costs(game: Session) -> None:
    row = with_event(game, TimelineSpace.DONATION)
    assert any(line.startswith("The next donation of ") and line.endswith("$5") for line in told(game, row))


def test_every_seat_is_told_with_its_uses(game: Session) -> None:
    lines = told(game, ActionType.HUMAN_RESOURCES)
    decider = game.state.decider
    assert decider is not None
    first = Stage(game, load_default_text(strict=True)).seats[decider].name
    at = lines.index("Then everyone uses departments:")
    assert lines[at + 1].startswith(f"{first}: ")
    assert lines[at + 1].endswith(" steps")
    assert len(lines) == at + 1 + len(game.state.seats)


def test_a_seat_without_active_employees_has_nothing(game: Session) -> None:
    for room in game.state.seats[0].rooms:
        room.desks = [False for _ in room.desks]
    assert "Ada: nothing to use" in told(game, ActionType.CONSTRUCTION)


def test_a_row_at_its_end_says_so(game: Session) -> None:
    row = ActionType.RESEARCH
    game.state.markers[row] = len(game.state.rows[row])
    assert told(game, row)[0] == "Its marker has arrived; another row gives the event"
