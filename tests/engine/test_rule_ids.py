"""Every rule has a test that names it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

RULES = {"S": range(9), "R": range(1, 9), "E": range(1, 7), "D": range(1, 5), "H": (1, 2), "M": (1, 2), "C": (1, 2, 3)}
RULES |= {"P": (1, 2, 3), "G": (1, 2), "A": (1,), "F": range(1, 5), "N": range(1, 8)}
IDS = [f"{part}{number}" for part, numbers in RULES.items() for number in numbers]
RULINGS = range(1, 15)


def _named() -> set[str]:
    """Ids and rulings in the docstrings of tests: `E1`, `ruling 5`."""
    found: set[str] = set()
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                text = ast.get_docstring(node) or ""
                found |= set(re.findall(r"\b[A-Z]\d\b", text))
                found |= {f"ruling {number}" for number in re.findall(r"\b[Rr]uling (\d+)\b", text)}
    return found


def test_every_rule_is_named_by_a_test() -> None:
    """51 rules and 14 rulings."""
    assert len(IDS) == 51
    wanted = {*IDS, *(f"ruling {number}" for number in RULINGS)}
    assert wanted - _named() == set()
