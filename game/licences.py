"""What the program is made of, and under which licences: assets/licenses/parts.yaml and the texts beside it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import msgspec.yaml

from game.paths import assets_dir, root_dir

FOLDER = "licenses"
LIST = "parts.yaml"


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the program. `files`: patterns of the names of what it puts into the packaged program."""

    name: str
    licence: str
    use: str
    text: str
    files: tuple[str, ...] = ()

    @property
    def path(self) -> Path:
        """Where the licence is: beside the list, or in the program's folder for those that stand elsewhere."""
        beside = assets_dir() / FOLDER / self.text
        return beside if beside.is_file() else root_dir() / self.text


def parts() -> list[Part]:
    """Every part, in the order in which they are shown."""
    return msgspec.yaml.decode((assets_dir() / FOLDER / LIST).read_bytes(), type=list[Part])


def licence(part: Part) -> str | None:
    """The whole text of a part's licence, None when it is not there."""
    try:
        return part.path.read_text(encoding="utf-8")
    except OSError:
        return None
