"""What scripts/faults.py does once its environment is there."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from _words import say, word
from faulting import MODES, Wanted
from freezer.trouble import Failure

SEED = 1889


def main() -> int:
    """Run the modes that were asked for, one after the other."""
    parser = argparse.ArgumentParser(prog="faults.py", description=word("faults_description"))
    for mode in MODES:
        words = word(f"faults_{mode.replace('-', '_')}")
        parser.add_argument(f"--{mode}", type=int, default=0, metavar="N", help=words)
    parser.add_argument("--seed", type=int, default=SEED, metavar="N", help=word("faults_seed"))
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help=word("faults_jobs"))
    parser.add_argument("--keep", type=Path, metavar="DIR", help=word("faults_keep"))
    parser.add_argument("--only", type=int, metavar="N", help=word("faults_only"))
    chosen = parser.parse_args()
    counts = {mode: getattr(chosen, mode.replace("-", "_")) for mode in MODES}
    if not any(counts.values()):
        parser.error(word("faults_nothing", modes=", ".join(f"--{mode}" for mode in MODES)))
    good = True
    for mode, count in counts.items():
        if count:
            try:
                tally = MODES[mode](Wanted(count, chosen.seed, max(1, chosen.jobs), chosen.only))
            except Failure as failure:
                say("package_problem", problem=failure)
                return 1
            print(tally, flush=True)
            if chosen.keep is not None:
                tally.keep(chosen.keep)
            good = good and tally.good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
