"""Welfare payments at the end, the person's and Andrew's (F3, N7)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.content.model import Content, Side
from game.engine import score
from game.engine.state import State, TabState
from game.engine.worth import payments
from tests.engine.positions import HOUSING, first_round


def _paying(content: Content, money: int, goods: int, *donations: str, seats: int = 2, his: str = "") -> State:
    state = first_round(content, seats)
    owner = state.seats[0]
    owner.money, owner.goods = money, goods
    for donation in donations:
        state.chart[donation] = [0]
    if his:
        state.chart[his].append(1)
    return state


def _worth(state: State, donation: str, seat: int = 0) -> int:
    return next(line.points for line in score(state, seat).lines if line.item == donation)


def test_goods_of_welfare(content: Content) -> None:
    """F3: four goods at 2 points each; six are the limit of times."""
    assert _worth(_paying(content, 0, 4, "welfare_goods"), "welfare_goods") == 8
    assert _worth(_paying(content, 0, 9, "welfare_goods"), "welfare_goods") == 12


def test_money_of_welfare(content: Content) -> None:
    """F3: $17 are three times $5, 6 points."""
    assert _worth(_paying(content, 17, 0, "welfare_money"), "welfare_money") == 6


def test_money_and_goods_of_welfare(content: Content) -> None:
    """F3: $5 and a good each, three times at most: with $20 and 2 goods 8 points."""
    assert _worth(_paying(content, 20, 2, "welfare_money_goods"), "welfare_money_goods") == 8
    assert _worth(_paying(content, 90, 9, "welfare_money_goods"), "welfare_money_goods") == 12


def test_goods_are_sold_for_a_payment(content: Content) -> None:
    """F3: $12 and 3 goods are $15: three payments, with all 3 goods sold."""
    state = _paying(content, 12, 3, "welfare_money")
    assert _worth(state, "welfare_money") == 6
    assert payments(state, 0).sold == 3


def test_goods_are_not_sold_without_need(content: Content) -> None:
    """F3: with $11 and 3 goods a third payment is out of reach: nothing is sold."""
    state = _paying(content, 11, 3, "welfare_money")
    left = payments(state, 0)
    assert (left.sold, left.money, left.goods) == (0, 1, 3)
    assert _worth(state, "welfare_money") == 4


@pytest.mark.parametrize(
    ("money", "goods", "points"),
    [(10, 2, 8), (5, 2, 6), (5, 1, 4), (20, 2, 12), (30, 6, 24), (60, 12, 36), (4, 0, 0)],
)
def test_the_best_allocation(content: Content, money: int, goods: int, points: int) -> None:
    """F3: with all three every $5 and every good are worth 2 as long as the times last: 36 at most."""
    names = ("welfare_goods", "welfare_money", "welfare_money_goods")
    state = _paying(content, money, goods, *names)
    assert sum(_worth(state, name) for name in names) == points


def test_selling_may_be_worth_it(content: Content) -> None:
    """F3: $4 and 7 goods: six goods are paid, the seventh is sold to make $5 for the other donation."""
    state = _paying(content, 4, 7, "welfare_goods", "welfare_money")
    assert payments(state, 0).sold == 1
    assert (_worth(state, "welfare_goods"), _worth(state, "welfare_money")) == (12, 2)


def test_the_times_stay_with_a_higher_limit(content: Content) -> None:
    """F3: "+3" raises 12 to 15, but six payments of 2 remain 12."""
    state = _paying(content, 90, 9, "welfare_money")
    state.seats[0].tabs[HOUSING] = TabState(Side.B, 7)
    assert _worth(state, "welfare_money") == 12


def test_what_spends_least_among_equals(content: Content) -> None:
    """F3: $4 and a good: the good is worth 2, so is $5 with the good sold; the good alone spends less."""
    state = _paying(content, 4, 1, "welfare_goods", "welfare_money")
    left = payments(state, 0)
    assert left.times == {"welfare_goods": 1, "welfare_money": 0}
    assert (left.sold, left.money, left.goods) == (0, 4, 0)


def _dearer(content: Content) -> Content:
    """Content whose "money" is worth 3 a payment: four payments reach the limit of 12, six are possible."""
    spaces = dict(content.donations.spaces)
    spaces["welfare_money"] = replace(spaces["welfare_money"], vp=3)
    return replace(content, donations=replace(content.donations, spaces=spaces))


def test_nothing_is_paid_beyond_the_limit(content: Content) -> None:
    """F3: four payments of $5 reach 12 points, the other $10 stay."""
    left = payments(_paying(_dearer(content), 30, 2, "welfare_money"), 0)
    assert (left.times, left.money) == ({"welfare_money": 4}, 10)


def test_no_goods_are_paid_beyond_the_limit(content: Content) -> None:
    """F3: four payments of a good reach 12 points; the other five goods stay."""
    spaces = dict(content.donations.spaces)
    spaces["welfare_goods"] = replace(spaces["welfare_goods"], vp=3)
    dearer = replace(content, donations=replace(content.donations, spaces=spaces))
    left = payments(_paying(dearer, 0, 9, "welfare_goods"), 0)
    assert (left.times, left.goods) == ({"welfare_goods": 4}, 5)


def test_a_line_tells_of_sold_goods_where_money_is_paid(content: Content) -> None:
    """F3: one good is sold for the donation of money; that of goods says nothing of it."""
    state = _paying(content, 4, 7, "welfare_goods", "welfare_money")
    sold = {line.item: line.sold for line in score(state, 0).lines if line.item.startswith("welfare")}
    assert payments(state, 0).sold == 1
    assert sold == {"welfare_goods": 0, "welfare_money": 1}


def test_among_equals_the_one_that_leaves_andrew_least(content: Content) -> None:
    """F3: in a solo game the person pays the other $10 as well, so that his "money and goods" gets nothing."""
    state = _paying(_dearer(content), 30, 2, "welfare_money", seats=1, his="welfare_money_goods")
    assert payments(state, 0).times == {"welfare_money": 6}
    assert _worth(state, "welfare_money") == 12
    assert _worth(state, "welfare_money_goods", 1) == 0


def test_without_a_welfare_donation_nothing_is_paid(content: Content) -> None:
    """F3: money and goods are worth nothing by themselves."""
    left = payments(_paying(content, 17, 5), 0)
    assert (left.times, left.sold, left.money, left.goods) == ({}, 0, 17, 5)


def test_the_projection_touches_nothing(content: Content) -> None:
    """F3: in the middle of a game the sheet only reckons."""
    state = _paying(content, 17, 5, "welfare_money", "welfare_goods")
    score(state, 0)
    assert (state.seats[0].money, state.seats[0].goods) == (17, 5)


def test_andrew_pays_from_what_is_left(content: Content) -> None:
    """N7 and ruling 9: $23 and 3 goods: the person sells two for a fifth $5; Andrew's "goods" finds one good."""
    state = _paying(content, 23, 3, "welfare_money", seats=1, his="welfare_goods")
    assert _worth(state, "welfare_money") == 10
    assert _worth(state, "welfare_goods", 1) == 2


