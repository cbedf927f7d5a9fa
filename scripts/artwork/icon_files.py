"""Icon files of the systems: containers around the program's icon as PNG."""

from __future__ import annotations

import struct

# Apple's four-letter types of PNG entries by size.
_APPLE = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08"}


def windows(pictures: dict[int, bytes]) -> bytes:
    """An ICO file of PNG pictures by size (at most 256)."""
    header = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(header) + 16 * len(pictures)
    entries, bodies = b"", b""
    for size in sorted(pictures):
        body = pictures[size]
        # 0 stands for 256; pictures have a palette but are declared by their 32 bits with transparency.
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(body), offset + len(bodies))
        bodies += body
    return header + entries + bodies


def apple(pictures: dict[int, bytes]) -> bytes:
    """An ICNS file of those pictures whose size the format knows."""
    entries = b"".join(
        _APPLE[size] + struct.pack(">I", 8 + len(pictures[size])) + pictures[size]
        for size in sorted(pictures)
        if size in _APPLE
    )
    return b"icns" + struct.pack(">I", 8 + len(entries)) + entries
