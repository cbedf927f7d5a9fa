"""Start Carnegie: `python3 scripts/play.py [arguments of python -m game]`, from any current directory.

The first run makes a private environment; later ones need no network. The exit status is the game's, or 3
when the environment could not be made.
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
    place = _env.ensure("play")
    line = _env.command(place, "game", sys.argv[1:])
    return _env.become(line, _env.variables(place, dict(os.environ)))


if __name__ == "__main__":
    sys.exit(_env.guarded(main))
