"""Check everything: `python3 scripts/test.py [--quick | --full] [arguments of pytest]`, from any directory.

Stages: ruff, mypy, the import contract, pytest. All run even when one fails; the status is 0 when all passed,
1 when one failed, 3 when the environment could not be made. --quick leaves out tests marked slow, --full adds
those marked full.
"""

import os
import sys

# Not a matter of course: PYTHONSAFEPATH leaves it out.
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import _version

_version.require()

import _env
import _stages

if __name__ == "__main__":
    sys.exit(_env.guarded(_stages.main))
