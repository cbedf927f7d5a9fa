"""The prompt in words: who decides, what about, what is left to spend, and the buttons with their keys."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.content.model import ActionType, ProjectType
from game.engine import moves as m
from game.engine.donations import price
from game.engine.state import Decision
from game.scenes.table.elements import Element
from game.scenes.table.refusals import why_no_project
from game.scenes.table.situation import Situation
from game.session import explain
from game.ui import view as ids
from game.ui.board.prompt import ButtonState, ButtonView, PromptView

UNDO, REDO, BACK = "button:undo", "button:redo", "button:back"
FASTER, SCORES = "button:faster", "button:scores"
OWN = frozenset({UNDO, REDO, BACK, FASTER, SCORES})
"""Buttons that are not part of a move."""
KEYS = {UNDO: "Z", REDO: "Y", BACK: "X", "button:done": "E", "button:end": "E"}
ICONS = {
    UNDO: "icon.undo",
    REDO: "icon.redo",
    "button:end": "icon.end_turn",
    "button:done": "icon.tick",
    "button:sell": "icon.goods",
    "button:tile": "icon.arrow_right",
    BACK: "icon.arrow_left",
}
_LAST = ("button:sell", "button:tile")  # after what the decision is about
_ENDING = ("button:done", "button:end")


def prompt(now: Situation) -> PromptView:
    """Return the prompt of a position."""
    state, text = now.state, now.text
    if state.finished or state.decider is None:
        buttons = _numbered([ButtonView(SCORES, text("table.button.scores"), "icon.vp")], list(_fixed(now, {})))
        return PromptView(None, text("table.title.over"), text("table.hint.over"), tuple(buttons))
    colour = now.seats[state.decider].colour
    if not now.person:
        waiting = ButtonView(FASTER, text("table.button.faster"), None, "", fixed=True)
        return PromptView(colour, _waiting_title(now), text("table.hint.waiting"), (waiting,))
    offered = now.choice.offered
    loose = list(_loose(now, offered))
    fixed = list(_fixed(now, offered))
    buttons = _numbered(loose, fixed)
    return PromptView(colour, title(now), hint(now, offered), tuple(buttons), now.page, text("table.button.more"))


def title(now: Situation) -> str:
    """Return who decides what."""
    state, text = now.state, now.text
    words: dict[str, object] = {"seat": now.name}
    if state.task.region is not None:
        words["region"] = text(f"region.{state.task.region}")
    if state.turn is not None:
        words["action"] = text(f"action.{state.turn.action}")
    return text(f"table.title.{state.task.kind}", **words)


def _waiting_title(now: Situation) -> str:
    kind = "andrew" if now.decision is Decision.ANDREW or now.state.decider == len(now.state.seats) else "waiting"
    return now.text(f"table.title.{kind}", seat=now.name)


# --- the hint ----------------------------------------------------------------------------------------------------


def hint(now: Situation, offered: Mapping[str, Element]) -> str:
    """Return what to click next, or what the decision is about and what is left to spend."""
    if now.choice.chosen:
        return now.text(f"table.next.{_next(now, offered)}", **_figures(now))
    parts = [now.text(f"table.hint.{_about(now)}", **_figures(now)), *_left(now)]
    return " ".join(part for part in parts if part)


def _about(now: Situation) -> str:
    """Name what can be done before the first click, so that nothing is asked for that cannot be clicked."""
    kind, turn = now.state.task.kind, now.state.turn
    can = {type(move) for move in now.choice.candidates}
    if now.decision is Decision.DEPARTMENTS and turn is not None:
        return f"{kind}.{_about_departments(now, turn.action, can)}"
    asked = _ASKED.get(kind)
    return str(kind) if asked is None else f"{kind}.{'pick' if asked in can else 'none'}"


def _about_departments(now: Situation, action: ActionType, can: set[type[m.Move]]) -> str:
    """Name what is left of a departments step: uses, with steps or without, else steps, study points or nothing."""
    steps = m.Step in can
    if can & _USES and steps:
        return "use_or_step"
    if m.Build in can:
        return "build_or_use" if can & (_USES - {m.Build}) else "build"
    if can & _USES:
        return "research" if action is ActionType.RESEARCH and m.Use in can else "use"
    if steps:
        return "steps"
    if can & {m.Advance, m.Track}:
        return "study"
    return "stuck" if now.uses() else "nothing"


_ASKED: dict[Decision, type[m.Move]] = {
    Decision.SETUP_STEPS: m.Step,
    Decision.DONATE: m.Donate,
    Decision.ACTIVATE: m.Activate,
}
"""What a decision is about that stands even while that cannot be done."""
_USES: set[type[m.Move]] = {m.Use, m.Trade, m.Build, m.BuildDepartment, m.Give}


def _next(now: Situation, offered: Mapping[str, Element]) -> str:
    """Name what is asked for after some clicks: the kinds of things that can be clicked."""
    kinds = {id.split(":")[0] for id in offered}
    first = now.choice.candidates[0]
    if kinds <= {"mission"}:
        return "mission"
    for kind in ("tile", "donation", "plot"):
        if kind in kinds:
            return kind
    if kinds == {"room"}:
        return "step" if isinstance(first, m.Step) else "site" if isinstance(first, m.BuildDepartment) else "room"
    if kinds <= {"button"}:
        asked = {m.Sell: "amount", m.Trade: "amount", m.UseTile: "action", m.Build: "type", m.Use: "use"}
        return asked.get(type(first), "button")
    return "several"


def _figures(now: Situation) -> dict[str, object]:
    """Return the numbers that the hint of a decision names."""
    state = now.state
    task = state.task
    words: dict[str, object] = {"steps": state.seats[task.seat].steps, "study": state.seats[task.seat].study}
    if now.decision is Decision.DONATE:
        words["price"] = price(state, task.seat)
        words["money"] = state.seats[task.seat].money
    if now.decision is Decision.LOBBY:
        words["n"] = state.seats[task.seat].arriving
    if now.decision is Decision.RETURN and task.region is not None:
        words["n"] = state.seats[task.seat].missions[task.region]
        income = state.content.transport[task.region][state.seats[task.seat].track[task.region] - 1].income
        words["things"] = explain.things(income, now.text)
    if now.decision is Decision.INCOME:
        kind = "region" if task.source in state.content.transport else "project"
        words["source"] = now.text(f"move.source.{kind}", name=now.text(f"{kind}.{task.source}"))
        words["space"] = task.space
    if now.decision is Decision.MOVE_IN:
        words["department"] = now.text(f"department.{state.seats[task.seat].rooms[task.room].department}.name")
    return words


def _left(now: Situation) -> Iterator[str]:
    """Say what is left of uses, steps and study points."""
    if now.decision not in (Decision.DEPARTMENTS, Decision.ACTIVATE, Decision.STUDY):
        return
    text, seat = now.text, now.state.seats[now.state.task.seat]
    uses = now.uses()
    if uses:
        listed = [text("table.left.use", department=_short(now, d), n=n) for d, n in uses.items()]
        yield text("table.left.uses", uses=", ".join(listed))
    if seat.steps and now.decision is Decision.DEPARTMENTS:
        yield text("table.left.steps", n=seat.steps)
    if seat.study and now.decision is not Decision.STUDY:
        yield text("table.left.study", n=seat.study)


# --- buttons -----------------------------------------------------------------------------------------------------


def _loose(now: Situation, offered: Mapping[str, Element]) -> Iterator[ButtonView]:
    """Yield the buttons that the decision brings, numbered ones first."""
    types = [id for id in (*now.choice.all_ids, *now.choice.chosen) if id.startswith("button:type:")]
    if types and not _beside_types(now):
        yield from _types(now, offered)
    shown = [id for id in offered if not id.startswith("button:type:")]
    for id in sorted(shown, key=lambda id: id in _LAST):
        if id.startswith("button:") and id not in _ENDING:
            yield ButtonView(id, button_label(now, id), icon(now, id))
        elif id.startswith("room:") and not now.choice.chosen and _names_department(now, id):
            yield ButtonView(id, _room_label(now, id), _room_icon(now, id))
    if offered and all(id.startswith("mission:") for id in offered):
        for id in offered:
            region = id.removeprefix("mission:")
            yield ButtonView(id, now.text(f"region.{region}"), f"region.{region}.{region}")


def _beside_types(now: Situation) -> bool:
    """Whether something else than a project has been begun."""
    return bool(now.choice.chosen) and not any(isinstance(move, m.Build) for move in now.choice.candidates)


def _types(now: Situation, offered: Mapping[str, Element]) -> Iterator[ButtonView]:
    """Yield a button for each type of project, with the reason where it cannot be built."""
    for type_ in ProjectType:
        id = ids.button_id(f"type:{type_}")
        state: ButtonState = "usable"
        why = ""
        if id in now.choice.chosen or _is_only_type(now, type_):
            state = "chosen"
        elif now.choice.switched(id) is None:
            state, why = "cannot", why_no_project(now, type_)
        tint = "dim" if state == "cannot" else "dark"
        yield ButtonView(id, now.text(f"project.{type_}.short"), f"type.{type_}.{tint}", state=state, why=why)


def _is_only_type(now: Situation, type_: ProjectType) -> bool:
    """Whether a choice that has begun can only lead to projects of this type."""
    left = now.choice.candidates
    return bool(now.choice.chosen) and all(isinstance(move, m.Build) and move.type is type_ for move in left)


def _names_department(now: Situation, id: str) -> bool:
    """Whether a room needs a button: its department has uses, and their buttons are not there already."""
    department = department_at(now, id)
    if not department or any(other.startswith(f"button:use:{department}:") for other in now.choice.offered):
        return False
    uses = m.Use | m.Trade | m.BuildDepartment | m.Give
    return any(isinstance(move, uses) for move in now.choice.preview(id))


def department_at(now: Situation, id: str) -> str:
    """Return the department of the decider's room with this id, '' without one."""
    floor, column = id.removeprefix("room:").split(".")
    room = now.state.content.company.index(int(floor), int(column))
    return now.state.seats[now.state.task.seat].rooms[room].department


