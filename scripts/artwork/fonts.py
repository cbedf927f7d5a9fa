"""TrueType fonts for the program from web fonts: two subsets joined, the em set to a whole number of font pixels.

Written without a font library, so that the bytes depend on the sources alone. Only what drawing plain text needs is
kept: outlines, widths, the character map, names and metrics; no layout tables (the family has no kerning).
"""

from __future__ import annotations

import itertools
import struct
import zlib
from dataclasses import dataclass
from pathlib import Path

# Flags of a composite glyph's components.
_WORDS, _SCALE, _MORE, _XY_SCALE, _TWO_BY_TWO = 0x1, 0x8, 0x20, 0x40, 0x80
_FIXED_EM = {10: 1500}
"""The ten-pixel face has 75 units a pixel and an em of 18 2/3 of them; 1500 makes it 20."""


@dataclass
class _Face:
    tables: dict[str, bytes]
    glyphs: list[bytes]
    widths: list[tuple[int, int]]
    characters: dict[int, int]


def _tables(woff: bytes) -> dict[str, bytes]:
    (count,) = struct.unpack_from(">H", woff, 12)
    tables = {}
    for entry in range(count):
        tag, offset, packed, length, _ = struct.unpack_from(">4sIIII", woff, 44 + 20 * entry)
        body = woff[offset : offset + packed]
        tables[tag.decode("ascii")] = zlib.decompress(body) if packed < length else body
    return tables


def _characters(cmap: bytes) -> dict[int, int]:
    """The format 4 sub-table as code point -> glyph."""
    (count,) = struct.unpack_from(">H", cmap, 2)
    offsets = [struct.unpack_from(">HHI", cmap, 4 + 8 * entry)[2] for entry in range(count)]
    at = next(offset for offset in offsets if struct.unpack_from(">H", cmap, offset)[0] == 4)
    (doubled,) = struct.unpack_from(">H", cmap, at + 6)
    ends, starts, deltas, ranges = (at + 14, at + 16 + doubled, at + 16 + 2 * doubled, at + 16 + 3 * doubled)
    found: dict[int, int] = {}
    for entry in range(0, doubled, 2):
        (end,) = struct.unpack_from(">H", cmap, ends + entry)
        (start,) = struct.unpack_from(">H", cmap, starts + entry)
        (delta,) = struct.unpack_from(">H", cmap, deltas + entry)
        (reach,) = struct.unpack_from(">H", cmap, ranges + entry)
        for code in range(start, end + 1):
            glyph = code
            if reach:
                (glyph,) = struct.unpack_from(">H", cmap, ranges + entry + reach + 2 * (code - start))
                if glyph == 0:
                    continue
            glyph = (glyph + delta) & 0xFFFF
            if glyph and code != 0xFFFF:
                found[code] = glyph
    return found


def _read(path: Path) -> _Face:
    tables = _tables(path.read_bytes())
    (glyph_count,) = struct.unpack_from(">H", tables["maxp"], 4)
    (long_offsets,) = struct.unpack_from(">h", tables["head"], 50)
    if long_offsets:
        offsets = list(struct.unpack_from(f">{glyph_count + 1}I", tables["loca"]))
    else:
        offsets = [2 * offset for offset in struct.unpack_from(f">{glyph_count + 1}H", tables["loca"])]
    glyphs = [tables["glyf"][one:other] for one, other in itertools.pairwise(offsets)]
    (full,) = struct.unpack_from(">H", tables["hhea"], 34)
    widths = [struct.unpack_from(">Hh", tables["hmtx"], 4 * index) for index in range(full)]
    for index in range(glyph_count - full):
        (bearing,) = struct.unpack_from(">h", tables["hmtx"], 4 * full + 2 * index)
        widths.append((widths[full - 1][0], bearing))
    return _Face(tables, glyphs, [(one, other) for one, other in widths], _characters(tables["cmap"]))


def _moved(glyph: bytes, by: int) -> bytes:
    """A glyph whose components' numbers are raised; a simple glyph is unchanged."""
    if len(glyph) < 10 or struct.unpack_from(">h", glyph)[0] >= 0:
        return glyph
    changed = bytearray(glyph)
    at = 10
    while True:
        flags, component = struct.unpack_from(">HH", changed, at)
        struct.pack_into(">H", changed, at + 2, component + by)
        at += 4 + (4 if flags & _WORDS else 2)
        at += 2 if flags & _SCALE else 4 if flags & _XY_SCALE else 8 if flags & _TWO_BY_TWO else 0
        if not flags & _MORE:
            return bytes(changed)


