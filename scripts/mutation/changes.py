"""What can be changed in a module: a comparison, a sign, and/or, not, a number by one."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass

_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_SIGNS: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
_COUNTING = (ast.Compare, ast.BinOp, ast.AugAssign, ast.Slice, ast.Subscript)  # where a number is a boundary
_COUNTERS = frozenset({"range", "min", "max", "enumerate"})


@dataclass(frozen=True)
class Change:
    """One change of a module: `was` and `now` are the expression before and after, `place` the function around it."""

    file: str
    number: int
    line: int
    place: str
    was: str
    now: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.place}: {self.was}  ->  {self.now}"


def changes(file: str, source: str) -> list[Change]:
    """Return all changes of a module in the order of its source."""
    tree = ast.parse(source)
    found = []
    for number, (place, shown, change) in enumerate(_places(tree)):
        was = ast.unparse(shown)
        undo = change()
        found.append(Change(file, number, getattr(shown, "lineno", 0), place, was, ast.unparse(shown)))
        undo()
    return found


def changed(source: str, number: int) -> ast.Module:
    """Return a module with its change of this number."""
    tree = ast.parse(source)
    _, _, change = list(_places(tree))[number]
    change()
    return tree


_Undo = Callable[[], None]
_Place = tuple[str, ast.AST, Callable[[], _Undo]]


def _places(tree: ast.Module) -> Iterator[_Place]:
    """Yield where something can be changed: the function around it, what to show of it, the change itself."""
    for node, parent, place in _walk(tree, tree, ""):
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            yield place, node, _replace(node.ops, 0, _COMPARISONS[type(node.ops[0])]())
        elif isinstance(node, ast.Compare):
            for n, op in enumerate(node.ops):
                yield place, node, _replace(node.ops, n, _COMPARISONS[type(op)]())
        elif isinstance(node, (ast.BinOp, ast.AugAssign)) and type(node.op) in _SIGNS:
            yield place, node, _set(node, "op", _SIGNS[type(node.op)]())
        elif isinstance(node, ast.BoolOp):
            yield place, node, _set(node, "op", ast.Or() if isinstance(node.op, ast.And) else ast.And())
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield place, node, _set(node, "operand", ast.UnaryOp(ast.Not(), node.operand))
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            yield place, node, _set(node, "op", ast.UAdd())
        elif isinstance(node, ast.Constant) and type(node.value) is int and _boundary(parent):
            yield place, parent, _set(node, "value", node.value + 1)


def _boundary(parent: ast.AST) -> bool:
    if isinstance(parent, ast.Call):
        return isinstance(parent.func, ast.Name) and parent.func.id in _COUNTERS
    return isinstance(parent, _COUNTING)


def _walk(node: ast.AST, parent: ast.AST, place: str) -> Iterator[tuple[ast.AST, ast.AST, str]]:
    """Yield every node with its parent and function; annotations and assertions decide nothing."""
    yield node, parent, place
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        place = f"{place}.{node.name}".lstrip(".")
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "type_comment"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not isinstance(child, (ast.Assert, ast.Import, ast.ImportFrom)):
                yield from _walk(child, node, place)


def _replace(items: list[ast.cmpop], n: int, new: ast.cmpop) -> Callable[[], _Undo]:
    def change() -> _Undo:
        old, items[n] = items[n], new
        return lambda: items.__setitem__(n, old)

    return change


def _set(node: ast.AST, name: str, new: object) -> Callable[[], _Undo]:
    def change() -> _Undo:
        old = getattr(node, name)
        setattr(node, name, new)
        return lambda: setattr(node, name, old)

    return change
