"""The one text form of moves."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.content.model import ActionType, ProjectType, Region
from game.engine import Move, MoveError, parse
from game.engine import moves as m

EXAMPLES = {
    "place:denver:3": m.PlaceHousing("denver", 3),
    "reserve:sales": m.Reserve("sales"),
    "row:research": m.ChooseRow(ActionType.RESEARCH),
    "return:west:2": m.Return(Region.WEST, 2),
    "return:west:0": m.Return(Region.WEST, 0),
    "income:housing:3:employee": m.ChooseIncome("housing", 3, "employee"),
    "lobby:4.4:2": m.ChooseLobby(m.Place(4, 4), 2),
    "advance:housing": m.Advance(ProjectType.HOUSING),
    "track:west": m.Track(Region.WEST),
    "donate:health_west": m.Donate("health_west"),
    "tile:management": m.UseTile(ActionType.MANAGEMENT),
    "step:2.2>3.2": m.Step(m.Who(2, 2), m.Place(3, 2)),
    "step:2.2*>3.2": m.Step(m.Who(2, 2, True), m.Place(3, 2)),
    "use:commerce_finance:money": m.Use("commerce_finance", "money"),
    "use:commerce_finance:mission_money:east": m.Use("commerce_finance", "mission_money", Region.EAST),
    "trade:sales:sell:3": m.Trade("sales", "sell", 3),
    "build:construction:housing:chicago:4": m.Build("construction", ProjectType.HOUSING, "chicago", 4),
    "department:strategic_planning:sales:4.1": m.BuildDepartment("strategic_planning", "sales", m.Place(4, 1)),
    "give:charitable_giving:health_west:south": m.Give("charitable_giving", "health_west", Region.SOUTH),
    "move_in:1.1": m.MoveIn(m.Who(1, 1)),
    "move_in:1.3*": m.MoveIn(m.Who(1, 3, True)),
    "activate:1.3": m.Activate(m.Place(1, 3)),
    "sell:2": m.Sell(2),
    "done": m.Done(),
    "end": m.End(),
    "andrew:reveal": m.AndrewMove("reveal"),
}


@pytest.mark.parametrize("text", EXAMPLES)
def test_every_kind_reads_and_writes(text: str) -> None:
    """A move is its text and the text is the move."""
    assert parse(text) == Move.parse(text) == EXAMPLES[text]
    assert str(EXAMPLES[text]) == text
    assert hash(parse(text)) == hash(EXAMPLES[text])


def test_no_kind_is_left_out() -> None:
    """Every kind of move has an example above and a keyword of its own."""
    assert {type(move) for move in EXAMPLES.values()} == set(m.KINDS)
    assert len({kind.keyword for kind in m.KINDS}) == len(m.KINDS)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "done ",
        " done",
        "Done",
        "done:",
        "done:1",
        "end\n",
        "row",
        "row:",
        "row:Research",
        "row:research:1",
        "row:sales",
        "return:west",
        "return:west:02",
        "return:west:+2",
        "return:west:-1",
        "return:west:2.0",
        "return:west:٢",
        "return:mars:2",
        "step:2.2:3.2",
        "step:2.2>3.2*",
        "step:2.2**>3.2",
        "step:2.2>3.2>4.2",
        "step:2.2",
        "step:0.1>1.1",
        "step:02.2>3.2",
        "use:commerce_finance",
        "use:commerce_finance:money:",
        "use:commerce_finance:money:None",
        "activate:1.3*",
        "activate:13",
        "sell:",
        "sell:99999",
        "build:construction:housing:Chicago:4",
        "build:construction:any:chicago:4",
        "fly:me:to:the:moon",
    ],
)
def test_other_texts_are_no_moves(text: str) -> None:
    """Nothing but the one form is understood; the error names the text."""
    with pytest.raises(MoveError) as caught:
        parse(text)
    assert caught.value.text == text


_WORDS = st.sampled_from(
    [kind.keyword for kind in m.KINDS]
    + [*Region, *ActionType, *ProjectType]
    + ["1.1", "2.2*", "2.2>3.2", "2.2*>3.2", "0", "1", "07", "12345", "denver", "sales", "None", ">", "*", "", "²", "١"]
)
_TEXTS = st.one_of(
    st.text(max_size=40),
    st.lists(_WORDS, max_size=6).map(":".join),
    st.tuples(st.sampled_from(list(EXAMPLES)), st.integers(0, 40), st.text(max_size=2)).map(
        lambda drawn: drawn[0][: drawn[1]] + drawn[2] + drawn[0][drawn[1] :]
    ),
)


@given(_TEXTS)
def test_a_text_is_a_move_or_an_error(text: str) -> None:
    """Whatever is read either writes itself again to the letter or is refused as no move."""
    try:
        move = parse(text)
    except MoveError:
        return
    assert str(move) == text
    assert parse(str(move)) == move
