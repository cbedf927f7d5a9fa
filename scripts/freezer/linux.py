"""What a Linux desktop wants besides the program: menu entry, icons, and the folder an AppImage is made from."""

from __future__ import annotations

import shutil
from pathlib import Path

from freezer import icons, names

PARTS = names.ROOT / "build" / "linux"
ENTRY = f"{names.ID}.desktop"
METADATA = f"{names.ID}.metainfo.xml"
ADD = "add-to-menu.sh"
_INSTALLED = Path("usr") / "lib" / names.ID


def complete(folder: Path) -> None:
    """Put the menu entry, the icon, and the script that adds both to the person's menu beside the program."""
    shutil.copy(PARTS / ENTRY, folder / ENTRY)
    shutil.copy(PARTS / ADD, folder / ADD)
    (folder / ADD).chmod(0o755)
    shutil.copy(_picture(256), folder / f"{names.ID}.png")


def app_folder(folder: Path, target: Path) -> None:
    """Lay out the folder that `appimagetool` takes: AppRun, entry and icon on top, the program below usr."""
    shutil.copytree(folder, target / _INSTALLED, symlinks=True)
    for part in (ENTRY, ADD, f"{names.ID}.png"):
        (target / _INSTALLED / part).unlink()
    shutil.copy(PARTS / "AppRun", target / "AppRun")
    (target / "AppRun").chmod(0o755)
    share = target / "usr" / "share"
    _copy(PARTS / ENTRY, share / "applications" / ENTRY)
    _copy(PARTS / METADATA, share / "metainfo" / METADATA)
    for size in icons.DRAWN:
        _copy(_picture(size), share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{names.ID}.png")
    shutil.copy(PARTS / ENTRY, target / ENTRY)
    shutil.copy(_picture(256), target / f"{names.ID}.png")
    (target / ".DirIcon").symlink_to(f"{names.ID}.png")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, target)


def _picture(size: int) -> Path:
    return icons.PICTURES / f"{names.ID}-{size}.png"
