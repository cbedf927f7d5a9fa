"""Answers over a pipe: a line with seconds comes in, a line with what was done in about that time goes out.

Programs that are compared run side by side like this, each for a slice of a few milliseconds while the other waits:
what else the machine does meets both. Seconds are those of the processor, not those spent waiting for it.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
BATCH = 10  # done between two looks at the clock


def serve(start: Callable[[], T], do: Callable[[T, int], int]) -> None:
    """Answer until the pipe ends. `start()` is not timed; `do(it, n)` does n things, fewer when it is over."""
    going: T | None = None
    for line in sys.stdin:
        wanted, spent, count = float(line), 0.0, 0
        while spent < wanted:
            if going is None:
                going = start()
            began = time.process_time()
            done = do(going, BATCH)
            spent += time.process_time() - began
            count += done
            if done < BATCH:
                going = None
        sys.stdout.write(f"{count} {spent!r}\n")
        sys.stdout.flush()
