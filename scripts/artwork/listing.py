"""JSON files of the build: sorted, one entry a line."""

from __future__ import annotations

import json
from collections.abc import Iterator


def listed(data: object) -> bytes:
    """JSON with one entry a line, so that a change shows as a line, ending with a newline."""
    return ("\n".join(_lines(data)) + "\n").encode("ascii")


def _lines(data: object, depth: int = 0) -> Iterator[str]:
    indent = " " * (depth + 1)
    if not isinstance(data, dict) or depth == 3:
        yield json.dumps(data, sort_keys=True, separators=(",", ":"))
        return
    yield "{"
    for position, name in enumerate(sorted(data)):
        first, *rest = _lines(data[name], depth + 1)
        lines = [f"{indent}{json.dumps(name)}: {first}", *rest]
        if position < len(data) - 1:
            lines[-1] += ","
        yield from lines
    yield " " * depth + "}"
