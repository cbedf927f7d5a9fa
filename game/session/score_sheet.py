"""The sheet of scores as rows and columns with reasons: made from the engine's sheets, nothing added. No pygame."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.content.text import Text
from game.engine import Category, Line, Sheet, State, sheets
from game.session.narrate import listed


@dataclass(frozen=True)
class Cell:
    """Points of a seat in a category, None where the category is not this seat's, and why, as sentences."""

    points: int | None
    note: str
    why: tuple[str, ...]


@dataclass(frozen=True)
class Row:
    """A category and each seat's cell."""

    category: Category
    title: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class ScoreSheet:
    """All rows, the totals, each seat's rank from 1 (ties share the better one) and the seats that win or lead."""

    rows: tuple[Row, ...]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    best: tuple[int, ...]


def make(state: State, text: Text) -> ScoreSheet:
    """Put the engine's sheets of all seats side by side (F); categories that nobody has are left out."""
    all_sheets = sheets(state)
    rows = []
    for category in Category:
        if any(line.category is category for sheet in all_sheets for line in sheet.lines):
            cells = tuple(_cell(sheet, category, text) for sheet in all_sheets)
            rows.append(Row(category, text(f"scores.group.{category}"), cells))
    totals = tuple(sheet.total for sheet in all_sheets)
    ranks = tuple(1 + sum(other > total for other in totals) for total in totals)
    return ScoreSheet(tuple(rows), totals, ranks, tuple(i for i, rank in enumerate(ranks) if rank == 1))


def _cell(sheet: Sheet, category: Category, text: Text) -> Cell:
    lines = [line for line in sheet.lines if line.category is category]
    if not lines:
        return Cell(0, "", (text("scores.nothing"),)) if category is Category.DONATION else Cell(None, "", ())
    why = [sentence for line in lines for sentence in _why(line, text)]
    return Cell(sheet.points(category), _note(category, lines, text), tuple(why) or (text("scores.nothing"),))


def _note(category: Category, lines: Sequence[Line], text: Text) -> str:
    """A few figures beside the points: how many things were counted."""
    if len(lines) == 1 and lines[0].each and lines[0].count:
        return text("scores.note.times", count=lines[0].count, each=lines[0].each)
    if category is Category.CONNECTIONS and lines[0].level is not None:
        return text(f"level.{lines[0].level}")
    if category in (Category.CITIES, Category.CARDS):
        count = sum(line.count for line in lines)
        return text("scores.note.count", n=count) if count else ""
    if category is Category.DONATION:
        return text("scores.note.count", n=len(lines))
    return ""


def _why(line: Line, text: Text) -> list[str]:
    """Sentences about one line of the engine's sheet."""
    values: dict[str, object] = {"points": line.points, "count": line.count, "each": line.each}
    match line.category:
        case Category.PLAYED:
            return [text("scores.line.played", **values)]
        case Category.TAB:
            return [text("scores.line.tab", project=text(f"project.{line.item}"), **values)]
        case Category.CITIES:
            return [text("scores.line.cities", city=text(f"city.{line.item}"), **values)]
        case Category.CONNECTIONS:
            return _network(line, text)
        case Category.DONATION:
            return _donation(line, text)
        case Category.CARDS:
            return [text("scores.line.cards", n=line.count, **values)] if line.count else []
        case _:
            return [text("scores.line.times", **values)]


def _network(line: Line, text: Text) -> list[str]:
    if line.level is None:
        return [text("scores.line.no_connection")]
    level = text(f"level.{line.level}")
    cities = listed(text, [text(f"city.{city}") for city in line.cities])
    return [text("scores.line.connections", count=line.count, level=level, points=line.points), cities]


def _donation(line: Line, text: Text) -> list[str]:
    name = text(f"donation.{line.item}.name")
    values: dict[str, object] = {"points": line.points, "count": line.count, "each": line.each}
    if line.capped:
        found = [text("scores.line.capped", donation=name, capped=line.capped, **values)]
    else:
        found = [text("scores.line.donation", donation=name, **values)]
    if line.sold:
        found.append(text("scores.line.sold", n=line.sold))
    return found


def verdict(score: ScoreSheet, names: Sequence[str], text: Text, final: bool) -> str:
    """Who wins, or who leads so far; ties share (F4)."""
    points = score.totals[score.best[0]]
    best = [names[i] for i in score.best]
    if len(best) == 1:
        return text("scores.wins" if final else "scores.leads", name=best[0], points=points)
    return text("scores.shared" if final else "scores.level", names=listed(text, best), points=points)
