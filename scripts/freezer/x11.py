"""A display of its own (Xvfb), with a mouse that programs can move (xdotool) and a screen that can be photographed."""

from __future__ import annotations

import contextlib
import os
import shutil
import struct
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from _words import say, word

from freezer.trouble import Failure

_PACKAGES = {"Xvfb": "xvfb", "xdotool": "xdotool"}  # program: Debian's name of its package


def require() -> None:
    """Make sure of Xvfb and xdotool; Debian's root installs them. Raises Failure where they stay missing."""
    missing = [package for program, package in _PACKAGES.items() if shutil.which(program) is None]
    if not missing:
        return
    command = ["apt-get", "install", "--yes", "--no-install-recommends", *missing]
    if shutil.which("apt-get") and getattr(os, "geteuid", lambda: 1)() == 0:
        say("package_installing", names=", ".join(missing))
        for line in (["apt-get", "update"], command):
            environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            subprocess.call(line, stdout=subprocess.DEVNULL, env=environ)
        missing = [package for program, package in _PACKAGES.items() if shutil.which(program) is None]
    if missing:
        raise Failure(word("package_missing", names=", ".join(missing), command=" ".join(["sudo", *command])))


@dataclass(frozen=True)
class Picture:
    """A photograph: three bytes a pixel, red first, rows from the top."""

    width: int
    height: int
    pixels: bytes


@dataclass(frozen=True)
class Display:
    """A running Xvfb: its name for DISPLAY, and the folder in which it keeps its screen as a file."""

    name: str
    folder: Path

    def xdotool(self, *arguments: str) -> str:
        """Run xdotool here and return what it prints; empty when it fails, for instance when a window is not there."""
        done = subprocess.run(
            ["xdotool", *arguments], env={**os.environ, "DISPLAY": self.name}, capture_output=True, text=True
        )
        return done.stdout if done.returncode == 0 else ""

    def ids(self, title: str) -> list[str]:
        """The numbers of the windows with this title that are shown."""
        # Not `search --name`: some versions find nothing by names in UTF-8.
        found = self.xdotool("search", "--onlyvisible", "--class", ".").split()
        return [id for id in found if self.xdotool("getwindowname", id).strip() == title]

    def window(self, title: str) -> tuple[int, int, int, int] | None:
        """Left, top, width and height of the window with this title, None when there is none that is shown."""
        for id in self.ids(title):
            lines = self.xdotool("getwindowgeometry", "--shell", id).splitlines()
            values = dict(line.split("=", 1) for line in lines if "=" in line)
            if {"X", "Y", "WIDTH", "HEIGHT"} <= values.keys():
                return int(values["X"]), int(values["Y"]), int(values["WIDTH"]), int(values["HEIGHT"])
        return None

    def click(self, x: int, y: int) -> None:
        """Move the mouse to a point of the screen, press its left button, and let go of it."""
        self.xdotool("mousemove", str(x), str(y), "sleep", "0.05", "mousedown", "1", "sleep", "0.05", "mouseup", "1")

    def point(self, x: int, y: int) -> None:
        """Move the mouse."""
        self.xdotool("mousemove", str(x), str(y))

    def photograph(self, area: tuple[int, int, int, int]) -> Picture:
        """Read a part of the screen (left, top, width, height): what is really shown there."""
        data = (self.folder / "Xvfb_screen0").read_bytes()
        return cut(data, area)


def cut(data: bytes, area: tuple[int, int, int, int]) -> Picture:
    """Take a part out of an X window dump of 32 bits a pixel, as Xvfb keeps its screen."""
    fields = struct.unpack(">25I", data[:100])
    header, depth, order, bits, stride, colours = fields[0], fields[3], fields[7], fields[11], fields[12], fields[19]
    if bits != 32 or depth != 24:
        raise ValueError(bits, depth)
    start = header + 12 * colours
    left, top, width, height = area
    rows = bytearray()
    for y in range(top, top + height):
        row = data[start + y * stride + left * 4 : start + y * stride + (left + width) * 4]
        part = bytearray(3 * width)
        # Least significant byte first: blue, green, red, nothing.
        part[0::3], part[1::3], part[2::3] = (row[2::4], row[1::4], row[0::4]) if order == 0 else (
            row[1::4], row[2::4], row[3::4],
        )  # fmt: skip
        rows += part
    return Picture(width, height, bytes(rows))


@contextlib.contextmanager
def display(folder: Path, size: tuple[int, int] = (1366, 768)) -> Iterator[Display]:
    """Run an Xvfb while the block lasts, white where there is no window; it chooses a number that is free."""
    reading, writing = os.pipe()
    line = [
        "Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size[0]}x{size[1]}x24",
        "-fbdir", str(folder), "-wr", "-nolisten", "tcp", "-noreset",
    ]  # fmt: skip
    server = subprocess.Popen(line, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()
        if not number:
            raise Failure(word("package_no_display"))
        yield Display(f":{number}", folder)
    finally:
        server.terminate()
        server.wait()
