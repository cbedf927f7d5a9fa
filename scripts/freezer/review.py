"""Whether what was built is what is wanted: small enough, nothing unused, every part with its licence."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

from _words import word

from freezer import archive, names
from game import licences

FOLDER_LIMIT = 70_000_000  # bytes
ONE_FILE_LIMIT = 45_000_000
_LIBRARIES = (".so", ".dll", ".dylib", ".pyd")
_FONTS = (".ttf", ".otf", ".ttc", ".woff", ".woff2", ".pcf")


def problems(out: Path, *, onefile: bool) -> list[str]:
    """Sentences about what is wrong with the outcome of a build, none when all is well."""
    folder = out / names.FOLDER
    found = [*too_large(folder, FOLDER_LIMIT, archive.size(folder)), *unlicensed(folder), *foreign_fonts(folder)]
    if onefile:
        file = out / (names.ONE_FILE + names.SUFFIX)
        found += too_large(file, ONE_FILE_LIMIT, file.stat().st_size)
    return found


def too_large(path: Path, limit: int, size: int) -> Iterator[str]:
    """Compare a size with the most it may be."""
    if size > limit:
        yield word("package_too_large", name=path.name, size=megabytes(size), limit=megabytes(limit))


def unlicensed(folder: Path) -> Iterator[str]:
    """Libraries that belong to no part of the licences' list, and licences that are not in the folder."""
    parts = licences.parts()
    patterns = [pattern for part in parts for pattern in part.files]
    for path in archive.inside(folder):
        library = any(suffix in path.suffixes for suffix in _LIBRARIES)
        if library and not any(fnmatch(path.name, pattern) for pattern in patterns):
            yield word("package_unlicensed", name=path.name)
    texts = {path.name for path in archive.inside(folder) if path.is_file()}
    for part in parts:
        if part.path.name not in texts:
            yield word("package_no_licence", name=part.name, file=part.text)


def foreign_fonts(folder: Path) -> Iterator[str]:
    """Fonts that are not the game's own."""
    for path in archive.inside(folder):
        if path.suffix.lower() in _FONTS and path.parts[-3:-1] != ("assets", "fonts"):
            yield word("package_unused", name=path.relative_to(folder).as_posix())


def megabytes(size: int) -> str:
    """A size as people write it: millions of bytes, one digit after the point."""
    return f"{size / 1e6:.1f}"