def _room_label(now: Situation, id: str) -> str:
    return _short(now, department_at(now, id))


def _room_icon(now: Situation, id: str) -> str:
    return _action_icon(now.state.content.department(department_at(now, id)).type)


def _action_icon(action: ActionType) -> str:
    """Return the sprite of an action type in its own colour."""
    return f"action.{action}.{'hr' if action is ActionType.HUMAN_RESOURCES else action}"


def _short(now: Situation, department: str) -> str:
    return now.text(f"department.{department}.short")


def button_label(now: Situation, id: str) -> str:
    """Return the words on a button of the choice."""
    text = now.text
    match id.removeprefix("button:").split(":"):
        case ["type", type_]:
            return text(f"project.{type_}.short")
        case ["return", "0"]:
            return text("table.button.nobody")
        case ["return", count]:
            return text("table.button.return", n=int(count))
        case ["sell", count]:
            return text("log.amount.goods", n=int(count))
        case ["lobby", count]:
            return text("table.button.count", n=int(count))
        case ["trade", department, option, count]:
            trade = now.state.content.department(department).uses[option].trade
            assert trade is not None
            give = explain.things(trade.give, text, int(count))
            return text("table.button.trade", give=give, gain=explain.things(trade.gain, text, int(count)))
        case ["use", department, option]:
            return explain.use_effect(now.state, department, option, text)
        case ["income", gain]:
            move = next(m for m in now.choice.candidates if getattr(m, "gain", None) == gain)
            return explain.describe_move(now.state, move, text)
        case ["action", action]:
            return text(f"action.{action}")
        case ["done"]:
            return text(f"table.done.{now.state.task.kind}")
        case [name, *_]:
            return text(f"table.button.{name}")
    return ""


