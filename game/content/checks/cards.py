"""Checks of the donation chart, the timeline and Andrew's cards."""

from __future__ import annotations

from collections.abc import Iterator

from game.content.checks.base import amounts, check, not_payable
from game.content.draft import Draft
from game.content.model import ActionType, CardKind, Per, TimelineSpace
from game.content.problems import Fault

NEEDS = {
    Per.PROJECT: ("types",),
    Per.PROJECT_IN_REGION: ("region",),
    Per.PAYMENT: ("pay", "times"),
}
"""What a donation must say besides what it counts and its points."""

MAY_SAY = {Per.DEPARTMENT: ("type",)}


@check("donations.themes")
def donations(draft: Draft) -> Iterator[Fault]:
    """A donation says what it needs to be counted, and nothing else."""
    for theme, entries in draft.files.donations.themes.items():
        for id_, donation in entries.items():
            place = f"donations.themes.{theme}.{id_}"
            told = {
                "type": donation.type is not None,
                "types": bool(donation.types),
                "region": donation.region is not None,
                "pay": bool(amounts(donation.pay)),
                "times": bool(donation.times),
            }
            needed = NEEDS.get(donation.per, ())
            for name, is_told in told.items():
                if name in needed and not is_told:
                    yield draft.fault(place, "donation_needs", per=donation.per, name=name)
                if is_told and name not in needed and name not in MAY_SAY.get(donation.per, ()):
                    yield draft.fault(f"{place}.{name}", "donation_extra", per=donation.per, name=name)
            for resource in not_payable(donation.pay):
                yield draft.fault(f"{place}.pay.{resource}", "not_payable", resource=resource)
            if not donation.vp:
                yield draft.fault(f"{place}.vp", "no_points")


@check(whole=("donations.themes", "components.donation_themes", "components.donations_of_a_theme"))
def chart(draft: Draft) -> Iterator[Fault]:
    """The chart has as many columns and rows as the printed one."""
    themes, printed = draft.files.donations.themes, draft.files.components
    if len(themes) != printed.donation_themes:
        yield draft.fault("donations.themes", "count", count=len(themes), expected=printed.donation_themes)
    for theme, entries in themes.items():
        if len(entries) != printed.donations_of_a_theme:
            values = {"count": len(entries), "expected": printed.donations_of_a_theme}
            yield draft.fault(f"donations.themes.{theme}", "count", **values)


@check("timeline.tiles")
def tile_sides(draft: Draft) -> Iterator[Fault]:
    """A side has a space for each row, so that both ways to lay the tiles work, and no End space."""
    expected = len(ActionType)
    for number, tile in draft.files.timeline.tiles.items():
        for name, spaces in (("front", tile.front), ("back", tile.back)):
            place = f"timeline.tiles.{number}.{name}"
            if len(spaces) != expected:
                yield draft.fault(place, "space_count", count=len(spaces), expected=expected)
            for position, space in enumerate(spaces, 1):
                if space is TimelineSpace.END:
                    yield draft.fault(f"{place}.{position}", "end_on_tile", end=TimelineSpace.END)


@check(whole=("timeline.tiles", "components.timeline_tiles"))
def tiles(draft: Draft) -> Iterator[Fault]:
    """There are as many tiles as in the box, numbered from 1."""
    found, expected = draft.files.timeline.tiles, draft.files.components.timeline_tiles
    if len(found) != expected:
        yield draft.fault("timeline.tiles", "count", count=len(found), expected=expected)
    for number in range(1, len(found) + 1):
        if number not in found:
            yield draft.fault("timeline.tiles", "number_missing", number=number)


@check("setup.rounds", "setup.timeline_tiles")
def rounds(draft: Draft) -> Iterator[Fault]:
    """A tile is drawn for each row, and the rounds fill the timeline, End spaces included (S1, R7)."""
    rows = len(ActionType)
    setup = draft.files.setup
    if setup.timeline_tiles != rows:
        yield draft.fault("setup.timeline_tiles", "tiles_drawn", count=setup.timeline_tiles, expected=rows)
    spaces = rows * (rows + 1)
    if setup.rounds != spaces:
        yield draft.fault("setup.rounds", "rounds", count=setup.rounds, expected=spaces)


@check(whole=("solo_cards.decks", "setup.rounds", "components.cards"))
def decks(draft: Draft) -> Iterator[Fault]:
    """Every deck has a card for each round, and the box holds enough of both kinds (N1)."""
    rounds, printed = draft.files.setup.rounds, draft.files.components.cards
    for difficulty, deck in draft.files.solo_cards.decks.items():
        total = sum(deck.values())
        if total != rounds:
            yield draft.fault(f"solo_cards.decks.{difficulty}", "deck_sum", count=total, expected=rounds)
        for kind, count in deck.items():
            if count > printed[kind]:
                place, most = f"solo_cards.decks.{difficulty}.{kind}", printed[kind]
                yield draft.fault(place, "deck_too_large", count=count, cards=kind, most=most)


@check(whole=("solo_cards.cards", "components.cards"))
def card_counts(draft: Draft) -> Iterator[Fault]:
    """There are as many cards of a kind as in the box."""
    for kind in CardKind:
        count, expected = len(draft.files.solo_cards.cards[kind]), draft.files.components.cards[kind]
        if count != expected:
            yield draft.fault(f"solo_cards.cards.{kind}", "count", count=count, expected=expected)


@check("solo_cards.cards")
def cards(draft: Draft) -> Iterator[Fault]:
    """A card names cities, each once, and departments, and moves a disc; a shift of nothing would be no action."""
    for kind, entries in draft.files.solo_cards.cards.items():
        for id_, card in entries.items():
            place = f"solo_cards.cards.{kind}.{id_}"
            if not card.cities:
                yield draft.fault(f"{place}.cities", "empty_list")
            for number, city in enumerate(card.cities, 1):
                if city in card.cities[: number - 1]:
                    yield draft.fault(f"{place}.cities.{number}", "city_twice", city=city)
            if not card.departments:
                yield draft.fault(f"{place}.departments", "empty_list")
            for path, amount in (("shift", card.shift), ("research.steps", card.research.steps)):
                if not amount:
                    yield draft.fault(f"{place}.{path}", "zero")


@check("solo_cards.vp_cards")
def vp_cards(draft: Draft) -> Iterator[Fault]:
    """Andrew's VP cards rise from left to right."""
    points = draft.files.solo_cards.vp_cards
    if not points:
        yield draft.fault("solo_cards.vp_cards", "empty_list")
    for number in range(2, len(points) + 1):
        if points[number - 1] <= points[number - 2]:
            place = f"solo_cards.vp_cards.{number}"
            yield draft.fault(place, "not_rising", value=points[number - 1], before=points[number - 2])


CHECKS = (donations, chart, tile_sides, tiles, rounds, decks, card_counts, cards, vp_cards)
