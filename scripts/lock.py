"""Write requirements/*.txt anew from pyproject.toml: every package, for all systems, with its files' hashes.

For developers: `python3 scripts/lock.py [arguments of uv, for example --upgrade]`. Each set keeps the
versions of the one before it, so that they fit into one environment.
"""

from __future__ import annotations

import shutil
import subprocess
import sys

from _env import ROOT
from _version import OLDEST, dotted
from _words import say

# Set: (extra of pyproject.toml, set whose versions it keeps).
_SETS = {"play": (None, None), "test": ("test", "play"), "package": ("package", "test")}


def main() -> int:
    """Exit status: uv's."""
    uv = shutil.which("uv")
    if uv is None:
        say("uv_missing")
        return 1
    for name, (extra, kept) in _SETS.items():
        line = [
            uv, "pip", "compile", "--quiet", "--universal", "--python-version", dotted(OLDEST),
            "--generate-hashes", "--no-emit-index-url", "--custom-compile-command", "python3 scripts/lock.py",
            "pyproject.toml", "--output-file", f"requirements/{name}.txt", *sys.argv[1:],
        ]  # fmt: skip
        line += ["--extra", extra] if extra else []
        line += ["--constraint", f"requirements/{kept}.txt"] if kept else []
        if status := subprocess.call(line, cwd=ROOT):
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main())
