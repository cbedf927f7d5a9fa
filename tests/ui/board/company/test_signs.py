"""Rows of signs: what they say of gains, incomes and departments, and that they fit."""

from __future__ import annotations

from game.content.effects import Gain, Income
from game.ui.board import effects, rooms, signs
from game.ui.board.signs import OR, Icon, Mark, Word


def test_amounts(text):
    assert signs.amount(text, Gain(money=3)) == (Word(text("resource.money", n=3)),)
    assert signs.amount(text, Gain(goods=1)) == (Word("1"), Icon("icon.goods"))
    assert signs.amount(text, Gain(goods=1), single=False) == (Icon("icon.goods"),)
    assert signs.amount(text, Gain(goods=2), single=False) == (Word("2"), Icon("icon.goods"))


def test_a_choice_has_a_bar_between(text):
    row = signs.income(text, Income(choose=(Gain(goods=1), Gain(money=3))))
    assert row == (Icon("icon.goods"), OR, Word(text("resource.money", n=3)))


def test_columns(paper):
    row = (Word("1"), signs.At(30), Word("2"))
    assert signs.width(row) > 30
    canvas = paper()
    signs.draw(canvas, row, 10, 10, colour="paper0")
    assert [drawn.area.x for drawn in canvas.texts] == [10, 40]


def test_every_departments_strip_fits_and_tells_a_mission(content, text):
    for department in (*content.starting_departments.values(), *content.departments.values()):
        row = effects.row(text, department, rooms.WIDTH - 1)
        assert row, department.id
        assert signs.width(row) <= rooms.WIDTH - 1
        uses = list(department.uses.values())
        if uses and all(use.mission for use in uses):
            assert Icon("icon.mission") in row or Mark("case") in row, department.id
