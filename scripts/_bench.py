"""What scripts/bench.py does once its environment is there."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from _words import say, word
from benches import Compared, Measured, benches, profiles
from freezer.trouble import Failure


def told(measured: Measured | Compared) -> str:
    """A line about something measured."""
    if isinstance(measured, Compared):
        return _told(measured)
    name = word(measured.name)
    line = word("bench_line", name=name, seconds=f"{measured.seconds:.3f}")
    if measured.to is not None:
        other = word(measured.to.name)
        line += word("bench_ratio", ratio=f"{measured.value:.2f}", to=other)
    if measured.limit is not None:
        line += word("bench_limit_kept" if measured.good else "bench_limit_broken", limit=measured.limit)
    return line


def _told(figure: Compared) -> str:
    values = {name: f"{getattr(figure, name):.2f}" for name in ("value", "low", "high")}
    line = word("bench_figure", name=word(f"bench_{figure.name}"), unit=figure.unit, **values)
    if figure.goal is not None:
        side = "most" if figure.goal.at_most else "least"
        key = f"bench_goal_{side}" if figure.good else f"bench_goal_missed_{side}"
        line += word(key, goal=figure.goal.goal, least=figure.goal.least)
    return line


def plain(measured: Measured | Compared) -> dict[str, object]:
    """What --json tells of something measured."""
    found = {name: value for name, value in vars(measured).items() if name not in ("to", "goal")}
    if isinstance(measured, Compared):
        found |= {} if measured.goal is None else vars(measured.goal)
    else:
        found["value"] = measured.value
    return found | {"good": measured.good}


def main() -> int:
    """Run the benches that were named, or all."""
    known = benches()
    parser = argparse.ArgumentParser(prog="bench.py", description=word("bench_description"))
    parser.add_argument("names", nargs="*", metavar="name", help=", ".join(known))
    parser.add_argument("--json", action="store_true", help=word("bench_json"))
    parser.add_argument("--profile", choices=list(profiles()), help=word("bench_profile"))
    arguments = parser.parse_args()
    if arguments.profile is not None:
        profiles()[arguments.profile]()
        return 0
    chosen = arguments.names or list(known)
    if unknown := [name for name in chosen if name not in known]:
        parser.error(word("bench_unknown", names=", ".join(unknown), known=", ".join(known)))
    found: dict[str, list[Measured | Compared]] = {}
    for name in chosen:
        try:
            found[name] = list(known[name]())
        except Failure as failure:
            say("package_problem", problem=failure)
            return 1
        if not arguments.json:
            print("\n".join(map(told, found[name])), flush=True)
    if arguments.json:
        print(json.dumps({name: [plain(measured) for measured in lines] for name, lines in found.items()}, indent=1))
    return 0 if all(measured.good for lines in found.values() for measured in lines) else 1


if __name__ == "__main__":
    sys.exit(main())