def icon(now: Situation, id: str) -> str | None:
    """Return the sprite on a button, None for words alone."""
    match id.removeprefix("button:").split(":"):
        case ["type", type_]:
            return f"type.{type_}.dark"
        case ["action", action]:
            return _action_icon(ActionType(action))
        case ["use", department, option] if now.state.content.department(department).uses[option].mission:
            return "icon.mission"
    return ICONS.get(id)


def _fixed(now: Situation, offered: Mapping[str, Element]) -> Iterator[ButtonView]:
    """Yield the buttons that are there in every decision."""
    text = now.text
    if now.choice.chosen:
        yield ButtonView(BACK, text("table.button.back"), ICONS[BACK], KEYS[BACK], fixed=True)
    state: ButtonState = "usable" if now.can_undo else "cannot"
    why = "" if now.can_undo else text("table.why.no_undo")
    yield ButtonView(UNDO, text("table.button.undo"), ICONS[UNDO], KEYS[UNDO], state, why, True)
    if now.can_redo:
        yield ButtonView(REDO, text("table.button.redo"), ICONS[REDO], KEYS[REDO], fixed=True)
    for id in _ENDING:
        if id in offered:
            yield ButtonView(id, button_label(now, id), ICONS[id], KEYS[id], fixed=True)


def _numbered(loose: list[ButtonView], fixed: list[ButtonView]) -> list[ButtonView]:
    """Give the loose buttons the digits as keys."""
    digits = "1234567890"
    numbered = [
        ButtonView(b.id, b.label, b.icon, digits[i] if i < len(digits) else "", b.state, b.why)
        for i, b in enumerate(loose)
    ]
    return [*numbered, *fixed]
