"""Makes the pictures of docs/screens from kept games.

python3 scripts/screens.py                 those that look different from their file
python3 scripts/screens.py NAME...         only these
python3 scripts/screens.py --out DIR       elsewhere
python3 scripts/screens.py --play          lets bots play the games anew first: after a change of the rules
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import pygame
from gallery import draw, games, moments, png

ROOT = Path(__file__).resolve().parents[1]
NAMES = ("Margaret", "Frank", "Louise", "Henry")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", choices=[*moments.PICTURES, []])
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "screens")
    parser.add_argument("--play", action="store_true")
    arguments = parser.parse_args()
    with draw.window() as window:
        if arguments.play:
            for name in games.OPTIONS:
                games.play(window.content, name, NAMES)
        for path, (name, size) in moments.files(arguments.out, arguments.names or moments.PICTURES).items():
            surface = draw.draw(window, name, size)
            if path.exists() and not draw.difference(surface, pygame.image.load(str(path))):
                continue
            png.write(surface, path)
            print(f"{path}: {path.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
