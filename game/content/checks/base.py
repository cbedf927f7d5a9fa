"""What a check is: a search for faults that says which parts of the content it looks at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from game.content.draft import Draft
from game.content.effects import Gain
from game.content.problems import Fault

Search = Callable[[Draft], Iterator[Fault]]


@dataclass(frozen=True, slots=True)
class Check:
    """A search for faults. It runs when what it reads could be read, so that no fault brings others with it.

    `parts` (`file.field`) may lack entries that were reported; `whole` ones may not.
    """

    parts: tuple[str, ...]
    whole: tuple[str, ...]
    search: Search

    def run(self, draft: Draft) -> Iterator[Fault]:
        """Search, if the parts can be looked at."""
        if all(map(draft.available, self.parts)) and all(map(draft.whole, self.whole)):
            yield from self.search(draft)


def check(*parts: str, whole: tuple[str, ...] = ()) -> Callable[[Search], Check]:
    """Make a search a check of these parts."""
    return lambda search: Check(parts, whole, search)


def amounts(gain: Gain) -> dict[str, int]:
    """Return the amounts that are not zero, by resource."""
    found = {name: getattr(gain, name) for name in Gain.__struct_fields__}
    return {name: amount for name, amount in found.items() if amount}


def not_payable(gain: Gain) -> list[str]:
    """Return the resources of a price that nobody can pay with: all but money and goods."""
    return [name for name in amounts(gain) if name not in ("money", "goods")]
