"""Where the program's own files are: from source, from any current directory, and in a frozen bundle."""

from __future__ import annotations

import sys
from pathlib import Path


def root_dir() -> Path:
    """Folder that holds ``assets`` and ``content``: the bundle's when frozen, else the checkout."""
    bundle = getattr(sys, "_MEIPASS", None)
    return Path(bundle) if bundle is not None else Path(__file__).resolve().parent.parent


def assets_dir() -> Path:
    """Pictures, fonts and sounds."""
    return root_dir() / "assets"


def content_dir() -> Path:
    """The YAML the rules and the texts are read from."""
    return root_dir() / "content"
