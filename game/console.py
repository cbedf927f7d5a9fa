"""Standard output for a program without a console.

A windowed program on Windows starts with no standard streams, even when it was started from a terminal or its output
goes into a file. The commands write there all the same, so every stream is given something to be.
"""

from __future__ import annotations

import io
import os
import sys
from typing import TextIO


def prepare() -> None:
    """Make sure of standard output and standard error, and that they take every letter."""
    if sys.platform == "win32" and (sys.stdout is None or sys.stderr is None):
        _attach()
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, _written(os.devnull))
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")


def _written(name: str) -> TextIO:
    return open(name, "w", encoding="utf-8", errors="replace", buffering=1)


if sys.platform == "win32":
    import ctypes
    import msvcrt

    _STANDARD = {"stdout": -11, "stderr": -12}  # numbers of GetStdHandle
    _PARENT = -1  # AttachConsole: the console of who started this program
    _DISK, _PIPE = 1, 3  # answers of GetFileType

    def _attach() -> None:
        """Use the file or pipe that a stream was sent to, else the terminal that the program was started from."""
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        kernel.GetStdHandle.restype = ctypes.c_void_p
        kernel.GetFileType.argtypes = [ctypes.c_void_p]
        for name, number in _STANDARD.items():
            if getattr(sys, name) is not None:
                continue
            handle = kernel.GetStdHandle(number)
            if handle and kernel.GetFileType(handle) in (_DISK, _PIPE):
                file = msvcrt.open_osfhandle(handle, os.O_TEXT)
                setattr(sys, name, os.fdopen(file, "w", encoding="utf-8", errors="replace"))
        if None in (sys.stdout, sys.stderr) and kernel.AttachConsole(_PARENT):
            for name in _STANDARD:
                if getattr(sys, name) is None:
                    setattr(sys, name, _written("CONOUT$"))
else:

    def _attach() -> None:
        """Only Windows takes streams away."""
