"""A fixed piece of plain Python: a walk through lists and a dictionary that any machine's Python can do."""

from __future__ import annotations

from benches.slices.serve import serve

STEPS = 100


def walk(kept: dict[int, list[int]], number: int) -> int:
    """Walk `number` times 100 steps."""
    at = 0
    for _ in range(number):
        for step in range(STEPS):
            row = kept[at]
            row[1] += step
            at = (row[0] + step) % 64
    return number


if __name__ == "__main__":
    serve(lambda: {n: [n * 7 % 64, 0] for n in range(64)}, walk)
