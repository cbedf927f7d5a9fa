"""What donations and networks would bring a seat if the game ended now."""

from __future__ import annotations

from collections import OrderedDict

from game.content.model import Donation, Per
from game.engine import worth
from game.engine.connections import Network, networks
from game.engine.scoring import Category, Sheet, score
from game.engine.state import State, snapshot

_KEPT = 16
_sheets: OrderedDict[tuple[bytes, int], Sheet] = OrderedDict()


def sheet(state: State, seat: int) -> Sheet:
    """Return the sheet of a seat as if the game ended now, computed once for a position."""
    key = (snapshot(state), seat)
    if key not in _sheets:
        _sheets[key] = score(state, seat)
        if len(_sheets) > _KEPT:
            _sheets.popitem(last=False)
    return _sheets[key]


def given(state: State, seat: int) -> dict[str, int]:
    """Return the points of the donations that a seat has made."""
    return {line.item: line.points for line in sheet(state, seat).lines if line.category is Category.DONATION}


def donations(state: State, seat: int) -> dict[str, int]:
    """Return the points of every donation of the chart for a seat, given already or not."""
    cap = worth.cap(state, seat)
    return {id: min(cap, _worth(state, seat, donation)) for id, donation in state.content.donations.spaces.items()}


def best_network(state: State, seat: int) -> Network | None:
    """Return the network that scores for a seat, None without one (F2)."""
    return next(iter(networks(state, seat)), None)


def _worth(state: State, seat: int, donation: Donation) -> int:
    if donation.per is Per.PAYMENT:
        return donation.vp * _affordable(state, seat, donation)
    number = worth.count(state, seat, donation)
    if donation.per is Per.DONATION and seat not in state.chart[donation.id]:
        number += 1  # it counts itself
    return donation.vp * number


def _affordable(state: State, seat: int, donation: Donation) -> int:
    """How often a seat could pay for a donation alone, selling what goods are left over."""
    owner, price = state.seats[seat], state.content.setup.good_price

    def fits(times: int) -> bool:
        goods = owner.goods - donation.pay.goods * times
        return goods >= 0 and owner.money + goods * price >= donation.pay.money * times

    return next(times for times in range(donation.times, -1, -1) if fits(times))
