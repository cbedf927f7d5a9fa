"""Small picture files: with a palette, since few colours are in a picture of the program."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import pygame

MOST = 256


def write(surface: pygame.Surface, path: Path) -> None:
    """Write a picture; one of too many colours for a palette as it is."""
    path.parent.mkdir(parents=True, exist_ok=True)
    deep = pygame.Surface(surface.get_size(), 0, 32)
    deep.blit(surface, (0, 0))
    pixels = memoryview(deep.get_buffer().raw).cast("I")
    colours = sorted(set(pixels))
    if len(colours) > MOST:
        pygame.image.save(surface, str(path), ".png")
        return
    place = {colour: number for number, colour in enumerate(colours)}
    palette = b"".join(bytes(tuple(deep.unmap_rgb(colour))[:3]) for colour in colours)
    path.write_bytes(_indexed(surface.get_size(), palette, bytes(place[pixel] for pixel in pixels)))


def _indexed(size: tuple[int, int], palette: bytes, places: bytes) -> bytes:
    width, height = size
    rows = b"".join(b"\0" + places[width * row : width * (row + 1)] for row in range(height))
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", palette),
            _chunk(b"IDAT", zlib.compress(rows, 9)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
