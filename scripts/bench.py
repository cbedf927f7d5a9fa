"""Measure: `python3 scripts/bench.py [name...]`; without names, everything. Exit status 1 when a limit is broken."""

import os
import sys

# Not a matter of course: PYTHONSAFEPATH leaves it out.
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import _version

_version.require()

import _env


def main():
    # type: () -> int
    place = _env.ensure("package")
    line = [str(place.python), "-P", str(_env.ROOT / "scripts" / "_bench.py"), *sys.argv[1:]]
    return _env.become(line, _env.variables(place, dict(os.environ)))


if __name__ == "__main__":
    sys.exit(_env.guarded(main))
