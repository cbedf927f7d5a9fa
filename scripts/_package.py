"""What scripts/package.py does once its environment is there."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from _words import say, word
from freezer import build, names, review, verify
from freezer.trouble import Failure


def main() -> int:
    """Build, review, and when asked to, verify."""
    parser = argparse.ArgumentParser(prog="package.py", description=word("package_description"))
    parser.add_argument("--onefile", action="store_true", help=word("package_onefile"))
    parser.add_argument("--verify", action="store_true", help=word("package_verify"))
    parser.add_argument("--out", type=Path, default=names.ROOT / "dist", help=word("package_out"))
    parser.add_argument("--built", action="store_true", help=word("package_built"))
    chosen = parser.parse_args()
    out, onefile = chosen.out.resolve(), chosen.onefile or chosen.verify
    try:
        finished = (build.pack if chosen.built else build.build)(out, onefile=onefile)
        found = review.problems(out, onefile=onefile)
        for file in finished:
            say("package_finished", file=file, size=review.megabytes(file.stat().st_size))
        for problem in found:
            say("package_problem", problem=problem)
        if chosen.verify and not found:
            verify.verify(out)
    except Failure as failure:
        say("package_problem", problem=failure)
        return 1
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
