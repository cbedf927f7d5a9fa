"""Indexed PNG files whose bytes depend on the picture alone.

The system's zlib may compress differently from version to version, so the deflate stream is written here: matches
found by a fixed search, coded with deflate's fixed Huffman codes.
"""

from __future__ import annotations

import struct
import zlib

from artwork.canvas import Canvas
from artwork.palette import PALETTE

_WINDOW = 32768
_LONGEST = 258
_TRIES = 24
_LENGTH_BASE = (
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    11,
    13,
    15,
    17,
    19,
    23,
    27,
    31,
    35,
    43,
    51,
    59,
    67,
    83,
    99,
    115,
    131,
    163,
    195,
    227,
    258,
)
_LENGTH_EXTRA = (0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0)
_DISTANCE_BASE = (
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
    8193, 12289, 16385, 24577,
)  # fmt: skip
_DISTANCE_EXTRA = (0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13)


def _reversed(value: int, bits: int) -> int:
    return int(f"{value:0{bits}b}"[::-1], 2)


def _literal_code(symbol: int) -> tuple[int, int]:
    if symbol < 144:
        return _reversed(48 + symbol, 8), 8
    if symbol < 256:
        return _reversed(400 + symbol - 144, 9), 9
    if symbol < 280:
        return _reversed(symbol - 256, 7), 7
    return _reversed(192 + symbol - 280, 8), 8


_CODES = [_literal_code(symbol) for symbol in range(286)]
_DISTANCE_CODES = [_reversed(code, 5) for code in range(30)]


class _Bits:
    def __init__(self) -> None:
        self.out = bytearray()
        self.held = 0
        self.count = 0

    def add(self, value: int, bits: int) -> None:
        self.held |= value << self.count
        self.count += bits
        while self.count >= 8:
            self.out.append(self.held & 255)
            self.held >>= 8
            self.count -= 8

    def finish(self) -> bytes:
        if self.count:
            self.out.append(self.held & 255)
        return bytes(self.out)


def _code_index(bases: tuple[int, ...], value: int) -> int:
    index = len(bases) - 1
    while bases[index] > value:
        index -= 1
    return index


_LENGTH_INDEX = [0, 0, 0] + [_code_index(_LENGTH_BASE, length) for length in range(3, _LONGEST + 1)]


def _match(data: bytes, at: int, other: int) -> int:
    limit = min(_LONGEST, len(data) - at)
    length = 0
    while length + 16 <= limit and data[other + length : other + length + 16] == data[at + length : at + length + 16]:
        length += 16
    while length < limit and data[other + length] == data[at + length]:
        length += 1
    return length


def deflate(data: bytes) -> bytes:
    """A zlib stream of the data."""
    bits = _Bits()
    bits.add(0b011, 3)
    recent: dict[bytes, list[int]] = {}
    at = 0
    while at < len(data):
        best, distance = 0, 0
        for other in reversed(recent.get(data[at : at + 3], ())):
            if at - other > _WINDOW:
                break
            length = _match(data, at, other)
            if length > best:
                best, distance = length, at - other
                if length == _LONGEST:
                    break
        if best < 3:
            best = 1
            bits.add(*_CODES[data[at]])
        else:
            index = _LENGTH_INDEX[best]
            bits.add(*_CODES[257 + index])
            bits.add(best - _LENGTH_BASE[index], _LENGTH_EXTRA[index])
            code = _code_index(_DISTANCE_BASE, distance)
            bits.add(_DISTANCE_CODES[code], 5)
            bits.add(distance - _DISTANCE_BASE[code], _DISTANCE_EXTRA[code])
        for position in range(at, min(at + best, len(data) - 2)):
            chain = recent.setdefault(data[position : position + 3], [])
            chain.append(position)
            if len(chain) > _TRIES:
                del chain[0]
        at += best
    bits.add(*_CODES[256])
    return b"\x78\x01" + bits.finish() + struct.pack(">I", zlib.adler32(data))


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def encode(canvas: Canvas) -> bytes:
    """A PNG file of the canvas: 8-bit palette, colour 0 transparent."""
    rows = b"".join(
        b"\0" + bytes(canvas.pixels[y * canvas.width : (y + 1) * canvas.width]) for y in range(canvas.height)
    )
    header = struct.pack(">IIBBBBB", canvas.width, canvas.height, 8, 3, 0, 0, 0)
    colours = bytes(3) + b"".join(bytes(rgb) for rgb in PALETTE.rgb)
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", colours),
            _chunk(b"tRNS", b"\0"),
            _chunk(b"IDAT", deflate(rows)),
            _chunk(b"IEND", b""),
        )
    )
