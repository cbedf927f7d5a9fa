"""A smooth map from true positions to positions on the board: a thin-plate spline through the cities.

Only additions, multiplications, divisions and an own logarithm are used, which every machine rounds alike.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

_SCALE = 600.0
_SMOOTHING = 0.012
_LN2 = 0.6931471805599453
_TERMS = 24
Pair = tuple[float, float]


def _ln(value: float) -> float:
    """Natural logarithm by the area-tangent series; the library's may differ in the last bit between machines."""
    mantissa, exponent = math.frexp(value)
    ratio = (mantissa - 1.0) / (mantissa + 1.0)
    square = ratio * ratio
    total, power = 0.0, ratio
    for term in range(_TERMS):
        total += power / (2 * term + 1)
        power *= square
    return 2.0 * total + exponent * _LN2


def _kernel(dx: float, dy: float) -> float:
    square = dx * dx + dy * dy
    return 0.5 * square * _ln(square) if square > 0.0 else 0.0


def _solve(matrix: list[list[float]], right: list[list[float]]) -> list[list[float]]:
    """Gauss elimination with partial pivoting; several right sides at once."""
    size = len(matrix)
    rows = [[*matrix[index], *right[index]] for index in range(size)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda index: (abs(rows[index][column]), -index))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        head = rows[column]
        for index in range(column + 1, size):
            factor = rows[index][column] / head[column]
            if factor != 0.0:
                row = rows[index]
                for position in range(column, len(head)):
                    row[position] -= factor * head[position]
    solution: list[list[float]] = [[0.0] * len(right[0]) for _ in range(size)]
    for column in range(size - 1, -1, -1):
        row = rows[column]
        for side in range(len(right[0])):
            total = row[size + side]
            for position in range(column + 1, size):
                total -= row[position] * solution[position][side]
            solution[column][side] = total / row[column]
    return solution


class Warp:
    """Maps a true position to the board, near every given pair and smooth between them."""

    def __init__(self, pairs: Sequence[tuple[Pair, Pair]]) -> None:
        self._points = [(x / _SCALE, y / _SCALE) for (x, y), _ in pairs]
        count = len(pairs)
        matrix = []
        for index, (x, y) in enumerate(self._points):
            row = [_kernel(x - other_x, y - other_y) for other_x, other_y in self._points]
            row[index] += _SMOOTHING
            matrix.append([*row, 1.0, x, y])
        matrix.append([1.0] * count + [0.0] * 3)
        matrix.append([x for x, _ in self._points] + [0.0] * 3)
        matrix.append([y for _, y in self._points] + [0.0] * 3)
        right = [[x / _SCALE, y / _SCALE] for _, (x, y) in pairs] + [[0.0, 0.0]] * 3
        self._weights = _solve(matrix, right)

    def __call__(self, x: float, y: float) -> Pair:
        x, y = x / _SCALE, y / _SCALE
        count = len(self._points)
        total_x = self._weights[count][0] + self._weights[count + 1][0] * x + self._weights[count + 2][0] * y
        total_y = self._weights[count][1] + self._weights[count + 1][1] * x + self._weights[count + 2][1] * y
        for (other_x, other_y), (weight_x, weight_y) in zip(self._points, self._weights, strict=False):
            value = _kernel(x - other_x, y - other_y)
            total_x += weight_x * value
            total_y += weight_y * value
        return total_x * _SCALE, total_y * _SCALE
