"""Random moves of python-chess: all legal moves listed, one of them played."""

from __future__ import annotations

import random

import chess  # type: ignore[import-not-found]

from benches.slices.serve import serve


def decide(board: chess.Board, number: int) -> int:
    """Play moves by chance; return how many."""
    for done in range(number):
        moves = list(board.legal_moves)
        if not moves or board.fullmove_number > 100:
            return done
        board.push(moves[int(random.random() * len(moves))])
    return number


if __name__ == "__main__":
    random.seed(1)
    serve(chess.Board, decide)