def test_andrew_sells_nothing(content: Content) -> None:
    """N7: of $4 and 6 goods "money" brings him nothing."""
    state = _paying(content, 4, 6, seats=1, his="welfare_money")
    assert _worth(state, "welfare_money", 1) == 0


def test_andrew_takes_all_he_can(content: Content) -> None:
    """N7 and ruling 9: compulsory: $12 and 9 goods are two payments, and 12 points of goods at most."""
    assert _worth(_paying(content, 12, 9, seats=1, his="welfare_money"), "welfare_money", 1) == 4
    assert _worth(_paying(content, 12, 9, seats=1, his="welfare_goods"), "welfare_goods", 1) == 12
    assert _worth(_paying(content, 12, 9, seats=1, his="welfare_money_goods"), "welfare_money_goods", 1) == 8


def test_what_the_person_pays_is_not_there_for_andrew(content: Content) -> None:
    """N7: "goods" of the person takes four goods; his "money" finds the $10: 4 points; his "goods" finds none."""
    state = _paying(content, 10, 4, "welfare_goods", seats=1, his="welfare_money")
    assert (_worth(state, "welfare_goods"), _worth(state, "welfare_money", 1)) == (8, 4)
    state = _paying(content, 5, 1, "welfare_goods", "welfare_money", seats=1, his="welfare_money_goods")
    assert _worth(state, "welfare_money_goods", 1) == 0


def test_his_payments_share_what_is_left(content: Content) -> None:
    """N7: $10 and 2 goods for his "money" and "goods": 4 and 4 points, for "goods" and the pair of both 8."""
    state = _paying(content, 10, 2, seats=1, his="welfare_money")
    state.chart["welfare_goods"] = [1]
    assert _worth(state, "welfare_money", 1) + _worth(state, "welfare_goods", 1) == 8
    state.chart["welfare_money"] = []
    state.chart["welfare_money_goods"] = [1]
    assert _worth(state, "welfare_money_goods", 1) + _worth(state, "welfare_goods", 1) == 8
