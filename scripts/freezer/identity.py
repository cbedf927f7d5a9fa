"""How the packaged program introduces itself to Windows and macOS."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from freezer.names import EXECUTABLE, NAME, ROOT, VERSION
from game.content.text import load_default_text

OLDEST_MACOS = "11.0"  # what the wheels for Apple silicon ask for

CODESIGN_IDENTITY = os.environ.get("CARNEGIE_CODESIGN_IDENTITY") or None
"""A certificate of Apple's to sign with on macOS; without one PyInstaller signs ad hoc, which runs after a warning."""


def entitlements() -> str | None:
    """What a program signed with a certificate may do under macOS's hardened runtime; ad hoc there is no such thing."""
    return str(ROOT / "build" / "macos" / "entitlements.plist") if CODESIGN_IDENTITY else None


def numbers(version: str) -> tuple[int, int, int, int]:
    """The four numbers Windows wants, from a version like 1.2.3 or 1.2.3rc1."""
    found = []
    for part in version.split(".")[:4]:
        digits = part[: len(part) - len(part.lstrip("0123456789"))]
        found.append(int(digits) if digits else 0)
    major, minor, patch, build = (*found, 0, 0, 0, 0)[:4]
    return major, minor, patch, build


_RESOURCE = """\
VSVersionInfo(
  ffi=FixedFileInfo(
    filevers={numbers}, prodvers={numbers},
    mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1, subtype=0x0, date=(0, 0),
  ),
  kids=[
    StringFileInfo([StringTable("040904B0", [
{strings}
    ])]),
    VarFileInfo([VarStruct("Translation", [0x0409, 0x04B0])]),
  ],
)
"""


def version_text(version: str = VERSION) -> str:
    """The version resource of the Windows executable, in the form that PyInstaller reads; US English, Unicode."""
    text = load_default_text()
    strings = {
        "CompanyName": text("package.author"),
        "FileDescription": text("window.title"),
        "FileVersion": version,
        "InternalName": EXECUTABLE,
        "LegalCopyright": text("package.copyright"),
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": text("window.title"),
        "ProductVersion": version,
        "Comments": text("window.unofficial"),
    }
    lines = "\n".join(f"      StringStruct({key!r}, {value!r})," for key, value in strings.items())
    return _RESOURCE.format(numbers=numbers(version), strings=lines)


def version_resource(folder: Path) -> str:
    """Path of a file with `version_text`, written into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "version.txt"
    path.write_text(version_text(), encoding="utf-8")
    return str(path)


def info_plist() -> dict[str, Any]:
    """What Info.plist says besides what PyInstaller puts there (name, identifier, version, icon, high resolution)."""
    text = load_default_text()
    return {
        "CFBundleDisplayName": text("window.title"),
        "CFBundleVersion": ".".join(str(number) for number in numbers(VERSION)[:3]),
        "CFBundleDevelopmentRegion": "en",
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST_MACOS,
        "NSHighResolutionCapable": True,
        "NSPrincipalClass": "NSApplication",
        "NSSupportsAutomaticGraphicsSwitching": True,  # no need for the strong graphics card of a notebook
        "NSRequiresAquaSystemAppearance": False,
        "NSHumanReadableCopyright": text("package.copyright"),
    }
