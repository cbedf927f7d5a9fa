"""The program's icon in the forms Windows and macOS want, from assets/icons/carnegie-<size>.png."""

from __future__ import annotations

import io
import struct
from pathlib import Path

import pygame

from freezer.names import ROOT

PICTURES = ROOT / "assets" / "icons"
DRAWN = (16, 32, 48, 64, 128, 256)
_AS_PNG = 256  # sides from which on Windows expects compressed pictures

# Type of each picture of an .icns file, and its side in pixels; @2x types hold twice what they are shown at.
_ICNS = (
    (b"icp4", 16), (b"icp5", 32), (b"icp6", 64), (b"ic07", 128), (b"ic08", 256), (b"ic09", 512), (b"ic10", 1024),
    (b"ic11", 32), (b"ic12", 64), (b"ic13", 256), (b"ic14", 512),
)  # fmt: skip


def picture(side: int) -> pygame.Surface:
    """The icon at a size: drawn for it, or the largest drawing that fits a whole number of times, enlarged."""
    source = next(size for size in reversed(DRAWN) if side % size == 0)
    drawn = pygame.image.load(str(PICTURES / f"carnegie-{source}.png"))
    rgba = pygame.Surface(drawn.get_size(), pygame.SRCALPHA, 32)
    rgba.blit(drawn, (0, 0))
    return rgba if source == side else pygame.transform.scale_by(rgba, side // source)


def png(side: int) -> bytes:
    """The icon as a PNG file."""
    file = io.BytesIO()
    pygame.image.save(picture(side), file, "icon.png")
    return file.getvalue()


def ico() -> bytes:
    """A Windows icon with every drawn size."""
    bodies = [png(side) if side >= _AS_PNG else _bitmap(side) for side in DRAWN]
    offset = 6 + 16 * len(DRAWN)
    entries = b""
    for side, body in zip(DRAWN, bodies, strict=True):
        # 256 is written as 0: the field is one byte.
        entries += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(body), offset)
        offset += len(body)
    return struct.pack("<HHH", 0, 1, len(DRAWN)) + entries + b"".join(bodies)


def _bitmap(side: int) -> bytes:
    """A bitmap as icons hold it: rows from the bottom, then a mask of one bit a pixel, rows padded to four bytes."""
    surface = picture(side)
    colours, mask = bytearray(), bytearray()
    for y in reversed(range(side)):
        bits = bytearray((side + 31) // 32 * 4)
        for x in range(side):
            red, green, blue, alpha = surface.get_at((x, y))
            colours += bytes((blue, green, red, alpha))
            if alpha == 0:
                bits[x // 8] |= 0x80 >> x % 8
        mask += bits
    header = struct.pack("<IiiHHIIiiII", 40, side, 2 * side, 1, 32, 0, len(colours) + len(mask), 0, 0, 0, 0)
    return header + bytes(colours) + bytes(mask)


def icns() -> bytes:
    """A macOS icon from 16 pixels to 1024."""
    parts = b""
    for kind, side in _ICNS:
        body = png(side)
        parts += kind + struct.pack(">I", len(body) + 8) + body
    return b"icns" + struct.pack(">I", len(parts) + 8) + parts


def write(folder: Path) -> dict[str, str]:
    """Write both into `folder`; their paths by sys.platform."""
    folder.mkdir(parents=True, exist_ok=True)
    files = {"win32": folder / "carnegie.ico", "darwin": folder / "carnegie.icns"}
    files["win32"].write_bytes(ico())
    files["darwin"].write_bytes(icns())
    return {system: str(path) for system, path in files.items()}
