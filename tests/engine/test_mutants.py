"""The net under the rules: what scripts/mutants.py changes, and the list of changes that change nothing."""

from __future__ import annotations

import ast

import mutants
from mutation.changes import changed, changes

SOURCE = '''
def much(a, b: int = 2):
    """A word with a < b in it."""
    assert a is not None
    if a < b and not b:
        a += 1
    return [x for x in range(1, a) if x in b or x - 1 != -b]
'''
WANTED = {
    "a < b and (not b)": "a < b or not b",
    "a < b": "a <= b",
    "not b": "not not b",
    "a += 1": ["a -= 1", "a += 2"],
    "range(1, a)": "range(2, a)",
    "x in b or x - 1 != -b": "x in b and x - 1 != -b",
    "x in b": "x not in b",
    "x - 1 != -b": "x - 1 == -b",
    "x - 1": ["x + 1", "x - 2"],
    "-b": "+b",
}


def test_everything_that_decides_is_changed() -> None:
    """Comparisons, signs, and/or, not, numbers at boundaries; no assertions, annotations, defaults or texts."""
    found: dict[str, list[str]] = {}
    for change in changes("much.py", SOURCE):
        assert change.place == "much"
        found.setdefault(change.was, []).append(change.now)
    assert found == {was: [now] if isinstance(now, str) else now for was, now in WANTED.items()}


def test_one_thing_is_changed_at_a_time() -> None:
    """And the module is as long as before."""
    plain = ast.unparse(ast.parse(SOURCE))
    for change in changes("much.py", SOURCE):
        text = ast.unparse(changed(SOURCE, change.number))
        different = [(a, b) for a, b in zip(plain.splitlines(), text.splitlines(), strict=True) if a != b]
        assert len(different) == 1
        assert change.now in different[0][1]


def test_what_changes_nothing_is_still_there() -> None:
    """Every entry of the list names a change of the engine as it is, with a reason, and none is there twice."""
    there = {mutants.mark(change) for change in mutants.every_change()}
    listed = mutants.known()
    assert listed.keys() <= there
    assert all(listed.values())
