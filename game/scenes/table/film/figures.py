"""Money, goods, points and pools: their signs fly, a badge says how many, and the figures run."""

from __future__ import annotations

from game.engine.events import Event, Kind
from game.scenes.table.film.acts import STAGGER, USUAL, Act, corner, square
from game.scenes.table.film.painted import Roll
from game.scenes.table.film.pieces import Badge, Coin, Flight, Piece, Point
from game.scenes.table.film.where import Where

_SIGNS = {
    "money": "icon.money",
    "goods": "icon.goods",
    "vp": "icon.vp",
    "employee": "icon.employee",
    "study": "icon.study",
    "steps": "icon.step",
}
_FLYING = 3  # coins or crates at most
_CROWD = 0.05  # seconds between them
_RUN = 0.22  # seconds that figures run
_STAY = 0.5  # seconds that a badge stays
_HIGH = 10.0
_KINDS = {Kind.HIRED: "employee", Kind.SOLD: "goods", Kind.STEPS_LOST: "steps", Kind.STUDY_LOST: "study"}
_LOSSES = frozenset({Kind.PAID, Kind.SOLD, Kind.STEPS_LOST, Kind.STUDY_LOST})


def figure(before: Where, after: Where, event: Event) -> Act:
    """What a seat gets comes to its chip, what it pays goes from there."""
    assert event.seat is not None
    resource = _KINDS.get(event.kind, event.resource)
    gained = event.kind not in _LOSSES
    flying = _flying(before, event, resource, gained=gained)
    land = max((piece.end for piece in flying), default=0.0) if gained else 0.0
    start, stay = before.badge(event.seat, resource)
    if not gained:
        start, stay = stay, start
    words = f"{'+' if gained else '-'}{event.amount}"
    badge = Badge(words=words, icon=_SIGNS[resource], start=start, goal=stay, good=gained, begin=land, seconds=_STAY)
    roll = Roll(event=event, begin=land, seconds=_RUN)
    spot = square(before.figure(event.seat, resource), 12)
    return Act((*flying, badge, roll), arrive=roll.end, next=STAGGER, heard=land, spot=spot)


def spent(where: Where, event: Event, goal: Point) -> list[Piece]:
    """Study points on their way to what they are spent on (P1)."""
    if event.seat is None or not where.shown(event.seat):
        return []
    start = corner(where.figure(event.seat, "study"), 8)
    count = min(event.amount, _FLYING)
    return [_sign("study", start, corner(goal, 8), number * _CROWD) for number in range(count)]


def _flying(where: Where, event: Event, resource: str, *, gained: bool) -> list[Piece]:
    """Coins or other signs on their way from what pays to the chip, or from the chip to what is paid for."""
    assert event.seat is not None
    cause = where.cause(event)
    if cause is None:
        return []
    start, goal = corner(cause, 8), corner(where.figure(event.seat, resource), 8)
    if not gained:
        start, goal = goal, start
    return [_sign(resource, start, goal, number * _CROWD) for number in range(min(event.amount, _FLYING))]


def _sign(resource: str, start: Point, goal: Point, begin: float) -> Piece:
    if resource == "money":
        return Coin(start=start, goal=goal, begin=begin, seconds=USUAL, high=_HIGH)
    return Flight(sprite=_SIGNS[resource], start=start, goal=goal, high=_HIGH, begin=begin, seconds=USUAL)
