"""Make the packaged program for this system: `python3 scripts/package.py [--onefile] [--verify] [--out DIR]`.

Into dist/: a folder with one program to start, packed, and with --onefile a single file as well. --verify builds both
and plays them as a stranger would. Exit status: 0, 1 when something is wrong with the outcome, 3 without environment.
"""

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
    line = [str(place.python), "-P", str(_env.ROOT / "scripts" / "_package.py"), *sys.argv[1:]]
    return _env.become(line, _env.variables(place, dict(os.environ)))


if __name__ == "__main__":
    sys.exit(_env.guarded(main))
