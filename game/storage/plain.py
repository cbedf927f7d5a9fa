"""JSON as it comes: from this program, from an editor that puts a mark at its start, or damaged."""

from __future__ import annotations

import codecs

import msgspec

DAMAGE = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What `decode` raises for a file that says nothing that can be used."""


def without_mark(data: bytes) -> bytes:
    """Return JSON in UTF-8 without a byte order mark; UnicodeError where it is none of the encodings editors use."""
    if data.startswith(codecs.BOM_UTF8):
        return data[len(codecs.BOM_UTF8) :]
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return data.decode("utf-16").encode("utf-8")
    return data


def decode(data: bytes) -> dict[str, object]:
    """Return the object that a JSON file holds; one of `DAMAGE` where it holds none."""
    return msgspec.json.decode(without_mark(data), type=dict[str, object])
