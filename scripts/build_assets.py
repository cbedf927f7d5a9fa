"""Builds every file under assets/ from assets/src, the same bytes on every machine.

python3 scripts/build_assets.py            into assets/
python3 scripts/build_assets.py --out DIR  elsewhere
python3 scripts/build_assets.py --check    compares with assets/ and lists what differs
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from artwork import everything

ASSETS = Path(__file__).resolve().parents[1] / "assets"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=ASSETS)
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    different = []
    for name, body in everything.files(ASSETS / "src"):
        target = arguments.out / name
        if target.exists() and target.read_bytes() == body:
            continue
        different.append(name)
        if not arguments.check:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(body)
            print(f"{target}: {len(body)} bytes")
    if arguments.check and different:
        print("\n".join(f"differs: {name}" for name in different))
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
