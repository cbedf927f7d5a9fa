"""Runs tests with one change: `python -P trial.py file number arguments of pytest`.

The changed module takes the place of the real one while it is imported; no file is touched.
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, ModuleType

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "scripts")]

from mutation.changes import changed  # noqa: E402


class Changed(MetaPathFinder, Loader):
    """Finds one module, with a change in it."""

    def __init__(self, name: str, file: Path, code: CodeType) -> None:
        self._name = name
        self._file = file
        self._code = code

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Answer for the changed module only."""
        if fullname != self._name:
            return None
        return importlib.util.spec_from_file_location(fullname, self._file, loader=self)

    def exec_module(self, module: ModuleType) -> None:
        """Run the changed code."""
        exec(self._code, module.__dict__)


def main() -> int:
    """Put the change in place and run pytest."""
    file, number = ROOT / sys.argv[1], int(sys.argv[2])
    code = compile(changed(file.read_text(encoding="utf-8"), number), str(file), "exec")
    name = ".".join(Path(sys.argv[1]).with_suffix("").parts).removesuffix(".__init__")
    sys.meta_path.insert(0, Changed(name, file, code))
    import pytest

    return int(pytest.main(sys.argv[3:]))


if __name__ == "__main__":
    sys.exit(main())
