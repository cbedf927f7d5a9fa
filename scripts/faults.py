"""Harm the program on purpose and look for what is lost: `python3 scripts/faults.py --kills N` and other modes.

--kills: it is killed while it is being played; --refuse: what it asks of the file system is refused; --fuzz-saves and
--fuzz-content: its files say anything. Exit status 1 when something was lost, failed or hung, 3 without environment.
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
    line = [str(place.python), "-P", str(_env.ROOT / "scripts" / "_faults.py"), *sys.argv[1:]]
    return _env.become(line, _env.variables(place, dict(os.environ)))


if __name__ == "__main__":
    sys.exit(_env.guarded(main))