def _cmap(characters: dict[int, int]) -> bytes:
    """A character map of one format 4 sub-table, a segment for every run with one difference."""
    segments: list[list[int]] = []
    for code in sorted(characters):
        glyph = characters[code]
        if segments and segments[-1][1] == code - 1 and characters[code - 1] == glyph - 1:
            segments[-1][1] = code
        else:
            segments.append([code, code])
    segments.append([0xFFFF, 0xFFFF])
    deltas = [(characters.get(start, 0) - start) & 0xFFFF for start, _ in segments]
    deltas[-1] = 1
    count = len(segments)
    power = 1 << (count.bit_length() - 1)
    body = struct.pack(">HHHH", 2 * count, 2 * power, power.bit_length() - 1, 2 * (count - power))
    body += struct.pack(f">{count}H", *(end for _, end in segments)) + b"\0\0"
    body += struct.pack(f">{count}H", *(start for start, _ in segments))
    body += struct.pack(f">{count}H", *deltas) + bytes(2 * count)
    table = struct.pack(">HHH", 4, len(body) + 6, 0) + body
    return struct.pack(">HHHHIHHI", 0, 2, 0, 3, 20, 3, 1, 20) + table


def _patched(table: bytes, offset: int, form: str, value: int) -> bytes:
    changed = bytearray(table)
    struct.pack_into(form, changed, offset, value)
    return bytes(changed)


def _checksum(body: bytes) -> int:
    padded = body + bytes(-len(body) % 4)
    total: int = sum(struct.unpack(f">{len(padded) // 4}I", padded))
    return total & 0xFFFFFFFF


def _sfnt(tables: dict[str, bytes]) -> bytes:
    count = len(tables)
    power = 1 << (count.bit_length() - 1)
    header = struct.pack(">IHHHH", 0x00010000, count, 16 * power, power.bit_length() - 1, 16 * (count - power))
    offset = 12 + 16 * count
    directory, bodies = b"", b""
    for tag in sorted(tables):
        body = tables[tag]
        directory += struct.pack(">4sIII", tag.encode("ascii"), _checksum(body), offset + len(bodies), len(body))
        bodies += body + bytes(-len(body) % 4)
    return header + directory + bodies


def build(face: int, folder: Path) -> bytes:
    """The TrueType file of a face (named by its capitals' height) from its two web subsets in ``folder``."""
    latin = _read(folder / f"jersey-{face}-latin-400-normal.woff")
    extended = _read(folder / f"jersey-{face}-latin-ext-400-normal.woff")
    first = len(latin.glyphs)
    glyphs = latin.glyphs + [_moved(glyph, first) for glyph in extended.glyphs]
    widths = latin.widths + extended.widths
    characters = {code: glyph + first for code, glyph in extended.characters.items()} | latin.characters
    offsets, body = [0], b""
    for glyph in glyphs:
        body += glyph + bytes(-len(glyph) % 4)
        offsets.append(len(body))
    source = latin.tables
    maxp = bytearray(source["maxp"])
    for at in range(6, len(maxp), 2):
        # Limits are maxima, so the joined font's are the larger of the two.
        larger = max(struct.unpack_from(">H", table, at)[0] for table in (source["maxp"], extended.tables["maxp"]))
        struct.pack_into(">H", maxp, at, larger)
    struct.pack_into(">H", maxp, 4, len(glyphs))
    head = _patched(source["head"], 50, ">h", 1)
    head = _patched(head, 8, ">I", 0)
    if face in _FIXED_EM:
        head = _patched(head, 18, ">H", _FIXED_EM[face])
    tables = {
        "OS/2": source["OS/2"],
        "cmap": _cmap(characters),
        "gasp": source["gasp"],
        "glyf": body,
        "head": head,
        "hhea": _patched(source["hhea"], 34, ">H", len(glyphs)),
        "hmtx": b"".join(struct.pack(">Hh", *width) for width in widths),
        "loca": struct.pack(f">{len(offsets)}I", *offsets),
        "maxp": bytes(maxp),
        "name": source["name"],
        "post": struct.pack(">I", 0x00030000) + source["post"][4:32],
    }
    whole = _sfnt(tables)
    adjustment = (0xB1B0AFBA - _checksum(whole)) & 0xFFFFFFFF
    tables["head"] = _patched(head, 8, ">I", adjustment)
    return _sfnt_with_head_sum(tables, head)


def _sfnt_with_head_sum(tables: dict[str, bytes], head: bytes) -> bytes:
    """The file with head's checksum taken before its adjustment was set, as the format asks."""
    whole = bytearray(_sfnt(tables))
    for entry in range(len(tables)):
        at = 12 + 16 * entry
        if whole[at : at + 4] == b"head":
            struct.pack_into(">I", whole, at + 4, _checksum(head))
    return bytes(whole)
