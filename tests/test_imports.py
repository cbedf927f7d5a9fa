"""Nothing imports in a circle, also not by imports inside of functions, and every scene is held by the contracts."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path
from typing import Any

import grimp
import pytest

ROOT = Path(__file__).parent.parent
STARTING = {"game/__main__.py", "game/window.py", "game/router.py", "game/selftest.py", "game/commands/screenshot.py"}
"""What loads parts of the program only when they are wanted, so that it starts quickly."""


def circles(graph: grimp.ImportGraph) -> list[str]:
    """The imports that are part of a circle, those for types and those inside of functions included."""
    return [
        f"{importer} -> {imported}"
        for importer in sorted(graph.modules)
        for imported in sorted(graph.find_modules_directly_imported_by(importer))
        if graph.chain_exists(importer=imported, imported=importer)
    ]


def test_nothing_imports_in_a_circle() -> None:
    graph = grimp.build_graph("game", exclude_type_checking_imports=False, cache_dir=None)
    assert len(graph.modules) > 200
    assert circles(graph) == []


def test_circles_are_found() -> None:
    graph = grimp.ImportGraph()
    for importer, imported in (("a", "b"), ("b", "c"), ("c", "a"), ("a", "d"), ("e", "a")):
        graph.add_import(importer=importer, imported=imported)
    assert circles(graph) == ["a -> b", "b -> c", "c -> a"]


@pytest.mark.parametrize(
    "lines", ["from game import a", "if True:\n        from game.a import b", "import game.a as a"]
)
def test_imports_that_come_late_are_found(lines: str) -> None:
    assert late(ast.parse(f"def f():\n    {lines}"))
    assert not late(ast.parse(f"if True:\n    {lines}\ndef f():\n    import os"))


def test_no_module_imports_late_that_need_not() -> None:
    found = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "game").rglob("*.py")
        if late(ast.parse(path.read_text(encoding="utf-8")))
    }
    assert found <= STARTING, "move what both need to where both may import it"


def late(tree: ast.AST) -> bool:
    """Whether something of the program is imported inside of a function."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return any(_own(node) for each in functions for node in ast.walk(each))


def _own(node: ast.AST) -> bool:
    names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
    names += [each.name for each in node.names] if isinstance(node, ast.Import) else []
    return any(name.split(".")[0] == "game" for name in names)


def contract(id: str) -> dict[str, Any]:
    """One of the contracts that import-linter holds."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return next(each for each in settings["tool"]["importlinter"]["contracts"] if each["id"] == id)


def test_every_scene_is_held_by_the_contracts() -> None:
    replay, others, *_ = contract("scene-layers")["layers"]  # the layers are all that there is
    scenes = {f"game.scenes.{name}" for name in (replay, *others.split(" : "))}
    assert set(contract("scenes")["modules"]) == scenes
    assert set(contract("who-knows-scenes")["protected_modules"]) == scenes - {"game.scenes.table"}
