"""Sound files: one channel, 16 bits, as plain as the format allows."""

from __future__ import annotations

import struct
import sys
from array import array
from collections.abc import Sequence

RATE = 22_050  # samples a second


def encode(samples: Sequence[int]) -> bytes:
    """A WAV file of samples between -32768 and 32767."""
    data = array("h", samples)
    if sys.byteorder == "big":
        data.byteswap()
    body = data.tobytes()
    form = struct.pack("<HHIIHH", 1, 1, RATE, RATE * 2, 2, 16)
    return b"".join(
        (
            b"RIFF" + struct.pack("<I", 36 + len(body)) + b"WAVE",
            b"fmt " + struct.pack("<I", len(form)) + form,
            b"data" + struct.pack("<I", len(body)) + body,
        )
    )
