"""Tooltips: what a thing is, what a click on it will do and cost, or why it does nothing now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.content.model import ProjectType
from game.engine import moves as m
from game.scenes.table.prompting import UNDO, button_label
from game.scenes.table.refusals import why_not_now
from game.scenes.table.situation import Situation
from game.scenes.table.things import describe, donation_now
from game.session import explain
from game.session.briefing import goals
from game.ui.board import company, objectives, tabs
from game.ui.board.prompt import PromptView
from game.ui.board.tooltip import LineKind, TooltipLine, TooltipView
from game.ui.view import TableView


def tip(now: Situation, prompt: PromptView, id: str) -> TooltipView | None:
    """Return the tooltip of a thing or a button, None when there is nothing to say."""
    if id.startswith(objectives.KIND):
        return _objective(now, int(id.removeprefix(objectives.KIND)))
    after = now.choice.switched(id) if now.person else None
    facts = describe(now, id)
    if id in now.ways and now.choice.resolve(id) is None:
        walk, costs = explain.walk(now.state, now.ways[id], now.text)
        return TooltipView(walk, _lines(costs, "good"))
    sheet = _tab_sheet(now, id)
    if after is not None:
        moves = (after.move,) if after.move is not None else after.candidates
        offer = _offer(now, id, moves, facts)
        rows = [line for line in sheet.lines if isinstance(line, TooltipLine) and line.signs] if sheet else []
        return TooltipView(offer.title, (*offer.lines, *rows))
    button = next((b for b in prompt.buttons if b.id == id), None)
    if button is not None:
        told = _lines([button.why], "bad") if button.why else _lines([_button(now, id)])
        return TooltipView(button.label, told) if told else None
    if facts is None:
        return None
    title, lines = facts
    why = why_not_now(now, id)
    full = TooltipView(title, _lines(lines)) if sheet is None else sheet
    return TooltipView(full.title, (*full.lines, *_lines([why] if why else [], "bad")))


def _tab_sheet(now: Situation, id: str) -> TooltipView | None:
    """All spaces of a project tab; None for another thing."""
    kind, _, project = id.partition(":")
    if kind != "tab":
        return None
    view = TableView(now.state, now.text, now.seats, looked_at=now.looked_at)
    return tabs.tooltip(view, ProjectType(project), company.shown(view))


def _button(now: Situation, id: str) -> str:
    """What a button does beside the moves that it leads to, '' when its label says it all."""
    key = f"table.tip.{id.removeprefix('button:')}"
    if not now.text.has(key) or (id == UNDO and not now.undone):
        return ""
    return now.text(key, what=now.undone, price=now.state.content.setup.good_price)


def _objective(now: Situation, number: int) -> TooltipView:
    """An objective of the chapter and how far it is."""
    goal = goals(now.state, now.text)[number]
    stand = now.text("campaign.brief.stand_now", done=goal.progress.done, needed=goal.progress.needed)
    return TooltipView(goal.words, (*_lines([stand], "good" if goal.progress.met else "plain"), *_lines(goal.notes)))


def words(view: TooltipView | None) -> tuple[str, ...]:
    """Return the lines of a tooltip as text."""
    if view is None:
        return ()
    told = (line if isinstance(line, str) else line.text for line in view.lines)
    return tuple(line for line in told if line)


def _offer(now: Situation, id: str, moves: Sequence[m.Move], facts: tuple[str, list[str]] | None) -> TooltipView:
    """What a click leads to: one move with its consequences, or a choice among several."""
    if len(moves) == 1:
        move = moves[0]
        named = button_label(now, id) if isinstance(move, m.Done) else ""
        title = named or explain.describe_move(now.state, move, now.text)
        lines = _lines(explain.consequences(now.state, move, now.text), "good")
        known = facts[1] if facts is not None and isinstance(move, m.ChooseRow) else []
        if isinstance(move, m.Donate | m.Give):
            known = [donation_now(now, move.donation)]
        return TooltipView(title, (*_lines(known), *lines))
    title, known = facts if facts is not None else (button_label(now, id), [_button(now, id)])
    common = _shared(explain.consequences(now.state, move, now.text) for move in moves[:200])
    note = now.text("table.tip.chosen" if id in now.choice.chosen else "table.tip.several")
    return TooltipView(title, (*_lines(known[:2]), *_lines(common, "good"), *_lines([note], "dim")))


def _shared(each: Iterable[tuple[str, ...]]) -> list[str]:
    """The consequences that all of several moves have."""
    common: list[str] | None = None
    for lines in each:
        common = list(lines) if common is None else [line for line in common if line in lines]
        if not common:
            break
    return common or []


def _lines(lines: Iterable[str], kind: LineKind = "plain") -> tuple[TooltipLine, ...]:
    return tuple(TooltipLine(line, kind) for line in lines if line)
