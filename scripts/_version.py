"""Refuse a Python that is too old, in a sentence instead of a syntax error. Runs on any Python since 2.7."""

import os
import sys

import _words

OLDEST = (3, 11)


def dotted(version):
    # type: (tuple[int, ...]) -> str
    return ".".join(str(part) for part in version)


def require(found=tuple(sys.version_info[:3])):
    # type: (tuple[int, ...]) -> None
    """Leave with a sentence (SystemExit, status 3) when this Python is too old."""
    if found[:2] < OLDEST:
        script = os.path.join("scripts", os.path.basename(sys.argv[0]))
        _words.say("python_too_old", needed=dotted(OLDEST), found=dotted(found), script=script)
        raise SystemExit(3)
