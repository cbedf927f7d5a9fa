"""What scripts/bench.py does once its environment is there."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from _words import say, word
from benches import Measured, benches
from freezer.trouble import Failure


def told(measured: Measured) -> str:
    """A line about something measured."""
    name = word(measured.name)
    line = word("bench_line", name=name, seconds=f"{measured.seconds:.3f}")
    if measured.to is not None:
        other = word(measured.to.name)
        line += word("bench_ratio", ratio=f"{measured.value:.2f}", to=other)
    if measured.limit is not None:
        line += word("bench_limit_kept" if measured.good else "bench_limit_broken", limit=measured.limit)
    return line


def main() -> int:
    """Run the benches that were named, or all."""
    known = benches()
    parser = argparse.ArgumentParser(prog="bench.py", description=word("bench_description"))
    parser.add_argument("names", nargs="*", metavar="name", help=", ".join(known))
    chosen = parser.parse_args().names or list(known)
    if unknown := [name for name in chosen if name not in known]:
        parser.error(word("bench_unknown", names=", ".join(unknown), known=", ".join(known)))
    good = True
    for name in chosen:
        try:
            lines = known[name]()
        except Failure as failure:
            say("package_problem", problem=failure)
            return 1
        for measured in lines:
            print(told(measured), flush=True)
            good = good and measured.good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
