from pathlib import Path

import pytest

from game.paths import assets_dir
from game.ui.palette import colour, palette, read_palette


def test_palette_has_at_most_48_different_colours() -> None:
    assert len(palette()) == len(set(palette().values())) <= 48


def test_a_colour_is_found_by_name() -> None:
    assert colour("paper0") == (0xF6, 0xEA, 0xCB)
    with pytest.raises(KeyError):
        colour("mauve")


def test_built_palette_is_its_source() -> None:
    assert read_palette(assets_dir() / "src" / "palette" / "palette.txt") == palette()


def test_palette_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        palette()["paper0"] = (0, 0, 0)  # type: ignore[index]


@pytest.mark.parametrize("line", ["#12345 short k", "#000000 ink0 k\n#111111 ink0 i", "#000000"])
def test_a_bad_line_names_the_file_and_the_line(tmp_path: Path, line: str) -> None:
    file = tmp_path / "palette.txt"
    file.write_text(line, encoding="utf-8")
    with pytest.raises(ValueError, match=r"palette\.txt:\d"):
        read_palette(file)
